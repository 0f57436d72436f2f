//! Key concepts.

use crate::law::support::*;
use thicket::games::root::words::place::{Clearing, Suit};

#[test]
fn law_2_1_cards_come_from_the_top_of_the_deck_and_go_to_the_discard_pile() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 1, sawmill = 1 }\nmarquise.hand = [\"anvil\"]\ndeck_top = [\"sword\"]\nalliance.supporters = [\"bake_sale\"]\n",
    );
    game.take("overwork 1 anvil");
    assert_eq!(game.discard(), ["anvil"]);
    // the hand is empty, but two actions are left
    game.take("pass");
    assert_eq!(game.hand("marquise"), ["sword"]);
}

#[test]
fn law_2_1_the_discard_pile_becomes_the_deck_the_moment_the_deck_is_empty() {
    let position = discard_all_but(&["sword", "anvil"])
        + "deck_top = [\"sword\"]\neyrie.hand = [\"anvil\"]\nclearings.1.marquise.warriors = 1\n";
    let mut game = daylight("marquise eyrie", &position);
    assert_eq!((game.deck(), game.discard().len()), (1, 48));
    game.take("pass");
    assert_eq!(game.hand("marquise"), ["sword"]);
    assert_eq!((game.deck(), game.discard().len()), (48, 0));
    assert!(game.events().contains(&"root-log-reshuffled marquise".to_owned()), "{:?}", game.events());
}

#[test]
fn law_2_1_with_deck_and_discard_pile_empty_nothing_is_drawn() {
    let mut hand: Vec<String> = Vec::new();
    for kind in thicket::games::root::words::card::Deck::Standard.cards().kinds() {
        if !kind.id().starts_with("dominance") {
            hand.extend((0..kind.printed()).map(|_| format!("\"{}\"", kind.id())));
        }
    }
    let position = format!("eyrie.hand = [{}]\nclearings.1.marquise.warriors = 1\n", hand.join(", "));
    let mut game = daylight("marquise eyrie", &position);
    assert_eq!(game.deck(), 0);
    game.take("pass");
    assert!(game.hand("marquise").is_empty());
}

#[test]
fn law_2_1_a_discard_while_the_deck_is_empty_is_the_new_deck_and_told_once() {
    let mut hand: Vec<String> = Vec::new();
    for kind in thicket::games::root::words::card::Deck::Standard.cards().kinds() {
        if !kind.id().starts_with("dominance") && kind.id() != "birdy_bindle" {
            hand.extend((0..kind.printed()).map(|_| format!("\"{}\"", kind.id())));
        }
    }
    let position = format!(
        "used.actions = 3\nmarquise.hand = [\"birdy_bindle\"]\neyrie.hand = [{}]\n\
         clearings.1.marquise.warriors = 1\n",
        hand.join(", ")
    );
    let mut game = daylight("marquise eyrie", &position);
    assert_eq!(game.deck(), 0);
    game.take("extra birdy_bindle");
    assert_eq!((game.deck(), game.discard().len()), (1, 0));
    let events = game.events();
    let at = |key: &str| events.iter().position(|event| event.starts_with(key));
    assert!(at("root-log-reshuffled") > at("root-log-discarded"), "{events:?}");
    assert_eq!(events.iter().filter(|event| event.starts_with("root-log-reshuffled")).count(), 1, "{events:?}");
}

#[test]
fn law_2_1_cards_that_are_discarded_together_are_the_new_deck_together() {
    let decree = ["anvil", "sword", "armorers", "sappers"];
    let mut hand: Vec<String> = Vec::new();
    for kind in thicket::games::root::words::card::Deck::Standard.cards().kinds() {
        if !kind.id().starts_with("dominance") {
            let copies = kind.printed() - u8::from(decree.contains(&kind.id()));
            hand.extend((0..copies).map(|_| format!("\"{}\"", kind.id())));
        }
    }
    let position = format!(
        "clearings.5.eyrie = {{ roost = 1, warriors = 2 }}\neyrie.leader = \"builder\"\nmarquise.hand = [{}]\n\
         eyrie.decree = {{ recruit = [\"anvil\", \"sword\"], build = [\"armorers\", \"sappers\"] }}\n",
        hand.join(", ")
    );
    let mut game = daylight("eyrie marquise", &position);
    assert_eq!(game.deck(), 0);
    game.take("turmoil fox");
    assert_eq!((game.deck(), game.discard().len()), (4, 0));
}

#[test]
fn law_2_1_1_a_bird_is_of_any_suit() {
    let mut game = daylight(
        "marquise eyrie",
        "clearings.1.marquise = { sawmill = 1 }\nclearings.5.marquise = { sawmill = 1 }\n\
         marquise.hand = [\"birdy_bindle\", \"anvil\"]\n",
    );
    assert_eq!(game.options("overwork"), ["overwork 1 anvil", "overwork 1 birdy_bindle", "overwork 5 birdy_bindle"]);
    assert_eq!(game.refusal("overwork 5 anvil"), "6.5.5");
}

