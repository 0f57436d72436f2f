//! Turns, cards and pieces (I4 to I9).

use super::*;
use thicket::games::iwari::event::EventKind;
use thicket::kernel::Seat;

const TTG: &str = "red.hand = ['tundra', 'tundra', 'glacier']\nblue.hand = ['coast', 'coast', 'desert']\n\
                   display = ['forest', 'forest', 'coast', 'desert']\n";

fn with(more: &str) -> State {
    at(&format!("{TTG}{more}"))
}

#[test]
fn iwari_4_1_a_turn_plays_cards_or_exchanges_one() {
    let mut state = with("");
    act(&mut state, "discard glacier", &[]);
    assert_eq!((asked_law(&state), state.discard.len()), ("I4.2", 1));
    act(&mut state, "draw", &["card tundra"]);
    assert_eq!(state.asked(), Some(Seat::new(1)), "one card is drawn, and the turn is over");
    assert_eq!(state.hands[0].of(Kind::Tundra), 3);
}

#[test]
fn iwari_4_2_each_card_comes_from_the_display_or_the_deck() {
    let mut state = with("red.tents = [21]");
    act(&mut state, "tent 22 match", &[]);
    act(&mut state, "totem 20 match", &[]);
    assert_eq!(legal(&state), ["take forest", "take coast", "take desert", "draw"]);
    act(&mut state, "take forest", &[]);
    assert_eq!(state.display.of(Kind::Forest), 1);
    act(&mut state, "draw", &["card glacier", "card desert"]);
    assert_eq!(state.hands[0].len(), 3);
}

#[test]
fn iwari_4_3_the_display_is_filled_after_drawing() {
    let mut state = with("red.tents = [21]");
    act(&mut state, "tent 22 match", &[]);
    act(&mut state, "totem 20 match", &[]);
    act(&mut state, "take forest", &[]);
    act(&mut state, "take forest", &["card glacier", "card glacier"]);
    assert_eq!((state.display.of(Kind::Glacier), state.display.len()), (2, 4));
}

#[test]
fn iwari_5_1_up_to_two_pieces_in_one_territory() {
    let mut state = with("red.tents = [21, 31]");
    act(&mut state, "tent 22 match", &[]);
    assert!(legal(&state).iter().all(|action| action == "pass" || action.contains(" 2")));
    assert_eq!(refused(&state, "tent 32 match"), "I5.1");
    act(&mut state, "tent 23 match", &[]);
    assert_eq!(asked_law(&state), "I4.2", "no third piece");
}

#[test]
fn iwari_5_2_a_piece_costs_a_matching_card_or_a_pair_of_any_kind() {
    let state = with("");
    assert!(
        allows(&state, "tent 21 match") && allows(&state, "tent 31 match") && allows(&state, "tent 31 pair tundra")
    );
    assert!(allows(&state, "tent 41 pair tundra"));
    assert_eq!(refused(&state, "tent 41 match"), "I5.2");
    assert_eq!(refused(&state, "tent 41 pair glacier"), "I5.2");
    // a pair counts as a card of its own kind too
    assert!(allows(&state, "tent 21 pair tundra"));
    let mut explored = with("blue.tents = [22]");
    act(&mut explored, "tent 21 pair tundra", &[]);
    assert_eq!(explored.hands[0].of(Kind::Tundra), 0);
    assert_eq!(refused(&explored, "tent 23 match"), "I5.2");
}

#[test]
fn iwari_5_3_one_match_and_one_pair_use_all_three_cards() {
    let mut state = with("blue.tents = [31]");
    act(&mut state, "tent 32 match", &[]);
    assert!(allows(&state, "tent 33 pair tundra") && !allows(&state, "tent 33 match"));
    act(&mut state, "tent 33 pair tundra", &[]);
    assert_eq!((state.hands[0].len(), state.discard.len()), (0, 3));
}

