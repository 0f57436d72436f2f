//! The moves into each clearing this turn, as data.

use crate::games::root::words::owner::MAX_OWNERS;
use crate::games::root::words::place::MAX_CLEARINGS;

/// Pieces that moved into the clearings in which they are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Arrivals {
    /// Warriors, the warlord among them, or the pawn.
    pub counts: [[u8; MAX_CLEARINGS]; MAX_OWNERS],
    /// Whether the warlord has moved (14.2.2).
    pub warlord: bool,
}
