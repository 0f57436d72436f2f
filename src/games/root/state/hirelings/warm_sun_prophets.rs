//! The Warm Sun Prophets and the Lizard Envoys.

use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where one comes onto the map when they are hired.
        Arrive = "arrive",
        /// Asks whom they force where, or where one more comes onto the map.
        Preach = "preach",
        /// Asks whom the player battles, or where they move.
        Order = "order" { seat: Seat, clearing: Clearing },
        /// Asks whom the player battles after the move, if anybody.
        Strike = "strike" { seat: Seat, clearing: Clearing },
        /// Asks which card the Envoys bring.
        Fetch = "fetch",
    }
}
