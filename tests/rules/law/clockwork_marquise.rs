//! The Mechanical Marquise 2.0.

use crate::law::support::*;
use thicket::games::root::words::action::Action;
use thicket::games::root::words::event::EventKind;
use thicket::kernel::{Generator, Rules};

/// A fox without an item, and a bird without one.
const FOX: &str = "tax_collector";
const BIRD: &str = "brutal_tactics";

#[test]
fn law_r4_2_1_others_place_nothing_at_the_keep() {
    let rest = "clearings.1.marquise.keep = 1\nalliance = { hand = [\"sword\"], supporters = [\"armorers\"] }\n";
    let mut game = birdsong("alliance clockwork:marquise", rest);
    assert_eq!(game.refusal("spread 1"), "6.2.2");
}

#[test]
fn law_r4_3_2_the_keep_in_a_corner() {
    let game = new_game(&["clockwork:marquise", "corvids"], []);
    let keep = numbers(game.state().clearings_with(thicket::games::root::words::piece::Piece::Keep));
    assert!(matches!(keep[..], [1..=4]), "{keep:?}");
}

#[test]
fn law_r4_3_3_a_warrior_everywhere_but_opposite_the_keep() {
    let game =
        new_game(&["clockwork:marquise", "corvids"], ["card anvil", "card armorers", "card cobbler", "clearing 1"]);
    assert_eq!((game.warriors("marquise", 1), game.warriors("marquise", 3)), (2, 0));
    assert_eq!((game.warriors("marquise", 7), game.warriors_on_map("marquise")), (1, 12));
}

#[test]
fn law_r4_3_4_a_building_of_each_kind_near_the_keep() {
    let game =
        new_game(&["clockwork:marquise", "corvids"], ["card anvil", "card armorers", "card cobbler", "clearing 1"]);
    let near = [1, 5, 9, 10];
    for kind in ["sawmill", "workshop", "recruiter"] {
        assert_eq!((near.map(|number| game.pieces(kind, number)).iter().sum::<u8>(), game.on_map(kind)), (1, 1));
    }
    let here = |number| ["sawmill", "workshop", "recruiter"].map(|kind| game.pieces(kind, number)).iter().sum::<u8>();
    assert!(near.into_iter().all(|number| here(number) < 2));
}

#[test]
fn law_r4_4_birdsong_reveals_an_order() {
    let mut game = ordered("marquise", &[FOX], "", "clearings.1.marquise.warriors = 1\n");
    game.take("order");
    assert_eq!(game.discard(), [FOX]);
}

#[test]
fn law_r4_5_1_it_attacks_who_has_most_pieces_there() {
    let rest = "clearings.6 = { marquise = { warriors = 3 }, corvids = { warriors = 1 }, eyrie = { warriors = 2 } }\n\
                corvids.score = 9\n";
    let mut game = ordered("marquise", &[FOX], "eyrie", rest);
    game.chance(["dice 1 0"]).take("order");
    assert_eq!((game.warriors("eyrie", 6), game.warriors("corvids", 6)), (1, 1));
}

#[test]
fn law_r4_5_1_then_who_has_most_points() {
    let rest = "clearings.6 = { marquise = { warriors = 3 }, corvids = { warriors = 1 }, eyrie = { warriors = 1 } }\n\
                corvids.score = 9\n";
    let mut game = ordered("marquise", &[FOX], "eyrie", rest);
    game.chance(["dice 1 0"]).take("order");
    assert_eq!((game.warriors("eyrie", 6), game.warriors("corvids", 6)), (1, 0));
}

#[test]
fn law_r4_5_2_without_a_card_to_reveal_nobody_is_recruited_or_counted() {
    let rest = format!("corvids.hand = [{}]\nclearings.1.marquise.warriors = 1\n", all_cards(&["royal_claim"]));
    let mut game = ordered("marquise:overwhelming", &[], "", &rest);
    game.take("order");
    assert_eq!((game.score("marquise"), game.warriors("marquise", 1)), (Some(0), 1), "{:#?}", game.events());
}