#[test]
fn iwari_5_4_played_cards_go_to_the_discard_pile() {
    let mut state = with("");
    act(&mut state, "tent 41 pair tundra", &[]);
    assert_eq!((state.discard.of(Kind::Tundra), state.hands[0].of(Kind::Tundra)), (2, 0));
}

#[test]
fn iwari_6_1_an_unexplored_territory_takes_one_tent_and_nothing_else() {
    let mut state = with("");
    assert_eq!(refused(&state, "totem 20 match"), "I6.1");
    act(&mut state, "tent 21 match", &[]);
    assert_eq!(asked_law(&state), "I4.2");
}

#[test]
fn iwari_6_2_an_explored_territory_takes_one_or_two_pieces_in_any_mix() {
    let mut state = with("blue.tents = [21, 22]");
    assert!(allows(&state, "totem 20 match"));
    act(&mut state, "totem 20 match", &[]);
    assert!(allows(&state, "pass") && allows(&state, "totem 20 match") && allows(&state, "tent 23 match"));
    let mut one = state.clone();
    act(&mut one, "pass", &[]);
    assert_eq!(one.totems(0, territory(&one, "t1")), 1);
    act(&mut state, "totem 20 match", &[]);
    assert_eq!(state.totems(0, territory(&state, "t1")), 2);
}

#[test]
fn iwari_6_3_one_tent_a_space_and_none_in_a_full_territory() {
    let state = with("blue.tents = [21]\nyellow.tents = [31, 32, 33, 34, 35, 36]");
    assert_eq!(refused(&state, "tent 21 match"), "I6.3");
    assert!(legal(&state).iter().all(|action| !action.starts_with("tent 3")));
    assert!(allows(&state, "totem 30 match"));
}

#[test]
fn iwari_6_4_no_more_totems_than_the_strongest_tribe_has_tents() {
    let state = with("blue.tents = [21, 22]\nred.tents = [23]\nred.totems.t1 = 1\nyellow.totems.t1 = 1");
    assert_eq!(refused(&state, "totem 20 match"), "I6.4");
    assert!(allows(&with("blue.tents = [21, 22]\nyellow.totems.t1 = 1"), "totem 20 match"));
}

#[test]
fn iwari_6_5_a_tent_makes_room_for_a_totem() {
    let mut state = with("red.tents = [21]\nblue.totems.t1 = 1");
    assert!(!allows(&state, "totem 20 match"));
    act(&mut state, "tent 22 match", &[]);
    act(&mut state, "totem 20 match", &[]);
}

#[test]
fn iwari_6_6_a_supply_can_be_empty() {
    let totems =
        with("red.tents = [21, 22, 23, 24, 25, 26, 27, 31]\nred.totems = { t1 = 7, g1 = 1 }\nblue.tents = [32, 33]");
    assert_eq!(refused(&totems, "totem 30 match"), "I6.6");
    let tents = with("red.tents = [51, 52, 53, 54, 55, 56, 57, 58, 61, 62, 63, 64, 65, 66, 81, 82, 83, 84, 85, 86]\n");
    assert_eq!(refused(&tents, "tent 21 match"), "I6.6");
    assert!(allows(&tents, "totem 80 match"));
}

const DUEL: &str = "seats = ['red', 'blue']\nred.hand = ['tundra', 'tundra', 'glacier']\n\
                    display = ['forest', 'forest', 'coast', 'desert']\n";

#[test]
fn iwari_7_1_the_third_tribe_has_the_color_of_nobody() {
    let state = at(DUEL);
    assert_eq!(state.color(2).id(), "yellow");
    assert_eq!((state.tents_left(2), state.totems_left(2)), (20, 8));
}

