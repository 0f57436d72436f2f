//! The places where cards lie, on one list: who may look into each, and what lies there.

use crate::enum_table;
use crate::games::root::words::card::CardSet;
use crate::kernel::List;

enum_table! {
    /// A place of cards.
    #[derive(Default)]
    pub enum CardZone(
        visibility: Visibility,
    ) {
        #[default]
        Deck       = "deck"         (Visibility::Nobody),
        Discard    = "discard"      (Visibility::All),
        /// Dominance cards beside the map (3.3.3).
        Available  = "available"    (Visibility::All),
        Hand       = "hand"         (Visibility::Owner),
        /// Persistent effects in play (4.1.3).
        Crafted    = "crafted"      (Visibility::All),
        /// The card that a dominance or a coalition was shown with (3.3.1, 9.2.8).
        Dominance  = "dominance"    (Visibility::All),
        /// A column of the Decree (7.5.2).
        Decree     = "decree"       (Visibility::All),
        Supporters = "supporters"   (Visibility::Owner),
        LostSouls  = "lost souls"   (Visibility::All),
        /// The order of a clockwork player (R2.7).
        Order      = "order"        (Visibility::All),
        /// The revealed cards, which go back to the hand or away.
        Revealed   = "revealed"     (Visibility::All),
        /// A column of the retinue (15.5.2).
        Retinue    = "retinue"      (Visibility::All),
        /// The cards picked for the task on top, which lie on the table till the last pick.
        Picked     = "picks"        (Visibility::All),
        /// A stall of the Black Market; known to the player who put the card there.
        Market     = "black market" (Visibility::Nobody),
        /// The Market of the Riverfolk Robots (R9.2.1).
        Wares      = "wares"        (Visibility::All),
        /// Ambushes that a clockwork Duchy has ready (R9.7).
        Ambushes   = "ambushes"     (Visibility::All),
    }
}

/// The viewers who may look into a place (1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    All,
    /// The player whose place it is, and anyone who has learned what lies there.
    Owner,
    Nobody,
}

/// The content of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    pub zone: CardZone,
    pub cards: CardSet,
    /// Cards that are not known here: none in a full state.
    pub hidden: u8,
}

impl Pile {
    pub const fn open(zone: CardZone, cards: CardSet) -> Self {
        Self { zone, cards, hidden: 0 }
    }
}

/// A place that not everybody sees into, to be changed.
pub(in crate::games::root) struct Secret<'s> {
    pub cards: &'s mut CardSet,
    pub hidden: &'s mut u8,
}

impl Secret<'_> {
    /// Keeps the known cards and counts the others.
    pub fn hide(&mut self, known: CardSet) {
        let kept = *self.cards & known;
        *self.hidden += (self.cards.len() - kept.len()) as u8;
        *self.cards = kept;
    }
}

/// The piles of one kit.
pub type Piles = List<Pile, 5>;

/// A kit with cards.
pub(in crate::games::root) trait Holding {
    fn piles(&self) -> Piles;

    /// The place among them that not everybody sees into, if there is one.
    fn secret(&mut self) -> Option<Secret<'_>> {
        None
    }

    /// Replaces every set of cards by the lowest copies of its kinds.
    fn lower_copies(&mut self) {}
}
