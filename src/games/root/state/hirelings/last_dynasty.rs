//! The Last Dynasty.

use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Where all of them begin (A.6.3).
        SetUp = "set_up" { by: Seat },
        /// Where all of them come back.
        Land = "land",
        /// Where all of them go.
        March = "march",
        /// Whom they battle, this many times.
        Battle = "battle" { left: u8 },
    }
}
