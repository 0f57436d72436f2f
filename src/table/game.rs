//! A running game of whichever kind, as screen, protocol and saves see it: in text, parts and documents.

use super::save::Saved;
use super::stats::Statistics;
use super::{Board, Controller, TableEvent};
use crate::bots::{Budget, Judgment, Level, Reply, StopFlag, Unit, Weighed};
use crate::kernel::{
    Broken, Decision, Doc, Illegal, Message, NotationError, Options, Parts, PositionErrors, Progress, Seat, Tally,
    Value, Viewer, Words,
};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::ops::Range;

/// The setup of a new game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewGame {
    pub options: Options,
    /// Per seat; seats without one get a nameless human.
    pub controllers: Vec<Controller>,
    pub seed: u64,
}

/// The start of the journal.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Start {
    /// The results of chance in the setup, in words.
    pub rolls: Vec<String>,
    /// The position that was set up instead.
    pub position: Option<Doc>,
}

/// The start of a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundMark {
    pub round: u16,
    /// The turn in the journal that begins it, from 0.
    pub turn: usize,
    /// The digest of the state then; `None` if a save does not hold it.
    pub digest: Option<u64>,
    /// Per seat.
    pub scores: Vec<Option<i16>>,
}

/// The log line of one event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    pub message: Message,
    /// Actions taken up to and with the one it came with; 0 for the setup.
    pub at: usize,
    /// The first action of the group of steps it belongs to, counted like `at`: one entry of the log.
    pub group: usize,
    /// The turn in the journal, from 0.
    pub turn: usize,
    /// The seat whose turn it was.
    pub owner: Option<Seat>,
}

impl LogEntry {
    /// Returns whether it came with the same action as another one.
    pub fn is_beside(&self, other: &LogEntry) -> bool {
        (self.group, self.at) == (other.group, other.at)
    }
}

/// A turn of a game, as far back as it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Its number in the journal, from 0.
    pub number: usize,
    pub owner: Seat,
    pub round: u16,
    /// The actions taken before it began and until it ended.
    pub actions: Range<usize>,
    /// The points then, per seat; `None` for a seat that no longer scored.
    pub scores: [Vec<Option<i16>>; 2],
}

/// The results of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionOutcome {
    /// The seat that acted.
    pub seat: Seat,
    /// The new entries of the log.
    pub events: Range<usize>,
}

/// The known results of an action before it is taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// The messages that are certain.
    pub told: Vec<Message>,
    /// Whether that is all of it: neither chance, nor what is hidden, nor anyone else has a say before the seat is
    /// asked again.
    pub certain: bool,
    /// The choice that the seat cannot decline inside the action, where it is certain.
    pub then: Option<Message>,
    /// Whether it could not be undone, because of chance, another player or new knowledge.
    pub is_final: bool,
}

/// The choice of a bot, in notation, and what it thinks the alternatives are worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    pub level: Level,
    pub action: String,
    pub values: Vec<Weighed<String>>,
    pub unit: Unit,
    /// The actions that come next, the best first: none unless they were asked for.
    pub next: Vec<String>,
    /// What it means to do after this one, as far as it can tell.
    pub then: Vec<String>,
    /// What it expects others to do to it before its next turn.
    pub replies: Vec<Reply<String>>,
}

/// A decision that a bot has to think over. It holds all that the bot needs: the game can continue, be saved or be
/// left meanwhile, and it can be carried to another thread.
pub struct BotJob {
    think: Box<dyn FnOnce(usize) -> Advice + Send>,
    /// The number of other actions that are ranked behind the choice.
    others: usize,
    stop: StopFlag,
}

impl BotJob {
    /// `think` is told how many other actions to rank.
    pub fn new(think: impl FnOnce(usize) -> Advice + Send + 'static) -> Self {
        Self { think: Box::new(think), others: 0, stop: StopFlag::default() }
    }

    /// Ends its thinking by this flag.
    #[must_use]
    pub fn stopped_by(self, stop: StopFlag) -> Self {
        Self { stop, ..self }
    }

    /// Returns the flag that ends its thinking.
    pub fn stop_flag(&self) -> StopFlag {
        self.stop.clone()
    }

