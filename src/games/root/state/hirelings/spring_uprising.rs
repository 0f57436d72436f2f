//! The Spring Uprising.

use crate::games::root::words::place::Suit;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// The die of the setup, and where it calls a warrior (A.6.3).
        Roll = "roll" { by: Seat },
        SetUp = "set_up" { by: Seat, suit: Suit },
        /// Asks where one comes when none is on the map (E.2.1).
        Arrive = "arrive" { suit: Suit },
        /// Up in arms, or one more (E.2.3).
        Rise = "rise" { suit: Suit },
        /// With which card the attacker pays for the battle that begins (E.2.2).
        Pay = "pay" { attacker: Seat },
        /// Whether the Rabbit Scouts have a defender take the higher roll.
        Scout = "scout" { defender: Seat },
    }
}
