//! One running game of one kind: state, chance, players, what was done.

mod common;
mod game;
mod persist;
mod preview;
mod review;
mod score;
mod undo;

use super::boards::RecordingSource;
use super::digest::digest;
use super::{Board, Boards, Controller, Correction, NewGame, Refusal, RoundMark, Start, Statistics, TableEvent};
use crate::bots::{self, Bots, Budget, Level};
use crate::kernel::{
    Broken, Doc, ForcedRoll, Generator, Library, Options, PositionErrors, Recorder, Roll, Script, Seat, SeatSet,
    SetupError, Sink, Viewer,
};
use std::cell::{Cell, OnceCell};
use std::collections::VecDeque;

/// One action that was taken.
#[derive(Clone, Debug)]
struct Entry<A> {
    seat: Seat,
    action: A,
    rolls: Vec<Roll>,
    /// Words drawn from the generator when it was done.
    drawn: u64,
    /// Whether a main decision was answered: where a group of steps begins.
    rest: bool,
    /// Whether there was nothing else to choose.
    forced: bool,
    /// What everyone knows of it, as far as that has been asked.
    known: Known,
}

/// What follows from common knowledge of an action that was taken. It takes long to find, and stays the same as long as the
/// action stands.
#[derive(Clone, Debug, Default)]
struct Known {
    /// Whether everyone knew that there was nothing else to choose.
    plainly_forced: OnceCell<bool>,
    /// Whether one of these players may have learned something by it.
    reveals: Cell<Option<(SeatSet, bool)>>,
}

/// The beginning of a turn: where undo replays from.
#[derive(Clone)]
struct Mark<G> {
    /// Actions before it.
    at: usize,
    owner: Seat,
    round: u16,
    state: G,
}

/// An entry of the log, and the number of actions with which it came: 0 for the setup.
struct Logged<E> {
    at: usize,
    what: What<E>,
}

enum What<E> {
    Event(E),
    Table(TableEvent),
}

/// Keeps events with their place.
struct Log<'a, E> {
    events: &'a mut Vec<Logged<E>>,
    at: usize,
}

impl<E> Sink<E> for Log<'_, E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.events.push(Logged { at: self.at, what: What::Event(event()) });
    }
}

/// One running game.
pub struct LocalSession<G: Bots> {
    options: Options,
    boards: Vec<Board>,
    /// The boards with which positions are read, once one has been: each is read and checked once.
    library: OnceCell<Boards>,
    controllers: Vec<Controller>,
    chance: Generator,
    /// Results of chance that a referee asked for, with the words they used.
    wishes: VecDeque<(ForcedRoll, String)>,
    start: Start,
    /// Words drawn by the setup.
    start_drawn: u64,
    state: G,
    /// The legal actions of the pending decision.
    legal: Vec<G::Action>,
    /// Whether everyone knows that there is one legal action only, once that has been asked.
    plainly_forced: OnceCell<bool>,
    /// Turns of a save that these rules could not play again.
    past: Vec<String>,
    past_rounds: Vec<RoundMark>,
    past_statistics: Statistics,
    entries: Vec<Entry<G::Action>>,
    undone: Vec<Entry<G::Action>>,
    marks: Vec<Mark<G>>,
    /// Positions that were set in the midst of the game.
    corrections: Vec<Correction>,
    rounds: Vec<RoundMark>,
    log: Vec<Logged<G::Event>>,
    undos: Vec<u32>,
}

impl<G: Bots> LocalSession<G> {
    /// # Errors
    /// Fails if the game cannot be set up like this.
    pub fn new(new: &NewGame, library: &dyn Library) -> Result<Self, SetupError> {
        let witness = RecordingSource::new(library);
        let setup = G::setup(&new.options, &witness)?;
        let mut chance = Recorder::new(Generator::new(new.seed));
        let mut log = Vec::new();
        let state = G::new(&setup, &mut chance, &mut Log { events: &mut log, at: 0 })?;
        let rolls = chance.rolls.iter().map(|roll| state.roll_text(*roll)).collect();
        let mut session = Self {
            start: Start { rolls, position: None },
            log,
            ..Self::bare(state, new.options.clone(), witness.asked.into_inner(), chance.source)
        };
        session.seat_players(&new.controllers);
        session.settle();
        Ok(session)
    }

