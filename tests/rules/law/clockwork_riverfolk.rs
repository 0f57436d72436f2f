//! The Riverfolk Robots, and what clockwork players buy.

use crate::law::support::*;
use thicket::games::root::clockwork::state::{Own, Store};

const FOX: &str = "tax_collector";
const MOUSE: &str = "scouting_party";
const BIRD: &str = "armorers";

#[track_caller]
fn store(game: &Game) -> Store {
    let own = game.state().clockwork(game.seat("riverfolk")).expect("a clockwork player").own;
    let Own::Riverfolk(store) = own else { panic!("no Robots: {own:?}") };
    store
}

/// The Market from left to right.
fn row(game: &Game) -> Vec<&'static str> {
    store(game).row().map(|kind| kind.id()).collect()
}

/// Warriors of a faction in Payments.
fn paid(game: &Game, id: &str) -> u8 {
    store(game).payments[game.seat(id).index()]
}

/// A Market of four cards that show no item, and a warrior of the Alliance in Payments.
const FOUR: &str = "riverfolk.market = [\"armorers\", \"sappers\", \"brutal_tactics\", \"command_warren\"]\n\
                    riverfolk.payments = { alliance = 1 }\n";

/// The Robots' turn with this order.
#[track_caller]
fn turn(traits: &str, order: &str, others: &str, rest: &str) -> Game {
    ordered(&format!("riverfolk{traits}"), &[order], others, &format!("{FOUR}{rest}"))
}

/// So with Payments as they are in `rest`.
#[track_caller]
fn turn_without(traits: &str, order: &str, others: &str, rest: &str) -> Game {
    let market = FOUR.lines().next().expect("a line");
    ordered(&format!("riverfolk{traits}"), &[order], others, &format!("{market}\n{rest}"))
}

#[test]
fn law_r9_2_1_cards_come_to_the_right_of_the_market_and_go_from_the_left() {
    let mut game = turn("", FOX, "", "");
    game.take("order");
    assert_eq!(row(&game), ["sappers", "brutal_tactics", "command_warren", FOX]);
}

#[test]
fn law_r9_2_2_trade_posts_come_back_and_half_of_the_payments() {
    let rest = "clearings.5 = { marquise = { warriors = 3 }, riverfolk = { post_rabbit = 1 } }\n\
                riverfolk.payments = { marquise = 3 }\n";
    let mut game = daylight("marquise clockwork:riverfolk", rest);
    let supply = game.supply("marquise");
    game.chance(["dice 0 0"]).take("battle 5 riverfolk");
    assert_eq!((game.stock("post_rabbit"), paid(&game, "marquise"), game.supply("marquise")), (3, 1, supply + 2));
}

#[test]
fn law_r9_2_3_a_card_of_the_market_for_two() {
    marquise_waits();
    let rest = "riverfolk.market = [\"anvil\", \"armorers\"]\n";
    let mut game = birdsong("marquise clockwork:riverfolk", rest);
    let supply = game.supply("marquise");
    assert_eq!(
        game.legal(),
        ["pass", "services anvil", "services armorers", "services mercenaries", "services riverboats"]
    );
    game.take("services anvil");
    assert_eq!((game.hand("marquise"), row(&game)), (vec!["anvil"], vec!["armorers"]));
    assert_eq!((paid(&game, "marquise"), game.supply("marquise")), (2, supply - 2));
    assert!(!game.offers_any("services"), "there is no trade post");
}

#[test]
fn law_r9_2_3_the_price_depends_on_points() {
    marquise_waits();
    for (points, price) in [(9, 2), (10, 3), (19, 3), (20, 4)] {
        let rest = format!("riverfolk.market = [\"anvil\", \"sword\"]\nmarquise.score = {points}\n");
        let mut game = birdsong("marquise clockwork:riverfolk", &rest);
        game.take("services anvil");
        assert_eq!(paid(&game, "marquise"), price, "{points}");
    }
}

#[test]
fn law_r9_2_3_one_more_for_each_clearing_with_a_post_and_own_pieces() {
    marquise_waits();
    let rest = "riverfolk.market = [\"anvil\", \"sword\"]\n\
                clearings.5 = { marquise = { warriors = 1 }, riverfolk = { post_rabbit = 1 } }\n";
    let mut game = birdsong("marquise clockwork:riverfolk", rest);
    game.take_all(["services anvil", "services sword"]);
    assert_eq!((game.hand("marquise"), paid(&game, "marquise")), (vec!["anvil", "sword"], 4));
}

