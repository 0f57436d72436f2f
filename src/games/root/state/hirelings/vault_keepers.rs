//! The Vault Keepers.

use crate::games::root::words::place::ClearingSet;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Where they begin (A.6.3).
        SetUp = "set_up" { by: Seat },
        /// Where they come when hired.
        Land = "land",
        /// Where a vault comes.
        Found = "found",
        /// Battles or warriors.
        Either = "either",
        /// The battles in these clearings.
        Battles = "battles" { left: ClearingSet },
        /// Which vaults get a warrior.
        Garrison = "garrison",
    }
}
