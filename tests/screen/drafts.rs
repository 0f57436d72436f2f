//! The advanced setup on the screen: the pool, what is locked, homelands.

use super::table::*;
use insta::assert_snapshot;
use thicket::kernel::Options;
use thicket::table::{Games, NewGame, Running};

/// A person in the last seat, who drafts first.
fn drafting(width: u16, height: u16) -> Table {
    let entry = Games::ALL.get("root").expect("Root is among the games");
    let extras = vec!["advanced".to_owned()];
    let options = Options { seats: vec!["any".to_owned(); 4], extras, ..Options::default() };
    let new = NewGame { options, controllers: vec![bot(), bot(), bot(), person()], seed: 6 };
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
