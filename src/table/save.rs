//! One game in one TOML file, as `docs/save-format.md` says: written whole, read with suspicion.

use super::digest::{digest, fnv};
use super::game::{RoundMark, Start};
use super::stats::{POINTS, Statistics};
use super::{Away, Board, Controller, Correction, Happening, SeatPast, SeatPasts, TableEvent};
use crate::kernel::{
    CLOCKWORK, Codec, Doc, MAX_SEATS, Message, Options, PositionErrors, Seat, SeatSet, Texts, Value, Words, always,
    needed,
};
use std::fmt::Write;

/// The format that this program writes.
pub const FORMAT: u32 = 2;

/// The oldest format that this program reads.
const OLDEST: u32 = 2;

/// The largest file that is read, far above what any game takes.
pub const MAX_BYTES: usize = 4 << 20;

/// The first bytes of every save.
pub(super) const SAVE_BEGINS: &[u8] = b"format = ";

/// More words than this no game draws; a file that says so would only keep the program busy.
const MAX_DRAWN: u64 = 50_000_000;

/// One game as a file holds it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Saved {
    pub game: String,
    /// The version of the rules that wrote it.
    pub rules: u32,
    pub seed: u64,
    /// Words drawn from the generator.
    pub drawn: u64,
    pub options: Options,
    /// The id of the lesson that coaches it.
    pub lesson: Option<String>,
    /// The fate of seats whose players are away, at a table of several terminals.
    pub shared: Option<Away>,
    /// Seats whose players have asked the table to decline for them what others' turns ask while they are away.
    pub declines: SeatSet,
    /// Who has had the seats of such a table.
    pub seat_pasts: SeatPasts,
    /// What happened there outside the game.
    pub table_events: Vec<TableEvent>,
    pub boards: Vec<Board>,
    pub controllers: Vec<Controller>,
    pub start: Start,
    /// One string a turn.
    pub journal: Vec<String>,
    /// Positions that were set between them.
    pub corrections: Vec<Correction>,
    pub rounds: Vec<RoundMark>,
    pub statistics: Statistics,
    pub round: u16,
    pub over: bool,
    /// The position: the truth, whatever the journal gives under other rules.
    pub state: Doc,
}

/// The reason why a file is not a usable save.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum SaveError {
    TooLarge,
    NotText { at: usize },
    Foreign,
    Newer { format: u32 },
    Older { format: u32 },
    Torn { have: usize, want: usize },
    Changed,
    Syntax { line: usize, fault: String },
    Content { fault: Message },
    UnknownGame { game: String },
    Position { faults: PositionErrors },
    StateChanged,
    BoardChanged { id: String },
}

impl SaveError {
    pub fn say(&self, words: &Words) -> String {
        let number = |number: usize| Value::from(number as i64);
        let text = |text: &str| Value::from(text.to_owned());
        let (key, places) = match self {
            SaveError::TooLarge => ("save-too-large", vec![("most", number(MAX_BYTES >> 20))]),
            SaveError::NotText { at } => ("save-not-text", vec![("at", number(*at))]),
            SaveError::Foreign => ("save-foreign", vec![]),
            SaveError::Newer { format } => {
                ("save-newer", vec![("format", number(*format as usize)), ("own", number(FORMAT as usize))])
            }
            SaveError::Older { format } => ("save-older", vec![("format", number(*format as usize))]),
            SaveError::Torn { have, want } => ("save-torn", vec![("have", number(*have)), ("want", number(*want))]),
            SaveError::Changed => ("save-changed", vec![]),
            SaveError::Syntax { line, fault } => ("save-syntax", vec![("line", number(*line)), ("fault", text(fault))]),
            SaveError::Content { fault } => ("save-content", vec![("fault", words.say(fault).into())]),
            SaveError::UnknownGame { game } => ("save-unknown-game", vec![("game", text(game))]),
            SaveError::Position { faults } => ("save-position", vec![("faults", faults.say(words).into())]),
            SaveError::StateChanged => ("save-state-changed", vec![]),
            SaveError::BoardChanged { id } => ("save-board-changed", vec![("id", text(id))]),
        };
        words.text_with(key, &places)
    }
}

fn hex(number: u64) -> String {
    format!("{number:016x}")
}

impl Saved {
    /// Makes it a game at one terminal.
    #[must_use]
    pub fn alone(self) -> Self {
        Self { shared: None, declines: SeatSet::EMPTY, seat_pasts: SeatPasts::default(), ..self }
    }

