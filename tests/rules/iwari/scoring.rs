//! Tents, totems and settlements (I10 to I12).

use super::*;
use thicket::games::iwari::scoring::{connection_points, majority_points};

#[test]
fn iwari_10_1_tribes_without_tents_get_nothing() {
    assert_eq!(majority_points([0, 3, 0, 0, 0]), [0, 3, 0, 0, 0]);
    assert_eq!(majority_points([0; 5]), [0; 5]);
}

#[test]
fn iwari_10_2_the_first_rank_scores_all_tents() {
    assert_eq!(majority_points([1, 4, 2, 0, 0])[1], 7);
}

#[test]
fn iwari_10_3_a_lower_rank_scores_the_tents_of_the_rank_above() {
    assert_eq!(majority_points([1, 4, 2, 0, 0]), [2, 7, 4, 0, 0]);
}

#[test]
fn iwari_10_4_tied_tribes_share_a_rank_and_push_nobody_down() {
    assert_eq!(majority_points([3, 1, 3, 0, 0]), [7, 3, 7, 0, 0]);
}

#[test]
fn iwari_10_5_the_table() {
    for (tents, points) in [
        ([4, 2, 1, 0, 0], [7, 4, 2, 0, 0]),
        ([3, 3, 1, 0, 0], [7, 7, 3, 0, 0]),
        ([5, 2, 2, 1, 0], [10, 5, 5, 2, 0]),
        ([2, 0, 0, 0, 0], [2, 0, 0, 0, 0]),
        ([1, 1, 1, 0, 0], [3, 3, 3, 0, 0]),
    ] {
        assert_eq!(majority_points(tents), points, "{tents:?}");
    }
}

#[test]
fn iwari_11_1_a_mountain_takes_its_connection_out() {
    let tents = "red.tents = [11, 21]\nred.totems = { f1 = 1, t1 = 1 }";
    let first = |state: &State| state.link_points(state.board.connections().next().unwrap().0)[0];
    assert_eq!(first(&at(tents)), 2);
    assert_eq!(first(&at(&format!("mountains = [1]\n{tents}"))), 0);
}

#[test]
fn iwari_11_2_most_totems_at_both_ends_score_all_totems_of_both() {
    assert_eq!(connection_points([2, 1, 0, 0, 0], [1, 0, 0, 0, 0]), [4, 0, 0, 0, 0]);
    assert_eq!(connection_points([1, 0, 0, 0, 0], [0; 5]), [0; 5], "one at each end at least");
    assert_eq!(connection_points([1, 2, 0, 0, 0], [1, 0, 0, 0, 0]), [0; 5], "second at one end");
}

#[test]
fn iwari_11_3_connections_score_in_the_order_of_their_numbers() {
    let rest = all_but(3, &[Kind::Tundra]);
    let mut state = at(&format!(
        "turn = 'yellow'\nyellow.hand = ['tundra']\ndiscard = {rest}\n\
         red.tents = [11, 21, 51]\nred.totems = {{ f1 = 1, t1 = 1, d1 = 1 }}"
    ));
    let log = act(&mut state, "discard tundra", &[]);
    let numbers: Vec<_> = log
        .iter()
        .filter(|event| event.what == thicket::games::iwari::event::EventKind::ScoredConnection)
        .map(|event| event.details[1])
        .collect();
    use thicket::games::iwari::event::Detail;
    assert_eq!(numbers, [Some(Detail::Connection(1)), Some(Detail::Connection(5))]);
}

#[test]
fn iwari_11_4_the_table() {
    assert_eq!(connection_points([2, 1, 0, 0, 0], [1, 0, 0, 0, 0]), [4, 0, 0, 0, 0]);
    assert_eq!(connection_points([1, 1, 0, 0, 0], [1, 1, 0, 0, 0]), [4, 4, 0, 0, 0]);
    assert_eq!(connection_points([2, 0, 0, 0, 0], [0, 2, 0, 0, 0]), [0; 5]);
}

#[test]
fn iwari_12_1_four_tents_without_a_gap_over_roads_and_territories() {
    let sizes = |tents: &str| at(&format!("red.tents = {tents}")).settlements(0).collect::<Vec<_>>();
    assert_eq!(sizes("[12, 13, 21, 22]"), [4], "along a road into the next territory");
    assert_eq!(sizes("[11, 12, 15, 16]"), [4], "over a junction from one road to another");
    assert_eq!(sizes("[12, 13, 22, 23]"), [0; 0], "a gap");
    assert_eq!(sizes("[11, 12, 13]"), [0; 0], "three are too few");
}

#[test]
fn iwari_12_2_each_tent_of_a_settlement_scores_one() {
    let rest = all_but(3, &[Kind::Tundra]);
    let mut state = at(&format!(
        "turn = 'yellow'\nyellow.hand = ['tundra']\ndiscard = {rest}\nred.tents = [11, 12, 13, 15, 16, 21, 23]"
    ));
    let before: i16 = 5 + 2;
    act(&mut state, "discard tundra", &[]);
    assert_eq!(state.scores[0] - before, 6, "the tent in 23 is not joined");
}

#[test]
fn iwari_12_3_every_group_of_four_or_more_scores_its_size() {
    let state = at("red.tents = [12, 13, 21, 22, 41, 42, 43, 71, 72, 95]");
    let mut sizes: Vec<usize> = state.settlements(0).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [4, 5]);
}
