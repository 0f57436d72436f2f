//! The Logical Lizards.

use crate::law::support::*;
use thicket::games::root::clockwork::state::Cult;
use thicket::games::root::words::place::Suit;

/// A card without an item, which the turn lays on the Lost Souls in the end.
const LAST: &str = "stand_and_deliver";

fn cult(game: &Game) -> Cult {
    let clockwork = game.state().clockwork(game.seat("lizards")).expect("a clockwork player");
    *clockwork.cult().expect("the Logical Lizards")
}

/// The Lost Souls from the top.
fn souls(game: &Game) -> Vec<&'static str> {
    cult(game).souls.order.as_slice().iter().rev().map(|kind| kind.id()).collect()
}

fn acolytes(game: &Game) -> (u8, u8) {
    (cult(game).acolytes, cult(game).marker)
}

fn turn(seat: &str, others: &str, rest: &str) -> Game {
    ordered(seat, &[LAST], others, rest)
}

#[test]
fn law_r8_2_1_it_rules_where_a_garden_stands() {
    let rest = "clearings.5 = { marquise = { warriors = 4 }, lizards = { garden_rabbit = 1 } }\n";
    assert_eq!(daylight("marquise clockwork:lizards", rest).ruler(5), Some("lizards"));
}

#[test]
fn law_r8_2_2_one_of_those_that_fall_together_becomes_an_acolyte() {
    let rest = "clearings.5 = { corvids = { warriors = 3 }, lizards = { warriors = 3 } }\n";
    let mut game = daylight("corvids clockwork:lizards", rest);
    game.chance(["dice 2 1"]).take("battle 5 lizards");
    assert_eq!((game.warriors("lizards", 5), acolytes(&game).0, game.supply("lizards")), (1, 1, 23));
}

#[test]
fn law_r8_2_3_a_removed_garden_takes_the_top_soul_along() {
    let rest = "clearings.5 = { corvids = { warriors = 3 }, lizards = { garden_rabbit = 1 } }\n\
                lizards.lost_souls = [\"anvil\", \"cobbler\"]\n";
    let mut game = daylight("corvids clockwork:lizards", rest);
    // one hit more, since nobody defends
    game.chance(["dice 0 0"]).take("battle 5 lizards");
    assert_eq!((game.discard(), souls(&game)), (vec!["cobbler"], vec!["anvil"]));
}

#[test]
fn law_r8_2_4_what_anybody_spends_goes_on_top_of_the_lost_souls() {
    let rest = "marquise.hand = [\"anvil\", \"dominance_fox\"]\nclearings.1.marquise = { sawmill = 1, warriors = 1 }\n\
                lizards.lost_souls = [\"sword\"]\n";
    let mut game = daylight("marquise clockwork:lizards eyrie alliance", rest);
    game.take_all(["overwork 1 anvil", "overwork 1 dominance_fox"]);
    assert_eq!((souls(&game), game.available()), (vec!["anvil", "sword"], vec!["dominance_fox"]));
    assert!(game.discard().is_empty());
}

#[test]
fn law_r8_3_2_a_garden_and_warriors_in_a_corner() {
    let game =
        new_game(&["clockwork:lizards", "corvids"], ["card anvil", "card armorers", "card cobbler", "clearing 1"]);
    assert_eq!((game.warriors("lizards", 1), game.pieces("garden_fox", 1)), (4, 1));
    assert_eq!([5, 9, 10].map(|number| game.warriors("lizards", number)), [1, 1, 1]);
    assert_eq!(game.warriors_on_map("lizards"), 7);
}

#[test]
fn law_r8_3_3_the_marker_starts_on_sanctify() {
    let game = new_game(&["clockwork:lizards", "alliance"], []);
    assert_eq!(acolytes(&game), (0, 0));
}

#[test]
fn law_r8_3_5_three_cards_are_lost_souls() {
    let game = new_game(&["clockwork:lizards", "alliance"], []);
    assert_eq!(souls(&game).len(), 3);
}

#[test]
fn law_r8_4_1_the_order_is_the_most_common_suit() {
    let order = |souls: &str| {
        let mut game = turn("lizards", "", &format!("lizards.lost_souls = [{souls}]\n"));
        game.take("order");
        cult(&game).order
    };
    assert_eq!(order("\"anvil\", \"cobbler\", \"tax_collector\""), Some(Suit::Fox));
    assert_eq!(order("\"armorers\", \"cobbler\", \"sappers\""), Some(Suit::Bird));
    assert_eq!(order("\"anvil\", \"cobbler\""), Some(Suit::Bird), "a tie");
    assert_eq!(order(""), Some(Suit::Bird), "no card");
}