#[test]
fn law_r4_5_2_four_warriors_come_evenly_where_it_rules() {
    let rest =
        "clearings.1.marquise.warriors = 1\nclearings.8.marquise.warriors = 1\nclearings.12.marquise.warriors = 1\n";
    let mut game = ordered("marquise", &[FOX], "", rest);
    game.take("order");
    assert_eq!([1, 8, 12].map(|number| game.warriors("marquise", number)), [3, 2, 2]);
}

#[test]
fn law_r4_5_2_levels_recruit_fewer_and_more() {
    for (level, here) in [("easy", 2), ("default", 4), ("challenging", 6), ("nightmare", 6)] {
        let seat = format!("marquise:{level}");
        let rest = "clearings.1.marquise.sawmill = 1\nclearings.8.marquise.workshop = 1\n";
        let mut game = ordered(&seat, &[FOX], "", rest);
        game.take("order");
        assert_eq!(game.warriors_on_map("marquise"), here, "{level}");
    }
}

#[test]
fn law_r4_5_3_the_building_of_the_order_where_most_warriors_are() {
    for (order, kind) in [(FOX, "sawmill"), ("better_burrow_bank", "workshop"), ("scouting_party", "recruiter")] {
        let mut game = ordered("marquise", &[order], "", "clearings.2.marquise.warriors = 9\n");
        game.take("order");
        assert_eq!((game.pieces(kind, 2), game.on_map(kind)), (1, 1), "{order}");
    }
}

#[test]
fn law_r4_5_4_all_but_three_go_where_most_enemies_are() {
    let rest = "clearings.8 = { marquise = { warriors = 5 } }\nclearings.7.corvids = { warriors = 1 }\n";
    let mut game = ordered("marquise", &[FOX], "", rest);
    game.take("order");
    assert_eq!((game.warriors("marquise", 8), game.warriors("marquise", 7)), (3, 6));
}

#[test]
fn law_r4_5_5_without_a_building_it_expands_with_a_new_order() {
    // the only slot of 1 is taken: the bird finds one in 5, where two have gone
    let mut game = ordered("marquise", &["anvil", BIRD], "", "clearings.1.marquise = { warriors = 1, sawmill = 1 }\n");
    game.take("order");
    assert_eq!((game.pieces("sawmill", 5), game.discard()), (1, vec!["anvil", BIRD]));
    assert_eq!(game.score("marquise"), Some(2), "the item and the second sawmill");
}

#[test]
fn law_r4_5_5_it_stops_to_expand_when_a_deck_of_orders_is_revealed() {
    // it has nothing to build from, no bird lets it recruit anywhere, and each order that is discarded comes back
    let birds = "corvids.hand = [\"ambush_bird\", \"ambush_bird\", \"birdy_bindle\", \"woodland_runners\", \"arms_trader\", \
                 \"crossbow_bird\", \"armorers\", \"armorers\", \"sappers\", \"sappers\", \"brutal_tactics\", \"brutal_tactics\"]\n";
    let game = ordered("marquise", &[FOX], "", birds);
    let (mut state, mut events) = (game.state().clone(), Vec::new());
    state.apply(Action::Order, &mut Generator::new(1), &mut events).expect("its turn");
    assert_eq!(events.iter().filter(|event| event.what == EventKind::Ordered).count(), 54);
}

#[test]
fn law_r4_6_1_the_track_of_the_order_scores() {
    let rest = "clearings.1.marquise = { warriors = 1, sawmill = 1 }\nclearings.2.marquise.sawmill = 1\n\
                clearings.8.marquise = { warriors = 1, sawmill = 1 }\nclearings.5.marquise.workshop = 2\n";
    let mut game = ordered("marquise", &[FOX], "", rest);
    game.take("order");
    assert_eq!((game.on_map("sawmill"), game.score("marquise")), (4, Some(3)));
}

#[test]
fn law_r4_6_1_a_bird_scores_the_best_track() {
    let rest = "clearings.5.marquise = { warriors = 3, workshop = 2 }\nclearings.7.marquise.recruiter = 1\n";
    let mut game = ordered("marquise", &[BIRD], "", rest);
    game.take("order");
    assert_eq!((game.on_map("workshop"), game.score("marquise")), (3, Some(2)));
}

