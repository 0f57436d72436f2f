//! The Sunward Expedition, and the Mole Artisans.

use crate::games::root::words::card::CardKind;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where they begin (A.6.3).
        #[ask("root-ask-foothold-first", "A.6.3")]
        SetUp = "set_up" { by: Seat },
        /// Asks which foothold leaves the map, if none is left.
        #[ask("root-ask-foothold-abandon", "E.2.4")]
        Abandon = "abandon",
        /// Asks where a foothold comes, and with how many warriors.
        #[ask("root-ask-foothold", "E.2.4")]
        Found = "found",
        /// A move and a battle, or warriors.
        #[ask("root-ask-expedition-either", "E.2.4")]
        Either = "either",
        /// The battle after the move.
        #[ask("root-ask-expedition-battle", "E.2.4")]
        Battle = "battle",
        /// Asks which footholds get a warrior.
        #[ask("root-ask-foothold-garrison", "E.2.4")]
        Garrison = "garrison",
        /// Whether the Artisans keep a card that was crafted.
        #[ask("root-ask-artisans", "E.2.2", card)]
        Keep = "keep" { card: CardKind },
    }
}
