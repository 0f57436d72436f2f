//! The Flotilla.

use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Where it begins (A.6.3).
        SetUp = "set_up" { by: Seat },
        /// Whether a player with pieces where it lies draws a card.
        Trade = "trade" { seat: Seat },
        /// Where it moves along the river.
        Sail = "sail",
        /// Whom it battles, if anybody.
        Battle = "battle",
    }
}
