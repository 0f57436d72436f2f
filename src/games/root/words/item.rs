//! Item tiles: their kinds and the state of the tiles beside a pawn.

use super::place::Suit;
use super::place::Suit::{Fox, Mouse, Rabbit};
use crate::kernel::{Arg, Field, Part};
use crate::{enum_table, small_set};
use Item::{Bag, Boot, Coin, Crossbow, Hammer, Sword, Tea, Torch};

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

    /// Returns the condition after a move to the Damaged box, face kept.
    pub const fn damaged(self) -> Self {
        if self.is_exhausted() { Condition::DamagedExhausted } else { Condition::Damaged }
    }

    /// Returns the condition after a move out of the Damaged box, face kept (9.5.7).
    pub const fn repaired(self) -> Self {
        if self.is_exhausted() { Condition::Exhausted } else { Condition::Ready }
    }

    /// Returns the condition turned face up, box kept (9.4.1).
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

enum_table! {
    /// A quest card.
    pub enum Quest(
        suit: Suit,
        /// Returns the two items that it exhausts.
        items: [Item; 2],
    ) {
        ErrandFox          = "errand_fox"             (Fox,    [Tea, Boot]),
        FundraisingFox     = "fundraising_fox"        (Fox,    [Tea, Coin]),
        GiveASpeechFox     = "give_a_speech_fox"      (Fox,    [Torch, Tea]),
        LogisticsHelpFox   = "logistics_help_fox"     (Fox,    [Boot, Bag]),
        RepairAShedFox     = "repair_a_shed_fox"      (Fox,    [Torch, Hammer]),
        ErrandRabbit       = "errand_rabbit"          (Rabbit, [Tea, Boot]),
        ExpelBanditsRabbit = "expel_bandits_rabbit"   (Rabbit, [Sword, Sword]),
        FendOffABearRabbit = "fend_off_a_bear_rabbit" (Rabbit, [Torch, Crossbow]),
        GiveASpeechRabbit  = "give_a_speech_rabbit"   (Rabbit, [Torch, Tea]),
        GuardDutyRabbit    = "guard_duty_rabbit"      (Rabbit, [Torch, Sword]),
        EscortMouse        = "escort_mouse"           (Mouse,  [Boot, Boot]),
        ExpelBanditsMouse  = "expel_bandits_mouse"    (Mouse,  [Sword, Sword]),
        FendOffABearMouse  = "fend_off_a_bear_mouse"  (Mouse,  [Torch, Crossbow]),
        GuardDutyMouse     = "guard_duty_mouse"       (Mouse,  [Torch, Sword]),
        LogisticsHelpMouse = "logistics_help_mouse"   (Mouse,  [Boot, Bag]),
    }
}

small_set! {
    /// A set of quest cards.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    QuestSet of Quest as u16
}

impl QuestSet {
    pub const ALL: QuestSet = QuestSet::first_n(Quest::COUNT);
}

enum_table! {
    /// The kinds of relics, printed on both sides of the tokens (15.2.1).
    pub enum Relic {
        Figure = "figure",
        Tablet = "tablet",
        Jewelry = "jewelry",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_quests_a_suit_and_ids_read_back() {
        for suit in Suit::CLEARING {
            assert_eq!(QuestSet::ALL.iter().filter(|quest| quest.suit() == suit).count(), 5);
        }
        for quest in QuestSet::ALL.iter() {
            assert_eq!(Quest::from_id(quest.id()), Some(quest));
        }
    }
}
