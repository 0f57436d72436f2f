//! The steps that effects of cards leave pending.

use crate::games::root::words::owner::Owner;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    /// A moment at which a turn stops to offer effects. At main decisions they are offered with the other actions.
    pub enum Moment {
        #[main] #[ask("root-ask-birdsong-start", "4.1.3")]
        BirdsongStart = "birdsong_start",
        #[main] #[offers(Alone)] #[ask("root-ask-birdsong-end", "4.1.3")]
        BirdsongEnd = "birdsong_end",
        #[main] #[ask("root-ask-daylight-start", "4.1.3")]
        DaylightStart = "daylight_start",
        #[main] #[offers(Alone)] #[ask("root-ask-daylight-end", "3.3.1")]
        DaylightEnd = "daylight_end",
        #[main] #[ask("root-ask-evening-start", "4.1.3")]
        EveningStart = "evening_start",
    }
}

tasks! {
    /// A choice that is left once an effect is used.
    pub enum Step {
        /// False Orders: which warriors of the enemy go where.
        #[ask("root-ask-orders", "4.1.3")]
        Orders = "orders" { enemy: Seat },
        /// Swap Meet: which card is given for the one that was taken.
        #[ask("root-ask-swap-back", "4.1.3")]
        SwapBack = "swap_back" { other: Seat },
        /// Propaganda Bureau: which card pays for the warrior.
        #[ask("root-ask-bureau", "4.1.3", clearing)]
        Bureau = "bureau" { clearing: Clearing, enemy: Owner },
        /// League of Adventurous Mice: which item is exhausted.
        #[ask("root-ask-exhaust", "4.1.3")]
        Exhaust = "exhaust",
        /// League of Adventurous Mice: the move or the battle.
        #[ask("root-ask-league", "4.1.3")]
        League = "league",
        /// Boat Builders and Tunnels: how many warriors go.
        #[ask("root-ask-company", "4.2", from, to)]
        Company = "company" { from: Clearing, to: Clearing },
        #[ask("root-ask-emigre-move", "4.1.3")]
        EmigreMove = "emigre_move",
        #[ask("root-ask-emigre-battle", "4.1.3", clearing)]
        EmigreBattle = "emigre_battle" { clearing: Clearing },
        /// Murine Broker: another player has crafted an item.
        #[ask("root-ask-broker", "4.1.3")]
        Broker = "broker" { owner: Seat },
    }
}
