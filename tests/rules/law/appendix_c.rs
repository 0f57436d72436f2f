//! The maps: Winter, Lake and Mountain; and the suit markers that they need (A.1).

use crate::law::support::*;
use thicket::games::root::State;
use thicket::games::root::board::Board;
use thicket::games::root::state::frame::Phase;
use thicket::games::root::words::place::{Forest, ForestSet, Suit};
use thicket::kernel::{Options, Rules, Script, Seat, Viewer};

const SUITS: &str = r#"suits = ["fox", "rabbit", "mouse", "fox", "rabbit", "mouse", "fox", "rabbit", "mouse", "fox", "rabbit", "mouse"]"#;

#[track_caller]
fn on_with<const N: usize>(chance: [&str; N], board: &str, head: &str, rest: &str) -> Game {
    let seats = r#"seats = ["marquise", "eyrie", "alliance", "vagabond:ranger"]"#;
    table_with(chance, &format!("board = \"{board}\"\n{seats}\n{SUITS}\n{head}\n{rest}"))
}

#[track_caller]
fn on(board: &str, head: &str, rest: &str) -> Game {
    on_with([], board, head, rest)
}

/// The Marquise in Daylight.
const MARCHES: &str = "turn = \"marquise\"\nphase = \"daylight\"";

fn lake(rest: &str) -> Game {
    on("lake", MARCHES, rest)
}

fn mountain(rest: &str) -> Game {
    on("mountain", MARCHES, rest)
}

fn board(id: &str) -> Board {
    let (name, text) = thicket::kernel::Library::board(&Embedded, "root", id).expect("a board of the program");
    Board::parse(&name, &text).unwrap_or_else(|errors| panic!("{errors}"))
}

fn letters(forests: ForestSet) -> String {
    forests.iter().map(Forest::letter).collect()
}

fn forest(letter: char) -> Forest {
    Forest::from_letter(letter).expect("a letter")
}

fn options(board: &str, extras: &[&str]) -> Options {
    Options {
        seats: ["marquise", "eyrie"].map(String::from).to_vec(),
        board: Some(board.to_owned()),
        extras: extras.iter().map(|extra| (*extra).to_owned()).collect(),
        ..Options::default()
    }
}

fn suits(game: &Game) -> Vec<Suit> {
    game.state().board.clearings().iter().filter_map(|clearing| game.state().suits(clearing).only()).collect()
}

#[test]
fn law_a_1_a_marker_lies_on_each_clearing_of_a_map_without_suits() {
    let drawn =
        ["mouse", "mouse", "fox", "rabbit", "mouse", "fox", "fox", "rabbit", "rabbit", "rabbit", "mouse", "fox"];
    for map in ["winter", "lake", "mountain"] {
        let game = new_game_of(
            &options(map, &[]),
            drawn.map(|suit| format!("marker {suit}")).each_ref().map(|text| text.as_str()),
        );
        assert_eq!(suits(&game), drawn.map(|suit| Suit::from_id(suit).unwrap()), "{map}");
        assert_eq!(game.events().iter().filter(|event| event.starts_with("root-log-markers")).count(), 1);
        // a save names them, so a game continues with the same
        let again = State::read(&game.state().write(Viewer::All), &Embedded, &mut Script::default());
        assert!(again.is_ok_and(|again| again == *game.state()));
    }
}

#[test]
fn law_a_1_there_are_four_markers_of_each_suit() {
    let ninth =
        ["fox", "fox", "fox", "fox", "rabbit", "rabbit", "rabbit", "rabbit"].map(|suit| format!("marker {suit}"));
    // the last four follow from the first eight: a fifth fox could not be drawn
    let game = new_game_of(&options("lake", &[]), ninth.each_ref().map(|text| text.as_str()));
    assert_eq!(suits(&game)[8..], [Suit::Mouse; 4]);
}