#[test]
fn law_r9_2_3_who_has_no_warriors_pays_with_theirs() {
    let rest = "riverfolk.market = [\"anvil\"]\nvagabond.at = \"5\"\n";
    let mut game = birdsong("vagabond:thief clockwork:riverfolk eyrie", rest);
    let tiles = game.tiles();
    game.take("services anvil");
    assert_eq!((paid(&game, "riverfolk"), game.supply("riverfolk"), game.tiles()), (2, 13, tiles));
}

#[test]
fn law_r9_2_4_without_payments_the_shield_holds() {
    let mut game = turn_without("", FOX, "", "");
    game.take("order");
    assert_eq!((store(&game).shield, store(&game).sword), (true, false));
}

#[test]
fn law_r9_2_4_without_a_supply_the_sword_holds() {
    let rest = "clearings.5.riverfolk.warriors = 14\nriverfolk.payments = { riverfolk = 1 }\n";
    let mut game = turn_without("", FOX, "", rest);
    game.take("order");
    assert_eq!((store(&game).shield, store(&game).sword), (false, true));
    // R9.5.3: with none left none come, and the log says so
    assert!(game.events().contains(&"root-log-skipped riverfolk R9.5.3 no_warriors".to_owned()), "{:?}", game.events());
}

const DEALT: [&str; 8] = [
    "card anvil",
    "card sword",
    "card bake_sale",
    "card armorers",
    "card sappers",
    "card cobbler",
    "card tax_collector",
    "card brutal_tactics",
];

#[test]
fn law_r9_3_2_a_warrior_on_each_river_clearing() {
    let game = new_game(&["clockwork:riverfolk", "corvids"], DEALT);
    assert_eq!([4, 5, 7, 10, 11].map(|number| game.warriors("riverfolk", number)), [1; 5]);
    assert_eq!(game.warriors_on_map("riverfolk"), 5);
}

#[test]
fn law_r9_3_4_one_warrior_in_payments() {
    let game = new_game(&["clockwork:riverfolk", "corvids"], DEALT);
    assert_eq!((paid(&game, "riverfolk"), game.supply("riverfolk")), (1, 9));
}

#[test]
fn law_r9_3_5_a_market_of_five() {
    let game = new_game(&["clockwork:riverfolk", "corvids"], DEALT);
    assert_eq!(row(&game), ["armorers", "sappers", "cobbler", "tax_collector", "brutal_tactics"]);
}

#[test]
fn law_r9_4_1_the_market_is_filled_on_the_right() {
    let rest =
        "riverfolk = { market = [\"armorers\", \"sappers\", \"brutal_tactics\"], payments = { alliance = 1 } }\n";
    let mut game = ordered("riverfolk", &[MOUSE, FOX], "", rest);
    game.take("order");
    // the leftmost has been discarded in Evening
    assert_eq!(row(&game), ["sappers", "brutal_tactics", MOUSE, FOX]);
    assert_eq!(game.discard(), ["armorers"]);
}

#[test]
fn law_r9_4_2_the_first_new_card_with_an_item_is_crafted() {
    let rest = "riverfolk = { market = [\"armorers\", \"sword\", \"sappers\"], payments = { alliance = 1 } }\n";
    let mut game = ordered("riverfolk", &["anvil", FOX], "", rest);
    game.take("order");
    assert_eq!((game.items("riverfolk", "hammer"), game.items("riverfolk", "sword")), (1, 0));
    assert_eq!((row(&game), game.score("riverfolk")), (vec!["sword", "sappers", FOX], Some(2)));
}

#[test]
fn law_r9_4_3_the_rightmost_card_is_the_order_and_stays() {
    let mut game = turn("", FOX, "", "");
    game.take("order");
    assert!(game.events().contains(&format!("root-log-ordered riverfolk {FOX} fox R9.4.3")), "{:?}", game.events());
    assert_eq!(row(&game).last(), Some(&FOX));
}

#[test]
fn law_r9_5_1_a_post_and_its_garrison_with_the_best_payer() {
    // one warrior more is recruited there
    for (level, warriors) in [("easy", 1), ("default", 2), ("challenging", 3), ("nightmare", 3)] {
        let mut game = turn(&format!(":{level}"), FOX, "", "clearings.8.alliance.warriors = 1\n");
        game.take("order");
        assert_eq!((game.pieces("post_fox", 8), game.warriors("riverfolk", 8)), (1, warriors), "{level}");
    }
}

