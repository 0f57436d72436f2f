//! The Drillbit Duchy.

use crate::law::support::*;
use thicket::games::root::clockwork::state::{Court, Own};
use thicket::games::root::factions::duchy::words::Minister;

const FOX: &str = "tax_collector";
const MOUSE: &str = "scouting_party";
const BIRD: &str = "armorers";

#[track_caller]
fn court(game: &Game) -> Court {
    let own = game.state().clockwork(game.seat("duchy")).expect("a clockwork player").own;
    let Own::Duchy(court) = own else { panic!("no Duchy: {own:?}") };
    court
}

/// The ministers with a crown, sorted by name.
fn crowned(game: &Game) -> Vec<&'static str> {
    let mut names: Vec<&str> = court(game).crowned.iter().map(Minister::id).collect();
    names.sort_unstable();
    names
}

/// A Marquise who attacks what stands in 5 undefended.
#[track_caller]
fn raided(duchy: &str, rest: &str) -> Game {
    daylight(&format!("marquise {duchy}"), &format!("clearings.5.marquise.warriors = 3\n{rest}"))
}

#[test]
fn law_r10_2_1_for_a_building_the_bottommost_crown_goes() {
    let mut game = raided(
        "clockwork:duchy",
        "clearings.5.duchy.market = 1\nduchy.crowned = [\"captain\", \"mayor\", \"marshal\"]\n",
    );
    game.chance(["dice 0 0"]).take("battle 5 duchy");
    assert_eq!((crowned(&game), game.score("marquise")), (vec!["captain", "marshal"], Some(1)));
}

#[test]
fn law_r10_2_1_for_several_at_once_one_crown() {
    let rest = "clearings.5.duchy = { market = 1, citadel = 1 }\nduchy.crowned = [\"captain\", \"marshal\"]\n";
    let mut game = raided("clockwork:duchy", rest);
    game.chance(["dice 1 0", "building market"]).take("battle 5 duchy");
    assert_eq!((game.pieces("market", 5), game.pieces("citadel", 5)), (0, 0));
    assert_eq!(crowned(&game), ["captain"]);
}

#[test]
fn law_r10_2_1_not_for_a_tunnel() {
    let mut game = raided("clockwork:duchy", "clearings.5.duchy.tunnel = 1\nduchy.crowned = [\"captain\"]\n");
    game.chance(["dice 0 0"]).take("battle 5 duchy");
    assert_eq!((game.pieces("tunnel", 5), crowned(&game)), (0, vec!["captain"]));
}

#[test]
fn law_r10_2_2_warriors_in_the_burrow_are_off_the_map() {
    let game = birdsong("clockwork:duchy alliance", "duchy.burrow = 4\n");
    assert_eq!((game.supply("duchy"), game.warriors_on_map("duchy")), (16, 0));
}

#[test]
fn law_r10_3_3_a_tunnel_in_a_corner_and_warriors_around_it() {
    let chance = ["card anvil", "card sword", "card bake_sale", "clearing 2", "card tax_collector", "card armorers"];
    let game = new_game(&["clockwork:duchy", "corvids"], chance);
    assert_eq!((game.pieces("tunnel", 2), game.supply("duchy")), (1, 12));
    assert_eq!([2, 5, 6, 10].map(|number| game.warriors("duchy", number)), [2; 4]);
}

#[test]
fn law_r10_3_5_two_cards_crown_ministers() {
    let chance = ["card anvil", "card sword", "card bake_sale", "clearing 2", "card tax_collector", "card armorers"];
    let game = new_game(&["clockwork:duchy", "corvids"], chance);
    assert_eq!(crowned(&game), ["captain", "duchess_of_mud"]);
    assert_eq!(game.discard(), ["armorers", "tax_collector"]);
}

