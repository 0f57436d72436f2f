//! The Exile, and the Brigand.

use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::place::{Clearing, Forest};
use crate::kernel::Seat;
use crate::tasks;

tasks! {
    pub enum Step {
        /// In which forest it begins (A.6.3).
        #[ask("root-ask-exile-set-up", "A.6.3")]
        SetUp = "set_up" { by: Seat },
        /// Asks where it slips and whom it battles, as long as there are items for it.
        #[ask("root-ask-exile", "E.2.4")]
        Rove = "rove",
        /// It has finished, and its items are refreshed.
        Rest = "rest",
        /// At which ruin the Brigand looks, or whom they rob.
        #[ask("root-ask-brigand", "E.2.4")]
        Raid = "raid",
        /// Asks which item they take from under the ruin.
        #[ask("root-ask-brigand-find", "9.7.3", clearing)]
        Find = "find" { clearing: Clearing },
        /// Asks which crafted item is exhausted for a card of this player.
        #[ask("root-ask-brigand-rob", "E.2.4")]
        Rob = "rob" { from: Seat },
    }
}

/// Clubs that lie on its card at first, items that nobody else has.
pub const CLUBS: u8 = 3;

/// The pawn of the Exile, and the items on the card. All items do the same there and never come back, so that of those that
/// are exhausted only the number is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pack {
    /// `None` until setup.
    pub forest: Option<Forest>,
    pub clubs: u8,
    /// The items sold to it.
    pub items: ItemCounts,
    /// The number of exhausted items.
    pub exhausted: u8,
}

impl Pack {
    pub fn count(&self) -> u8 {
        self.items.iter().fold(self.clubs, |sum, &count| sum.saturating_add(count))
    }

    pub fn ready(&self) -> u8 {
        self.count().saturating_sub(self.exhausted)
    }

    /// Exhausts this many, or all that are ready; returns how many.
    pub(in crate::games::root) fn exhaust(&mut self, most: u8) -> u8 {
        let count = most.min(self.ready());
        self.exhausted += count;
        count
    }

    /// Removes this many that are exhausted, or all of them, the clubs first; returns how many.
    pub(in crate::games::root) fn lose(&mut self, most: u8) -> u8 {
        let count = most.min(self.exhausted).min(self.count());
        let mut left = count;
        for lying in std::iter::once(&mut self.clubs).chain(&mut self.items) {
            let lost = left.min(*lying);
            *lying -= lost;
            left -= lost;
        }
        self.exhausted -= count;
        count
    }

    /// An item comes onto the card, face up.
    pub(in crate::games::root) fn add(&mut self, item: Item) {
        self.items[item.index()] += 1;
    }
}

/// The Brigand's actions this turn, each once (E.2.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Raids {
    /// Whether an item was taken from a ruin.
    pub found: bool,
    /// Whether a card was taken for a crafted item.
    pub robbed: bool,
}
