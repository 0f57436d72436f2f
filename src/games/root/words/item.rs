//! Item tiles: their kinds and the state of the tiles beside a pawn.

use crate::kernel::{Arg, Field, Part};
use crate::written_as_parts;

/// A kind of item.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Item {
    Boot,
    Bag,
    Crossbow,
    Hammer,
    Sword,
    Tea,
    Coin,
    Torch,
}

/// The number of each kind, by [`Item::index`].
pub type ItemCounts = [u8; Item::COUNT];

impl Item {
    pub const ALL: [Item; 8] =
        [Item::Boot, Item::Bag, Item::Crossbow, Item::Hammer, Item::Sword, Item::Tea, Item::Coin, Item::Torch];
    pub const COUNT: usize = Self::ALL.len();

    /// The names with an article if they take one: sentences cannot know which do.
    pub const WITH_ARTICLE: &'static str = "root-an-item";

    /// The supply on the map at the start (5.1.5).
    pub const SUPPLY: ItemCounts = [2, 2, 1, 1, 2, 2, 2, 0];

    /// The items under the ruins (9.3.4).
    pub const RUINS: ItemCounts = [1, 1, 0, 1, 1, 0, 0, 0];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        self.tile(Condition::Ready).id()
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|item| item.id() == id)
    }

    pub const fn tile(self, condition: Condition) -> Tile {
        Tile { item: self, condition }
    }

    /// Whether it lies on a track of its own while face up and undamaged (9.2.5.I).
    pub const fn has_track(self) -> bool {
        matches!(self, Item::Bag | Item::Tea | Item::Coin)
    }
}

impl Field for Item {
    fn part(self) -> Part {
        Part::Word(self.id())
    }

    fn read(word: &str) -> Option<Self> {
        Self::from_id(word)
    }
}

written_as_parts!(Item);

impl From<Item> for Arg {
    fn from(item: Item) -> Arg {
        Arg::Name { space: "root-item", id: item.id() }
    }
}

/// Face and box of a tile beside a pawn (9.2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Condition {
    Ready,
    Exhausted,
    Damaged,
    DamagedExhausted,
}

impl Condition {
    pub const ALL: [Condition; 4] =
        [Condition::Ready, Condition::Exhausted, Condition::Damaged, Condition::DamagedExhausted];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Condition::Ready => "ready",
            Condition::Exhausted => "exhausted",
            Condition::Damaged => "damaged",
            Condition::DamagedExhausted => "both",
        }
    }

    pub const fn is_damaged(self) -> bool {
        matches!(self, Condition::Damaged | Condition::DamagedExhausted)
    }

    pub const fn is_exhausted(self) -> bool {
        matches!(self, Condition::Exhausted | Condition::DamagedExhausted)
    }

    /// Moved to the Damaged box, face kept.
    pub const fn damaged(self) -> Self {
        if self.is_exhausted() { Condition::DamagedExhausted } else { Condition::Damaged }
    }

    /// Moved out of the Damaged box, face kept (9.5.7).
    pub const fn repaired(self) -> Self {
        if self.is_exhausted() { Condition::Exhausted } else { Condition::Ready }
    }

    /// Turned face up, box kept (9.4.1).
    pub const fn refreshed(self) -> Self {
        if self.is_damaged() { Condition::Damaged } else { Condition::Ready }
    }
}

/// A tile beside a pawn; tiles alike in kind and condition are interchangeable.
///
/// Written `sword` ready, `sword-` exhausted, `sword!` damaged, `sword-!` both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile {
    pub item: Item,
    pub condition: Condition,
}

macro_rules! tile_ids {
    ($($item:literal),+) => { [$([$item, concat!($item, "-"), concat!($item, "!"), concat!($item, "-!")]),+] };
}

const TILE_IDS: [[&str; 4]; Item::COUNT] =
    tile_ids!["boot", "bag", "crossbow", "hammer", "sword", "tea", "coin", "torch"];

impl Tile {
    pub const fn id(self) -> &'static str {
        TILE_IDS[self.item.index()][self.condition.index()]
    }

    pub fn all() -> impl Iterator<Item = Tile> {
        Item::ALL.into_iter().flat_map(|item| Condition::ALL.into_iter().map(move |condition| item.tile(condition)))
    }
}

impl Field for Tile {
    fn part(self) -> Part {
        Part::Word(self.id())
    }

    fn read(word: &str) -> Option<Self> {
        Self::all().find(|tile| tile.id() == word)
    }
}
