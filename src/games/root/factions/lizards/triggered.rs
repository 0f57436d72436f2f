//! The price that the Cult pays for removed gardens (10.2.5).

use super::turn::gardens_lost;
use crate::games::root::module::{Fits, Offers, Tasks, seated};
use crate::games::root::state::State;
use crate::games::root::state::task::Asking;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;

/// This many gardens were removed together.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct GardensLost {
    pub count: u8,
}

impl Tasks for GardensLost {
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
        gardens_lost(state, self.count, world);
    }

    fn question(self, _: &State) -> Asking {
        Asking::new("root-ask-over", "10.2.5")
    }

    fn is_main(self) -> bool {
        false
    }
}

impl Fits for GardensLost {
    fn clearings(self) -> [Option<Clearing>; 2] {
        [None, None]
    }

    fn names(self) -> Option<Seat> {
        None
    }

    fn plays(self, state: &State) -> Result<(), &'static str> {
        seated(state, Faction::Lizards)
    }

    fn fits(self, _: &State, _: bool) -> bool {
        true
    }

    fn picks_fit(self, _: &State) -> bool {
        false
    }
}
