//! The messages between a host and its clients: one JSON object per line. `docs/hosting.md` lists them.

use super::interner::Interner;
use crate::bots::Level;
use crate::kernel::{Arg, CLOCKWORK, Doc, MAX_SEATS, Message, Seat, Source, Tally};
use crate::table::{Away, CannotUndo, Controller, LogEntry, Statistics, Turn};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Grows whenever one side could misread the other.
pub const PROTOCOL: u32 = 5;

/// The longest line of a client, in bytes.
pub const LONGEST_LINE: usize = 64 << 10;

/// Returns the numbers of a version, to be compared.
pub(super) fn version(program: &str) -> Vec<u64> {
    program.split('.').map(|number| number.parse().unwrap_or(0)).collect()
}

/// A request, and the number that its answer brings back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Envelope {
    #[serde(default)]
    pub id: u64,
    #[serde(flatten)]
    pub request: Request,
}

/// The points of the seats by what they were scored for: the space of its name, its id.
pub type Sources = Vec<(String, String, [i16; MAX_SEATS])>;

/// The requests of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Request {
    /// The greeting: nothing but `who` is answered before it.
    Hello(Hello),
    /// Asks who is at the table.
    Who,
    /// An action of the seat that is asked, for the decision with this number.
    Do {
        decision: u64,
        action: String,
    },
    Undo {
        decision: u64,
    },
    /// Proposes something that everyone seated has to agree to.
    Move {
        motion: Motion,
    },
    /// Agrees to the proposal with this number.
    Agree {
        number: u64,
    },
    /// Turns that proposal down, or takes the own one back.
    Refuse {
        number: u64,
    },
    /// The legal actions in notation, for the seat that is asked.
    Legal,
    /// The table as it stood after this many actions.
    Past {
        actions: usize,
    },
    /// The table as it stood within the last of this many actions, after the step that told of this entry of the log among
    /// those of the action, counted from 1.
    Told {
        actions: usize,
        told: usize,
    },
    /// The points by what they were scored for, after this many actions.
    Tally {
        actions: usize,
    },
    Statistics,
    Say {
        text: String,
    },
    /// Sits down in a free seat; gives the own one up.
    Sit {
        seat: String,
    },
    Rise,
    /// Declines for the client's seat, while it is away, what others' turns ask of it; or no longer.
    Decline {
        on: bool,
    },
    /// Asks for the game as it stands to be saved: it is answered once that is on the disk, or is known not to be.
    Save,
    /// Saves and ends, for a host of a newer program.
    Retire {
        program: String,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hello {
    pub protocol: u32,
    pub program: String,
    /// Believed of the account that owns the table alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The seat to sit down in, if the player has none yet: any free one if empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// Only looks on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub watch: bool,
}

/// A matter that the players of a table decide together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// Takes back the last choice of who proposes it, and all that followed.
    Undo,
    /// Ends the table; its game stays with the account that owns it.
    Close,
    /// Begins another game like the one that is over.
    Rematch,
    /// Changes what becomes of seats whose players are away.
    Away(Away),
    /// Sits down in this seat, from 0, for someone who has seen the hand of another one.
    Sit(usize),
}

/// A motion that waits for everyone's word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proposed {
    pub who: String,
    pub motion: Motion,
    /// No other proposal of this host has the same number.
    pub number: u64,
    /// The players who have not agreed yet.
    pub waits_for: Vec<String>,
}

/// A message of a host.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "ev", rename_all = "snake_case")]
pub enum ServerMessage {
    Welcome(Box<Welcome>),
    Seen(Box<TableSnapshot>),
    /// The players have changed, and nothing else.
    Players {
        players: Vec<Player>,
        watching: usize,
    },
    Talk(Talk),
    /// What is proposed now, and needs everyone's word; nothing once that is decided or withdrawn.
    Proposal {
        proposal: Option<Proposed>,
    },
    /// Something that everyone there should know: who comes, leaves or has undone something.
    News {
        line: Line,
    },
    /// The table is no more.
    Closed,
    Answer {
        re: u64,
        #[serde(flatten)]
        answer: Answer,
    },
}

impl ServerMessage {
    /// Returns the line that is sent, with its end.
    pub fn line(&self) -> Arc<str> {
        // What is said holds only what JSON has.
        let mut line = serde_json::to_string(self).unwrap_or_default();
        line.push('\n');
        line.into()
    }
}

