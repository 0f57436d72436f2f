//! What comes before the first turn, as pending steps.

use crate::tasks;

tasks! {
    /// A part of the set-up, in the order of 5.1 and appendix A.
    pub enum Step {
        /// This many landmarks are dealt, and set up (A.5).
        Landmarks = "landmarks" { count: u8 },
        /// Hirelings are dealt and set up (A.6).
        Hirelings = "hirelings" { count: u8 },
        /// Everybody draws their first cards (5.1.3).
        Deal = "deal" { count: u8 },
        /// The factions set up in letter order (5.1.7).
        Factions = "factions",
    }
}
