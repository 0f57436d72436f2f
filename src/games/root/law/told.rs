//! The viewers who may know the parts of an event.

use super::hooks;
use crate::games::root::state::State;
use crate::games::root::words::event::Event;
use crate::kernel::SeatSet;

/// Secrets of an event.
pub(in crate::games::root) trait Secret {
    /// The same event for this audience only, unless one of them plays with an open hand (11.2.3).
    fn seen_by(self, state: &State, audience: SeatSet) -> Self;
}

impl Secret for Event {
    fn seen_by(self, state: &State, audience: SeatSet) -> Self {
        if audience.iter().any(|seat| hooks::plays_open(state, seat)) { self } else { self.only_for(audience) }
    }
}