#[test]
fn law_r9_5_1_zero_is_the_most_while_payments_are_empty() {
    // the Marquise comes first in the order of setup, and has a piece only in 12
    let rest = "clearings = { 6 = { alliance = { warriors = 1 } }, 12 = { marquise = { warriors = 1 } } }\n";
    let mut game = turn_without("", FOX, "marquise", rest);
    // with the shield it battles in both
    game.chance(["dice 0 0", "dice 0 0"]).take("order");
    assert_eq!((game.pieces("post_fox", 12), game.pieces("post_fox", 6)), (1, 0), "{:#?}", game.events());
}

#[test]
fn law_r9_5_1_one_post_in_a_clearing() {
    let mut game = turn("", FOX, "", "clearings.1.riverfolk.post_fox = 1\n");
    game.take("order");
    assert_eq!([1, 6].map(|number| game.pieces("post_fox", number)), [1, 1]);
}

#[test]
fn law_r9_5_1_with_three_of_a_suit_no_fourth() {
    let posts: String = [1, 6, 8].map(|at| format!("clearings.{at}.riverfolk.post_fox = 1\n")).concat();
    let mut game = turn("", FOX, "", &posts);
    game.take("order");
    assert_eq!((game.on_map("post_fox"), game.pieces("post_fox", 12)), (3, 0));
}

#[test]
fn law_r9_5_2_a_warrior_in_each_ordered_clearing() {
    let mut game = turn("", FOX, "", "");
    game.take("order");
    assert_eq!([1, 6, 8, 12].map(|number| game.warriors("riverfolk", number)), [2, 1, 1, 1]);
}

#[test]
fn law_r9_5_2_a_bird_recruits_on_the_rivers() {
    let mut game = turn("", BIRD, "", "");
    game.take("order");
    assert_eq!([4, 5, 7, 10, 11].map(|number| game.warriors("riverfolk", number)), [1; 5]);
    assert_eq!((game.warriors_on_map("riverfolk"), game.pieces("post_fox", 1)), (6, 1));
}

#[test]
fn law_r9_5_3_protectionism_brings_a_point_and_two_warriors() {
    let mut game = turn_without("", FOX, "eyrie", "clearings.12.eyrie.warriors = 3\n");
    // with the shield it battles there
    game.chance(["dice 0 0"]).take("order");
    assert_eq!(game.score("riverfolk"), Some(1));
    assert_eq!(game.events_of("root-log-shielded"), ["root-log-shielded riverfolk R9.2.4"]);
    assert!(game.events().contains(&"root-log-recruited riverfolk 2 12".to_owned()), "{:?}", game.events());
}

#[test]
fn law_r9_5_4_without_protectionism_no_battle() {
    let mut game =
        turn("", FOX, "eyrie", "clearings.12 = { eyrie = { warriors = 1 }, riverfolk = { warriors = 2 } }\n");
    game.take("order");
    assert_eq!(game.warriors("eyrie", 12), 1);
}

#[test]
fn law_r9_5_4_with_the_sword_where_it_is_ordered() {
    let rest = "clearings.5 = { riverfolk = { warriors = 12 }, eyrie = { warriors = 1 } }\n\
                clearings.12 = { riverfolk = { warriors = 2 }, eyrie = { warriors = 1 } }\n\
                riverfolk.payments = { riverfolk = 1 }\n";
    let mut game = turn_without("", FOX, "eyrie", rest);
    game.chance(["dice 1 0"]).take("order");
    assert_eq!((game.warriors("eyrie", 5), game.warriors("eyrie", 12)), (1, 0));
}

#[test]
fn law_r9_5_4_the_defender_has_paid_least() {
    let rest = "clearings.5.riverfolk.warriors = 12\n\
                clearings.12 = { riverfolk = { warriors = 2 }, eyrie = { warriors = 1 }, alliance = { warriors = 1 } }\n\
                riverfolk.payments = { riverfolk = 1, eyrie = 1 }\n";
    let mut game = turn_without("", FOX, "eyrie", rest);
    game.chance(["dice 1 1"]).take("order");
    assert_eq!((game.warriors("eyrie", 12), game.warriors("alliance", 12)), (1, 0));
}

