//! The Lost City: a clearing of all three suits. `SuitSet` carries them wherever a suit is asked for.

use crate::games::root::module::broken;
use crate::games::root::module::landmark::LandmarkCard;
use crate::games::root::prelude::*;
use crate::games::root::words::place::SuitSet;
use crate::kernel::Broken;

pub(in crate::games::root) struct LostCity;

impl LandmarkCard for LostCity {
    fn sites(&self, state: &State) -> ClearingSet {
        state.board.river_clearings()
    }

    fn stand(&self, state: &mut State, clearing: Clearing) {
        state.suits[clearing.index()] = SuitSet::CLEARING;
    }

    fn check(&self, state: &State, clearing: Clearing) -> Result<(), Broken> {
        if state.suits(clearing) == SuitSet::CLEARING { Ok(()) } else { broken("root-broken-landmark") }
    }
}
