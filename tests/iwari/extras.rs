//! Feats, expeditions and special boards (I13 to I15).

use super::*;
use thicket::games::iwari::expedition::Mission;
use thicket::games::iwari::place::Connection;
use thicket::kernel::Seat;

const FEATS: &str = "extras = ['feats']\nred.hand = ['tundra', 'tundra', 'glacier']\n\
                     display = ['forest', 'forest', 'coast', 'desert']\n";

fn with(more: &str) -> State {
    at(&format!("{FEATS}{more}"))
}

#[test]
fn iwari_13_1_who_completes_a_settlement_may_put_a_union_where_it_lies() {
    let mut state = with("red.tents = [12, 13, 21]");
    act(&mut state, "tent 22 match", &[]);
    assert_eq!(
        (asked_law(&state), legal(&state)),
        ("I13.1", vec!["pass".into(), "union 10".into(), "union 20".into()])
    );
    let mut declined = state.clone();
    act(&mut state, "union 10", &[]);
    assert_eq!(state.territory_factor(territory(&state, "f1")), 2);
    act(&mut declined, "pass", &[]);
    assert_eq!(declined.territory_factor(territory(&declined, "f1")), 1);

    let mut larger = with("red.tents = [11, 12, 13, 21]");
    act(&mut larger, "tent 22 match", &[]);
    assert_eq!(asked_law(&larger), "I6.2", "it was a settlement before");
    let mut second = with("red.tents = [12, 13, 21]\nfeats.union = [{ by = 'red', at = 'c1' }]");
    act(&mut second, "tent 22 match", &[]);
    assert_eq!(asked_law(&second), "I6.2", "one each");
    let mut other = with("red.tents = [12, 13, 21]\nfeats.union = [{ by = 'blue', at = 'c1' }]");
    act(&mut other, "tent 22 match", &[]);
    assert_eq!(asked_law(&other), "I13.1", "the second player");
}

#[test]
fn iwari_13_2_who_fills_a_territory_may_put_a_discovery_in_another() {
    let mut state = with("blue.tents = [21, 22, 23, 24, 25, 26]");
    act(&mut state, "tent 27 match", &[]);
    assert_eq!(asked_law(&state), "I13.2");
    assert_eq!(refused(&state, "discovery 20"), "I13.2");
    act(&mut state, "discovery 90", &[]);
    assert_eq!(state.territory_factor(territory(&state, "c2")), 2);
}

const TOTEMS: &str = "red.tents = [21, 31, 11]\nred.totems = { g1 = 1, f1 = 1 }\n";

#[test]
fn iwari_13_3_the_first_majority_on_a_land_connection_takes_the_honour() {
    let mut state = with(TOTEMS);
    act(&mut state, "totem 20 match", &[]);
    assert_eq!((asked_law(&state), legal(&state)), ("I13.3", vec!["pass".into(), "honour 1".into()]));
    act(&mut state, "honour 1", &[]);
    assert_eq!(state.link_points(Connection::from_number(1).unwrap())[0], 4);
    let mut taken = with(&format!("{TOTEMS}feats.honour = [{{ by = 'blue', at = '17' }}]"));
    act(&mut taken, "totem 20 match", &[]);
    assert_eq!(asked_law(&taken), "I13.4");
    let mut covered = with(&format!("{TOTEMS}mountains = [1, 2]"));
    act(&mut covered, "totem 20 match", &[]);
    assert_eq!(asked_law(&covered), "I6.2", "not under a mountain");
}

#[test]
fn iwari_13_4_the_first_majority_on_a_water_connection_takes_the_respect() {
    let mut state = with(TOTEMS);
    act(&mut state, "totem 20 match", &[]);
    act(&mut state, "pass", &[]);
    assert_eq!((asked_law(&state), legal(&state)), ("I13.4", vec!["pass".into(), "respect 2".into()]));
    act(&mut state, "respect 2", &[]);
    assert_eq!(state.connection_factor(Connection::from_number(2).unwrap()), 2);
}

