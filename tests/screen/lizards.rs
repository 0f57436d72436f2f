//! The Lizard Cult on the screen.

use super::table::*;
use insta::assert_snapshot;
use thicket::tui::theme::{Colors, Glyphs};

const SEATS: [&str; 4] = ["lizards", "marquise", "eyrie", "alliance"];

/// The Cult's Daylight in the middle of a game: gardens in every suit, one of them among enemies, a card revealed and one
/// spent.
const RITUALS: &str = r#"
round = 5
turn = "lizards"
phase = "daylight"
discard = ["armorers", "birdy_bindle", "investments"]
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1, wood = 2 } }
2 = { eyrie = { warriors = 4, roost = 1 }, lizards = { garden_mouse = 1 } }
3 = { lizards = { warriors = 4, garden_rabbit = 1 } }
5 = { marquise = { warriors = 4, workshop = 1 }, lizards = { warriors = 1, garden_rabbit = 1 } }
7 = { lizards = { warriors = 2, garden_mouse = 1 } }
8 = { lizards = { warriors = 1, garden_fox = 2 }, alliance = { sympathy = 1 } }
11 = { marquise = { warriors = 2 }, eyrie = { warriors = 2 }, lizards = { warriors = 3 } }
12 = { lizards = { warriors = 1, garden_fox = 1 } }
[lizards]
score = 12
hand = ["bake_sale", "sappers", "root_tea_mouse"]
crafted = ["cobbler"]
outcast = "fox"
hated = true
acolytes = 4
revealed = ["anvil"]
scored = ["fox"]
lost_souls = ["foxfolk_steel", "ambush_rabbit", "dominance_mouse", "favor_of_the_mice", "codebreakers", "tax_collector", "woodland_runners"]
[marquise]
score = 9
[eyrie]
score = 10
[alliance]
score = 6
"#;

/// Its Birdsong: acolytes for conspiracies among the foxes.
const BIRDSONG: &str = r#"
turn = "lizards"
phase = "birdsong"
[clearings]
1 = { lizards = { warriors = 3 }, marquise = { warriors = 1, workshop = 1 } }
[lizards]
hand = ["sword"]
outcast = "fox"
acolytes = 5
"#;

fn table(size: (u16, u16), position: &str, glyphs: Glyphs) -> Table {
    let game = running_game(("root", &SEATS, "autumn"), &[person(), bot(), bot(), bot()], 1, Some(position));
    Table::game_in(size.0, size.1, game, looks(Colors::Sixteen, glyphs))
}

#[test]
fn the_cult_in_play() {
    for size in [(80, 24), (120, 40)] {
        let name = |what: &str| format!("cult, {what} {}x{}", size.0, size.1);
        let mut screen = table(size, RITUALS, Glyphs::Ascii);
        assert_snapshot!(name("rituals"), screen.text());
        screen.press("L");
        assert_snapshot!(name("board"), screen.text());
        screen.press("<Esc>w");
        assert_snapshot!(name("cards"), screen.text());
        let mut screen = table(size, BIRDSONG, Glyphs::Ascii);
        assert_snapshot!(name("conspiracies"), screen.text());
    }
}

#[test]
fn its_board_fits_a_small_screen() {
    for glyphs in [Glyphs::Ascii, Glyphs::Unicode] {
        let mut screen = table((80, 24), RITUALS, glyphs);
        screen.press("L");
        let shown = screen.text();
        for fact in [
            "hated Outcast fox",
            "acolytes      4",
            "crusade 1",
            "sanctify 2",
            "[2]",
            "Anvil (fox)",
            "Lost Souls   7",
            "Woodland Runners",
        ] {
            assert!(shown.contains(fact), "{fact}: {shown}");
        }
    }
}

#[test]
fn keys_of_the_verbs_lead_to_actions() {
    let mut screen = table((80, 24), RITUALS, Glyphs::Ascii);
    screen.press("o");
    assert!(screen.text().contains("score"), "{}", screen.text());
    screen.press("<Esc>:score bake_sale<Enter>");
    screen.press("L");
    assert!(screen.text().contains("Lost Souls   8"), "{}", screen.text());
}
