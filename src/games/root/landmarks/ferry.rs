//! The Ferry: on any water. `law/terrain.rs` carries out its effect with that of the lake's ferry (C.2.5).

use crate::games::root::module::broken;
use crate::games::root::module::landmark::LandmarkCard;
use crate::games::root::prelude::*;
use crate::kernel::Broken;

pub(in crate::games::root) struct Ferry;

impl LandmarkCard for Ferry {
    fn sites(&self, state: &State) -> ClearingSet {
        state.board.river_clearings()
    }

    fn stand(&self, state: &mut State, clearing: Clearing) {
        state.ferry = Some(clearing);
    }

    fn check(&self, state: &State, clearing: Clearing) -> Result<(), Broken> {
        if state.ferry == Some(clearing) { Ok(()) } else { broken("root-broken-landmark") }
    }
}
