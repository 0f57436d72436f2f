//! The Keepers in Iron.

use crate::law::support::*;
use std::collections::BTreeSet;
use thicket::games::root::factions::keepers::state::Keepers;
use thicket::games::root::factions::keepers::words::Found;
use thicket::games::root::factions::keepers::words::Slot;
use thicket::games::root::law::order::order_matters;
use thicket::games::root::state::frame::Phase;
use thicket::games::root::state::losses::Trigger;
use thicket::games::root::words::item::Relic;
use thicket::games::root::words::piece::Piece;
use thicket::games::root::words::place::{Forest, ForestSet};
use thicket::kernel::{Field, Options, Viewer};

fn kit(game: &Game) -> Keepers {
    *game.state().keepers(game.seat("keepers")).expect("the Keepers play")
}

#[track_caller]
fn forest(letter: char) -> Forest {
    Forest::from_letter(letter).expect("a forest")
}

/// Returns how many relics of this word are in a forest: `figure` face down, `figure_2` turned up.
#[track_caller]
fn lying(game: &Game, letter: char, relic: &str) -> u8 {
    kit(game).forests.count(forest(letter), <Found as Field>::read(relic).expect("a relic"))
}

/// Relics in a forest, whatever they are.
fn relics_in(game: &Game, forest: Forest) -> u8 {
    kit(game).forests.found(forest).map(|(_, count)| count).sum()
}

fn column(game: &Game, slot: Slot) -> (Vec<&'static str>, u8) {
    let kit = kit(game);
    let cards = kit.retinue[slot.index()].iter().map(|card| card.kind().id()).collect();
    (cards, kit.retainers[slot.index()])
}

fn recovered(game: &Game, relic: Relic) -> u8 {
    kit(game).row(relic)
}

/// A clearing of the Keepers at the corner and nothing else, no relics but face down in other forests than `a` and `b`.
const CORNER: &str = "clearings.1.keepers.warriors = 3\n";

/// A table with the Keepers after their setup.
fn set_up(others: &[&str]) -> Game {
    let mut seats = others.to_vec();
    seats.push("keepers");
    let mut game = new_game(&seats, []);
    while game.state().phase == Phase::Setup {
        let action = game.legal()[0].clone();
        game.take(&action);
    }
    game
}

/// The forests that touch a clearing with warriors of the Keepers.
fn near(game: &Game) -> ForestSet {
    let seat = game.seat("keepers");
    let held = game.state().clearings_with_warriors(seat);
    let board = &game.state().board;
    board.forests().iter().filter(|&forest| board.forest_clearings(forest).intersects(held)).collect()
}

#[test]
fn law_15_2_1_four_relics_of_each_kind_with_the_values_1_2_3_3() {
    for relic in Relic::ALL {
        let values: Vec<u8> = Piece::of_relic(relic)
            .into_iter()
            .flat_map(|piece| vec![piece.relic_value(); usize::from(piece.total())])
            .collect();
        assert_eq!(values, [1, 2, 3, 3]);
    }
    let mut game = daylight(
        "keepers marquise",
        "clearings.1.keepers.warriors = 3\n\
         keepers = { recovered = { figure_1 = 1, figure_3 = 1 }, forests.a = { figure = 2 } }\n",
    );
    game.take("pass");
    game.chance(["worth 3"]).take("delve 1 a figure");
    assert_eq!((game.pieces("figure_3", 1), game.stock("figure_2")), (1, 1));
}

#[test]
fn law_15_2_1_all_see_the_kinds_and_nobody_the_values() {
    let game = daylight("keepers marquise", CORNER);
    for viewer in [Viewer::Seat(game.seat("keepers")), Viewer::Seat(game.seat("marquise")), Viewer::All] {
        let doc = game.seen_by(viewer);
        let forests = doc.get("keepers").and_then(|keepers| keepers.get("forests")).expect("forests").to_string();
        assert!(forests.contains("figure") && !forests.contains("_1") && !forests.contains("_3"), "{forests}");
    }
}

#[test]
fn law_15_2_2_only_the_upper_side_of_a_waystation_counts() {
    let at = |station: &str| {
        let mut game = daylight(
            "keepers marquise",
            &format!("clearings.5.keepers = {{ warriors = 1, {station} = 1, figure_2 = 1, tablet_1 = 1 }}\n"),
        );
        game.take_all(["pass", "pass"]);
        game.options("recover")
    };
    assert_eq!(at("waystation_figure_tablet"), ["recover 5 figure_2"]);
    assert_eq!(at("waystation_tablet_figure"), ["recover 5 tablet_1"]);
    assert_eq!(at("waystation_jewelry_figure"), [""; 0]);
}

#[test]
fn law_15_2_3_waystations_of_any_kind_are_crafting_pieces() {
    let mut game = daylight(
        "keepers marquise",
        "keepers.hand = [\"a_visit_to_friends\", \"bake_sale\", \"anvil\"]\n\
         clearings.5.keepers = { warriors = 1, waystation_figure_tablet = 1 }\n\
         clearings.10.keepers = { waystation_jewelry_figure = 1 }\n",
    );
    assert_eq!(game.options("craft"), ["craft a_visit_to_friends", "craft bake_sale"]);
    game.take("craft bake_sale");
    assert_eq!((game.score("keepers"), game.items("keepers", "coin")), (Some(3), 1));
    assert_eq!(game.refusal("craft a_visit_to_friends"), "4.1.1");
}