#[test]
fn law_a_1_printed_suits_stay_unless_markers_are_wanted() {
    let printed = new_game_of(&options("autumn", &[]), []);
    let autumn = board("autumn");
    assert!(autumn.clearings().iter().all(|clearing| autumn.suit(clearing) == printed.state().suits(clearing).only()));
    assert!(!printed.state().write(Viewer::All).contains_key("suits"));
    let first = ["mouse", "mouse", "mouse", "mouse"].map(|suit| format!("marker {suit}"));
    let game = new_game_of(&options("autumn", &["markers"]), first.each_ref().map(|text| text.as_str()));
    assert_eq!(suits(&game)[..4], [Suit::Mouse; 4]);
    assert_eq!(
        State::setup(&options("autumn", &["snow"]), &Embedded).err().map(|error| error.to_string().contains("snow")),
        Some(true)
    );
}

#[test]
fn law_a_1_a_position_names_the_suits_where_none_are_printed() {
    let seats = "seats = [\"marquise\", \"eyrie\"]\n";
    assert!(faults(&format!("{seats}board = \"winter\"")).contains("suits"));
    assert!(faults(&format!("{seats}board = \"winter\"\nsuits = [\"fox\"]")).contains("12 suits"));
    assert!(faults(&format!("{seats}board = \"winter\"\n{}", SUITS.replace("mouse", "bird"))).contains("bird"));
    assert_eq!(faults(&format!("{seats}board = \"winter\"\n{SUITS}")), "");
}

#[test]
fn law_c_1_1_the_river_parts_forests_on_winter() {
    let board = board("winter");
    assert_eq!(board.forests().len(), 8);
    for (one, next) in
        [('a', "bd"), ('b', "ace"), ('c', "bf"), ('d', "ag"), ('e', "bgh"), ('f', "ch"), ('g', "de"), ('h', "ef")]
    {
        assert_eq!(letters(board.adjacent_forests(forest(one))), next, "forest {one}");
    }
    let rest = "[vagabond]\nat = \"a\"\n";
    let game = on("winter", "turn = \"vagabond\"\nphase = \"birdsong\"", rest);
    // across the river as across a path
    assert_eq!(game.options("slip"), ["slip 1", "slip 10", "slip 11", "slip b", "slip d"]);
}

#[test]
fn law_c_1_1_the_river_joins_no_clearings() {
    let mut game = on("winter", MARCHES, "[clearings.11.marquise]\nwarriors = 2\n");
    assert_eq!(game.options("march 11 1"), ["march 11 1 1", "march 11 1 2"]);
    assert_eq!((game.refusal("march 11 12 1"), game.refusal("march 11 10 1")), ("2.2.1", "2.2.1"));
}

#[test]
fn law_c_2_1_the_ferry_begins_in_the_corner_on_the_lake() {
    let game = new_game_of(&options("lake", &[]), []);
    assert_eq!(game.state().ferry, Some(clearing(1)));
    let board = &game.state().board;
    assert_eq!(numbers(board.corners() & board.coast()), [1]);
    assert_eq!(new_game_of(&options("autumn", &[]), []).state().ferry, None);
}

#[test]
fn law_c_2_2_the_lake_joins_all_coasts_as_a_river_and_parts_forests() {
    let board = board("lake");
    for coast in [1, 10, 11, 12] {
        let others: Vec<u8> = [1, 10, 11, 12].into_iter().filter(|&other| other != coast).collect();
        assert_eq!(numbers(board.river_adjacent(clearing(coast))), others);
        assert!(!board.adjacent(clearing(coast)).intersects(board.coast()));
    }
    assert_eq!(board.forests().len(), 9);
    // a river is not a path
    let mut game = lake("[clearings.10.marquise]\nwarriors = 2\n");
    assert_eq!(game.refusal("march 10 11 1"), "2.2.1");
}

#[test]
fn law_c_2_3_the_coastal_clearings() {
    assert_eq!(numbers(board("lake").coast()), [1, 10, 11, 12]);
    assert!(board("winter").coast().is_empty() && board("mountain").coast().is_empty());
}

