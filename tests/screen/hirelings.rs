//! Hirelings on the map, and in a clearing in words.

use super::table::*;
use insta::assert_snapshot;

/// The Eyrie control the Patrol, nobody controls the Spies.
const HIRELINGS: &str = r#"
round = 4
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "forest_patrol", controller = "eyrie" }, { hireling = "corvid_spies" }]
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1 } }
2 = { eyrie = { warriors = 2, roost = 1 }, forest_patrol = { warriors = 1 } }
5 = { marquise = { warriors = 2 }, eyrie = { warriors = 1 }, forest_patrol = { warriors = 2 } }
7 = { corvid_spies = { warriors = 2 }, marquise = { warriors = 1 } }
9 = { forest_patrol = { warriors = 3 }, corvid_spies = { warriors = 3 } }
[marquise]
score = 7
hand = ["anvil", "sappers"]
"#;

fn hired(width: u16, height: u16) -> Table {
    Table::game(width, height, running(&[person(), bot(), bot(), bot()], 1, Some(HIRELINGS)))
}

#[test]
fn the_map_shows_hirelings_of_a_player_and_of_nobody() {
    for (width, height) in [(80, 24), (120, 40)] {
        let table = &mut hired(width, height);
        assert_snapshot!(format!("hirelings {width}x{height}"), table.text());
    }
}

#[test]
fn the_strength_of_a_clearing_adds_up_with_hirelings() {
    let details = |clearing: u8, lines: &[&str]| {
        let mut table = hired(80, 24);
        table.press(&format!(":goto {clearing}<Enter>i"));
        let text = table.text();
        lines.iter().for_each(|line| assert!(text.contains(line), "{line}: {text}"));
        text
    };
    // a line too long for the panel is broken after "count"
    let rest = "for the Eyrie (law E.3.1).";
    let patrol = "2 warriors of the Forest Patrol count ";
    details(5, &["E Eyrie    warriors 1 + buildings 0 = 3", patrol, rest, "Ruled by the Eyrie: most warriors"]);
    let patrol = "1 warrior of the Forest Patrol counts ";
    details(2, &["E Eyrie    warriors 2 + buildings 1 = 4", patrol, rest]);
    let patrol = "3 warriors of the Forest Patrol count ";
    details(9, &["E Eyrie    warriors 0 + buildings 0 = 3", patrol, rest, "Ruled by the Eyrie: a tie (law 7.2.2)."]);
    let free = details(7, &["s Corvid Spies warriors 2 + buildings 0 ", "Ruled by the Corvid Spies"]);
    assert!(!free.contains("(law E.3.1)"), "{free}");
}