#[test]
fn law_2_1_1_birds_stand_in_card_by_card() {
    // a revolt asks for two cards of the suit (8.4.1.II)
    let mut game = birdsong(
        "alliance marquise",
        "clearings.1 = { alliance = { sympathy = 1 }, marquise = { warriors = 1 } }\n\
         alliance.supporters = [\"anvil\", \"birdy_bindle\", \"arms_trader\"]\n",
    );
    game.take("revolt 1");
    game.take("spend birdy_bindle");
    assert_eq!(game.options("spend"), ["spend anvil", "spend arms_trader"]);
    game.take("spend anvil");
    assert_eq!(game.supporters(), ["arms_trader"]);
}

/// Eyrie warriors move into a sympathetic fox clearing.
fn outrage(hand: &str) -> Game {
    let mut game = daylight(
        "eyrie alliance",
        &format!(
            "clearings.5.eyrie = {{ warriors = 2, roost = 1 }}\nclearings.1.alliance.sympathy = 1\n\
             clearings.9.eyrie.warriors = 1\nclearings.8.eyrie.warriors = 1\n\
             eyrie.leader = \"despot\"\neyrie.hand = {hand}\n"
        ),
    );
    game.take("move bird 5 1 1");
    game
}

#[test]
fn law_2_1_1_i_a_bird_must_be_given_if_there_is_nothing_else() {
    assert_eq!(outrage("[\"birdy_bindle\", \"sword\"]").legal(), ["give birdy_bindle"]);
}

#[test]
fn law_2_1_1_i_a_bird_may_be_given_though_there_is_the_suit() {
    let mut game = outrage("[\"birdy_bindle\", \"anvil\"]");
    assert_eq!(game.legal(), ["give anvil", "give birdy_bindle"]);
    game.take("give birdy_bindle");
    assert_eq!(game.supporters(), ["birdy_bindle"]);
}

#[test]
fn law_2_1_1_ii_where_a_bird_is_asked_for_nothing_else_will_do() {
    let mut game = daylight(
        "marquise eyrie alliance",
        "clearings.1.marquise.warriors = 1\nused.actions = 3\navailable = [\"dominance_bird\"]\n\
         marquise.hand = [\"anvil\", \"birdy_bindle\"]\n",
    );
    assert_eq!(game.options("extra"), ["extra birdy_bindle"]);
    assert_eq!(game.refusal("extra anvil"), "6.5");
    assert_eq!(game.options("recall"), ["recall bird birdy_bindle"]);
}

fn copies(id: &str) -> u8 {
    thicket::games::root::words::card::CardKind::from_id(id).map_or(0, |kind| kind.printed())
}

#[test]
fn law_2_1_2_five_ambushes_that_cannot_be_crafted_but_spent_for_their_suit() {
    marquise_waits();
    let ids = ["ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"];
    assert_eq!(ids.map(copies), [1, 1, 1, 2]);
    let mut game = daylight(
        "marquise eyrie",
        "clearings.1.marquise = { sawmill = 1 }\nclearings.8.marquise.workshop = 2\nmarquise.hand = [\"ambush_fox\"]\n",
    );
    assert_eq!(game.refusal("craft ambush_fox"), "4.1");
    game.take("overwork 1 ambush_fox");
    assert_eq!((game.pieces("wood", 1), game.discard()), (1, vec!["ambush_fox"]));
}

#[test]
fn law_2_1_3_four_dominances_that_cannot_be_crafted_but_spent_for_their_suit() {
    marquise_waits();
    let ids = ["dominance_fox", "dominance_rabbit", "dominance_mouse", "dominance_bird"];
    assert_eq!(ids.map(copies), [1; 4]);
    let mut game = daylight(
        "marquise eyrie alliance",
        "clearings.1.marquise = { sawmill = 1 }\nclearings.8.marquise.workshop = 2\n\
         marquise.hand = [\"dominance_fox\"]\n",
    );
    assert_eq!(game.refusal("craft dominance_fox"), "4.1");
    game.take("overwork 1 dominance_fox");
    assert_eq!(game.pieces("wood", 1), 1);
}

#[test]
fn law_2_2_1_clearings_are_adjacent_if_one_path_joins_them() {
    let mut game = daylight("marquise eyrie", "clearings.1.marquise.warriors = 1\n");
    assert_eq!(game.options("march"), ["march 1 10 1", "march 1 5 1", "march 1 9 1"]);
    assert_eq!(game.refusal("march 1 2 1"), "2.2.1");
}

#[test]
fn law_2_2_2_every_clearing_has_one_suit() {
    marquise_waits();
    let game = daylight("marquise eyrie", "");
    let of = |suit: Suit| numbers(game.state().clearings_of(suit));
    assert_eq!(of(Suit::Fox), [1, 6, 8, 12]);
    assert_eq!(of(Suit::Rabbit), [3, 4, 5, 10]);
    assert_eq!(of(Suit::Mouse), [2, 7, 9, 11]);
    assert!(of(Suit::Bird).is_empty());
}

