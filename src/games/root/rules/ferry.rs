//! The card that a move by ferry brings (C.2.5), as it is resolved among what else was triggered.

use crate::games::root::law::hand::Hands;
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::kernel::Seat;

/// The draw that a ferry ride brings.
#[derive(Clone, Copy)]
pub(super) struct FerryDraw {
    pub seat: Seat,
}

impl Tasks for FerryDraw {
    fn asks(self, _: &State) -> Option<Seat> {
        None
    }

    fn run(self, state: &mut State, world: &mut World) {
        state.draw_cards(self.seat, 1, world);
    }
}

impl Fits for FerryDraw {}
