//! What the maps of appendix C leave pending.

use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    /// Decisions that the map brings.
    pub enum Step {
        /// Whether a move that another way leads as well was made by ferry.
        Ride = "ride" { seat: Seat, to: Clearing },
        /// Which card clears the path.
        PayPath = "pay_path" { from: Clearing, to: Clearing },
    }
}