#[test]
fn iwari_7_2_the_cards_left_move_the_third_tribe_before_drawing() {
    let mut state = at(DUEL);
    act(&mut state, "tent 31 match", &[]);
    assert_eq!(asked_law(&state), "I7.2");
    act(&mut state, "tent 21 match", &[]);
    assert_eq!(state.tents(2, territory(&state, "t1")), 1);
    assert_eq!(asked_law(&state), "I4.2", "an unexplored territory takes one tent");
    assert_eq!(state.hand_count(Seat::new(0)), 1);

    let mut all = at(&format!("{DUEL}blue.tents = [31]"));
    act(&mut all, "tent 32 match", &[]);
    act(&mut all, "tent 33 pair tundra", &[]);
    assert_eq!(asked_law(&all), "I4.2", "after three cards it does nothing");
}

#[test]
fn iwari_7_3_the_third_tribe_counts_and_scores_nothing() {
    let rest = all_but(2, &[Kind::Tundra]);
    let mut state = at(&format!(
        "seats = ['red', 'blue']\nturn = 'blue'\nblue.hand = ['tundra']\ndiscard = {rest}\n\
         red.tents = [11]\nyellow.tents = [12, 13]"
    ));
    act(&mut state, "discard tundra", &[]);
    assert_eq!(asked_law(&state), "over");
    assert_eq!(state.scores[..3], [2, 0, 0], "red is second behind the two tents of the third tribe");
}

#[test]
fn iwari_7_4_it_does_nothing_where_the_cards_allow_nothing_and_a_piece_where_they_do() {
    let mut stuck = at("seats = ['red', 'blue']\nred.hand = ['tundra', 'glacier', 'coast']\n\
         display = ['forest', 'forest', 'coast', 'desert']\nred.tents = [21]\n\
         blue.tents = [31, 32, 33, 34, 35, 36, 41, 42, 43, 44, 45, 46]\n\
         yellow.tents = [71, 72, 73, 74, 75, 91, 92, 93, 94, 95]\nyellow.totems = { g2 = 4, c2 = 4 }");
    act(&mut stuck, "tent 22 match", &[]);
    act(&mut stuck, "pass", &[]);
    assert_eq!(legal(&stuck), ["pass"]);
    act(&mut stuck, "pass", &[]);
    assert_eq!((asked_law(&stuck), stuck.hand_count(Seat::new(0))), ("I4.2", 2), "unused cards stay");

    let mut free = at(DUEL);
    act(&mut free, "tent 31 match", &[]);
    assert!(!allows(&free, "pass"));
    let mut exchanged = at(DUEL);
    act(&mut exchanged, "discard glacier", &[]);
    assert_eq!(asked_law(&exchanged), "I4.2", "nothing after an exchange");
}

#[test]
fn iwari_7_5_two_players_can_play_without_it() {
    let mut state = at(&format!("{DUEL}extras = ['plain']"));
    assert_eq!(state.tribes().len(), 2);
    act(&mut state, "tent 31 match", &[]);
    assert_eq!(asked_law(&state), "I4.2");
}

/// One tundra card is left in the deck; the last tent was a pair of forest cards.
fn nearly_empty(exhausted: u8) -> State {
    let kept =
        [Kind::Tundra, Kind::Forest, Kind::Forest, Kind::Coast, Kind::Desert, Kind::Desert, Kind::Desert, Kind::Desert];
    let rest = all_but(3, &kept);
    at(&format!(
        "turn = 'yellow'\nexhausted = {exhausted}\nyellow.hand = ['forest', 'forest', 'coast']\n\
         display = ['desert', 'desert', 'desert', 'desert']\ndiscard = {rest}\nred.tents = [21, 22]\nblue.tents = [23]"
    ))
}

#[test]
fn iwari_8_1_the_discards_become_the_deck_at_once_and_drawing_goes_on() {
    let mut state = nearly_empty(0);
    act(&mut state, "tent 31 pair forest", &[]);
    let log = act(&mut state, "draw", &["card tundra"]);
    assert!(log.iter().any(|event| event.what == EventKind::Reshuffled));
    assert_eq!((state.exhausted, state.discard.len()), (1, 0));
    assert_eq!(state.deck_count(), 47 - 8 + 2, "with the two cards just played");
    assert_eq!(asked_law(&state), "I4.2", "one more card is to be drawn");
    assert_eq!(state.scores, [0; 5], "no points before the turn is over");
}