    /// Returns the whole file.
    pub fn to_text(&self) -> String {
        let mut saved = self.clone();
        let body = Codec::write(|codec| {
            saved.visit(codec);
        });
        // Every value of the body is one that TOML has; only a date of a game's own could be refused, and none has any.
        let body = toml::to_string(&body).unwrap_or_default();
        // Write the journal after the scalar keys, one turn per line, so that listing saves reads only the first lines.
        let (alone, tables) = body.split_at(first_table(&body));
        let mut text = format!("{alone}{JOURNAL}");
        for turn in &self.journal {
            // Writing into a string cannot fail.
            let _ = writeln!(text, "  {},", toml::Value::String(turn.clone()));
        }
        text.push_str("]\n");
        text.push_str(tables);
        seal(&text)
    }

    /// Reads a file of any format from 0.1.0 on. Never panics, whatever the bytes.
    ///
    /// # Errors
    /// Says what is wrong with it, and where.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, SaveError> {
        let text = verified(bytes)?;
        // The three lines of the head come before.
        let table = document(text, 4)?;
        let mut saved = Saved::default();
        let sums = Codec::read(&table, |codec| Some(saved.visit(codec))).map_err(first_fault)?;
        saved.check(&sums)?;
        Ok(saved)
    }

    /// Visits what follows the head, in the order of the file; the journal is written by itself, a turn a line. Returns the
    /// digests that belong to it.
    fn visit(&mut self, codec: &mut Codec<'_>) -> Sums {
        let mut sums = Sums { state: digest(&self.state), boards: Vec::new() };
        self.visit_origin(codec);
        codec.number(needed("round"), u16::MAX, &mut self.round);
        codec.flag(needed("over"), &mut self.over);
        codec.text("lesson", &mut self.lesson);
        codec.word("shared", &AWAY, &mut self.shared);
        codec.named(needed("state_digest"), &HEX, &mut sums.state);
        if codec.reads() {
            codec.texts(needed("journal"), &mut self.journal);
        }
        codec.tables(always("rounds"), &RoundMark::default(), &mut self.rounds, |codec, mark| {
            codec.number(needed("round"), u16::MAX, &mut mark.round);
            codec.number(needed("turn"), u32::MAX, &mut mark.turn);
            codec.word("digest", &HEX, &mut mark.digest);
            codec.list(needed("scores"), &POINTS, &mut mark.scores);
        });
        self.visit_setup(codec);
        codec.tables(always("boards"), &Board::default(), &mut self.boards, |codec, board| {
            codec.string(needed("game"), &mut board.game);
            codec.string(needed("id"), &mut board.id);
            codec.string(needed("name"), &mut board.name);
            let mut sum = fnv(board.text.as_bytes());
            codec.named(needed("digest"), &HEX, &mut sum);
            codec.string(needed("text"), board.text.to_mut());
            sums.boards.push(sum);
        });
        self.visit_seats(codec);
        codec.tables("table", &TableEvent::default(), &mut self.table_events, |codec, event| {
            codec.number(needed("at"), u32::MAX, &mut event.at);
            codec.string(needed("who"), &mut event.who);
            codec.named(needed("what"), &HAPPENING, &mut event.what);
            if let Happening::Undid { actions } = &mut event.what {
                codec.number("actions", u32::MAX, actions);
            }
            if let Happening::Slip { line, why } = &mut event.what {
                let mut number = why.number();
                codec.number("line", u32::MAX, line);
                codec.number("count", u8::MAX, &mut number);
                *why = why.with_number(number);
            }
            codec.texts("unread", &mut event.unread);
        });
        codec.tables("corrections", &Correction::default(), &mut self.corrections, |codec, correction| {
            codec.number(needed("at"), u32::MAX, &mut correction.at);
            let mut state = (!codec.reads()).then(|| std::mem::take(&mut correction.state));
            codec.doc(needed("state"), &mut state);
            correction.state = state.unwrap_or_default();
        });
        codec.table(needed("statistics"), |codec| self.statistics.visit(codec));
        codec.doc("start", &mut self.start.position);
        let mut state = (!codec.reads()).then(|| std::mem::take(&mut self.state));
        codec.doc(needed("state"), &mut state);
        self.state = state.unwrap_or_default();
        sums
    }

    /// Visits which game it is, by which rules, and where its chance comes from.
    fn visit_origin(&mut self, codec: &mut Codec<'_>) {
        codec.string(needed("game"), &mut self.game);
        codec.number(needed("rules"), u32::MAX, &mut self.rules);
        codec.named(needed("seed"), &HEX, &mut self.seed);
        codec.named(needed("drawn"), &HEX, &mut self.drawn);
    }

    fn visit_setup(&mut self, codec: &mut Codec<'_>) {
        codec.table(needed("setup"), |codec| {
            codec.texts(needed("seats"), &mut self.options.seats);
            codec.text("board", &mut self.options.board);
            codec.text("deck", &mut self.options.deck);
            codec.texts("extras", &mut self.options.extras);
            codec.texts(needed("chance"), &mut self.start.rolls);
        });
    }

    /// Visits what a game can be played from, given its journal, and the digest of the state to which that leads.
    fn visit_head(&mut self, codec: &mut Codec<'_>, state: &mut u64) {
        self.visit_origin(codec);
        codec.named(needed("state_digest"), &HEX, state);
        self.visit_setup(codec);
        self.visit_seats(codec);
    }

    /// Returns the part of the file from which the game can be played, given its journal.
    pub(super) fn head(&self) -> String {
        let mut saved = self.clone();
        let mut state = digest(&self.state);
        let head = Codec::write(|codec| saved.visit_head(codec, &mut state));
        toml::to_string(&head).unwrap_or_default()
    }

    /// Reads such a part, which begins in this line of its file, and the digest of the state.
    ///
    /// # Errors
    /// Says what is wrong with it, and where.
    pub(super) fn from_head(text: &str, line: usize) -> Result<(Self, u64), SaveError> {
        let table = document(text, line)?;
        let (mut saved, mut state) = (Saved::default(), 0);
        Codec::read(&table, |codec| {
            saved.visit_head(codec, &mut state);
            Some(())
        })
        .map_err(first_fault)?;
        if saved.drawn > MAX_DRAWN {
            return Err(SaveError::Content { fault: "save-drawn".into() });
        }
        Ok((saved, state))
    }

    /// Visits who decides for each seat, and what players have seen of it.
    fn visit_seats(&mut self, codec: &mut Codec<'_>) {
        let past = |seat: usize| self.seat_pasts.0.get(seat).cloned().unwrap_or_default();
        let declines = |seat: usize| seat < MAX_SEATS && self.declines.contains(Seat::new(seat as u8));
        let seat = |(seat, controller): (usize, &Controller)| (controller.clone(), declines(seat), past(seat));
        let mut seats: Vec<(Controller, bool, SeatPast)> = self.controllers.iter().enumerate().map(seat).collect();
        let blank = (Controller::Human { name: String::new() }, false, SeatPast::default());
        codec.tables(needed("seats"), &blank, &mut seats, |codec, (controller, declines, past)| {
            codec.named(needed("player"), &PLAYER, controller);
            let mut nobody = String::new();
            codec.string("name", if let Controller::Human { name } = controller { name } else { &mut nobody });
            codec.flag("declines", declines);
            codec.texts("seen_by", &mut past.seen_by);
            codec.number("since", u32::MAX, &mut past.since);
        });
        let declining = seats.iter().take(MAX_SEATS).enumerate().filter(|(_, (_, declines, _))| *declines);
        self.declines = declining.map(|(seat, _)| Seat::new(seat as u8)).collect();
        let pasts: Vec<SeatPast>;
        (self.controllers, pasts) = seats.into_iter().map(|(controller, _, past)| (controller, past)).unzip();
        let has_past = pasts.iter().any(|past| *past != SeatPast::default());
        self.seat_pasts = SeatPasts(if has_past { pasts } else { Vec::new() });
    }

    /// # Errors
    /// Says which parts do not belong together.
    fn check(&self, sums: &Sums) -> Result<(), SaveError> {
        let mut boards = self.boards.iter().zip(&sums.boards);
        if self.controllers.len() > MAX_SEATS || self.options.seats.len() != self.controllers.len() {
            return Err(SaveError::Content { fault: "save-seats".into() });
        }
        if digest(&self.state) != sums.state {
            return Err(SaveError::StateChanged);
        }
        if self.drawn > MAX_DRAWN {
            return Err(SaveError::Content { fault: "save-drawn".into() });
        }
        match boards.find(|(board, sum)| fnv(board.text.as_bytes()) != **sum) {
            Some((board, _)) => Err(SaveError::BoardChanged { id: board.id.clone() }),
            None => Ok(()),
        }
    }
}

