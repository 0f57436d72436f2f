//! Painted ground: what lies between the boxes of a map where there are colors enough. Forests are areas of green, trails
//! strips of quarter cells at any slope, water bands of blue.

use std::cell::RefCell;
use std::rc::Rc;

use crate::games::root::board::{Board, Cell, Extent, Layout, LayoutSize, LineKind, Spot};
use crate::games::root::words::place::{Clearing, ClearingSet, Forest, ForestSet, MAX_FORESTS};
use crate::kernel::Digested;
use crate::tui::palette::Ground;

/// Points of a cell: columns and rows. A cell counts as twice as high as wide, so a point is as wide as high.
const POINTS: (usize, usize) = (2, 4);
/// The side of a point, in tenths of a cell's width.
const POINT: f64 = 5.0;
/// Half the width of a trail, in tenths of a cell's width.
const TRAIL: f64 = 3.8;
/// Half the width of a river.
const RIVER: f64 = 9.5;
/// A line lies this much higher than it is, so that a level one through the middle of a row fills its upper half, not both.
const LIFT: f64 = 2.5;
/// The drawn part of a closed trail, and its period.
const DASH: (f64, f64) = (8.0, 20.0);
/// A cell is water from this many points of it on.
const WET: u32 = 5;

/// The sixteen ways to fill the quarters of a cell: top left 1, top right 2, bottom left 4, bottom right 8.
pub const QUARTERS: [char; 16] = [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// The content of a cell besides trails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Base {
    pub ground: Ground,
    pub glyph: char,
    pub ink: Ground,
}

/// A trail between two clearings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    pub ends: (Clearing, Clearing),
    pub closed: bool,
    /// The cells on it in order, each with its quarters; as a whole, and with the gaps of a closed one.
    pub whole: Vec<(Cell, u8)>,
    pub dashed: Vec<(Cell, u8)>,
    /// The places on the trail where something is shown.
    pub middle: Option<Cell>,
}

/// The ground of a map at one size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terrain {
    pane: Extent,
    /// The ground by row and column; nothing under boxes.
    base: Vec<Option<Base>>,
    pub trails: Vec<Trail>,
}

/// The ground of a map, by the board's digest, and the map's size and pane.
type Drawn = ((u64, LayoutSize, Extent), Rc<Terrain>);

thread_local! {
    /// The ground that was drawn last: it takes longer to work out than to draw, and is the same until map or size change.
    static LAST: RefCell<Option<Drawn>> = const { RefCell::new(None) };
}

impl Terrain {
    /// Returns the ground of a drawing of a board.
    pub fn of(board: &Board, layout: &Layout) -> Rc<Terrain> {
        let key = (board.digest(), layout.size(), layout.pane());
        LAST.with_borrow_mut(|last| match last {
            Some((of, terrain)) if *of == key => Rc::clone(terrain),
            _ => {
                let terrain = Rc::new(Terrain::new(board, layout));
                *last = Some((key, Rc::clone(&terrain)));
                terrain
            }
        })
    }

    fn new(board: &Board, layout: &Layout) -> Terrain {
        let grid = Grid::new(layout);
        let (mut water, mut trails) = (grid.lake(layout), Vec::new());
        let mut bars = water.clone();
        for line in layout.lines() {
            if line.kind == LineKind::River {
                let river = grid.stroke(&line.trail, RIVER, None);
                for (at, _) in river.iter().enumerate().filter(|(_, on)| **on) {
                    water[at] = true;
                    bars[at] |= board.river_divides();
                }
                continue;
            }
            let whole = grid.stroke(&line.trail, TRAIL, None);
            for (at, _) in whole.iter().enumerate().filter(|(_, on)| **on) {
                bars[at] = true;
            }
            let passed = grid.passed(&line.trail);
            trails.push(Trail {
                ends: (line.ends.0.min(line.ends.1), line.ends.0.max(line.ends.1)),
                closed: line.kind == LineKind::Closed,
                whole: grid.quarters(&whole),
                dashed: grid.quarters(&grid.stroke(&line.trail, TRAIL, Some(DASH))),
                middle: passed.get(passed.len() / 2).copied(),
            });
        }
        let forests = grid.forests(board, &bars);
        let tints = tints(board);
        let base = grid.cells().map(|cell| grid.base(cell, &water, &forests, &tints)).collect();
        Terrain { pane: layout.pane(), base, trails }
    }

