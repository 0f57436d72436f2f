//! The Highway Bandits.

use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// On which paths they begin (A.6.3).
        #[ask("root-ask-bandits-set-up", "A.6.3", left)]
        SetUp = "set_up" { by: Seat, left: u8 },
        /// Asks which of them leaves its path, with none left to place, and where one comes (E.2.4).
        #[ask("root-ask-bandits-lift", "E.2.4")]
        Lift = "lift",
        #[ask("root-ask-bandits-place", "E.2.4")]
        Place = "place",
        /// Whether a warrior of their controller, who has passed them, comes into the clearing (E.2.2). If the ferry `sails`
        /// there, it may still be taken instead.
        #[ask("root-ask-bandits-join", "E.2.2", clearing = to)]
        Join = "join" { seat: Seat, to: Clearing, sails: bool },
        /// Asks where one of the Bandit Gangs comes when none is on the map (E.2.1).
        #[ask("root-ask-gangs-arrive", "E.2.1")]
        Arrive = "arrive",
        /// Warriors of the controller beside them, or one of them more (E.2.4).
        #[ask("root-ask-gangs-either", "E.2.4")]
        Either = "either",
        #[ask("root-ask-gangs-support", "E.2.4")]
        Support = "support",
    }
}
