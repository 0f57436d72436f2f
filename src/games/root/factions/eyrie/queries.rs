//! Questions that other modules ask about the Eyrie Dynasties, and changes that they make there (chapter 7).

use super::kit::Eyrie;
use crate::games::root::state::State;
use crate::games::root::state::plays::plays;
use crate::games::root::words::faction::Faction;
use crate::kernel::Seat;

plays!(eyrie, eyrie_mut: Eyrie);

/// Returns who plays them. Only their own module asks, and the dispatcher calls that only if they play.
pub(super) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Eyrie).unwrap_or(state.turn)
}
