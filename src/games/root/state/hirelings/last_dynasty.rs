//! The Last Dynasty.

use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where all of them begin (A.6.3).
        SetUp = "set_up" { by: Seat },
        /// Asks where all of them come back.
        Land = "land",
        /// Asks where all of them go.
        March = "march",
        /// Asks whom they battle, this many times.
        Battle = "battle" { left: u8 },
    }
}
