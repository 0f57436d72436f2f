//! Questions that other modules ask about the Marquise de Cat, and changes that they make there (chapter 6).

use crate::games::root::prelude::*;

/// Returns who plays them. Only their own module asks, and the dispatcher calls that only if they play.
pub(super) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Marquise).unwrap_or(state.turn)
}
