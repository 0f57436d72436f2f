//! What can be wrong with a board file.

use super::layout::{Cell, LineKind};
use crate::games::root::place::{ClearingSet, Forest};

/// Everything that is wrong with a board file, in the order in which it was found.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", .faults.iter().map(BoardFault::to_string).collect::<Vec<_>>().join("\n"))]
pub struct BoardErrors {
    faults: Vec<BoardFault>,
}

impl BoardErrors {
    pub(super) fn new(faults: Vec<BoardFault>) -> Self {
        Self { faults }
    }

    /// The faults, never none.
    pub fn faults(&self) -> &[BoardFault] {
        &self.faults
    }
}

/// One fault: the file, the line and the key where it stands, and what it is.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}, {key}: {fault}")]
pub struct BoardFault {
    /// The name that the file was parsed under.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// The key, such as `clearings[3].slots`; `board` for the file as a whole.
    pub key: String,
    pub fault: Fault,
}

/// The kinds of faults. Clearings are named by the number on the board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("not TOML: {0}")]
    Syntax(String),
    #[error("format {0} is not known to this version, which reads format {expected}", expected = super::FORMAT)]
    Format(i64),
    #[error("this is a board of the game {0:?}, not of \"root\"")]
    Game(String),
    #[error("unknown key; the keys here are {known}")]
    UnknownKey { known: String },
    #[error("this key is missing")]
    Missing,
    #[error("{wanted} is wanted here, not {found}")]
    Kind { wanted: &'static str, found: &'static str },
    #[error("{value} is not within {low} to {high}")]
    Range { value: i64, low: i64, high: i64 },
    #[error("{found} values, where {wanted} are wanted")]
    Length { wanted: usize, found: usize },
    #[error("{word:?} is none of {known}")]
    Word { word: String, known: String },
    #[error("an id is made of small letters, digits and hyphens, not {0:?}")]
    Id(String),

    #[error("there is no clearing {0}: the numbers run from 1 without a gap")]
    ClearingGap(u8),
    #[error("clearing {0} is there twice")]
    ClearingTwice(u8),
    #[error("there is no clearing {0}")]
    NoClearing(u8),
    #[error("{ruins} ruins in {slots} slots")]
    RuinsWithoutSlots { ruins: u8, slots: u8 },
    #[error("there are {found} ruins, and items for {most} (5.1.4)")]
    TooManyRuins { found: usize, most: usize },
    #[error("a corner has at least one slot: factions begin there")]
    CornerWithoutSlot,
    #[error("the ferry begins at water, and no river and no coast touches clearing {0}")]
    FerryAshore(u8),
    #[error("the clearings round the outside are {}, not {}", numbers(.wanted), numbers(.found))]
    MapEdge { wanted: ClearingSet, found: ClearingSet },
    #[error("a board has at least one forest")]
    NoForests,
    #[error("clearing {0} is not the corner opposite to this one in turn")]
    OppositeOneSided(u8),
    #[error("a board has at least one pair of opposite corners")]
    NoCorners,
    #[error("clearings {0} and {1} are in the same place")]
    SamePlace(u8, u8),
    #[error("this joins clearing {0} with itself")]
    LinkToItself(u8),
    #[error("{0} to {1} is there twice")]
    LinkTwice(u8, u8),
    #[error("the straight lines {} to {} and {} to {} meet", .0.0, .0.1, .1.0, .1.1)]
    Crossing((u8, u8), (u8, u8)),
    #[error("the straight line from the lake to clearing {} meets that from {} to {}", .0, .1.0, .1.1)]
    CoastCrossing(u8, (u8, u8)),
    #[error("no path leads from clearing 1 to {}", numbers(.0))]
    Disconnected(ClearingSet),
    #[error("forest letters run from a without a gap, but {0} is missing")]
    ForestGap(char),
    #[error("forest {0} has the same clearings")]
    ForestTwice(char),
    #[error("no area between the paths touches exactly the clearings {}", numbers(.0))]
    NotAForest(ClearingSet),
    #[error("the area that touches the clearings {} is not listed", numbers(.0))]
    ForestNotListed(ClearingSet),

    #[error("the box leaves the pane")]
    BoxOutside,
    #[error("the box touches that of clearing {0}")]
    BoxesTouch(u8),
    #[error("the {0} from {1} to {2} is not drawn")]
    LineMissing(LineKind, u8, u8),
    #[error("the board has no {0} from {1} to {2}")]
    LineUnknown(LineKind, u8, u8),
    #[error("from {0} to {1} the line would not run in one of the eight directions")]
    NotStraight(Cell, Cell),
    #[error("{0} is not in the pane")]
    OutsidePane(Cell),
    #[error("the line comes back to {0}")]
    LineFolds(Cell),
    #[error("the line does not touch the box of clearing {0}")]
    LineLoose(u8),
    #[error("at {0} the line runs through the box of clearing {1}")]
    LineThroughBox(Cell, u8),
    #[error("at {0} the line touches the box of clearing {1}, where it does not end")]
    LineBesideBox(Cell, u8),
    #[error("at {0} the line meets that from {1} to {2}")]
    LinesMeet(Cell, u8, u8),
    #[error("at {0} the line runs beside that from {1} to {2}")]
    LinesBeside(Cell, u8, u8),
    #[error("at {0} the line runs into the lake")]
    LineInLake(Cell),
    #[error("the path from {} to {} does not bridge the river from {} to {}", .path.0, .path.1, .river.0, .river.1)]
    NoBridge { path: (u8, u8), river: (u8, u8) },
    #[error("the lake touches the boxes of {}, but its coast is {}", numbers(.found), numbers(.wanted))]
    LakeTouches { found: ClearingSet, wanted: ClearingSet },
    #[error("the letter of forest {} is missing", .0.letter())]
    LabelMissing(Forest),
    #[error("there is no forest {0}")]
    NoForest(char),
    #[error("the letter is not in the area of its forest")]
    LabelOutside,
    #[error("around the letter {wanted} blank cells in a row are wanted, there are {found}")]
    LabelCramped { wanted: usize, found: usize },
    #[error("the drawing closes in no area that touches exactly the clearings {}", numbers(.0))]
    ForestOpen(ClearingSet),
    #[error("the area around {0}, which touches the clearings {list}, is no forest", list = numbers(.1))]
    AreaNoForest(Cell, ClearingSet),
}

fn numbers(set: &ClearingSet) -> String {
    set.iter().map(|clearing| clearing.number().to_string()).collect::<Vec<_>>().join(" ")
}
