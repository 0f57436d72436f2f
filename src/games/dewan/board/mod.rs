//! The board: a scenario (`boards/dewan-*.toml`) with a set of pieces (`boards/dewan-set-*.toml`) for a number of
//! players.

mod geometry;
mod read;

use super::card::{CardSet, Kind, Pack};
use super::ground::{Ground, Symbol};
use super::hex::{Hex, HexSet, MAX_HEXES};
use super::story::{Page, Story, StorySet};
use crate::enum_table;
use crate::kernel::{Digested, SetupError};

pub use geometry::turned;

/// The format of board files that this version reads.
const FORMAT: u16 = 1;

/// Most tiles on a map.
pub const MAX_SLOTS: usize = 9;

/// Spaces of a tile.
pub const CELLS: usize = 7;

enum_table! {
    /// The rules that a scenario is played by (D12).
    pub enum Scenario(
        /// Whether the row is filled from a deck on the event tile (D12.2).
        has_events: bool,
        /// Whether it has a tile of its own.
        has_tile: bool,
    ) {
        Base        = "base"         (false, false),
        Team        = "team"         (false, false),
        Storm       = "storm"        (true,  true),
        Volcano     = "volcano"      (true,  true),
        LakeVillage = "lake_village" (true,  false),
    }
}

enum_table! {
    /// The use of a tile (D1.4).
    pub enum TileKind {
        Start = "start",
        Neutral = "neutral",
        Storm = "storm",
        Volcano = "volcano",
    }
}

/// A territory tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    pub id: String,
    pub kind: TileKind,
    pub cells: [Ground; CELLS],
    /// Symbols on the edges between two cells.
    pub icons: Vec<(u8, u8, Symbol)>,
    pub berries: Vec<u8>,
}

/// Points; what a scenario does not name it does not score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scoring {
    /// For the most fires (D11.2).
    pub fire_majority: u8,
    /// For each group of two or more camps (D11.3).
    pub group: u8,
    /// For each berry (D11.4).
    pub berry: u8,
    /// For each pair of berries, one of each partner (D12.1.2).
    pub berry_pair: u8,
    /// For each forest or mountain area with one of the tribe's camps (D12.3.4).
    pub area: u8,
    /// For each water area next to the tribe's camps (D12.4.4).
    pub water_area: u8,
    /// For each camp next to the center of another tribe's starting tile (D12.4.4).
    pub foreign_home: u8,
    /// For each set of a berry and a second symbol (D12.3.4, D12.4.4, D12.5.7).
    pub set: u8,
    pub set_symbol: Option<Symbol>,
    /// For the most camps beside a water area (D12.5.7).
    pub lake: u8,
    pub lake_tied: u8,
    /// For each fish (D12.5.7).
    pub fish: u8,
}

/// The place of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    pub kind: TileKind,
    /// Its spaces: the center, then the six around it from the east counter-clockwise.
    pub cells: [Hex; CELLS],
}

/// Everything about a game that its moves do not change, except the layout of the tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    id: String,
    set: String,
    digest: u64,
    pub scenario: Scenario,
    pub seats: u8,
    pub scoring: Scoring,
    /// Whether a home camp counts in groups, in majorities and beside things (D11.3, reading R5).
    pub home_counts: bool,
    /// Water, lava or fish tokens in the box.
    pub tokens: u8,
    /// Cards of a deck on the event tile; 0 without events (D12.2.2).
    pub event_deck: u8,
    pub pack: Pack,
    pub tiles: Vec<Tile>,
    pub slots: Vec<Slot>,
    pages: [Page; Story::COUNT],
    /// The story tiles in play.
    pub stories: StorySet,
    hexes: HexSet,
    at: [(i8, i8); MAX_HEXES],
    neighbors: [HexSet; MAX_HEXES],
}

/// Differs where the files or the number of players do.
impl Digested for Board {
    fn digest(&self) -> u64 {
        self.digest
    }
}

impl Board {
    /// Returns the board of a scenario and a set for this many players.
    ///
    /// # Errors
    /// Returns all faults at once, each with the file and the key.
    pub fn parse(scenario: (&str, &str), set: (&str, &str), seats: usize) -> Result<Self, SetupError> {
        read::board(scenario, set, seats)
    }

    /// Returns the scenario's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the id of the set of pieces.
    pub fn set(&self) -> &str {
        &self.set
    }

    pub fn page(&self, story: Story) -> &Page {
        &self.pages[story.index()]
    }

    pub fn hexes(&self) -> HexSet {
        self.hexes
    }

    /// Returns column (to the east) and row (to the south-east) of a space.
    pub fn at(&self, hex: Hex) -> (i8, i8) {
        self.at[hex.index()]
    }

    pub fn neighbors(&self, hex: Hex) -> HexSet {
        self.neighbors[hex.index()]
    }

    /// Returns all neighbors of some spaces, without these.
    pub fn around(&self, hexes: HexSet) -> HexSet {
        hexes.iter().fold(HexSet::EMPTY, |around, hex| around | self.neighbors(hex)) - hexes
    }

    /// Returns the center of a seat's starting tile.
    pub fn home(&self, seat: usize) -> Hex {
        self.slots[seat].cells[0]
    }

    /// Returns the tile with this id.
    pub fn tile(&self, id: &str) -> Option<u8> {
        self.tiles.iter().position(|tile| tile.id == id).map(|index| index as u8)
    }

    /// Returns the tiles that can be in a slot, as bits.
    pub fn tiles_for(&self, kind: TileKind) -> u64 {
        self.tiles.iter().enumerate().filter(|(_, tile)| tile.kind == kind).fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// Copies of a face in the pack.
    pub fn copies(&self, kind: Kind) -> CardSet {
        self.pack.copies(kind)
    }
}
