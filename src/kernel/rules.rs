//! The interface that a game offers to be played at this table.

use super::{
    Arg, Chance, ForcedRoll, Generator, Message, NotationError, Parts, Roll, RollKind, Script, Seat, SeatSet, Tally,
    TextCache, Viewer, Words,
};
use std::borrow::Cow;
use std::hash::Hash;
use std::sync::Arc;

/// The game in one saved or hand-written document; keys are those of `docs/position.md`.
pub type Doc = toml::Table;

/// The pending question and the seat it asks, or how the game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    Ask(Question),
    Over(Outcome),
}

/// One question to one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub seat: Seat,
    pub message: Message,
    /// The number of the law that asks.
    pub law: &'static str,
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    pub winners: SeatSet,
    /// The key of the sentence that says how.
    pub how: &'static str,
    pub law: &'static str,
}

impl Outcome {
    /// More was pending than a state has room for: a fault of the program, which nobody wins by.
    pub const BROKEN: Outcome = Outcome { winners: SeatSet::EMPTY, how: "game-broken", law: "" };
}

/// Round and scores, for charts and tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Rounds begun, 1 in the first.
    pub round: u16,
    /// The points per seat; `None` for a seat that no longer scores.
    pub scores: [Option<i16>; super::MAX_SEATS],
}

/// The reason why an action cannot be taken now.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{} (law {law})", .reason.key)]
pub struct Illegal {
    pub reason: Message,
    pub law: &'static str,
}

impl Illegal {
    /// Adds what fills a place of the sentence.
    pub fn with(self, name: &'static str, arg: Arg) -> Self {
        Self { reason: self.reason.with(name, arg), law: self.law }
    }

    /// Adds the number that fills a place of the sentence.
    pub fn number(self, name: &'static str, number: u8) -> Self {
        self.with(name, Arg::Number(number.into()))
    }
}

/// The reason why a game cannot be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(pub Message);

impl SetupError {
    /// A word is none of those that are known, which the sentence lists.
    fn unknown<W: AsRef<str>>(message: Message, typed: &str, known: impl IntoIterator<Item = W>) -> Self {
        let known: Vec<W> = known.into_iter().collect();
        let message = message.nearest(typed, known.iter().map(AsRef::as_ref)).number("count", known.len());
        Self(message.words("known", known))
    }

    /// Makes the error of a seat that the game does not have.
    pub fn unknown_seat<W: AsRef<str>>(game: &str, name: &str, known: impl IntoIterator<Item = W>) -> Self {
        Self::unknown(Message::new("setup-seat").text("game", game).text("name", name), name, known)
    }

    /// Makes the error of two seats that play the same.
    pub fn twice(name: &str) -> Self {
        Self(Message::new("setup-twice").text("name", name))
    }

    /// Makes the error of too few or too many seats.
    pub fn seats(game: &str, least: usize, most: usize, found: usize) -> Self {
        let message = Message::new("setup-seats").text("game", game);
        Self(message.number("least", least).number("most", most).number("found", found))
    }

    pub fn unknown_deck<W: AsRef<str>>(deck: &str, known: impl IntoIterator<Item = W>) -> Self {
        Self::unknown(Message::new("setup-deck").text("deck", deck), deck, known)
    }

    pub fn unknown_level<W: AsRef<str>>(game: &str, level: &str, known: impl IntoIterator<Item = W>) -> Self {
        Self::unknown(Message::new("setup-level").text("game", game).text("level", level), level, known)
    }

    pub fn unknown_board(game: &str, id: &str, library: &dyn Library) -> Self {
        Self::unknown(Message::new("setup-board").text("game", game).text("id", id), id, library.boards(game))
    }

    pub fn unknown_extra<W: AsRef<str>>(game: &str, extra: &str, known: impl IntoIterator<Item = W>) -> Self {
        Self::unknown(Message::new("setup-extra").text("game", game).text("extra", extra), extra, known)
    }
}

/// All faults of a position, each with its key.
#[derive(Clone, PartialEq, Eq, Debug, Default, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub struct PositionErrors(pub Vec<(String, Message)>);

/// The most faults of one document that are reported.
const MOST_FAULTS: usize = 1000;

impl PositionErrors {
    /// Notes a fault; a sentence without places is its key. Beyond a thousand it is noted only that there are more.
    pub fn add(&mut self, key: impl Into<String>, fault: impl Into<Message>) {
        match self.0.len() {
            ..MOST_FAULTS => self.0.push((key.into(), fault.into())),
            MOST_FAULTS => self.0.push(("...".to_owned(), Message::new("faults-more"))),
            _ => {}
        }
    }

    /// Returns all faults after each other, each with its key.
    pub fn say(&self, words: &Words) -> String {
        let at = |(key, fault): &(String, Message)| {
            words.text_with("position-fault", &[("key", key.as_str().into()), ("fault", words.say(fault).into())])
        };
        words.joined("position-more", self.0.iter().map(at))
    }