#[test]
fn iwari_8_2_then_tents_score_and_nothing_else() {
    let mut state = nearly_empty(0);
    act(&mut state, "tent 31 pair forest", &[]);
    act(&mut state, "draw", &["card tundra"]);
    act(&mut state, "draw", &["card glacier"]);
    assert_eq!(state.scores[..3], [3, 2, 1]);
}

#[test]
fn iwari_8_3_play_goes_on_with_the_next_player() {
    let mut state = nearly_empty(0);
    act(&mut state, "discard coast", &[]);
    act(&mut state, "draw", &["card tundra"]);
    assert_eq!(state.round, 2);
    assert!(state.over.is_none() && !state.half_due);
}

#[test]
fn iwari_9_1_after_the_second_time_all_get_the_same_number_of_turns() {
    let kept = [Kind::Tundra, Kind::Forest, Kind::Glacier, Kind::Coast];
    let rest = all_but(3, &kept);
    let mut state = at(&format!(
        "exhausted = 1\nred.hand = ['forest']\nblue.hand = ['glacier']\nyellow.hand = ['coast']\ndiscard = {rest}"
    ));
    let log = act(&mut state, "discard forest", &["card tundra"]);
    assert!(log.iter().any(|event| event.what == EventKind::LastRound));
    assert_eq!(state.exhausted, 2);
    act(&mut state, "discard glacier", &[]);
    assert!(state.over.is_none());
    act(&mut state, "discard coast", &[]);
    assert!(state.over.is_some(), "red has had its turn");
}

#[test]
fn iwari_9_2_no_reshuffle_and_the_display_lasts_as_it_can() {
    let rest = all_but(3, &[Kind::Tundra, Kind::Forest, Kind::Coast, Kind::Desert]);
    let mut state =
        at(&format!("red.hand = ['tundra', 'forest']\nblue.hand = ['coast']\ndisplay = ['desert']\ndiscard = {rest}"));
    assert_eq!(state.exhausted, 2);
    act(&mut state, "tent 11 match", &[]);
    assert_eq!((state.hand_count(Seat::new(0)), state.display.len(), state.deck_count()), (2, 0, 0));
    assert_eq!(state.asked(), Some(Seat::new(1)));
    act(&mut state, "discard coast", &[]);
    assert!(state.over.is_some(), "yellow has no card and passes");
}

#[test]
fn iwari_9_3_then_tents_totems_and_settlements_score() {
    let rest = all_but(3, &[Kind::Tundra]);
    let mut state = at(&format!(
        "turn = 'yellow'\nyellow.hand = ['tundra']\ndiscard = {rest}\n\
         red.tents = [11, 12, 13, 21]\nred.totems = {{ f1 = 1, t1 = 1 }}"
    ));
    act(&mut state, "discard tundra", &[]);
    assert_eq!(state.scores[0], (3 + 1) + 2 + 4, "tents, connection 1, a settlement over two territories");
}

#[test]
fn iwari_9_4_ties_go_to_the_larger_supply_and_are_shared_after_that() {
    let rest = all_but(3, &[Kind::Tundra]);
    let end = |more: &str| {
        let mut state = at(&format!("turn = 'yellow'\nyellow.hand = ['tundra']\ndiscard = {rest}\n{more}"));
        act(&mut state, "discard tundra", &[]);
        let winners = state.over.expect("an end").winners;
        winners.iter().map(Seat::index).collect::<Vec<_>>()
    };
    assert_eq!(end("red.tents = [11]\nblue.score = 9"), [1], "most points");
    assert_eq!(end("red.tents = [11]\nblue.score = 1"), [1], "blue has one tent more left");
    assert_eq!(end("red.tents = [11]\nblue.tents = [21]"), [0, 1]);
}
