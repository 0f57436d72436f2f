//! A position that is being read from its document.

use crate::games::root::law::hooks;
use crate::games::root::state::State;
use crate::games::root::words::card::{Card, CardKind, CardSet};
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Party;
use crate::games::root::words::place::{Clearing, MAX_CLEARINGS, Suit};
use crate::kernel::{Fields, Message, Seat, Viewer};

/// Most points, tiles and the like that a document may name; what is more is no position of this game.
pub(in crate::games::root) const MOST_POINTS: u8 = 99;

/// The state read so far. A module reads its own keys when the map and what every player has stand in the state.
pub(in crate::games::root) struct Reader<'s> {
    pub state: &'s mut State,
    /// The viewer whose knowledge the document holds.
    pub viewer: Viewer,
    /// Copies that lie nowhere yet.
    pub left: CardSet,
}

impl Reader<'_> {
    /// One copy of a card from those that lie nowhere yet.
    pub fn deal(&mut self, fields: &Fields<'_>, key: &str, kind: CardKind) -> Option<Card> {
        let card = self.left.copy_of(kind);
        match card {
            Some(card) => self.left.remove(card),
            None => fields.fault(key, Message::new("doc-no-more").text("what", kind.id())),
        }
        card
    }

    pub fn cards(&mut self, fields: &mut Fields<'_>, key: &str) -> CardSet {
        let kinds = fields.words(key, "doc-no-card", CardKind::from_id);
        kinds.into_iter().filter_map(|kind| self.deal(fields, key, kind)).collect()
    }

    /// The seat that plays the faction of this name, or that has none and is named by its number.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.owner(name).and_then(Owner::seat)
    }

    /// Returns who has these pieces.
    pub fn owner(&self, name: &str) -> Option<Owner> {
        Party::from_id(name).and_then(|party| self.state.owner_of(party))
    }

    /// The clearing of the board whose number a key is.
    pub fn clearing(&self, key: &str) -> Option<Clearing> {
        let clearing = key.parse().ok().and_then(Clearing::from_number);
        clearing.filter(|&clearing| self.state.board.clearings().contains(clearing))
    }

    /// Whether the viewer does not see what the seat holds.
    pub fn is_closed(&self, seat: Seat) -> bool {
        !hooks::sees_into(self.state, self.viewer, seat)
    }

    /// This many warriors of the owner lie elsewhere than in its supply.
    pub fn lay_aside(&mut self, owner: impl Into<Owner>, count: u8, fields: &Fields<'_>, key: &str) {
        let owner = owner.into();
        let left = self.state.supply(owner);
        match left.checked_sub(count) {
            Some(supply) => self.state.set_supply(owner, supply),
            None => {
                let message = Message::new("root-doc-few-warriors").text("faction", self.state.party(owner).id());
                fields.fault(key, message.number("left", left).number("found", count));
            }
        }
    }
}

pub(in crate::games::root) fn clearing_suit(id: &str) -> Option<Suit> {
    Suit::from_id(id).filter(|&suit| suit != Suit::Bird)
}

pub(in crate::games::root) fn counts_of(counts: &[(Item, u8)]) -> ItemCounts {
    let mut items = [0; Item::COUNT];
    for &(item, count) in counts {
        items[item.index()] = count;
    }
    items
}

/// Returns the paths under a key, each as a pair of clearings.
pub(in crate::games::root) fn read_paths(fields: &mut Fields<'_>, key: &str) -> Vec<(Clearing, Clearing)> {
    let pairs = fields.pairs(key, 1, MAX_CLEARINGS as i8);
    let clearing = |number| Clearing::from_number(number as u8);
    pairs.into_iter().filter_map(|(from, to)| Some((clearing(from)?, clearing(to)?))).collect()
}
