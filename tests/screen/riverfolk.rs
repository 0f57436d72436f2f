//! The Riverfolk Company on the screen.

use super::table::*;
use insta::assert_snapshot;
use thicket::tui::theme::{Colors, Glyphs};

const SEATS: [&str; 4] = ["riverfolk", "marquise", "eyrie", "alliance"];

/// The Company's Daylight in the middle of a game: trade posts in every suit, one of them lost, funds of everyone.
const DAYLIGHT: &str = r#"
round = 5
turn = "riverfolk"
phase = "daylight"
used = { activated = { fox = 1 } }
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1, wood = 2 } }
2 = { eyrie = { warriors = 4, roost = 1 }, riverfolk = { warriors = 1, post_mouse = 1 } }
4 = { riverfolk = { warriors = 2 } }
5 = { marquise = { warriors = 4, workshop = 1 }, riverfolk = { warriors = 1, post_rabbit = 1 } }
8 = { riverfolk = { warriors = 1, post_fox = 1 }, alliance = { sympathy = 1 } }
11 = { marquise = { warriors = 2 }, eyrie = { warriors = 2 }, riverfolk = { warriors = 3 } }
12 = { marquise = { warriors = 1 } }
[riverfolk]
score = 14
hand = ["bake_sale", "sappers", "root_tea_mouse", "ambush_fox"]
crafted = ["cobbler"]
prices = { hand_card = 2, riverboats = 1, mercenaries = 3 }
funds = { riverfolk = 1, marquise = 2, eyrie = 1 }
payments = { alliance = 1 }
committed = { riverfolk = 1 }
lost_posts = { fox = 1 }
[marquise]
score = 9
[eyrie]
score = 10
[alliance]
score = 6
"#;

/// The Birdsong of a buyer.
const SHOP: &str = r#"
turn = "marquise"
phase = "birdsong"
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1 } }
5 = { riverfolk = { warriors = 2, post_rabbit = 1 }, marquise = { warriors = 1 } }
[riverfolk]
hand = ["bake_sale", "sappers", "root_tea_mouse"]
prices = { hand_card = 2, riverboats = 1, mercenaries = 3 }
[marquise]
hand = ["anvil"]
"#;

fn table(seats: &[&str], size: (u16, u16), position: &str, glyphs: Glyphs) -> Table {
    let game = running_game(("root", seats, "autumn"), &[person(), bot(), bot(), bot()], 1, Some(position));
    Table::game_in(size.0, size.1, game, looks(Colors::Sixteen, glyphs))
}

#[test]
fn the_company_in_play() {
    for size in [(80, 24), (120, 40)] {
        let name = |what: &str| format!("company, {what} {}x{}", size.0, size.1);
        let mut screen = table(&SEATS, size, DAYLIGHT, Glyphs::Ascii);
        assert_snapshot!(name("daylight"), screen.text());
        screen.press("O");
        assert_snapshot!(name("board"), screen.text());
        let mut screen = table(&["marquise", "riverfolk", "eyrie", "alliance"], size, SHOP, Glyphs::Ascii);
        assert_snapshot!(name("services"), screen.text());
        screen.press("$");
        assert_snapshot!(name("what is for sale"), screen.text());
    }
}

#[test]
fn its_board_fits_a_small_screen() {
    for glyphs in [Glyphs::Ascii, Glyphs::Unicode] {
        let mut screen = table(&SEATS, (80, 24), DAYLIGHT, glyphs);
        screen.press("O");
        let shown = screen.text();
        for fact in [
            "hand cards",
            "[3]",
            "funds     4  O1  C2  E1",
            "A1",
            "dividends 2 VP",
            "1 left, 1 crafting space, 1 lost",
            "open hand",
            "Root Tea",
        ] {
            assert!(shown.contains(fact), "{fact}: {shown}");
        }
    }
}

#[test]
fn many_funds_keep_clear_of_the_points() {
    let rich = DAYLIGHT
        .replace("score = 14", "score = 19\nitems = { sword = 1, tea = 1 }")
        .replace("hand = [\"bake_sale\", ", "hand = [")
        .replace(
            "funds = { riverfolk = 1, marquise = 2, eyrie = 1 }",
            "funds = { riverfolk = 2, marquise = 8, eyrie = 6 }",
        );
    let mut screen = table(&SEATS, (80, 24), &rich, Glyphs::Ascii);
    assert!(screen.text().contains("Riverfolk 19 3+16*"), "{}", screen.text());
    screen.press("O");
    let shown = screen.text();
    assert!(shown.contains("items   sword  tea") && shown.contains("open hand"), "{shown}");
    screen.press("<Esc>i");
    assert!(!screen.text().contains("Riverfolkwarriors"), "{}", screen.text());
}

#[test]
fn keys_of_the_verbs_lead_to_actions() {
    let mut screen = table(&SEATS, (80, 24), DAYLIGHT, Glyphs::Ascii);
    screen.press("p");
    assert!(screen.text().contains("post"), "{}", screen.text());
    screen.press("<Esc>:draw<Enter>");
    assert!(screen.text().contains("Choose whose warrior pays"), "{}", screen.text());
}

#[test]
fn the_vagabond_among_five_others_shows_all_quests() {
    const SIX: [&str; 6] = ["vagabond", "marquise", "eyrie", "alliance", "riverfolk", "corvids"];
    let players = [person(), bot(), bot(), bot(), bot(), bot()];
    let position = "turn = \"vagabond\"\nphase = \"daylight\"\n[vagabond]\nat = \"5\"\ntiles = [\"sword\", \"boot\"]\n";
    let game = running_game(("root", &SIX, "autumn"), &players, 1, Some(position));
    let mut screen = Table::game_in(80, 24, game, looks(Colors::Sixteen, Glyphs::Ascii));
    screen.press("V");
    let shown = screen.text();
    assert!(shown.contains("QUESTS ON THE TABLE") && !shown.contains("more line"), "{shown}");
}
