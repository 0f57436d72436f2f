//! What the law and other modules may ask of the Underground Duchy, and what it changes for them.

use super::kit::Duchy;
use crate::games::root::state::State;
use crate::games::root::words::faction::Faction;
use crate::kernel::Seat;

pub(in crate::games::root) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Duchy).unwrap_or(state.turn)
}

pub(in crate::games::root) fn kit(state: &State) -> Duchy {
    state.duchy(seat(state)).copied().unwrap_or_default()
}
