//! A log of people followed by the rules: the actions that lead from line to line, and what was assumed on the way.

use super::correct::{self, Corrected};
use super::counter::Counter;
use super::effects::{self, Effect};
use super::letters;
use super::log::{Log, Turn};
use super::names;
use super::needs::Needs;
use super::opening::{self, Opening};
use super::outcomes::Chooser;
use super::past::{Anchor, Past};
use super::pieces::Pieces;
pub use super::search::Step;
use super::search::{self, Begun, Followed};
use super::slip::{Slip, Why};
use super::token::Place;
use super::tracker::Tracker;
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::card::Card;
use crate::games::root::words::party::Party;
use crate::kernel::{Doc, Library, Message, Options, Roll, Rules, Viewer};
use std::cell::Cell;

/// Ways that are tried for a whole log: some ninety lines that are never found, so that a log that fits nowhere ends as well.
pub const MOST_WAYS: usize = 1_500_000;

/// What was found for a line.
#[derive(Clone, Debug)]
pub struct Traced {
    /// The line of the file; 0 for the setup.
    pub line: usize,
    /// The position that was set before it, where the rules did not lead to the one of the log.
    pub corrected: Option<Doc>,
    pub steps: Vec<Step>,
    pub slips: Vec<Slip>,
}

/// A game that follows a log.
pub struct Traces {
    pub options: Options,
    /// The results of chance of the setup.
    pub rolls: Vec<Roll>,
    /// The names of the players in turn order.
    pub names: Vec<String>,
    /// The setup first, then a line each, and what was set right behind the last one.
    pub lines: Vec<Traced>,
    /// The first line that was counted alone, since the search had taken all it may.
    pub counted_from: Option<usize>,
    /// The state to which they lead.
    pub last: State,
}

/// The reason why nothing of a log can be followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unfollowed(pub Message);

/// Follows a log from its setup on, as far as its lines go.
///
/// `most` is how many ways may be tried; lines behind are only counted. `tick` is called after each line.
///
/// # Errors
/// Fails if there is no game that begins like this.
pub fn follow(log: &Log, library: &dyn Library, most: usize, tick: &dyn Fn()) -> Result<Traces, Unfollowed> {
    let options = options(log, library);
    let setup = State::setup(&options, library).map_err(|error| Unfollowed(error.0))?;
    let needs = Needs::of(&log.turns);
    let blank = |clearing: Clearing| setup.markers || setup.board.suit(clearing).is_none();
    let suit = |clearing: Clearing| log.suits.iter().find(|(at, _)| *at == clearing).map(|(_, suit)| *suit);
    let markers = opening::markers(setup.board.clearings().iter().filter(|at| blank(*at)).map(suit));
    let chooser = Chooser { needs: &needs, turn: 0, dice: None, markers: &markers, draws: Vec::new() };
    let mut ways = chooser.outcomes(&|mut chance| Some((State::new(&setup, &mut chance, &mut ()).ok()?, Vec::new())));
    let Some(start) = ways.pop() else { return Err(Unfollowed("rootlog-no-start".into())) };
    let names = log.seats().into_iter().map(|who| log.name(who).to_owned()).collect();
    let past = Past { anchor: Anchor::Setup(&setup, start.rolls.clone()), lines: Vec::new() };
    let mut tracer = Tracer {
        log,
        library,
        needs: &needs,
        counter: Counter::default(),
        lines: Vec::new(),
        past,
        rolls: start.rolls,
        ways: Cell::new(most),
        tick,
        counted_from: None,
    };
    let ready = tracer.set_up(start.state)?;
    let last = tracer.play(ready);
    let Tracer { rolls, lines, counted_from, .. } = tracer;
    Ok(Traces { options, rolls, names, lines, counted_from, last })
}