#[test]
fn law_r8_4_2_convert_replaces_a_warrior_of_the_richest() {
    let rest = "lizards = { lost_souls = [\"anvil\"], acolytes = 1 }\neyrie.score = 5\n\
                clearings.1 = { alliance = { warriors = 1 }, eyrie = { warriors = 2 } }\nclearings.8.eyrie.warriors = 2\n";
    let mut game = turn("lizards", "eyrie", rest);
    game.take("order");
    assert_eq!((game.warriors("eyrie", 1), game.warriors("eyrie", 8), game.warriors("alliance", 1)), (1, 2, 1));
    assert_eq!(acolytes(&game), (0, 1));
    // another came by the ritual
    assert_eq!(game.warriors("lizards", 1), 2);
}

#[test]
fn law_r8_4_2_convert_prefers_enemy_buildings() {
    let rest = "lizards = { lost_souls = [\"anvil\"], acolytes = 1 }\n\
                clearings.1.eyrie.warriors = 1\nclearings.8.eyrie = { warriors = 2, roost = 1 }\n";
    let mut game = turn("lizards", "eyrie", rest);
    game.take("order");
    assert_eq!((game.warriors("eyrie", 1), game.warriors("eyrie", 8)), (1, 1));
}

#[test]
fn law_r8_4_2_crusade_battles_wherever_two_warriors_stand() {
    let rest = "lizards = { lost_souls = [\"anvil\"], acolytes = 1, marker = 1 }\n\
                clearings.1 = { lizards = { warriors = 3 }, eyrie = { warriors = 2 } }\n\
                clearings.6 = { lizards = { warriors = 2 }, eyrie = { warriors = 2 } }\n\
                clearings.8 = { lizards = { warriors = 1 }, eyrie = { warriors = 2 } }\n";
    let mut game = turn("lizards", "eyrie", rest);
    game.chance(["dice 1 0", "dice 1 0"]).take("order");
    assert_eq!([1, 6, 8].map(|number| game.warriors("eyrie", number)), [1, 1, 2]);
    assert_eq!(acolytes(&game), (0, 2));
}

#[test]
fn law_r8_4_2_what_cannot_be_done_is_passed_over() {
    let rest = "lizards = { lost_souls = [\"anvil\"], acolytes = 1, marker = 1 }\n\
                clearings.1 = { lizards = { warriors = 1 }, eyrie = { warriors = 1 } }\n";
    let mut game = turn("lizards", "eyrie", rest);
    game.take("order");
    assert_eq!((game.warriors("eyrie", 1), acolytes(&game)), (0, (0, 3)), "no crusade, but the next conversion");
}

#[test]
fn law_r8_4_2_sanctify_replaces_a_building_by_a_garden() {
    let rest = "lizards = { lost_souls = [\"anvil\"], acolytes = 1, marker = 4 }\n\
                clearings.6.eyrie = { roost = 1, warriors = 2 }\nclearings.8.eyrie = { roost = 1, warriors = 1 }\n";
    let mut game = turn("lizards", "eyrie", rest);
    game.take("order");
    assert_eq!([6, 8].map(|number| game.pieces("roost", number)), [1, 0], "fewest enemy warriors");
    assert_eq!((game.pieces("garden_fox", 8), acolytes(&game)), (1, (0, 0)));
    // 1 for the roost, 2 for this garden and the one of the ritual
    assert_eq!(game.score("lizards"), Some(3));
}

#[test]
fn law_r8_4_2_it_stops_after_five_spaces_with_nothing_to_do() {
    let mut game = turn("lizards", "", "lizards = { lost_souls = [\"anvil\"], acolytes = 2, marker = 3 }\n");
    game.take("order");
    assert_eq!(acolytes(&game), (2, 3));
}

#[test]
fn law_r8_5_a_ritual_for_each_card_that_its_level_reveals() {
    for (level, count) in [("easy", 3), ("default", 4), ("challenging", 5), ("nightmare", 5)] {
        let rest =
            "lizards.lost_souls = [\"anvil\", \"tax_collector\", \"cobbler\", \"scouting_party\", \"codebreakers\"]\n";
        let mut game = turn(&format!("lizards:{level}"), "", rest);
        game.take("order");
        assert_eq!(game.warriors_on_map("lizards"), count, "{level}");
    }
}

#[test]
fn law_r8_5_1_a_warrior_and_a_garden_where_it_rules() {
    let mut game = turn("lizards", "", "lizards.lost_souls = [\"cobbler\"]\n");
    game.take("order");
    assert_eq!((game.warriors("lizards", 3), game.pieces("garden_rabbit", 3)), (1, 1));
}

#[test]
fn law_r8_5_1_among_enemy_buildings_where_a_slot_is_open() {
    let rest = "lizards.lost_souls = [\"cobbler\"]\nclearings.3.eyrie.roost = 1\nclearings.5.eyrie.roost = 1\n";
    let mut game = turn("lizards", "eyrie", rest);
    game.take("order");
    // 3 has no slot left, and in 5 the roost rules
    assert_eq!([3, 4, 5].map(|number| game.warriors("lizards", number)), [0, 0, 1]);
    assert_eq!(game.on_map("garden_rabbit"), 0);
}