#[test]
fn law_r4_7_1_a_bird_attacks_everywhere() {
    let rest = "clearings.1 = { marquise = { warriors = 2 }, corvids = { warriors = 1 } }\n\
                clearings.7 = { marquise = { warriors = 2 }, corvids = { warriors = 1 } }\n";
    let mut game = ordered("marquise", &[BIRD], "", rest);
    game.chance(["dice 1 0", "dice 1 0"]).take("order");
    assert_eq!((game.warriors("corvids", 1), game.warriors("corvids", 7)), (0, 0));
}

#[test]
fn law_r4_7_2_two_warriors_each_in_the_two_last_clearings_that_it_rules() {
    let rest =
        "clearings.1.marquise.warriors = 1\nclearings.8.marquise.warriors = 1\nclearings.12.marquise.warriors = 1\n";
    let mut game = ordered("marquise", &[BIRD], "", rest);
    game.take("order");
    assert_eq!([1, 8, 12].map(|number| game.warriors("marquise", number)), [1, 3, 3]);
    assert_eq!(game.events_of("root-log-musters"), ["root-log-musters-last marquise 4 2 R4.7.2"]);
}

#[test]
fn law_r4_7_2_all_four_where_it_rules_only_one() {
    let mut game = ordered("marquise", &[BIRD], "", "clearings.12.marquise.workshop = 1\n");
    game.take("order");
    assert_eq!(game.warriors_on_map("marquise"), 4);
}

#[test]
fn law_r4_7_3_a_bird_builds_the_kind_with_most_on_the_map() {
    for (built, kind) in [
        ("workshop = 2, recruiter = 0", "workshop"),
        ("workshop = 1, recruiter = 1", "recruiter"),
        ("workshop = 1, sawmill = 1", "sawmill"),
    ] {
        let rest = format!("clearings.5.marquise = {{ {built} }}\nclearings.2.marquise.warriors = 3\n");
        let mut game = ordered("marquise", &[BIRD], "", &rest);
        game.take("order");
        assert_eq!(game.pieces(kind, 2), 1, "{built}");
    }
}

#[test]
fn law_r4_7_4_after_its_moves_it_attacks_where_it_came_in() {
    let rest = "clearings.12.marquise.warriors = 5\nclearings.11.corvids.warriors = 1\n";
    let mut game = ordered("marquise", &[BIRD], "", rest);
    game.chance(["dice 2 0"]).take("order");
    assert_eq!((game.warriors("marquise", 12), game.warriors("marquise", 11)), (3, 6));
    assert_eq!(game.warriors("corvids", 11), 0);
}

#[test]
fn law_r4_blitz_sends_nearly_all_from_a_calm_clearing() {
    let rest = "clearings.2.marquise.warriors = 3\nclearings.5.corvids.warriors = 1\n";
    let mut game = ordered("marquise:blitz", &[FOX], "", &rest.replace("5.corvids", "10.corvids"));
    game.chance(["dice 1 0"]).take("order");
    assert_eq!((game.warriors("marquise", 2), game.warriors("marquise", 10)), (1, 2));
    assert_eq!(game.warriors("corvids", 10), 0);
}

#[test]
fn law_r4_fortified_buildings_take_two_hits() {
    let rest = "clearings.5 = { corvids = { warriors = 3 }, marquise = { workshop = 1 } }\n";
    let mut game = daylight("corvids clockwork:marquise:fortified", rest);
    game.chance(["dice 0 0"]).take("battle 5 marquise");
    assert_eq!(game.pieces("workshop", 5), 1);
    game.chance(["dice 1 0"]).take("battle 5 marquise");
    assert_eq!(game.pieces("workshop", 5), 0);
}