#[test]
fn law_r10_4_3_two_warriors_come_into_the_burrow() {
    for (level, count) in [("easy", 1), ("default", 2), ("challenging", 3), ("nightmare", 3)] {
        let mut game = ordered(&format!("duchy:{level}"), &[FOX], "", "");
        game.take("order");
        assert_eq!(court(&game).burrow, count, "{level}");
    }
}

#[test]
fn law_r10_4_3_citadels_bring_more() {
    for (citadels, count) in [(1, 3), (2, 4), (3, 6)] {
        let rest: String =
            (1..=citadels).map(|at| format!("clearings.{}.duchy.citadel = 1\n", [2, 5, 7][at - 1])).collect();
        let mut game = ordered("duchy", &[FOX], "", &rest);
        game.take("order");
        let mustered = game.events().iter().any(|event| *event == format!("root-log-mustered duchy {count} R10.4.3"));
        assert!(mustered, "{citadels}: {:?}", game.events());
    }
}

#[test]
fn law_r10_5_1_four_warriors_follow_a_tunnel() {
    let mut game = ordered("duchy", &[FOX], "", "duchy.burrow = 2\n");
    game.take("order");
    // of the fox clearings 8 has the most open slots
    assert_eq!((game.pieces("tunnel", 8), game.warriors("duchy", 8), court(&game).burrow), (1, 4, 0));
}

#[test]
fn law_r10_5_1_not_three() {
    let mut game = ordered("duchy", &[FOX], "", "duchy.burrow = 1\n");
    game.take("order");
    assert_eq!((game.on_map("tunnel"), court(&game).burrow), (0, 3));
}

#[test]
fn law_r10_5_1_not_where_a_tunnel_or_an_own_building_stands() {
    let rest = "duchy.burrow = 2\nclearings.8.duchy.market = 1\nclearings.1.duchy.tunnel = 1\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    assert_eq!([1, 6, 8, 12].map(|number| game.pieces("tunnel", number)), [1, 1, 0, 0]);
}

#[test]
fn law_r10_5_1_i_of_equals_the_one_with_fewest_enemy_warriors() {
    let rest = "duchy.burrow = 2\nclearings.2.alliance.warriors = 1\nclearings.7.alliance.warriors = 1\n";
    let mut game = ordered("duchy", &[MOUSE], "", rest);
    game.take("order");
    assert_eq!([2, 7, 9, 11].map(|number| game.pieces("tunnel", number)), [0, 0, 1, 0]);
}

#[test]
fn law_r10_5_1_i_a_bird_seeks_buildings_and_tokens() {
    let mut game = ordered("duchy", &[BIRD], "eyrie", "duchy.burrow = 2\nclearings.4.eyrie.roost = 1\n");
    game.chance(["dice 0 0"]).take("order");
    assert_eq!((game.pieces("tunnel", 4), game.pieces("roost", 4), game.score("duchy")), (1, 0, Some(1)));
}

#[test]
fn law_r10_5_1_ii_the_fourth_tunnel_is_one_of_the_three() {
    let rest = "duchy.burrow = 2\nclearings.2.duchy = { tunnel = 1, warriors = 3 }\n\
                clearings.5.duchy = { tunnel = 1, warriors = 1 }\nclearings.7.duchy = { tunnel = 1, warriors = 3 }\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    assert_eq!([2, 5, 7, 8].map(|number| game.pieces("tunnel", number)), [1, 0, 1, 1]);
}

#[test]
fn law_r10_5_2_the_defender_has_most_buildings() {
    let rest = "clearings.8 = { duchy = { warriors = 3 }, eyrie = { roost = 1 }, alliance = { warriors = 2 } }\n";
    let mut game = ordered("duchy", &[FOX], "eyrie", rest);
    game.chance(["dice 0 0"]).take("order");
    assert_eq!((game.pieces("roost", 8), game.warriors("alliance", 8)), (0, 2));
}