/// Reads a document that begins in this line of its file.
fn document(text: &str, line: usize) -> Result<Doc, SaveError> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start.min(text.len()));
        let line = line + text.as_bytes()[..start].iter().filter(|byte| **byte == b'\n').count();
        SaveError::Syntax { line, fault: one_line(error.message()) }
    })
}

fn first_fault(faults: PositionErrors) -> SaveError {
    let first = faults.0.into_iter().next();
    let fault = first.map(|(key, fault)| Message::new("save-fault").text("key", key).said("fault", fault));
    fault.map_or(SaveError::Foreign, |fault| SaveError::Content { fault })
}

/// The digests that a save has of its parts.
struct Sums {
    state: u64,
    boards: Vec<u64>,
}

/// 16 hexadecimal digits.
const HEX: Texts<'_, u64> = Texts {
    what: "save-hex",
    read: &|text| u64::from_str_radix(text, 16).ok().filter(|&number| hex(number) == text),
    write: &|&number| hex(number),
};

const AWAY: Texts<'_, Away> = Texts { what: "save-shared", read: &Away::from_id, write: &|away| away.id().to_owned() };

/// Who plays a seat; the name of a human has a key of its own.
const PLAYER: Texts<'_, Controller> = Texts {
    what: "doc-no-value",
    read: &|id| match id {
        "human" => Some(Controller::Human { name: String::new() }),
        CLOCKWORK => Some(Controller::Clockwork),
        level => level.parse().ok().map(Controller::Bot),
    },
    write: &|controller| controller.id().to_owned(),
};