#[test]
fn law_15_2_4_with_a_relic_and_a_warrior_the_first_hit_is_ignored() {
    let battle = |dice: &str, keepers: &str| {
        let mut game = daylight(
            "marquise keepers",
            &format!("clearings.5 = {{ marquise = {{ warriors = 4 }}, keepers = {{ {keepers} }} }}\n"),
        );
        game.chance([dice]).take("battle 5 keepers");
        game.warriors("keepers", 5)
    };
    assert_eq!(battle("dice 2 0", "warriors = 3, figure_1 = 1"), 2);
    assert_eq!(battle("dice 1 0", "warriors = 3, figure_1 = 1"), 3);
    assert_eq!(battle("dice 0 0", "warriors = 3, figure_1 = 1"), 3);
    assert_eq!(battle("dice 2 0", "warriors = 3"), 1, "without a relic all hits count");
}

#[test]
fn law_15_2_4_relics_alone_are_not_devout() {
    let mut game =
        daylight("marquise keepers", "clearings.5 = { marquise = { warriors = 4 }, keepers = { figure_1 = 1 } }\n");
    game.chance(["dice 0 0"]).take("battle 5 keepers");
    assert_eq!(game.pieces("figure_1", 5), 0);
}

#[test]
fn law_15_2_4_as_attacker_too() {
    let mut game = daylight(
        "keepers marquise",
        "clearings.5 = { marquise = { warriors = 2 }, keepers = { warriors = 3, tablet_3 = 1 } }\n",
    );
    game.take("pass");
    game.chance(["dice 2 2"]).take("battle 5 marquise");
    assert_eq!((game.warriors("keepers", 5), game.warriors("marquise", 5)), (2, 0));
}

#[test]
fn law_15_2_4_an_ambush_uses_it_up() {
    let mut game = daylight(
        "keepers marquise",
        "marquise.hand = [\"ambush_rabbit\"]\n\
         clearings.5 = { marquise = { warriors = 3 }, keepers = { warriors = 4, tablet_3 = 1 } }\n",
    );
    game.take("pass");
    game.take("battle 5 marquise");
    game.chance(["dice 1 1"]).take("ambush rabbit");
    assert_eq!(game.warriors("keepers", 5), 2, "one of the two hits of the ambush, and the one of the dice");
}

#[test]
fn law_15_2_4_each_warrior_that_moves_may_take_a_relic_along() {
    let mut game = daylight(
        "keepers marquise",
        "clearings.1.keepers = { warriors = 3, figure_1 = 1, figure_3 = 1, jewelry_2 = 1 }\n",
    );
    game.take("move 1 5 2");
    assert_eq!(game.law(), "15.2.4");
    assert_eq!(game.options("carry"), ["carry figure_1", "carry figure_3", "carry jewelry_2"]);
    game.take("carry figure_3");
    game.take("carry jewelry_2");
    assert_eq!([game.pieces("figure_3", 5), game.pieces("jewelry_2", 5), game.pieces("figure_1", 1)], [1, 1, 1]);
    assert!(!game.offers_any("carry"), "two warriors take two");
}

#[test]
fn law_15_2_4_by_moves_that_cards_give_too() {
    let mut game = evening_with(
        [],
        "keepers marquise",
        "keepers.crafted = [\"cobbler\"]\nclearings.1.keepers = { warriors = 1, figure_1 = 1 }\n",
    );
    game.take_all(["use cobbler", "move 1 9 1", "carry figure_1"]);
    assert_eq!(game.pieces("figure_1", 9), 1);
}

#[test]
fn law_15_2_4_when_an_ally_takes_warriors_along_the_keepers_choose() {
    let mut game = daylight(
        "vagabond:ranger keepers marquise",
        "vagabond = { at = \"5\", relations = { keepers = \"allied\" } }\n\
         clearings.5.keepers = { warriors = 2, tablet_1 = 1 }\n",
    );
    game.take("move 1 keepers 1");
    assert_eq!((game.asked(), game.law()), ("keepers", "15.2.4"));
    game.take("carry tablet_1");
    assert_eq!((game.asked(), game.pieces("tablet_1", 1)), ("vagabond", 1));
}

#[test]
fn law_15_2_5_who_removes_a_relic_lays_it_into_any_forest_and_scores_two() {
    let mut game =
        daylight("marquise keepers", "clearings.5 = { marquise = { warriors = 3 }, keepers = { figure_3 = 1 } }\n");
    game.chance(["dice 0 0"]).take("battle 5 keepers");
    assert_eq!((game.score("marquise"), game.asked(), game.law()), (Some(2), "marquise", "15.2.5"));
    assert_eq!(game.options("place").len(), 7, "any of the forests");
    game.take("place figure_3 g");
    assert_eq!((lying(&game, 'g', "figure_3"), game.turn()), (1, "marquise"));
    assert_eq!(game.stock("figure_3"), 1, "the other one of this value");
}

