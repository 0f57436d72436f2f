//! The cells of a drawing: the same for one that a file brings as for one that is laid out.

use super::layout::{Cell, Extent, Line, Spot as Place, TENTHS, Way};
use crate::games::root::words::place::{Clearing, ClearingSet};

/// The content of the cells of a pane.
pub struct Grid {
    pub pane: Extent,
    pub boxes: Vec<Option<Clearing>>,
    pub lake: Vec<bool>,
    /// The line that took the cell first.
    pub lines: Vec<Option<usize>>,
}

impl Grid {
    /// Returns a pane with nothing in it.
    pub fn new(pane: Extent) -> Grid {
        let size = usize::from(pane.width) * usize::from(pane.height);
        Grid { pane, boxes: vec![None; size], lake: vec![false; size], lines: vec![None; size] }
    }

    pub fn index(&self, cell: Cell) -> Option<usize> {
        self.pane.index(cell)
    }

    pub fn box_at(&self, cell: Cell) -> Option<Clearing> {
        self.index(cell).and_then(|index| self.boxes[index])
    }

    pub fn line_at(&self, cell: Cell) -> Option<usize> {
        self.index(cell).and_then(|index| self.lines[index])
    }

    pub fn lake_at(&self, cell: Cell) -> bool {
        self.index(cell).is_some_and(|index| self.lake[index])
    }

    pub fn blank(&self, cell: Cell) -> bool {
        self.index(cell).is_some_and(|i| self.boxes[i].is_none() && self.lines[i].is_none() && !self.lake[i])
    }

    /// Returns the whole trail of a line: between the middles of its boxes by the bends that the file names, else straight,
    /// else, if a third box stands in the way, along its cells.
    pub fn trail(&self, line: &Line, block: Extent, corners: &[Cell]) -> Vec<Place> {
        let middle = |clearing: Clearing| {
            let corner = corners[clearing.index()];
            let half = |from: u16, size: u16| (i32::from(from) * 2 + i32::from(size)) * TENTHS / 2;
            (half(corner.x, block.width), half(corner.y, block.height))
        };
        let (from, to) = (middle(line.ends.0), middle(line.ends.1));
        let apart = (to.0 - from.0).abs().max((to.1 - from.1).abs()).max(1);
        let is_free = (0..=apart).step_by(TENTHS as usize / 2).all(|step| {
            let part = |from: i32, to: i32| from + (to - from) * step / apart;
            let cell = Cell { x: (part(from.0, to.0) / TENTHS) as u16, y: (part(from.1, to.1) / TENTHS) as u16 };
            self.box_at(cell).is_none_or(|clearing| clearing == line.ends.0 || clearing == line.ends.1)
        });
        let bends: Vec<Place> = match line.trail.as_slice() {
            [] if is_free => Vec::new(),
            [] => line.cells.iter().map(|cell| cell.middle()).collect(),
            bends => bends.to_vec(),
        };
        [from].into_iter().chain(bends).chain([to]).collect()
    }

    /// Returns first and last column of the blank cells round a cell, in its row.
    pub fn free_run(&self, at: Cell) -> (u16, u16) {
        let mut first = at.x;
        while first > 0 && self.blank(Cell { x: first - 1, y: at.y }) {
            first -= 1;
        }
        let mut last = at.x;
        while self.blank(Cell { x: last + 1, y: at.y }) {
            last += 1;
        }
        (first, last)
    }

    /// Returns the areas that boxes, water and the lines that divide close in.
    pub fn closed_areas(&self, divides: &dyn Fn(usize) -> bool) -> Vec<Area> {
        let open =
            |cell: Cell| self.box_at(cell).is_none() && !self.lake_at(cell) && !self.line_at(cell).is_some_and(divides);
        let mut seen = vec![false; self.boxes.len()];
        let mut found = Vec::new();
        for start in (0..self.pane.height).flat_map(|y| (0..self.pane.width).map(move |x| Cell { x, y })) {
            let Some(index) = self.index(start).filter(|index| !seen[*index] && open(start)) else { continue };
            seen[index] = true;
            let mut area = Area { cells: vec![start], touches: ClearingSet::EMPTY };
            let mut outside = false;
            let mut next = 0;
            while let Some(&cell) = area.cells.get(next) {
                next += 1;
                for way in Way::ALL {
                    let Some((near, index)) = cell.step(way).and_then(|near| Some((near, self.index(near)?))) else {
                        outside = true;
                        continue;
                    };
                    if let Some(clearing) = self.boxes[index] {
                        area.touches.insert(clearing);
                    } else if !way.is_diagonal() && !seen[index] && open(near) {
                        seen[index] = true;
                        area.cells.push(near);
                    }
                }
            }
            if !outside {
                found.push(area);
            }
        }
        found
    }
}

/// Returns the cells of a box.
pub fn cells_of(corner: Cell, block: Extent) -> impl Iterator<Item = Cell> {
    let rows = corner.y..corner.y.saturating_add(block.height);
    rows.flat_map(move |y| (corner.x..corner.x.saturating_add(block.width)).map(move |x| Cell { x, y }))
}

/// An area of blank cells that is closed in.
pub struct Area {
    pub cells: Vec<Cell>,
    pub touches: ClearingSet,
}
