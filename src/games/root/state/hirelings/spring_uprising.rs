//! The Spring Uprising.

use crate::games::root::words::place::Suit;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// The die of the setup, and where it calls a warrior (A.6.3).
        Roll = "roll" { by: Seat },
        #[ask("root-ask-uprising-place", "A.6.3", suit)]
        SetUp = "set_up" { by: Seat, suit: Suit },
        /// Asks where one comes when none is on the map (E.2.1).
        #[ask("root-ask-uprising-place", "E.2.1", suit)]
        Arrive = "arrive" { suit: Suit },
        /// Up in arms, or one more (E.2.3).
        #[ask("root-ask-uprising-rise", "E.2.3", suit)]
        Rise = "rise" { suit: Suit },
        /// With which card the attacker pays for the battle that begins (E.2.2).
        #[ask("root-ask-uprising-pay", "E.2.2")]
        Pay = "pay" { attacker: Seat },
        /// Whether the Rabbit Scouts have a defender take the higher roll.
        #[ask("root-ask-scouts", "E.2.2")]
        Scout = "scout" { defender: Seat },
    }
}
