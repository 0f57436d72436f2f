//! The Lizard Cult.

use crate::law::support::*;
use thicket::games::root::factions::lizards::state::Lizards;
use thicket::games::root::law::order::order_matters;
use thicket::games::root::law::rule::Ruling;
use thicket::games::root::state::frame::Phase;
use thicket::games::root::state::losses::Trigger;
use thicket::games::root::words::card::CardSet;
use thicket::games::root::words::place::Suit;
use thicket::kernel::Viewer;

fn cult(game: &Game) -> Lizards {
    *game.state().lizards(game.seat("lizards")).expect("the Cult plays")
}

fn ids(cards: CardSet) -> Vec<&'static str> {
    let mut ids: Vec<&str> = cards.iter().map(|card| card.kind().id()).collect();
    ids.sort_unstable();
    ids
}

fn souls(game: &Game) -> Vec<&'static str> {
    ids(cult(game).souls)
}

fn outcast(game: &Game) -> (Option<Suit>, bool) {
    (cult(game).outcast, cult(game).hated)
}

/// The Cult's Birdsong with fox cast out again, so that nobody is hated, and something to do in Daylight.
#[track_caller]
fn fresh_outcast(acolytes: u8, rest: &str) -> Game {
    birdsong(
        "lizards marquise eyrie",
        &format!(
            "lizards = {{ outcast = \"mouse\", lost_souls = [\"anvil\"], hand = [\"sword\"], acolytes = {acolytes} }}\n{rest}"
        ),
    )
}

#[test]
fn law_10_2_1_gardens_of_the_outcast_suit_craft_in_evening() {
    let rest = r#"
        lizards = { outcast = "fox", hand = ["anvil", "foxfolk_steel", "travel_gear_fox", "root_tea_fox"] }
        clearings.1.lizards.garden_fox = 1
        clearings.8.lizards.garden_fox = 1
        clearings.5.lizards.garden_rabbit = 2
        clearings.2.lizards.garden_mouse = 1
    "#;
    assert_eq!(daylight("lizards marquise", rest).refusal("craft anvil"), "10.2.1");
    let mut game = evening_with([], "lizards marquise", rest);
    assert_eq!(game.options("craft"), ["craft anvil", "craft foxfolk_steel"]);
    game.take("craft anvil");
    assert_eq!((game.items("lizards", "hammer"), game.score("lizards")), (1, Some(2)));
    assert_eq!(game.refusal("craft foxfolk_steel"), "4.1.1");
}

#[test]
fn law_10_2_1_a_hated_suit_crafts_too() {
    let rest = r#"
        lizards = { outcast = "mouse", hated = true, hand = ["mouse_in_a_sack", "anvil"] }
        clearings.2.lizards.garden_mouse = 1
        clearings.1.lizards.garden_fox = 1
    "#;
    let game = evening_with([], "lizards marquise", rest);
    assert_eq!(game.options("craft"), ["craft mouse_in_a_sack"]);
}

#[test]
fn law_10_2_2_birds_are_not_wild_in_rituals() {
    let mut game = daylight(
        "lizards marquise eyrie",
        "lizards.hand = [\"armorers\"]\nclearings.1.lizards = { warriors = 2 }\navailable = [\"dominance_fox\"]\n",
    );
    for ritual in ["build 1 armorers", "recruit 1 armorers", "score armorers"] {
        assert_eq!(game.refusal(ritual), "10.2.2", "{ritual}");
    }
    assert!(game.offers("sacrifice armorers"));
    assert!(game.offers("recall fox armorers"), "for other costs they are");
}

#[test]
fn law_10_2_3_defenders_that_fall_in_battle_become_acolytes() {
    let mut game = daylight(
        "marquise lizards",
        "clearings.5 = { marquise = { warriors = 3 }, lizards = { warriors = 3 } }\nlizards.acolytes = 1\n",
    );
    let supply = game.supply("lizards");
    game.chance(["dice 2 1"]).take("battle 5 lizards");
    assert_eq!((game.warriors("lizards", 5), cult(&game).acolytes, game.supply("lizards")), (1, 3, supply));
}

#[test]
fn law_10_2_3_attackers_do_not() {
    let mut game = fresh_outcast(
        2,
        "clearings.1 = { marquise = { warriors = 3 }, lizards = { warriors = 3 } }\nclearings.8.lizards.warriors = 1\n",
    );
    let supply = game.supply("lizards");
    game.chance(["dice 2 1"]).take("crusade battle 1 marquise");
    assert_eq!((game.warriors("lizards", 1), cult(&game).acolytes, game.supply("lizards")), (2, 0, supply + 3));
}

