//! The Flame Bearers, and the Rat Smugglers.

use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where this many begin (A.6.3).
        #[ask("root-ask-bearers-land", "A.6.3", left)]
        SetUp = "set_up" { by: Seat, left: u8 },
        /// Asks where this many come.
        #[ask("root-ask-bearers-land", "E.2.1", left)]
        Land = "land" { left: u8 },
        /// Asks what they remove: in these clearings they have removed nothing yet, and in one the choice has begun.
        #[ask("root-ask-bearers-raze", "E.2.3")]
        Raze = "raze" { left: ClearingSet, at: Option<Clearing> },
        /// Asks where one more comes.
        #[ask("root-ask-bearers-spread", "E.2.3")]
        Spread = "spread",
        /// Asks which card the Smugglers are given.
        #[ask("root-ask-smugglers-card", "E.2.4")]
        Smuggle = "smuggle",
        /// The move or the battle for it.
        #[ask("root-ask-smugglers-act", "E.2.4")]
        Act = "act",
    }
}