#[test]
fn law_r4_hospitals_count_all_that_fall_in_a_battle() {
    let rest = "ruins = []\nvagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch\"], quest = \"errand_fox\" }\n\
                clearings.1.marquise.keep = 1\nclearings.5.marquise = { warriors = 2, workshop = 1 }\n";
    let others = "clockwork:marquise:hospitals";
    let mut game = ordered("vagabond:arbiter:marksman", &["better_burrow_bank"], others, rest);
    // one falls to the shot, the other to the dice
    game.chance(["dice 1 0"]).take("order");
    assert_eq!((game.warriors("marquise", 5), game.warriors("marquise", 1)), (0, 2));
}

#[test]
fn law_r4_hospitals_heal_two_at_the_keep() {
    let rest =
        "clearings.5 = { corvids = { warriors = 3 }, marquise = { warriors = 3 } }\nclearings.1.marquise.keep = 1\n";
    let mut game = daylight("corvids clockwork:marquise:hospitals", rest);
    game.chance(["dice 2 0"]).take("battle 5 marquise");
    assert_eq!((game.warriors("marquise", 5), game.warriors("marquise", 1)), (1, 2));
}

#[test]
fn law_r11_8_2_a_snare_at_the_keep_takes_whom_hospitals_heal() {
    let rest = "clearings.5 = { corvids = { warriors = 3 }, marquise = { warriors = 3 } }\n\
                clearings.1 = { marquise = { keep = 1 }, corvids = { snare = 1 } }\n";
    let mut game = daylight("corvids clockwork:marquise:hospitals", rest);
    game.chance(["dice 2 0"]).take("battle 5 marquise");
    assert_eq!((game.warriors("marquise", 1), game.pieces("snare", 1)), (0, 0));
    assert!(game.events().contains(&"root-log-skipped marquise R11.8.2 snared".to_owned()), "{:?}", game.events());
}

#[test]
fn law_r4_iron_will_recruits_twice_as_many_with_a_bird() {
    let mut game = ordered("marquise:iron_will", &[BIRD], "", "clearings.12.marquise.workshop = 1\n");
    game.take("order");
    assert_eq!(game.warriors_on_map("marquise"), 8);
}

#[test]
fn law_r4_overwhelming_scores_for_those_who_do_not_come() {
    let mut game = ordered("marquise:overwhelming", &[FOX], "", "clearings.2.marquise.warriors = 22\n");
    game.take("order");
    assert_eq!(game.score("marquise"), Some(2), "it rules no fox clearing: none of four came");
}

#[test]
fn law_r4_4_1_the_top_card_is_revealed() {
    let mut game = ordered("marquise", &[FOX, BIRD], "", "clearings.1.marquise.warriors = 1\n");
    game.take("order");
    assert_eq!(game.events_of("root-log-ordered"), [format!("root-log-ordered marquise {FOX} fox R2.7")]);
}

#[test]
fn law_r4_4_2_its_item_is_crafted() {
    let mut game = ordered("marquise", &["anvil"], "", "clearings.1.marquise.warriors = 1\n");
    game.take("order");
    assert_eq!(game.events_of("root-log-crafted"), ["root-log-crafted-item marquise anvil hammer R1.1"]);
}

#[test]
fn law_r4_6_2_the_order_is_discarded() {
    let mut game = ordered("marquise", &[FOX], "", "clearings.1.marquise.warriors = 1\n");
    game.take("order");
    assert_eq!(game.discard(), [FOX]);
    assert_eq!(game.events_of("root-log-discarded"), [format!("root-log-discarded marquise {FOX} R4.6.2")]);
}

#[test]
fn law_r4_5_5_it_says_why_it_expands_no_further() {
    for (rest, why) in [
        ("clearings.1.marquise.warriors = 1\n", "built"),
        (
            "clearings.2.marquise.sawmill = 2\nclearings.5.marquise.sawmill = 2\nclearings.7.marquise.sawmill = 2\n",
            "many_buildings",
        ),
    ] {
        let mut game = ordered("marquise", &[FOX], "", rest);
        game.take("order");
        assert!(
            game.events_of("root-log-skipped").contains(&format!("root-log-skipped marquise R4.5.5 {why}")),
            "{rest}"
        );
    }
}
