//! The steps that the maps of appendix C leave pending.

use crate::games::root::words::owner::Owner;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    /// Decisions that the map brings.
    pub enum Step {
        /// Whether a move that another way leads as well was made by ferry. `mover` is whose pieces moved.
        #[ask("root-ask-ferry", "C.2.5", clearing = to)]
        Ride = "ride" { mover: Owner, to: Clearing },
        /// Whether a pawn that takes warriors of an Allied faction along went by ferry (9.2.9.II.b).
        #[ask("root-ask-ferry", "C.2.5", clearing = to)]
        RideWith = "ride_with" { mover: Owner, to: Clearing, ally: Seat },
        /// Asks which card clears the path.
        #[ask("root-ask-clear", "C.3.3", from, to)]
        PayPath = "pay_path" { from: Clearing, to: Clearing },
    }
}
