//! What a log tells of cards that nobody has seen yet: a card that is played later was in the hand before.

use super::effects::{self, Effect};
use super::letters::{self, PLOT};
use super::log::Turn;
use super::names;
use super::token::{Crafted, Items, Place, Thing, Token};
use crate::games::root::prelude::*;
use crate::games::root::words::card::{Class, Deck};
use crate::games::root::words::item::{Quest, QuestSet};
use crate::games::root::words::party::Party;
use std::collections::BTreeMap;

/// The most cards to come and go that one choice looks ahead to.
const AHEAD: usize = 40;

/// How much a card is missed that is needed by its name.
pub const MOST_MISSED: u32 = 3;

/// The most cards to come and go of one place that tell the price of a card, far above those of a game: a longer log only
/// costs time.
const FAR_AHEAD: usize = 2_000;

/// More than ten times the turns of any log.
const FAR: usize = 100_000;

/// What is said of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Like {
    Named(Option<Suit>, String),
    Crafted(Crafted),
}

impl Like {
    fn fits(&self, kind: CardKind) -> bool {
        match self {
            Like::Named(suit, name) => names::is_card(kind, *suit, name),
            Like::Crafted(Crafted::Item(letter)) => names::gives(kind, *letter),
            Like::Crafted(Crafted::Card(name)) => names::is_crafted(kind, name),
        }
    }

    /// Whether it says no more than a suit.
    fn is_vague(&self) -> bool {
        matches!(self, Like::Named(_, name) if name.is_empty())
    }
}

/// A card that comes to a place or leaves it.
#[derive(Clone, Debug)]
struct Passing {
    turn: usize,
    like: Like,
    comes: bool,
}

/// Cards in the hand, in what is to come: known, or known as far as the log tells.
enum Held {
    Card(CardKind),
    Told(Like),
}

