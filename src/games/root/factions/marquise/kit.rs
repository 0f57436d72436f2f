//! What only the Marquise de Cat (chapter 6) has.

use crate::games::root::state::State;
use crate::games::root::words::piece::Piece;
use crate::kernel::Seat;

/// Actions of a Daylight before birds buy more (6.5).
pub const ACTIONS: u8 = 3;

/// Wood for the next building, by buildings of the kind on the map (6.5.4.I).
pub const BUILDING_COST: [u8; 6] = [0, 1, 2, 3, 3, 4];

/// The three kinds of buildings.
pub const BUILDINGS: [Piece; 3] = [Piece::Sawmill, Piece::Workshop, Piece::Recruiter];

pub(in crate::games::root) fn seat(state: &State) -> Seat {
    state.seat_of(crate::games::root::words::faction::Faction::Marquise).unwrap_or(state.turn)
}
