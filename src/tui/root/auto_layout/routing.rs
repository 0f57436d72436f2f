//! Ways for the lines of a map: each the cheapest from box to box, cell by cell.

use super::Node;
use crate::games::root::board::{Cell, Extent, Way, cells_of};

/// The cost of a step: a row is twice as high as a column is wide.
const STEP: [u32; 2] = [2, 4];
const TURN: u32 = 9;
/// For a step onto any other line, and at first for one onto a line that it may not cross.
const BRIDGE: u32 = 30;
const CROSSING: u32 = 40;
/// For each line of the same kind beside a cell, each third box, and a box of the line's own.
const BESIDE: u32 = 8;
const THIRD: u32 = 8;
const OWN: u32 = 3;
/// For a line that meets a box at the corner of its frame.
const CORNER: u32 = 12;

/// The obstacles of lines.
pub struct Router {
    pane: Extent,
    block: Extent,
    corners: Vec<Cell>,
    /// The box in each cell, and the boxes beside it.
    boxes: Vec<Option<Node>>,
    beside: Vec<u16>,
    /// The number of lines of each kind on a cell and beside it, paths first.
    lines: [Vec<(i8, i8)>; 2],
    /// The cost of a step onto a line that may not be crossed.
    pub crossing: u32,
}

/// The way of a line.
#[derive(Clone)]
pub struct Route {
    /// The way from the first box to the second, never empty.
    pub cells: Vec<Cell>,
    /// The directions in which it leaves its first box and enters its second.
    pub enter: Way,
    pub leave: Way,
}

impl Router {
    pub fn new(pane: Extent, block: Extent, corners: Vec<Cell>) -> Router {
        let size = usize::from(pane.width) * usize::from(pane.height);
        let mut router = Router {
            pane,
            block,
            corners,
            boxes: vec![None; size],
            beside: vec![0; size],
            lines: [vec![(0, 0); size], vec![(0, 0); size]],
            crossing: CROSSING,
        };
        for (node, corner) in router.corners.clone().into_iter().enumerate() {
            for cell in cells_of(corner, block) {
                if let Some(at) = pane.index(cell) {
                    router.boxes[at] = Some(node);
                }
                for near in Way::straight().filter_map(|way| pane.index(cell.step(way)?)) {
                    router.beside[near] |= 1 << node;
                }
            }
        }
        router
    }

    /// Puts a line of some kinds into the pane, or takes it out: `by` is 1 or -1.
    pub fn lay(&mut self, route: &Route, kinds: &[usize], by: i8) {
        let pane = self.pane;
        for cell in &route.cells {
            let near = Way::straight().filter_map(|way| pane.index(cell.step(way)?)).map(|at| (at, false));
            for (at, on) in near.chain(pane.index(*cell).map(|at| (at, true))) {
                for kind in kinds {
                    let (lines, beside) = &mut self.lines[*kind][at];
                    *(if on { lines } else { beside }) += by;
                }
            }
        }
    }

    /// Returns the cost that third boxes and other lines of its kinds add to a step onto a cell.
    fn trouble(&self, at: usize, own: u16, kinds: &[usize]) -> u32 {
        let of_kind = |kind: &usize| {
            let (lines, beside) = self.lines[*kind][at];
            u32::from(lines > 0) * self.crossing + u32::from(beside.unsigned_abs()) * BESIDE
        };
        kinds.iter().map(of_kind).sum::<u32>() + (self.beside[at] & !own).count_ones() * THIRD
    }

    /// Returns what is in the way of a line, now that others are there.
    pub fn troubles(&self, route: &Route, ends: (Node, Node), kinds: &[usize]) -> u32 {
        let cells = route.cells.iter().filter_map(|cell| self.pane.index(*cell));
        cells.map(|at| self.trouble(at, 1 << ends.0 | 1 << ends.1, kinds)).sum()
    }