/// The options of the game that a log tells of.
fn options(log: &Log, library: &dyn Library) -> Options {
    let seat = |who: Faction| match opening::character(log, who) {
        Some(character) => format!("{}:{}", who.id(), character.id()),
        None => who.id().to_owned(),
    };
    let mut options = Options {
        seats: log.seats().into_iter().map(seat).collect(),
        board: Some(log.board.unwrap_or(opening::BOARD).to_owned()),
        deck: Some(log.deck.unwrap_or_default().id().to_owned()),
        extras: Vec::new(),
    };
    let differs = |setup: &<State as Rules>::Setup| {
        log.suits.iter().any(|(clearing, suit)| setup.board.suit(*clearing).is_some_and(|printed| printed != *suit))
    };
    if State::setup(&options, library).is_ok_and(|setup| differs(&setup)) {
        options.extras.push("markers".to_owned());
    }
    options
}

/// A log on its way.
struct Tracer<'a> {
    log: &'a Log,
    library: &'a dyn Library,
    needs: &'a Needs,
    counter: Counter,
    lines: Vec<Traced>,
    /// What has led here since the setup, or since the last position that was set.
    past: Past<'a>,
    /// The results of chance of the setup.
    rolls: Vec<Roll>,
    /// Ways that may still be tried.
    ways: Cell<usize>,
    /// What is called after each line.
    tick: &'a dyn Fn(),
    counted_from: Option<usize>,
}

