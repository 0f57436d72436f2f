//! The advanced setup on the screen: the pool, what is locked, homelands.

use super::table::*;
use insta::assert_snapshot;
use thicket::kernel::Options;
use thicket::table::{ActiveGame, Controller, Games, NewGame};

/// A human in the last seat, who drafts first.
fn drafting(width: u16, height: u16) -> Table {
    drafting_by(width, height, vec![bot(), bot(), bot(), person()])
}

fn drafting_by(width: u16, height: u16, controllers: Vec<Controller>) -> Table {
    Table::game(width, height, advanced(&["advanced"], controllers, 6))
}

/// A game with such extras at its beginning.
pub fn advanced(extras: &[&str], controllers: Vec<Controller>, seed: u64) -> ActiveGame {
    let entry = Games::ALL.get("root").expect("Root is among the games");
    let extras = extras.iter().map(ToString::to_string).collect();
    let options = Options { seats: vec!["any".to_owned(); controllers.len()], extras, ..Options::default() };
    let new = NewGame { options, controllers, seed };
    ActiveGame::new(entry.begin(&new, &Games::ALL.boards()).expect("a game begins"), None)
}

/// With all that is set up before the draft.
pub const ALL: &[&str] = &["advanced", "hirelings 3", "landmarks 2"];

#[test]
fn pictures_of_a_draft() {
    for (width, height) in [(80, 24), (120, 40)] {
        let table = &mut drafting(width, height);
        assert_snapshot!(format!("draft {width}x{height}"), table.text());
        table.press("X");
        assert_snapshot!(format!("pool {width}x{height}"), table.text());
    }
}

#[test]
fn pictures_of_homelands() {
    for (width, height) in [(80, 24), (120, 40)] {
        let table = &mut drafting_by(width, height, vec![bot(), person(), bot(), person()]);
        // the last seat takes a card and a homeland, then a bot, then the next person is asked
        table.press("<Enter>21<Enter><Enter>");
        assert_snapshot!(format!("homelands {width}x{height}"), table.text());
        table.press("*");
        assert_snapshot!(format!("drafted {width}x{height}"), table.text());
    }
}

#[test]
fn pictures_of_what_is_set_up_before_the_draft() {
    for (width, height) in [(80, 24), (120, 40)] {
        let controllers = vec![bot(), bot(), bot(), person()];
        let table = &mut Table::game(width, height, advanced(ALL, controllers, 5));
        assert_snapshot!(format!("landmark first {width}x{height}"), table.text());
        table.press("11");
        assert_snapshot!(format!("hireling first {width}x{height}"), table.text());
    }
}

#[test]
fn a_hand_is_seen_at_the_fullest_table() {
    let controllers = vec![bot(), bot(), bot(), bot(), bot(), person()];
    let table = &mut Table::game(80, 24, advanced(&["advanced", "hirelings 3"], controllers, 5));
    for _ in 0..30 {
        let text = table.text();
        if let Some(hand) = text.lines().position(|line| line.contains("HAND 5")) {
            let last = text.lines().nth(hand + 5).and_then(|line| line.get(57..)).unwrap_or_default();
            assert!(last.contains("5 ") && text.contains("HIRELINGS *"), "{text}");
            return;
        }
        table.press("1<Enter>");
    }
    panic!("no hand was dealt: {}", table.text());
}
