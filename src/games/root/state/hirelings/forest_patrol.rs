//! The Forest Patrol.

use crate::tasks;

tasks! {
    pub enum Step {
        /// A move, or the warriors on the card.
        #[ask("root-ask-patrol-either", "E.2.4")]
        Either = "either",
        /// The battle after the move.
        #[ask("root-ask-patrol-battle", "E.2.4")]
        Battle = "battle",
    }
}