#[test]
fn law_15_2_5_an_attacker_of_the_keepers_gets_it_as_defender_too() {
    let mut game = daylight(
        "keepers marquise",
        "clearings.5 = { marquise = { warriors = 3 }, keepers = { warriors = 1, figure_1 = 1, tablet_2 = 1 } }\n",
    );
    game.chance(["dice 3 3"]).take("battle 5 marquise");
    // one hit is ignored, one takes the warrior; dice are capped at one for the attacker
    assert_eq!(game.options("take"), ["take figure_1", "take tablet_2"]);
    game.take("take figure_1");
    assert_eq!((game.asked(), game.score("marquise")), ("marquise", Some(2)));
    game.take("place figure_1 a");
    assert_eq!(lying(&game, 'a', "figure_1"), 1);
}

#[test]
fn law_15_2_5_each_relic_that_an_effect_removes() {
    let mut game = birdsong(
        "alliance keepers marquise",
        "alliance.supporters = [\"bake_sale\", \"cobbler\"]\n\
         clearings.5 = { alliance = { sympathy = 1 }, keepers = { warriors = 2, figure_3 = 2, jewelry_1 = 1 } }\n",
    );
    game.take("revolt 5");
    assert_eq!(game.score("alliance"), Some(6));
    game.take_all(["place figure_3 a", "place figure_3 a", "place jewelry_1 b"]);
    assert_eq!((lying(&game, 'a', "figure_3"), lying(&game, 'b', "jewelry_1")), (2, 1));
}

#[test]
fn law_15_2_5_the_order_among_other_effects_never_matters() {
    marquise_waits();
    let game = daylight("marquise keepers alliance", CORNER);
    let prize = Trigger::Prize { by: game.seat("marquise") };
    let outrage = Trigger::Outrage { payer: game.seat("keepers"), clearing: clearing(5) };
    assert!(!order_matters(game.state(), prize, outrage) && !order_matters(game.state(), outrage, prize));
}

#[test]
fn law_15_3_1_a_relic_face_down_in_each_forest() {
    let game = new_game(&["marquise", "keepers"], []);
    // the Marquise chooses first; the relics come with the Keepers' own setup
    assert_eq!(game.asked(), "marquise");
    let mut game = game;
    while game.asked() == "marquise" {
        let action = game.legal()[0].clone();
        game.take(&action);
    }
    let kit = kit(&game);
    for forest in game.state().board.forests().iter() {
        assert_eq!(relics_in(&game, forest), 1, "{}", forest.letter());
        assert!(kit.forests.found(forest).all(|(found, _)| matches!(found, Found::Down(_))));
    }
}

#[test]
fn law_15_3_1_at_random() {
    let kinds = |seed: &[&str]| {
        let game = set_up(seed);
        kit(&game).forests.found(forest('a')).next().map(|(found, _)| found)
    };
    let firsts: BTreeSet<_> = [["marquise"], ["eyrie"], ["alliance"], ["lizards"], ["vagabond:thief"]]
        .iter()
        .map(|seats| kinds(seats))
        .collect();
    assert!(firsts.len() > 1, "{firsts:?}");
}

#[test]
fn law_15_3_2_four_warriors_in_a_free_corner_opposite_and_four_beside_it() {
    let mut game = new_game(&["marquise", "eyrie", "keepers"], []);
    game.take("keep 1");
    while game.asked() != "keepers" {
        let action = game.legal()[0].clone();
        game.take(&action);
    }
    assert_eq!(game.legal(), ["home 2", "home 4"], "1 and 3 are taken, and nobody sits opposite to the others");
    game.take("home 2");
    assert_eq!((game.law(), game.legal()), ("15.3.2", vec!["home 5".to_owned(), "home 6".to_owned()]));
    game.take("home 6");
    assert_eq!([2, 6].map(|number| game.warriors("keepers", number)), [4, 4]);
    assert_eq!(game.supply("keepers"), 7);
}

#[test]
fn law_15_3_2_opposite_another_start_if_possible() {
    let mut game = new_game(&["keepers", "marquise"], []);
    game.take("keep 1");
    while game.asked() == "marquise" {
        let action = game.legal()[0].clone();
        game.take(&action);
    }
    // 3 lies opposite and is the only choice, so it is taken without a question
    assert_eq!((game.warriors("keepers", 3), game.law()), (4, "15.3.2"));
    assert_eq!(game.legal(), ["home 6", "home 7"], "beside it at the map edge, not 11");
}

#[test]
fn law_15_3_3_the_rest_goes_evenly_into_forests_away_from_the_warriors() {
    for others in [["marquise", "eyrie"], ["alliance", "lizards"]] {
        let game = set_up(&others);
        let near = near(&game);
        let forests = game.state().board.forests();
        for forest in near.iter() {
            assert_eq!(relics_in(&game, forest), 1);
        }
        let far: Vec<u8> = (forests - near).iter().map(|forest| relics_in(&game, forest)).collect();
        assert_eq!(far.iter().sum::<u8>() + near.len() as u8, 12);
        let (least, most) = (far.iter().min().expect("a forest"), far.iter().max().expect("a forest"));
        assert!(most - least <= 1, "{far:?}");
    }
}

