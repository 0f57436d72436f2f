//! What the law and other modules ask of the Marquise de Cat, and what they change there (chapter 6).

use crate::games::root::state::State;
use crate::kernel::Seat;

pub(in crate::games::root) fn seat(state: &State) -> Seat {
    state.seat_of(crate::games::root::words::faction::Faction::Marquise).unwrap_or(state.turn)
}
