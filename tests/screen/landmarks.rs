//! Landmarks on the map, in the panel, and in a clearing in words.

use super::table::*;
use insta::assert_snapshot;

/// A game in which two of them stand.
fn with(landmarks: &str) -> String {
    format!(
        r#"
round = 4
turn = "marquise"
phase = "daylight"
{landmarks}
[clearings]
1 = {{ marquise = {{ warriors = 3, sawmill = 1, keep = 1 }} }}
2 = {{ eyrie = {{ warriors = 2, roost = 1 }} }}
4 = {{ marquise = {{ warriors = 2 }} }}
5 = {{ marquise = {{ warriors = 2, workshop = 1 }}, eyrie = {{ warriors = 1 }} }}
6 = {{ marquise = {{ warriors = 1, workshop = 1 }} }}
8 = {{ alliance = {{ sympathy = 1 }} }}
[marquise]
score = 7
hand = ["anvil", "foxfolk_steel"]
"#
    )
}

const LANDMARKS: [(&str, &str, &str); 3] = [
    (
        "treetop and forge",
        "landmarks = { elder_treetop = { clearing = 1, building = \"sawmill\" }, legendary_forge = { clearing = 8 } }",
        "1",
    ),
    ("city and tower", "landmarks = { lost_city = { clearing = 5 }, tower = { clearing = 12 } }", "5"),
    (
        "market and ferry",
        "known = { marquise = { black_market = [2] } }\nlandmarks = { ferry = { clearing = 7 }, black_market = \
         { clearing = 4, cards = [\"armorers\", \"sappers\", \"bake_sale\"] } }",
        "4",
    ),
];

fn shown(width: u16, height: u16, position: &str) -> Table {
    Table::game(width, height, running(&[person(), bot(), bot(), bot()], 1, Some(position)))
}

#[test]
fn the_map_shows_landmarks_by_their_signs() {
    for (name, landmarks, clearing) in LANDMARKS {
        for (width, height) in [(80, 24), (120, 40)] {
            let table = &mut shown(width, height, &with(landmarks));
            table.press(&format!(":goto {clearing}<Enter>"));
            assert_snapshot!(format!("{name} {width}x{height}"), table.text());
        }
    }
}

#[test]
fn a_forge_without_items_says_that_there_are_none() {
    let landmarks = "landmarks = { legendary_forge = { clearing = 8, items = {} } }";
    let mut table = shown(80, 24, &with(landmarks));
    table.press(":table<Enter>");
    assert!(table.text().contains("Its items: none"), "{}", table.text());
}

#[test]
fn a_clearing_in_words_says_what_its_landmark_does() {
    for (name, landmarks, clearing) in LANDMARKS {
        let table = &mut shown(80, 24, &with(landmarks));
        table.press(&format!(":goto {clearing}<Enter>i"));
        assert_snapshot!(format!("{name} in words"), table.text());
    }
}

#[test]
fn a_tower_is_called_so_on_a_map_without_a_pass() {
    let table = &mut shown(120, 40, &with("landmarks = { tower = { clearing = 12 } }"));
    table.press(":goto 12<Enter>");
    let look = table.text().lines().find(|line| line.trim_start().starts_with("look:")).map(str::to_owned);
    assert!(look.as_deref().is_some_and(|look| look.contains("tower")), "{look:?}");
    table.press("i");
    assert!(table.text().contains("The tower: at the end"), "{}", table.text());
    assert!(!table.text().contains("The pass"), "{}", table.text());
}

#[test]
fn a_card_is_swapped_by_keys() {
    let table = &mut shown(80, 24, &with(LANDMARKS[2].1));
    table.press(":use black_market<Enter>2");
    assert_eq!(table.play().question(), "Swap Anvil (fox): Choose a stall.");
    assert_snapshot!("swap 80x24", table.text());
}

#[test]
fn the_help_tells_of_the_landmarks_at_the_table() {
    let table = &mut shown(120, 40, &with(LANDMARKS[0].1));
    table.press("?");
    let mut text = table.text();
    for _ in 0..6 {
        table.press(" ");
        text.push_str(&table.text());
    }
    assert!(text.contains("LANDMARKS") && text.contains("% Legendary Forge"), "{text}");
}
