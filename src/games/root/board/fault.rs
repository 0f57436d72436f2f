//! The faults of a board file.

use super::layout::{Cell, LineKind};
use crate::games::root::words::place::{ClearingSet, Forest};
use crate::kernel::{Arg, Message};

/// The format of board files that this version reads.
pub const FORMAT: i64 = 1;

/// Everything that is wrong with a board file, in the order in which it was found.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct BoardErrors {
    faults: Vec<BoardFault>,
}

impl BoardErrors {
    pub(super) fn new(faults: Vec<BoardFault>) -> Self {
        Self { faults }
    }

    /// Returns the faults, never none.
    pub fn faults(&self) -> &[BoardFault] {
        &self.faults
    }

    /// Returns all faults, one a line.
    pub fn message(&self) -> Message {
        let faults = self.faults.iter().map(BoardFault::message).collect();
        Message::new("board-faults").with("faults", Arg::Said(faults))
    }
}

/// One fault: the file, the line and the key where it stands, and what it is.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct BoardFault {
    /// The name that the file was parsed under.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// The key, such as `clearings[3].slots`; `board` for the file as a whole.
    pub key: String,
    pub fault: Fault,
}

impl BoardFault {
    /// Returns where it is and what, in words to be.
    pub fn message(&self) -> Message {
        let place =
            Message::new("board-fault").text("file", &self.file).number("line", self.line).text("key", &self.key);
        place.said("fault", self.fault.message())
    }
}

/// The kinds of faults. Clearings are named by the number on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    Syntax(String),
    Format(i64),
    Game(String),
    UnknownKey {
        known: Vec<&'static str>,
    },
    Missing,
    /// The key of the sentence that says what is expected, and what is found.
    Kind {
        wanted: &'static str,
        found: &'static str,
    },
    Range {
        value: i64,
        low: i64,
        high: i64,
    },
    Length {
        wanted: usize,
        found: usize,
    },
    Word {
        word: String,
        known: Vec<String>,
    },
    Id(String),

    ClearingGap(u8),
    ClearingTwice(u8),
    NoClearing(u8),
    RuinsWithoutSlots {
        ruins: u8,
        slots: u8,
    },
    TooManyRuins {
        found: usize,
        most: usize,
    },
    CornerWithoutSlot,
    FerryAshore(u8),
    MapEdge {
        wanted: ClearingSet,
        found: ClearingSet,
    },
    NoForests,
    OppositeOneSided(u8),
    NoCorners,
    SamePlace(u8, u8),
    LinkToItself(u8),
    LinkTwice(u8, u8),
    Crossing((u8, u8), (u8, u8)),
    CoastCrossing(u8, (u8, u8)),
    Disconnected(ClearingSet),
    ForestGap(char),
    ForestTwice(char),
    NotAForest(ClearingSet),
    ForestNotListed(ClearingSet),

    BoxOutside,
    BoxesTouch(u8),
    LineMissing(LineKind, u8, u8),
    LineUnknown(LineKind, u8, u8),
    NotStraight(Cell, Cell),
    OutsidePane(Cell),
    LineFolds(Cell),
    LineLoose(u8),
    LineThroughBox(Cell, u8),
    LineBesideBox(Cell, u8),
    LinesMeet(Cell, u8, u8),
    LinesBeside(Cell, u8, u8),
    LineInLake(Cell),
    NoBridge {
        path: (u8, u8),
        river: (u8, u8),
    },
    LakeTouches {
        found: ClearingSet,
        wanted: ClearingSet,
    },
    LabelMissing(Forest),
    NoForest(char),
    LabelOutside,
    LabelCramped {
        wanted: usize,
        found: usize,
    },
    ForestOpen(ClearingSet),
    AreaNoForest(Cell, ClearingSet),
}