#[test]
fn law_r9_6_1_points_for_the_best_payer_who_gets_the_warriors_back() {
    let rest = "riverfolk.payments = { alliance = 3, riverfolk = 1 }\n";
    let mut game = turn_without("", FOX, "", rest);
    game.take("order");
    assert_eq!((game.score("riverfolk"), game.supply("alliance")), (Some(3), 10));
    assert_eq!((paid(&game, "alliance"), paid(&game, "riverfolk")), (0, 1));
}

#[test]
fn law_r9_6_2_all_but_two_go_into_payments() {
    let mut game = turn_without("", MOUSE, "", "clearings.5.riverfolk.warriors = 5\n");
    game.take("order");
    assert_eq!((game.warriors("riverfolk", 5), paid(&game, "riverfolk") >= 3), (2, true));
}

#[test]
fn law_r9_6_3_with_the_shield_two_cards_go() {
    let mut game = turn_without("", FOX, "", "");
    game.take("order");
    assert_eq!(
        (row(&game), game.discard()),
        (vec!["brutal_tactics", "command_warren", FOX], vec!["armorers", "sappers"])
    );
}

#[test]
fn law_r9_7_an_item_replaces_an_order_without_one() {
    let rest = "riverfolk.market = [\"armorers\", \"anvil\"]\n";
    let mut game = ordered("duchy", &[FOX], "clockwork:riverfolk", rest);
    game.take("order");
    assert_eq!((game.items("duchy", "hammer"), paid(&game, "duchy"), row(&game)), (1, 2, vec!["armorers"]));
    assert_eq!(game.discard(), ["anvil", FOX]);
}

#[test]
fn law_r9_7_nobody_buys_with_fewer_points() {
    let rest = "riverfolk = { market = [\"anvil\"], score = 1 }\n";
    let mut game = ordered("duchy", &[FOX], "clockwork:riverfolk", rest);
    game.take("order");
    assert_eq!((game.items("duchy", "hammer"), row(&game)), (0, vec!["anvil"]));
}

#[test]
fn law_r9_7_a_human_sells_out_of_the_open_hand() {
    let mut game = ordered("duchy", &[FOX], "riverfolk", "riverfolk.hand = [\"anvil\"]\n");
    game.take("order");
    let duchy = game.seat("duchy");
    let company = game.state().riverfolk(game.seat("riverfolk")).expect("the Company plays");
    assert_eq!((company.payments[duchy.index()], game.items("duchy", "hammer")), (2, 1));
    assert_eq!(game.hand("riverfolk").len(), 0);
}

#[test]
fn law_r9_7_the_alliance_pays_with_their_warriors() {
    let rest = "riverfolk.market = [\"anvil\"]\n";
    let mut game = ordered("alliance", &[FOX], "clockwork:riverfolk", rest);
    game.take("order");
    assert_eq!((game.items("alliance", "hammer"), paid(&game, "riverfolk"), paid(&game, "alliance")), (1, 2, 0));
}

#[test]
fn law_r9_7_mercenaries_for_a_battle_with_few_warriors() {
    let rest = "clearings.8 = { duchy = { warriors = 2 }, riverfolk = { warriors = 2 }, eyrie = { warriors = 3 } }\n";
    let mut game = ordered("duchy", &[FOX], "clockwork:riverfolk eyrie", rest);
    game.chance(["dice 3 0"]).take("order");
    assert_eq!((game.warriors("eyrie", 8), paid(&game, "duchy")), (0, 2));
}

#[test]
fn law_r9_7_mercenaries_for_a_building() {
    let rest = "clearings.5 = { duchy = { warriors = 1 }, riverfolk = { warriors = 2 }, eyrie = { warriors = 2 } }\n";
    let mut game = ordered("duchy", &[FOX], "clockwork:riverfolk eyrie", rest);
    game.take("order");
    assert_eq!((game.pieces("citadel", 5), paid(&game, "duchy")), (1, 2));
}

/// The turn of a Vagabot with these items, to whom the Robots sell an anvil.
#[track_caller]
fn vagabot_buys(tiles: &str) -> Game {
    let rest = format!(
        "riverfolk.market = [\"anvil\"]\nruins = []\n\
         vagabond = {{ at = \"5\", tiles = [{tiles}], quest = \"errand_fox\" }}\n"
    );
    let mut game = ordered("vagabond:arbiter", &[FOX], "clockwork:riverfolk", &rest);
    game.take("order");
    game
}

