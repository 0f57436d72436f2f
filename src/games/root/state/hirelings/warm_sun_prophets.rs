//! The Warm Sun Prophets and the Lizard Envoys.

use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where one comes onto the map when they are hired.
        #[ask("root-ask-prophets-arrive", "E.2.1")]
        Arrive = "arrive",
        /// Asks whom they force where, or where one more comes onto the map.
        #[ask("root-ask-prophets", "E.2.4")]
        Preach = "preach",
        /// Asks whom the player battles, or where they move.
        #[ask("root-ask-prophets-order", "E.2.4", clearing)]
        Order = "order" { seat: Seat, clearing: Clearing },
        /// Asks whom the player battles after the move, if anybody.
        #[ask("root-ask-prophets-strike", "E.2.4", clearing)]
        Strike = "strike" { seat: Seat, clearing: Clearing },
        /// Asks which card the Envoys bring.
        #[ask("root-ask-envoys", "E.2.3")]
        Fetch = "fetch",
    }
}
