//! The Furious Protector.

use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where it begins (A.6.3).
        #[ask("root-ask-protector-place", "A.6.3")]
        SetUp = "set_up" { by: Seat },
        /// Asks where the Stoic Protector comes onto the map when hired.
        #[ask("root-ask-protector-place", "E.2.1")]
        Arrive = "arrive",
        /// Asks where it moves.
        #[ask("root-ask-protector-move", "E.2.3")]
        Roam = "roam",
        /// A warrior of everybody's falls where it stands.
        Rage = "rage",
    }
}
