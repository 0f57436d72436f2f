//! Landmarks (A.5, appendix F), from their cards.

use crate::law::support::*;
use thicket::games::root::State;
use thicket::games::root::words::item::Item;
use thicket::games::root::words::landmark::Landmark;
use thicket::games::root::words::place::SuitSet;
use thicket::kernel::{Options, Rules, Script, Viewer};

fn on(board: &str, landmarks: u8) -> Options {
    let seats = ["marquise", "eyrie", "alliance"].map(str::to_owned).to_vec();
    let extras = vec![format!("landmarks {landmarks}")];
    Options { seats, board: Some(board.to_owned()), extras, ..Options::default() }
}

/// A new game on a map whose suits are laid first, with these two dealt.
fn with_two(board: &str, one: &str, other: &str) -> Game {
    let (one, other) = (format!("landmark {one}"), format!("landmark {other}"));
    if board == "autumn" {
        return new_game_of(&on(board, 2), [&one, &other]);
    }
    let [fox, rabbit, mouse] = ["marker fox", "marker rabbit", "marker mouse"];
    let [f, r, m] = [[fox; 4], [rabbit; 4], [mouse; 4]];
    let mut chance: [&str; 14] = [&other; 14];
    chance[..12].copy_from_slice(&[f, r, m].concat());
    chance[12] = &one;
    new_game_of(&on(board, 2), chance)
}

