//! The Corvid Spies.

use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where they begin (A.6.3): the second shares a suit with the first.
        SetUp = "set_up" { by: Seat, first: Option<Clearing> },
        /// Asks where this many come.
        Place = "place" { left: u8 },
        /// Battles, or cards.
        Either = "either",
        /// The battles in these clearings.
        Battles = "battles" { left: ClearingSet },
    }
}
