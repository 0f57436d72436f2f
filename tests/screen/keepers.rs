//! The Keepers in Iron on the screen.

use super::table::*;
use insta::assert_snapshot;
use thicket::tui::theme::{Colors, Glyphs};

const SEATS: [&str; 4] = ["keepers", "marquise", "eyrie", "vagabond:thief"];

/// The Keepers' Daylight in the middle of a game: relics in forests, in clearings and recovered, all waystations up, a full
/// retinue of which one has acted.
const RETINUE: &str = r#"
round = 5
turn = "keepers"
phase = "daylight"
pending = [
  "turn end",
  "turn discard_down",
  "turn draw",
  "keepers gather false",
  "keepers live_off",
  "turn enter evening",
  "keepers retinue recover",
  "keepers retinue delve",
]
[used]
actions = 2
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1, wood = 2 } }
2 = { eyrie = { warriors = 4, roost = 1 } }
3 = { keepers = { warriors = 3, waystation_figure_tablet = 1, figure_2 = 1 } }
6 = { keepers = { warriors = 2 }, marquise = { warriors = 1 } }
7 = { keepers = { warriors = 2, waystation_jewelry_tablet = 1, jewelry_1 = 1, tablet_3 = 1 } }
10 = { marquise = { warriors = 3, workshop = 1 } }
11 = { keepers = { warriors = 1, waystation_jewelry_figure = 1 }, eyrie = { warriors = 2 } }
[keepers]
score = 12
hand = ["bake_sale", "sappers", "root_tea_mouse"]
crafted = ["cobbler"]
recovered = { figure_3 = 1, figure_1 = 1, tablet_2 = 1, jewelry_3 = 1 }
retinue = { move = ["investments"], delve = ["anvil", "ambush_rabbit", "sword"], recover = ["armorers"] }
acted = { delve = ["sword"] }
retainers = { move = 1, recover = 1 }
[keepers.forests]
a = { figure = 1, jewelry_3 = 1 }
b = { tablet = 1 }
c = { jewelry = 1 }
d = {}
e = { tablet = 1 }
f = {}
g = {}
[marquise]
score = 9
[eyrie]
score = 10
[vagabond]
score = 6
at = "e"
"#;

/// Their Evening: cards for the retinue.
const EVENING: &str = r#"
turn = "keepers"
phase = "evening"
[clearings]
3 = { keepers = { warriors = 3 } }
[keepers]
hand = ["sword", "anvil"]
"#;

fn table(size: (u16, u16), position: &str, glyphs: Glyphs) -> Table {
    let game = running_game(("root", &SEATS, "autumn"), &[person(), bot(), bot(), bot()], 1, Some(position));
    Table::game_in(size.0, size.1, game, looks(Colors::Sixteen, glyphs))
}

#[test]
fn the_keepers_in_play() {
    for size in [(80, 24), (120, 40)] {
        let name = |what: &str| format!("keepers, {what} {}x{}", size.0, size.1);
        let mut screen = table(size, RETINUE, Glyphs::Ascii);
        assert_snapshot!(name("retinue"), screen.text());
        screen.press("K");
        assert_snapshot!(name("board"), screen.text());
        let mut screen = table(size, EVENING, Glyphs::Ascii);
        assert_snapshot!(name("gathering"), screen.text());
    }
}

#[test]
fn their_board_fits_a_small_screen() {
    for glyphs in [Glyphs::Ascii, Glyphs::Unicode] {
        let mut screen = table((80, 24), RETINUE, glyphs);
        screen.press("K");
        let shown = screen.text();
        for fact in [
            "RETINUE, 7 OF 10",
            "Faithful Retainer",
            "Anvil",
            "mou Sword (acted)",
            "[1][3]",
            "figure-tablet waystation",
            "a: f j3",
        ] {
            assert!(shown.contains(fact), "{fact}: {shown}");
        }
    }
}

#[test]
fn a_full_retinue_fits_a_small_screen_too() {
    let retinue = r#"retinue = { move = ["investments", "armorers", "cobbler", "root_tea_rabbit"], delve = ["anvil", "ambush_rabbit", "sword"], recover = ["root_tea_fox"] }"#;
    let full = RETINUE
        .lines()
        .map(|line| if line.starts_with("retinue =") { retinue } else { line })
        .map(|line| if line.starts_with("crafted =") { r#"crafted = ["sappers"]"# } else { line })
        .collect::<Vec<_>>()
        .join("\n");
    let mut screen = table((80, 24), &full, Glyphs::Ascii);
    screen.press("K");
    let shown = screen.text();
    for fact in ["RETINUE, 10 OF 10", "WAYSTATIONS", "figure-tablet waystation", "IN THE FORESTS", "a: f j3"] {
        assert!(shown.contains(fact), "{fact}: {shown}");
    }
}

#[test]
fn keys_of_the_verbs_lead_to_actions() {
    let mut screen = table((80, 24), RETINUE, Glyphs::Ascii);
    screen.press("d");
    assert!(screen.text().contains("delve"), "{}", screen.text());
    screen.press("<Esc>:battle 6 marquise<Enter>");
    assert!(screen.text().contains("battle"), "{}", screen.text());
}
