//! The builders of vaults.

use crate::games::root::words::place::ClearingSet;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where they begin (A.6.3).
        SetUp = "set_up" { by: Seat },
        /// Asks where they come when hired.
        Land = "land",
        /// Asks where a vault comes.
        Found = "found",
        /// Battles or warriors.
        Either = "either",
        /// The battles in these clearings.
        Battles = "battles" { left: ClearingSet },
        /// Asks which vaults get a warrior.
        Garrison = "garrison",
    }
}
