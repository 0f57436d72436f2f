//! The Corvid Spies.

use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where they begin (A.6.3): the second shares a suit with the first.
        #[ask("root-ask-spies-set-up", "A.6.3")]
        SetUp = "set_up" { by: Seat, first: Option<Clearing> },
        /// Asks where this many come.
        #[ask("root-ask-spies-place", "E.2.4", left)]
        Place = "place" { left: u8 },
        /// Battles, or cards.
        #[ask("root-ask-spies-either", "E.2.4")]
        Either = "either",
        /// The battles in these clearings.
        #[ask("root-ask-spies-battles", "E.2.4")]
        Battles = "battles" { left: ClearingSet },
    }
}
