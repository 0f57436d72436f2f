//! The builders of vaults.

use crate::games::root::words::place::ClearingSet;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where they begin (A.6.3).
        #[ask("root-ask-vault-first", "A.6.3")]
        SetUp = "set_up" { by: Seat },
        /// Asks where they come when hired.
        #[ask("root-ask-vault-first", "E.2.1")]
        Land = "land",
        /// Asks where a vault comes.
        #[ask("root-ask-vault", "E.2.4")]
        Found = "found",
        /// Battles or warriors.
        #[ask("root-ask-vault-either", "E.2.4")]
        Either = "either",
        /// The battles in these clearings.
        #[ask("root-ask-vault-battles", "E.2.4")]
        Battles = "battles" { left: ClearingSet },
        /// Asks which vaults get a warrior.
        #[ask("root-ask-vault-garrison", "E.2.4")]
        Garrison = "garrison",
    }
}
