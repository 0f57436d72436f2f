//! The drawing of a board on a grid of characters. The rules never look at this; painters and the cursor do.

use std::fmt;

use crate::games::root::words::place::{Clearing, ClearingSet, Forest, ForestSet};

/// A cell of the pane, counted from its top left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    pub x: u16,
    pub y: u16,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {}]", self.x, self.y)
    }
}

impl Cell {
    /// Returns the cell one step further, unless that leaves the grid at its top or left.
    pub fn step(self, way: Way) -> Option<Cell> {
        Some(Cell { x: self.x.checked_add_signed(way.dx.into())?, y: self.y.checked_add_signed(way.dy.into())? })
    }
}

/// Columns and rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Extent {
    pub width: u16,
    pub height: u16,
}

impl Extent {
    pub fn holds(self, cell: Cell) -> bool {
        cell.x < self.width && cell.y < self.height
    }

    /// Returns the place of a cell among all, row by row.
    pub fn index(self, cell: Cell) -> Option<usize> {
        self.holds(cell).then(|| usize::from(cell.y) * usize::from(self.width) + usize::from(cell.x))
    }
}

/// One of the eight directions, each part -1, 0 or 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Way {
    pub dx: i8,
    pub dy: i8,
}

impl Way {
    /// All eight, the straight ones at even places.
    pub const ALL: [Way; 8] = [
        Way { dx: 1, dy: 0 },
        Way { dx: 1, dy: -1 },
        Way { dx: 0, dy: -1 },
        Way { dx: -1, dy: -1 },
        Way { dx: -1, dy: 0 },
        Way { dx: -1, dy: 1 },
        Way { dx: 0, dy: 1 },
        Way { dx: 1, dy: 1 },
    ];

    pub fn straight() -> impl Iterator<Item = Way> {
        Way::ALL.into_iter().step_by(2)
    }

    pub const fn back(self) -> Way {
        Way { dx: -self.dx, dy: -self.dy }
    }

    pub const fn is_diagonal(self) -> bool {
        self.dx != 0 && self.dy != 0
    }

    /// Returns the way from a cell to another one, if it is one of the eight.
    pub fn between(from: Cell, to: Cell) -> Option<Way> {
        let (dx, dy) = (i32::from(to.x) - i32::from(from.x), i32::from(to.y) - i32::from(from.y));
        let one_of_eight = (dx, dy) != (0, 0) && (dx == 0 || dy == 0 || dx.abs() == dy.abs());
        one_of_eight.then(|| Way { dx: dx.signum() as i8, dy: dy.signum() as i8 })
    }
}

/// The four sizes in which a board may be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LayoutSize {
    /// For 80 columns and 24 rows.
    S,
    /// For 120 columns and 40 rows.
    M,
    /// For 160 columns and 50 rows.
    L,
    /// For 200 columns and 60 rows.
    XL,
}

impl LayoutSize {
    pub const ALL: [LayoutSize; 4] = [LayoutSize::S, LayoutSize::M, LayoutSize::L, LayoutSize::XL];

    /// Returns the key in a board file.
    pub const fn id(self) -> &'static str {
        match self {
            LayoutSize::S => "S",
            LayoutSize::M => "M",
            LayoutSize::L => "L",
            LayoutSize::XL => "XL",
        }
    }
}

/// The meaning of a line of the drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LineKind {
    Path,
    /// A path that begins closed (C.3.1).
    Closed,
    River,
}

/// A place between cells, in tenths of a cell from the top left of the pane: the middle of the first cell is `(5, 5)`.
pub type Spot = (i32, i32);

/// Tenths of a cell in a cell.
pub const TENTHS: i32 = 10;

impl Cell {
    /// Returns the middle of the cell.
    pub fn middle(self) -> Spot {
        (i32::from(self.x) * TENTHS + TENTHS / 2, i32::from(self.y) * TENTHS + TENTHS / 2)
    }
}

/// A line between the boxes of two clearings, cell by cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub kind: LineKind,
    pub ends: (Clearing, Clearing),
    /// From the first end to the second, never empty.
    pub cells: Vec<Cell>,
    /// The way from the first box into the first cell.
    pub enter: Way,
    /// The way from the last cell into the second box.
    pub leave: Way,
    /// The line on painted ground: where it begins, bends and ends, the ends in the middles of the two boxes.
    pub trail: Vec<Spot>,
}

/// The place where the letter of a forest stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Label {
    pub at: Cell,
    /// First and last column of the blank cells round the letter, in its row.
    pub free: (u16, u16),
}

/// One drawing of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    pub(crate) size: LayoutSize,
    pub(crate) pane: Extent,
    pub(crate) block: Extent,
    pub(crate) boxes: Vec<Cell>,
    pub(crate) lines: Vec<Line>,
    pub(crate) labels: Vec<Label>,
    pub(crate) lake: Vec<Cell>,
    pub(crate) shore: Vec<Spot>,
}

impl Layout {
    pub fn size(&self) -> LayoutSize {
        self.size
    }

    /// Returns columns and rows of the whole drawing.
    pub fn pane(&self) -> Extent {
        self.pane
    }

    /// Returns columns and rows of the box of a clearing.
    pub fn block(&self) -> Extent {
        self.block
    }

    /// Returns the clearings of the board with the top left cells of their boxes.
    pub fn boxes(&self) -> impl Iterator<Item = (Clearing, Cell)> {
        ClearingSet::first_n(self.boxes.len()).iter().zip(self.boxes.iter().copied())
    }

    /// Returns the forests of the board with their letters' places.
    pub fn labels(&self) -> impl Iterator<Item = (Forest, Label)> {
        ForestSet::first_n(self.labels.len()).iter().zip(self.labels.iter().copied())
    }

    /// Returns paths and rivers.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Returns the cells of the lake, those under boxes left out.
    pub fn lake(&self) -> &[Cell] {
        &self.lake
    }

    /// Returns the corners of the lake on painted ground, those at the coast under boxes; empty without one.
    pub fn shore(&self) -> &[Spot] {
        &self.shore
    }
}