/// The answer to a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "as", rename_all = "snake_case")]
pub enum Answer {
    Done,
    /// The others are asked.
    Asked,
    Undone {
        actions: usize,
    },
    CannotUndo {
        why: CannotUndo,
    },
    Refused {
        why: Line,
        law: Option<String>,
    },
    Actions {
        actions: Vec<String>,
    },
    Past {
        state: Option<Doc>,
    },
    /// How many entries the action had by then, and the points.
    Told {
        told: usize,
        state: Option<Doc>,
        sources: Sources,
    },
    Tally {
        sources: Sources,
    },
    Statistics {
        statistics: Statistics,
    },
    Who(Who),
}

/// The people at a table: for lists of tables, said to everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Who {
    pub program: String,
    /// The id of the game; an older host does not say it.
    #[serde(default)]
    pub game: String,
    pub players: Vec<Player>,
    pub watching: usize,
    /// The seat that is asked, from 0.
    pub asked: Option<usize>,
    pub round: u16,
}

/// One seat and its player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub plays: String,
    /// `human`, or the level of a bot.
    pub who: String,
    /// The human's name; a seat without one is free.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub here: bool,
}

impl Player {
    pub fn controller(&self) -> Controller {
        match self.who.parse::<Level>() {
            Ok(level) => Controller::Bot(level),
            Err(_) if self.who == CLOCKWORK => Controller::Clockwork,
            Err(_) => Controller::Human { name: self.name.clone() },
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Talk {
    pub who: String,
    pub text: String,
}

/// The answer to a greeting.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Welcome {
    pub protocol: u32,
    pub program: String,
    pub table: String,
    pub game: String,
    pub rules: u32,
    pub seats: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    pub extras: Vec<String>,
    /// Game, id, name and text of the boards that the game is played on.
    pub boards: Vec<[String; 4]>,
    /// The name by which the others know the client.
    pub name: String,
    /// The seat that the client plays, from 0; without one it looks on.
    pub seat: Option<usize>,
    /// Why it looks on, if it wanted to play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Line>,
    /// What was undone while the player was away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<Line>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposed>,
    pub talk: Vec<Talk>,
}

/// One moment of the table, as one client may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableSnapshot {
    /// The number of the decision: an answer to any other is refused.
    pub decision: u64,
    pub state: Doc,
    /// Whose turn it is.
    pub turn: Option<usize>,
    /// Actions taken so far.
    pub actions: usize,
    /// The seat that took the last one.
    pub acted: Option<usize>,
    /// Entries of the log before those that follow: what the client had behind them no longer holds.
    pub log_from: usize,
    pub log: Vec<Entry>,
    pub turns_from: usize,
    pub turns: Vec<WireTurn>,
    pub players: Vec<Player>,
    pub watching: usize,
    /// The seat with whose eyes the state is seen, from 0; none if the client looks on.
    pub seat: Option<usize>,
    /// Whether this terminal plays its seat; a player's newest one does.
    pub plays: bool,
    /// Why the client cannot undo; nothing if it can.
    pub cannot_undo: Option<CannotUndo>,
    /// Why the game is not on disk.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unsaved: Option<Line>,
}

impl TableSnapshot {
    /// Returns this moment for a client that has not seen the one before it.
    #[must_use]
    pub fn after(self, before: TableSnapshot) -> TableSnapshot {
        let (mut log, mut turns) = (before.log, before.turns);
        let log_from = join(&mut log, before.log_from, self.log, self.log_from);
        let turns_from = join(&mut turns, before.turns_from, self.turns, self.turns_from);
        TableSnapshot { log_from, log, turns_from, turns, ..self }
    }
}

/// Puts a part of a list behind an earlier part of it; where it begins now.
fn join<T>(earlier: &mut Vec<T>, earlier_from: usize, later: Vec<T>, later_from: usize) -> usize {
    match later_from.checked_sub(earlier_from) {
        Some(keep) => {
            earlier.truncate(keep);
            earlier.extend(later);
            earlier_from
        }
        None => {
            *earlier = later;
            later_from
        }
    }
}

/// An entry of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    #[serde(flatten)]
    pub line: Line,
    pub at: usize,
    pub group: usize,
    pub turn: usize,
    pub owner: Option<usize>,
}

impl Entry {
    pub fn of(told: &LogEntry) -> Self {
        let owner = told.owner.map(Seat::index);
        Self { line: Line::of(&told.message), at: told.at, group: told.group, turn: told.turn, owner }
    }

