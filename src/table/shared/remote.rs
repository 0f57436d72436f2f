//! A game that is played at another table, as screen and plain mode see any game. What the viewer may know is here; what
//! they may not is not, and a state that looks to them as theirs does stands in for it: rules, previews, odds and hints
//! ask that one.

use super::interner::Interner;
use super::link::{Link, TableNotice, message};
use super::wire::{self, Answer, Line, Player, Proposed, Request, TableSnapshot};
use crate::kernel::{Illegal, Message, Options, Seat, Tally, Viewer};
use crate::table::{
    ActionOutcome, Board, Boards, CannotUndo, Controller, DecisionNumber, Entry, GameRecord, GameSession, GameState,
    Games, LogEntry, NextStep, Observed, PastStep, Refusal, Statistics, Status, Table, Turn,
};
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// A game at a table elsewhere.
pub struct RemoteSession {
    entry: &'static Entry,
    boards: Boards,
    link: Arc<Link>,
    viewer: Viewer,
    /// The game as far as the viewer knows it, with something in the place of the rest.
    world: Box<dyn GameSession>,
    known: Mutex<Interner>,
    /// The numbers of the game at this moment, which a screen needs at every drawing.
    statistics: OnceLock<Statistics>,
    decision: u64,
    /// Moments that were taken in.
    moments: u64,
    turn: Option<Seat>,
    actions: usize,
    log: Vec<LogEntry>,
    turns: Vec<Turn>,
    controllers: Vec<Controller>,
    players: Vec<Player>,
    watching: usize,
    /// Whether what is done here counts: an older terminal of a player looks on.
    plays: bool,
    cannot_undo: Option<CannotUndo>,
}

impl RemoteSession {
    /// Returns the game at the other end; `None` if the host says what no host of this program says.
    pub fn new(mut link: Link, games: Games) -> Option<Self> {
        let first = link.first()?;
        let welcome = link.welcome();
        let entry = games.get(&welcome.game)?;
        let viewer = viewer(&first)?;
        let options = Options {
            seats: welcome.seats.clone(),
            board: welcome.board.clone(),
            deck: welcome.deck.clone(),
            extras: welcome.extras.clone(),
        };
        let mut boards = Boards::default();
        let own = welcome.boards.iter().map(|[game, id, name, text]| Board {
            game: game.clone(),
            id: id.clone(),
            name: name.clone(),
            text: text.clone().into(),
        });
        let own: Vec<Board> = own.collect();
        own.iter().for_each(|board| boards.add(board.clone()));
        let world = entry.seen(&options, &own, &first.state, viewer).ok()?;
        let mut remote = Self {
            entry,
            boards,
            link: Arc::new(link),
            viewer,
            world,
            known: Mutex::default(),
            statistics: OnceLock::new(),
            decision: 0,
            moments: 0,
            turn: None,
            actions: 0,
            log: Vec::new(),
            turns: Vec::new(),
            controllers: Vec::new(),
            players: Vec::new(),
            watching: 0,
            plays: false,
            cannot_undo: None,
        };
        remote.show(first).then_some(remote)
    }

    /// Returns whether the table does not answer, so that nobody here knows how its game stands.
    pub fn is_silent(&self) -> bool {
        !self.link.is_reached()
    }

    /// Returns the table's end of it.
    pub fn link(&self) -> &Arc<Link> {
        &self.link
    }

    /// Returns the seat that is played here; `None` for who only looks on.
    pub fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns the players as the table knows them, and how many look on.
    pub fn players(&self) -> (&[Player], usize) {
        (&self.players, self.watching)
    }

    /// Returns what is proposed at the table, and waits for the players' word.
    pub fn proposal(&self) -> Option<Proposed> {
        self.link.proposal()
    }

    /// Why the table's game is not on disk, as far as it has told here.
    fn why_unsaved(&self) -> Option<Message> {
        self.link.unsaved().map(|why| self.message(&why))
    }

    /// Takes in one moment; whether it was one.
    fn show(&mut self, seen: TableSnapshot) -> bool {
        // a seat may have been taken or left meanwhile
        let Some(viewer) = viewer(&seen) else { return false };
        if self.world.see(&seen.state, viewer).is_err() {
            return false;
        }
        self.viewer = viewer;
        self.tell(&seen);
        self.statistics = OnceLock::new();
        self.decision = seen.decision;
        self.turn = seen.turn.and_then(wire::seat);
        self.actions = seen.actions;
        self.plays = seen.plays;
        self.cannot_undo = seen.cannot_undo;
        self.meet(seen.players, seen.watching);
        true
    }