#[test]
fn law_10_2_3_nor_those_that_fall_outside_battle() {
    let mut game = birdsong(
        "alliance lizards marquise",
        "alliance.supporters = [\"bake_sale\", \"cobbler\"]\nclearings.5 = { alliance = { sympathy = 1 }, lizards = { warriors = 2 } }\n",
    );
    game.take("revolt 5");
    assert_eq!((cult(&game).acolytes, game.supply("lizards")), (0, 25));
}

#[test]
fn law_10_2_4_the_cult_rules_where_a_garden_stands() {
    let game = daylight(
        "marquise eyrie lizards",
        "clearings.5 = { marquise = { warriors = 9, workshop = 1 }, lizards = { garden_rabbit = 1 } }\n\
         clearings.2 = { eyrie = { warriors = 1, roost = 1 }, lizards = { garden_mouse = 1, warriors = 1 } }\n\
         clearings.9 = { eyrie = { warriors = 1 }, lizards = { warriors = 1 } }\n",
    );
    assert_eq!([5, 2, 9].map(|number| game.ruler(number)), [Some("lizards"), Some("lizards"), Some("eyrie")]);
}

#[test]
fn law_10_2_4_nobody_else_moves_or_builds_by_rule_there() {
    let mut game = daylight(
        "marquise lizards",
        "clearings.5 = { marquise = { warriors = 3, sawmill = 1, wood = 1 }, lizards = { garden_rabbit = 1 } }\n\
         clearings.2 = { marquise = { warriors = 2 }, lizards = { garden_mouse = 1 } }\n",
    );
    assert_eq!(game.refusal("march 5 2 1"), "4.2.1");
    assert!(game.offers("march 5 1 1") == game.state().rules(game.seat("marquise"), clearing(1)));
    assert_eq!(game.refusal("build 2 workshop"), "6.5.4.I");
}

#[test]
fn law_10_2_4_gardens_count_for_dominance() {
    let position = |gardens: u8| {
        format!(
            "lizards = {{ dominance = \"fox\", hand = [\"sword\"] }}\nclearings.1 = {{ lizards = {{ garden_fox = {gardens} }}, marquise = {{ warriors = 4 }} }}\n\
             clearings.8 = {{ lizards = {{ garden_fox = 1 }}, marquise = {{ warriors = 4 }} }}\n\
             clearings.6 = {{ lizards = {{ garden_fox = 1 }}, marquise = {{ warriors = 4 }} }}\n"
        )
    };
    let game = birdsong("lizards marquise eyrie", &position(1));
    assert_eq!(game.winners(), Some((vec!["lizards"], "3.3.1.I")));
    assert_eq!(birdsong("lizards marquise eyrie", &position(0)).winners(), None);
}

#[test]
fn law_10_2_5_a_lost_garden_costs_a_random_card() {
    let mut game = daylight(
        "marquise lizards",
        "lizards.hand = [\"anvil\", \"sword\", \"bake_sale\"]\nclearings.5 = { marquise = { warriors = 2 }, lizards = { garden_rabbit = 2 } }\n",
    );
    game.chance(["dice 0 0", "card sword"]).take_all(["battle 5 lizards", "pass"]);
    assert_eq!((game.on_map("garden_rabbit"), game.score("marquise")), (1, Some(1)));
    assert_eq!((game.hand("lizards"), souls(&game)), (vec!["anvil", "bake_sale"], vec!["sword"]));
}

#[test]
fn law_10_2_5_for_each_garden_as_far_as_the_hand_lasts() {
    let position = |hand: &str| {
        format!(
            "lizards.hand = [{hand}]\nclearings.5 = {{ marquise = {{ warriors = 2 }}, lizards = {{ garden_rabbit = 2 }} }}\n"
        )
    };
    let mut game = daylight("marquise lizards", &position("\"anvil\", \"sword\", \"bake_sale\""));
    game.chance(["dice 1 0", "card sword", "card anvil"]).take_all(["battle 5 lizards", "pass"]);
    assert_eq!((game.on_map("garden_rabbit"), game.hand("lizards")), (0, vec!["bake_sale"]));

    let mut game = daylight("marquise lizards", &position("\"anvil\""));
    game.chance(["dice 1 0", "card anvil"]).take_all(["battle 5 lizards", "pass"]);
    assert_eq!((game.on_map("garden_rabbit"), game.hand("lizards").len()), (0, 0));
}