    /// Makes the job of a choice that is settled.
    pub fn settled(action: String) -> Self {
        let (level, unit) = (Level::Normal, Unit::Points);
        let (values, next, then, replies) = Default::default();
        Self::new(move |_| Advice { level, action, values, unit, next, then, replies })
    }

    /// Ranks this many other actions too.
    #[must_use]
    pub fn with_others(self, others: usize) -> Self {
        Self { others, ..self }
    }

    /// Takes as long as the bot takes.
    pub fn think(self) -> Advice {
        (self.think)(self.others)
    }
}

/// A decision of a player who had a choice, to be compared with what the best bot would have done. It holds all that the bot
/// needs, like a [`BotJob`].
pub struct ReviewJob {
    /// The actions taken before it.
    pub at: usize,
    /// The choice, in notation.
    pub made: String,
    judge: Box<dyn Fn(Budget) -> Option<Judgment<String>> + Send + Sync>,
}

impl ReviewJob {
    pub(super) fn new(
        at: usize,
        made: String,
        judge: impl Fn(Budget) -> Option<Judgment<String>> + Send + Sync + 'static,
    ) -> Self {
        Self { at, made, judge: Box::new(judge) }
    }

    /// Takes as long as the bot takes; `None` where it weighs nothing.
    pub fn judge(&self, budget: Budget) -> Option<Judgment<String>> {
        (self.judge)(budget)
    }
}

/// The reason why something was not done. The game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum Refusal {
    Over,
    Notation(#[from] NotationError),
    Illegal(#[from] Illegal),
    /// A result of chance that was asked for cannot come up here.
    Wish(String),
    /// No result of chance reads like this.
    UnknownWish(String),
    /// The table, which is elsewhere, did not take it.
    Table(Message),
}

impl Refusal {
    /// Returns the reason, as a message.
    pub fn message(&self) -> Message {
        match self {
            Refusal::Over => "refusal-over".into(),
            Refusal::Notation(error) => error.message(),
            Refusal::Illegal(illegal) => illegal.reason.clone(),
            Refusal::Wish(text) => Message::new("refusal-wish").text("result", text),
            Refusal::UnknownWish(text) => Message::new("refusal-unknown-wish").text("result", text),
            Refusal::Table(message) => message.clone(),
        }
    }

    pub fn say(&self, words: &Words) -> String {
        words.say(&self.message())
    }

    /// Returns the number of the law that forbids it.
    pub fn law(&self) -> Option<&'static str> {
        match self {
            Refusal::Illegal(illegal) => Some(illegal.law),
            _ => None,
        }
    }
}

/// An undo of a seat's last choice at a table of several terminals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnUndo {
    /// The number of actions that would be left.
    pub actions: usize,
    /// What prevents it without the others' consent.
    pub alone: Result<(), CannotUndo>,
}

/// The reason why nothing can be undone or redone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[error("{}", self.say(Words::english()))]
#[serde(rename_all = "snake_case")]
pub enum CannotUndo {
    Nothing,
    NothingToRedo,
    AnotherPlayer,
    Chance,
    Knowledge,
    /// The game was loaded from a save that these rules could not play again.
    BeforeLoad,
    /// The daily game is over, and its result counts.
    Counted,
    /// The table, which is elsewhere, was asked: the others there have to agree.
    Proposed,
    /// It was another player's choice, at a table of several terminals.
    NotYours,
    /// The table does not answer.
    NoAnswer,
    /// The table was asked for too much within a short time.
    TooFast,
}

impl CannotUndo {
    /// Returns the reason, as a message.
    pub fn message(self) -> Message {
        Message::new(match self {
            CannotUndo::Nothing => "undo-nothing",
            CannotUndo::NothingToRedo => "undo-nothing-to-redo",
            CannotUndo::AnotherPlayer => "undo-another-player",
            CannotUndo::Chance => "undo-chance",
            CannotUndo::Knowledge => "undo-knowledge",
            CannotUndo::BeforeLoad => "undo-before-load",
            CannotUndo::Counted => "undo-counted",
            CannotUndo::Proposed => "undo-proposed",
            CannotUndo::NotYours => "undo-not-yours",
            CannotUndo::NoAnswer => "table-lost",
            CannotUndo::TooFast => "table-too-fast",
        })
    }

