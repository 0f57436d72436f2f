//! The closed lists of the Corvid Conspiracy: words that actions and events are made of (chapter 13).

use crate::games::root::words::piece::Piece;
use crate::words;

words! {
    /// The kind of a plot (13.7).
    pub enum Plot {
        Bomb = "bomb",
        Snare = "snare",
        Extortion = "extortion",
        Raid = "raid",
    }
}

impl Plot {
    pub const COUNT: usize = Self::ALL.len();

    /// The plot as it lies face up on the map.
    pub const fn piece(self) -> Piece {
        match self {
            Plot::Bomb => Piece::Bomb,
            Plot::Snare => Piece::Snare,
            Plot::Extortion => Piece::Extortion,
            Plot::Raid => Piece::Raid,
        }
    }

    pub(in crate::games::root) const fn bit(self) -> u8 {
        1 << self as u8
    }
}