#[test]
fn law_15_3_3_on_every_map_all_twelve_lie_in_forests() {
    for board in ["winter", "lake", "mountain", "nine"] {
        let seats = ["eyrie", "keepers"].map(str::to_owned).to_vec();
        let options = Options { seats, board: Some(board.to_owned()), ..Options::default() };
        let mut game = new_game_of(&options, []);
        while game.state().phase == Phase::Setup {
            let action = game.legal()[0].clone();
            game.take(&action);
        }
        let all: u8 = game.state().board.forests().iter().map(|forest| relics_in(&game, forest)).sum();
        assert_eq!(all, 12, "{board}");
    }
}

#[test]
fn law_15_3_4_a_faithful_retainer_in_each_column() {
    assert_eq!(kit(&set_up(&["marquise"])).retainers, [1, 1, 1]);
}

#[test]
fn law_15_3_4_a_retainer_counts_as_a_bird_and_leaves_the_game() {
    let mut game = daylight(
        "keepers marquise",
        "keepers.forests.a = { figure = 1 }\nclearings.1.keepers.warriors = 1\nclearings.9.keepers.warriors = 1\n",
    );
    assert!(game.offers("move 1 5 1") && game.offers("move 9 1 1"), "in clearings of any suit");
    game.take("pass");
    let discard = game.discard();
    game.chance(["worth 3"]).take("delve 1 a figure");
    assert_eq!((kit(&game).retainers, game.discard()), ([1, 0, 1], discard));
}

#[test]
fn law_15_3_5_the_waystations_begin_on_the_board() {
    let game = set_up(&["marquise"]);
    let tiles: u8 = Piece::WAYSTATIONS.iter().map(|tile| game.state().stock[tile.in_stock().index()]).sum();
    assert_eq!((tiles, Piece::WAYSTATIONS.iter().any(|&tile| game.state().on_map(tile) > 0)), (6, false));
}

#[test]
fn law_15_4_1_a_waystation_takes_the_place_of_a_warrior_either_side_up() {
    let mut game = birdsong("keepers marquise", "clearings.1.keepers.warriors = 2\nclearings.9.keepers.warriors = 1\n");
    assert_eq!((game.law(), game.options("encamp 1").len()), ("15.4.1", 6));
    game.take("encamp 1 waystation_tablet_figure");
    assert_eq!((game.warriors("keepers", 1), game.supply("keepers")), (1, 13));
    assert_eq!(game.pieces("waystation_tablet_figure", 1), 1);
    assert_eq!(game.refusal("encamp 9 waystation_figure_tablet"), "15.4.1", "that tile is on the map");
    assert_eq!(game.options("encamp").len(), 4);
    game.take("encamp 9 waystation_jewelry_tablet");
    assert_eq!(game.warriors("keepers", 9), 0);
}

#[test]
fn law_15_4_1_once_in_each_clearing_and_in_an_open_slot() {
    let mut game = birdsong("keepers marquise", "clearings.5.keepers.warriors = 3\nclearings.9.keepers.warriors = 1\n");
    game.take("encamp 5 waystation_tablet_figure");
    assert_eq!(game.refusal("encamp 5 waystation_jewelry_figure"), "15.4.1");
    let mut game = birdsong(
        "keepers marquise",
        "clearings.1 = { keepers = { warriors = 3 }, marquise = { sawmill = 1 } }\nclearings.9.keepers.warriors = 1\n",
    );
    assert_eq!(game.refusal("encamp 1 waystation_jewelry_figure"), "2.2.3");
}

#[test]
fn law_15_4_1_gone_from_the_map_they_come_back_at_its_edge() {
    let mut game = birdsong("keepers marquise", "clearings.2.marquise.sawmill = 2\n");
    assert!(!game.offers("pass") && game.offers("encamp 1 waystation_figure_tablet"));
    assert!(!game.offers_any("encamp 10") && !game.offers_any("encamp 2"), "not inside, not where all slots are full");
    game.take("encamp 5 waystation_jewelry_tablet");
    assert_eq!((game.pieces("waystation_jewelry_tablet", 5), game.warriors("keepers", 5)), (1, 1));
    assert_eq!(game.law(), "15.4.2", "it is done once");
}

#[test]
fn law_15_4_2_a_warrior_takes_the_place_of_a_waystation() {
    let mut game = birdsong(
        "keepers marquise",
        "clearings.5.keepers = { waystation_figure_tablet = 1, waystation_jewelry_figure = 1 }\n",
    );
    assert_eq!(game.law(), "15.4.2", "nobody is there to encamp");
    game.take("decamp 5 waystation_figure_tablet");
    assert_eq!((game.warriors("keepers", 5), game.on_map("waystation_figure_tablet")), (1, 0));
    assert!(!game.offers_any("decamp"), "once in each clearing");
    assert_eq!(game.stock("waystation_figure_tablet"), 1);
}

#[test]
fn law_15_4_2_encamp_and_decamp_in_one_clearing() {
    let mut game = birdsong("keepers marquise", "clearings.5.keepers.warriors = 2\n");
    game.take_all(["encamp 5 waystation_figure_tablet", "decamp 5 waystation_figure_tablet"]);
    assert_eq!(game.warriors("keepers", 5), 2);
}

