//! What the law and other modules ask of the Eyrie Dynasties, and what they change there (chapter 7).

use crate::games::root::state::State;
use crate::games::root::words::faction::Faction;
use crate::kernel::Seat;

pub(in crate::games::root) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Eyrie).unwrap_or(state.turn)
}
