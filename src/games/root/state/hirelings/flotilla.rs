//! The Flotilla.

use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where it begins (A.6.3).
        SetUp = "set_up" { by: Seat },
        /// Whether a player with pieces where it lies draws a card.
        Trade = "trade" { seat: Seat },
        /// Asks where it moves along the river.
        Sail = "sail",
        /// Asks whom it battles, if anybody.
        Battle = "battle",
    }
}
