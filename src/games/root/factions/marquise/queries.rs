//! Questions that other modules ask about the Marquise de Cat, and changes that they make there (chapter 6).

use crate::games::root::prelude::*;

/// A document says nothing of a keep that is not on the map: once it is gone it never comes back (6.2.2, R4.2.1).
pub(in crate::games::root) fn forget_keep(state: &mut State) {
    if state.phase != Phase::Setup {
        state.stock[Piece::Keep.index()] = 0;
    }
}

/// Returns who plays them. Only their own module asks, and the dispatcher calls that only if they play.
pub(super) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Marquise).unwrap_or(state.turn)
}
