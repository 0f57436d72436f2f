//! The Ferry: on any water. `law/terrain.rs` carries out its effect with that of the lake's ferry (C.2.5).

use crate::games::root::law::why::because;
use crate::games::root::module::broken;
use crate::games::root::module::landmark::LandmarkCard;
use crate::games::root::prelude::*;
use crate::kernel::{Broken, Illegal};

pub(in crate::games::root) struct Ferry;

impl LandmarkCard for Ferry {
    fn sites(&self, state: &State) -> ClearingSet {
        state.board.river_clearings()
    }

    fn begin(&self, state: &mut State) {
        state.stray();
    }

    fn refuse(&self, _: &State, _: Seat) -> Illegal {
        because("root-no-landmark-use", "F.1")
    }

    fn check(&self, state: &State, clearing: Clearing) -> Result<(), Broken> {
        if state.ferry == Some(clearing) { Ok(()) } else { broken("root-broken-landmark") }
    }
}