#[test]
fn law_15_4_3_each_card_places_two_warriors_at_a_matching_waystation() {
    let mut game = birdsong(
        "keepers marquise",
        "keepers.hand = [\"bake_sale\", \"armorers\", \"anvil\"]\n\
         clearings.5.keepers.waystation_figure_tablet = 1\nclearings.10.keepers.warriors = 1\n",
    );
    game.take_all(["pass", "pass"]);
    assert_eq!(
        (game.law(), game.options("recruit")),
        ("15.4.3", vec!["recruit 5 armorers".to_owned(), "recruit 5 bake_sale".to_owned()])
    );
    assert_eq!(game.refusal("recruit 5 anvil"), "15.4.3");
    assert_eq!(game.refusal("recruit 10 bake_sale"), "15.4.3");
    game.take_all(["recruit 5 bake_sale", "recruit 5 armorers"]);
    assert_eq!((game.warriors("keepers", 5), game.hand("keepers")), (4, vec!["anvil"]));
}

#[test]
fn law_15_4_3_as_many_as_there_are() {
    let mut game = birdsong(
        "keepers marquise",
        "keepers.hand = [\"bake_sale\"]\nclearings.5.keepers.waystation_figure_tablet = 1\nclearings.10.keepers.warriors = 14\n",
    );
    game.take_all(["pass", "pass", "recruit 5 bake_sale"]);
    assert_eq!((game.warriors("keepers", 5), game.supply("keepers")), (1, 0));
}

#[test]
fn law_15_5_1_crafting_comes_before_the_retinue() {
    let mut game = daylight(
        "keepers marquise",
        "keepers.hand = [\"a_visit_to_friends\"]\nclearings.5.keepers = { warriors = 2, waystation_figure_tablet = 1 }\n",
    );
    assert!(game.offers("craft a_visit_to_friends"));
    game.take("move 5 1 1");
    assert_eq!(game.refusal("craft a_visit_to_friends"), "15.5.1");
}

#[test]
fn law_15_5_2_each_card_acts_once_in_a_clearing_that_it_matches() {
    let mut game = daylight(
        "keepers marquise",
        "keepers = { retinue.move = [\"anvil\", \"bake_sale\"], retainers.delve = 1 }\n\
         clearings.1.keepers.warriors = 2\nclearings.5.keepers.warriors = 2\nclearings.9.keepers.warriors = 2\n",
    );
    assert_eq!(game.law(), "15.5.2.I");
    assert!(!game.offers_any("move 9"), "nobody matches a mouse clearing");
    assert_eq!(game.refusal("move 9 1 1"), "15.5.2.I");
    game.take("move 1 9 1");
    assert_eq!(column(&game, Slot::Move).0.len(), 2, "cards that act stay");
    assert!(!game.offers_any("move 1"), "the fox card has acted");
    game.take("move 5 1 1");
    assert_eq!(game.law(), "15.5.2.II", "nobody is left in the first column");
}

#[test]
fn law_15_5_2_columns_come_from_left_to_right() {
    let mut game =
        daylight("keepers marquise", "keepers.forests.a = { figure = 1 }\nclearings.1.keepers.warriors = 2\n");
    assert!(!game.offers_any("delve"));
    game.take("pass");
    assert!(game.offers_any("delve") && !game.offers_any("move"));
    game.take("pass");
    assert!(game.offers_any("move") && !game.offers_any("delve"));
}

#[test]
fn law_15_5_2_of_several_cards_one_is_chosen() {
    let mut game = daylight(
        "keepers marquise",
        "keepers = { retinue.move = [\"anvil\", \"armorers\"] }\nclearings.1.keepers.warriors = 2\n",
    );
    game.take("move 1 9 1");
    assert_eq!(
        (game.law(), game.legal()),
        ("15.5.2", vec!["act anvil".to_owned(), "act armorers".to_owned(), "act retainer".to_owned()])
    );
    game.take("act armorers");
    assert_eq!(kit(&game).idle(Slot::Move).iter().map(|card| card.kind().id()).collect::<Vec<_>>(), ["anvil"]);
}

#[test]
fn law_15_5_2_i_a_move_follows_the_general_rules() {
    let mut game = daylight(
        "keepers marquise",
        "clearings.5 = { keepers = { warriors = 1 }, marquise = { warriors = 2 } }\nclearings.1.keepers.warriors = 1\n\
         clearings.2.marquise.warriors = 1\n",
    );
    assert!(game.offers("move 5 1 1"), "1 is ruled");
    assert_eq!(game.refusal("move 5 2 1"), "4.2.1");
    game.take("move 5 1 1");
    assert_eq!(game.warriors("keepers", 1), 2);
}

#[test]
fn law_15_5_2_ii_enemies_have_to_be_battled_first() {
    let mut game = daylight(
        "keepers marquise eyrie",
        "keepers.forests = { a = { figure = 1 }, b = {} }\n\
         clearings.1 = { keepers = { warriors = 4 }, marquise = { warriors = 1 }, eyrie = { warriors = 1 } }\n",
    );
    game.take("pass");
    assert_eq!(game.options("battle"), ["battle 1 eyrie", "battle 1 marquise"]);
    assert_eq!(game.refusal("delve 1 a figure"), "15.5.2.II");
    game.chance(["dice 1 0"]).take("battle 1 marquise");
    assert_eq!((game.law(), game.options("delve")), ("15.5.2.II", vec!["delve 1 a figure".to_owned()]));
    game.chance(["worth 1"]).take("delve 1 a figure");
    assert_eq!(game.pieces("figure_1", 1), 1);
}

