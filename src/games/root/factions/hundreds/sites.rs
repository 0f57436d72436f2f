//! The places where the Hundreds can place pieces.

use crate::games::root::law::hooks;
use crate::games::root::state::State;
use crate::games::root::words::place::ClearingSet;
use crate::kernel::Seat;

/// Those of the clearings where the seat may place pieces.
pub(super) fn open(state: &State, seat: Seat, clearings: ClearingSet) -> ClearingSet {
    clearings.iter().filter(|&clearing| hooks::may_place(state, seat, clearing)).collect()
}