    /// Takes in what a moment adds to the log and the turns, which is told once.
    fn tell(&mut self, seen: &TableSnapshot) {
        let known = self.known.get_mut().unwrap_or_else(PoisonError::into_inner);
        self.log.truncate(seen.log_from);
        self.log.extend(seen.log.iter().filter_map(|entry| entry.read(known)));
        self.turns.truncate(seen.turns_from);
        self.turns.extend(seen.turns.iter().filter_map(wire::WireTurn::read));
    }

    fn meet(&mut self, players: Vec<Player>, watching: usize) {
        self.controllers = players.iter().map(Player::controller).collect();
        self.controllers.resize(self.world.seats(), Controller::Human { name: String::new() });
        (self.players, self.watching) = (players, watching);
    }

    fn advance_with(&mut self, next: impl Fn(&Link) -> Option<TableSnapshot>) -> Option<ActionOutcome> {
        let mut seen = self.link.moment()?;
        let mut before = self.log.len().min(seen.log_from);
        while let Some(later) = next(&self.link) {
            self.tell(&seen);
            before = before.min(later.log_from);
            seen = later;
        }
        let seat = seen.acted.and_then(wire::seat).or(self.turn).unwrap_or(Seat::new(0));
        if !self.show(seen) {
            // what is shown would be another game than the one that is played
            self.link.give_up();
            return None;
        }
        self.moments += 1;
        Some(ActionOutcome { seat, events: before..self.log.len() })
    }

    /// Takes in who has come and gone, and what is told beside the game.
    pub fn notes(&mut self) -> Vec<TableNotice> {
        if let Some((players, watching)) = self.link.players() {
            self.meet(players, watching);
        }
        std::iter::from_fn(|| self.link.note()).collect()
    }

    /// Returns the name by which the others know the player here.
    pub fn own_name(&self) -> &str {
        &self.link.welcome().name
    }

    /// Returns a sentence of the table.
    pub fn message(&self, line: &Line) -> Message {
        message(line, &mut self.known.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Asks the table for something that it grants or refuses.
    ///
    /// # Errors
    /// Says why it was refused.
    pub fn request(&self, request: Request) -> Result<Reply, Refusal> {
        match self.link.ask(request) {
            Some(Answer::Done | Answer::Undone { .. }) => Ok(Reply::Done),
            Some(Answer::Asked) => Ok(Reply::OthersAgreeing),
            Some(Answer::Refused { why, law }) => Err(self.refusal(&why, law.as_deref())),
            _ => Err(Refusal::Table("table-lost".into())),
        }
    }

    fn refusal(&self, why: &Line, law: Option<&str>) -> Refusal {
        let reason = self.message(why);
        let law = law.and_then(|law| self.known.lock().unwrap_or_else(PoisonError::into_inner).word(law));
        match law {
            Some(law) => Refusal::Illegal(Illegal { reason, law }),
            None => Refusal::Table(reason),
        }
    }
}

/// The result of a request that was not refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    Done,
    /// The others at the table have to agree first.
    OthersAgreeing,
}

/// Returns the viewer of a snapshot; `None` for a seat that no table has.
fn viewer(seen: &TableSnapshot) -> Option<Viewer> {
    match seen.seat {
        Some(index) => wire::seat(index).map(Viewer::Seat),
        None => Some(Viewer::Spectator),
    }
}

impl GameRecord for RemoteSession {
    fn controllers(&self) -> &[Controller] {
        &self.controllers
    }

    fn turn(&self) -> Option<Seat> {
        self.turn
    }

    fn actions(&self) -> usize {
        self.actions
    }

    fn log_len(&self) -> usize {
        self.log.len()
    }

    fn log(&self, range: Range<usize>, _: Viewer) -> Vec<LogEntry> {
        let end = range.end.min(self.log.len());
        self.log[range.start.min(end)..end].to_vec()
    }

    fn turns(&self) -> Vec<Turn> {
        self.turns.clone()
    }

    fn tally(&self, actions: usize) -> Tally {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        match self.link.ask(Request::Tally { actions }) {
            Some(Answer::Tally { sources }) => wire::tally(&sources, &mut known).unwrap_or_default(),
            _ => Tally::default(),
        }
    }

