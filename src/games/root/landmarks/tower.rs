//! The Tower: the pass of any map with ruins. `law/terrain.rs` carries out its effect with that of the mountain pass (C.3.4).

use crate::games::root::module::broken;
use crate::games::root::module::landmark::LandmarkCard;
use crate::games::root::prelude::*;
use crate::kernel::Broken;

pub(in crate::games::root) struct Tower;

impl LandmarkCard for Tower {
    fn sites(&self, state: &State) -> ClearingSet {
        state.ruins
    }

    fn keeps_distance(&self) -> bool {
        false
    }

    fn stand(&self, state: &mut State, clearing: Clearing) {
        state.tower = Some(clearing);
    }

    fn check(&self, state: &State, clearing: Clearing) -> Result<(), Broken> {
        if state.tower == Some(clearing) { Ok(()) } else { broken("root-broken-landmark") }
    }
}