#[test]
fn law_10_2_5_and_outrage_of_the_cult_are_ordered() {
    marquise_waits();
    let matters = |hand: &str| {
        let game = daylight(
            "marquise lizards alliance",
            &format!("lizards.hand = [{hand}]\nclearings.5.alliance = {{ sympathy = 1 }}\n"),
        );
        let payer = |id| Trigger::Outrage { payer: game.seat(id), clearing: clearing(5) };
        let lost = Trigger::GardensLost { count: 1 };
        [payer("lizards"), payer("marquise")].map(|outrage| order_matters(game.state(), lost, outrage))
    };
    assert_eq!(matters("\"anvil\""), [true, false], "both take a card of its hand");
    assert_eq!(matters(""), [false, false]);
}

#[test]
fn law_10_2_6_what_anybody_spends_or_discards_goes_to_the_lost_souls() {
    let rest = r#"
        marquise.hand = ["anvil", "sword", "dominance_fox"]
        clearings.1.marquise = { sawmill = 1, warriors = 1 }
    "#;
    let mut game = daylight("marquise lizards eyrie", rest);
    game.take_all(["overwork 1 anvil", "overwork 1 dominance_fox"]);
    assert_eq!(souls(&game), ["anvil", "dominance_fox"]);
    assert!(game.discard().is_empty() && game.available().is_empty());
    for viewer in [Viewer::Spectator, Viewer::Seat(game.seat("eyrie")), Viewer::Seat(game.seat("lizards"))] {
        assert_eq!(game.seen_list(viewer, "lizards", "lost_souls"), ["anvil", "dominance_fox"]);
    }

    let mut game = daylight("marquise alliance eyrie", rest);
    game.take_all(["overwork 1 anvil", "overwork 1 dominance_fox"]);
    assert_eq!((game.discard(), game.available()), (vec!["anvil"], vec!["dominance_fox"]), "without the Cult");
}

#[test]
fn law_10_2_6_crafted_cards_and_effects_given_up_go_there_too() {
    let mut game = birdsong(
        "marquise lizards",
        "marquise = { crafted = [\"royal_claim\"], hand = [\"anvil\"] }\nclearings.1.marquise = { workshop = 1, warriors = 1 }\n",
    );
    game.take_all(["use royal_claim", "craft anvil"]);
    assert_eq!(souls(&game), ["anvil", "royal_claim"]);
}

#[test]
fn law_10_2_6_the_lost_souls_are_not_shuffled_into_a_new_deck() {
    let lost = discard_all_but(&["sword"]).replace("discard", "lost_souls");
    let rest = format!(
        "available = [\"dominance_fox\", \"dominance_rabbit\", \"dominance_mouse\", \"dominance_bird\"]\n\
         [clearings.1.eyrie]\nroost = 1\nwarriors = 2\n[lizards]\n{lost}"
    );
    let game = evening_with(["card sword"], "marquise eyrie lizards", &rest);
    assert_eq!((game.deck(), game.hand("marquise"), souls(&game).len()), (0, vec!["sword"], 49));
}

#[test]
fn law_10_3_1_twenty_five_warriors() {
    assert_eq!(new_game(&["lizards", "alliance"], []).supply("lizards"), 25);
}

#[test]
fn law_10_3_2_a_garden_and_warriors_in_a_free_corner() {
    let mut game = new_game(&["lizards", "alliance"], []);
    assert_eq!(
        (game.law(), game.options("home")),
        ("10.3.2", vec!["home 1".into(), "home 2".into(), "home 3".into(), "home 4".into()])
    );
    game.take("home 3");
    assert_eq!((game.warriors("lizards", 3), game.pieces("garden_rabbit", 3)), (4, 1));
    assert_eq!([6, 7, 11, 2].map(|number| game.warriors("lizards", number)), [1, 1, 1, 0]);
    assert_eq!(game.supply("lizards"), 18);
}

#[test]
fn law_10_3_2_opposite_a_starting_corner_if_there_is_one() {
    let mut game = new_game(&["marquise", "lizards"], []);
    game.take_all(["keep 2", "place sawmill 2", "place workshop 5", "place recruiter 6"]);
    assert_eq!((game.law(), game.warriors("lizards", 4)), ("10.3.3", 4));

    let mut game = new_game(&["lizards", "eyrie", "marquise"], []);
    game.take_all(["keep 1", "place sawmill 1", "place workshop 5", "place recruiter 9", "leader despot"]);
    assert_eq!(game.options("home"), ["home 2", "home 4"], "with both of them one of the other two");
}