#[test]
fn law_2_2_3_a_building_needs_an_open_slot_and_nothing_else_does() {
    let mut game = daylight(
        "marquise alliance",
        "clearings.1.marquise = { warriors = 2, sawmill = 1, wood = 8 }\nclearings.5.marquise.recruiter = 1\n\
         marquise.hand = [\"anvil\"]\n",
    );
    assert_eq!(game.refusal("build 1 workshop"), "2.2.3");
    assert!(game.offers("build 5 workshop"));
    assert!(game.offers("march 1 5 2"));
    let slots: Vec<u8> = (1..=12).map(|number| game.state().board.slots(clearing(number))).collect();
    assert_eq!(slots, [1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2]);
}

#[test]
fn law_2_2_4_a_ruin_fills_its_slot_and_stays() {
    // 6 has two slots, one of them with a ruin
    let mut game = daylight(
        "marquise alliance",
        "clearings.6.marquise = { warriors = 2, sawmill = 1, wood = 5 }\nclearings.1.marquise.workshop = 1\n\
         clearings.8.marquise.workshop = 2\nclearings.12.alliance.sympathy = 1\n\
         marquise.hand = [\"favor_of_the_foxes\", \"anvil\"]\n",
    );
    assert_eq!(game.refusal("build 6 workshop"), "2.2.3");
    game.take("craft favor_of_the_foxes");
    assert_eq!(game.ruins(), [6, 10, 11, 12]);
}

#[test]
fn law_2_3_a_river_is_no_path_and_cuts_no_forest() {
    let mut game = daylight("marquise eyrie", "clearings.4.marquise.warriors = 1\n");
    assert_eq!(game.refusal("march 4 7 1"), "2.2.1");
    assert_eq!(game.options("march"), ["march 4 12 1", "march 4 8 1", "march 4 9 1"]);
    // forest g is on both banks of the river from 4 to 7
    let game = birdsong("vagabond:ranger marquise", "vagabond.at = \"g\"\nvagabond.tiles = []\n");
    assert_eq!(game.options("slip"), ["slip 12", "slip 4", "slip 7", "slip 8", "slip d", "slip e"]);
}

#[test]
fn law_2_4_paths_and_clearings_enclose_seven_forests() {
    marquise_waits();
    let game = daylight("marquise eyrie", "");
    let board = &game.state().board;
    let forests: Vec<(char, Vec<u8>)> =
        board.forests().iter().map(|forest| (forest.letter(), numbers(board.forest_clearings(forest)))).collect();
    let expected: Vec<(char, Vec<u8>)> = vec![
        ('a', vec![1, 2, 5, 10]),
        ('b', vec![1, 9, 10, 12]),
        ('c', vec![2, 6, 10, 11, 12]),
        ('d', vec![4, 9, 12]),
        ('e', vec![3, 7, 11, 12]),
        ('f', vec![3, 6, 11]),
        ('g', vec![4, 7, 8, 12]),
    ];
    assert_eq!(forests, expected);
}

#[test]
fn law_2_4_1_a_forest_is_next_to_its_clearings_and_to_forests_across_one_path() {
    let game = birdsong("vagabond:ranger marquise", "vagabond.at = \"b\"\nvagabond.tiles = []\n");
    assert_eq!(game.options("slip"), ["slip 1", "slip 10", "slip 12", "slip 9", "slip a", "slip c", "slip d"]);
    // 12 touches c, but no path lies between b and e, f or g
    let game = birdsong("vagabond:ranger marquise", "vagabond.at = \"6\"\nvagabond.tiles = []\n");
    assert_eq!(game.options("slip"), ["slip 11", "slip 2", "slip 3", "slip c", "slip f"]);
}

#[test]
fn law_2_5_warriors_and_buildings_rule_together() {
    let game = daylight(
        "marquise eyrie",
        "clearings.5 = { marquise = { warriors = 1, sawmill = 2 }, eyrie = { warriors = 2 } }\n\
         clearings.8 = { marquise = { warriors = 1 }, eyrie = { warriors = 2 } }\nclearings.9.marquise.workshop = 1\n",
    );
    assert_eq!(
        [5, 8, 9, 7].map(|number| game.ruler(number)),
        [Some("marquise"), Some("eyrie"), Some("marquise"), None]
    );
}

#[test]
fn law_2_5_tokens_and_pawns_do_not_rule() {
    let game = daylight(
        "marquise alliance vagabond:thief",
        "clearings.5.alliance = { sympathy = 1 }\nclearings.1.marquise = { keep = 1, wood = 3 }\nvagabond.at = \"9\"\n\
         clearings.8 = { alliance = { warriors = 1, sympathy = 1 }, marquise = { warriors = 1, wood = 2 } }\n",
    );
    assert_eq!([5, 1, 9, 8].map(|number| game.ruler(number)), [None; 4]);
}

#[test]
fn law_2_5_nobody_rules_where_two_have_the_most() {
    let game = daylight(
        "marquise alliance",
        "clearings.5 = { marquise = { warriors = 1, recruiter = 1 }, alliance = { warriors = 1, base_rabbit = 1 } }\n",
    );
    assert_eq!(game.ruler(5), None);
    assert!(Clearing::from_number(13).is_none());
}