    /// Returns the ground of a cell; nothing under the boxes.
    pub fn base(&self, cell: Cell) -> Option<Base> {
        let at = usize::from(cell.y) * usize::from(self.pane.width) + usize::from(cell.x);
        self.base.get(at).copied().flatten()
    }
}

/// A tint for each forest by its index, so that none shares it with one that is a slip away: those with most neighbors choose
/// first.
fn tints(board: &Board) -> [u8; MAX_FORESTS] {
    let mut tints = [0; MAX_FORESTS];
    let (mut left, mut tinted) = (board.forests(), ForestSet::EMPTY);
    while let Some(forest) = first_with_most(board, left) {
        let near = board.adjacent_forests(forest) & tinted;
        let is_free = |tint: &u8| near.iter().all(|near| tints[near.index()] != *tint);
        tints[forest.index()] = (0..Ground::TINTS).find(is_free).unwrap_or_default();
        left.remove(forest);
        tinted.insert(forest);
    }
    tints
}

/// The first of some forests with the most neighbors.
fn first_with_most(board: &Board, forests: ForestSet) -> Option<Forest> {
    let most = forests.iter().map(|forest| board.adjacent_forests(forest).len()).max()?;
    forests.iter().find(|forest| board.adjacent_forests(*forest).len() == most)
}

/// The points of a pane, and the boxes on it.
struct Grid {
    pane: Extent,
    columns: usize,
    rows: usize,
    /// The ground by cell.
    boxes: Vec<Option<Clearing>>,
}

impl Grid {
    fn new(layout: &Layout) -> Grid {
        let (pane, block) = (layout.pane(), layout.block());
        let (width, height) = (usize::from(pane.width), usize::from(pane.height));
        let mut boxes = vec![None; width * height];
        for (clearing, corner) in layout.boxes() {
            for (y, x) in (0..block.height).flat_map(|y| (0..block.width).map(move |x| (corner.y + y, corner.x + x))) {
                boxes[usize::from(y) * width + usize::from(x)] = Some(clearing);
            }
        }
        Grid { pane, columns: width * POINTS.0, rows: height * POINTS.1, boxes }
    }

    fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let Extent { width, height } = self.pane;
        (0..height).flat_map(move |y| (0..width).map(move |x| Cell { x, y }))
    }

    fn box_at(&self, x: usize, y: usize) -> Option<Clearing> {
        self.boxes[y / POINTS.1 * usize::from(self.pane.width) + x / POINTS.0]
    }

    /// The places of the points of a cell, top left first.
    fn points(&self, cell: Cell) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (x, y) = (usize::from(cell.x) * POINTS.0, usize::from(cell.y) * POINTS.1);
        (0..POINTS.1).flat_map(move |dy| (0..POINTS.0).map(move |dx| (x + dx, y + dy)))
    }

    fn at(&self, (x, y): (usize, usize)) -> usize {
        y * self.columns + x
    }

    /// Places along the line, a fifth of a cell's width apart, with the way gone so far; in tenths of a cell's width.
    fn walk(trail: &[Spot]) -> impl Iterator<Item = ((f64, f64), f64)> + use<> {
        let points: Vec<(f64, f64)> = smooth(trail).iter().map(|(x, y)| (*x, y * 2.0)).collect();
        let mut gone = 0.0;
        let legs: Vec<_> = points.windows(2).map(|leg| (leg[0], leg[1])).collect();
        legs.into_iter().flat_map(move |((x1, y1), (x2, y2))| {
            let length = ((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)).sqrt();
            let (steps, before) = (((length / 2.0) as u32).max(1), gone);
            gone += length;
            (0..=steps).map(move |step| {
                let part = f64::from(step) / f64::from(steps);
                ((x1 + (x2 - x1) * part, y1 + (y2 - y1) * part), before + length * part)
            })
        })
    }

    /// The points within a radius of the line, outside of all boxes.
    fn stroke(&self, trail: &[Spot], radius: f64, dash: Option<(f64, f64)>) -> Vec<bool> {
        let mut on = vec![false; self.columns * self.rows];
        for ((x, y), gone) in Self::walk(trail) {
            if dash.is_some_and(|(drawn, period)| gone % period >= drawn) {
                continue;
            }
            let y = y - LIFT;
            let span = |middle: f64, most: usize| {
                let low = ((middle - radius) / POINT).floor().max(0.0) as usize;
                low..(((middle + radius) / POINT).floor().max(-1.0) + 1.0).min(most as f64) as usize
            };
            for (column, row) in
                span(y, self.rows).flat_map(|row| span(x, self.columns).map(move |column| (column, row)))
            {
                let (dx, dy) = ((column as f64 + 0.5) * POINT - x, (row as f64 + 0.5) * POINT - y);
                if dx * dx + dy * dy <= radius * radius && self.box_at(column, row).is_none() {
                    on[self.at((column, row))] = true;
                }
            }
        }
        on
    }

    /// The cells that the line passes in order, outside of all boxes.
    fn passed(&self, trail: &[Spot]) -> Vec<Cell> {
        let mut cells: Vec<Cell> = Vec::new();
        for ((x, y), _) in Self::walk(trail) {
            let cell = Cell { x: (x / 10.0).max(0.0) as u16, y: (y / 20.0).max(0.0) as u16 };
            let (column, row) = (usize::from(cell.x) * POINTS.0, usize::from(cell.y) * POINTS.1);
            if self.pane.holds(cell) && self.box_at(column, row).is_none() && cells.last() != Some(&cell) {
                cells.push(cell);
            }
        }
        cells
    }

    /// The quarters of the cells of which some points are on.
    fn quarters(&self, on: &[bool]) -> Vec<(Cell, u8)> {
        let filled = |cell: Cell| {
            let points = self.points(cell).enumerate().filter(|(_, point)| on[self.at(*point)]);
            points.fold(0u8, |quarters, (index, _)| quarters | 1 << (index % 2 + index / 4 * 2))
        };
        self.cells().map(|cell| (cell, filled(cell))).filter(|(_, quarters)| *quarters > 0).collect()
    }

    /// The points of the lake: those inside its shore, else those of its cells.
    fn lake(&self, layout: &Layout) -> Vec<bool> {
        let mut wet = vec![false; self.columns * self.rows];
        if layout.shore().is_empty() {
            for point in layout.lake().iter().flat_map(|cell| self.points(*cell)) {
                wet[self.at(point)] = true;
            }
            return wet;
        }
        let shore: Vec<(f64, f64)> = layout.shore().iter().map(|(x, y)| (f64::from(*x), f64::from(*y) * 2.0)).collect();
        for row in 0..self.rows {
            let y = (row as f64 + 0.5) * POINT;
            let sides = shore.iter().zip(shore.iter().cycle().skip(1));
            let mut crossings: Vec<f64> = sides
                .filter(|((_, y1), (_, y2))| (*y1 > y) != (*y2 > y))
                .map(|((x1, y1), (x2, y2))| x1 + (x2 - x1) * (y - y1) / (y2 - y1))
                .collect();
            crossings.sort_unstable_by(f64::total_cmp);
            for pair in crossings.chunks_exact(2) {
                for column in (pair[0] / POINT) as usize..((pair[1] / POINT) as usize + 1).min(self.columns) {
                    wet[self.at((column, row))] = self.box_at(column, row).is_none();
                }
            }
        }
        wet
    }

    /// The forest of each point that no bar takes: the area that the bars close in, known by the clearings round it.
    fn forests(&self, board: &Board, bars: &[bool]) -> Vec<Option<Option<Forest>>> {
        let mut found: Vec<Option<Option<Forest>>> = vec![None; bars.len()];
        let mut seen = vec![false; bars.len()];
        for start in 0..bars.len() {
            let open = |at: usize| !bars[at] && self.box_at(at % self.columns, at / self.columns).is_none();
            if seen[start] || !open(start) {
                continue;
            }
            seen[start] = true;
            let (mut area, mut round, mut outside, mut next) = (vec![start], ClearingSet::EMPTY, false, 0);
            while let Some(&at) = area.get(next) {
                next += 1;
                let (x, y) = (at % self.columns, at / self.columns);
                for (x, y) in [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)] {
                    if x >= self.columns || y >= self.rows {
                        outside = true;
                    } else if let Some(clearing) = self.box_at(x, y) {
                        round.insert(clearing);
                    } else {
                        let near = self.at((x, y));
                        if !bars[near] && !std::mem::replace(&mut seen[near], true) {
                            area.push(near);
                        }
                    }
                }
            }
            let forest = board.forests().iter().find(|forest| !outside && board.forest_clearings(*forest) == round);
            for at in area {
                found[at] = Some(forest);
            }
        }
        found
    }

    fn base(
        &self,
        cell: Cell,
        water: &[bool],
        forests: &[Option<Option<Forest>>],
        tints: &[u8; MAX_FORESTS],
    ) -> Option<Base> {
        let (column, row) = (usize::from(cell.x) * POINTS.0, usize::from(cell.y) * POINTS.1);
        if self.box_at(column, row).is_some() {
            return None;
        }
        // what most of its points are; where all of them are bars, what is near
        let near = |reach: (usize, usize)| {
            let around = self.points(cell).flat_map(move |(x, y)| {
                [(x.wrapping_sub(reach.0), y), (x + reach.0, y), (x, y.wrapping_sub(reach.1)), (x, y + reach.1)]
            });
            around.filter(|(x, y)| *x < self.columns && *y < self.rows).filter_map(|point| forests[self.at(point)])
        };
        let own = self.points(cell).filter_map(|point| forests[self.at(point)]);
        let forest = most(own).or_else(|| most(near((3, 4)))).flatten();
        let ground = forest.map_or(Ground::Outer, |forest| Ground::Forest(tints[forest.index()]));
        let wet = self.points(cell).filter(|point| water[self.at(*point)]).count() as u32;
        let plain = |ground| Base { ground, glyph: ' ', ink: Ground::Tree };
        if wet == 8 {
            let wave = (usize::from(cell.x) * 3 + usize::from(cell.y) * 5).is_multiple_of(7);
            return Some(Base { glyph: if wave { '~' } else { ' ' }, ink: Ground::Wave, ..plain(Ground::Water) });
        }
        if wet > 0 {
            let filled = |(index, point): (usize, _)| u8::from(water[self.at(point)]) << (index % 2 + index / 4 * 2);
            let quarters = self.points(cell).enumerate().map(filled).fold(0, |all, one| all | one);
            if quarters == 15 && wet >= WET {
                return Some(plain(Ground::Water));
            }
            return Some(Base { glyph: QUARTERS[usize::from(quarters)], ink: Ground::Water, ..plain(ground) });
        }
        let tree = match (usize::from(cell.x) * 7919
            + usize::from(cell.y) * 104_729
            + usize::from(cell.x) * usize::from(cell.y) * 31)
            % 97
        {
            0..5 if forest.is_some() => '▴',
            _ => ' ',
        };
        Some(Base { glyph: tree, ..plain(ground) })
    }
}

