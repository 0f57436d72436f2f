//! The Furious Protector.

use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Where it begins (A.6.3).
        SetUp = "set_up" { by: Seat },
        /// Where the Stoic Protector comes onto the map when hired.
        Arrive = "arrive",
        /// Where it moves.
        Roam = "roam",
        /// A warrior of everybody's falls where it stands.
        Rage = "rage",
    }
}
