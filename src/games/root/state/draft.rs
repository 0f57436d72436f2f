//! The table of an advanced setup: the setup cards that can be taken, and the homelands (A.8).

use crate::games::root::words::faction::Character;
use crate::games::root::words::faction::{Faction, FactionSet};
use crate::games::root::words::place::ClearingSet;
use crate::kernel::MAX_SEATS;

/// The draft; empty before and after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Draft {
    /// Whether the game is being set up by appendix A.
    pub is_open: bool,
    /// The factions whose setup cards can be taken.
    pub pool: FactionSet,
    /// The card that was dealt last, if it is an insurgent (A.8.1.II).
    pub last: Option<Faction>,
    /// The characters that were dealt with the cards of the pool, by pawn (A.8.1.III).
    pub characters: [Option<Character>; Faction::PAWNS.len()],
    /// The homelands of each seat (A.8.2.I).
    pub homelands: [ClearingSet; MAX_SEATS],
}

impl Draft {
    /// Returns the character that comes with this card.
    pub fn character(&self, faction: Faction) -> Option<Character> {
        self.characters[faction.pawn()?]
    }
}