    /// Returns a game that looks to the viewer as the document says, on these boards. Its seed is not the true one.
    ///
    /// # Errors
    /// Returns all faults at once, each with its key.
    pub fn seen(options: &Options, boards: &[Board], doc: &Doc, viewer: Viewer) -> Result<Self, PositionErrors> {
        let mut library = Boards::default();
        boards.iter().for_each(|board| library.add(board.clone()));
        let state = G::read_as(doc, viewer, &library)?;
        let mut session = Self::bare(state, options.clone(), boards.to_vec(), Generator::new(0));
        session.seat_players(&[]);
        session.settle();
        Ok(session)
    }

    /// A game at its beginning that nobody plays yet.
    fn bare(state: G, options: Options, boards: Vec<Board>, chance: Generator) -> Self {
        Self {
            options,
            boards,
            library: OnceCell::new(),
            controllers: Vec::new(),
            start: Start::default(),
            start_drawn: chance.drawn(),
            chance,
            wishes: VecDeque::new(),
            legal: Vec::new(),
            plainly_forced: OnceCell::new(),
            past: Vec::new(),
            past_rounds: Vec::new(),
            past_statistics: Statistics::default(),
            entries: Vec::new(),
            undone: Vec::new(),
            marks: Vec::new(),
            corrections: Vec::new(),
            rounds: Vec::new(),
            log: Vec::new(),
            undos: vec![0; state.seats()],
            state,
        }
    }

    /// Seats the players; seats without one get a nameless human.
    fn seat_players(&mut self, controllers: &[Controller]) {
        self.controllers = controllers.to_vec();
        self.controllers.resize(self.state.seats(), Controller::Human { name: String::new() });
        for (index, controller) in self.controllers.iter_mut().enumerate() {
            if self.state.is_clockwork(Seat::new(index as u8)) {
                *controller = Controller::Clockwork;
            }
        }
    }

    /// Brings what follows from the state up to date: the legal list, and the mark of a turn that begins.
    fn settle(&mut self) {
        self.state.legal(&mut self.legal);
        self.plainly_forced = OnceCell::new();
        let Some(asked) = self.state.asked() else { return };
        let progress = self.state.progress();
        let new_turn = match self.marks.last() {
            None => true,
            Some(mark) => self.state.at_rest() && (mark.owner, mark.round) != (asked, progress.round),
        };
        if !new_turn {
            return;
        }
        if self.rounds.last().is_none_or(|last| last.round != progress.round) {
            self.rounds.push(RoundMark {
                round: progress.round,
                turn: self.past.len() + self.marks.len(),
                digest: Some(digest(&self.state.write(Viewer::All))),
                scores: progress.scores[..self.state.seats()].to_vec(),
            });
        }
        let state = self.state.clone();
        self.marks.push(Mark { at: self.entries.len(), owner: asked, round: progress.round, state });
    }