#[test]
fn law_c_2_4_a_coastal_forest_is_next_to_those_beside_it_on_the_shore() {
    let board = board("lake");
    for (one, next) in [('d', "abfg"), ('g', "deh"), ('h', "fgi"), ('f', "cdhi"), ('a', "cd"), ('c', "af")] {
        assert_eq!(letters(board.adjacent_forests(forest(one))), next, "forest {one}");
    }
    let game = on("lake", "turn = \"vagabond\"\nphase = \"birdsong\"", "[vagabond]\nat = \"h\"\n");
    assert_eq!(game.options("slip"), ["slip 1", "slip 12", "slip 9", "slip f", "slip g", "slip i"]);
}

#[test]
fn law_c_2_5_a_move_from_the_ferry_goes_to_any_coast_and_draws_a_card() {
    let mut game = lake("[clearings.1.marquise]\nwarriors = 3\n");
    let to = |game: &Game, to: u8| game.options(&format!("march 1 {to}")).len();
    assert_eq!([5, 9, 10, 11, 12, 2].map(|place| to(&game, place)), [3, 3, 3, 3, 3, 0]);
    game.chance(["card anvil"]).take("march 1 11 2");
    assert_eq!((game.warriors("marquise", 1), game.warriors("marquise", 11)), (1, 2));
    assert_eq!((game.state().ferry, game.hand("marquise")), (Some(clearing(11)), vec!["anvil"]));
    assert!(game.events().contains(&"root-log-ferried marquise 11".to_owned()));
}

#[test]
fn law_c_2_5_nobody_is_forced_to_take_the_ferry() {
    let orders = "[marquise]\ncrafted = [\"false_orders\"]\n\
                  [clearings.1.eyrie]\nwarriors = 2\n[clearings.3.marquise]\nsawmill = 1\n";
    let mut game = on("lake", "turn = \"marquise\"\nphase = \"birdsong\"\ndeck = \"exiles_partisans\"", orders);
    game.take("use false_orders eyrie");
    assert!(game.legal().iter().all(|action| !action.contains(" 11 ")), "{:?}", game.legal());
}

#[test]
fn law_c_2_5_the_ferry_sails_once_a_turn() {
    let mut game = lake("[clearings.1.marquise]\nwarriors = 3\n[marquise]\nhand = [\"armorers\"]\n");
    game.chance(["card anvil"]).take("march 1 11 2");
    // the Marquise could march on, not sail; and the clearing that the ferry has left lets nobody sail
    assert_eq!((game.refusal("march 11 12 1"), game.refusal("march 1 12 1")), ("C.2.5", "2.2.1"));
    assert!(game.offers("march 11 5 1"));
    // the next player finds it where it is
    let mut game = on(
        "lake",
        "turn = \"eyrie\"\nphase = \"daylight\"\nferry = 11",
        "[eyrie]\nleader = \"despot\"\n[eyrie.decree]\nmove = [\"anvil\", \"armorers\"]\n[clearings.11.eyrie]\nwarriors = 4\n\
         [clearings.12.eyrie]\nwarriors = 2\n",
    );
    game.chance(["card sappers"]).take("move bird 11 12 3");
    assert_eq!((game.state().ferry, game.hand("eyrie")), (Some(clearing(12)), vec!["sappers"]));
    assert!(!game.offers_any("move fox 12 10"));
}

#[test]
fn law_c_2_5_a_move_by_ferry_needs_rule_at_one_end() {
    let theirs = "[clearings.1.eyrie]\nwarriors = 3\n[clearings.10.eyrie]\nwarriors = 1\n";
    let mut game =
        lake(&format!("[clearings.1.marquise]\nwarriors = 1\n[clearings.11.marquise]\nsawmill = 1\n{theirs}"));
    assert_eq!(game.options("march 1"), ["march 1 11 1"]);
    assert_eq!(game.refusal("march 1 10 1"), "4.2.1");
}