impl Tracer<'_> {
    /// Finds the setup: where everything begins stands in all set-up lines together.
    fn set_up(&mut self, state: State) -> Result<Followed, Unfollowed> {
        let opening = Opening::of(self.log);
        let mut slips = opening::records(self.log, &state);
        self.log.setup.iter().for_each(|turn| drop(self.counter.play(turn)));
        let mut tracker = Tracker::of(&state);
        tracker.pieces = Pieces::default();
        let begun = Begun { state, tracker, early: Vec::new() };
        let followed = search::follow(&opening.whole, 0, self.needs, &begun, &self.ways);
        let Some(mut followed) = followed else { return Err(Unfollowed("rootlog-no-start".into())) };
        slips.extend(opening.slips(self.log, &followed));
        self.count_assumed(&followed);
        let steps = std::mem::take(&mut followed.steps);
        self.past.lines.push(steps.clone());
        self.lines.push(Traced { line: 0, corrected: None, steps, slips });
        Ok(followed)
    }

    /// Counts the pieces of those who have no set-up line where the rules set them up.
    fn count_assumed(&mut self, followed: &Followed) {
        let is_silent = |who: Faction| self.log.setup.iter().all(|turn| turn.who != who);
        for effect in &followed.added {
            if let Effect::Gain(kind, place) = effect
                && kind.0.faction().is_some_and(is_silent)
            {
                self.counter.pieces.add(*kind, *place, 1);
            }
        }
    }

    /// Follows the lines one after the other; the state to which they lead.
    fn play(&mut self, last: Followed) -> State {
        let Followed { mut next, mut end, .. } = last;
        for (index, turn) in self.log.turns.iter().enumerate() {
            (self.tick)();
            if self.ways.get() == 0 {
                self.count_only(turn);
                continue;
            }
            (next, end) = self.recall(index, turn, next, end);
            let (begun, corrected, mut slips) = self.prepare(index, turn, next, &end);
            if corrected.is_some() {
                self.past = Past { anchor: Anchor::Position(begun.state.clone().into()), lines: Vec::new() };
            }
            self.counter.play(turn);
            match search::follow(turn, index, self.needs, &begun, &self.ways) {
                Some(followed) => {
                    slips.extend(self::slips(turn, &followed));
                    (next, end) = (followed.next, followed.end);
                    self.past.lines.push(followed.steps.clone());
                    self.lines.push(Traced { line: turn.line, corrected, steps: followed.steps, slips });
                }
                None => {
                    slips.push(Slip::new(turn.line, &format!("{}:", letters::faction(turn.who)), Why::NotFollowed));
                    self.lines.push(Traced { line: turn.line, corrected, steps: Vec::new(), slips });
                    (next, end) = (begun.clone(), begun.state);
                }
            }
        }
        self.close(next, &end)
    }

    /// Counts a line that is not searched for any more, which is said of the first one.
    fn count_only(&mut self, turn: &Turn) {
        self.counter.play(turn);
        let mut slips = Vec::new();
        if self.counted_from.is_none() {
            self.counted_from = Some(turn.line);
            slips.push(Slip::new(turn.line, &format!("{}:", letters::faction(turn.who)), Why::Counted));
        }
        self.lines.push(Traced { line: turn.line, corrected: None, steps: Vec::new(), slips });
    }

    /// Sets right what the log has otherwise where it ends, so that who plays on has its position, and compares who has won.
    fn close(&mut self, next: Begun, end: &State) -> State {
        let last = self.log.turns.last().or(self.log.setup.last());
        let line = last.map_or(1, |turn| turn.line);
        let (mut begun, mut slips) = (next, Vec::new());
        if begun.state.over.is_none() {
            // where lines were only counted, nothing of what the rules did since then is in the count
            let end = if self.counted_from.is_some() { &begun.state } else { end };
            let right = correct::set_right(&begun, end, &self.counter, self.library);
            take(line, &mut begun, right, &mut slips);
            if self.counted_from.is_some()
                && let Some(who) = self.after(last)
                && !begun.state.plays(begun.state.turn, who)
            {
                let passed = correct::pass_on(&begun, who, self.library);
                take(line, &mut begun, passed, &mut slips);
            }
        }
        let corrected = (!slips.is_empty()).then(|| begun.state.write(Viewer::All));
        slips.extend(opening::winner(self.log, &begun.state));
        self.lines.push(Traced { line, corrected, steps: Vec::new(), slips });
        begun.state
    }

    /// Whose turn comes behind one of the log.
    fn after(&self, turn: Option<&Turn>) -> Option<Faction> {
        let seats = self.log.seats();
        let at = seats.iter().position(|who| turn.is_some_and(|turn| turn.who == *who))?;
        seats.get((at + 1) % seats.len()).copied()
    }

    /// Lets unknown cards that were drawn have been those that a line needs, in hands or in the deck.
    fn recall(&mut self, index: usize, turn: &Turn, next: Begun, end: State) -> (Begun, State) {
        let (mut next, mut end) = (next, end);
        for pile in self.needs.piles(index) {
            let deck: Vec<CardKind> = next.state.deck.iter().map(Card::kind).collect();
            for (given, taken) in self.needs.lacks(pile, index, &correct::cards(&next.state, pile), &deck) {
                let held = given.and_then(|given| correct::pile(&next.state, pile).copy_of(given));
                if let (Some(held), Some(wanted)) = (held, next.state.deck.copy_of(taken)) {
                    self.exchange(held, wanted, &mut next, &mut end);
                }
            }
        }
        let drawn = turn.said.iter().flat_map(|said| effects::of(&said.token, turn.who));
        for effect in drawn {
            let Effect::Card { suit, name, from: None, to: Some(_) } = effect else { continue };
            let fits = |kind: CardKind| names::is_card(kind, suit, &name);
            if name.is_empty() || next.state.deck.kinds().any(fits) {
                continue;
            }
            let hidden = next.state.seats().filter_map(|seat| next.state.player(seat).faction);
            let hidden = hidden.flat_map(|who| [Place::Hand(who), Place::Board(Party::Faction(who))]);
            let idle = hidden.flat_map(|place| correct::pile(&next.state, place).iter().map(move |card| (place, card)));
            let idle = idle.filter(|(_, card)| fits(card.kind()));
            let idle = idle.min_by_key(|(place, card)| self.needs.misses(*place, index, card.kind()));
            let spare = next.state.deck.iter().min_by_key(|card| self.needs.price(index, card.kind()));
            if let (Some((_, held)), Some(spare)) = (idle, spare) {
                self.exchange(held, spare, &mut next, &mut end);
            }
        }
        (next, end)
    }

    fn exchange(&mut self, held: Card, wanted: Card, next: &mut Begun, end: &mut State) {
        // all steps since the anchor are taken again
        let steps: usize = self.past.lines.iter().map(Vec::len).sum();
        self.ways.set(self.ways.get().saturating_sub(steps));
        let Some((past, begun, ended)) = self.past.exchange(held, wanted, next) else { return };
        if let Anchor::Setup(_, rolls) = &past.anchor {
            self.rolls.clone_from(rolls);
        }
        let first = self.lines.len() - past.lines.len();
        for (traced, steps) in self.lines[first..].iter_mut().zip(&past.lines) {
            traced.steps.clone_from(steps);
        }
        (self.past, *next, *end) = (past, begun, ended);
    }

    /// Sets right what the log has otherwise where a line begins, so that the line can be followed from there.
    fn prepare(&self, index: usize, turn: &Turn, next: Begun, end: &State) -> (Begun, Option<Doc>, Vec<Slip>) {
        let mut begun = next;
        let mut slips = Vec::new();
        let mut take =
            |begun: &mut Begun, corrected: Option<Corrected>| self::take(turn.line, begun, corrected, &mut slips);
        let right = correct::set_right(&begun, end, &self.counter, self.library);
        take(&mut begun, right);
        let is_over = begun.state.over.is_some();
        if !begun.state.plays(begun.state.turn, turn.who) && !is_over || is_over && turn.said.len() > 1 {
            let passed = correct::pass_on(&begun, turn.who, self.library);
            take(&mut begun, passed);
        }
        for pile in self.needs.piles(index) {
            let deck: Vec<CardKind> = begun.state.deck.iter().map(|card| card.kind()).collect();
            let lacks = self.needs.lacks(pile, index, &correct::cards(&begun.state, pile), &deck);
            if !lacks.is_empty() {
                let dealt = correct::deal(&begun, pile, &lacks, self.library);
                take(&mut begun, dealt);
            }
        }
        if turn.who == Faction::Lizards {
            let rites = self.rites(&begun, turn);
            take(&mut begun, rites);
        }
        let corrected = (!slips.is_empty()).then(|| begun.state.write(Viewer::All));
        (begun, corrected, slips)
    }

    /// The Outcast and the acolytes of which a line knows.
    fn rites(&self, begun: &Begun, turn: &Turn) -> Option<Corrected> {
        let seat = begun.state.seat_of(Faction::Lizards)?;
        let FactionState::Lizards(kit) = &begun.state.player(seat).kit else { return None };
        let effects: Vec<_> = turn.said.iter().flat_map(|said| effects::of(&said.token, turn.who)).collect();
        let (outcast, spent) = correct::rites(&effects);
        let outcast = outcast.filter(|(suit, hated)| (kit.outcast, kit.hated) != (Some(*suit), *hated));
        let acolytes = (spent > kit.acolytes).then_some(spent);
        if outcast.is_none() && acolytes.is_none() {
            return None;
        }
        correct::set_lizards(begun, outcast, acolytes, self.library)
    }
}

/// Goes on from a position that was set right, and notes what was changed.
fn take(line: usize, begun: &mut Begun, corrected: Option<Corrected>, slips: &mut Vec<Slip>) {
    if let Some(corrected) = corrected {
        slips.extend(corrected.changes.iter().map(|change| Slip::new(line, change, Why::Corrected)));
        *begun = corrected.begun;
    }
}

/// What of a line was not followed, and what the rules did beside it.
fn slips(turn: &Turn, followed: &Followed) -> Vec<Slip> {
    let missing = followed.missing.iter().filter_map(|at| turn.said.get(*at));
    let mut slips: Vec<Slip> = missing.map(|said| Slip::new(turn.line, &said.text, Why::NotFollowed)).collect();
    let added = followed.added.iter().filter(|effect| effect.weight().added > 0);
    slips.extend(added.map(|effect| Slip::new(turn.line, &effect.written(turn.who), Why::Added)));
    let cut = followed.cut.and_then(|at| turn.said.get(at));
    slips.extend(cut.map(|said| Slip::new(turn.line, &said.text, Why::TooLong)));
    slips.dedup();
    slips
}
