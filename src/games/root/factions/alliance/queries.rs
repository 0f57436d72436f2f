//! Questions that other modules ask about the Woodland Alliance, and changes that they make there (chapter 8).

use super::state::{Alliance, MARTIAL_LAW};
use crate::games::root::prelude::*;
use crate::games::root::state::plays::plays;

plays!(alliance, alliance_mut: Alliance);

/// Returns who plays them. Only their own module asks, and the dispatcher calls that only if they play.
pub(super) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Alliance).unwrap_or(state.turn)
}

pub(super) fn kit(state: &State) -> Alliance {
    state.alliance(seat(state)).copied().unwrap_or_default()
}

/// Returns whether one other player has three warriors there (8.4.2.II.a).
pub fn is_under_martial_law(state: &State, clearing: Clearing) -> bool {
    let seat = seat(state);
    // E.3.1: hirelings count with their controller's, those of nobody with none
    let hirelings = |other: Seat| -> u8 {
        let own = state.hirelings().filter(|&hireling| state.counts_for(hireling) == other);
        own.map(|hireling| state.warriors(hireling, clearing)).sum()
    };
    let mut others = state.seats().filter(|&other| other != seat);
    others.any(|other| state.warriors(other, clearing) + hirelings(other) >= MARTIAL_LAW)
}