#[test]
fn law_c_2_5_the_card_comes_before_or_after_an_outrage() {
    let position = "[clearings.1.marquise]\nwarriors = 3\n[clearings.11.alliance]\nsympathy = 1\n";
    // clearing 11 is a rabbit clearing: the card drawn may be what the Marquise gives
    let mut game = lake(position);
    game.take("march 1 11 2");
    assert_eq!(
        (game.asked(), game.legal()),
        ("marquise", vec!["settle ferry".to_owned(), "settle outrage".to_owned()])
    );
    game.chance(["card cobbler"]).take("settle ferry");
    game.take("give cobbler");
    assert_eq!(game.supporters(), ["cobbler"]);
    let mut game = lake(position);
    game.take("march 1 11 2").chance(["card anvil", "card cobbler"]).take("settle outrage");
    assert_eq!((game.supporters(), game.hand("marquise")), (vec!["anvil"], vec!["cobbler"]));
}

#[test]
fn law_c_2_5_the_pawn_goes_by_ferry_for_a_boot_and_draws() {
    let rest = "[vagabond]\nat = \"1\"\ntiles = [\"boot\", \"boot\", \"torch\"]\n";
    let mut game = on("lake", "turn = \"vagabond\"\nphase = \"daylight\"", rest);
    assert_eq!(game.options("move"), ["move 10", "move 11", "move 12", "move 5", "move 9"]);
    game.chance(["card anvil"]).take("move 12");
    assert_eq!((game.pawn(), game.hand("vagabond")), ("12".to_owned(), vec!["anvil"]));
    assert_eq!((game.state().ferry, game.tiles()), (Some(clearing(12)), vec!["boot", "boot-", "torch"]));
    assert_eq!(game.refusal("move 10"), "C.2.5");
}

#[test]
fn law_c_2_5_to_slip_is_no_move_by_ferry() {
    // reading: it leads to adjacent places only (9.4.2)
    let mut game = on("lake", "turn = \"vagabond\"\nphase = \"birdsong\"", "[vagabond]\nat = \"1\"\n");
    assert_eq!(game.options("slip"), ["slip 5", "slip 9", "slip g", "slip h"]);
    assert_eq!(game.refusal("slip 11"), "2.2.1");
}

#[test]
fn law_c_2_5_allies_ride_along_and_draw_too() {
    let rest = "[vagabond]\nat = \"1\"\ntiles = [\"boot\", \"torch\"]\nrelations = { eyrie = \"allied\" }\n\
                [clearings.1.eyrie]\nwarriors = 2\n";
    let mut game = on("lake", "turn = \"vagabond\"\nphase = \"daylight\"", rest);
    // it is a move of the Eyrie as well (1.5.5)
    game.chance(["card anvil", "card sword"]).take("move 11 eyrie 2");
    assert_eq!((game.warriors("eyrie", 11), game.pawn(), game.state().ferry), (2, "11".to_owned(), Some(clearing(11))));
    assert_eq!((game.hand("vagabond"), game.hand("eyrie")), (vec!["anvil"], vec!["sword"]));
}

#[test]
fn law_c_2_5_allies_draw_only_if_they_rode() {
    // 6 can be reached on foot, too
    let rest = "[vagabond]\nat = \"5\"\ntiles = [\"boot\", \"torch\"]\nrelations = { eyrie = \"allied\" }\n\
                [clearings.5.eyrie]\nwarriors = 2\n";
    let start = || nine("turn = \"vagabond\"\nphase = \"daylight\"", rest);
    let mut game = start();
    game.take("move 6 eyrie 1");
    assert_eq!((game.law(), game.legal()), ("C.2.5", vec!["ferry".to_owned(), "pass".to_owned()]));
    game.chance(["card anvil", "card sword"]).take("ferry");
    assert_eq!((game.hand("vagabond"), game.hand("eyrie")), (vec!["anvil"], vec!["sword"]));
    let mut game = start();
    game.take_all(["move 6 eyrie 1", "pass"]);
    assert_eq!((game.hand("vagabond").len(), game.hand("eyrie").len(), game.state().ferry), (0, 0, Some(clearing(5))));
}

