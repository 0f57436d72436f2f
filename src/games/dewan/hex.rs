//! Spaces of the map (D1.3), by numbers in reading order.

use crate::kernel::{Arg, Field, Part};
use crate::{small_set, written_as_parts};

/// Most spaces that a map can have: nine tiles of seven.
pub const MAX_HEXES: usize = 63;

/// A space of the map. Players number them from 1, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hex(u8);

impl Hex {
    pub const fn new(index: u8) -> Self {
        debug_assert!((index as usize) < MAX_HEXES);
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    pub fn from_number(number: u8) -> Option<Self> {
        (1..=MAX_HEXES as u8).contains(&number).then(|| Self(number - 1))
    }
}

impl Field for Hex {
    fn part(self) -> Part {
        Part::Place(self.number())
    }

    fn read(word: &str) -> Option<Self> {
        <u8 as Field>::read(word).and_then(Self::from_number)
    }
}

written_as_parts!(Hex);

impl From<Hex> for Arg {
    fn from(hex: Hex) -> Arg {
        hex.number().into()
    }
}

small_set! {
    /// A set of spaces; also a set of areas, each by its lowest space.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    HexSet of Hex as u64
}