/// What cards hands and supporters need, in the order of the log.
#[derive(Default, Debug)]
pub struct Needs {
    piles: BTreeMap<Place, Vec<Passing>>,
    /// The kinds of plots that come to light: when, where, which.
    plots: Vec<(usize, Clearing, &'static str)>,
    /// Those that wrong guesses show a plot not to be.
    denied: Vec<(usize, Clearing, &'static str)>,
    /// The quests that are completed: when, their suit, and the items for them.
    quests: Vec<(usize, Option<Suit>, Vec<char>)>,
}

impl Needs {
    /// Gathers the needs of all turns; those of the setup need nothing.
    pub fn of(turns: &[Turn]) -> Self {
        let mut needs = Self::default();
        for (index, turn) in turns.iter().enumerate() {
            let mut exhausted = Vec::new();
            for (at, said) in turn.said.iter().enumerate() {
                let after = turn.said.get(at + 1).map(|said| &said.token);
                needs.add(index, turn.who, &said.token, &mut exhausted);
                needs.note_guess(index, &said.token, after);
            }
        }
        needs
    }

    fn add(&mut self, turn: usize, who: Faction, token: &Token, exhausted: &mut Vec<char>) {
        match token {
            Token::Battle(battle) => {
                let sides = [battle.defender, battle.attacker];
                for (suit, side) in battle.ambush.iter().zip(sides) {
                    if let Party::Faction(side) = side {
                        let like =
                            Like::Named(Some(*suit), letters::card(CardKind::AmbushBird, letters::Profile::Spec));
                        self.pass(Place::Hand(side), turn, like, false);
                    }
                }
            }
            Token::Flip { whose: Faction::Corvids, clearing, into } => self.plots.push((turn, *clearing, into)),
            Token::Craft(crafted) => self.pass(Place::Hand(who), turn, Like::Crafted(crafted.clone()), false),
            Token::Reveal { terms, by, .. } => {
                // what is shown stays in the hand
                for comes in [false, true] {
                    for term in terms {
                        if let Thing::Card(suit, name) = &term.thing {
                            let like = Like::Named(*suit, name.clone());
                            (0..term.count).for_each(|_| self.pass(Place::Hand(*by), turn, like.clone(), comes));
                        }
                    }
                }
            }
            Token::Move { terms, to } => {
                for term in terms {
                    match term.thing {
                        Thing::Item(letter) if to[..] == [Place::Items(Items::Exhausted)] => {
                            (0..term.count).for_each(|_| exhausted.push(letter));
                        }
                        Thing::Card(suit, _) if term.from == Some(Place::Quests) => {
                            // the two items just before are those of the quest
                            let items = exhausted.split_off(exhausted.len().saturating_sub(2));
                            self.quests.push((turn, suit, items));
                        }
                        _ => {}
                    }
                }
                for effect in effects::of(token, who) {
                    if let Effect::Card { suit, name, from, to } = effect {
                        let like = Like::Named(suit, name);
                        from.into_iter().for_each(|from| self.pass(from, turn, like.clone(), false));
                        to.into_iter().for_each(|to| self.pass(to, turn, like.clone(), true));
                    }
                }
            }
            _ => {}
        }
    }

    /// What a guess tells of a plot: a right one is removed at once.
    fn note_guess(&mut self, turn: usize, token: &Token, after: Option<&Token>) {
        let Token::Guess { plot, clearing } = token else { return };
        let gone = Effect::Loss((Party::Faction(Faction::Corvids), PLOT), Place::Clearing(*clearing));
        let is_right = after.is_some_and(|after| effects::of(after, Faction::Corvids).contains(&gone));
        let told = if is_right { &mut self.plots } else { &mut self.denied };
        told.push((turn, *clearing, plot));
    }

    fn pass(&mut self, pile: Place, turn: usize, like: Like, comes: bool) {
        let says_nothing = matches!(&like, Like::Named(None, name) if name.is_empty());
        if !says_nothing && is_pile(pile) {
            self.piles.entry(pile).or_default().push(Passing { turn, like, comes });
        }
    }

    fn ahead(&self, pile: Place, turn: usize) -> impl Iterator<Item = &Passing> {
        let all = self.piles.get(&pile).map(Vec::as_slice).unwrap_or_default();
        from_turn(all, turn).iter().take(AHEAD)
    }

    /// Tells how much a card would be missed where it lies, from a turn on: not at all, as one of a suit, or by its name.
    pub fn misses(&self, pile: Place, turn: usize, kind: CardKind) -> u32 {
        let wanted = self.ahead(pile, turn).filter(|passing| !passing.comes && passing.like.fits(kind));
        wanted.map(|passing| if passing.like.is_vague() { 1 } else { MOST_MISSED }).max().unwrap_or_default()
    }

    /// Lists the places of cards of which something is said in a turn.
    pub fn piles(&self, turn: usize) -> Vec<Place> {
        let is_of = |all: &[Passing]| from_turn(all, turn).first().is_some_and(|passing| passing.turn == turn);
        self.piles.iter().filter(|(_, all)| is_of(all)).map(|(pile, _)| *pile).collect()
    }

    /// Finds the cards that a turn takes out of a pile and that are not there, each with one that may be laid back for it.
    pub fn lacks(
        &self,
        pile: Place,
        turn: usize,
        held: &[CardKind],
        deck: &[CardKind],
    ) -> Vec<(Option<CardKind>, CardKind)> {
        let (mut held, mut deck, mut told) = (held.to_vec(), deck.to_vec(), Vec::new());
        let mut lacking: Vec<CardKind> = Vec::new();
        let all: Vec<&Passing> = self.ahead(pile, turn).filter(|passing| passing.turn == turn).collect();
        // names first, so that no suit takes what is named
        for vague in [false, true] {
            for passing in all.iter().filter(|passing| passing.like.is_vague() == vague) {
                if passing.comes {
                    told.push(passing.like.clone());
                } else if let Some(at) = told.iter().position(|like| *like == passing.like) {
                    told.swap_remove(at);
                } else if let Some(at) = (0..held.len())
                    .filter(|at| passing.like.fits(held[*at]))
                    .min_by_key(|at| self.misses(pile, turn, held[*at]))
                {
                    held.swap_remove(at);
                } else if let Some(at) = (0..deck.len())
                    .filter(|at| passing.like.fits(deck[*at]))
                    .min_by_key(|at| self.price(turn, deck[*at]))
                {
                    lacking.push(deck.swap_remove(at));
                }
            }
        }
        held.sort_by_key(|kind| self.misses(pile, turn, *kind));
        let mut spare = held.into_iter();
        lacking.into_iter().map(|taken| (spare.next(), taken)).collect()
    }

    /// Chooses the card that a pile gets: the next one it will need and has not, or else one that nobody will.
    pub fn choose(
        &self,
        pile: Option<Place>,
        turn: usize,
        held: &[CardKind],
        options: &[CardKind],
    ) -> Option<CardKind> {
        let needed = pile.and_then(|pile| self.next_need(pile, turn, held, options));
        needed.or_else(|| {
            options.iter().copied().min_by_key(|kind| (self.price(turn, *kind), options_left(options, *kind)))
        })
    }

    fn next_need(&self, pile: Place, turn: usize, held: &[CardKind], options: &[CardKind]) -> Option<CardKind> {
        let mut pool: Vec<Held> = held.iter().map(|kind| Held::Card(*kind)).collect();
        for passing in self.ahead(pile, turn) {
            if passing.comes {
                pool.push(Held::Told(passing.like.clone()));
                continue;
            }
            let fits = |held: &Held| match held {
                Held::Card(kind) => passing.like.fits(*kind),
                Held::Told(like) => *like == passing.like,
            };
            // what a later turn needs by its name is not spent as one of a suit
            let cost = |held: &Held| match held {
                Held::Told(_) => 0,
                Held::Card(kind) if passing.like.is_vague() => 1 + self.misses(pile, turn, *kind),
                Held::Card(_) => 1,
            };
            let found = (0..pool.len()).filter(|at| fits(&pool[*at])).min_by_key(|at| cost(&pool[*at]));
            if let Some(at) = found {
                pool.swap_remove(at);
                continue;
            }
            let fitting = options.iter().copied().filter(|kind| passing.like.fits(*kind));
            if let Some(kind) = fitting.min_by_key(|kind| self.price(turn, *kind)) {
                return Some(kind);
            }
        }
        None
    }

    /// Tells how much a card is wanted by anybody, as one that comes out of the deck: the sooner, the more.
    pub fn price(&self, turn: usize, kind: CardKind) -> usize {
        let piles = self.piles.values().flat_map(|all| from_turn(all, turn).iter().take(FAR_AHEAD));
        let first = piles
            .filter(|passing| !passing.like.is_vague() && passing.like.fits(kind))
            .map(|passing| passing.turn)
            .min();
        let plays = match kind.class() {
            Class::Ambush => 3,
            Class::Dominance => 2,
            _ => 0,
        };
        plays + first.map_or(0, |first| 10 + FAR.saturating_sub(10 * first))
    }

    /// Returns whether a plot that is laid in a turn may be of this kind, for all that the log tells later.
    pub fn may_be(&self, turn: usize, clearing: Clearing, letters: &str) -> bool {
        let shown = self.plots.iter().find(|(when, at, _)| *when >= turn && *at == clearing);
        let until = shown.map_or(usize::MAX, |(when, ..)| *when);
        let is_denied = |(when, at, kind): &&(usize, Clearing, &str)| {
            (turn..=until).contains(when) && *at == clearing && *kind == letters
        };
        shown.is_none_or(|(.., kind)| *kind == letters) && !self.denied.iter().any(|denied| is_denied(&denied))
    }

    /// Chooses the quest that is revealed.
    pub fn quest(&self, turn: usize, open: QuestSet, options: QuestSet) -> Option<Quest> {
        let fits = |quest: Quest, suit: Option<Suit>, items: &[char]| {
            let [one, other] = quest.items().map(letters::item);
            let are_its = || items == [one, other] || items == [other, one];
            suit.is_none_or(|suit| quest.suit() == suit) && are_its()
        };
        let mut open: Vec<Quest> = open.iter().collect();
        for (_, suit, items) in self.quests.iter().filter(|(when, ..)| *when >= turn) {
            if let Some(at) = open.iter().position(|quest| fits(*quest, *suit, items)) {
                open.swap_remove(at);
            } else if let Some(quest) = options.iter().find(|quest| fits(*quest, *suit, items)) {
                return Some(quest);
            }
        }
        None
    }
}

/// Those from a turn on: they stand in the order of the turns.
fn from_turn(all: &[Passing], turn: usize) -> &[Passing] {
    &all[all.partition_point(|passing| passing.turn < turn)..]
}

/// Copies of a card among others: what there are many of is drawn first.
fn options_left(options: &[CardKind], kind: CardKind) -> std::cmp::Reverse<usize> {
    std::cmp::Reverse(options.iter().filter(|other| **other == kind).count())
}

fn is_pile(place: Place) -> bool {
    matches!(place, Place::Hand(_)) || place == Place::Board(Party::Faction(Faction::Alliance))
}

/// Lists the faces of a draw with their cards.
pub fn faces(deck: Deck, options: u64) -> Vec<(u8, CardKind)> {
    (0..64).filter(|face| options >> face & 1 == 1).map(|face| (face, deck.card_at(face).kind())).collect()
}