    /// Takes an action of the asked seat; the number of events there were before.
    fn take(&mut self, action: G::Action) -> Result<usize, Refusal> {
        let Some(seat) = self.state.asked() else { return Err(Refusal::Over) };
        let events = self.log.len();
        let mut log = Log { events: &mut self.log, at: self.entries.len() + 1 };
        let (rest, forced) = (self.state.at_rest(), self.legal.len() == 1);
        let rolls = if self.wishes.is_empty() {
            let mut chance = Recorder::new(&mut self.chance);
            self.state.apply(action, &mut chance, &mut log)?;
            chance.rolls
        } else {
            let before = self.state.clone();
            let wishes = self.wishes.iter().map(|(wish, _)| *wish);
            let mut chance = Recorder::new(Script::with_generator(wishes, self.chance.clone()));
            self.state.apply(action, &mut chance, &mut log)?;
            let script = chance.source;
            if let Some(broken) = script.broken() {
                self.state = before;
                self.log.truncate(events);
                let words = self.wishes.iter().find(|(wish, _)| *wish == broken).map(|(_, words)| words.clone());
                return Err(Refusal::Wish(words.unwrap_or_default()));
            }
            self.wishes.drain(..self.wishes.len() - script.next.len());
            self.chance = script.otherwise.unwrap_or_else(|| self.chance.clone());
            chance.rolls
        };
        self.undone.clear();
        let known = Known { plainly_forced: self.plainly_forced.clone(), ..Known::default() };
        self.entries.push(Entry { seat, action, rolls, drawn: self.chance.drawn(), rest, forced, known });
        self.settle();
        Ok(events)
    }

    /// Puts results of chance in front of the generator, in place of those that still waited.
    fn wish(&mut self, texts: &[String]) -> Result<(), Refusal> {
        let wishes = texts.iter().map(|text| match self.state.parse_roll(text) {
            Some(wish) => Ok((wish, text.clone())),
            None => Err(Refusal::UnknownWish(text.chars().take(60).collect())),
        });
        self.wishes = wishes.collect::<Result<_, _>>()?;
        Ok(())
    }

    /// Goes on from another state; everything before it is forgotten.
    fn begin_at(&mut self, state: G) {
        self.start = Start { rolls: Vec::new(), position: Some(state.write(Viewer::All)) };
        self.start_drawn = self.chance.drawn();
        self.undos = vec![0; state.seats()];
        self.state = state;
        self.past.clear();
        self.past_rounds.clear();
        self.past_statistics = Statistics::default();
        self.entries.clear();
        self.undone.clear();
        self.marks.clear();
        self.corrections.clear();
        self.rounds.clear();
        self.log.clear();
        self.settle();
    }

    /// Sets another position, from which the game goes on: what was done before stays.
    fn correct(&mut self, correction: &Correction) -> Result<(), PositionErrors> {
        let state = G::read(&correction.state, self.library(), &mut Script::default())?;
        self.state = state;
        self.corrections.push(correction.clone());
        let (at, state) = (self.entries.len(), self.state.clone());
        match self.marks.last_mut() {
            Some(mark) if mark.at == at => mark.state = state,
            _ => {
                let owner = state.asked().unwrap_or(Seat::new(0));
                self.marks.push(Mark { at, owner, round: state.progress().round, state });
            }
        }
        self.settle();
        Ok(())
    }

    /// Actions taken since the game began.
    fn actions(&self) -> u64 {
        let past: u64 =
            self.past_statistics.seats.iter().flat_map(|seat| seat.actions.values()).map(|n| u64::from(*n)).sum();
        past + self.entries.len() as u64
    }

    /// The level of the bot that plays the asked seat, or might.
    fn own_level(&self) -> Level {
        let player = self.state.asked().and_then(|seat| self.controllers.get(seat.index()));
        player.and_then(Controller::level).unwrap_or(Level::Normal)
    }

    /// Returns the request to a bot of this level for the asked seat.
    fn job(&self, level: Level, budget: Budget) -> Option<bots::BotRequest<G>> {
        let bot = G::bot(level);
        let rng = bots::stream(self.chance.seed(), self.actions());
        bots::BotRequest::new(bot, &self.state, &self.legal, rng, budget)
    }

    /// The boards this game was made with.
    fn library(&self) -> &Boards {
        self.library.get_or_init(|| {
            let mut boards = Boards::default();
            boards.extend(self.boards.iter().cloned());
            boards
        })
    }

    fn check(&self) -> Result<(), Broken> {
        self.state.check()
    }
}
