//! The finished board: every answer is a look into a table.

use super::chart::Chart;
use super::layout::{Layout, LineKind};
use super::plane::Point;
use crate::games::root::words::place::{Clearing, ClearingSet, Forest, ForestSet, MAX_CLEARINGS, MAX_FORESTS, Suit};
use crate::kernel::Digested;
use std::sync::Arc;

/// The things that every drawing of a board shows, and where the printed board has it: what a drawing is laid out by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The place of each clearing, in hundredths of the board's width and height.
    pub places: Vec<Point>,
    pub lake: Option<Point>,
    /// Paths and rivers, the lower end first.
    pub links: Vec<(LineKind, (Clearing, Clearing))>,
}

/// A board, complete and free of faults.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    pub(super) id: Box<str>,
    pub(super) text: Box<str>,
    pub(super) digest: u64,
    pub(super) clearings: ClearingSet,
    pub(super) corners: ClearingSet,
    pub(super) edge: ClearingSet,
    pub(super) chart: Chart,
    pub(super) coast: ClearingSet,
    pub(super) tower: Option<Clearing>,
    pub(super) ferry: Option<Clearing>,
    pub(super) adjacent: [ClearingSet; MAX_CLEARINGS],
    pub(super) closed: [ClearingSet; MAX_CLEARINGS],
    pub(super) has_closed: bool,
    pub(super) river: [ClearingSet; MAX_CLEARINGS],
    pub(super) suits: [Option<Suit>; MAX_CLEARINGS],
    pub(super) slots: [u8; MAX_CLEARINGS],
    pub(super) ruins: [u8; MAX_CLEARINGS],
    pub(super) opposite: [Option<Clearing>; MAX_CLEARINGS],
    pub(super) distances: [[Option<u8>; MAX_CLEARINGS]; MAX_CLEARINGS],
    pub(super) river_divides: bool,
    pub(super) forests: ForestSet,
    pub(super) forest_clearings: [ClearingSet; MAX_FORESTS],
    pub(super) clearing_forests: [ForestSet; MAX_CLEARINGS],
    pub(super) adjacent_forests: [ForestSet; MAX_FORESTS],
    pub(super) plan: Plan,
    pub(super) layouts: Vec<Arc<Layout>>,
}

/// FNV-1a, 64 bits, over the text.
impl Digested for Board {
    fn digest(&self) -> u64 {
        self.digest
    }
}

impl Board {
    /// Returns the name of the board in notation, saves and the protocol.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the text that the board was made from: a save carries it along.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns whether its rivers part forests (C.1.1).
    pub fn river_divides(&self) -> bool {
        self.river_divides
    }

    pub fn clearings(&self) -> ClearingSet {
        self.clearings
    }

    /// Returns clearings that one open path joins with this one (2.2.1). Closed paths are left out (C.3.2).
    pub fn adjacent(&self, clearing: Clearing) -> ClearingSet {
        self.adjacent[clearing.index()]
    }

    /// Returns `adjacent` for every clearing.
    pub fn open_paths(&self) -> [ClearingSet; MAX_CLEARINGS] {
        self.adjacent
    }

    /// Returns clearings that a path joins with this one which begins closed (C.3.1).
    pub fn closed(&self, clearing: Clearing) -> ClearingSet {
        self.closed[clearing.index()]
    }

    /// Returns whether any path begins closed (C.3.1).
    pub fn has_closed_paths(&self) -> bool {
        self.has_closed
    }

    /// Returns the next clearings along the river (2.3), or the others on the coast of the lake (C.2.2).
    pub fn river_adjacent(&self, clearing: Clearing) -> ClearingSet {
        self.river[clearing.index()]
    }

    /// Returns the clearings on rivers or on the lake.
    pub fn river_clearings(&self) -> ClearingSet {
        self.clearings().iter().filter(|&clearing| !self.river_adjacent(clearing).is_empty()).collect()
    }

    /// Returns the printed suit (2.2.2); `None` where a shuffled marker decides.
    pub fn suit(&self, clearing: Clearing) -> Option<Suit> {
        self.suits[clearing.index()]
    }

    /// Counts the building slots, those with ruins included (2.2.3).
    pub fn slots(&self, clearing: Clearing) -> u8 {
        self.slots[clearing.index()]
    }

    /// Slots that begin as ruins (2.2.4).
    pub fn ruins(&self, clearing: Clearing) -> u8 {
        self.ruins[clearing.index()]
    }

    /// Returns the clearings in the order of their priority for clockwork players (R2.1).
    pub fn chart(&self) -> &[Clearing] {
        &self.chart
    }

    pub fn corners(&self) -> ClearingSet {
        self.corners
    }

    /// Returns the clearings on the map edge: round the outside, closed paths counted (G.1.15).
    pub fn edge(&self) -> ClearingSet {
        self.edge
    }

    /// Returns the corner opposite to a corner.
    pub fn opposite(&self, clearing: Clearing) -> Option<Clearing> {
        self.opposite[clearing.index()]
    }

    /// Returns the clearings on the lake (C.2.3).
    pub fn coast(&self) -> ClearingSet {
        self.coast
    }

    /// Returns whether markers have to be laid, since clearings have no suit printed (A.1).
    pub fn needs_markers(&self) -> bool {
        self.clearings.iter().any(|clearing| self.suit(clearing).is_none())
    }

    /// Returns the clearing with the tower: the pass (C.3.1, C.3.4).
    pub fn tower(&self) -> Option<Clearing> {
        self.tower
    }

    /// Returns where the ferry begins (C.2.1).
    pub fn ferry(&self) -> Option<Clearing> {
        self.ferry
    }

    /// Returns fewest paths between two clearings, over paths that begin open.
    pub fn distance(&self, from: Clearing, to: Clearing) -> Option<u8> {
        self.distances[from.index()][to.index()]
    }

    pub fn forests(&self) -> ForestSet {
        self.forests
    }

    /// Returns the clearings that touch a forest (2.4.1).
    pub fn forest_clearings(&self, forest: Forest) -> ClearingSet {
        self.forest_clearings[forest.index()]
    }

    /// Returns the forests that touch a clearing (2.4.1).
    pub fn clearing_forests(&self, clearing: Clearing) -> ForestSet {
        self.clearing_forests[clearing.index()]
    }

    /// Returns the forests that exactly one path parts from this one (2.4.1), or a river where rivers part forests (C.1.1),
    /// or one coastal clearing (C.2.4).
    pub fn adjacent_forests(&self, forest: Forest) -> ForestSet {
        self.adjacent_forests[forest.index()]
    }

    /// Returns what a drawing of the board shows.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Returns the drawings that its file brings, smallest first.
    pub fn layouts(&self) -> &[Arc<Layout>] {
        &self.layouts
    }
}
