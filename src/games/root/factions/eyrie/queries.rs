//! What the law and other modules ask of the Eyrie Dynasties, and what they change there (chapter 7).

use super::kit::Eyrie;
use crate::games::root::state::State;
use crate::games::root::state::plays::plays;
use crate::games::root::words::faction::Faction;
use crate::kernel::Seat;

plays!(eyrie, eyrie_mut: Eyrie);

/// Who plays them. Only their own module asks, and the dispatcher calls that only if they play.
pub(super) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Eyrie).unwrap_or(state.turn)
}