    /// Returns the cost of the step from or into a box.
    fn contact(&self, node: Node, cell: Cell, way: Way) -> u32 {
        let (corner, block) = (self.corners[node], self.block);
        let (off, size) =
            if way.dx != 0 { (cell.y - corner.y, block.height) } else { (cell.x - corner.x, block.width) };
        let from_middle = (off * 2 + 1).abs_diff(size);
        if from_middle + 1 == size { CORNER } else { u32::from(from_middle / 4) }
    }

    /// Returns the cheapest way between two boxes.
    pub fn route(&self, ends: (Node, Node), kinds: &[usize]) -> Option<Route> {
        let ways: Vec<Way> = Way::straight().collect();
        let target = self.corners[ends.1];
        let left = |cell: Cell| {
            let gap =
                |at: u16, from: u16, size: u16| u32::from(from.saturating_sub(at) + at.saturating_sub(from + size - 1));
            gap(cell.x, target.x, self.block.width) * STEP[0] + gap(cell.y, target.y, self.block.height) * STEP[1]
        };
        let own = 1u16 << ends.0 | 1 << ends.1;
        let price = |at: usize| {
            let bridges = u32::from(self.lines.iter().any(|lines| lines[at].0 > 0)) * BRIDGE;
            (self.beside[at] & own).count_ones() * OWN + bridges + self.trouble(at, own, kinds)
        };
        // by cell and the way of the step onto it
        let mut best: Vec<(u32, u8)> = vec![(u32::MAX, 0); self.boxes.len() * 4];
        let mut open: Vec<Vec<(Cell, u8, u32)>> = Vec::new();
        let mut reach = |open: &mut Vec<Vec<(Cell, u8, u32)>>, cell: Cell, way: usize, from: u8, cost: u32| {
            let Some(at) = self.pane.index(cell).filter(|at| self.boxes[*at].is_none()) else { return };
            let cost = cost + STEP[usize::from(ways[way].dx == 0)] + price(at);
            let known = &mut best[at * 4 + way];
            if cost < known.0 {
                *known = (cost, from);
                let place = (cost + left(cell)) as usize;
                if open.len() <= place {
                    open.resize_with(place + 1, Vec::new);
                }
                open[place].push((cell, way as u8, cost));
            }
        };
        for cell in cells_of(self.corners[ends.0], self.block) {
            for (index, way) in ways.iter().enumerate() {
                if let Some(near) = cell.step(*way) {
                    reach(&mut open, near, index, 4, self.contact(ends.0, cell, *way));
                }
            }
        }
        let mut found: Option<(u32, Cell, u8, Way)> = None;
        let mut place = 0;
        while place < open.len() && found.is_none_or(|(cost, ..)| cost > place as u32) {
            let mut next = 0;
            while let Some(&(cell, way, cost)) = open[place].get(next) {
                next += 1;
                for (index, to) in ways.iter().enumerate().filter(|(index, _)| *index != (usize::from(way) + 2) % 4) {
                    let cost = cost + if index == usize::from(way) { 0 } else { TURN };
                    let Some(near) = cell.step(*to) else { continue };
                    if self.pane.index(near).is_some_and(|at| self.boxes[at] == Some(ends.1)) {
                        let cost = cost + self.contact(ends.1, near, *to);
                        if found.is_none_or(|(least, ..)| cost < least) {
                            found = Some((cost, cell, way, *to));
                        }
                    } else {
                        reach(&mut open, near, index, way, cost);
                    }
                }
            }
            place += 1;
        }
        let (_, mut cell, mut way, leave) = found?;
        let mut route = Route { cells: vec![cell], enter: leave, leave };
        loop {
            let at = self.pane.index(cell)?;
            let from = best[at * 4 + usize::from(way)].1;
            if from == 4 {
                route.cells.reverse();
                route.enter = ways[usize::from(way)];
                return Some(route);
            }
            cell = cell.step(ways[usize::from(way)].back())?;
            route.cells.push(cell);
            way = from;
        }
    }
}