    /// Returns all faults as those of a file, one a line.
    pub fn of_file(&self, file: &str) -> Message {
        let at = |(key, fault): &(String, Message)| {
            Message::new("board-fault-at").text("file", file).text("key", key).said("fault", fault.clone())
        };
        Message::new("board-faults").with("faults", Arg::Said(self.0.iter().map(at).collect()))
    }

    /// Returns `value` if there is no fault.
    pub fn none_or<T>(self, value: T) -> Result<T, Self> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

/// An invariant that does not hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Broken(pub Message);

/// Returns the name in messages for a file that is not TOML.
pub fn not_toml(file: &str, text: &str, error: &toml::de::Error) -> Message {
    let fault = Message::new("board-syntax").text("fault", error.message());
    let place = Message::new("board-fault").text("file", file).number("line", line_of(text, error));
    place.text("key", "board").said("fault", fault)
}

/// Returns the line of a text, from 1, with an error of TOML.
pub fn line_of(text: &str, error: &toml::de::Error) -> usize {
    let start = error.span().map_or(0, |span| span.start.min(text.len()));
    1 + text.as_bytes()[..start].iter().filter(|byte| **byte == b'\n').count()
}

/// The choices that a new game is made from, as players write them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The factions or tribes of the seats, in turn order.
    pub seats: Vec<String>,
    pub board: Option<String>,
    pub deck: Option<String>,
    /// The extras played with, by id.
    pub extras: Vec<String>,
}

/// The source of boards: embedded ones, a folder, a save.
pub trait Library {
    /// Name for messages and text of the board with this id.
    fn board(&self, game: &str, id: &str) -> Option<(String, String)>;

    /// Returns the ids of the boards there are for a game; none where nobody keeps a list.
    fn boards(&self, _game: &str) -> Vec<String> {
        Vec::new()
    }

    /// Returns the store of what games make of these boards; `None` where each game reads its board again.
    fn shelf(&self) -> Option<&TextCache> {
        None
    }
}

impl dyn Library + '_ {
    /// Returns what `make` makes of the texts of boards: once for all games, where the library has a shelf.
    ///
    /// # Errors
    /// Says what `make` finds.
    pub fn once<T, E>(&self, texts: &[&str], make: impl FnOnce() -> Result<T, E>) -> Result<Arc<T>, E>
    where
        T: std::any::Any + Send + Sync,
    {
        match self.shelf() {
            Some(shelf) => shelf.once(texts, make),
            None => make().map(Arc::new),
        }
    }
}

/// Takes the events of a game. The unit takes none and costs nothing.
pub trait Sink<E> {
    /// Whether events are worth making.
    const KEEPS: bool = true;

    fn emit(&mut self, event: impl FnOnce() -> E);

    /// Returns whether it is full: the game then stops after the task that emitted the last event, so that it can be
    /// examined.
    fn is_full(&self) -> bool {
        false
    }
}

impl<E> Sink<E> for () {
    const KEEPS: bool = false;

    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// The rules of one game. Pure: the same calls give the same states on every machine.
pub trait Rules: Clone + Eq + Send + Sync + 'static {
    /// 8 bytes.
    type Action: Copy + Ord + Hash + std::fmt::Debug + Send + Sync + 'static;
    type Setup: Clone + Send + Sync;
    /// All that a viewer may know, and nothing else.
    type Observation: Clone + Eq + std::fmt::Debug;
    type Event: Copy + std::fmt::Debug + Send;

    /// The name of the game in commands, saves and the line protocol.
    const ID: &'static str;

    /// Grows whenever the same actions may lead to another state than before: saves say which rules wrote them.
    const VERSION: u32 = 1;

    /// Reads what players wrote into what `new` takes.
    ///
    /// # Errors
    /// Names the option and what would be right.
    fn setup(options: &Options, library: &dyn Library) -> Result<Self::Setup, SetupError>;

    /// # Errors
    /// Fails if the setup is of a kind that the rules exclude.
    fn new(setup: &Self::Setup, chance: &mut impl Chance, log: &mut impl Sink<Self::Event>)
    -> Result<Self, SetupError>;

    /// Returns seats at the table.
    fn seats(&self) -> usize;

    /// Returns what the seat plays, as notation names it.
    fn seat_name(&self, seat: Seat) -> &'static str;

    /// Returns whether the seat decides nothing: it follows a board, and takes the one action that there is.
    fn is_clockwork(&self, _: Seat) -> bool {
        false
    }

    /// Returns the seat that is asked; `None` when the game is over. The quick form of `decision`.
    fn asked(&self) -> Option<Seat>;

    fn decision(&self) -> Decision;

    /// Returns whether the pending decision is a main one, not a step inside an action: where undo, log and journal may
    /// cut.
    fn at_rest(&self) -> bool;

    /// Lists all legal actions of the current decision; cleared and refilled, never empty during the game, below 256.
    fn legal(&self, out: &mut Vec<Self::Action>);

