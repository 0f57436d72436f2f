//! The Sunward Expedition, and the Mole Artisans.

use crate::games::root::words::card::CardKind;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where they begin (A.6.3).
        SetUp = "set_up" { by: Seat },
        /// Asks which foothold leaves the map, if none is left.
        Abandon = "abandon",
        /// Asks where a foothold comes, and with how many warriors.
        Found = "found",
        /// A move and a battle, or warriors.
        Either = "either",
        /// The battle after the move.
        Battle = "battle",
        /// Asks which footholds get a warrior.
        Garrison = "garrison",
        /// Whether the Artisans keep a card that was crafted.
        Keep = "keep" { card: CardKind },
    }
}
