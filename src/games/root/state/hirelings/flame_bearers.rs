//! The Flame Bearers, and the Rat Smugglers.

use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where this many begin (A.6.3).
        SetUp = "set_up" { by: Seat, left: u8 },
        /// Asks where this many come.
        Land = "land" { left: u8 },
        /// Asks what they remove: in these clearings they have removed nothing yet, and in one the choice has begun.
        Raze = "raze" { left: ClearingSet, at: Option<Clearing> },
        /// Asks where one more comes.
        Spread = "spread",
        /// Asks which card the Smugglers are given.
        Smuggle = "smuggle",
        /// The move or the battle for it.
        Act = "act",
    }
}