#[test]
fn law_15_5_2_ii_whom_nobody_can_battle_bars_no_delving() {
    let mut game = daylight(
        "keepers marquise",
        "hirelings = [{ hireling = \"furious_protector\", controller = \"marquise\", at = \"1\" }]\n\
         keepers = { retinue.delve = [\"anvil\"], retainers.delve = 1, forests.a = { figure_3 = 1 } }\n\
         clearings.1 = { keepers = { warriors = 2 } }\n",
    );
    game.take("delve 1 a figure_3");
    assert!(game.offers("act anvil"), "{:?}", game.legal());
    let read = table(&game.seen_by(Viewer::All).to_string());
    assert_eq!(read.state(), game.state(), "what is pending can be read back");
}

#[test]
fn law_15_5_2_ii_battle_needs_no_rule_but_delving_does() {
    let mut game = daylight(
        "keepers marquise",
        "keepers.forests.a = { figure = 1 }\n\
         clearings.1 = { keepers = { warriors = 2 }, marquise = { warriors = 5 } }\n",
    );
    game.chance(["dice 1 0"]).take("battle 1 marquise");
    assert!(!game.offers_any("delve"), "without the rule there is no delving");
}

#[test]
fn law_15_5_2_ii_and_a_warrior() {
    let mut game = daylight(
        "keepers marquise",
        "keepers.forests.a = { figure = 1 }\nclearings.5.keepers.waystation_figure_tablet = 1\nclearings.9.keepers.warriors = 1\n",
    );
    game.take("pass");
    assert_eq!(game.refusal("delve 5 a figure"), "15.5.2.II");
}

#[test]
fn law_15_5_2_ii_a_a_relic_of_a_forest_beside_it_is_turned_up() {
    let mut game = daylight(
        "keepers marquise",
        "keepers.forests = { a = { figure = 1, tablet_2 = 1 }, b = { jewelry = 1 }, d = { tablet = 1 } }\n\
         clearings.1.keepers.warriors = 2\n",
    );
    game.take("pass");
    assert_eq!(game.options("delve"), ["delve 1 a figure", "delve 1 a tablet_2", "delve 1 b jewelry"]);
    assert_eq!(game.refusal("delve 1 d tablet"), "15.5.2.II");
    game.chance(["worth 3"]).take("delve 1 b jewelry");
    assert_eq!((game.pieces("jewelry_3", 1), lying(&game, 'b', "jewelry")), (1, 0));
    assert_eq!(game.stock("jewelry_3"), 1);
}

#[test]
fn law_15_5_2_ii_a_what_lies_open_is_drawn_no_more() {
    let mut game =
        daylight("keepers marquise", "keepers.forests.a = { tablet_2 = 1 }\nclearings.1.keepers.warriors = 2\n");
    game.take("pass");
    game.take("delve 1 a tablet_2");
    assert_eq!((game.pieces("tablet_2", 1), lying(&game, 'a', "tablet_2")), (1, 0));
}

#[test]
fn law_15_5_2_ii_b_the_card_goes_if_too_little_is_ruled_round_the_forest() {
    let delve = |worth: &str, rest: &str| {
        let mut game = daylight(
            "keepers marquise",
            &format!(
                "keepers = {{ retinue.delve = [\"anvil\"], retainers.move = 1, forests.a = {{ figure = 1 }} }}\nclearings.1.keepers.warriors = 2\n{rest}"
            ),
        );
        game.take("pass");
        game.chance([worth]).take("delve 1 a figure");
        (column(&game, Slot::Delve).0, game.discard())
    };
    assert_eq!(delve("worth 1", ""), (vec!["anvil"], vec![]));
    assert_eq!(delve("worth 2", ""), (vec![], vec!["anvil"]));
    assert_eq!(delve("worth 2", "clearings.5.keepers.warriors = 1\n"), (vec!["anvil"], vec![]));
    // 9 does not touch the forest
    assert_eq!(delve("worth 2", "clearings.9.keepers.warriors = 1\n"), (vec![], vec!["anvil"]));
}

#[test]
fn law_15_5_2_ii_b_with_the_cult_the_card_joins_the_lost_souls() {
    let mut game = daylight(
        "keepers lizards",
        "keepers = { retinue.delve = [\"anvil\"], retainers.move = 1, forests.a = { figure = 1 } }\nclearings.1.keepers.warriors = 2\n",
    );
    game.take("pass");
    game.chance(["worth 3"]).take("delve 1 a figure");
    let souls = game.state().lizards(game.seat("lizards")).expect("the Cult").souls;
    assert_eq!(souls.iter().map(|card| card.kind().id()).collect::<Vec<_>>(), ["anvil"]);
}

#[test]
fn law_15_5_2_iii_the_third_column_moves_or_recovers() {
    let mut game = daylight(
        "keepers marquise",
        "clearings.5.keepers = { warriors = 1, waystation_figure_tablet = 1, figure_1 = 1 }\n",
    );
    game.take_all(["pass", "pass"]);
    assert!(game.offers("recover 5 figure_1") && game.offers("move 5 1 1"));
    game.take("move 5 1 1");
    assert!(!game.offers_any("recover"), "the retainer has acted");
}