/// What has happened; the number of undone actions has a key of its own.
const HAPPENING: Texts<'_, Happening> =
    Texts { what: "save-event", read: &|id| Happening::from_id(id, 0), write: &|what| what.id().to_owned() };

/// The start of the journal in a file that thicket wrote.
const JOURNAL: &str = "journal = [\n";

/// Returns where the first table starts.
fn first_table(text: &str) -> usize {
    if text.starts_with('[') { 0 } else { text.find("\n[").map_or(text.len(), |at| at + 1) }
}

/// The facts that a list of saves shows of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    pub game: String,
    pub seats: Vec<String>,
    pub round: u16,
    pub over: bool,
    /// The id of the lesson that coaches it.
    pub lesson: Option<String>,
    /// Whether it is a table of several terminals.
    pub shared: bool,
}

impl From<Saved> for Summary {
    fn from(saved: Saved) -> Self {
        let Saved { game, options, round, over, lesson, shared, state, .. } = saved;
        // what was drafted is in the position alone
        let seats = seats_of(&state).unwrap_or(options.seats);
        Self { game, seats, round, over, lesson, shared: shared.is_some() }
    }
}

/// Returns what the seats of a position play, if it says so.
fn seats_of(state: &Doc) -> Option<Vec<String>> {
    state.get("seats")?.as_array()?.iter().map(|seat| seat.as_str().map(str::to_owned)).collect()
}

impl Summary {
    /// Reads the facts in a whole file. The head's digest is checked against every byte, which shows that the file is
    /// as it was written; journal, boards and what lies where are read only when the game continues.
    ///
    /// # Errors
    /// Says what is wrong with the file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, SaveError> {
        let text = verified(bytes)?;
        match Self::glance(text) {
            // Every format so far writes these keys in the same way.
            Some(summary) => Ok(summary),
            None => Saved::from_bytes(bytes).map(Self::from),
        }
    }

    /// Returns the keys outside of tables, before or after the journal, and the seats of the position; `None` in a file
    /// that is formatted differently from thicket's own.
    fn glance(text: &str) -> Option<Self> {
        let (before, rest) = text.split_at(text.find(JOURNAL)?);
        let (_, behind) = rest.split_once("\n]\n")?;
        let (alone, tables) = behind.split_at(first_table(behind));
        let (_, state) = tables.split_once("\n[state]\n")?;
        let state: Doc = toml::from_str(&state[..first_table(state)]).ok()?;
        let doc: Doc = toml::from_str(&format!("{before}{alone}")).ok()?;
        Some(Self {
            game: doc.get("game")?.as_str()?.to_owned(),
            seats: seats_of(&state)?,
            round: doc.get("round")?.as_integer()?.try_into().ok()?,
            over: doc.get("over")?.as_bool()?,
            lesson: doc.get("lesson").and_then(toml::Value::as_str).map(str::to_owned),
            shared: doc.contains_key("shared"),
        })
    }

    /// Returns whether the first bytes of a file say that its game is over.
    pub(super) fn says_over(first: &[u8]) -> bool {
        let lines = first.split(|byte| *byte == b'\n').take_while(|line| !line.starts_with(b"journal"));
        lines.into_iter().any(|line| line == b"over = true")
    }
}

