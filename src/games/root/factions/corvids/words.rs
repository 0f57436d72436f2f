//! The closed lists of the Corvid Conspiracy: words that actions and events are made of (chapter 13).

use crate::enum_table;
use crate::games::root::words::piece::Piece;

enum_table! {
    /// The kind of a plot (13.7).
    pub enum Plot(
        /// The plot as it lies face up on the map.
        piece: Piece,
    ) {
        Bomb      = "bomb"      (Piece::Bomb),
        Snare     = "snare"     (Piece::Snare),
        Extortion = "extortion" (Piece::Extortion),
        Raid      = "raid"      (Piece::Raid),
    }
}

impl Plot {
    pub(in crate::games::root) const fn bit(self) -> u8 {
        1 << self as u8
    }
}
