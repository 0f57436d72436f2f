//! The cards that lie in the places that the notation names, and how they go from one to another.

use super::letters::{self, Profile};
use super::token::{Place, Term, Thing, Token};
use crate::games::root::factions::eyrie::words::Column;
use crate::games::root::factions::keepers::words::Slot;
use crate::games::root::prelude::*;
use crate::games::root::state::zones::CardZone;
use crate::games::root::words::party::Party;
use crate::kernel::Viewer;
use std::collections::{BTreeMap, BTreeSet};

/// A place of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pile {
    Deck,
    /// The discard pile, and what lies beside it: Lost Souls, and dominance cards that can be had.
    Discard,
    Hand(Seat),
    /// Effects in play and the card of a dominance.
    Board(Seat),
    Supporters(Seat),
    /// A column of the Decree.
    Column(Seat, Column),
    /// A column of the retinue.
    Slot(Seat, Slot),
    /// The Black Market, of which the notation knows nothing.
    Market,
}

/// How many cards of each kind lie in each place. Cards on the table for the action that is going on are in none of them.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Cards(BTreeMap<(CardKind, Pile), u8>);

impl Cards {
    pub fn of(state: &State) -> Self {
        let mut cards = Self::default();
        cards.lay(state.deck, Pile::Deck);
        cards.lay(state.discard | state.available, Pile::Discard);
        state.stalls().for_each(|stall| cards.lay(stall.cards, Pile::Market));
        for hired in state.hirelings.as_slice() {
            // cards that were revealed go back to the hand
            if let Some(seat) = hired.controller {
                cards.lay(hired.kit.cards(), Pile::Hand(seat));
            }
        }
        for seat in state.seats() {
            let (mut columns, mut slots) = (Column::ALL.into_iter(), Slot::ALL.into_iter());
            for pile in state.piles_of(seat) {
                let place = match pile.zone {
                    CardZone::Hand | CardZone::Revealed => Some(Pile::Hand(seat)),
                    CardZone::Crafted | CardZone::Dominance => Some(Pile::Board(seat)),
                    CardZone::Supporters => Some(Pile::Supporters(seat)),
                    CardZone::LostSouls => Some(Pile::Discard),
                    CardZone::Decree => columns.next().map(|column| Pile::Column(seat, column)),
                    CardZone::Retinue => slots.next().map(|slot| Pile::Slot(seat, slot)),
                    _ => None,
                };
                if let Some(place) = place {
                    cards.lay(pile.cards, place);
                }
            }
        }
        cards
    }

    /// Lays a card that lies in one place, or is under way from there, into another.
    pub fn shift(&mut self, passage: Passage, underway: &mut Underway) {
        let Passage { kind, from, to } = passage;
        if let Some(at) = underway.iter().rposition(|left| *left == (kind, from)) {
            underway.remove(at);
        } else if let Some(count) = self.0.get_mut(&(kind, from)).filter(|count| **count > 0) {
            *count -= 1;
        } else {
            return;
        }
        *self.0.entry((kind, to)).or_default() += 1;
    }

    fn lay(&mut self, cards: CardSet, pile: Pile) {
        for kind in cards.kinds() {
            *self.0.entry((kind, pile)).or_default() += cards.count_of(kind);
        }
    }
}

/// A card that has gone from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passage {
    pub kind: CardKind,
    pub from: Pile,
    pub to: Pile,
}

/// Cards that have left a place and lie on the table.
pub type Underway = Vec<(CardKind, Pile)>;

/// Finds the ways of cards between two moments. What has arrived nowhere yet is under way.
pub fn passages(before: &Cards, after: &Cards, underway: &mut Underway) -> Vec<Passage> {
    let keys: BTreeSet<_> = before.0.keys().chain(after.0.keys()).copied().collect();
    let mut arrived = Vec::new();
    for (kind, pile) in keys {
        let count = |cards: &Cards| cards.0.get(&(kind, pile)).copied().unwrap_or_default();
        let (had, has) = (count(before), count(after));
        underway.extend((has..had).map(|_| (kind, pile)));
        arrived.extend((had..has).map(|_| (kind, pile)));
    }
    let mut passages = Vec::new();
    for (kind, to) in arrived {
        // what left last arrives first
        let left = underway.iter().rposition(|(other, _)| *other == kind);
        let from = left.map_or(Pile::Deck, |at| underway.remove(at).1);
        if from != to {
            passages.push(Passage { kind, from, to });
        }
    }
    passages
}

/// Names cards as far as a viewer may know them.
#[derive(Clone, Copy)]
pub struct Naming {
    pub profile: Profile,
    pub viewer: Viewer,
}

impl Naming {
    /// Returns names a card that everybody has seen.
    pub fn open(self, kind: CardKind) -> Thing {
        Thing::Card(Some(kind.suit()), letters::card(kind, self.profile))
    }

    /// Stands for a card of which nothing is known.
    pub const fn closed(self) -> Thing {
        Thing::Card(None, String::new())
    }

    /// Names a card on its way, if the viewer has seen it in one of the places.
    fn passing(self, passage: Passage) -> Thing {
        let seen = [passage.from, passage.to].into_iter().any(|pile| self.sees(pile));
        if seen { self.open(passage.kind) } else { self.closed() }
    }

    fn sees(self, pile: Pile) -> bool {
        match pile {
            Pile::Deck | Pile::Market => self.viewer == Viewer::All,
            Pile::Discard | Pile::Board(_) | Pile::Column(..) | Pile::Slot(..) => true,
            Pile::Hand(seat) | Pile::Supporters(seat) => {
                self.viewer == Viewer::All || self.viewer == Viewer::Seat(seat)
            }
        }
    }
}

/// Writes passages, those between the same places as one action.
pub fn tokens(passages: &[Passage], state: &State, naming: Naming) -> Vec<Token> {
    let mut tokens: Vec<(Pile, Pile, Token)> = Vec::new();
    for passage in passages {
        let term = Term::new(1, naming.passing(*passage), place(passage.from, state));
        let to = place(passage.to, state).filter(|place| *place != Place::Discard);
        let beside = |(from, to, _): &&mut (Pile, Pile, Token)| (*from, *to) == (passage.from, passage.to);
        match tokens.iter_mut().find(beside) {
            Some((.., Token::Move { terms, .. })) => add(terms, term),
            _ => tokens.push((passage.from, passage.to, Token::single(term, to))),
        }
    }
    tokens.into_iter().map(|(.., token)| token).collect()
}

/// Adds cards to others, with those of the same name.
pub fn add(terms: &mut Vec<Term>, term: Term) {
    match terms.iter_mut().find(|other| other.thing == term.thing && other.from == term.from) {
        Some(other) => other.count += term.count,
        None => terms.push(term),
    }
}

/// Returns how a place is written; none for the deck.
fn place(pile: Pile, state: &State) -> Option<Place> {
    match pile {
        Pile::Deck | Pile::Market => None,
        Pile::Discard => Some(Place::Discard),
        Pile::Hand(seat) => Some(Place::Hand(state.faction(seat))),
        Pile::Board(seat) | Pile::Supporters(seat) => Some(Place::Board(Party::Faction(state.faction(seat)))),
        Pile::Column(_, column) => Some(Place::Column(letters::column(column))),
        Pile::Slot(_, slot) => Some(Place::Slot(letters::slot(slot))),
    }
}