    pub fn say(self, words: &Words) -> String {
        words.say(&self.message())
    }
}

/// Returns all faults of a position, each with its key, as one sentence.
pub fn say_faults(errors: &PositionErrors, words: &Words) -> String {
    let count = Value::from(errors.0.len() as i64);
    words.text_with("position-faults", &[("count", count), ("faults", errors.say(words).into())])
}

/// The state of a game of any kind, and what its rules say about it. Everything that shows it takes a viewer.
pub trait GameState: Send {
    fn id(&self) -> &'static str;
    fn options(&self) -> &Options;
    fn boards(&self) -> &[Board];

    fn seats(&self) -> usize;
    /// Returns what the seat plays, as notation names it.
    fn plays(&self, seat: Seat) -> &'static str;

    fn decision(&self) -> Decision;
    fn asked(&self) -> Option<Seat>;
    /// Returns whether the pending decision is a main one, not a step inside an action.
    fn at_rest(&self) -> bool;
    fn progress(&self) -> Progress;
    /// Returns the legal actions of the pending decision, each as its parts.
    fn legal(&self) -> Vec<Parts>;
    /// Returns the number of legal actions.
    fn choices(&self) -> usize;
    /// Returns the legal actions in notation, sorted by bytes.
    fn notation(&self) -> Vec<String>;
    /// Returns why the action is not legal now; `None` if it is.
    ///
    /// # Errors
    /// Fails if the text is not an action.
    fn why_not(&self, text: &str) -> Result<Option<Illegal>, NotationError>;
    /// Returns what the asked seat knows beforehand of a legal action; `None` for any other.
    fn foresee(&self, text: &str) -> Option<Forecast>;
    /// Returns the levels at which there are bots for it.
    fn levels(&self) -> &'static [Level];
    /// Returns the pending decision for a bot to think over: for the asked seat's own, or for one of another level. `None`
    /// when the game is over.
    fn job(&self, level: Option<Level>, budget: Budget) -> Option<BotJob>;
    /// Returns what that bot would do, thinking here and now.
    fn advise(&self, level: Option<Level>, budget: Budget) -> Option<Advice> {
        self.job(level, budget).map(BotJob::think)
    }

    /// Returns the game's own observation; [`Observed::get`] gives it its type back.
    fn observe(&self, viewer: Viewer) -> Observed;
    /// Writes what the viewer may know as a document; for `Viewer::All` a position.
    fn state(&self, viewer: Viewer) -> Doc;
}

/// A game after a step of it, perhaps in the middle of an action.
pub struct PastStep<T> {
    /// Entries of the log, or of the action, by then.
    pub told: usize,
    pub seen: T,
    pub tally: Tally,
}

/// What has happened in a game, and who plays it.
pub trait GameRecord {
    /// Returns the players of the seats.
    fn controllers(&self) -> &[Controller];
    /// Returns the seat whose turn it is: the one that was asked when it started.
    fn turn(&self) -> Option<Seat>;
    /// Returns actions in the log.
    fn actions(&self) -> usize;
    /// Entries of the log.
    fn log_len(&self) -> usize;
    /// Returns a part of the log as the viewer may see it; what is out of range is left out.
    fn log(&self, range: Range<usize>, viewer: Viewer) -> Vec<LogEntry>;
    /// Returns the turns, the first that is known first.
    fn turns(&self) -> Vec<Turn>;
    /// Returns the points by what they were scored for, after this many actions. What was scored before anything is known
    /// of the game is a source of its own, so that the sum is always the score.
    fn tally(&self, actions: usize) -> Tally;
    fn statistics(&self) -> Statistics;
    /// Returns the chance of each seat to win after this many actions, as anyone at the table could have given it; `None`
    /// where nothing is known of it.
    fn chances(&self, _actions: usize) -> Option<Vec<f64>> {
        None
    }
    /// Returns the observation as it was after this many actions; `None` if that is no longer, or not yet, known.
    fn observe_past(&self, actions: usize, viewer: Viewer) -> Option<Observed>;
    /// Returns the observation after the step that told of this entry of the log, counted from 1, perhaps in the middle of
    /// an action; `None` if that is not known.
    fn observe_told(&self, told: usize, viewer: Viewer) -> Option<PastStep<Observed>>;
    /// Checks that the last choice of a human can be undone.
    ///
    /// # Errors
    /// Says why not.
    fn can_undo(&self) -> Result<(), CannotUndo>;
}

