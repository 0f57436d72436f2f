//! The steps that effects of cards leave pending.

use crate::games::root::words::owner::Owner;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    /// A moment at which a turn stops to offer effects. At main decisions they are offered with the other actions.
    pub enum Moment {
        BirdsongStart = "birdsong_start",
        BirdsongEnd = "birdsong_end",
        DaylightStart = "daylight_start",
        DaylightEnd = "daylight_end",
        EveningStart = "evening_start",
    }
}

tasks! {
    /// A choice that is left once an effect is used.
    pub enum Step {
        /// False Orders: which warriors of the enemy go where.
        Orders = "orders" { enemy: Seat },
        /// Swap Meet: which card is given for the one that was taken.
        SwapBack = "swap_back" { other: Seat },
        /// Propaganda Bureau: which card pays for the warrior.
        Bureau = "bureau" { clearing: Clearing, enemy: Owner },
        /// League of Adventurous Mice: which item is exhausted.
        Exhaust = "exhaust",
        /// League of Adventurous Mice: the move or the battle.
        League = "league",
        /// Boat Builders and Tunnels: how many warriors go.
        Company = "company" { from: Clearing, to: Clearing },
        EmigreMove = "emigre_move",
        EmigreBattle = "emigre_battle" { clearing: Clearing },
        /// Murine Broker: another player has crafted an item.
        Broker = "broker" { owner: Seat },
    }
}
