//! What only the Underground Duchy (chapter 12): its turn here, the Burrow in `burrow`, the ministers in `minister` and `parliament` has.

use super::words::MinisterSet;
use crate::games::root::state::State;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::kernel::Seat;

/// Actions of an Assembly (12.5.1).
pub const ACTIONS: u8 = 2;

/// The two kinds of buildings.
pub const BUILDINGS: [Piece; 2] = [Piece::Citadel, Piece::Market];

/// What only the Duchy has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Duchy {
    /// Warriors in the Burrow (12.2.2).
    pub burrow: u8,
    pub swayed: MinisterSet,
    /// Ministers that have acted this turn (12.5.2).
    pub acted: MinisterSet,
    /// Crowns that have left the game, by rank (12.2.3).
    pub lost_crowns: [u8; 3],
    /// Cards revealed this turn: out of use until Evening, and seen by all (12.6.1).
    pub revealed: CardSet,
}

pub(in crate::games::root) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Duchy).unwrap_or(state.turn)
}

pub(in crate::games::root) fn kit(state: &State) -> Duchy {
    state.duchy(seat(state)).copied().unwrap_or_default()
}