#[test]
fn law_r8_5_2_a_bird_makes_an_acolyte_and_goes() {
    let rest =
        "lizards.lost_souls = [\"armorers\"]\nclearings.1.lizards.warriors = 1\nclearings.2.lizards.warriors = 3\n";
    let mut game = turn("lizards", "", rest);
    game.take("order");
    assert_eq!((game.warriors("lizards", 1), game.warriors("lizards", 2), acolytes(&game).0), (1, 2, 1));
    assert_eq!((game.discard(), souls(&game)), (vec!["armorers"], vec![LAST]));
}

#[test]
fn law_r8_6_1_the_gardens_of_the_order_score() {
    let rest = "lizards.lost_souls = [\"tax_collector\"]\nclearings.8.lizards.garden_fox = 1\n\
                clearings.2.lizards.garden_mouse = 2\nclearings.7.lizards.garden_mouse = 2\n";
    let mut game = turn("lizards", "", rest);
    game.take("order");
    // the ritual builds a second one
    assert_eq!(game.score("lizards"), Some(2));
}

#[test]
fn law_r8_6_1_for_a_bird_the_track_with_fewest_gardens_left() {
    let rest = "clearings.1.lizards.garden_fox = 1\nclearings.2.lizards.garden_mouse = 2\n\
                clearings.7.lizards.garden_mouse = 2\n";
    let mut game = turn("lizards", "", rest);
    game.take("order");
    assert_eq!(game.score("lizards"), Some(3));
}

#[test]
fn law_r8_6_2_the_other_souls_go_to_the_discard_pile() {
    let rest =
        "lizards.lost_souls = [\"anvil\", \"cobbler\", \"scouting_party\", \"tax_collector\", \"codebreakers\"]\n";
    let mut game = turn("lizards", "", rest);
    game.take("order");
    assert_eq!(game.discard(), ["anvil"]);
}

#[test]
fn law_r8_6_3_the_revealed_cards_come_back_in_their_order() {
    let rest =
        "lizards.lost_souls = [\"anvil\", \"cobbler\", \"scouting_party\", \"tax_collector\", \"codebreakers\"]\n";
    let mut game = turn("lizards", "", rest);
    game.take("order");
    assert_eq!(souls(&game), [LAST, "codebreakers", "tax_collector", "scouting_party", "cobbler"]);
}

#[test]
fn law_r8_5_1_the_log_tells_that_no_garden_is_placed() {
    let rest = "lizards.lost_souls = [\"anvil\"]\nclearings.1.marquise = { warriors = 3, keep = 1, sawmill = 1 }\n\
                clearings.6.marquise.warriors = 2\nclearings.8.marquise.warriors = 2\nclearings.12.marquise.warriors = 2\n";
    let mut game = turn("lizards", "marquise", rest);
    game.take("order");
    assert!(game.events().contains(&"root-log-skipped lizards R8.5.1 no_garden".to_owned()), "{:?}", game.events());
}

#[test]
fn law_r8_6_4_the_top_card_of_the_deck_is_crafted_and_kept() {
    let mut game = ordered("lizards", &["foxfolk_steel"], "", "");
    game.take("order");
    assert_eq!((game.items("lizards", "sword"), game.score("lizards")), (1, Some(1)));
    assert_eq!(souls(&game), ["foxfolk_steel"]);
    assert_eq!(game.events_of("root-log-revealed"), ["root-log-revealed lizards foxfolk_steel R8.6.4"]);
}

#[test]
fn law_r8_trait_fanatics_fight_where_they_converted() {
    let rest = "lizards = { lost_souls = [\"anvil\"], acolytes = 1 }\nclearings.1.eyrie.warriors = 2\n";
    let mut game = turn("lizards:fanatics", "eyrie", rest);
    game.chance(["dice 0 0"]).take("order");
    assert_eq!(game.warriors("eyrie", 1), 0);
}

#[test]
fn law_r8_trait_martyrs_come_from_the_supply_too() {
    let rest = "lizards.lost_souls = [\"armorers\"]\nclearings.1.lizards.warriors = 1\n";
    let mut game = turn("lizards:martyrs", "", rest);
    game.take("order");
    assert_eq!((acolytes(&game).0, game.supply("lizards")), (2, 23));
}

#[test]
fn law_r8_trait_erratic_draws_one_soul_more() {
    let mut game = ordered("lizards:erratic", &[LAST, "tax_collector"], "", "");
    game.take("order");
    assert_eq!(souls(&game), ["tax_collector", LAST]);
}

#[test]
fn law_r8_trait_spiteful_scores_for_a_crusade_against_tokens() {
    let rest = "lizards = { lost_souls = [\"anvil\"], acolytes = 1, marker = 1 }\n\
                clearings.1 = { lizards = { warriors = 3 }, marquise = { wood = 1 } }\n";
    for (seat, points) in [("lizards", 1), ("lizards:spiteful", 2)] {
        let mut game = turn(seat, "marquise", rest);
        game.chance(["dice 0 0"]).take("order");
        assert_eq!(game.score("lizards"), Some(points), "{seat}");
    }
}
