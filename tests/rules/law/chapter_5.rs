//! The standard setup.

use crate::law::support::*;
use thicket::games::root::rules::setup::remark;
use thicket::games::root::state::frame::Phase;
use thicket::kernel::{Rules, Viewer, Words};

const FOUR: [&str; 4] = ["marquise", "eyrie", "alliance", "vagabond:thief"];

#[test]
fn law_5_1_1_players_choose_their_factions_and_sit_in_any_order() {
    for seats in [vec!["eyrie", "marquise"], vec!["alliance", "vagabond", "eyrie"], vec!["vagabond:ranger", "marquise"]]
    {
        let game = new_game(&seats, []);
        let names: Vec<&str> = game.state().seats().map(|seat| game.state().faction(seat).id()).collect();
        let expected: Vec<&str> = seats.iter().map(|seat| seat.split(':').next().unwrap_or(seat)).collect();
        assert_eq!(names, expected);
        assert_eq!(game.turn(), expected[0]);
    }
    assert!(setup(&["marquise"]).is_err());
    assert!(setup(&["marquise", "marquise"]).is_err());
}

#[test]
fn law_5_1_1_the_first_seat_begins_whatever_its_letter() {
    let mut game = new_game(&["alliance", "eyrie", "marquise"], []);
    game.take_all(["keep 1", "place sawmill 1", "place workshop 5", "place recruiter 5", "leader despot"]);
    assert_eq!((game.turn(), game.phase()), ("alliance", Phase::Birdsong));
}

#[test]
fn law_5_1_2_every_marker_starts_at_nought() {
    let game = new_game(&FOUR, []);
    assert_eq!(FOUR.map(|seat| game.score(seat.split(':').next().unwrap_or(seat))), [Some(0); 4]);
}

#[test]
fn law_5_1_3_three_cards_each_from_the_shuffled_deck() {
    let game = new_game(&["marquise", "eyrie", "vagabond:thief"], ["card anvil", "card sword", "card dominance_fox"]);
    assert_eq!(game.hand("marquise"), ["anvil", "dominance_fox", "sword"]);
    assert_eq!((game.hand("eyrie").len(), game.hand("vagabond").len()), (3, 3));
    assert_eq!(game.deck(), 54 - 9);
    assert_eq!(game.seen_by(Viewer::Spectator)["marquise"]["hand_hidden"].as_integer(), Some(3));
}

#[test]
fn law_5_1_3_two_players_take_the_dominance_cards_out() {
    let game = new_game(&["marquise", "eyrie"], []);
    assert_eq!(game.deck(), 50 - 6);
    let held = [game.hand("marquise"), game.hand("eyrie")].concat();
    for suit in ["fox", "rabbit", "mouse", "bird"] {
        let id = format!("dominance_{suit}");
        assert!(!game.deck_has(&id) && !held.contains(&id.as_str()), "{id}");
    }
    let mut game = daylight("marquise eyrie", "marquise.score = 12\nclearings.1.marquise.warriors = 1\n");
    assert_eq!(game.refusal("dominance fox"), "5.1.3");
}

#[test]
fn law_5_1_4_a_ruin_on_each_of_the_four_marked_slots() {
    assert_eq!(new_game(&["marquise", "eyrie"], []).ruins(), [6, 10, 11, 12]);
}

#[test]
fn law_5_1_5_twelve_items_in_the_supply() {
    let game = new_game(&["marquise", "eyrie"], []);
    let counts = ["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch"].map(|id| game.item_supply(id));
    assert_eq!(counts, [2, 2, 1, 1, 2, 2, 2, 0]);
}

#[test]
fn law_5_1_6_two_dice_with_the_faces_0_to_3() {
    marquise_waits();
    for (one, other) in [(0, 0), (0, 3), (3, 0), (3, 3)] {
        let mut game = daylight(
            "marquise eyrie",
            "clearings.1 = { marquise = { warriors = 5 }, eyrie = { warriors = 5 } }\nclearings.5.marquise.warriors = 1\n",
        );
        game.chance([format!("dice {one} {other}").as_str()]).take("battle 1 eyrie");
        assert_eq!(game.warriors("eyrie", 1), 5 - one.max(other));
        assert_eq!(game.warriors("marquise", 1), 5 - one.min(other));
    }
    let game = daylight("marquise eyrie", "");
    assert!(game.state().parse_roll("dice 4 0").is_none());
}

#[test]
fn law_5_1_7_the_factions_set_up_in_the_order_of_their_letters() {
    // the seats stand in the opposite order
    let mut game = new_game(&["vagabond", "alliance", "eyrie", "marquise"], []);
    assert_eq!((game.asked(), game.law()), ("marquise", "6.3.2"));
    game.take_all(["keep 1", "place sawmill 1", "place workshop 5", "place recruiter 5"]);
    assert_eq!((game.asked(), game.law()), ("eyrie", "7.3.3"));
    game.take("leader despot");
    assert_eq!((game.asked(), game.law()), ("vagabond", "9.3.1"));
    game.take("character thief").take("start a");
    assert_eq!(game.turn(), "vagabond");
    assert_eq!(game.supporters().len(), 3);
}

#[test]
fn law_5_2_reach_is_a_recommendation() {
    let remark = |seats: &[&str]| {
        let seats: Vec<String> = seats.iter().map(|&seat| seat.to_owned()).collect();
        let message = remark(&seats).expect("a table");
        (message.key.to_owned(), Words::english().say(&message))
    };
    let (key, text) = remark(&FOUR);
    assert_eq!(key, "root-reach");
    assert!(text.contains("25") && text.contains("21"), "{text}");
    assert_eq!(remark(&["marquise", "eyrie"]).0, "root-reach");
    let (key, text) = remark(&["alliance", "vagabond:thief", "lizards"]);
    assert_eq!(key, "root-reach-low");
    assert!(text.contains("10") && text.contains("18"), "{text}");
    assert!(setup(&["alliance", "lizards"]).is_ok(), "it is no rule");
}

#[test]
fn law_5_1_7_no_more_may_begin_in_corners_than_there_are() {
    let starters = ["marquise", "eyrie", "lizards", "duchy", "hundreds", "keepers"];
    assert!(setup(&starters[..4]).is_ok());
    let refused = setup(&starters[..5]).unwrap_err();
    assert!(refused.contains("only 4 corners"), "{refused}");
    let others = ["marquise", "eyrie", "alliance", "riverfolk", "corvids", "keepers"];
    assert!(setup(&others).is_ok());
}
