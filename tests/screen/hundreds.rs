//! The Lord of the Hundreds on the screen.

use super::table::*;
use insta::assert_snapshot;
use thicket::tui::theme::{Colors, Glyphs};

const SEATS: [&str; 4] = ["hundreds", "marquise", "eyrie", "alliance"];

/// The Daylight of the Hundreds in the middle of a game: tiles on both tracks, mobs, the warlord among enemies.
const COMMAND: &str = r#"
round = 5
turn = "hundreds"
phase = "daylight"
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1, wood = 2 } }
2 = { eyrie = { warriors = 4, roost = 1 }, hundreds = { mob = 1 } }
3 = { hundreds = { warriors = 3, stronghold = 1 } }
5 = { marquise = { warriors = 2, workshop = 1 }, hundreds = { warriors = 4, mob = 1 } }
7 = { hundreds = { warriors = 2, stronghold = 1, mob = 1 } }
8 = { hundreds = { warriors = 1, stronghold = 1 }, alliance = { sympathy = 1 } }
11 = { marquise = { warriors = 2 }, eyrie = { warriors = 2 }, hundreds = { warriors = 3 } }
[hundreds]
score = 12
hand = ["bake_sale", "sappers", "root_tea_mouse"]
crafted = ["cobbler"]
warlord = 5
mood = "wrathful"
hoard = { boot = 1, coin = 1, bag = 1, tea = 1 }
ruin_tiles = ["bag"]
[marquise]
score = 9
[eyrie]
score = 10
items = { sword = 1 }
[alliance]
score = 6
"#;

/// Their Birdsong: the warlord has fallen.
const BIRDSONG: &str = r#"
turn = "hundreds"
phase = "birdsong"
[clearings]
1 = { hundreds = { warriors = 3, stronghold = 1 }, marquise = { warriors = 1 } }
8 = { hundreds = { warriors = 2 } }
"#;

fn table(size: (u16, u16), position: &str, glyphs: Glyphs) -> Table {
    let game = running_game(("root", &SEATS, "autumn"), &[person(), bot(), bot(), bot()], 1, Some(position));
    Table::game_in(size.0, size.1, game, looks(Colors::Sixteen, glyphs))
}

#[test]
fn the_hundreds_in_play() {
    for size in [(80, 24), (120, 40)] {
        let name = |what: &str| format!("hundreds, {what} {}x{}", size.0, size.1);
        let mut screen = table(size, COMMAND, Glyphs::Ascii);
        assert_snapshot!(name("craft"), screen.text());
        screen.press(":pass<Enter>");
        assert_snapshot!(name("command"), screen.text());
        screen.press("H");
        assert_snapshot!(name("board"), screen.text());
        let mut screen = table(size, BIRDSONG, Glyphs::Ascii);
        assert_snapshot!(name("anoint"), screen.text());
    }
}

#[test]
fn their_board_fits_a_small_screen() {
    for glyphs in [Glyphs::Ascii, Glyphs::Unicode] {
        let mut screen = table((80, 24), COMMAND, glyphs);
        assert!(screen.text().contains("H4*"), "{}", screen.text());
        screen.press("H");
        let shown = screen.text();
        for fact in [
            "in 5  with 3 warriors",
            "Wrathful",
            "next moods Bitter  Lavish  Stubborn",
            "[3]",
            "boot  bag  coin",
            "prowess    1 [2] 2  3  4   tea",
            "oppresses     3 7",
            "stronghold 3 of 6  in 3 7 8",
            "mob         3 of 5  in 2 5 7",
        ] {
            assert!(shown.contains(fact), "{fact}: {shown}");
        }
    }
}

#[test]
fn keys_of_the_verbs_lead_to_actions() {
    let mut screen = table((80, 24), COMMAND, Glyphs::Ascii);
    screen.press(":pass<Enter>:lead 2<Enter>:advance 2 3<Enter>H");
    assert!(screen.text().contains("in 2  with 2 warriors"), "{}", screen.text());
}