/// A running game, for whoever holds it: a table, a referee, a simulation.
pub trait GameSession: GameState + GameRecord {
    fn seed(&self) -> u64;
    fn set_controller(&mut self, seat: Seat, controller: Controller);
    /// Returns whether there is one legal action only, and everyone knows that, whatever they hold.
    fn is_plainly_forced(&self) -> bool;

    /// Takes an action in notation for the asked seat.
    ///
    /// # Errors
    /// Says why not; the game is as it was.
    fn act(&mut self, text: &str) -> Result<ActionOutcome, Refusal>;
    /// Fixes the next results of chance, in place of those that still waited.
    ///
    /// # Errors
    /// Names the result that cannot be read; nothing changes.
    fn wish(&mut self, results: &[String]) -> Result<(), Refusal>;
    /// Goes on from another position, seats and board as they are where it does not name them.
    ///
    /// # Errors
    /// Returns all faults at once; the game is as it was.
    fn set_position(&mut self, position: &Doc) -> Result<(), PositionErrors>;

    /// Becomes what a viewer of another table may know: a state that looks to them as the document says. Everything before
    /// it is forgotten.
    ///
    /// # Errors
    /// Returns all faults at once; the game is as it was.
    fn see(&mut self, seen: &Doc, viewer: Viewer) -> Result<(), PositionErrors>;

    /// Returns the seat whose choice `undo` would take back; `None` if there is none.
    fn undo_seat(&self) -> Option<Seat>;
    /// Returns what an undo of the last choice of a seat would take at a table of several terminals. The answer is the same in
    /// all games that someone who only looks on cannot tell apart.
    ///
    /// # Errors
    /// Fails if the seat has made no choice that is known.
    fn own_undo(&self, seat: Seat) -> Result<OwnUndo, CannotUndo>;
    /// Undoes the last choice of a human with all that followed; returns the number of actions.
    ///
    /// # Errors
    /// Says why not.
    fn undo(&mut self) -> Result<usize, CannotUndo>;
    /// Redoes what was undone, up to the next choice of a human; returns the number of actions.
    ///
    /// # Errors
    /// Fails if nothing was taken back.
    fn redo(&mut self) -> Result<usize, CannotUndo>;
    /// Undoes everything after an action, given by its number, as an undo of a seat; returns the number of actions undone.
    fn undo_to(&mut self, actions: usize, seat: Seat) -> usize;
    /// Undoes the last action of any seat, for referees.
    ///
    /// # Errors
    /// Fails if there is none.
    fn take_back(&mut self) -> Result<usize, CannotUndo>;

    /// Returns what the viewer could know after this many actions, as a document; `None` if that is no longer, or not yet, known.
    fn state_past(&self, actions: usize, viewer: Viewer) -> Option<Doc>;
    /// Returns the same within the last of these actions, after the step that told of this entry of the log among those of the
    /// action, counted from 1.
    fn state_told(&self, actions: usize, told: usize, viewer: Viewer) -> Option<PastStep<Doc>>;

    /// Returns what a seat chose where it had a choice, each to be weighed as the seat saw the game then, or with all cards open.
    fn review_jobs(&self, seat: Seat, is_open: bool) -> Vec<ReviewJob>;

    /// Logs something that happened at the table outside the game.
    fn note(&mut self, event: TableEvent);
    /// Returns the entries of the log that no rule made.
    fn table_events(&self) -> Vec<TableEvent>;
    /// Returns those that a player has not been told; they have been from now on.
    fn take_unread(&mut self, who: &str) -> Vec<TableEvent>;

    fn save(&self) -> Saved;
    /// # Errors
    /// Returns the first invariant that does not hold.
    fn check(&self) -> Result<(), Broken>;
}

/// An observation of whichever game.
pub struct Observed(pub(super) Box<dyn Any>);

impl Observed {
    /// Returns the observation of the game `G`, if it is one.
    pub fn get<O: 'static>(&self) -> Option<&O> {
        self.0.downcast_ref()
    }
}
