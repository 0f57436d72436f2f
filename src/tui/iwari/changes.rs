//! Changes on the board between two moments.

use super::names::tribe_role;
use crate::games::iwari::Observation;
use crate::tui::game_ui::{Change, Spot};
use crate::tui::text::Row;

/// Returns the territories into which tents or totems came, or out of which they went.
pub fn changes(before: &Observation, now: &Observation) -> Vec<Change> {
    // another board is another game
    if before.tribes() != now.tribes() || before.board.territories().count() != now.board.territories().count() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for territory in now.board.territories() {
        let mut says = Row::new();
        for tribe in now.tribes() {
            let color = now.color(tribe);
            let counts = |state: &Observation| [state.tents(tribe, territory), state.totems(tribe, territory)];
            for ((was, is), sign) in counts(before).into_iter().zip(counts(now)).zip(["", "^"]) {
                if was != is {
                    let more = i16::from(is) - i16::from(was);
                    says.push(tribe_role(color), format!("{}{sign}{more:+}", color.letter()));
                }
            }
        }
        if !says.is_empty() {
            found.push(Change { at: Spot::Place(territory.place()), says, from: None });
        }
    }
    found
}
