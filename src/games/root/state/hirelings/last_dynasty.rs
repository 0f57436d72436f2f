//! The Last Dynasty.

use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where all of them begin (A.6.3).
        #[ask("root-ask-dynasty-set-up", "A.6.3")]
        SetUp = "set_up" { by: Seat },
        /// Asks where all of them come back.
        #[ask("root-ask-dynasty-land", "E.2.4")]
        Land = "land",
        /// Asks where all of them go.
        #[ask("root-ask-dynasty-move", "E.2.4")]
        March = "march",
        /// Asks whom they battle, this many times.
        #[ask("root-ask-dynasty-battle", "E.2.4", left)]
        Battle = "battle" { left: u8 },
    }
}
