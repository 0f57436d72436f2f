//! The Sunward Expedition, and the Mole Artisans.

use crate::games::root::words::card::CardKind;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Where they begin (A.6.3).
        SetUp = "set_up" { by: Seat },
        /// Which foothold leaves the map, if none is left.
        Abandon = "abandon",
        /// Where a foothold comes, and with how many warriors.
        Found = "found",
        /// A move and a battle, or warriors.
        Either = "either",
        /// The battle after the move.
        Battle = "battle",
        /// Which footholds get a warrior.
        Garrison = "garrison",
        /// Whether the Artisans keep a card that was crafted.
        Keep = "keep" { card: CardKind },
    }
}