#[test]
fn law_10_3_3_the_outcast_is_chosen() {
    let mut game = new_game(&["lizards", "alliance"], []);
    game.take("home 1");
    assert_eq!(game.options("outcast"), ["outcast fox", "outcast mouse", "outcast rabbit"]);
    game.take("outcast mouse");
    // the Lost Souls are empty: the first Birdsong turns the marker over (10.4.1)
    assert_eq!(outcast(&game), (Some(Suit::Mouse), true));

    let mut game = new_game(&["alliance", "lizards"], []);
    game.take_all(["home 1", "outcast mouse"]);
    assert_eq!(outcast(&game), (Some(Suit::Mouse), false));
}

#[test]
fn law_10_3_4_fourteen_gardens_on_the_board() {
    let mut game = new_game(&["lizards", "alliance"], []);
    game.take("home 1");
    assert_eq!(["garden_fox", "garden_rabbit", "garden_mouse"].map(|garden| game.stock(garden)), [4, 5, 5]);
}

/// The Outcast after a Birdsong that began with these Lost Souls.
#[track_caller]
fn adjusted(before: &str, lost: &str) -> (Option<Suit>, bool) {
    let game = birdsong(
        "lizards marquise eyrie",
        &format!("[lizards]\nhand = [\"codebreakers\"]\n{before}\nlost_souls = [{lost}]\n"),
    );
    assert_eq!((game.phase(), souls(&game).len()), (Phase::Daylight, 0));
    outcast(&game)
}

#[test]
fn law_10_4_1_the_suit_most_frequent_among_the_lost_souls_is_cast_out() {
    let lost = r#""bake_sale", "cobbler", "anvil", "sword""#;
    assert_eq!(adjusted("outcast = \"fox\"", lost), (Some(Suit::Rabbit), false));
    assert_eq!(adjusted("outcast = \"fox\"\nhated = true", lost), (Some(Suit::Rabbit), false));
}

#[test]
fn law_10_4_1_birds_do_not_count() {
    let lost = r#""armorers", "armorers", "sappers", "sword""#;
    assert_eq!(adjusted("outcast = \"fox\"", lost), (Some(Suit::Mouse), false));
    assert_eq!(adjusted("outcast = \"fox\"", "\"armorers\""), (Some(Suit::Fox), true));
}

#[test]
fn law_10_4_1_the_same_suit_again_is_hated() {
    let lost = r#""bake_sale", "cobbler", "anvil""#;
    assert_eq!(adjusted("outcast = \"rabbit\"", lost), (Some(Suit::Rabbit), true));
    assert_eq!(adjusted("outcast = \"rabbit\"\nhated = true", lost), (Some(Suit::Rabbit), true));
}

