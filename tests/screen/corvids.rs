//! The Corvid Conspiracy on the screen.

use super::table::*;
use insta::assert_snapshot;
use thicket::tui::theme::{Colors, Glyphs};

const SEATS: [&str; 4] = ["corvids", "marquise", "eyrie", "alliance"];

/// The Corvids' Daylight in the middle of a game: two plots face up, three face down, one of them guessed at.
const PLOTTING: &str = r#"
round = 5
turn = "corvids"
phase = "daylight"
used = { actions = 1, plots = 1 }
discard = ["armorers", "birdy_bindle", "investments"]
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1, wood = 2 } }
2 = { eyrie = { warriors = 4, roost = 1 }, corvids = { warriors = 1, extortion = 1 } }
3 = { corvids = { warriors = 3 } }
4 = { corvids = { warriors = 2 } }
5 = { marquise = { warriors = 4, workshop = 1 }, corvids = { warriors = 1 } }
7 = { corvids = { warriors = 2, snare = 1 } }
8 = { corvids = { warriors = 1 }, alliance = { sympathy = 1 } }
11 = { marquise = { warriors = 2 }, eyrie = { warriors = 2 }, corvids = { warriors = 1 } }
[corvids]
score = 12
hand = ["bake_sale", "sappers", "root_tea_mouse"]
crafted = ["cobbler"]
plots = { 5 = "bomb", 8 = "raid", 11 = "extortion" }
denied = { 5 = ["snare", "raid"] }
[marquise]
score = 9
[eyrie]
score = 10
[alliance]
score = 6
"#;

/// Their Birdsong, with plots to flip.
const BIRDSONG: &str = r#"
turn = "corvids"
phase = "birdsong"
[clearings]
1 = { corvids = { warriors = 3 }, marquise = { warriors = 1, workshop = 1 } }
5 = { corvids = { warriors = 1, raid = 1 } }
[corvids]
hand = ["sword"]
plots = { 1 = "bomb", 8 = "snare" }
"#;

/// The Marquise's Daylight, with a piece beside a plot and cards to show.
const EXPOSING: &str = r#"
turn = "marquise"
phase = "daylight"
[clearings]
1 = { marquise = { warriors = 3, keep = 1 } }
5 = { marquise = { warriors = 2, workshop = 1 }, corvids = { warriors = 1 } }
[corvids]
plots = { 5 = "bomb", 7 = "snare" }
denied = { 5 = ["raid"] }
[marquise]
hand = ["bake_sale", "sappers", "anvil"]
"#;

fn table(size: (u16, u16), seats: [&str; 4], position: &str, glyphs: Glyphs) -> Table {
    let game = running_game(("root", &seats, "autumn"), &[person(), bot(), bot(), bot()], 1, Some(position));
    Table::game_in(size.0, size.1, game, looks(Colors::Sixteen, glyphs))
}

#[test]
fn the_conspiracy_in_play() {
    for size in [(80, 24), (120, 40)] {
        let name = |what: &str| format!("corvids, {what} {}x{}", size.0, size.1);
        let mut screen = table(size, SEATS, PLOTTING, Glyphs::Ascii);
        assert_snapshot!(name("actions"), screen.text());
        // plot by plot, under the map or beside it with a line there
        let told = ["plots face up", "snare     face up 7"].map(|told| screen.text().matches(told).count());
        assert_eq!(told, [usize::from(size.0 == 80), 1], "{}", screen.text());
        screen.press("P");
        assert_snapshot!(name("board"), screen.text());
        let mut screen = table(size, SEATS, BIRDSONG, Glyphs::Ascii);
        screen.press(":pass<Enter>");
        assert_snapshot!(name("flips"), screen.text());
        let exposer = ["marquise", "corvids", "eyrie", "alliance"];
        let mut screen = table(size, exposer, EXPOSING, Glyphs::Ascii);
        assert_snapshot!(name("to be exposed"), screen.text());
        screen.press("P");
        assert_snapshot!(name("board of another"), screen.text());
    }
}

#[test]
fn their_board_fits_a_small_screen() {
    for glyphs in [Glyphs::Ascii, Glyphs::Unicode] {
        let mut screen = table((80, 24), SEATS, PLOTTING, glyphs);
        screen.press("P");
        let shown = screen.text();
        for fact in
            ["plots face up 2  plots face down 3  plots left 3", "not snare, raid", "costs 2 warriors", "scores 3"]
        {
            assert!(shown.contains(fact), "{fact}: {shown}");
        }
    }
}

#[test]
fn what_lies_face_down_is_on_no_screen_of_others() {
    let exposer = ["marquise", "corvids", "eyrie", "alliance"];
    let seen = |kinds: [&str; 2]| {
        let position = EXPOSING.replace("\"bomb\"", kinds[0]).replace("7 = \"snare\"", &format!("7 = {}", kinds[1]));
        let mut screen = table((120, 40), exposer, &position, Glyphs::Ascii);
        let map = screen.text();
        screen.press("P");
        (map, screen.text())
    };
    assert_eq!(seen(["\"bomb\"", "\"snare\""]), seen(["\"extortion\"", "\"bomb\""]));
}

#[test]
fn keys_of_the_verbs_lead_to_actions() {
    let mut screen = table((80, 24), SEATS, PLOTTING, Glyphs::Ascii);
    screen.press("p");
    assert!(screen.text().contains("plot"), "{}", screen.text());
    screen.press("<Esc>:plot 3 snare<Enter>");
    screen.press("P");
    assert!(screen.text().contains("face down 4"), "{}", screen.text());
}
