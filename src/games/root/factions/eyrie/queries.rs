//! Questions that other modules ask about the Eyrie Dynasties, and changes that they make there (chapter 7).

use super::state::Eyrie;
use crate::games::root::prelude::*;
use crate::games::root::state::plays::plays;

plays!(eyrie, eyrie_mut: Eyrie);

/// Returns who plays them. Only their own module asks, and the dispatcher calls that only if they play.
pub(super) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Eyrie).unwrap_or(state.turn)
}
