//! Noting what has moved where this turn, for a band that keeps it there. Nothing is noted at a table without one.

use crate::games::root::state::State;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::Clearing;

impl State {
    fn minds_arrivals(&self) -> bool {
        !self.hirelings.is_empty() && self.hireling(Hireling::PopularBand).is_some()
    }

    /// Pieces moved into the clearing.
    pub(in crate::games::root) fn note_arrival(&mut self, owner: impl Into<Owner>, to: Clearing, count: u8) {
        if self.minds_arrivals() {
            self.arrivals.counts[owner.into().index()][to.index()] += count;
        }
    }

    pub(in crate::games::root) fn note_warlord(&mut self) {
        self.arrivals.warlord |= self.minds_arrivals();
    }

    /// Pieces left the clearing: those that stood there before they came leave first.
    pub(in crate::games::root) fn note_departure(&mut self, owner: impl Into<Owner>, from: Clearing) {
        let owner = owner.into();
        let left = self.warriors(owner, from);
        let arrived = &mut self.arrivals.counts[owner.index()][from.index()];
        *arrived = left.min(*arrived);
    }

    /// Warriors were removed: those that came this turn count as lost first.
    pub(in crate::games::root) fn note_removal(&mut self, owner: Owner, at: Clearing, count: u8) {
        let arrived = &mut self.arrivals.counts[owner.index()][at.index()];
        *arrived = arrived.saturating_sub(count);
    }
}
