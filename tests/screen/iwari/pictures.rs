//! The map as a player sees it. A change of a picture is a change of what they see.

use crate::table::{Table, bot, looks, person};
use insta::assert_snapshot;
use thicket::kernel::Options;
use thicket::table::{ActiveGame, Controller, Games, NewGame};
use thicket::tui::theme::{Colors, Glyphs};

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (160, 50)];

pub const MIDDLE: &str = "
round = 9
turn = 'red'
exhausted = 1
mountains = [2, 4, 10]
display = ['tundra', 'forest', 'forest', 'coast']
discard = ['desert', 'desert', 'glacier']
feats = { union = [{ by = 'blue', at = 'd1' }], honour = [{ by = 'red', at = '5' }] }
expeditions = [{ mission = 'broad_camp', scored = ['blue'] }, { mission = 'carvers' }, { mission = 'twin_lands' }]
[red]
score = 23
hand = ['tundra', 'tundra', 'glacier']
tents = [11, 13, 34, 35, 36, 42, 44, 51, 52, 53, 57, 62, 65]
totems = { t1 = 1, d1 = 1, g1 = 2 }
[blue]
score = 19
hand = ['coast', 'desert', 'desert']
shown = ['coast']
tents = [22, 25, 26, 27, 43, 45, 71, 72, 81]
totems = { t1 = 1, d1 = 2 }
[yellow]
score = 21
hand = ['forest', 'coast', 'glacier']
tents = [14, 31, 32, 46, 55, 82, 84, 73, 74]
totems = { g1 = 1 }
";

fn running(board: &str, position: Option<&str>) -> ActiveGame {
    seated(board, position, vec![person(), bot(), bot()])
}

/// A game of three with everything that it can be played with.
pub fn seated(board: &str, position: Option<&str>, controllers: Vec<Controller>) -> ActiveGame {
    let seats = ["red", "blue", "yellow"].map(str::to_owned).to_vec();
    let extras = vec!["feats".to_owned(), "expeditions".to_owned()];
    let options = Options { seats, board: Some(board.to_owned()), extras, ..Options::default() };
    let entry = Games::ALL.get("iwari").expect("Iwari is among the games");
    let new = NewGame { options, controllers, seed: 1 };
    let mut game = entry.begin(&new, &Games::ALL.boards()).expect("a game begins");
    if let Some(position) = position {
        let doc: toml::Table = position.parse().expect("the position is TOML");
        if let Err(errors) = game.set_position(&doc) {
            panic!("{errors}");
        }
    }
    ActiveGame::new(game, None)
}

fn name(what: &str, (width, height): (u16, u16)) -> String {
    format!("{what} {width}x{height}")
}

#[test]
fn a_game_in_its_middle() {
    for size in SIZES {
        let mut table = Table::game(size.0, size.1, running("new_horizons", Some(MIDDLE)));
        assert_snapshot!(name("game", size), table.text());
        table.press("t");
        assert_snapshot!(name("where to put a tent", size), table.text());
        table.press("2");
        // with the card of its kind, not with two
        table.press("11");
        assert_snapshot!(name("an expedition succeeds", size), table.text());
        assert!(table.text().contains("AN EXPEDITION IS COMPLETED"), "{}", table.text());
        let question = table.play().question();
        table.press("<Esc>");
        assert_eq!(table.play().question(), question, "the key put the occasion away and no more");
        assert_snapshot!(name("a tent is put", size), table.text());
        table.press("i");
        assert_snapshot!(name("a place in words", size), table.text());
        table.press("<Esc>w");
        assert_snapshot!(name("cards", size), table.text());
        table.press("<Esc>R");
        assert_snapshot!(name("board of a tribe", size), table.text());
    }
}

#[test]
fn the_small_map_says_where_a_tent_can_go_and_what_a_territory_is_worth() {
    let mut table = Table::game(80, 24, running("new_horizons", Some(MIDDLE)));
    let worth = "=R5B5Y2";
    assert!(table.text().contains(worth), "{}", table.text());
    table.press("t");
    // the cursor is on 12; 15 and 16 are free as well, 41 leads the line of another territory
    let shown = table.text();
    for strand in ["A:..-R-@-R-T1", "B:..-Y-5-6-C1", "B:F1-1-R-B-G2", worth, "with yours"] {
        assert!(shown.contains(strand), "{strand}: {shown}");
    }
    table.press("15");
    assert!(table.text().contains("B:..-Y-R-o-C1"), "the digit that stands there chooses it: {}", table.text());
}

#[test]
fn every_board() {
    for board in ["vast_lands", "floating_lands", "glacial_mass", "long_road"] {
        for size in SIZES {
            let mut table = Table::game(size.0, size.1, running(board, None));
            assert_snapshot!(name(board, size), table.text());
        }
    }
}

#[test]
fn with_unicode() {
    for size in SIZES {
        let looks = looks(Colors::True, Glyphs::Unicode);
        let mut table = Table::game_in(size.0, size.1, running("new_horizons", Some(MIDDLE)), looks);
        assert_snapshot!(name("unicode", size), table.text());
    }
}

#[test]
fn digits_draw_and_the_hand_counts_cards() {
    let mut table = Table::game(80, 24, running("new_horizons", Some(MIDDLE)));
    assert!(table.text().contains("HAND 3"), "two of a kind are two: {}", table.text());
    table.press("x1");
    let shown = table.text();
    assert!(shown.contains("display 1 T 2 F x2 3 C"), "{shown}");
    // a key puts the digest away
    table.press("3<Up>");
    let shown = table.text();
    assert!(shown.contains("Coast") && shown.contains("HAND 3"), "{shown}");
}

#[test]
fn a_piece_of_the_third_tribe_is_not_called_ones_own() {
    let options = super::options(2, "new_horizons", &[]);
    let new = NewGame { options, controllers: vec![person(), bot()], seed: 1 };
    let game = Games::ALL.get("iwari").expect("Iwari").begin(&new, &Games::ALL.boards()).expect("a game begins");
    let mut table = Table::game(120, 40, ActiveGame::new(game, None));
    table.text();
    let own = "with yours R";
    table.press("t");
    assert!(table.text().contains(own), "{}", table.text());
    // the first piece leaves cards for one of the third tribe
    table.press("<Enter>");
    for _ in 0..4 {
        let shown = table.text();
        if shown.contains("third tribe") {
            table.press("t");
            let shown = table.text();
            assert!(!shown.contains(own) && shown.contains("with "), "{shown}");
            return;
        }
        table.press(if shown.contains("second piece") { "e" } else { "1" });
    }
    panic!("the third tribe has a turn: {}", table.text());
}

#[test]
fn any_keys_at_any_size_draw_every_frame() {
    for (seed, board) in [(1u64, "new_horizons"), (2, "floating_lands"), (3, "long_road")] {
        let mut generator = thicket::kernel::Generator::new(seed);
        let keys: Vec<u8> = (0..400).map(|_| generator.below(256) as u8).collect();
        thicket::tui::app::run_key_stream(running(board, None), thicket::kernel::Words::english(), &keys);
    }
}
