//! The steps that hiring leaves pending (A.6, E.1), and the moments at which hirelings act (E.2.3).

use crate::tasks;

tasks! {
    /// A step of hiring.
    pub enum Step {
        /// A.6.3: a player sets one of the dealt hirelings up; the first `done` of them are.
        #[main] #[ask("root-ask-set-up-hireling", "A.6.3")]
        SetUp = "set_up" { done: u8 },
        /// The end of a turn: E.1.3, then E.1.1.
        Upkeep = "upkeep",
        /// Asks which hireling without control markers goes to whom (E.1.3).
        #[main] #[ask("root-ask-pass-on", "E.1.3")]
        PassOn = "pass_on",
        /// Asks which hireling of the supply is hired (E.1.1).
        #[main] #[ask("root-ask-hire", "E.1.1")]
        Hire = "hire",
        /// The hirelings that act at the start of Birdsong (E.2.3), in the order that their controller chooses (1.1.3).
        #[main] #[offers(Openings)] #[ask("root-ask-hirelings-may", "E.2.3")]
        Birdsong = "birdsong",
        /// Dominance, after one of them has acted.
        Judge = "judge",
    }
}
