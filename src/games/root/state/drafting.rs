//! The public state of a draft (A.8).

use super::State;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::ClearingSet;
use crate::kernel::Seat;

impl State {
    /// The clearings that a seat has chosen as homelands (A.8.2.I).
    pub fn homelands(&self, seat: Seat) -> ClearingSet {
        self.draft.homelands[seat.index()]
    }

    /// The card of the pool that cannot be taken before somebody has taken a militant (A.8.1.II).
    pub fn locked(&self) -> Option<Faction> {
        let taken = self.players().any(|player| player.faction.is_some_and(Faction::is_militant));
        let waits = !taken && self.draft.pool.iter().any(Faction::is_militant);
        self.draft.last.filter(|&last| waits && self.draft.pool.contains(last))
    }

    /// The factions that the next player can take (A.8.2).
    pub fn draftable(&self) -> impl Iterator<Item = Faction> + Clone + use<> {
        let locked = self.locked();
        self.draft.pool.iter().filter(move |&faction| Some(faction) != locked)
    }
}
