//! What is chosen from is told beside it, and so is the place under the cursor.

use super::table::*;
use insta::assert_snapshot;
use thicket::table::{ActiveGame, Controller};

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Takes the first action that there is until one that begins with this word can be chosen.
fn until(table: &mut Table, verb: &str) {
    for _ in 0..30 {
        let legal = table.play().session().notation();
        if legal.iter().any(|action| action.starts_with(verb)) {
            return;
        }
        table.press(&format!(":{}<Enter>", legal[0]));
    }
    panic!("there is no {verb}: {}", table.text());
}

/// The first of these seats is a person's.
fn first_of(seats: [&str; 4], position: Option<&str>) -> ActiveGame {
    let players: [Controller; 4] = [person(), bot(), bot(), bot()];
    running_game(("root", &seats, "autumn"), &players, 1, position)
}

#[test]
fn the_place_under_the_cursor_is_told_beside_the_map() {
    let mut table = Table::game(120, 40, running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE)));
    table.press(":goto 11<Enter>");
    let text = table.text();
    assert_snapshot!("inspector 120x40", text);
    assert!(text.contains("|11") && text.contains("Eyrie"), "{text}");
}

#[test]
fn a_choice_of_enemies_says_what_an_attack_on_each_would_give() {
    let mut table = Table::game(120, 40, running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE)));
    table.press("b11");
    let text = table.text();
    for enemy in ["1 Eyrie", "2 Vagabond"] {
        let at = text.lines().position(|line| line.contains(enemy)).unwrap_or_else(|| panic!("{enemy}: {text}"));
        let told: String = text.lines().skip(at).take(2).collect();
        assert!(told.contains("on average deals"), "{enemy}: {text}");
    }
}

#[test]
fn a_choice_of_characters_says_what_each_begins_with() {
    for (width, height) in SIZES {
        let seats = ["vagabond", "marquise", "eyrie", "alliance"];
        let mut table = Table::game(width, height, first_of(seats, None));
        until(&mut table, "character");
        assert_snapshot!(format!("choice of characters {width}x{height}"), table.text());
    }
}

#[test]
fn a_choice_of_moods_says_what_each_does() {
    let birdsong = "turn = \"hundreds\"\nphase = \"birdsong\"\n[clearings]\n\
                    1 = { hundreds = { warriors = 3, stronghold = 1 }, marquise = { warriors = 1 } }\n\
                    [hundreds]\nwarlord = 1\nmood = \"bitter\"\nhoard = { boot = 1, tea = 1 }\n";
    for (width, height) in SIZES {
        let seats = ["hundreds", "marquise", "eyrie", "alliance"];
        let mut table = Table::game(width, height, first_of(seats, Some(birdsong)));
        until(&mut table, "mood");
        assert_snapshot!(format!("choice of moods {width}x{height}"), table.text());
    }
}

#[test]
fn a_choice_of_plots_says_what_each_would_do_there() {
    let daylight = "turn = \"corvids\"\nphase = \"daylight\"\n[clearings]\n\
                    2 = { eyrie = { warriors = 4, roost = 1 }, corvids = { warriors = 2 } }\n\
                    3 = { corvids = { warriors = 3 } }\n";
    for (width, height) in SIZES {
        let seats = ["corvids", "marquise", "eyrie", "alliance"];
        let mut table = Table::game(width, height, first_of(seats, Some(daylight)));
        until(&mut table, "plot");
        table.press("p2");
        assert_snapshot!(format!("choice of plots {width}x{height}"), table.text());
        assert!(table.text().contains("bomb") && table.text().contains("extortion"), "{}", table.text());
    }
}