#[test]
fn law_r9_7_a_vagabot_exhausts_an_item_and_pays_with_their_warriors() {
    let game = vagabot_buys("\"boot\", \"tea\", \"torch\"");
    assert_eq!((paid(&game, "riverfolk"), row(&game).is_empty(), game.discard()), (2, true, vec!["anvil", FOX]));
    let exhausted = game.events().iter().filter(|event| event.starts_with("root-log-exhausted ")).count();
    assert_eq!((exhausted, game.score("vagabond")), (1, Some(1)));
    assert!(game.tiles().contains(&"hammer"), "{:?}", game.tiles());
}

#[test]
fn law_r9_7_a_vagabot_without_an_item_to_exhaust_buys_nothing() {
    let game = vagabot_buys("\"boot-\", \"tea-\", \"torch-\"");
    assert_eq!((paid(&game, "riverfolk"), row(&game)), (0, vec!["anvil"]));
}

#[test]
fn law_r9_7_mercenaries_for_a_garden() {
    let rest = "lizards.lost_souls = [\"cobbler\"]\n\
                clearings.5 = { riverfolk = { warriors = 2 }, eyrie = { roost = 1 } }\n";
    let mut game = ordered("lizards", &["stand_and_deliver"], "clockwork:riverfolk eyrie", rest);
    game.take("order");
    // with the hired warriors it outnumbers the roost, by which the ritual comes to 5
    assert_eq!((game.warriors("lizards", 5), game.pieces("garden_rabbit", 5), paid(&game, "lizards")), (1, 1, 2));
}

#[test]
fn law_r9_7_the_lizards_buy_no_bird() {
    let market = |cards: &str| {
        let rest = format!("riverfolk.market = [{cards}]\n");
        let mut game = ordered("lizards", &["stand_and_deliver"], "clockwork:riverfolk", &rest);
        game.take("order");
        (paid(&game, "lizards"), row(&game).len(), game.score("lizards"))
    };
    assert_eq!(market("\"anvil\""), (2, 0, Some(1)));
    assert_eq!(market("\"birdy_bindle\""), (0, 1, Some(0)));
}

#[test]
fn law_r9_2_garrison_posts_fight_for_themselves() {
    let rest = "clearings.5 = { marquise = { warriors = 3 }, riverfolk = { post_rabbit = 1 } }\n";
    let mut game = daylight("marquise clockwork:riverfolk:garrison", rest);
    game.chance(["dice 1 1"]).take("battle 5 riverfolk");
    assert_eq!((game.pieces("post_rabbit", 5), game.warriors("marquise", 5)), (0, 2));
}

#[test]
fn law_r9_2_3_greedy_robots_score_when_the_leader_buys() {
    marquise_waits();
    for points in [3, 2] {
        let rest = format!("riverfolk = {{ market = [\"anvil\"], score = 2 }}\nmarquise.score = {points}\n");
        let mut game = birdsong("marquise clockwork:riverfolk:greedy", &rest);
        game.take("services anvil");
        assert_eq!(game.score("riverfolk"), Some(3), "{points}");
    }
    let rest = "riverfolk = { market = [\"anvil\"], score = 2 }\nmarquise.score = 1\n";
    let mut game = birdsong("marquise clockwork:riverfolk:greedy", rest);
    game.take("services anvil");
    assert_eq!(game.score("riverfolk"), Some(2));
}

#[test]
fn law_r9_5_4_ferocious_robots_strike_with_three() {
    let rest = "clearings.5.riverfolk.warriors = 13\n\
                clearings.12 = { riverfolk = { warriors = 1 }, eyrie = { warriors = 3 } }\n\
                riverfolk.payments = { riverfolk = 1 }\n";
    let mut game = turn_without(":ferocious", FOX, "eyrie", rest);
    game.chance(["dice 3 0"]).take("order");
    assert_eq!(game.warriors("eyrie", 12), 0);
}

#[test]
fn law_r9_2_3_involved_robots_fight_against_who_has_not_hired_them() {
    let rest =
        "clearings.5 = { marquise = { warriors = 4 }, eyrie = { warriors = 1 }, riverfolk = { warriors = 2 } }\n";
    let mut game = daylight("marquise eyrie clockwork:riverfolk:involved", rest);
    game.chance(["dice 3 3"]).take("battle 5 eyrie");
    assert_eq!((game.warriors("marquise", 5), game.warriors("riverfolk", 5)), (1, 0));
}
