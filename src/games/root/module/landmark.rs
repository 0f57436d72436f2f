//! The interface of a landmark's card, in the same shape for all (appendix F).

use super::position::Position;
use crate::games::root::prelude::*;
use crate::kernel::{Broken, Codec, Illegal};

/// The card of a landmark. Only the dispatcher in `rules` calls these.
pub(in crate::games::root) trait LandmarkCard: Sync {
    /// The clearings in which it can be set up, other landmarks aside (A.5.3).
    fn sites(&self, state: &State) -> ClearingSet;

    /// Whether it is set up next to no other landmark.
    fn keeps_distance(&self) -> bool {
        true
    }

    /// Changes on the map what it changes where it stands.
    fn stand(&self, _: &mut State, _: Clearing) {}

    /// Lays on the card what lies there at first.
    fn stock(&self, _: &mut State, _: Clearing, _: &mut World) {}

    /// Whether, for all that everybody can see, the current player can use it now.
    fn is_open(&self, _: &State) -> bool {
        false
    }

    /// Begins to use it.
    fn begin(&self, state: &mut State) {
        state.stray();
    }

    /// Returns why the seat cannot use it, or why an action answers none of its steps.
    fn refuse(&self, _: &State, _: Seat, _: Action) -> Option<Illegal> {
        None
    }

    /// Visits its own keys in its table of a position, once the map is read.
    fn visit(&self, _: &mut Codec<'_>, _: &mut Position<'_>, _: Clearing) {}

    /// # Errors
    /// The first of its own invariants that does not hold.
    fn check(&self, state: &State, clearing: Clearing) -> Result<(), Broken>;
}