#[test]
fn law_r10_5_3_a_citadel_with_nine_warriors_in_the_supply() {
    for (warriors, citadels, markets) in [(9, 1, 0), (10, 0, 1)] {
        let mut game = ordered("duchy", &[FOX], "", &format!("clearings.5.duchy.warriors = {warriors}\n"));
        game.take("order");
        assert_eq!((game.pieces("citadel", 5), game.pieces("market", 5)), (citadels, markets), "{warriors}");
    }
}

#[test]
fn law_r10_5_3_where_most_own_warriors_are() {
    let rest = "clearings.2.duchy.warriors = 1\nclearings.5.duchy.warriors = 2\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    assert_eq!((game.pieces("citadel", 2), game.pieces("citadel", 5)), (0, 1));
}

#[test]
fn law_r10_5_3_without_a_place_a_point() {
    let mut game = ordered("duchy", &[FOX], "", "clearings.1.duchy = { warriors = 2, citadel = 1 }\n");
    game.take("order");
    assert_eq!((game.on_map("citadel"), game.score("duchy")), (1, Some(1)));
}

#[test]
fn law_r10_5_3_no_point_with_all_buildings_on_the_map() {
    let rest = "clearings.1.duchy.citadel = 1\nclearings.2.duchy.citadel = 1\nclearings.5.duchy.citadel = 1\n\
                clearings.7.duchy.market = 1\nclearings.9.duchy.market = 1\nclearings.11.duchy.market = 1\n";
    let mut game = ordered("duchy", &["command_warren"], "", rest);
    game.take("order");
    // three for the markets
    assert_eq!(game.score("duchy"), Some(3));
}

#[test]
fn law_r10_5_4_ministers_act_from_top_to_bottom() {
    let rest = "duchy.crowned = [\"baron_of_dirt\", \"banker\"]\nclearings.5.duchy.warriors = 12\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    // the Banker's market counts for the Baron: two, and two in Evening
    assert_eq!((game.pieces("market", 5), game.score("duchy")), (2, Some(4)));
}

#[test]
fn law_r10_7_1_the_captain_strikes_by_a_tunnel() {
    for (tunnel, left) in [(", tunnel = 1", 1), ("", 2)] {
        let rest = format!(
            "duchy.crowned = [\"captain\"]\nclearings.8 = {{ duchy = {{ warriors = 3{tunnel} }}, eyrie = {{ warriors = 3 }} }}\n"
        );
        let mut game = ordered("duchy", &[FOX], "eyrie", &rest);
        game.chance(["dice 1 0"]).take("order");
        assert_eq!(game.warriors("eyrie", 8), left, "{tunnel}");
    }
}

#[test]
fn law_r10_7_2_the_marshal_places_a_warrior() {
    let rest = "duchy.crowned = [\"marshal\"]\nclearings.5.duchy.market = 1\nclearings.8.duchy = { market = 1, warriors = 2 }\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    assert_eq!((game.warriors("duchy", 5), game.warriors("duchy", 8)), (1, 2));
}

#[test]
fn law_r10_7_3_the_foremole_recruits_one_more() {
    let mut game = ordered("duchy", &[FOX], "", "duchy.crowned = [\"foremole\"]\n");
    game.take("order");
    assert_eq!(court(&game).burrow, 3);
}

#[test]
fn law_r10_7_4_three_are_enough_for_the_brigadier() {
    let rest = "duchy = { crowned = [\"brigadier\"], burrow = 1 }\nclearings.12.eyrie.roost = 1\n";
    let mut game = ordered("duchy", &[FOX], "eyrie", rest);
    game.take("order");
    assert_eq!((game.pieces("tunnel", 12), game.warriors("duchy", 12), court(&game).burrow), (1, 3, 0));
}

#[test]
fn law_r10_7_5_the_banker_builds_once_more() {
    let rest = "duchy.crowned = [\"banker\"]\nclearings.8.duchy.warriors = 2\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    assert_eq!((game.pieces("citadel", 8), game.score("duchy")), (2, Some(0)));
}