    fn statistics(&self) -> Statistics {
        if let Some(statistics) = self.statistics.get() {
            return statistics.clone();
        }
        match self.link.ask(Request::Statistics) {
            Some(Answer::Statistics { statistics }) => self.statistics.get_or_init(|| statistics).clone(),
            _ => Statistics::default(),
        }
    }

    fn observe_past(&self, actions: usize, _: Viewer) -> Option<Observed> {
        let Some(Answer::Past { state: Some(seen) }) = self.link.ask(Request::Past { actions }) else { return None };
        self.entry.read_observation(&seen, self.viewer, &self.boards).ok()
    }

    fn observe_told(&self, told: usize, _: Viewer) -> Option<PastStep<Observed>> {
        let actions = self.log.get(told.checked_sub(1)?)?.at;
        let first = self.log.partition_point(|entry| entry.at < actions);
        let asked = Request::Told { actions, told: told - first };
        let Some(Answer::Told { told, state: Some(seen), sources }) = self.link.ask(asked) else { return None };
        let tally = wire::tally(&sources, &mut self.known.lock().unwrap_or_else(PoisonError::into_inner))?;
        let seen = self.entry.read_observation(&seen, self.viewer, &self.boards).ok()?;
        Some(PastStep { told: first + told, seen, tally })
    }

    fn can_undo(&self) -> Result<(), CannotUndo> {
        self.cannot_undo.map_or(Ok(()), Err)
    }
}

impl Table for RemoteSession {
    fn state(&self) -> &dyn GameState {
        &*self.world
    }

    fn record(&self) -> &dyn GameRecord {
        self
    }

    fn next(&self) -> NextStep {
        let asked = self.world.asked();
        let is_own = asked.is_some() && asked == self.own_seat() && self.plays;
        match asked {
            // what has happened is shown first
            asked if self.link.has_moment() => NextStep::Away(asked),
            Some(_) if self.link.is_gone() => NextStep::Away(None),
            Some(seat) if is_own => NextStep::Ask(seat),
            Some(seat) => NextStep::Away(Some(seat)),
            None => NextStep::Over,
        }
    }

    fn number(&self) -> DecisionNumber {
        DecisionNumber::new(self.moments)
    }

    fn observe(&self, _: Viewer) -> Observed {
        self.world.observe(self.viewer)
    }

    fn act(&mut self, text: &str) -> Result<ActionOutcome, Refusal> {
        let actions = self.actions;
        let seat = self.own_seat().ok_or_else(|| Refusal::Table("table-looks-on".into()))?;
        let before = self.log.len();
        if self.link.has_moment() {
            return Err(Refusal::Table("table-late".into()));
        }
        self.request(Request::Do { decision: self.decision, action: text.to_owned() })?;
        // what came of it was said before the answer
        while self.actions <= actions && self.catch_up().is_some() {}
        Ok(ActionOutcome { seat, events: before..self.log.len().max(before) })
    }

    fn undo(&mut self) -> Result<usize, CannotUndo> {
        match self.link.ask(Request::Undo { decision: self.decision }) {
            Some(Answer::Undone { actions }) => {
                self.catch_up();
                Ok(actions)
            }
            Some(Answer::CannotUndo { why }) => Err(why),
            _ => Err(CannotUndo::NoAnswer),
        }
    }

    /// Takes in the next moment that waits.
    fn step(&mut self) -> Option<ActionOutcome> {
        self.advance_with(|_| None)
    }

    /// Takes in all moments that wait, and shows the table as it is after the last of them.
    fn catch_up(&mut self) -> Option<ActionOutcome> {
        self.advance_with(Link::moment)
    }

    fn waits_for_others(&self) -> bool {
        matches!(self.next(), NextStep::Away(_)) && !self.link.has_moment()
    }

    fn status(&self) -> Option<Status> {
        Some(self.why_unsaved().map_or(Status::Saved, Status::Failed))
    }

    fn name(&self) -> Option<String> {
        Some(self.link.welcome().table.clone())
    }

    /// Asks the host: one that does not answer may not have saved what it told last.
    fn close(&self, limit: Duration) -> bool {
        self.link.saves_within(limit) && self.why_unsaved().is_none()
    }

    fn elsewhere(&self) -> Option<&RemoteSession> {
        Some(self)
    }

    fn elsewhere_mut(&mut self) -> Option<&mut RemoteSession> {
        Some(self)
    }
}
