//! Questions that other modules ask about the Underground Duchy, and changes that they make there (chapter 12).

use super::state::Duchy;
use crate::games::root::prelude::*;
use crate::games::root::state::plays::plays;

plays!(duchy, duchy_mut: Duchy);

/// Returns who plays them. Only their own module asks, and the dispatcher calls that only if they play.
pub(super) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Duchy).unwrap_or(state.turn)
}

pub(super) fn kit(state: &State) -> Duchy {
    state.duchy(seat(state)).copied().unwrap_or_default()
}