#[test]
fn law_r10_7_6_the_mayor_gives_a_warrior_for_a_point() {
    let rest = "duchy.crowned = [\"mayor\"]\nclearings.8.duchy.warriors = 3\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    assert_eq!((game.warriors("duchy", 8), court(&game).burrow, game.score("duchy")), (2, 2, Some(1)));
}

#[test]
fn law_r10_7_6_the_burrow_is_a_clearing_that_it_rules() {
    let rest = "duchy = { crowned = [\"mayor\"], burrow = 1 }\nclearings.8.duchy.warriors = 1\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    assert_eq!((game.warriors("duchy", 8), court(&game).burrow, game.score("duchy")), (1, 2, Some(1)));
}

#[test]
fn law_r10_7_7_the_earl_scores_for_citadels() {
    let rest = "duchy.crowned = [\"earl_of_stone\"]\nclearings.5.duchy = { citadel = 1, warriors = 1 }\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    // one more has been built there
    assert_eq!((game.pieces("citadel", 5), game.score("duchy")), (2, Some(2)));
}

#[test]
fn law_r10_7_8_the_baron_scores_for_markets() {
    let rest = "duchy.crowned = [\"baron_of_dirt\"]\nclearings.5.duchy = { market = 1, warriors = 1 }\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    assert_eq!(game.score("duchy"), Some(2));
}

#[test]
fn law_r10_7_9_the_duchess_scores_for_all_tunnels() {
    let rest = "duchy.crowned = [\"duchess_of_mud\"]\nclearings.2.duchy.tunnel = 1\nclearings.7.duchy.tunnel = 1\n\
                clearings.9.duchy.tunnel = 1\nclearings.5.duchy.warriors = 1\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    assert_eq!(game.score("duchy"), Some(2));
}

#[test]
fn law_r10_6_1_small_groups_go_to_a_building() {
    let rest = "clearings.5.duchy.warriors = 4\nclearings.12.duchy.warriors = 2\nclearings.9.duchy.market = 1\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    assert_eq!((game.warriors("duchy", 12), game.warriors("duchy", 9), court(&game).burrow), (0, 2, 2));
}

#[test]
fn law_r10_6_1_without_one_they_go_into_the_burrow() {
    let rest = "clearings.5.duchy.warriors = 4\nclearings.12.duchy.warriors = 2\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    assert_eq!((game.warriors("duchy", 12), court(&game).burrow), (0, 4));
}

#[test]
fn law_r10_6_1_four_stay_where_it_rules() {
    let mut game = ordered("duchy", &[FOX], "", "clearings.5.duchy.warriors = 6\n");
    game.take("order");
    assert_eq!((game.warriors("duchy", 5), court(&game).burrow), (4, 4));
}

#[test]
fn law_r10_6_2_a_point_for_each_market() {
    let rest = "clearings.5.duchy = { market = 2, warriors = 1 }\nclearings.2.duchy = { market = 1, warriors = 2 }\n";
    let mut game = ordered("duchy", &[FOX], "", rest);
    game.take("order");
    assert_eq!(game.score("duchy"), Some(3));
}

#[test]
fn law_r10_6_3_the_topmost_of_the_suit_is_swayed() {
    let fox = ["captain", "brigadier", "earl_of_stone"];
    for (held, swayed) in [(0, "captain"), (1, "brigadier"), (2, "earl_of_stone"), (3, "duchess_of_mud")] {
        let names: Vec<String> = fox[..held].iter().map(|id| format!("\"{id}\"")).collect();
        let mut game = ordered("duchy", &[FOX], "", &format!("duchy.crowned = [{}]\n", names.join(", ")));
        game.take("order");
        assert!(crowned(&game).contains(&swayed) && crowned(&game).len() == held + 1, "{swayed}");
    }
}

