//! What the law and other modules may ask of the Marquise de Cat, and what it changes for them.

use crate::games::root::state::State;
use crate::kernel::Seat;

pub(in crate::games::root) fn seat(state: &State) -> Seat {
    state.seat_of(crate::games::root::words::faction::Faction::Marquise).unwrap_or(state.turn)
}