#[test]
fn iwari_13_5_each_feat_raises_the_factor_by_one() {
    let state = with(
        "feats.union = [{ by = 'red', at = 'f1' }]\nfeats.discovery = [{ by = 'blue', at = 'f1' }]\nred.tents = [11, 12]",
    );
    assert_eq!(state.territory_factor(territory(&state, "f1")), 3);
    assert_eq!(state.territory_points(territory(&state, "f1"))[0], 6);
}

#[test]
fn iwari_13_6_feats_count_at_half_journey_too() {
    let kept = [Kind::Tundra, Kind::Coast];
    let rest = all_but(3, &kept);
    let mut state = at(&format!(
        "extras = ['feats']\nexhausted = 0\nred.hand = ['coast']\ndiscard = {rest}\n\
         feats.union = [{{ by = 'red', at = 'f1' }}]\nred.tents = [11, 12]"
    ));
    let display = ["card tundra", "card desert", "card desert", "card desert", "card desert"];
    act(&mut state, "discard coast", &display);
    assert_eq!(state.scores[0], 4);
}

fn mission(id: &str, tents: &str) -> bool {
    let state = at(&format!("extras = ['expeditions']\n{tents}"));
    Mission::from_id(id).expect("a mission").is_fulfilled(&state, Seat::new(0))
}

#[test]
fn iwari_14_1_the_first_two_score_at_once_and_each_only_once() {
    let text = "extras = ['expeditions']\nexpeditions = [{ mission = 'overlord' }]\n\
                red.hand = ['forest', 'forest', 'coast']\nred.tents = [11, 12, 13]\n\
                blue.hand = ['tundra', 'coast', 'coast']\nblue.tents = [21, 22, 23]\n\
                display = ['forest', 'forest', 'coast', 'desert']\n";
    let mut state = at(text);
    act(&mut state, "tent 14 match", &[]);
    assert_eq!(state.scores[..2], [4, 0]);
    act(&mut state, "tent 15 match", &[]);
    assert_eq!(state.scores[..2], [4, 0], "once");
    act(&mut state, "take forest", &[]);
    act(&mut state, "take forest", &["card glacier", "card glacier"]);
    act(&mut state, "tent 24 match", &[]);
    assert_eq!(state.scores[..2], [4, 2]);
}

