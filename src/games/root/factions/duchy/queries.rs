//! What the law and other modules ask of the Underground Duchy, and what they change there (chapter 12).

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
