//! A game that is played at another table, as screen and plain mode see any game. What the viewer may know is here; what
//! they may not is not, and a state that looks to them as theirs does stands in for it: rules, previews, odds and hints
//! ask that one.

use super::interner::Interner;
use super::link::{Link, TableNotice, message};
use super::wire::{self, Answer, Line, Player, Proposed, Request, TableSnapshot};
use crate::bots::{Budget, Level};
use crate::kernel::{
    Broken, Decision, Doc, Illegal, Message, NotationError, Options, Parts, PositionErrors, Progress, Seat, Tally,
    Viewer,
};
use crate::table::{
    ActionOutcome, Board, Boards, BotJob, CannotUndo, Controller, Entry, Forecast, GameSession, Games, LogEntry,
    Observed, OwnUndo, Refusal, Saved, Statistics, TableEvent, Turn,
};
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

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
    turn: Option<Seat>,
    actions: usize,
    log: Vec<LogEntry>,
    turns: Vec<Turn>,
    controllers: Vec<Controller>,
    players: Vec<Player>,
    watching: usize,
    plays: bool,
    cannot_undo: Option<CannotUndo>,
}

impl RemoteSession {
    /// The game at the other end; `None` if the host says what no host of this program says.
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

    /// The table's end of it.
    pub fn link(&self) -> &Arc<Link> {
        &self.link
    }

    /// The seat that is played here; `None` for who only looks on.
    pub fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether what is done here counts: an older terminal of a player looks on.
    pub fn is_played_here(&self) -> bool {
        self.plays
    }

    /// The players as the table knows them, and how many look on.
    pub fn players(&self) -> (&[Player], usize) {
        (&self.players, self.watching)
    }

    /// Returns what is proposed at the table, and waits for the players' word.
    pub fn proposal(&self) -> Option<Proposed> {
        self.link.proposal()
    }

    /// Why the table's game is not on disk, as far as it has told here.
    pub fn unsaved(&self) -> Option<Message> {
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

    /// Takes in the next moment that waits; `None` if none does.
    pub fn advance(&mut self) -> Option<ActionOutcome> {
        self.advance_with(|_| None)
    }

    /// Takes in all moments that wait, and shows the table as it is after the last of them.
    pub fn catch_up(&mut self) -> Option<ActionOutcome> {
        self.advance_with(Link::moment)
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
        Some(ActionOutcome { seat, events: before..self.log.len() })
    }

    /// Takes in who has come and gone, and what is told beside the game.
    pub fn notes(&mut self) -> Vec<TableNotice> {
        if let Some((players, watching)) = self.link.players() {
            self.meet(players, watching);
        }
        std::iter::from_fn(|| self.link.note()).collect()
    }

    /// The name by which the others know the player here.
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

/// With whose eyes a moment is seen; `None` of a seat that no table has.
fn viewer(seen: &TableSnapshot) -> Option<Viewer> {
    match seen.seat {
        Some(index) => wire::seat(index).map(Viewer::Seat),
        None => Some(Viewer::Spectator),
    }
}

impl GameSession for RemoteSession {
    fn id(&self) -> &'static str {
        self.entry.id
    }

    fn options(&self) -> &Options {
        self.world.options()
    }

    fn boards(&self) -> &[Board] {
        self.world.boards()
    }

    /// Not the true one, which would tell everything.
    fn seed(&self) -> u64 {
        self.world.seed()
    }

    fn seats(&self) -> usize {
        self.world.seats()
    }

    fn plays(&self, seat: Seat) -> &'static str {
        self.world.plays(seat)
    }

    fn controllers(&self) -> &[Controller] {
        &self.controllers
    }

    /// Does nothing: who plays is the table's affair.
    fn set_controller(&mut self, _: Seat, _: Controller) {}

    fn decision(&self) -> Decision {
        self.world.decision()
    }

    fn asked(&self) -> Option<Seat> {
        self.world.asked()
    }

    fn turn(&self) -> Option<Seat> {
        self.turn
    }

    fn at_rest(&self) -> bool {
        self.world.at_rest()
    }

    fn legal(&self) -> Vec<Parts> {
        self.world.legal()
    }

    fn choices(&self) -> usize {
        self.world.choices()
    }

    fn is_plainly_forced(&self) -> bool {
        self.world.is_plainly_forced()
    }

    fn notation(&self) -> Vec<String> {
        self.world.notation()
    }

    fn why_not(&self, text: &str) -> Result<Option<Illegal>, NotationError> {
        self.world.why_not(text)
    }

    fn foresee(&self, text: &str) -> Option<Forecast> {
        self.world.foresee(text)
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

    fn job(&self, level: Option<Level>, budget: Budget) -> Option<BotJob> {
        self.world.job(level, budget)
    }

    /// Chance is the table's.
    fn wish(&mut self, _: &[String]) -> Result<(), Refusal> {
        Err(Refusal::Table("table-not-here".into()))
    }

    fn set_position(&mut self, _: &Doc) -> Result<(), PositionErrors> {
        let mut errors = PositionErrors::default();
        errors.add("position", "table-not-here");
        Err(errors)
    }

    fn see(&mut self, seen: &Doc, viewer: Viewer) -> Result<(), PositionErrors> {
        self.world.see(seen, viewer)
    }

    fn undo_seat(&self) -> Option<Seat> {
        self.own_seat().filter(|_| self.cannot_undo.is_none())
    }

    /// Is the table's affair.
    fn own_undo(&self, _: Seat) -> Result<OwnUndo, CannotUndo> {
        Err(CannotUndo::NotYours)
    }

    fn can_undo(&self) -> Result<(), CannotUndo> {
        self.cannot_undo.map_or(Ok(()), Err)
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

    fn redo(&mut self) -> Result<usize, CannotUndo> {
        Err(CannotUndo::NothingToRedo)
    }

    fn undo_to(&mut self, _: usize, _: Seat) -> usize {
        0
    }

    fn take_back(&mut self) -> Result<usize, CannotUndo> {
        Err(CannotUndo::NotYours)
    }

    fn observe(&self, _: Viewer) -> Observed {
        self.world.observe(self.viewer)
    }

    fn observe_past(&self, actions: usize, _: Viewer) -> Option<Observed> {
        let seen = self.state_past(actions, self.viewer)?;
        self.entry.read_observation(&seen, self.viewer, &self.boards).ok()
    }

    fn state_past(&self, actions: usize, _: Viewer) -> Option<Doc> {
        match self.link.ask(Request::Past { actions })? {
            Answer::Past { state } => state,
            _ => None,
        }
    }

    fn state(&self, _: Viewer) -> Doc {
        self.world.state(self.viewer)
    }

    fn progress(&self) -> Progress {
        self.world.progress()
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

    fn tally(&self, actions: usize) -> Tally {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        match self.link.ask(Request::Tally { actions }) {
            Some(Answer::Tally { sources }) => wire::tally(&sources, &mut known).unwrap_or_default(),
            _ => Tally::default(),
        }
    }

    fn turns(&self) -> Vec<Turn> {
        self.turns.clone()
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

    /// Does nothing: the table has its log.
    fn note(&mut self, _: TableEvent) {}

    fn table_events(&self) -> Vec<TableEvent> {
        Vec::new()
    }

    fn take_unread(&mut self, _: &str) -> Vec<TableEvent> {
        Vec::new()
    }

    /// Returns what is known here: the table itself saves the game.
    fn save(&self) -> Saved {
        self.world.save()
    }

    fn check(&self) -> Result<(), Broken> {
        self.world.check()
    }
}
