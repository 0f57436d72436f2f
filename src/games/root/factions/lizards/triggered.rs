//! The price that the Cult pays for removed gardens (10.2.5).

use super::turn::gardens_lost;
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::faction::Faction;
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

    fn run(self, state: &mut State, world: &mut World) {
        gardens_lost(state, self.count, world);
    }
}

impl Fits for GardensLost {
    const FACTION: Option<Faction> = Some(Faction::Lizards);
}