    /// `None` for what no host says.
    pub fn read(&self, known: &mut Interner) -> Option<LogEntry> {
        let owner = match self.owner {
            Some(index) => Some(seat(index)?),
            None => None,
        };
        Some(LogEntry { message: self.line.read(known)?, at: self.at, group: self.group, turn: self.turn, owner })
    }
}

/// A turn of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WireTurn {
    pub number: usize,
    pub owner: usize,
    pub round: u16,
    pub actions: [usize; 2],
    pub scores: [Vec<Option<i16>>; 2],
}

impl WireTurn {
    pub fn of(turn: &Turn) -> Self {
        Self {
            number: turn.number,
            owner: turn.owner.index(),
            round: turn.round,
            actions: [turn.actions.start, turn.actions.end],
            scores: turn.scores.clone(),
        }
    }

    /// `None` for what no host says.
    pub fn read(&self) -> Option<Turn> {
        let [start, end] = self.actions;
        Some(Turn {
            number: self.number,
            owner: seat(self.owner)?,
            round: self.round,
            actions: start..end,
            scores: self.scores.clone(),
        })
    }
}

/// Returns a seat by its number from 0; `None` beyond any table.
pub fn seat(index: usize) -> Option<Seat> {
    (index < MAX_SEATS).then(|| Seat::new(index as u8))
}

/// A sentence by its key, which each side says in its own words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    pub key: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(String, Word)>,
}

/// A value for a place of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    Number(i32),
    Letter(char),
    Name(String, String),
    Hidden(String),
    Text(String),
    List(Vec<String>),
    Said(Vec<Line>),
}

/// Sentences within sentences go no deeper.
const DEEPEST: usize = 8;

impl Line {
    pub fn of(message: &Message) -> Self {
        let args = message.args.iter().map(|(place, arg)| ((*place).to_owned(), Word::of(arg)));
        Self { key: message.key.to_owned(), args: args.collect() }
    }

    /// `None` for what no host says.
    pub fn read(&self, known: &mut Interner) -> Option<Message> {
        self.read_within(known, DEEPEST)
    }

    fn read_within(&self, known: &mut Interner, depth: usize) -> Option<Message> {
        let mut message = Message::new(known.word(&self.key)?);
        for (place, word) in &self.args {
            let place = known.word(place)?;
            message = match word {
                Word::Number(number) => message.with(place, Arg::Number(*number)),
                Word::Letter(letter) if letter.is_ascii_lowercase() => message.with(place, Arg::Letter(*letter)),
                Word::Letter(_) => return None,
                Word::Name(space, id) => {
                    message.with(place, Arg::Name { space: known.word(space)?, id: known.word(id)? })
                }
                Word::Hidden(space) => message.with(place, Arg::Hidden { space: known.word(space)? }),
                Word::Text(text) => message.text(place, text.as_str()),
                Word::List(words) => message.words(place, words),
                Word::Said(lines) => {
                    let depth = depth.checked_sub(1)?;
                    let said = lines.iter().map(|line| line.read_within(known, depth)).collect::<Option<_>>()?;
                    message.with(place, Arg::Said(said))
                }
            };
        }
        Some(message)
    }
}

impl Word {
    fn of(arg: &Arg) -> Self {
        match arg {
            Arg::Number(number) => Word::Number(*number),
            Arg::Letter(letter) => Word::Letter(*letter),
            Arg::Name { space, id } => Word::Name((*space).to_owned(), (*id).to_owned()),
            Arg::Hidden { space } => Word::Hidden((*space).to_owned()),
            Arg::Text(text) => Word::Text(text.clone()),
            Arg::List(words) => Word::List(words.clone()),
            Arg::Said(messages) => Word::Said(messages.iter().map(Line::of).collect()),
        }
    }
}

/// Returns the sources of points as they are sent.
pub fn sources(tally: &Tally) -> Sources {
    tally.0.iter().map(|source| (source.space.to_owned(), source.id.to_owned(), source.points)).collect()
}

/// `None` for what no host says.
pub fn tally(sources: &[(String, String, [i16; MAX_SEATS])], known: &mut Interner) -> Option<Tally> {
    let read = |(space, id, points): &(String, String, [i16; MAX_SEATS])| {
        Some(Source { space: known.word(space)?, id: known.word(id)?, points: *points })
    };
    sources.iter().map(read).collect::<Option<_>>().map(Tally)
}