#[test]
fn law_15_5_2_iii_recovering_takes_neither_rule_nor_warriors() {
    let mut game = daylight(
        "keepers marquise",
        "clearings.5 = { keepers = { waystation_figure_tablet = 1, figure_1 = 1 }, marquise = { warriors = 5 } }\n\
         clearings.1.keepers.warriors = 1\n",
    );
    game.take_all(["pass", "pass", "recover 5 figure_1"]);
    assert_eq!(game.score("keepers"), Some(1));
}

#[test]
fn law_15_5_2_iii_a_a_relic_goes_to_its_row_if_a_waystation_there_shows_its_kind() {
    let mut game = daylight(
        "keepers marquise",
        "clearings.5.keepers = { warriors = 1, waystation_figure_tablet = 1, figure_2 = 1, tablet_3 = 1 }\n\
         clearings.10.keepers = { jewelry_1 = 1 }\n",
    );
    game.take_all(["pass", "pass"]);
    assert_eq!(game.options("recover"), ["recover 5 figure_2"]);
    assert_eq!(game.refusal("recover 5 tablet_3"), "15.5.2.III");
    assert_eq!(game.refusal("recover 10 jewelry_1"), "15.5.2.III");
    game.take("recover 5 figure_2");
    assert_eq!((recovered(&game, Relic::Figure), game.pieces("figure_2", 5)), (1, 0));
}

#[test]
fn law_15_5_2_iii_b_its_value_and_two_for_a_full_column() {
    let points = |rows: &str| {
        let mut game = daylight(
            "keepers marquise",
            &format!(
                "keepers.recovered = {{ {rows} }}\nclearings.5.keepers = {{ warriors = 1, waystation_figure_tablet = 1, figure_2 = 1 }}\n"
            ),
        );
        game.take_all(["pass", "pass", "recover 5 figure_2"]);
        game.score("keepers")
    };
    assert_eq!(points(""), Some(2));
    assert_eq!(points("tablet_1 = 1"), Some(2));
    assert_eq!(points("tablet_1 = 1, jewelry_3 = 1"), Some(4));
    assert_eq!(points("figure_1 = 1, tablet_1 = 1, jewelry_3 = 1"), Some(2), "the second column lacks two");
    assert_eq!(points("figure_1 = 1, tablet_1 = 1, tablet_2 = 1, jewelry_3 = 2"), Some(4));
}

#[test]
fn law_15_5_2_iii_c_with_enough_clearings_of_the_suit_one_may_go_on() {
    let mut game = daylight(
        "keepers marquise",
        "clearings.5.keepers = { warriors = 1, waystation_figure_tablet = 1, figure_1 = 1, figure_2 = 1, figure_3 = 1 }\n\
         clearings.10.keepers = { warriors = 1 }\n",
    );
    game.take_all(["pass", "pass", "recover 5 figure_1"]);
    assert_eq!((game.law(), game.options("recover").len()), ("15.5.2.III.c", 2));
    game.take("recover 5 figure_2");
    assert!(game.offers("pass") && game.offers("recover 5 figure_3"));
    game.take("recover 5 figure_3");
    // 5 and 10 are two rabbit clearings, too few for a 3: points and relic stay, the retainer goes
    assert_eq!((game.score("keepers"), recovered(&game, Relic::Figure)), (Some(6), 3));
    assert_eq!(column(&game, Slot::Recover).1, 0);
}

#[test]
fn law_15_5_2_iii_c_clearings_of_other_suits_do_not_help() {
    marquise_waits();
    let mut game = daylight(
        "keepers marquise",
        "keepers = { retinue.recover = [\"bake_sale\"], retainers.delve = 0 }\n\
         clearings.5.keepers = { warriors = 1, waystation_figure_tablet = 1, figure_2 = 1, figure_1 = 1 }\n\
         clearings.1.keepers.warriors = 1\nclearings.9.keepers.warriors = 1\n",
    );
    game.chance(["card anvil", "card sword"]).take("recover 5 figure_2");
    assert_eq!((game.discard(), column(&game, Slot::Recover).0), (vec!["bake_sale"], vec![]));
    assert!(!game.offers_any("recover"), "it is over at once");
}

#[test]
fn law_15_6_1_one_warrior_leaves_every_clearing_with_four() {
    let game = evening_with(
        [],
        "keepers marquise",
        "clearings.1.keepers.warriors = 4\nclearings.5.keepers.warriors = 6\nclearings.9.keepers.warriors = 3\n",
    );
    assert_eq!([1, 5, 9].map(|number| game.warriors("keepers", number)), [3, 5, 3]);
    assert_eq!(game.supply("keepers"), 4);
}

#[test]
fn law_15_6_2_any_number_of_cards_join_the_retinue() {
    let mut game = evening_with(
        [],
        "keepers marquise",
        "keepers.hand = [\"anvil\", \"bake_sale\", \"armorers\"]\nclearings.1.keepers.warriors = 1\n",
    );
    assert_eq!(game.law(), "15.6.2");
    game.take_all(["retinue anvil move", "retinue armorers recover"]);
    assert_eq!((column(&game, Slot::Move), column(&game, Slot::Recover)), ((vec!["anvil"], 1), (vec!["armorers"], 1)));
    assert_eq!(game.refusal("shift anvil move delve"), "15.6.2", "it is one or the other");
}

