//! What clockwork players buy by the advanced cards for services.

use crate::law::support::*;
use thicket::games::root::clockwork::state::{Cult, Own};

const FOX: &str = "tax_collector";
const RABBIT: &str = "better_burrow_bank";

/// The turn of a clockwork player beside the Robots, whose Market shows these cards.
#[track_caller]
fn buys(clockwork: &str, orders: &[&str], market: &[&str], others: &str, rest: &str) -> Game {
    let market: Vec<String> = market.iter().map(|card| format!("\"{card}\"")).collect();
    let rest = format!("advanced_services = true\nriverfolk.market = [{}]\n{rest}", market.join(", "));
    ordered(clockwork, orders, &format!("clockwork:riverfolk {others}"), &rest)
}

/// The cards that the Robots have left.
fn left(game: &Game) -> Vec<&'static str> {
    let own = game.state().clockwork(game.seat("riverfolk")).expect("a clockwork player").own;
    let Own::Riverfolk(store) = own else { panic!("no Robots: {own:?}") };
    store.row().map(|kind| kind.id()).collect()
}

fn cult(game: &Game) -> Cult {
    *game.state().clockwork(game.seat("lizards")).and_then(|clockwork| clockwork.cult()).expect("a cult")
}

#[test]
fn law_r9_7_1_the_marquise_prefers_a_bird_with_an_item() {
    let mut game = buys("marquise", &[FOX], &["anvil", "birdy_bindle"], "", "");
    game.take("order");
    assert_eq!((left(&game), game.items("marquise", "bag")), (vec!["anvil"], 1));
}

#[test]
fn law_r9_7_1_the_alliance_buys_a_bird_without_an_item_if_its_order_is_none() {
    let mut game = buys("alliance", &[FOX], &["sappers", RABBIT], "", "");
    game.take("order");
    assert_eq!((left(&game), game.discard()), (vec![RABBIT], vec!["sappers", FOX]));
    let mut game = buys("alliance", &["armorers"], &["sappers", RABBIT], "", "");
    game.take("order");
    assert_eq!(left(&game), ["sappers", RABBIT]);
}

#[test]
fn law_r9_7_1_without_the_advanced_cards_nobody_buys_so() {
    let rest = "riverfolk.market = [\"sappers\"]\n";
    let mut game = ordered("alliance", &[FOX], "clockwork:riverfolk", rest);
    game.take("order");
    assert_eq!(left(&game), ["sappers"]);
}

#[test]
fn law_r9_7_1_the_eyrie_exchange_an_order_that_the_decree_has() {
    let decree = "clearings.6.eyrie = { roost = 1, warriors = 4 }\neyrie.decree.fox = [\"anvil\"]\n";
    let mut game = buys("eyrie", &[FOX], &[RABBIT], "", decree);
    game.take("order");
    assert!(left(&game).is_empty());
    assert!(game.events().iter().any(|event| event.contains("root-log-filed") && event.contains("better_burrow_bank")));
}

#[test]
fn law_r9_7_1_the_eyrie_move_by_boat() {
    // from 5 a river leads to 10, where there is less than anywhere else
    let rest = "clearings.5.eyrie = { roost = 1, warriors = 6 }\nclearings.1.corvids.warriors = 1\n\
                clearings.2.corvids.warriors = 1\n";
    let mut game = buys("eyrie", &[RABBIT], &["sappers"], "", rest);
    game.take("order");
    assert_eq!((game.warriors("eyrie", 10) > 0, game.state().used.riverboats), (true, false));
    assert!(game.events().iter().any(|event| event.contains("riverboats")), "{:#?}", game.events());
}

#[test]
fn law_r9_7_1_a_vagabot_by_boat_exhausts_no_item_for_the_move() {
    let rest = "ruins = [10]\nruin_items = { bag = 1 }\n\
                vagabond = { at = \"5\", tiles = [\"boot\", \"tea\", \"torch\"], quest = \"errand_fox\" }\n";
    let mut game = buys("vagabond:arbiter", &[FOX], &["sappers"], "", rest);
    game.chance(["item bag"]).take("order");
    assert!(game.events().iter().any(|event| event.contains("riverboats")), "{:#?}", game.events());
    // one item for the boats, one to explore
    let exhausted = game.events().iter().filter(|event| event.starts_with("root-log-exhausted ")).count();
    assert_eq!((exhausted, game.tiles().contains(&"bag")), (2, true));
}

