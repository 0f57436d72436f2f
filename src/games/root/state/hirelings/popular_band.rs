//! The Popular Band.

use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where those begin that are left (A.6.3).
        SetUp = "set_up" { by: Seat, left: u8 },
        /// Asks where one comes onto the map when they are hired.
        Arrive = "arrive",
        /// Asks who has to come to listen; all to one clearing, one out of each next to it.
        Gather = "gather" { done: ClearingSet, to: Option<Clearing> },
        /// Asks where one more comes onto the map.
        Grow = "grow",
    }
}
