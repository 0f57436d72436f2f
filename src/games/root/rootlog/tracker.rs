//! What is known of a game between two moments, and the actions of the notation that lead from one to the next.

use super::cards::{self, Cards, Naming, Passage, Pile, Underway};
use super::items::{self, Announced, ItemTokens, ItemsOnBoards};
use super::letters::{self, PLOT, WARRIOR};
use super::line::Line;
use super::pieces::{self, Adrift, Pieces};
use super::status;
use super::token::{Battle, Crafted, Place, Term, Token};
use crate::games::root::prelude::*;
use crate::games::root::words::card::Class;
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::Target;

/// What lies where, and what is on its way.
#[derive(Clone, Default)]
pub struct Tracker {
    pub pieces: Pieces,
    pub cards: Cards,
    pub items: ItemsOnBoards,
    pub underway: Underway,
    adrift: Adrift,
    announced: Announced,
    /// Warriors that a hospital brings to the keep, written behind the card for it.
    saved: Option<Token>,
}

impl Tracker {
    pub fn of(state: &State) -> Self {
        Self { pieces: Pieces::of(state), cards: Cards::of(state), items: ItemsOnBoards::of(state), ..Self::default() }
    }

    /// Notes that a turn begins: items that were written have all come.
    pub fn begin_turn(&mut self) {
        self.announced.clear();
    }

    /// Writes what has still to be laid somewhere when the game ends.
    pub fn stranded(&mut self) -> Vec<Token> {
        pieces::stranded(&mut self.adrift)
    }

    /// Writes what has changed: what was told first, then what it cost, what came of it for the pieces, points, cards that
    /// were drawn, and what it led to.
    pub fn write(&mut self, before: &State, after: &State, events: &[Event], naming: Naming, line: &mut Line) {
        let (cards, items) = (Cards::of(after), ItemsOnBoards::of(after));
        let mut passages = cards::passages(&self.cards, &cards, &mut self.underway);
        for event in events {
            self.tell(event, after, naming, line);
        }
        take_told(&mut passages, events, line);
        let turned = items::tokens(&self.items, &items, events, after, line.current, &mut self.announced);
        let is_late = |passage: &Passage| matches!(passage.from, Pile::Deck | Pile::Discard);
        let (late, spent): (Vec<Passage>, Vec<Passage>) = passages.into_iter().partition(is_late);
        let pieces = Pieces::of(after);
        let changes = pieces::changes(&self.pieces, &pieces, naming.profile, &mut self.adrift);
        let purged = events.iter().any(|event| event.what == EventKind::Turmoil).then_some(Token::Purge);
        let ItemTokens { turned, moved } = turned;
        turned
            .into_iter()
            .chain(status::quests(before, after))
            .chain(cards::tokens(&spent, after, naming))
            .chain(self.saved.take())
            .chain(moved)
            .chain(changes.moves)
            .chain(changes.removals)
            .chain(changes.placings)
            .chain(status::cleared(before, after))
            .chain(status::points(before, after))
            .chain(cards::tokens(&late, after, naming))
            .chain(purged)
            .chain(status::changes(before, after))
            .for_each(|token| line.push(token));
        (self.pieces, self.cards, self.items) = (pieces, cards, items);
    }