#[test]
fn law_r9_7_2_the_lizards_buy_lost_souls_even_behind() {
    let rest = "riverfolk.score = 5\nlizards.lost_souls = [\"cobbler\", \"anvil\"]\n";
    let mut game = buys("lizards", &["sappers"], &[FOX, "armorers", RABBIT], "", rest);
    game.chance(["card tax_collector"]).take("order");
    assert_eq!(left(&game), ["armorers"]);
    assert!(cult(&game).souls.cards.len() <= 5);
}

#[test]
fn law_r9_7_2_the_corvids_buy_a_favor() {
    let rest = "clearings.1.eyrie.roost = 1\nclearings.2.eyrie.roost = 1\n";
    let mut game = buys("corvids", &[RABBIT], &["favor_of_the_foxes"], "eyrie", rest);
    game.chance(["plot raid"]).take("order");
    assert_eq!((game.pieces("roost", 1), game.pieces("roost", 2)), (0, 1));
    assert!(left(&game).is_empty());
}

#[test]
fn law_r9_7_2_the_duchy_buys_an_ambush_and_plays_it_against_a_human() {
    let mut game = buys("duchy", &[RABBIT], &["ambush_fox"], "", "");
    game.take("order");
    assert!(left(&game).is_empty());
    assert_eq!(game.discard(), [RABBIT]);

    let rest = "advanced_services = true\nduchy.ambushes = [\"ambush_bird\", \"ambush_fox\"]\n\
                clearings.1 = { marquise = { warriors = 3 }, duchy = { warriors = 2 } }\n";
    let mut game = daylight("marquise clockwork:duchy", rest);
    game.chance(["dice 0 0"]).take("battle 1 duchy");
    // the card of the clearing's suit goes before the bird
    assert_eq!((game.discard(), game.warriors("marquise", 1)), (vec!["ambush_fox"], 1));
}

#[test]
fn law_r9_7_2_the_human_can_foil_the_ambush() {
    let rest = "advanced_services = true\nduchy.ambushes = [\"ambush_fox\"]\nmarquise.hand = [\"ambush_bird\"]\n\
                clearings.1 = { marquise = { warriors = 3 }, duchy = { warriors = 2 } }\n";
    let mut game = daylight("marquise clockwork:duchy", rest);
    game.take("battle 1 duchy");
    assert_eq!((game.asked(), game.law()), ("marquise", "4.3.1.I"));
    game.chance(["dice 0 0"]).take("ambush bird");
    assert_eq!((game.discard(), game.warriors("marquise", 1)), (vec!["ambush_bird", "ambush_fox"], 3));
}

#[test]
fn law_r9_7_2_no_ambush_against_a_clockwork_player() {
    let rest = "advanced_services = true\nduchy.ambushes = [\"ambush_fox\"]\n\
                clearings.1 = { marquise = { warriors = 3 }, duchy = { warriors = 2 } }\n";
    let mut game = ordered("marquise", &[FOX], "clockwork:duchy", rest);
    game.chance(["dice 0 0"]).take("order");
    assert!(!game.discard().contains(&"ambush_fox"));
}

#[test]
fn law_r9_7_1_the_eyrie_that_have_exchanged_buy_no_second_card() {
    let decree = "clearings.6.eyrie = { roost = 1, warriors = 4 }\neyrie.decree.fox = [\"sword\"]\n";
    let mut game = buys("eyrie", &[FOX], &[RABBIT, "anvil"], "", decree);
    game.take("order");
    assert_eq!((left(&game), game.items("eyrie", "hammer")), (vec!["anvil"], 0));
}

#[test]
fn law_r9_2_3_greedy_robots_score_once_for_all_that_is_bought_together() {
    let rest =
        "advanced_services = true\nriverfolk.market = [\"tax_collector\", \"foxfolk_steel\"]\nlizards.score = 5\n";
    let mut game = ordered("lizards", &["sappers"], "clockwork:riverfolk:greedy", rest);
    game.chance(["card tax_collector"]).take("order");
    assert_eq!((left(&game).len(), game.score("riverfolk")), (0, Some(1)));
}

#[test]
fn law_r9_7_2_only_ambushes_lie_ready() {
    let told = faults("seats = [\"marquise\", \"clockwork:duchy\"]\nduchy.ambushes = [\"anvil\"]\n");
    assert!(told.contains("not all cards held ready are ambushes"), "{told}");
}
