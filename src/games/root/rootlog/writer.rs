//! The whole file: a game is played again, and what changes becomes actions of the notation.

use super::cards::{self, Cards, Naming, Passage, Pile, Underway};
use super::items::{self, Announced, ItemsOnBoards};
use super::letters::{self, PLOT, Profile, WARRIOR};
use super::line::Line;
use super::moments::{Played, moments};
use super::pieces::{self, Adrift, Pieces};
use super::setup::{Preparing, Unsaid, check};
use super::status;
use super::token::{Battle, Crafted, Place, Term, Token};
use crate::games::root::prelude::*;
use crate::games::root::words::card::Class;
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::Target;
use crate::kernel::Viewer;

/// How a game is written.
#[derive(Clone, Copy)]
pub struct Style {
    pub profile: Profile,
    /// Cards are named as far as this viewer knows them.
    pub viewer: Viewer,
    /// Whether the own notation stands in comments.
    pub is_annotated: bool,
}

/// The sign of a comment that thicket reads back.
pub const NOTE: &str = "//= ";

/// Writes a game that began with this state. `head` are comments before it, `names` those of the players.
///
/// # Errors
/// Names what the notation has no letters for.
pub fn write(
    start: &State,
    played: &[Played],
    head: &[String],
    names: &[String],
    style: Style,
) -> Result<String, Unsaid> {
    let mut writer = Writer::new(start, style);
    let mut state = start.clone();
    for action in played {
        writer.note(&action.note);
        for (next, events) in moments(&state, action) {
            writer.moment(&state, &next, &events)?;
            state = next;
        }
    }
    writer.finish(&state, head, names)
}

/// What is known between two moments.
struct Writer {
    style: Style,
    preparing: Preparing,
    /// What was done before the first turn.
    before: Vec<String>,
    /// The state before the first turn, once that has begun.
    ready: Option<State>,
    turns: Vec<(u16, Line)>,
    pieces: Pieces,
    cards: Cards,
    items: ItemsOnBoards,
    adrift: Adrift,
    underway: Underway,
    announced: Announced,
}

impl Writer {
    fn new(start: &State, style: Style) -> Self {
        Self {
            style,
            preparing: Preparing::new(start),
            before: Vec::new(),
            ready: None,
            turns: Vec::new(),
            pieces: Pieces::default(),
            cards: Cards::default(),
            items: ItemsOnBoards::default(),
            adrift: Vec::new(),
            underway: Vec::new(),
            announced: Vec::new(),
        }
    }

    fn note(&mut self, note: &str) {
        let notes = self.turns.last_mut().map_or(&mut self.before, |(_, line)| &mut line.notes);
        notes.push(note.to_owned());
    }

    fn moment(&mut self, before: &State, after: &State, events: &[Event]) -> Result<(), Unsaid> {
        if let Some(turn) = events.iter().find(|event| event.what == EventKind::TurnBegins) {
            self.begin_turn(before, after, turn.who.seat().unwrap_or(after.turn))?;
        }
        let Some((_, line)) = self.turns.last_mut() else {
            self.preparing.look(after, events);
            return Ok(());
        };
        if before == after && events.is_empty() {
            return Ok(());
        }
        let mut line = std::mem::replace(line, Line::new(after.faction(after.turn)));
        self.write(before, after, events, &mut line);
        if let Some((_, last)) = self.turns.last_mut() {
            *last = line;
        }
        Ok(())
    }

    fn begin_turn(&mut self, before: &State, after: &State, seat: Seat) -> Result<(), Unsaid> {
        match self.turns.last_mut() {
            Some((_, line)) => line.tokens.extend(status::funds(before, line.current)),
            None => {
                check(before, self.style.profile)?;
                self.preparing.look(before, &[]);
                self.pieces = Pieces::of(before);
                self.cards = Cards::of(before);
                self.items = ItemsOnBoards::of(before);
                self.ready = Some(before.clone());
            }
        }
        self.announced.clear();
        self.turns.push((after.round, Line::new(after.faction(seat))));
        Ok(())
    }

    /// Writes what has changed: what was told first, then what it cost, what came of it for the pieces, points, cards that
    /// were drawn, and what it led to.
    fn write(&mut self, before: &State, after: &State, events: &[Event], line: &mut Line) {
        let naming = Naming { profile: self.style.profile, viewer: self.style.viewer };
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
        let changes = pieces::changes(&self.pieces, &pieces, self.style.profile, &mut self.adrift);
        let purged = events.iter().any(|event| event.what == EventKind::Turmoil).then_some(Token::Purge);
        turned
            .into_iter()
            .chain(cards::tokens(&spent, after, naming))
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
                    line.push(Token::single(Term::piece(count, party, WARRIOR, Some(from)), [to]));
                }
            }
            _ => {}
        }
    }

    fn flip(&mut self, clearing: Clearing, into: &'static str, line: &mut Line) {
        self.pieces.turn(Party::Faction(Faction::Corvids), clearing, PLOT, into);
        line.push(Token::Flip { whose: Faction::Corvids, clearing, into });
    }

    /// # Errors
    /// Fails if the game has not begun.
    fn finish(mut self, last: &State, head: &[String], names: &[String]) -> Result<String, Unsaid> {
        let Some(ready) = self.ready else { return Err(Unsaid("rootlog-no-turn".into())) };
        // the game has ended before these were laid into their forests
        if let Some((_, line)) = self.turns.last_mut() {
            pieces::stranded(&mut self.adrift).into_iter().for_each(|token| line.push(token));
        }
        let is_annotated = self.style.is_annotated;
        let mut lines: Vec<String> = head.to_vec();
        lines.extend(self.preparing.records(&ready, names, self.style.profile));
        lines.push(String::new());
        if is_annotated && !self.before.is_empty() {
            lines.push(format!("{NOTE}{}", self.before.join("; ")));
        }
        lines.extend(self.preparing.lines(&ready, self.style.profile).iter().map(Line::written));
        let mut round = 0;
        for (of, line) in &self.turns {
            if *of != round {
                round = *of;
                lines.push(String::new());
            }
            let notes = if is_annotated && !line.notes.is_empty() {
                format!(" {NOTE}{}", line.notes.join("; "))
            } else {
                String::new()
            };
            lines.push(format!("{}{notes}", line.written()));
        }
        if let Some(outcome) = last.over.filter(|outcome| !outcome.winners.is_empty()) {
            let winners = outcome.winners.iter().map(|seat| letters::faction(last.faction(seat)));
            lines.push(String::new());
            lines.push(format!("Winner: {}", winners.collect::<String>()));
        }
        lines.push(String::new());
        Ok(lines.join("\n"))
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
