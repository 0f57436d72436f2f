//! The board: which clearings there are, and how paths, rivers and forests join them.
//!
//! A [`Board`] is made from the text of a file by [`Board::parse`], which finds every fault of the file at once. What the
//! rules ask is worked out then; every answer is a look into a table.

mod check;
mod draft;
mod drawing;
mod fault;
mod layout;
mod plane;
mod read;
pub mod shipped;

pub use fault::{BoardErrors, BoardFault, Fault};
pub use layout::{Cell, Extent, Label, Layout, LayoutSize, Line, LineKind, Way};

use crate::games::root::words::place::{Clearing, ClearingSet, Forest, ForestSet, MAX_CLEARINGS, MAX_FORESTS, Suit};
use crate::kernel::Digested;

/// The format of board files that this version reads.
pub const FORMAT: i64 = 1;

/// A board, complete and free of faults.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    id: Box<str>,
    text: Box<str>,
    digest: u64,
    clearings: ClearingSet,
    corners: ClearingSet,
    edge: ClearingSet,
    coast: ClearingSet,
    tower: Option<Clearing>,
    ferry: Option<Clearing>,
    adjacent: [ClearingSet; MAX_CLEARINGS],
    closed: [ClearingSet; MAX_CLEARINGS],
    has_closed: bool,
    river: [ClearingSet; MAX_CLEARINGS],
    suits: [Option<Suit>; MAX_CLEARINGS],
    slots: [u8; MAX_CLEARINGS],
    ruins: [u8; MAX_CLEARINGS],
    opposite: [Option<Clearing>; MAX_CLEARINGS],
    distances: [[Option<u8>; MAX_CLEARINGS]; MAX_CLEARINGS],
    forests: ForestSet,
    forest_clearings: [ClearingSet; MAX_FORESTS],
    clearing_forests: [ForestSet; MAX_CLEARINGS],
    adjacent_forests: [ForestSet; MAX_FORESTS],
    layouts: Vec<Layout>,
}

/// FNV-1a, 64 bits, over the text.
impl Digested for Board {
    fn digest(&self) -> u64 {
        self.digest
    }
}

impl Board {
    /// Reads a board file. `name` is what faults call the file.
    ///
    /// # Errors
    ///
    /// All faults of the file at once, each with its line and key. A fault hides others only where nothing could be said
    /// about them: a file that is not TOML, lines that start from boxes out of place.
    pub fn parse(name: &str, text: &str) -> Result<Board, BoardErrors> {
        let mut faults = read::Faults::new(name, text);
        let board = faults.parse().and_then(|document| {
            let draft = draft::read(read::Fields::top(&document), &mut faults)?;
            check::build(&draft, text, &mut faults)
        });
        match board {
            Some(board) if faults.count() == 0 => Ok(board),
            _ => Err(BoardErrors::new(faults.into_list())),
        }
    }

    /// The name of the board in notation, saves and the protocol.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The text that the board was made from: a save carries it along.
    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn clearings(&self) -> ClearingSet {
        self.clearings
    }

    /// Clearings that one open path joins with this one (2.2.1). Closed paths are left out (C.3.2).
    pub fn adjacent(&self, clearing: Clearing) -> ClearingSet {
        self.adjacent[clearing.index()]
    }

    /// `adjacent` for every clearing.
    pub fn open_paths(&self) -> [ClearingSet; MAX_CLEARINGS] {
        self.adjacent
    }

    /// Clearings that a path joins with this one which begins closed (C.3.1).
    pub fn closed(&self, clearing: Clearing) -> ClearingSet {
        self.closed[clearing.index()]
    }

    /// Whether any path begins closed (C.3.1).
    pub fn has_closed_paths(&self) -> bool {
        self.has_closed
    }

    /// The next clearings along the river (2.3), or the others on the coast of the lake (C.2.2).
    pub fn river_adjacent(&self, clearing: Clearing) -> ClearingSet {
        self.river[clearing.index()]
    }

    /// The printed suit (2.2.2); `None` where a shuffled marker decides.
    pub fn suit(&self, clearing: Clearing) -> Option<Suit> {
        self.suits[clearing.index()]
    }

    /// Building slots, those with ruins included (2.2.3).
    pub fn slots(&self, clearing: Clearing) -> u8 {
        self.slots[clearing.index()]
    }

    /// Slots that begin as ruins (2.2.4).
    pub fn ruins(&self, clearing: Clearing) -> u8 {
        self.ruins[clearing.index()]
    }

    pub fn corners(&self) -> ClearingSet {
        self.corners
    }

    /// The clearings on the map edge: round the outside, closed paths counted (G.1.15).
    pub fn edge(&self) -> ClearingSet {
        self.edge
    }

    /// The corner opposite to a corner.
    pub fn opposite(&self, clearing: Clearing) -> Option<Clearing> {
        self.opposite[clearing.index()]
    }

    /// The clearings on the lake (C.2.3).
    pub fn coast(&self) -> ClearingSet {
        self.coast
    }

    /// Whether markers have to be laid, since clearings have no suit printed (A.1).
    pub fn needs_markers(&self) -> bool {
        self.clearings.iter().any(|clearing| self.suit(clearing).is_none())
    }

    /// The clearing with the tower: the pass (C.3.1, C.3.4).
    pub fn tower(&self) -> Option<Clearing> {
        self.tower
    }

    /// Where the ferry begins (C.2.1).
    pub fn ferry(&self) -> Option<Clearing> {
        self.ferry
    }

    /// Fewest paths between two clearings, over paths that begin open.
    pub fn distance(&self, from: Clearing, to: Clearing) -> Option<u8> {
        self.distances[from.index()][to.index()]
    }

    pub fn forests(&self) -> ForestSet {
        self.forests
    }

    /// The clearings that touch a forest (2.4.1).
    pub fn forest_clearings(&self, forest: Forest) -> ClearingSet {
        self.forest_clearings[forest.index()]
    }

    /// The forests that touch a clearing (2.4.1).
    pub fn clearing_forests(&self, clearing: Clearing) -> ForestSet {
        self.clearing_forests[clearing.index()]
    }

    /// The forests that exactly one path parts from this one (2.4.1), or a river where rivers part forests (C.1.1), or
    /// one coastal clearing (C.2.4).
    pub fn adjacent_forests(&self, forest: Forest) -> ForestSet {
        self.adjacent_forests[forest.index()]
    }

    /// How the board is drawn, smallest first. Boards that are played without a screen may have none.
    pub fn layouts(&self) -> &[Layout] {
        &self.layouts
    }
}

#[cfg(test)]
mod tests;