#[test]
fn law_c_2_5_where_a_path_leads_there_as_well_the_mover_has_the_choice() {
    let rest = "[clearings.5.marquise]\nwarriors = 3\n";
    let mut game = nine(MARCHES, rest);
    game.take("march 5 6 1");
    assert_eq!((game.law(), game.legal()), ("C.2.5", vec!["ferry".to_owned(), "pass".to_owned()]));
    game.take("pass");
    assert_eq!((game.state().ferry, game.hand("marquise").len()), (Some(clearing(5)), 0));
    // along the river, not to any water: this is not a lake
    assert!(game.offers("march 5 9 2") && !game.offers("march 5 3 1"));
    let mut game = nine(MARCHES, rest);
    game.take("march 5 6 1").chance(["card anvil"]).take("ferry");
    assert_eq!((game.state().ferry, game.hand("marquise")), (Some(clearing(6)), vec!["anvil"]));
    // asked before the outrage of the same move; a save between the two continues
    let sympathy = format!("{rest}[clearings.6.alliance]\nsympathy = 1\n");
    let mut game = nine(MARCHES, &sympathy);
    game.take("march 5 6 1");
    let again = State::read(&game.state().write(Viewer::All), &Embedded, &mut Script::default());
    assert!(again.is_ok_and(|again| again == *game.state()));
    assert_eq!(game.take("ferry").legal(), ["settle ferry", "settle outrage"]);
    // without rule at either end there is no move at all, so nothing is asked
    let theirs =
        "[clearings.5.marquise]\nwarriors = 1\n[clearings.5.eyrie]\nwarriors = 2\n[clearings.6.eyrie]\nwarriors = 1\n";
    assert_eq!(nine(MARCHES, theirs).refusal("march 5 6 1"), "4.2.1");
}

#[test]
fn law_c_2_5_a_position_says_where_the_ferry_is() {
    let seats = "seats = [\"marquise\", \"eyrie\"]\n";
    assert!(faults(&format!("{seats}board = \"lake\"\n{SUITS}\nferry = 5")).contains("ferry"));
    assert!(faults(&format!("{seats}ferry = 1")).contains("ferry"));
    assert!(
        faults(&format!("{seats}board = \"lake\"\n{SUITS}\npending = [\"turn end\", \"terrain ride 0 5\"]"))
            .contains("pending")
    );
}

#[test]
fn law_c_3_1_six_paths_are_closed_and_the_tower_stands_in_the_middle() {
    let board = board("mountain");
    let closed = |from: u8| numbers(board.closed(clearing(from)));
    assert_eq!([2, 3, 5, 6, 8, 11].map(closed), [vec![5], vec![7], vec![2, 9], vec![11], vec![9], vec![6, 12]]);
    assert_eq!(board.clearings().iter().map(|at| board.closed(at).len()).sum::<usize>(), 12);
    assert_eq!(board.tower(), Some(clearing(10)));
}

#[test]
fn law_c_3_2_a_closed_path_joins_nothing_and_still_parts_forests() {
    let mut game = mountain("[clearings.11.marquise]\nwarriors = 2\n");
    assert_eq!((game.refusal("march 11 12 1"), game.refusal("march 11 6 1")), ("C.3.2", "C.3.2"));
    let near: Vec<u8> = (1..=12).filter(|to| game.offers(&format!("march 11 {to} 1"))).collect();
    assert_eq!(near, [2, 3, 5, 10]);
    // forests h and j are on its two sides
    let game = on("mountain", "turn = \"vagabond\"\nphase = \"birdsong\"", "[vagabond]\nat = \"h\"\n");
    assert_eq!(game.options("slip"), ["slip 10", "slip 11", "slip 12", "slip d", "slip e", "slip j"]);
}