/// Returns a body with the head that belongs to it.
pub fn seal(body: &str) -> String {
    format!("format = {FORMAT}\nlength = {}\ndigest = \"{}\"\n{body}", body.len(), hex(fnv(body.as_bytes())))
}

/// Returns what follows the head of a file, if that is as long and as it was when it was written. Cheap: for those who
/// only ask whether a file is sound.
///
/// # Errors
/// Says what is wrong with it.
pub fn verified(bytes: &[u8]) -> Result<&str, SaveError> {
    if bytes.len() > MAX_BYTES {
        return Err(SaveError::TooLarge);
    }
    let text = std::str::from_utf8(bytes).map_err(|error| SaveError::NotText { at: error.valid_up_to() })?;
    let mut lines = text.splitn(4, '\n');
    let mut head = |key: &str| lines.next().and_then(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    let format: u32 = head("format").and_then(|number| number.trim_end().parse().ok()).ok_or(SaveError::Foreign)?;
    if format > FORMAT {
        return Err(SaveError::Newer { format });
    }
    if format == 0 {
        return Err(SaveError::Foreign);
    }
    if format < OLDEST {
        return Err(SaveError::Older { format });
    }
    let length = head("length").and_then(|number| number.parse::<usize>().ok());
    let written = head("digest").and_then(|digest| digest.strip_prefix('"')?.strip_suffix('"'));
    let (Some(length), Some(written)) = (length, written) else {
        return Err(SaveError::Torn { have: 0, want: length.unwrap_or(1) });
    };
    let rest = lines.next().unwrap_or_default();
    if rest.len() < length {
        return Err(SaveError::Torn { have: rest.len(), want: length });
    }
    if rest.len() > length || hex(fnv(rest.as_bytes())) != written {
        return Err(SaveError::Changed);
    }
    Ok(rest)
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(200).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_from_before_the_first_version_and_unknown_ones_are_refused_as_such() {
        let with_format = |format: u32| seal("").replacen(&FORMAT.to_string(), &format.to_string(), 1);
        let refusal = |format| verified(with_format(format).as_bytes()).unwrap_err();
        assert_eq!(refusal(0), SaveError::Foreign);
        assert_eq!(refusal(1), SaveError::Older { format: 1 });
        assert_eq!(refusal(FORMAT + 1), SaveError::Newer { format: FORMAT + 1 });
        let said = "This save has format 1, from before thicket 0.1.0, which can no longer be read.";
        assert_eq!(refusal(1).to_string(), said);
    }

    #[test]
    fn a_list_reads_the_same_of_every_layout_as_who_goes_on() {
        let entry = crate::table::Games::ALL.get("iwari").unwrap();
        let options = Options { seats: entry.about().first_game, ..Options::default() };
        let new = crate::table::NewGame { options, controllers: Vec::new(), seed: 1 };
        let mut game = entry.begin(&new, &crate::table::Games::ALL.boards()).unwrap();
        for played in [false, true] {
            if played {
                let action = game.notation().pop().unwrap();
                assert!(game.act(&action).is_ok());
            }
            let saved = Saved { over: played, ..game.save() };
            let text = saved.to_text();
            let body = text.splitn(4, '\n').last().unwrap();
            let (before, rest) = body.split_at(body.find(JOURNAL).unwrap());
            let (journal, behind) = rest.split_at(rest.find("\n]\n").unwrap() + 3);
            let old = seal(&format!("{journal}{before}{behind}"));
            for text in [&text, &old] {
                assert_eq!(Saved::from_bytes(text.as_bytes()), Ok(saved.clone()));
                let summary = Summary::from_bytes(text.as_bytes()).unwrap();
                assert_eq!(Summary::glance(text), Some(summary.clone()), "without the whole of it");
                assert_eq!((summary.game.as_str(), &summary.seats), ("iwari", &saved.options.seats));
                assert_eq!((summary.round, summary.over), (saved.round, played));
            }
            assert_eq!(
                (Summary::says_over(&text.as_bytes()[..400]), Summary::says_over(old.as_bytes())),
                (played, false)
            );
            let bare = seal(&toml::to_string(&toml::from_str::<Doc>(body).unwrap()).unwrap());
            assert_eq!(Summary::from_bytes(bare.as_bytes()).unwrap().over, played);
        }
    }
}
