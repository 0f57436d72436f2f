//! A position on its way between a state and its document, and the words that are in several of its parts.

use crate::games::root::law::hooks;
use crate::games::root::prelude::*;
use crate::games::root::words::card::Card;
use crate::games::root::words::item::Item;
use crate::games::root::words::item::Quest;
use crate::games::root::words::place::{Forest, MAX_CLEARINGS, MAX_FORESTS};
use crate::kernel::{Codec, Key, Message, Names, Viewer};

/// Most points, tiles and the like that a document may name; what is more is no position of this game.
pub(in crate::games::root) const MOST_POINTS: u8 = 99;

pub(in crate::games::root) static CARDS: Names = Names::new("doc-no-card", &CardKind::IDS);
pub(in crate::games::root) static ITEMS: Names = Names::new("root-doc-no-item", &Item::IDS);
pub(in crate::games::root) static QUESTS: Names = Names::new("root-doc-no-quest", &Quest::IDS);
pub(in crate::games::root) static PIECES: Names = Names::new("root-doc-no-piece", &Piece::IDS);
pub(in crate::games::root) static RELICS: Names =
    Names::new("root-doc-no-relic", Piece::IDS.split_at(Piece::RELICS[0].index()).1.split_at(Piece::RELICS.len()).0);
pub(in crate::games::root) static SUITS: Names = Names::new("root-doc-no-suit", &Suit::IDS);
pub(in crate::games::root) static CLEARING_SUITS: Names =
    Names::new("root-doc-no-clearing-suit", Suit::IDS.split_at(Suit::CLEARING.len()).0);

/// The state that is read from a document, key by key, or written to it. A faction visits its own keys when the map and
/// what every player has stand in the state.
pub(in crate::games::root) struct Position<'s> {
    pub state: &'s mut State,
    /// The viewer whose knowledge the document holds.
    pub viewer: Viewer,
    /// Copies that lie nowhere yet.
    pub left: CardSet,
    pub seats: Names,
    /// The seats, and then the hirelings that have been read.
    pub owners: Names,
    pub clearings: Names,
    pub forests: Names,
}

impl<'s> Position<'s> {
    pub fn new(state: &'s mut State, viewer: Viewer) -> Self {
        let clearings = (0..MAX_CLEARINGS as u8).map(Clearing::new);
        let number = |at: Clearing| state.board.clearings().contains(at).then(|| at.number().to_string());
        let forests = (0..MAX_FORESTS as u8).map(Forest::new);
        let letter = |forest: Forest| state.board.forests().contains(forest).then(|| forest.letter().to_string());
        let mut position = Self {
            viewer,
            left: state.deck,
            seats: Names::own("doc-no-seat", state.seats().map(|seat| state.party(seat).id())),
            owners: Names::own("doc-no-seat", [""; 0]),
            clearings: Names::own("root-doc-clearing", clearings.map(|at| number(at).unwrap_or_default())),
            forests: Names::own("root-doc-no-forest", forests.map(|forest| letter(forest).unwrap_or_default())),
            state,
        };
        position.name_owners();
        position
    }

    /// Names all who can have pieces, by index.
    pub fn name_owners(&mut self) {
        let mut ids = vec![""; self.state.owners().last().map_or(0, |owner| owner.index() + 1)];
        for owner in self.state.owners() {
            ids[owner.index()] = self.state.party(owner).id();
        }
        self.owners = Names::own("doc-no-seat", ids);
    }

    /// Returns whether the viewer does not see what the seat holds.
    pub fn is_closed(&self, seat: Seat) -> bool {
        !hooks::sees_into(self.state, self.viewer, seat)
    }

    /// Notes that this many warriors of the owner lie elsewhere than in its supply.
    pub fn lay_aside(&mut self, codec: &Codec<'_>, key: &str, owner: impl Into<Owner>, count: u8) {
        let owner = owner.into();
        let left = self.state.supply(owner);
        match left.checked_sub(count).filter(|_| codec.reads()) {
            Some(supply) => self.state.set_supply(owner, supply),
            None => {
                let message = Message::new("root-doc-few-warriors").text("faction", self.state.party(owner).id());
                codec.fault(key, message.number("left", left).number("found", count));
            }
        }
    }
}

/// Takes one copy of a card from those that lie nowhere yet.
pub(in crate::games::root) fn deal(codec: &Codec<'_>, key: &str, left: &mut CardSet, kind: CardKind) -> Option<Card> {
    let card = left.copy_of(kind);
    match card {
        Some(card) => left.remove(card),
        None => codec.fault(key, Message::new("doc-no-more").text("what", kind.id())),
    }
    card
}

/// Visits the cards of a place; reading, they are of those that lie nowhere yet.
pub(in crate::games::root) fn visit_cards<'k>(
    codec: &mut Codec<'_>,
    key: impl Into<Key<'k>>,
    left: &mut CardSet,
    place: &mut CardSet,
) {
    let held = *place;
    codec.dealt(key, &CARDS, &mut held.iter().map(|card| card.kind().index()), "doc-no-more", &mut |kind| {
        let card = left.copy_of(CardKind::ALL[kind]);
        card.into_iter().for_each(|card| {
            left.remove(card);
            place.insert(card);
        });
        card.is_some()
    });
}

/// Visits those of the cards that are `marked`; `none` is the sentence that there is no such card.
pub(in crate::games::root) fn visit_marked(
    codec: &mut Codec<'_>,
    key: &str,
    none: &'static str,
    cards: CardSet,
    marked: &mut CardSet,
) {
    let held = cards & *marked;
    codec.dealt(key, &CARDS, &mut held.iter().map(|card| card.kind().index()), none, &mut |kind| {
        let card = (cards - *marked).copy_of(CardKind::ALL[kind]);
        card.into_iter().for_each(|card| marked.insert(card));
        card.is_some()
    });
}

/// Visits paths, each as a pair of clearings.
pub(in crate::games::root) fn visit_paths<'k>(
    codec: &mut Codec<'_>,
    key: impl Into<Key<'k>>,
    paths: &mut Vec<(Clearing, Clearing)>,
) {
    let number = |at: Clearing| at.number() as i8;
    let mut pairs = paths.iter().map(|&(from, to)| (number(from), number(to))).collect();
    codec.pairs(key, 1, MAX_CLEARINGS as i8, &mut pairs);
    let clearing = |number: i8| Clearing::from_number(number as u8);
    *paths = pairs.into_iter().filter_map(|(from, to)| Some((clearing(from)?, clearing(to)?))).collect();
}