#[test]
fn law_c_3_2_sympathy_does_not_spread_over_a_closed_path() {
    let rest = "[alliance]\nsupporters = [\"anvil\", \"armorers\", \"sappers\", \"bake_sale\", \"cobbler\"]\n\
                [clearings.9.alliance]\nsympathy = 1\n";
    let mut game = on("mountain", "turn = \"alliance\"\nphase = \"birdsong\"", rest);
    game.take("pass");
    let near: Vec<u8> = (1..=12).filter(|to| game.offers(&format!("spread {to}"))).collect();
    assert!(!near.contains(&5) && !near.contains(&8) && near.contains(&10), "{near:?}");
    // once it is cleared it does
    let open = "turn = \"alliance\"\nphase = \"birdsong\"\nclosed_paths = [[2, 5], [3, 7], [6, 11], [8, 9], [11, 12]]";
    assert!(on("mountain", open, rest).take("pass").offers("spread 5"));
}

#[test]
fn law_c_3_3_a_card_clears_a_path_for_a_point() {
    let mut game = mountain("[marquise]\nhand = [\"anvil\", \"armorers\"]\n[clearings.11.marquise]\nwarriors = 2\n");
    assert_eq!(game.options("clear"), ["clear 11 12", "clear 6 11"]);
    game.take("clear 11 12");
    assert_eq!((game.law(), game.legal()), ("C.3.3", vec!["discard anvil".to_owned(), "discard armorers".to_owned()]));
    game.take("discard anvil");
    assert_eq!(
        (game.score("marquise"), game.discard(), game.hand("marquise")),
        (Some(1), vec!["anvil"], vec!["armorers"])
    );
    // it is a path like any other now, for everyone and for good
    game.take("march 11 12 1");
    assert_eq!(game.warriors("marquise", 12), 1);
    assert!(game.state().closed_paths(clearing(12)).is_empty());
    assert_eq!(game.state().distance(clearing(11), clearing(12)), Some(1));
    let again = State::read(&game.state().write(Viewer::All), &Embedded, &mut Script::default());
    assert!(again.is_ok_and(|again| again == *game.state()));
}

#[test]
fn law_c_3_3_one_path_a_turn() {
    let mut game = mountain("[marquise]\nhand = [\"anvil\", \"armorers\"]\n[clearings.11.marquise]\nwarriors = 2\n");
    // a path has no first end
    game.take_all(["clear 12 11", "discard anvil"]);
    assert_eq!(game.refusal("clear 6 11"), "C.3.3");
}

#[test]
fn law_c_3_3_in_the_own_daylight_alone() {
    marquise_waits();
    let rest = "[alliance]\nhand = [\"anvil\"]\nofficers = 1\nsupporters = [\"armorers\"]\n[clearings.11.alliance]\nwarriors = 2\n\
                base_rabbit = 1\n";
    let evening = on("mountain", "turn = \"alliance\"\nphase = \"evening\"", rest);
    assert!(!evening.offers_any("clear") && evening.offers_any("move"));
    assert!(on("mountain", "turn = \"alliance\"\nphase = \"daylight\"", rest).offers("clear 11 12"));
    let mut theirs = mountain(rest);
    assert_eq!((theirs.turn(), theirs.refusal("clear 11 12")), ("marquise", "C.3.3"));
}

