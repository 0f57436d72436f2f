//! The Forest Patrol.

use crate::tasks;

tasks! {
    pub enum Step {
        /// A move, or the warriors on the card.
        Either = "either",
        /// The battle after the move.
        Battle = "battle",
    }
}
