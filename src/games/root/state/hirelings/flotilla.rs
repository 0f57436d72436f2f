//! The Flotilla.

use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where it begins (A.6.3).
        #[ask("root-ask-flotilla-set-up", "A.6.3")]
        SetUp = "set_up" { by: Seat },
        /// Whether a player with pieces where it lies draws a card.
        #[ask("root-ask-flotilla-trade", "E.2.3")]
        Trade = "trade" { seat: Seat },
        /// Asks where it moves along the river.
        #[ask("root-ask-flotilla-sail", "E.2.3")]
        Sail = "sail",
        /// Asks whom it battles, if anybody.
        #[ask("root-ask-flotilla-battle", "E.2.3")]
        Battle = "battle",
    }
}