#[test]
fn law_c_3_3_with_a_faction_piece_at_either_end() {
    let hand = "[marquise]\nhand = [\"anvil\"]\n";
    let mut none = mountain(&format!("{hand}[clearings.1.marquise]\nwarriors = 1\n"));
    assert_eq!(
        (none.refusal("clear 11 12"), none.refusal("clear 1 8"), none.refusal("clear 12 1")),
        ("C.3.3", "C.3.2", "C.3.2")
    );
    for piece in ["warriors", "sawmill", "wood"] {
        let game = mountain(&format!("{hand}[clearings.9.marquise]\n{piece} = 1\n"));
        assert_eq!(game.options("clear"), ["clear 5 9", "clear 8 9"], "{piece}");
    }
    // the pawn is a faction piece
    let rest = "[vagabond]\nat = \"3\"\ntiles = [\"boot\", \"torch\"]\nhand = [\"anvil\"]\n";
    let mut game = on("mountain", "turn = \"vagabond\"\nphase = \"daylight\"", rest);
    game.take_all(["clear 3 7", "discard anvil", "move 7"]);
    assert_eq!((game.pawn(), game.score("vagabond")), ("7".to_owned(), Some(1)));
}

#[test]
fn law_c_3_3_any_card_of_the_hand_is_spent() {
    let mut game = mountain("[clearings.11.marquise]\nwarriors = 2\n");
    assert_eq!(game.refusal("clear 11 12"), "C.3.3");
    // a dominance card goes beside the map (3.3.3)
    let mut game = mountain("[marquise]\nhand = [\"dominance_mouse\"]\n[clearings.11.marquise]\nwarriors = 2\n");
    game.take_all(["clear 11 12", "discard dominance_mouse"]);
    assert_eq!((game.available(), game.discard().len()), (vec!["dominance_mouse"], 0));
}

#[test]
fn law_c_3_3_the_decree_may_be_helped_by_a_cleared_path() {
    let rest = "[eyrie]\nhand = [\"anvil\"]\nleader = \"despot\"\n[eyrie.decree]\nmove = [\"armorers\"]\n[clearings.12.eyrie]\nwarriors = 3\n";
    let mut game = on("mountain", "turn = \"eyrie\"\nphase = \"daylight\"", rest);
    assert!(!game.offers_any("move bird 12 11"));
    game.take_all(["clear 11 12", "discard anvil", "move bird 12 11 2"]);
    assert_eq!((game.warriors("eyrie", 11), game.score("eyrie")), (2, Some(1)));
}

#[test]
fn law_c_3_3_a_position_names_the_paths_that_are_closed() {
    marquise_waits();
    let seats = format!("board = \"mountain\"\nseats = [\"marquise\", \"eyrie\"]\n{SUITS}\n");
    assert!(faults(&format!("{seats}closed_paths = [[1, 8]]")).contains("closed_paths"));
    assert!(faults(&format!("{seats}closed_paths = 3")).contains("closed_paths"));
    let pay =
        "phase = \"daylight\"\npending = [\"turn end\", \"terrain pay_path 1 8\"]\n[marquise]\nhand = [\"anvil\"]\n";
    assert!(faults(&format!("{seats}{pay}")).contains("pending"));
    let open = table(&format!("{seats}closed_paths = []\n"));
    assert_eq!(open.state().distance(clearing(11), clearing(12)), Some(1));
}

/// The Marquise at the end of an Evening with this many points and these pieces.
#[track_caller]
fn at_the_end(score: u8, rest: &str) -> Game {
    on_with(
        ["card anvil"],
        "mountain",
        "turn = \"marquise\"\nphase = \"evening\"",
        &format!("[eyrie]\nhand = [\"armorers\"]\n[marquise]\nscore = {score}\n{rest}"),
    )
}

#[test]
fn law_c_3_4_the_ruler_of_the_pass_scores_at_the_end_of_his_evening() {
    let game = at_the_end(3, "[clearings.10.marquise]\nwarriors = 1\n");
    assert_eq!((game.turn(), game.score("marquise")), ("eyrie", Some(4)));
    let game = at_the_end(3, "[clearings.10.marquise]\nwarriors = 1\n[clearings.10.alliance]\nwarriors = 1\n");
    assert_eq!(game.score("marquise"), Some(3), "a tie rules nothing");
    let game = at_the_end(3, "[clearings.10.alliance]\nwarriors = 1\n");
    assert_eq!((game.score("marquise"), game.score("alliance")), (Some(3), Some(0)), "not in another's Evening");
    let game = at_the_end(3, "dominance = \"fox\"\n[clearings.10.marquise]\nwarriors = 1\n");
    assert_eq!(game.score("marquise"), None, "no points after dominance (3.3.1)");
}

