//! Quest cards (9.5.5).

use crate::games::root::words::item::Item;
use crate::games::root::words::place::Suit;
use crate::kernel::{Field, Part};
use crate::{small_set, written_as_parts};

/// A quest card, by its index in the list of all; saved by its id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Quest(u8);

struct Face {
    id: &'static str,
    suit: Suit,
    items: [Item; 2],
}

const fn quest(id: &'static str, suit: Suit, items: [Item; 2]) -> Face {
    Face { id, suit, items }
}

use Item::{Bag, Boot, Coin, Crossbow, Hammer, Sword, Tea, Torch};
use Suit::{Fox, Mouse, Rabbit};

const FACES: [Face; Quest::COUNT] = [
    quest("errand_fox", Fox, [Tea, Boot]),
    quest("fundraising_fox", Fox, [Tea, Coin]),
    quest("give_a_speech_fox", Fox, [Torch, Tea]),
    quest("logistics_help_fox", Fox, [Boot, Bag]),
    quest("repair_a_shed_fox", Fox, [Torch, Hammer]),
    quest("errand_rabbit", Rabbit, [Tea, Boot]),
    quest("expel_bandits_rabbit", Rabbit, [Sword, Sword]),
    quest("fend_off_a_bear_rabbit", Rabbit, [Torch, Crossbow]),
    quest("give_a_speech_rabbit", Rabbit, [Torch, Tea]),
    quest("guard_duty_rabbit", Rabbit, [Torch, Sword]),
    quest("escort_mouse", Mouse, [Boot, Boot]),
    quest("expel_bandits_mouse", Mouse, [Sword, Sword]),
    quest("fend_off_a_bear_mouse", Mouse, [Torch, Crossbow]),
    quest("guard_duty_mouse", Mouse, [Torch, Sword]),
    quest("logistics_help_mouse", Mouse, [Boot, Bag]),
];

impl Quest {
    pub const COUNT: usize = 15;

    pub const fn new(index: u8) -> Self {
        debug_assert!((index as usize) < Self::COUNT);
        Self(index)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn id(self) -> &'static str {
        FACES[self.0 as usize].id
    }

    pub const fn suit(self) -> Suit {
        FACES[self.0 as usize].suit
    }

    /// The two items that it exhausts.
    pub const fn items(self) -> [Item; 2] {
        FACES[self.0 as usize].items
    }

    pub fn from_id(id: &str) -> Option<Self> {
        QuestSet::ALL.iter().find(|quest| quest.id() == id)
    }
}

impl Field for Quest {
    fn part(self) -> Part {
        Part::Word(self.id())
    }

    fn read(word: &str) -> Option<Self> {
        Self::from_id(word)
    }
}

written_as_parts!(Quest);

small_set! {
    /// A set of quest cards.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    QuestSet of Quest as u16
}

impl QuestSet {
    pub const ALL: QuestSet = QuestSet::first_n(Quest::COUNT);
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
            assert_eq!(Quest::read(quest.id()), Some(quest));
        }
    }
}