#[test]
fn law_15_6_2_or_one_card_is_shifted() {
    marquise_waits();
    let mut game = evening_with(
        ["card sword"],
        "keepers marquise",
        "keepers = { hand = [\"anvil\"], retinue.move = [\"bake_sale\"] }\nclearings.1.keepers.warriors = 1\n",
    );
    game.take("shift retainer recover move");
    assert_eq!(kit(&game).retainers, [2, 1, 0]);
    assert_eq!(game.turn(), "marquise");
    assert_eq!(game.hand("keepers").len(), 2);
}

#[test]
fn law_15_6_2_ten_cards_at_most() {
    marquise_waits();
    let mut game = evening_with(
        ["card cobbler"],
        "keepers marquise",
        "keepers = { hand = [\"anvil\", \"sword\"], retinue.move = [\"bake_sale\", \"investments\", \"smugglers_trail\", \"mouse_in_a_sack\", \"foxfolk_steel\", \"arms_trader\"] }\n\
         clearings.1.keepers.warriors = 1\n",
    );
    game.take("retinue anvil delve");
    // three retainers and seven cards: the step is over
    assert_eq!((game.turn(), game.hand("keepers")), ("marquise", vec!["cobbler", "sword"]));
}

#[test]
fn law_15_6_3_a_card_more_for_each_waystation() {
    marquise_waits();
    let mut game = evening_with(
        [],
        "keepers marquise",
        "clearings.1.keepers.waystation_figure_tablet = 1\nclearings.5.keepers.waystation_jewelry_figure = 1\n",
    );
    game.chance(["card anvil", "card sword", "card bake_sale"]).take("pass");
    assert_eq!(game.hand("keepers"), ["anvil", "bake_sale", "sword"]);
}

#[test]
fn law_15_6_3_and_five_are_kept() {
    marquise_waits();
    let mut game = evening_with(
        [],
        "keepers marquise",
        "keepers.hand = [\"anvil\", \"sword\", \"bake_sale\", \"armorers\", \"sappers\"]\nclearings.1.keepers.warriors = 1\n",
    );
    game.chance(["card cobbler"]).take("pass");
    assert_eq!((game.law(), game.options("discard").len()), ("15.6.3", 6));
    game.take("discard sword");
    assert_eq!((game.hand("keepers").len(), game.turn()), (5, "marquise"));
}

#[test]
fn positions_of_the_keepers_are_read_as_they_are_written() {
    let game = daylight(
        "keepers marquise",
        "keepers = { recovered = { figure_1 = 1 }, retinue = { move = [\"anvil\"], recover = [\"sword\"] }, retainers = { delve = 2 }, forests.b = { tablet_3 = 2, jewelry = 1 } }\n\
         clearings.1.keepers = { warriors = 3, jewelry_2 = 1 }\nclearings.5.keepers = { waystation_jewelry_figure = 1 }\n",
    );
    let text = game.seen_by(Viewer::All).to_string();
    assert_eq!(table(&text).state(), game.state());
    assert!(faults("seats = [\"keepers\", \"eyrie\"]\nkeepers.forests.z.figure = 1\n").contains("forests"));
    assert!(faults("seats = [\"keepers\", \"eyrie\"]\nkeepers.recovered.figure_1 = 2\n").contains("figure_1"));
}

#[test]
fn law_15_5_2_ii_hired_warriors_battle_alone() {
    let game = daylight(
        "keepers riverfolk eyrie",
        "used = { mercenaries = true }\nkeepers.retainers = { delve = 1 }\n\
         clearings.5 = { riverfolk = { warriors = 2 }, eyrie = { warriors = 1 } }\nclearings.1.keepers.warriors = 1\n",
    );
    assert_eq!(game.options("battle"), ["battle 5 eyrie"]);
}

#[test]
fn law_11_2_7_iii_the_keepers_can_battle_whom_they_have_hired() {
    let at = |more: &str| {
        daylight(
            "keepers riverfolk eyrie",
            &format!(
                "used = {{ mercenaries = true }}\nkeepers.retainers = {{ delve = 1 }}\nkeepers.forests.a = {{ figure = 1 }}\n\
                 clearings.1 = {{ keepers = {{ warriors = 2 }}, riverfolk = {{ warriors = 1 }}{more} }}\n"
            ),
        )
    };
    let game = at("");
    assert_eq!(game.options("battle"), ["battle 1 riverfolk"]);
    assert!(game.offers("delve 1 a figure"), "hired warriors are no enemies who have to be battled first");
    let game = at(", eyrie = { warriors = 1 }");
    assert_eq!(game.options("battle"), ["battle 1 eyrie", "battle 1 riverfolk"]);
    assert!(!game.offers_any("delve"));
}

#[test]
fn law_15_2_3_tunnels_join_all_waystations() {
    let game = daylight(
        "keepers marquise",
        "deck = \"exiles_partisans\"\nkeepers.crafted = [\"tunnels\"]\n\
         clearings.5.keepers = { warriors = 2, waystation_figure_tablet = 1 }\n\
         clearings.3.keepers = { warriors = 2, waystation_tablet_jewelry = 1 }\n",
    );
    assert!(game.offers("move 5 3 2") || game.options("move").iter().any(|way| way.starts_with("move 5 3")));
}
