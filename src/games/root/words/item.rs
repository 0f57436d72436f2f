//! Item tiles: their kinds and the state of the tiles beside a pawn.

use crate::enum_table;
use crate::kernel::{Arg, Field, Part};

/// The ids of an item, each with the mark of a condition.
macro_rules! marked {
    ($item:literal) => {
        [$item, concat!($item, "-"), concat!($item, "!"), concat!($item, "-!")]
    };
}

enum_table! {
    /// A kind of item.
    pub enum Item(
        /// Returns how many are in the supply on the map at the start (5.1.5).
        supply: u8,
        /// Returns how many are under the ruins (9.3.4).
        ruins: u8,
        /// Returns whether it lies on a track of its own while face up and undamaged (9.2.5.I).
        has_track: bool,
        /// The ids of its tiles, by condition.
        tiles: [&'static str; Condition::COUNT],
    ) {
        Boot     = "boot"     (2, 1, false, marked!("boot")),
        Bag      = "bag"      (2, 1, true,  marked!("bag")),
        Crossbow = "crossbow" (1, 0, false, marked!("crossbow")),
        Hammer   = "hammer"   (1, 1, false, marked!("hammer")),
        Sword    = "sword"    (2, 1, false, marked!("sword")),
        Tea      = "tea"      (2, 0, true,  marked!("tea")),
        Coin     = "coin"     (2, 0, true,  marked!("coin")),
        Torch    = "torch"    (0, 0, false, marked!("torch")),
    }
}

/// The number of each kind, by [`Item::index`].
pub type ItemCounts = [u8; Item::COUNT];

impl Item {
    /// The names with an article if they take one: sentences cannot know which do.
    pub const WITH_ARTICLE: &'static str = "root-an-item";

    pub const fn tile(self, condition: Condition) -> Tile {
        Tile { item: self, condition }
    }
}

impl From<Item> for Arg {
    fn from(item: Item) -> Arg {
        Arg::Name { space: "root-item", id: item.id() }
    }
}

enum_table! {
    /// Face and box of a tile beside a pawn (9.2.5).
    pub enum Condition {
        Ready = "ready",
        Exhausted = "exhausted",
        Damaged = "damaged",
        DamagedExhausted = "both",
    }
}

impl Condition {
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

impl Tile {
    pub const fn id(self) -> &'static str {
        self.item.tiles()[self.condition.index()]
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
