//! The steps before the first turn, as pending tasks.

use crate::kernel::Seat;
use crate::tasks;

tasks! {
    /// A part of the setup, in the order of 5.1 and appendix A.
    pub enum Step {
        /// This many landmarks are dealt, and set up (A.5).
        Landmarks = "landmarks" { count: u8 },
        /// Hirelings are dealt and set up (A.6).
        Hirelings = "hirelings" { count: u8 },
        /// Everybody draws their first cards (5.1.3, A.7).
        Deal = "deal" { count: u8 },
        /// The factions set up in letter order (5.1.7).
        Factions = "factions",
        /// The setup cards are dealt (A.8.1); then each seat has its draft, the last one first.
        Pool = "pool",
        /// A seat sets up its faction, which it may have to take first (A.8.2).
        Draft = "draft" { seat: Seat },
        /// The faction that the seat takes.
        #[main] #[ask("root-ask-draft", "A.8.2")]
        Choose = "choose" { seat: Seat },
        /// The homelands that the seat has still to choose (A.8.2.I).
        #[main] #[ask("root-ask-homeland", "A.8.2.I", count = left)]
        Homeland = "homeland" { seat: Seat, left: u8 },
        /// Warriors that are spread over the clearings next to the homeland.
        #[ask("root-ask-spread-warriors", "A.8.2", count = left)]
        Spread = "spread" { seat: Seat, left: u8 },
        /// Everybody lays cards back (A.10).
        Hands = "hands",
        #[main] #[ask("root-ask-lay-back", "A.10")]
        LayBack = "lay_back" { seat: Seat },
    }
}