#[test]
fn law_c_3_4_the_pass_may_win() {
    let game = at_the_end(29, "[clearings.10.marquise]\nwarriors = 1\n");
    assert_eq!(game.winners(), Some((vec!["marquise"], "3.1")));
    assert_eq!((game.turn(), game.phase()), ("marquise", Phase::Evening));
}

#[test]
fn law_c_3_5_every_closed_in_area_is_a_forest() {
    let board = board("mountain");
    assert_eq!(board.forests().len(), 10);
    assert_eq!(numbers(board.forest_clearings(forest('a'))), [5, 9, 10]);
    // E - V + 1: no area is left out
    let paths: usize = board.clearings().iter().map(|at| (board.adjacent(at) | board.closed(at)).len()).sum();
    assert_eq!(paths / 2 + 1 - board.clearings().len(), board.forests().len());
}

/// A position on a player's own board.
#[track_caller]
fn nine(head: &str, rest: &str) -> Game {
    let seats = r#"seats = ["marquise", "eyrie", "alliance", "vagabond:ranger"]"#;
    let suits = r#"suits = ["fox", "rabbit", "mouse", "rabbit", "mouse", "fox", "mouse", "fox", "rabbit"]"#;
    table(&format!("board = \"nine\"\n{seats}\n{suits}\n{head}\n{rest}"))
}

#[test]
fn law_2_4_1_an_own_board_works_as_any_other() {
    let game = nine("turn = \"vagabond\"\nphase = \"birdsong\"", "[vagabond]\nat = \"5\"\n");
    assert_eq!(game.options("slip"), ["slip 2", "slip 6", "slip 8", "slip a", "slip b", "slip c", "slip d"]);
    assert_eq!(numbers(game.state().board.edge()), [1, 2, 3, 4, 6, 7, 8, 9]);
    assert_eq!(game.state().seats().next(), Some(Seat::new(0)));
}

#[test]
fn law_5_1_4_fewer_ruins_leave_items_over() {
    let rest = "[vagabond]\nat = \"5\"\ntiles = [\"torch\"]\n";
    let mut game = nine("turn = \"vagabond\"\nphase = \"daylight\"", rest);
    assert_eq!((game.ruins(), game.state().ruin_items.iter().sum::<u8>()), (vec![5, 8], 4));
    game.chance(["item hammer"]).take("explore");
    assert_eq!((game.ruins(), game.tiles()), (vec![8], vec!["hammer", "torch-"]));
    let again = State::read(&game.state().write(Viewer::All), &Embedded, &mut Script::default());
    assert!(again.is_ok_and(|again| again == *game.state()));
}

#[test]
fn law_c_2_5_the_ferry_goes_along_with_who_needs_no_rule() {
    let head = "turn = \"corvids\"\nphase = \"daylight\"\nferry = 1";
    let rest = "[clearings]\n1 = { corvids = { warriors = 2 }, marquise = { warriors = 5 } }\n\
                10 = { marquise = { warriors = 5 } }\n11 = { marquise = { warriors = 5 } }\n";
    let mut game = table(&format!(
        "board = \"lake\"\nseats = [\"corvids\", \"marquise\"]\n{SUITS}\n{head}\ndeck_top = [\"anvil\"]\n{rest}"
    ));
    let coast = game.state().board.coast();
    let to = coast.iter().map(|at| at.number()).find(|at| [10, 11].contains(at)).expect("a clearing across the lake");
    game.take(&format!("move 1 {to} 1"));
    assert_eq!(game.state().ferry.map(|at| at.number()), Some(to));
    assert_eq!(game.hand("corvids"), ["anvil"]);
}