#[test]
fn law_r10_6_3_a_bird_sways_the_bottommost() {
    let mut game = ordered("duchy", &[BIRD], "", "duchy.crowned = [\"duchess_of_mud\"]\n");
    game.take("order");
    assert_eq!(crowned(&game), ["baron_of_dirt", "duchess_of_mud"]);
}

#[test]
fn law_r10_6_the_order_is_discarded() {
    let mut game = ordered("duchy", &[FOX], "", "");
    game.take("order");
    assert_eq!(game.discard(), [FOX]);
}

#[test]
fn law_r10_2_1_foundations_take_a_crown_of_the_suit() {
    let rest = "clearings.5.duchy.market = 1\nduchy.crowned = [\"captain\", \"marshal\", \"mayor\"]\n";
    let mut game = raided("clockwork:duchy:foundations", rest);
    game.chance(["dice 0 0"]).take("battle 5 duchy");
    assert_eq!(crowned(&game), ["captain", "mayor"]);
}

#[test]
fn law_r10_2_1_investors_take_a_card_for_a_point() {
    let rest = "clearings.5.duchy.market = 1\nduchy = { crowned = [\"mayor\"], score = 5 }\n\
                marquise.hand = [\"command_warren\", \"anvil\"]\n";
    let mut game = raided("clockwork:duchy:investors", rest);
    game.chance(["dice 0 0"]).take("battle 5 duchy");
    assert_eq!((game.law(), game.legal()), ("R10.2.1", vec!["discard command_warren".to_owned()]));
    game.take("discard command_warren");
    assert_eq!((game.score("duchy"), crowned(&game).len()), (Some(4), 0));
}

#[test]
fn law_r10_2_1_investors_without_a_card_sway_a_minister() {
    let rest = "clearings.5.duchy.market = 1\nduchy.crowned = [\"mayor\"]\n";
    let mut game = raided("clockwork:duchy:investors", rest);
    game.chance(["dice 0 0"]).take("battle 5 duchy");
    assert_eq!(crowned(&game), ["marshal"]);
}

#[test]
fn law_r10_5_3_invaders_battle_everywhere_instead() {
    let rest = "clearings.1.duchy = { warriors = 2, citadel = 1 }\n\
                clearings.10 = { duchy = { warriors = 1 }, eyrie = { warriors = 1 } }\n";
    let mut game = ordered("duchy:invaders", &[FOX], "eyrie", rest);
    game.chance(["dice 1 0"]).take("order");
    assert_eq!((game.warriors("eyrie", 10), game.score("duchy")), (0, Some(0)));
}

#[test]
fn law_r10_5_1_overwhelm_digs_twice_with_three() {
    let mut game = ordered("duchy:overwhelm", &[FOX], "", "duchy.burrow = 4\n");
    game.take("order");
    assert_eq!((game.pieces("tunnel", 8), game.pieces("tunnel", 1)), (1, 1));
    assert_eq!((game.warriors("duchy", 8), game.warriors("duchy", 1)), (3, 3));
}

#[test]
fn law_r10_4_1_the_top_card_is_revealed() {
    let mut game = ordered("duchy", &[FOX, MOUSE], "", "");
    game.take("order");
    assert_eq!(game.events_of("root-log-ordered"), [format!("root-log-ordered duchy {FOX} fox R2.7")]);
}

#[test]
fn law_r10_4_2_its_item_is_crafted() {
    let mut game = ordered("duchy", &["anvil"], "", "");
    game.take("order");
    assert_eq!((game.items("duchy", "hammer"), game.item_supply("hammer")), (1, 0));
}

#[test]
fn law_r10_6_4_the_order_is_discarded() {
    let mut game = ordered("duchy", &[FOX], "", "");
    game.take("order");
    assert_eq!(game.discard(), [FOX]);
    assert_eq!(game.events_of("root-log-discarded"), [format!("root-log-discarded duchy {FOX} R10.6.4")]);
}