#[test]
fn law_10_4_1_without_a_single_leader_the_outcast_stays_and_is_hated() {
    assert_eq!(adjusted("outcast = \"mouse\"", r#""bake_sale", "anvil""#), (Some(Suit::Mouse), true));
    assert_eq!(adjusted("outcast = \"mouse\"", ""), (Some(Suit::Mouse), true));
}

#[test]
fn law_10_4_1_effects_of_birdsong_may_come_first() {
    let mut game = birdsong(
        "lizards marquise eyrie",
        "lizards = { crafted = [\"royal_claim\"], hand = [\"sword\"], lost_souls = [\"anvil\"], outcast = \"mouse\" }\n",
    );
    assert_eq!((game.law(), souls(&game)), ("10.4.1", vec!["anvil"]));
    game.take("use royal_claim");
    assert_eq!((outcast(&game), game.discard()), ((Some(Suit::Fox), false), vec!["anvil", "royal_claim"]));
}

#[test]
fn law_10_4_2_the_lost_souls_go_to_the_discard_pile_and_dominance_beside_the_map() {
    let game = birdsong(
        "lizards marquise eyrie",
        "discard = [\"cobbler\"]\nlizards = { hand = [\"sword\"], lost_souls = [\"anvil\", \"dominance_mouse\", \"armorers\"] }\n",
    );
    assert_eq!((game.discard(), game.available()), (vec!["anvil", "armorers", "cobbler"], vec!["dominance_mouse"]));
}

#[test]
fn law_10_4_2_an_empty_deck_is_made_of_all_of_them() {
    let lost = discard_all_but(&["sword"]).replace("discard", "lost_souls");
    let rest = format!(
        "available = [\"dominance_fox\", \"dominance_rabbit\", \"dominance_mouse\", \"dominance_bird\"]\n[lizards]\nhand = [\"sword\"]\n{lost}"
    );
    let game = birdsong("lizards marquise eyrie", &rest);
    assert_eq!((game.deck(), game.discard().len()), (49, 0));
}

#[test]
fn law_10_4_3_conspiracies_happen_in_outcast_clearings_for_acolytes_of_the_supply() {
    let rest = r#"
        clearings.1 = { lizards = { warriors = 2 }, marquise = { warriors = 1, workshop = 1 } }
        clearings.5 = { lizards = { warriors = 2 }, marquise = { warriors = 1, workshop = 1 } }
    "#;
    let mut game = fresh_outcast(7, rest);
    assert_eq!(game.law(), "10.4.3");
    for elsewhere in ["crusade battle 5 marquise", "crusade move 5 2 1", "convert 5 marquise", "sanctify 5 workshop"] {
        assert_eq!(game.refusal(elsewhere), "10.4.3", "{elsewhere}");
    }
    let supply = game.supply("lizards");
    game.take_all(["convert 1 marquise", "sanctify 1 workshop"]);
    assert_eq!((cult(&game).acolytes, game.supply("lizards")), (2, supply + 5 - 1));
    game.take("pass");
    assert_eq!(game.phase(), Phase::Daylight);
}

#[test]
fn law_10_4_3_against_the_hated_each_costs_one_less() {
    let rest = |acolytes: u8| {
        format!(
            "lizards = {{ outcast = \"fox\", hand = [\"sword\"], acolytes = {acolytes} }}\n\
             clearings.1 = {{ lizards = {{ warriors = 2 }}, marquise = {{ warriors = 1, workshop = 1 }} }}\n"
        )
    };
    let mut game = birdsong("lizards marquise", &rest(4));
    game.take_all(["convert 1 marquise", "sanctify 1 workshop"]);
    assert_eq!(cult(&game).acolytes, 1);
    assert!(game.offers("crusade move 1 5 1"));
    let mut game = birdsong("lizards marquise", &rest(1));
    assert_eq!(game.refusal("sanctify 1 workshop"), "10.4.3.III");
}

#[test]
fn law_10_4_3_i_a_crusade_is_a_battle_in_an_outcast_clearing() {
    let mut game = fresh_outcast(
        3,
        "clearings.1 = { lizards = { warriors = 3 }, marquise = { warriors = 1 }, eyrie = { warriors = 1 } }\n",
    );
    assert_eq!(game.options("crusade battle"), ["crusade battle 1 eyrie", "crusade battle 1 marquise"]);
    game.chance(["dice 1 0"]).take("crusade battle 1 marquise");
    assert_eq!((game.warriors("marquise", 1), cult(&game).acolytes), (0, 1));
    // with one acolyte left there is nothing more to conspire
    assert_eq!(game.phase(), Phase::Daylight);
}

#[test]
fn law_10_4_3_i_or_a_move_out_of_one_and_then_a_battle_if_wished() {
    let rest = "clearings.1.lizards.warriors = 3\nclearings.5.marquise.warriors = 1\n";
    let mut game = fresh_outcast(2, rest);
    assert_eq!(game.refusal("crusade move 5 1 1"), "10.4.3");
    assert_eq!(game.refusal("crusade move 1 2 1"), "2.2.1");
    game.take("crusade move 1 5 2");
    assert_eq!((game.law(), game.legal()), ("10.4.3.I", vec!["battle 5 marquise".to_owned(), "pass".into()]));
    game.chance(["dice 1 0"]).take("battle 5 marquise");
    assert_eq!((game.warriors("lizards", 5), game.warriors("marquise", 5)), (2, 0));

    let mut game = fresh_outcast(2, rest);
    game.take_all(["crusade move 1 5 2", "pass"]);
    assert_eq!((game.phase(), game.warriors("marquise", 5)), (Phase::Daylight, 1));

    // nobody to fight there: nothing is asked
    let mut game = fresh_outcast(2, rest);
    game.take("crusade move 1 9 2");
    assert_eq!(game.phase(), Phase::Daylight);
}

#[test]
fn law_10_4_3_i_the_move_needs_rule_and_acolytes() {
    let rest = "clearings.1 = { lizards = { warriors = 1 }, marquise = { warriors = 2 } }\nclearings.5.marquise.warriors = 1\n";
    assert_eq!(fresh_outcast(2, rest).refusal("crusade move 1 5 1"), "4.2.1");
    let mut game = fresh_outcast(1, rest);
    assert_eq!(game.phase(), Phase::Daylight, "one acolyte is too few");
    assert!(!game.offers_any("crusade"));
    assert_eq!(game.refusal("crusade battle 1 marquise"), "10.4.3.I");
}

#[test]
fn law_10_4_3_i_outrage_comes_before_the_battle() {
    let mut game = birdsong(
        "lizards marquise alliance",
        "lizards = { outcast = \"mouse\", lost_souls = [\"anvil\"], hand = [\"bake_sale\", \"sword\"], acolytes = 2 }\n\
         clearings.1.lizards.warriors = 3\nclearings.5 = { marquise = { warriors = 1 }, alliance = { sympathy = 1 } }\n",
    );
    game.take("crusade move 1 5 2");
    assert_eq!((game.law(), game.asked()), ("8.2.6", "lizards"));
    game.take("give bake_sale");
    assert_eq!(game.options("battle"), ["battle 5 alliance", "battle 5 marquise"]);
}

#[test]
fn law_10_4_3_ii_a_conversion_replaces_an_enemy_warrior() {
    let mut game = fresh_outcast(2, "clearings.1 = { marquise = { warriors = 2 } }\n");
    assert_eq!(game.refusal("convert 1 eyrie"), "10.4.3.II");
    let supply = game.supply("lizards");
    game.take("convert 1 marquise");
    assert_eq!((game.warriors("marquise", 1), game.warriors("lizards", 1)), (1, 1));
    assert_eq!((game.supply("lizards"), game.score("lizards")), (supply + 1, Some(0)));
}

#[test]
fn law_10_4_3_ii_not_at_the_keep_where_nothing_can_be_placed() {
    let mut game =
        fresh_outcast(2, "clearings.1 = { marquise = { warriors = 2, keep = 1 }, lizards = { warriors = 1 } }\n");
    assert_eq!(game.refusal("convert 1 marquise"), "6.2.2");
    assert!(game.offers("crusade battle 1 marquise"));
}

#[test]
fn law_10_4_3_ii_it_triggers_what_a_removal_triggers() {
    let mut game = fresh_outcast(
        2,
        "marquise.hand = [\"foxfolk_steel\"]\nclearings.1.marquise.warriors = 1\nclearings.2.marquise.keep = 1\n",
    );
    game.take("convert 1 marquise");
    assert_eq!((game.law(), game.warriors("lizards", 1)), ("6.2.3", 1));
    game.take("hospital foxfolk_steel");
    assert_eq!(game.warriors("marquise", 2), 1);
}

#[test]
fn law_10_4_3_iii_a_sanctification_replaces_an_enemy_building_by_a_garden() {
    let mut game = fresh_outcast(3, "clearings.1 = { marquise = { warriors = 2, sawmill = 1, wood = 1 } }\n");
    assert_eq!(game.refusal("sanctify 1 wood"), "10.4.3.III");
    assert_eq!(game.refusal("sanctify 1 workshop"), "10.4.3.III");
    game.take("sanctify 1 sawmill");
    assert_eq!((game.pieces("sawmill", 1), game.pieces("garden_fox", 1)), (0, 1));
    assert_eq!((game.score("lizards"), game.ruler(1)), (Some(1), Some("lizards")));
}

#[test]
fn law_10_4_3_iii_only_with_a_garden_left_and_where_one_can_be_placed() {
    let gardens = "clearings.8.lizards.garden_fox = 2\nclearings.6.lizards.garden_fox = 1\nruins = [10, 11]\n";
    let all = format!(
        "{gardens}clearings.12 = {{ lizards = {{ garden_fox = 2 }} }}\nclearings.1 = {{ marquise = {{ sawmill = 1 }}, lizards = {{ warriors = 1 }} }}\n"
    );
    let mut game = fresh_outcast(3, &all);
    assert_eq!(game.refusal("sanctify 1 sawmill"), "10.4.3.III");

    let mut game =
        fresh_outcast(3, "clearings.1 = { marquise = { sawmill = 1, keep = 1 }, lizards = { warriors = 1 } }\n");
    assert_eq!(game.refusal("sanctify 1 sawmill"), "6.2.2");
}

#[test]
fn law_10_4_3_iii_a_base_takes_its_supporters_with_it() {
    let mut game = birdsong(
        "lizards marquise alliance",
        "lizards = { outcast = \"mouse\", lost_souls = [\"anvil\"], hand = [\"sword\"], acolytes = 3 }\n\
         alliance = { supporters = [\"foxfolk_steel\", \"bake_sale\"], officers = 3 }\nclearings.1.alliance.base_fox = 1\n",
    );
    game.take("sanctify 1 base_fox");
    assert_eq!((game.supporters(), game.officers()), (vec!["bake_sale"], 1));
    assert_eq!(souls(&game), ["foxfolk_steel"]);
}

#[test]
fn law_10_5_a_revealed_card_is_open_to_all_and_out_of_use() {
    let mut game =
        daylight("lizards marquise eyrie", "lizards.hand = [\"anvil\", \"sword\"]\nclearings.1.lizards.warriors = 1\n");
    game.take("recruit 1 anvil");
    assert_eq!((game.hand("lizards"), ids(cult(&game).revealed)), (vec!["sword"], vec!["anvil"]));
    assert_eq!(game.seen_list(Viewer::Spectator, "lizards", "revealed"), ["anvil"]);
    for again in ["build 1 anvil", "recruit 1 anvil", "score anvil"] {
        assert_eq!(game.refusal(again), "1.2.1", "{again}");
    }
    assert!(souls(&game).is_empty(), "revealing spends nothing");
}

#[test]
fn law_10_5_rituals_come_in_any_order_and_number() {
    let mut game = daylight(
        "lizards marquise",
        "lizards.hand = [\"anvil\", \"foxfolk_steel\", \"root_tea_fox\", \"armorers\", \"sword\"]\nclearings.8.lizards.warriors = 1\n",
    );
    game.take_all(["recruit 8 anvil", "sacrifice armorers", "build 8 foxfolk_steel", "recruit 8 root_tea_fox"]);
    assert_eq!((game.warriors("lizards", 8), game.pieces("garden_fox", 8), cult(&game).acolytes), (3, 1, 1));
}

#[test]
fn law_10_5_1_a_garden_is_built_where_the_cult_rules_and_the_card_matches() {
    let rest = r#"
        lizards.hand = ["anvil", "bake_sale", "sword"]
        clearings.1 = { lizards = { warriors = 1 }, marquise = { warriors = 1 } }
        clearings.8 = { lizards = { warriors = 1 } }
        clearings.4 = { lizards = { warriors = 1, garden_rabbit = 1 } }
    "#;
    let mut game = daylight("lizards marquise", rest);
    assert_eq!(game.options("build"), ["build 8 anvil"]);
    assert_eq!(game.refusal("build 1 anvil"), "10.5.1");
    assert_eq!(game.refusal("build 8 bake_sale"), "10.5.1");
    assert_eq!(game.refusal("build 4 bake_sale"), "2.2.3");
    game.take("build 8 anvil");
    assert_eq!((game.pieces("garden_fox", 8), game.score("lizards")), (1, Some(0)));
}

#[test]
fn law_10_5_1_not_without_a_garden_left() {
    let mut game = daylight(
        "lizards marquise",
        "ruins = []\nlizards.hand = [\"anvil\"]\nclearings.8.lizards.garden_fox = 2\nclearings.6.lizards.garden_fox = 2\n\
         clearings.12.lizards = { garden_fox = 1 }\n",
    );
    assert_eq!(game.refusal("build 12 anvil"), "10.5.1");
}

#[test]
fn law_10_5_2_a_warrior_comes_to_any_clearing_that_matches() {
    let mut game = daylight(
        "lizards marquise",
        "lizards.hand = [\"anvil\", \"sword\"]\nclearings.1.marquise = { warriors = 3, keep = 1 }\nclearings.6.marquise.warriors = 3\n",
    );
    assert_eq!(game.options("recruit 6"), ["recruit 6 anvil"]);
    assert_eq!(game.refusal("recruit 1 anvil"), "6.2.2");
    assert_eq!(game.refusal("recruit 6 sword"), "10.5.2");
    game.take("recruit 6 anvil");
    assert_eq!((game.warriors("lizards", 6), game.supply("lizards")), (1, 24));
}

#[test]
fn law_10_5_2_as_far_as_the_supply_lasts() {
    let mut game = daylight("lizards marquise", "lizards.hand = [\"anvil\"]\nclearings.1.lizards.warriors = 25\n");
    assert_eq!(game.refusal("recruit 1 anvil"), "1.5.4");
}

#[test]
fn law_10_5_3_the_revealed_card_is_spent_for_the_points_of_its_gardens() {
    for (gardens, points) in [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 4)] {
        let place = |left: u8, most: u8| left.min(most);
        let (eight, six, twelve) =
            (place(gardens, 2), place(gardens.saturating_sub(2), 2), place(gardens.saturating_sub(4), 2));
        let mut game = daylight(
            "lizards marquise",
            &format!(
                "ruins = []\nlizards.hand = [\"anvil\", \"foxfolk_steel\", \"sword\"]\nclearings.8.lizards.garden_fox = {eight}\n\
                 clearings.6.lizards.garden_fox = {six}\nclearings.12.lizards.garden_fox = {twelve}\n"
            ),
        );
        game.take("score anvil");
        assert_eq!((game.score("lizards"), souls(&game)), (Some(points), vec!["anvil"]), "{gardens} gardens");
        assert_eq!(game.refusal("score foxfolk_steel"), "10.5.3", "once a turn for each suit");
        assert!(game.offers("score sword"));
    }
}

#[test]
fn law_10_5_4_a_bird_makes_a_warrior_of_the_supply_an_acolyte() {
    let mut game = daylight("lizards marquise", "lizards.hand = [\"armorers\", \"anvil\"]\n");
    assert_eq!(game.refusal("sacrifice anvil"), "10.5.4");
    game.take("sacrifice armorers");
    assert_eq!((cult(&game).acolytes, game.supply("lizards")), (1, 24));
    assert_eq!(ids(cult(&game).revealed), ["armorers"]);

    let mut game = daylight("lizards marquise", "lizards.hand = [\"armorers\"]\nclearings.1.lizards.warriors = 25\n");
    assert_eq!(game.refusal("sacrifice armorers"), "1.5.4");
}

#[test]
fn law_10_6_1_revealed_cards_come_back_and_are_known() {
    let mut game = daylight(
        "lizards marquise eyrie",
        "lizards = { outcast = \"fox\", hand = [\"anvil\", \"bake_sale\"] }\nclearings.8.lizards = { warriors = 1, garden_fox = 1 }\n",
    );
    game.take_all(["recruit 8 anvil", "pass"]);
    assert_eq!((game.phase(), game.hand("lizards")), (Phase::Evening, vec!["anvil", "bake_sale"]));
    assert!(cult(&game).revealed.is_empty());
    for viewer in ["marquise", "eyrie"] {
        let viewer = Viewer::Seat(game.seat(viewer));
        assert_eq!(game.seen_list(viewer, "lizards", "hand"), ["anvil"], "what was revealed, and no more");
    }
    assert!(game.offers("craft anvil"));
}

#[test]
fn law_10_6_2_crafting_comes_after_that_and_before_the_draw() {
    marquise_waits();
    let mut game = daylight(
        "lizards marquise",
        "lizards = { outcast = \"fox\", hand = [\"anvil\"] }\nclearings.8.lizards = { warriors = 1, garden_fox = 1 }\n",
    );
    game.take("pass");
    assert_eq!((game.law(), game.legal()), ("10.6.2", vec!["craft anvil".to_owned(), "pass".into()]));
    game.chance(["card sword"]).take("craft anvil");
    assert_eq!((game.turn(), game.hand("lizards")), ("marquise", vec!["sword"]));
}

#[test]
fn law_10_6_3_a_card_and_one_more_for_each_suit_with_two_gardens() {
    marquise_waits();
    let game = evening_with(
        ["card sword", "card anvil", "card bake_sale"],
        "lizards marquise",
        "clearings.8.lizards.garden_fox = 2\nclearings.5.lizards.garden_rabbit = 2\nclearings.2.lizards.garden_mouse = 1\n",
    );
    assert_eq!((game.turn(), game.hand("lizards")), ("marquise", vec!["anvil", "bake_sale", "sword"]));
}

#[test]
fn law_10_6_3_then_the_hand_goes_down_to_five() {
    marquise_waits();
    let mut game = evening_with(
        ["card sword"],
        "lizards marquise",
        "lizards.hand = [\"anvil\", \"foxfolk_steel\", \"root_tea_fox\", \"bake_sale\", \"cobbler\"]\n",
    );
    assert_eq!((game.law(), game.options("discard").len()), ("10.6.3", 6));
    game.take("discard cobbler");
    assert_eq!((game.turn(), souls(&game)), ("marquise", vec!["cobbler"]));
}

#[test]
fn law_10_4_3_ii_a_converted_warrior_is_replaced_and_not_buried() {
    let mut game = birdsong_with(
        [],
        "lizards eyrie marquise",
        "deck = \"exiles_partisans\"\nlizards = { outcast = \"fox\", hated = true, acolytes = 4 }\n\
         clearings.1 = { lizards = { warriors = 1 }, eyrie = { warriors = 3 } }\nmarquise.crafted = [\"coffin_makers\"]\n",
    );
    game.take("convert 1 eyrie");
    assert_eq!((game.warriors("eyrie", 1), game.state().coffins), (2, [0; 9]));
}
