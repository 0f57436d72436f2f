//! The Tower: the pass of any map with ruins. `law/terrain.rs` carries out its effect with that of the mountain pass (C.3.4).

use crate::games::root::law::why::because;
use crate::games::root::module::broken;
use crate::games::root::module::landmark::LandmarkCard;
use crate::games::root::module::reading::Reader;
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Broken, Fields, Illegal, Seat};
use toml::Table;

pub(in crate::games::root) struct Tower;

impl LandmarkCard for Tower {
    fn sites(&self, state: &State) -> ClearingSet {
        state.ruins
    }

    fn keeps_distance(&self) -> bool {
        false
    }

    fn stand(&self, _: &mut State, _: Clearing) {}

    fn stock(&self, _: &mut State, _: Clearing, _: &mut World) {}

    fn is_open(&self, _: &State) -> bool {
        false
    }

    fn begin(&self, state: &mut State) {
        state.stray();
    }

    fn refuse(&self, _: &State, _: Seat) -> Illegal {
        because("root-no-landmark-use", "F.1")
    }

    fn read(&self, _: &mut Reader<'_>, _: &mut Fields<'_>, _: Clearing) {}

    fn write(&self, _: &State, _: &mut Table) {}

    fn check(&self, state: &State, clearing: Clearing) -> Result<(), Broken> {
        if state.tower == Some(clearing) { Ok(()) } else { broken("root-broken-landmark") }
    }
}