    /// Writes what no difference of states shows.
    fn tell(&mut self, event: &Event, after: &State, naming: Naming, line: &mut Line) {
        let corvids = Party::Faction(Faction::Corvids);
        let details = Details::of(event);
        let who = event.who.seat().map(|seat| after.faction(seat));
        match event.what {
            EventKind::Battle => {
                if let (Some(defender), Some(clearing)) = (details.party, details.clearing) {
                    let attacker = after.party(event.who);
                    line.push(Token::Battle(Battle { attacker, defender, clearing, ambush: Vec::new(), dice: None }));
                }
            }
            EventKind::Dice => {
                if let ([Some(one), Some(other)], Some(battle)) = (details.counts, line.battle()) {
                    battle.dice = Some((one, other));
                }
            }
            EventKind::Crafted => {
                line.tokens.extend(details.card.map(|card| Token::Craft(Crafted::Card(letters::crafted(card)))));
            }
            EventKind::Revealed => {
                if let (Some(by), Some(card)) = (who, details.card) {
                    let terms = vec![Term::new(1, naming.open(card), None)];
                    line.push(Token::Reveal { terms, by, to: None });
                }
            }
            EventKind::OutrageShown => {
                line.tokens.extend(who.map(|by| Token::Reveal { terms: Vec::new(), by, to: Some(Faction::Alliance) }));
            }
            EventKind::Saw => {
                if let (Some(to), Some(by)) = (who, details.faction) {
                    let shown = Token::Reveal { terms: Vec::new(), by, to: Some(to) };
                    if line.tokens.last() != Some(&shown) {
                        line.tokens.push(shown);
                    }
                }
            }
            EventKind::Guessed => {
                if let (Some(by), Some(piece), Some(clearing), Some(card)) =
                    (who, details.piece, details.clearing, details.card)
                {
                    let is_known = event.secret.is_none_or(|audience| naming.viewer.may_know(audience));
                    let terms = vec![Term::new(1, if is_known { naming.open(card) } else { naming.closed() }, None)];
                    line.push(Token::Reveal { terms, by, to: Some(Faction::Corvids) });
                    line.push(Token::Guess { plot: letters::piece(piece), clearing });
                }
            }
            EventKind::Flipped => {
                if let (Some(clearing), Some(piece)) = (details.clearing, details.piece) {
                    self.flip(clearing, letters::piece(piece), line);
                }
            }
            // a raid shows what it was when it is removed
            EventKind::Removed if details.target == Some(Target::Piece(Piece::Raid)) => {
                let place = |clearing| Place::Clearing(clearing);
                if let Some(clearing) = details.clearing.filter(|&at| self.pieces.count((corvids, PLOT), place(at)) > 0)
                {
                    self.flip(clearing, letters::piece(Piece::Raid), line);
                }
            }
            EventKind::Tricked => {
                if let (Some(one), Some(other)) = (details.clearing, details.second_clearing) {
                    self.pieces.swap(corvids, &Piece::PLOTS.map(letters::piece), one, other);
                    line.push(Token::Swap(one, other));
                }
            }
            EventKind::Hospital => {
                let (party, to) = (Party::Faction(Faction::Marquise), details.clearing.map(Place::Clearing));
                if let ([Some(count), _], Some(to)) = (details.counts, to)
                    && let Some(from) = line.save(party, count, to)
                {
                    self.pieces.add((party, WARRIOR), to, count);
                    self.saved = Some(Token::single(Term::piece(count, party, WARRIOR, Some(from)), [to]));
                }
            }
            _ => {}
        }
    }

    fn flip(&mut self, clearing: Clearing, into: &'static str, line: &mut Line) {
        self.pieces.turn(Party::Faction(Faction::Corvids), clearing, PLOT, into);
        line.push(Token::Flip { whose: Faction::Corvids, clearing, into });
    }
}

/// Takes out passages that another action stands for: a card that was crafted, an ambush, a Decree that was discarded as a
/// whole, a deck that was shuffled.
fn take_told(passages: &mut Vec<Passage>, events: &[Event], line: &mut Line) {
    let has = |what: EventKind| events.iter().any(|event| event.what == what);
    let (ambushed, purged, shuffled) =
        (has(EventKind::Ambushed) || has(EventKind::Foiled), has(EventKind::Turmoil), has(EventKind::Reshuffled));
    for event in events.iter().filter(|event| matches!(event.what, EventKind::Crafted | EventKind::CraftedItem)) {
        let (Some(seat), Some(card)) = (event.who.seat(), Details::of(event).card) else { continue };
        let crafted = passages.iter().position(|passage| (passage.kind, passage.from) == (card, Pile::Hand(seat)));
        crafted.map(|at| passages.remove(at));
    }
    passages.retain_mut(|passage| {
        if shuffled && passage.from == Pile::Discard {
            passage.from = Pile::Deck;
        }
        let from_hand = matches!(passage.from, Pile::Hand(_));
        if ambushed && from_hand && passage.kind.class() == Class::Ambush {
            if let Some(battle) = line.battle() {
                battle.ambush.push(passage.kind.suit());
            }
            return false;
        }
        let is_purged = purged && matches!(passage.from, Pile::Column(..));
        let is_of_market = passage.from == Pile::Market || passage.to == Pile::Market;
        !is_purged && !is_of_market && passage.to != Pile::Deck
    });
}

/// The details of an event by their kinds.
#[derive(Default)]
struct Details {
    clearing: Option<Clearing>,
    second_clearing: Option<Clearing>,
    faction: Option<Faction>,
    party: Option<Party>,
    card: Option<CardKind>,
    piece: Option<Piece>,
    target: Option<Target>,
    counts: [Option<u8>; 2],
}

impl Details {
    fn of(event: &Event) -> Self {
        let mut details = Self::default();
        for detail in event.details.iter().flatten() {
            match *detail {
                Detail::Clearing(clearing) if details.clearing.is_none() => details.clearing = Some(clearing),
                Detail::Clearing(clearing) => details.second_clearing = Some(clearing),
                Detail::Faction(faction) => details.faction = Some(faction),
                Detail::Party(party) => details.party = Some(party),
                Detail::Card(card) => details.card = Some(card),
                Detail::Piece(piece) => details.piece = Some(piece),
                Detail::Target(target) => details.target = Some(target),
                Detail::Count(count) => {
                    let count = u8::try_from(count).ok();
                    let free = details.counts.iter_mut().find(|count| count.is_none());
                    free.into_iter().for_each(|free| *free = count);
                }
                _ => {}
            }
        }
        details
    }
}
