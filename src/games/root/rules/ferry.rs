//! The card that a move by ferry brings (C.2.5), as it is resolved among what else was triggered.

use crate::games::root::law::hand::Hands;
use crate::games::root::module::{Fits, Offers, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::task::Asking;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::place::Clearing;
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

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, _: &State, _: &mut Vec<Action>) {}

    fn take(self, state: &mut State, _: Action, _: &mut World) {
        state.stray();
    }

    fn run(self, state: &mut State, world: &mut World) {
        state.draw_cards(self.seat, 1, world);
    }

    fn question(self, _: &State) -> Asking {
        Asking::new("root-ask-over", "C.2.5")
    }

    fn is_main(self) -> bool {
        false
    }
}

impl Fits for FerryDraw {
    fn clearings(self) -> [Option<Clearing>; 2] {
        [None, None]
    }

    fn names(self) -> Option<Seat> {
        Some(self.seat)
    }

    fn plays(self, _: &State) -> Result<(), &'static str> {
        Ok(())
    }

    fn fits(self, _: &State, _: bool) -> bool {
        true
    }

    fn picks_fit(self, _: &State) -> bool {
        false
    }
}