impl Fault {
    /// Returns what it is, in words to be.
    pub fn message(&self) -> Message {
        let clearing = |key, number: &u8| Message::new(key).number("clearing", *number);
        let link = |key, (one, other): &(u8, u8)| Message::new(key).number("one", *one).number("other", *other);
        let cell = |key, cell: &Cell| Message::new(key).text("cell", cell.to_string());
        match self {
            Fault::Syntax(fault) => Message::new("board-syntax").text("fault", fault),
            Fault::Format(format) => {
                Message::new("board-format").text("format", format.to_string()).number("own", FORMAT)
            }
            Fault::Game(game) => Message::new("board-game").text("game", game),
            Fault::UnknownKey { known } => Message::new("board-unknown-key").words("known", known),
            Fault::Missing => Message::new("doc-missing"),
            Fault::Kind { wanted, found } => Message::new(wanted).text("found", *found),
            Fault::Range { value, low, high } => Message::new("board-range")
                .text("value", value.to_string())
                .text("low", low.to_string())
                .text("high", high.to_string()),
            Fault::Length { wanted, found } => {
                Message::new("board-length").number("wanted", *wanted).number("found", *found)
            }
            Fault::Word { word, known } => Message::new("board-word").text("word", word).words("known", known),
            Fault::Id(id) => Message::new("board-id").text("id", id),
            Fault::ClearingGap(number) => clearing("root-board-clearing-gap", number),
            Fault::ClearingTwice(number) => clearing("root-board-clearing-twice", number),
            Fault::NoClearing(number) => clearing("root-board-no-clearing", number),
            Fault::RuinsWithoutSlots { ruins, slots } => {
                Message::new("root-board-ruins").number("ruins", *ruins).number("slots", *slots)
            }
            Fault::TooManyRuins { found, most } => {
                Message::new("root-board-too-many-ruins").number("found", *found).number("most", *most)
            }
            Fault::CornerWithoutSlot => Message::new("root-board-corner-without-slot"),
            Fault::FerryAshore(number) => clearing("root-board-ferry-ashore", number),
            Fault::MapEdge { wanted, found } => {
                Message::new("root-board-map-edge").text("found", numbers(found)).text("wanted", numbers(wanted))
            }
            Fault::NoForests => Message::new("root-board-no-forests"),
            Fault::OppositeOneSided(number) => clearing("root-board-opposite", number),
            Fault::NoCorners => Message::new("root-board-no-corners"),
            Fault::SamePlace(one, other) => link("root-board-same-place", &(*one, *other)),
            Fault::LinkToItself(number) => clearing("root-board-link-to-itself", number),
            Fault::LinkTwice(one, other) => link("root-board-link-twice", &(*one, *other)),
            Fault::Crossing(line, (from, to)) => {
                link("root-board-crossing", line).number("from", *from).number("to", *to)
            }
            Fault::CoastCrossing(number, (from, to)) => {
                clearing("root-board-coast-crossing", number).number("from", *from).number("to", *to)
            }
            Fault::Disconnected(set) => of_clearings("root-board-disconnected", set),
            Fault::ForestGap(letter) => of_forest("root-board-forest-gap", *letter),
            Fault::ForestTwice(letter) => of_forest("root-board-forest-twice", *letter),
            Fault::NotAForest(set) => of_clearings("root-board-not-a-forest", set),
            Fault::ForestNotListed(set) => of_clearings("root-board-forest-not-listed", set),
            Fault::BoxOutside => Message::new("root-board-box-outside"),
            Fault::BoxesTouch(number) => clearing("root-board-boxes-touch", number),
            Fault::LineMissing(kind, one, other) => of_line("root-board-line-missing", *kind, *one, *other),
            Fault::LineUnknown(kind, one, other) => of_line("root-board-line-unknown", *kind, *one, *other),
            Fault::NotStraight(from, to) => {
                Message::new("root-board-not-straight").text("from", from.to_string()).text("to", to.to_string())
            }
            Fault::OutsidePane(at) => cell("root-board-outside-pane", at),
            Fault::LineFolds(at) => cell("root-board-line-folds", at),
            Fault::LineLoose(number) => clearing("root-board-line-loose", number),
            Fault::LineThroughBox(at, number) => cell("root-board-line-through-box", at).number("clearing", *number),
            Fault::LineBesideBox(at, number) => cell("root-board-line-beside-box", at).number("clearing", *number),
            Fault::LinesMeet(at, from, to) => cell("root-board-lines-meet", at).number("from", *from).number("to", *to),
            Fault::LinesBeside(at, from, to) => {
                cell("root-board-lines-beside", at).number("from", *from).number("to", *to)
            }
            Fault::LineInLake(at) => cell("root-board-line-in-lake", at),
            Fault::NoBridge { path, river: (from, to) } => {
                link("root-board-no-bridge", path).number("from", *from).number("to", *to)
            }
            Fault::LakeTouches { found, wanted } => {
                Message::new("root-board-lake-touches").text("found", numbers(found)).text("wanted", numbers(wanted))
            }
            Fault::LabelMissing(forest) => of_forest("root-board-label-missing", forest.letter()),
            Fault::NoForest(letter) => of_forest("root-board-no-forest", *letter),
            Fault::LabelOutside => Message::new("root-board-label-outside"),
            Fault::LabelCramped { wanted, found } => {
                Message::new("root-board-label-cramped").number("wanted", *wanted).number("found", *found)
            }
            Fault::ForestOpen(set) => of_clearings("root-board-forest-open", set),
            Fault::AreaNoForest(at, set) => cell("root-board-area-no-forest", at).text("clearings", numbers(set)),
        }
    }
}

fn of_clearings(key: &'static str, set: &ClearingSet) -> Message {
    Message::new(key).text("clearings", numbers(set))
}

fn of_forest(key: &'static str, letter: char) -> Message {
    Message::new(key).with("forest", Arg::Letter(letter))
}

fn of_line(key: &'static str, kind: LineKind, from: u8, to: u8) -> Message {
    let line = Message::new(match kind {
        LineKind::Path => "root-board-path",
        LineKind::Closed => "root-board-closed-path",
        LineKind::River => "root-board-river",
    });
    Message::new(key).said("line", line).number("from", from).number("to", to)
}

fn numbers(set: &ClearingSet) -> String {
    set.iter().map(|clearing| clearing.number().to_string()).collect::<Vec<_>>().join(" ")
}