#[test]
fn iwari_14_2_three_of_twelve_missions_are_dealt() {
    assert_eq!(Mission::ALL.len(), 12);
    let setup = State::setup(&options(3, "vast_lands", &["expeditions"]), &boards()).unwrap();
    let state = State::new(&setup, &mut thicket::kernel::Generator::new(1), &mut ()).unwrap();
    let mut dealt: Vec<Mission> = state.expeditions.iter().flatten().map(|expedition| expedition.mission).collect();
    dealt.dedup();
    assert_eq!(dealt.len(), 3);

    for (id, yes, no) in [
        ("five_titans", "red.tents = [11, 21, 31, 41, 51]", "red.tents = [11, 21, 31, 41, 61]"),
        ("broad_camp", "red.tents = [11, 12, 13, 21, 22, 23]", "red.tents = [11, 12, 13, 21, 22, 24]"),
        ("two_villages", "red.tents = [11, 12, 13, 21, 71, 72, 73, 81]", "red.tents = [11, 12, 13, 21, 71, 72, 73]"),
        ("frontier", "red.tents = [11, 21, 31, 41, 51, 61, 71]", "red.tents = [11, 12, 21, 31, 41, 51, 61]"),
        (
            "carvers",
            "red.tents = [11, 21, 31, 41, 51]\nred.totems = { f1 = 1, t1 = 1, g1 = 1, c1 = 1, d1 = 1 }",
            "red.tents = [11, 12, 31, 41, 51]\nred.totems = { f1 = 2, g1 = 1, c1 = 1, d1 = 1 }",
        ),
        ("great_pole", "blue.tents = [11, 12, 13]\nred.totems.f1 = 3", "blue.tents = [11, 12, 13]\nred.totems.f1 = 2"),
        ("overlord", "red.tents = [11, 13, 14, 16]", "red.tents = [11, 13, 14, 21]"),
        ("chief_of_three", "red.tents = [11, 21, 31]", "red.tents = [11, 21, 31]\nblue.tents = [12]"),
        (
            "bond_of_earth",
            "red.tents = [11, 21, 51]\nred.totems = { f1 = 1, t1 = 1, d1 = 1 }",
            "mountains = [5]\nred.tents = [11, 21, 51]\nred.totems = { f1 = 1, t1 = 1, d1 = 1 }",
        ),
        (
            "bond_of_sea",
            "red.tents = [11, 41, 71]\nred.totems = { f1 = 1, c1 = 1, g2 = 1 }",
            "red.tents = [11, 41]\nred.totems = { f1 = 1, c1 = 1 }",
        ),
        ("wanderers", "red.tents = [11, 22, 33, 14, 42, 74]\nblue.tents = [91]", "red.tents = [11, 22, 33, 14, 42]"),
        ("twin_lands", "red.tents = [11, 61]", "red.tents = [11, 51]"),
    ] {
        // road B holds F1.4, C1.2 and G2.2
        let yes = yes.replace("74]", "72]");
        assert!(mission(id, &yes), "{id}");
        assert!(!mission(id, no), "{id}");
    }
}

#[test]
fn iwari_15_1_on_floating_lands_connections_are_roads_and_tundra_has_no_totems() {
    let board = "board = 'floating_lands'\nred.hand = ['tundra', 'glacier', 'coast']\n";
    // connection 2 joins C1.2 and G1.1
    let tents = "red.tents = [11, 12, 21, 22]";
    let joined = at(&format!("{board}{tents}"));
    assert_eq!(joined.settlements(0).collect::<Vec<_>>(), [4]);
    let covered = at(&format!("{board}mountains = [2]\n{tents}"));
    assert_eq!(covered.settlements(0).count(), 0, "a mountain closes the road too");
    let tundra = at(&format!("{board}red.tents = [41]"));
    assert_eq!(refused(&tundra, "totem 40 match"), "I15.1");
}

#[test]
fn iwari_15_2_on_glacial_mass_two_connections_join_the_same_territories() {
    let mut state = at(&format!(
        "board = 'glacial_mass'\nturn = 'yellow'\nyellow.hand = ['tundra']\ndiscard = {}\n\
         red.tents = [11, 41]\nred.totems = {{ f1 = 1, t1 = 1 }}",
        all_but(3, &[Kind::Tundra])
    ));
    act(&mut state, "discard tundra", &[]);
    assert_eq!(state.scores[0], 1 + 1 + 2 + 2);
}

#[test]
fn iwari_15_3_on_the_long_road_the_purple_road_scores_at_the_end() {
    let kept = [Kind::Tundra, Kind::Coast];
    let purple = "board = 'long_road'\nred.tents = [11, 21]\nblue.tents = [22]\n";
    let mut end =
        at(&format!("{purple}turn = 'yellow'\nyellow.hand = ['tundra']\ndiscard = {}", all_but(3, &[Kind::Tundra])));
    act(&mut end, "discard tundra", &[]);
    assert_eq!(end.scores[..2], [1 + 2 + 3, 2 + 2], "territories, then the road with 2 and 1 tents");
    let mut half = at(&format!("{purple}exhausted = 0\nred.hand = ['coast']\ndiscard = {}", all_but(3, &kept)));
    let display = ["card tundra", "card desert", "card desert", "card desert", "card desert"];
    act(&mut half, "discard coast", &display);
    assert_eq!(half.scores[..2], [1 + 2, 2], "not at half-journey");
}