/// The most frequent of some values, the first of those that are equally frequent.
fn most(values: impl Iterator<Item = Option<Forest>>) -> Option<Option<Forest>> {
    let mut counts: Vec<(Option<Forest>, usize)> = Vec::new();
    for value in values {
        match counts.iter_mut().find(|(of, _)| *of == value) {
            Some((_, count)) => *count += 1,
            None => counts.push((value, 1)),
        }
    }
    let top = counts.iter().map(|(_, count)| *count).max()?;
    counts.into_iter().find(|(_, count)| *count == top).map(|(value, _)| value)
}

/// A line with its corners cut twice (Chaikin 1974), its ends kept; in tenths of a cell.
fn smooth(trail: &[Spot]) -> Vec<(f64, f64)> {
    let mut points: Vec<(f64, f64)> = trail.iter().map(|(x, y)| (f64::from(*x), f64::from(*y))).collect();
    for _ in 0..2 {
        let [first, .., last] = points[..] else { break };
        if points.len() < 3 {
            break;
        }
        let cut = |from: (f64, f64), to: (f64, f64)| (from.0 * 0.75 + to.0 * 0.25, from.1 * 0.75 + to.1 * 0.25);
        let inner = points.windows(2).flat_map(|leg| [cut(leg[0], leg[1]), cut(leg[1], leg[0])]);
        points = [first].into_iter().chain(inner).chain([last]).collect();
    }
    points
}