fn sites(game: &Game, landmark: &str) -> Vec<u8> {
    let verb = format!("landmark {landmark} ");
    let mut numbers: Vec<u8> =
        game.legal().iter().filter_map(|action| action.strip_prefix(&verb)?.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

fn stands(game: &Game, landmark: Landmark) -> Option<u8> {
    game.state().landmark(landmark).map(|clearing| clearing.number())
}

#[track_caller]
fn reads_back(game: &Game) {
    let doc = game.seen_by(Viewer::All);
    let again = State::read(&doc, &Embedded, &mut Script::default());
    assert_eq!(again.as_ref(), Ok(game.state()), "{doc}");
}

#[test]
fn law_a_5_2_as_many_are_dealt_as_are_played_with() {
    let game = new_game_of(&on("autumn", 2), ["landmark tower", "landmark lost_city"]);
    let dealt: Vec<&str> = game.state().landmarks.sites.as_slice().iter().map(|site| site.landmark.id()).collect();
    assert_eq!(dealt, ["lost_city", "tower"]);
    assert_eq!(game.asked(), "alliance");
    reads_back(&game);
    let game = new_game_of(&on("autumn", 1), ["landmark black_market"]);
    assert_eq!(game.state().landmarks.sites.len(), 1);
}

#[test]
fn law_a_5_3_the_last_player_sets_up_one_and_the_one_before_the_other() {
    let mut game = new_game_of(&on("autumn", 2), ["landmark tower", "landmark lost_city"]);
    assert_eq!(sites(&game, "tower"), [6, 10, 11, 12]);
    assert!(sites(&game, "lost_city").len() > 2);
    assert_eq!(game.refusal("landmark tower 1"), "A.5.3");
    assert_eq!(game.refusal("landmark ferry 4"), "A.5.2");
    game.take("landmark tower 10");
    assert_eq!(game.asked(), "eyrie");
    assert!(sites(&game, "tower").is_empty());
    // 10 itself has a landmark, and its neighbors are next to it
    let near = game.state().adjacent(clearing(10));
    assert!(sites(&game, "lost_city").iter().all(|&number| number != 10 && !near.contains(clearing(number))));
    reads_back(&game);
    let site = sites(&game, "lost_city")[0];
    game.take(&format!("landmark lost_city {site}"));
    assert_eq!(game.asked(), "marquise");
    assert_eq!(stands(&game, Landmark::LostCity), Some(site));
    reads_back(&game);
}

#[test]
fn law_a_5_3_every_pair_finds_a_place_on_every_map_in_either_order() {
    for board in ["autumn", "winter", "lake", "mountain"] {
        for one in Landmark::ALL {
            for other in Landmark::ALL.into_iter().filter(|other| *other != one) {
                let new = || with_two(board, one.id(), other.id());
                for first in sites(&new(), one.id()) {
                    let mut game = new();
                    game.take(&format!("landmark {} {first}", one.id()));
                    let near = game.state().adjacent(clearing(first)).with(clearing(first));
                    // the only place that is left is taken unasked
                    let placed = stands(&game, other).into_iter().collect();
                    let found = if game.asked() == "eyrie" { sites(&game, other.id()) } else { placed };
                    assert!(!found.is_empty(), "{board}: {} in {first}, then {}", one.id(), other.id());
                    let apart = |at: &u8| other == Landmark::Tower || !near.contains(clearing(*at));
                    assert!(found.iter().all(apart), "{board}: {found:?} next to {first}");
                }
            }
        }
    }
}

#[test]
fn law_a_5_3_the_boards_own_ferry_and_tower_are_not_put_out() {
    for board in ["lake", "mountain"] {
        let mut game = with_two(board, "legendary_forge", "lost_city");
        game.take("landmark legendary_forge 5");
        assert_eq!((game.state().ferry, game.state().tower), (None, None));
        reads_back(&game);
    }
    let mut game = with_two("lake", "ferry", "legendary_forge");
    let site = *sites(&game, "ferry").last().expect("a coast");
    game.take(&format!("landmark ferry {site}"));
    assert_eq!(game.state().ferry, Some(clearing(site)));
    reads_back(&game);
}

#[test]
fn law_f_1_1_landmarks_are_safe() {
    let text = "marquise.hand = [\"favor_of_the_mice\"]\nlandmarks.tower.clearing = 10\nlandmarks.lost_city.clearing = 5\n\
                clearings.7.marquise.workshop = 1\nclearings.9.marquise.workshop = 1\nclearings.2.marquise.workshop = 1\n\
                clearings.5.marquise.warriors = 1\nclearings.5.eyrie.warriors = 1\n";
    let mut game = daylight("marquise eyrie", text);
    game.take("craft favor_of_the_mice");
    assert_eq!((stands(&game, Landmark::LostCity), stands(&game, Landmark::Tower)), (Some(5), Some(10)));
    assert_eq!(game.state().warriors(game.seat("eyrie"), clearing(5)), 0);
    assert_eq!(game.state().warriors(game.seat("marquise"), clearing(5)), 1);
}

#[test]
fn law_f_1_2_landmarks_are_nobodys_and_no_enemy_pieces() {
    let text = "landmarks.tower.clearing = 10\nclearings.10.marquise.warriors = 2\n";
    let game = daylight("marquise eyrie", text);
    assert_eq!(game.ruler(10), Some("marquise"));
    assert!(!game.offers_any("battle"));
}

#[test]
fn law_f_1_the_lost_city_has_all_suits_whatever_is_printed_or_laid_there() {
    let game = daylight("marquise eyrie", "landmarks.lost_city.clearing = 5\nclearings.1.marquise.warriors = 1\n");
    assert_eq!(game.state().suits(clearing(5)), SuitSet::CLEARING);
    assert!(!game.seen_by(Viewer::All).contains_key("suits"));
    reads_back(&game);
}

#[test]
fn law_f_1_the_tower_scores_for_who_rules_its_clearing_as_their_evening_ends() {
    let evening = |head: &str| {
        let text = format!("{head}clearings.6.marquise.warriors = 1\neyrie.hand = [\"armorers\"]\n");
        evening_with(["card anvil"], "marquise eyrie", &text)
    };
    let game = evening("landmarks.tower.clearing = 6\n");
    assert_eq!((game.turn(), game.score("marquise")), ("eyrie", Some(1)));
    reads_back(&game);
    assert_eq!(evening("landmarks.tower.clearing = 10\n").score("marquise"), Some(0));
}

#[test]
fn law_f_1_the_ferry_goes_along_the_river_with_a_move_and_brings_a_card() {
    let text = "landmarks.ferry.clearing = 4\ndeck_top = [\"anvil\"]\nclearings.4.marquise.warriors = 3\n";
    let mut game = daylight("marquise eyrie", text);
    let to = game
        .state()
        .board
        .river_adjacent(clearing(4))
        .iter()
        .find(|&to| !game.state().adjacent(clearing(4)).contains(to));
    let to = to.expect("a clearing that only the river joins").number();
    game.take(&format!("march 4 {to} 2"));
    assert_eq!(game.state().ferry, Some(clearing(to)));
    assert_eq!(stands(&game, Landmark::Ferry), Some(to));
    assert_eq!(game.hand("marquise"), ["anvil"]);
    reads_back(&game);
}

/// A forge in clearing 1, and what crafts the sword that it has.
const FORGE: &str = "landmarks.legendary_forge.clearing = 1\nmarquise.hand = [\"foxfolk_steel\"]\n\
                     clearings.6.marquise.workshop = 1\nclearings.8.marquise.workshop = 1\n";

fn forge(rest: &str) -> String {
    format!("{FORGE}{rest}")
}

#[test]
fn law_f_1_the_forge_takes_the_items_of_its_suit_from_the_supply() {
    let mut game = new_game_of(&on("autumn", 1), ["landmark legendary_forge"]);
    assert_eq!(sites(&game, "legendary_forge").len(), 12);
    game.take("landmark legendary_forge 1");
    let of = |item: Item| (game.state().landmarks.forge[item.index()], game.state().item_supply[item.index()]);
    assert_eq!([Item::Sword, Item::Crossbow, Item::Hammer, Item::Tea].map(of), [(2, 0), (1, 0), (1, 0), (0, 2)]);
    reads_back(&game);
}

#[test]
fn law_f_1_an_item_of_the_forge_needs_a_piece_there() {
    let mut game = daylight("marquise eyrie", &forge(""));
    assert!(!game.offers_any("craft"));
    assert_eq!(game.refusal("craft foxfolk_steel"), "F.1");
}

#[test]
fn law_f_1_an_item_of_the_forge_brings_a_card_and_a_point() {
    let mut game = daylight("marquise eyrie", &forge("deck_top = [\"anvil\"]\nclearings.1.marquise.warriors = 1\n"));
    game.take("craft foxfolk_steel");
    assert_eq!(game.score("marquise"), Some(3));
    assert_eq!(game.hand("marquise"), ["anvil"]);
    assert_eq!(game.state().landmarks.forge[Item::Sword.index()], 1);
    reads_back(&game);
}

#[test]
fn law_f_1_disdain_for_trade_does_not_touch_the_point_of_the_forge() {
    let text = "landmarks.legendary_forge.clearing = 1\neyrie.hand = [\"foxfolk_steel\"]\nturn = \"eyrie\"\n\
                clearings.6.eyrie.roost = 1\nclearings.8.eyrie.roost = 1\nclearings.1.eyrie.warriors = 1\n\
                eyrie.leader = \"despot\"\ndeck_top = [\"anvil\"]\neyrie.decree.recruit = [\"birdy_bindle\"]\n";
    let mut game = daylight("marquise eyrie", text);
    game.take("craft foxfolk_steel");
    assert_eq!(game.score("eyrie"), Some(2));
}

#[test]
fn law_f_1_an_item_that_is_sold_brings_what_the_forge_gives_too() {
    let text = "landmarks.legendary_forge.clearing = 1\nhundreds.hand = [\"anvil\"]\n\
                clearings.1.hundreds = { warriors = 1, stronghold = 1 }\n";
    for (choice, points) in [("hoard hammer", 1), ("sell hammer", 3)] {
        let mut game = daylight("hundreds marquise", &format!("{text}deck_top = [\"sappers\"]\n"));
        game.take_all(["craft anvil", choice]);
        assert_eq!((game.score("hundreds"), game.hand("hundreds")), (Some(points), vec!["sappers"]), "{choice}");
    }
}

#[test]
fn law_f_1_whoever_has_activated_dominance_only_draws_at_the_forge() {
    let text = "deck_top = [\"anvil\"]\nclearings.1.marquise.warriors = 1\nmarquise.dominance = \"mouse\"\n";
    let mut game = daylight("marquise eyrie alliance", &forge(text));
    game.take("craft foxfolk_steel");
    assert_eq!((game.score("marquise"), game.hand("marquise")), (None, vec!["anvil"]));
}

#[test]
fn law_f_1_an_item_of_another_suit_comes_from_the_supply_as_ever() {
    let text = "landmarks.legendary_forge.clearing = 1\nmarquise.hand = [\"root_tea_fox\"]\n\
                clearings.2.marquise.workshop = 1\nclearings.1.marquise.warriors = 1\n";
    let mut game = daylight("marquise eyrie", text);
    game.take("craft root_tea_fox");
    assert_eq!((game.score("marquise"), game.item_supply("tea")), (Some(2), 1));
}

#[test]
fn law_f_1_the_treetop_adds_a_slot_to_a_corner() {
    let mut game = new_game_of(&on("autumn", 1), ["landmark elder_treetop"]);
    assert_eq!(sites(&game, "elder_treetop"), [1, 2, 3, 4]);
    let slots = game.state().slots(clearing(1));
    game.take("landmark elder_treetop 1");
    assert_eq!(game.state().slots(clearing(1)), slots + 1);
    reads_back(&game);
}

#[test]
fn law_f_1_who_builds_says_whether_in_the_treetop() {
    let text = "landmarks.elder_treetop.clearing = 3\nclearings.3.marquise = { warriors = 2, wood = 2, sawmill = 0 }\n";
    let mut game = daylight("marquise eyrie", text);
    game.take("build 3 sawmill");
    assert_eq!(game.legal(), ["pass", "treetop"]);
    reads_back(&game);
    game.take("pass");
    assert_eq!(game.state().landmarks.treetop, None);
    reads_back(&game);
    let mut other = daylight("marquise eyrie", text);
    other.take_all(["build 3 sawmill", "treetop"]);
    assert_eq!(other.state().in_treetop(clearing(3)).map(|piece| piece.id()), Some("sawmill"));
    reads_back(&other);
}

/// A document of the moment between the two is read.
#[test]
fn law_f_1_the_slot_is_said_before_what_the_placing_triggers() {
    let mut game = birdsong(
        "keepers alliance",
        "hirelings = [{ hireling = \"forest_patrol\", demoted = true, controller = \"keepers\" }]\n\
         landmarks.elder_treetop.clearing = 3\nkeepers.hand = [\"bake_sale\"]\n\
         clearings.3.keepers.warriors = 1\nclearings.9.keepers.warriors = 1\n",
    );
    game.take("encamp 3 waystation_tablet_figure");
    assert_eq!((game.law(), game.legal()), ("F.1", vec!["pass".to_owned(), "treetop".to_owned()]));
    reads_back(&game);
    game.take("treetop");
    assert_eq!((game.law(), game.offers("heal 3 bake_sale")), ("E.2.2", true));
    reads_back(&game);
}

#[test]
fn law_f_1_the_last_open_slot_leaves_nothing_to_say() {
    let text =
        "landmarks.elder_treetop.clearing = 3\nclearings.3.marquise = { warriors = 2, wood = 2, workshop = 1 }\n";
    let mut game = daylight("marquise eyrie", text);
    assert_eq!(game.state().slots(clearing(3)), 2);
    game.take("build 3 sawmill");
    assert!(!game.offers("treetop"));
    assert_eq!(game.state().in_treetop(clearing(3)).map(|piece| piece.id()), Some("sawmill"));
}

/// Two sawmills of the Marquise at the treetop of clearing 3, one of them in its slot.
const SAWMILLS: &str = "landmarks.elder_treetop = { clearing = 3, building = \"sawmill\" }\n\
                        clearings.3.marquise = { sawmill = 2 }\n";

#[test]
fn law_f_1_the_loser_says_whether_the_building_in_the_treetop_goes() {
    let text = format!(
        "{SAWMILLS}clearings.3.alliance.warriors = 1\nturn = \"alliance\"\nalliance.officers = 3\nphase = \"evening\"\n"
    );
    for (take, points) in [("take treetop", 2), ("take sawmill", 1)] {
        let mut game = table(&format!("seats = [\"marquise\", \"alliance\"]\n{text}"));
        game.chance(["dice 0 0"]).take("battle 3 marquise");
        assert_eq!(game.legal(), ["take sawmill", "take treetop"]);
        game.take(take);
        assert_eq!(game.score("alliance"), Some(points), "{take}");
        assert_eq!(game.state().in_treetop(clearing(3)).is_some(), points == 1);
        reads_back(&game);
    }
}

#[test]
fn law_f_1_a_building_alone_of_its_kind_is_named_by_its_kind() {
    let text = "landmarks.elder_treetop = { clearing = 3, building = \"sawmill\" }\n\
                clearings.3.marquise = { sawmill = 1, workshop = 1 }\nclearings.3.alliance = { warriors = 1 }\n\
                turn = \"alliance\"\nalliance.officers = 3\nphase = \"evening\"\nseats = [\"marquise\", \"alliance\"]\n";
    let mut game = table(text);
    game.chance(["dice 0 0"]).take("battle 3 marquise");
    assert_eq!(game.legal(), ["take sawmill", "take workshop"]);
    game.take("take sawmill");
    assert_eq!(game.score("alliance"), Some(2));
}

#[test]
fn law_f_1_a_garden_takes_the_slot_of_what_it_replaces() {
    let text = format!(
        "{SAWMILLS}seats = [\"marquise\", \"lizards\"]\nturn = \"lizards\"\nphase = \"birdsong\"\n\
         lizards = {{ acolytes = 3, outcast = \"rabbit\", hand = [\"anvil\", \"sappers\"] }}\n"
    );
    for (wish, points) in [("treetop", 2), ("sawmill", 1)] {
        let mut game = table(&text);
        game.take(&format!("sanctify 3 {wish}"));
        assert_eq!(game.score("lizards"), Some(points), "{wish}");
        let above = game.state().in_treetop(clearing(3)).map(|piece| piece.id());
        assert_eq!(above == Some("sawmill"), wish == "sawmill");
        assert!(above.is_some());
        reads_back(&game);
    }
}

#[test]
fn law_f_1_a_strike_names_the_building_in_the_treetop() {
    let text = format!(
        "{SAWMILLS}seats = [\"marquise\", \"vagabond:ranger\"]\nturn = \"vagabond\"\nphase = \"daylight\"\n\
         vagabond = {{ at = \"3\", tiles = [\"crossbow\", \"torch\", \"boot\"] }}\n"
    );
    let mut game = table(&text);
    assert_eq!(game.options("strike"), ["strike marquise sawmill", "strike marquise treetop"]);
    game.take("strike marquise treetop");
    assert_eq!(game.score("vagabond"), Some(2));
}

const MARKET: &str = "landmarks.black_market = { clearing = 4, cards = [\"anvil\", \"sappers\", \"tax_collector\"] }\n\
                      marquise.hand = [\"foxfolk_steel\", \"birdy_bindle\"]\nclearings.1.marquise.warriors = 1\n";

#[test]
fn law_f_1_the_market_stands_where_there_is_one_slot_and_takes_three_cards_unseen() {
    let mut game = new_game_of(&on("autumn", 1), ["landmark black_market"]);
    let found = sites(&game, "black_market");
    assert!(!found.is_empty());
    assert!(
        found.iter().all(|&at| game.state().slots(clearing(at)) == 1 && !game.state().ruins.contains(clearing(at)))
    );
    game.take(&format!("landmark black_market {}", found[0]));
    assert_eq!(game.state().stalls().map(|stall| stall.cards.len()).collect::<Vec<_>>(), [1, 1, 1]);
    for viewer in [Viewer::Seat(game.seat("alliance")), Viewer::Spectator] {
        let cards = game.seen_by(viewer)["landmarks"]["black_market"]["cards"].clone();
        assert_eq!(cards, vec!["?"; 3].into());
    }
    reads_back(&game);
}

#[test]
fn law_f_1_once_per_turn_a_card_is_swapped_by_who_has_a_piece_there() {
    let mut away = daylight("marquise eyrie", MARKET);
    assert!(!away.offers("use black_market"));
    assert_eq!(away.refusal("use black_market"), "F.1");
    let mut game = daylight("marquise eyrie", &format!("{MARKET}clearings.4.marquise.warriors = 1\n"));
    game.take("use black_market");
    assert_eq!(game.legal().len(), 6);
    reads_back(&game);
    game.take("swap birdy_bindle 2");
    assert_eq!(game.hand("marquise"), ["foxfolk_steel", "sappers"]);
    assert!(!game.offers("use black_market"));
    assert_eq!(game.refusal("use black_market"), "F.1");
    // only who has put a card there knows it
    let cards = |viewer: Viewer| game.seen_by(viewer)["landmarks"]["black_market"]["cards"].clone();
    let seat = |name: &str| Viewer::Seat(game.seat(name));
    assert_eq!(cards(seat("marquise")), vec!["?", "birdy_bindle", "?"].into());
    assert_eq!(cards(seat("eyrie")), vec!["?"; 3].into());
    reads_back(&game);
}

#[test]
fn law_f_1_a_pawn_is_piece_enough_and_a_hand_is_needed() {
    let text = "landmarks.black_market = { clearing = 4, cards = [\"anvil\", \"sappers\", \"tax_collector\"] }\n\
                vagabond = { at = \"4\", hand = [\"birdy_bindle\"] }\n";
    let mut game = daylight("vagabond:thief marquise", text);
    game.take_all(["use black_market", "swap birdy_bindle 3"]);
    assert_eq!(game.hand("vagabond"), ["tax_collector"]);
    let mut game = daylight("vagabond:thief marquise", &text.replace("[\"birdy_bindle\"]", "[]"));
    assert_eq!(game.refusal("use black_market"), "F.1");
}

#[test]
fn law_f_1_the_market_is_open_before_the_decree_and_before_the_draw() {
    let text = "landmarks.black_market = { clearing = 4, cards = [\"anvil\", \"sappers\", \"tax_collector\"] }\n\
                eyrie.hand = [\"birdy_bindle\"]\nclearings.4.eyrie = { warriors = 1, roost = 1 }\n\
                eyrie.leader = \"despot\"\n";
    assert!(birdsong("eyrie marquise", text).offers("use black_market"));
    let evening = evening_with([], "eyrie marquise", text);
    assert_eq!((evening.law(), evening.legal()), ("F.1", vec!["pass".to_owned(), "use black_market".to_owned()]));
}

#[test]
fn law_f_1_what_the_riverfolk_put_and_take_is_seen_by_all() {
    let text = "landmarks.black_market = { clearing = 4, cards = [\"anvil\", \"sappers\", \"tax_collector\"] }\n\
                riverfolk.hand = [\"foxfolk_steel\"]\nclearings.4.riverfolk.warriors = 1\nturn = \"riverfolk\"\n";
    let mut game = daylight("marquise riverfolk", text);
    game.take("use black_market");
    game.take("swap foxfolk_steel 1");
    let seen = game.seen_by(Viewer::Seat(game.seat("marquise")));
    assert_eq!(seen["landmarks"]["black_market"]["cards"], vec!["foxfolk_steel", "?", "?"].into());
    assert_eq!(seen["riverfolk"]["hand"], vec!["anvil"].into());
    reads_back(&game);
}

#[test]
fn law_1_2_1_who_put_a_card_there_sees_that_it_is_taken() {
    let text = format!("{MARKET}known.eyrie.black_market = [1]\nclearings.4.marquise.warriors = 1\n");
    let mut game = daylight("marquise eyrie", &text);
    game.take("use black_market");
    game.take("swap foxfolk_steel 1");
    let seen = game.seen_by(Viewer::Seat(game.seat("eyrie")));
    assert_eq!(seen["landmarks"]["black_market"]["cards"], vec!["?"; 3].into());
    assert_eq!((&seen["marquise"]["hand"], &seen["marquise"]["hand_hidden"]), (&vec!["anvil"].into(), &1.into()));
}

#[test]
fn positions_tell_all_that_is_wrong_with_landmarks() {
    for (text, fault) in [
        ("landmarks.castle.clearing = 1\n", "landmarks.castle"),
        ("landmarks.tower.clearing = 1\n", "landmarks.tower.clearing"),
        ("landmarks.black_market.clearing = 4\n", "landmarks.black_market.cards"),
        ("landmarks.elder_treetop = { clearing = 3, building = \"roost\" }\n", "landmarks.elder_treetop.building"),
        ("landmarks.lost_city = { clearing = 5, suit = \"fox\" }\n", "landmarks.lost_city.suit"),
        ("landmarks.lost_city = {}\n", "root-broken-landmark"),
    ] {
        let found = faults(&format!("seats = [\"marquise\", \"eyrie\"]\nphase = \"daylight\"\n{text}"));
        assert!(found.contains(fault) || fault.starts_with("root-") && !found.is_empty(), "{text}: {found}");
    }
}

#[test]
fn law_f_1_a_card_that_is_not_held_cannot_be_swapped() {
    let mut game = daylight("marquise eyrie", &format!("{MARKET}clearings.4.marquise.warriors = 1\n"));
    game.take("use black_market");
    assert_eq!(game.reason("swap investments 2"), ("root-no-card investments".to_owned(), "1.2.1"));
}

#[test]
fn positions_keep_landmarks_apart_and_the_market_where_one_slot_is() {
    let found = |rest: &str| faults(&format!("seats = [\"marquise\", \"eyrie\"]\nphase = \"daylight\"\n{rest}\n"));
    let pair = |forge: u8| {
        found(&format!(
            "landmarks = {{ elder_treetop = {{ clearing = 1 }}, legendary_forge = {{ clearing = {forge} }} }}"
        ))
    };
    assert!(pair(1).contains("too close"), "{}", pair(1));
    assert!(pair(5).contains("too close"), "{}", pair(5));
    assert!(!pair(12).contains("too close"), "{}", pair(12));
    let market = |at: u8, rest: &str| {
        found(&format!(
            "landmarks.black_market = {{ clearing = {at}, cards = [\"anvil\", \"sappers\", \"tax_collector\"] }}\n{rest}"
        ))
    };
    assert_eq!(market(5, "").lines().count(), 1, "{}", market(5, ""));
    assert!(!market(4, "slots = { 4 = 2 }").is_empty());
    // a board that is not there is a fault of the board
    assert!(found("board = \"nowhere\"").starts_with("board"), "{}", found("board = \"nowhere\""));
}
