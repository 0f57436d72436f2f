//! Spaces of the map (D1.3), by numbers in reading order.

use crate::kernel::{Field, Part};
use crate::small_set;
use serde::{Deserialize, Serialize};

/// Most spaces that a map can have: nine tiles of seven.
pub const MAX_HEXES: usize = 63;

/// A space of the map. Players number them from 1, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
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

impl From<Hex> for u8 {
    fn from(hex: Hex) -> u8 {
        hex.number()
    }
}

impl TryFrom<u8> for Hex {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::from_number(number).ok_or_else(|| format!("there is no space {number}"))
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

small_set! {
    /// A set of spaces; also a set of areas, each by its lowest space.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    HexSet of Hex as u64
}
