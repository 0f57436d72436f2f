//! Story tiles (D2.3): what each asks for is data, its number is its name.

use super::ground::{Symbol, Terrain};
use crate::kernel::{Field, Part};
use crate::{indexed, small_set};

/// A story tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Story(u8);

impl Story {
    pub const COUNT: usize = 24;

    /// The ids of all.
    pub const IDS: [&'static str; Self::COUNT] = [
        "s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08", "s09", "s10", "s11", "s12", "s13", "s14", "s15", "s16",
        "s17", "s18", "s19", "s20", "s21", "s22", "s23", "s24",
    ];

    pub const fn new(index: u8) -> Self {
        debug_assert!((index as usize) < Self::COUNT);
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn id(self) -> &'static str {
        Self::IDS[self.index()]
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::IDS.iter().position(|known| *known == id).map(|index| Self(index as u8))
    }

    pub fn all() -> impl Iterator<Item = Story> {
        StorySet::first_n(Self::COUNT).iter()
    }
}

indexed!(Story);

impl Field for Story {
    fn part(self) -> Part {
        Part::Word(self.id())
    }

    fn read(word: &str) -> Option<Self> {
        Self::from_id(word)
    }
}

small_set! {
    /// A set of story tiles.
    #[derive(PartialEq, Eq, Hash)]
    StorySet of Story as u32
}

/// Things that a story can ask for: the terrains, then the resources.
pub const NEEDS: usize = Terrain::COUNT + Symbol::RESOURCES.len();

/// Counts of each thing, in the order of the terrains and then the resources.
pub type Units = [u8; NEEDS];

/// Returns the place of a resource among the things that a story can need; berries and fires are not among them.
pub const fn resource(symbol: Symbol) -> Option<usize> {
    if symbol.is_resource() { Some(Terrain::COUNT + symbol.index()) } else { None }
}

/// The print on a story tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Page {
    pub needs: Units,
    pub points: u8,
    pub fires: u8,
}

impl Page {
    pub fn shows_water(&self) -> bool {
        self.needs[Terrain::Water.index()] > 0
    }

    /// Returns whether these units satisfy it (D8).
    pub fn is_told(&self, units: &Units) -> bool {
        self.needs.iter().zip(units).all(|(need, have)| have >= need)
    }
}
