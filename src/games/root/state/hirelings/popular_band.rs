//! The Popular Band.

use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// Asks where those begin that are left (A.6.3).
        #[ask("root-ask-band-set-up", "A.6.3", left)]
        SetUp = "set_up" { by: Seat, left: u8 },
        /// Asks where one comes onto the map when they are hired.
        #[ask("root-ask-band-arrive", "E.2.1")]
        Arrive = "arrive",
        /// Asks who has to come to listen; all to one clearing, one out of each next to it.
        #[ask("root-ask-band-gather", "E.2.4")]
        Gather = "gather" { done: ClearingSet, to: Option<Clearing> },
        /// Asks where one more comes onto the map.
        #[ask("root-ask-band-grow", "E.2.4")]
        Grow = "grow",
    }
}