    /// Takes `action`, or refuses what `legal` does not list and leaves the state as it was. Never panics.
    ///
    /// # Errors
    /// Returns the reason and the law's number.
    fn apply(
        &mut self,
        action: Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal> {
        match self.why_not(action) {
            Some(illegal) => Err(illegal),
            None => {
                self.step(action, chance, log);
                Ok(())
            }
        }
    }

    /// Takes an action that came from `legal`, unchecked.
    fn step(&mut self, action: Self::Action, chance: &mut impl Chance, log: &mut impl Sink<Self::Event>);

    /// Returns why `action` is not legal now; `None` if it is.
    fn why_not(&self, action: Self::Action) -> Option<Illegal>;

    fn parts(action: Self::Action) -> Parts;

    /// # Errors
    /// Fails if the text is not an action of this game.
    fn parse(text: &str) -> Result<Self::Action, NotationError>;

    /// The word of each kind of draw.
    const ROLLS: &'static [(RollKind, &'static str)];

    /// Returns the name of a face; `None` if the draw has no such face. Copies of one thing share a name.
    fn face_name(&self, roll: Roll) -> Option<Cow<'_, str>>;

    /// Writes a result of chance in words: `dice 3 1`, `card anvil`.
    fn roll_text(&self, roll: Roll) -> String {
        let word = Self::ROLLS.iter().find(|(kind, _)| *kind == roll.kind).map(|(_, word)| word);
        match word.zip(self.face_name(roll)) {
            Some((word, name)) => format!("{word} {name}"),
            None => format!("roll {}", roll.value),
        }
    }

    /// Reads a result of chance: all faces of that name.
    fn parse_roll(&self, text: &str) -> Option<ForcedRoll> {
        let mut words = text.split_ascii_whitespace();
        let word = words.next()?;
        let (kind, _) = *Self::ROLLS.iter().find(|(_, other)| *other == word)?;
        let is_named = |&value: &u8| {
            let name = self.face_name(Roll { kind, value });
            name.is_some_and(|name| name.split(' ').eq(words.clone()))
        };
        let faces = (0..64).filter(is_named).fold(0, |faces, value| faces | 1 << value);
        (faces != 0).then_some(ForcedRoll { kind, faces })
    }

    fn observe(&self, viewer: Viewer) -> Self::Observation;

    /// Makes a full state that `viewer` cannot tell from this one, the unknown dealt at random.
    fn determinize(&self, viewer: Seat, rng: &mut Generator) -> Self;

    /// Reads a full state that looks to `viewer` as the document says. What they do not know is filled in by a rule of the
    /// game's own, always in the same way. `chance` is asked only where a position written by hand does not say what is pending
    /// and its phase begins with something that needs no choice.
    ///
    /// # Errors
    /// Returns all faults at once, each with its key.
    fn read_for(
        doc: &Doc,
        viewer: Viewer,
        library: &dyn Library,
        chance: &mut impl Chance,
    ) -> Result<Self, PositionErrors>;

    /// Reads the document of a full state.
    ///
    /// # Errors
    /// Returns all faults at once, each with its key.
    fn read(doc: &Doc, library: &dyn Library, chance: &mut impl Chance) -> Result<Self, PositionErrors> {
        Self::read_for(doc, Viewer::All, library, chance)
    }

    /// Reads what [`Rules::write`] wrote for `viewer`, for programs that do not have the state itself.
    ///
    /// # Errors
    /// Returns all faults at once, each with its key: no state that `read` takes can look like this to the viewer.
    fn read_as(doc: &Doc, viewer: Viewer, library: &dyn Library) -> Result<Self, PositionErrors> {
        Self::read_for(doc, viewer, library, &mut Script::default())
    }

    /// Reads back what [`Rules::write`] wrote for a viewer.
    ///
    /// # Errors
    /// Fails as [`Rules::read_as`] does.
    fn read_observation(doc: &Doc, viewer: Viewer, library: &dyn Library) -> Result<Self::Observation, PositionErrors> {
        Ok(Self::read_as(doc, viewer, library)?.observe(viewer))
    }

    /// Writes what `viewer` may know as a document; for `Viewer::All` one that `read` takes back to an equal state.
    fn write(&self, viewer: Viewer) -> Doc;

    fn progress(&self) -> Progress;

    /// Returns the points of all seats by what they are for: those that stand in the state, and those that the events tell
    /// of which have led to it. What neither says is left out.
    fn tally(&self, _told: &mut dyn Iterator<Item = Self::Event>) -> Tally {
        Tally::default()
    }

    /// Returns pieces, cards and points add up.
    ///
    /// # Errors
    /// Returns the first invariant that does not hold.
    fn check(&self) -> Result<(), Broken>;

    /// Returns the event as `viewer` may see it, as a message.
    fn tell(&self, event: Self::Event, viewer: Viewer) -> Message;

    /// Returns whether an event comes of what a seat chose in the turn of another, who may go on with things of their own
    /// behind it.
    fn comes_of(&self, _event: &Self::Event, _seat: Seat) -> bool {
        true
    }
}
