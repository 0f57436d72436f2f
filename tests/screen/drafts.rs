//! The advanced setup on the screen: the pool, what is locked, homelands.

use super::table::*;
use insta::assert_snapshot;
use thicket::kernel::Options;
use thicket::table::{Controller, Games, NewGame, Running};

/// A person in the last seat, who drafts first.
fn drafting(width: u16, height: u16) -> Table {
    drafting_by(width, height, vec![bot(), bot(), bot(), person()])
}

fn drafting_by(width: u16, height: u16, controllers: Vec<Controller>) -> Table {
    let entry = Games::ALL.get("root").expect("Root is among the games");
    let extras = vec!["advanced".to_owned()];
    let options = Options { seats: vec!["any".to_owned(); 4], extras, ..Options::default() };
    let new = NewGame { options, controllers, seed: 6 };
    let game = entry.begin(&new, &Games::ALL.boards()).expect("a game begins");
    Table::game(width, height, Running::new(game, None))
}

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
