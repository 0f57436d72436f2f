//! Maps of boards that bring no drawing of their own in some size. Boxes stand about where the printed board has them, lines
//! take the cheapest ways between them, and each forest has its letter in the area that they close in.

mod placing;
mod routing;

use crate::games::root::board::{Board, Cell, Extent, Grid, Label, Layout, LayoutSize, Line, LineKind, cells_of};
use crate::games::root::words::place::Clearing;
use crate::kernel::Digested;
use routing::{Route, Router};
use std::cell::RefCell;
use std::sync::Arc;

/// The number of a box: that of a clearing, or the next one for the lake.
type Node = usize;

/// The pane of each size, and its boxes: those of the boards in the program.
const SIZES: [(Extent, Extent); 4] = [
    (Extent { width: 58, height: 20 }, Extent { width: 10, height: 4 }),
    (Extent { width: 84, height: 31 }, Extent { width: 14, height: 5 }),
    (Extent { width: 108, height: 37 }, Extent { width: 18, height: 6 }),
    (Extent { width: 134, height: 45 }, Extent { width: 22, height: 7 }),
];
/// The number of ways to place the boxes that are tried in the smallest size. In each larger one, and for each step to
/// smaller boxes, it is half as many, since a try takes longer there and there is more room.
const TRIES: usize = 16;
/// The number of times every line looks for its way among the others.
const ROUNDS: usize = 5;
/// The weight of a forest without a separate area among the faults of a map.
const OPEN: u32 = 400;
/// The weight of a corner of the map that is not at a corner of the picture.
const INNER: u32 = 60;
/// The faults that each step to smaller boxes must make up for.
const SMALLER: u32 = 150;

/// The maps of a board by size, once they have been asked for.
type Kept = (u64, [Option<Option<Arc<Layout>>>; 4]);

thread_local! {
    /// The maps of the board that was drawn last: they take longer to lay out than to draw.
    static LAST: RefCell<Kept> = const { RefCell::new((0, [const { None }; 4])) };
}

/// Returns the largest map of a board that fits into this many columns and rows.
pub fn fitting(board: &Board, width: u16, height: u16) -> Option<Arc<Layout>> {
    let fits = |pane: Extent| pane.width <= width && pane.height <= height;
    LayoutSize::ALL.into_iter().rev().find_map(|size| {
        let drawn = board.layouts().iter().find(|layout| layout.size() == size && fits(layout.pane()));
        drawn.cloned().or_else(|| fits(SIZES[size as usize].0).then(|| kept(board, size)).flatten())
    })
}

fn kept(board: &Board, size: LayoutSize) -> Option<Arc<Layout>> {
    LAST.with_borrow_mut(|last| {
        if last.0 != board.digest() {
            *last = (board.digest(), [const { None }; 4]);
        }
        last.1[size as usize].get_or_insert_with(|| lay_out(board, size).map(Arc::new)).clone()
    })
}

/// Lays a board out in the largest boxes with which no line is in the way of another, else with the fewest faults.
pub fn lay_out(board: &Board, size: LayoutSize) -> Option<Layout> {
    let plan = board.plan();
    let mut outward = plan.places.clone();
    for (corner, far) in board.corners().iter().filter_map(|corner| Some((corner, board.opposite(corner)?))) {
        let (at, far) = (plan.places[corner.index()], plan.places[far.index()]);
        // a third of the way out
        let out = |at: i32, far: i32| if at == far { at } else { (at * 2 + if at < far { 0 } else { 100 }) / 3 };
        outward[corner.index()] = (out(at.0, far.0), out(at.1, far.1));
    }
    let places = [plan.places.clone(), outward].map(|places| places.into_iter().chain(plan.lake).collect::<Vec<_>>());
    let spokes = board.coast().iter().map(|clearing| (None, (plan.places.len(), clearing.index())));
    let links = plan.links.iter().map(|(kind, ends)| (Some(*kind), (ends.0.index(), ends.1.index())));
    let links: Vec<(Option<LineKind>, (Node, Node))> = spokes.chain(links).collect();
    let ends: Vec<(Node, Node)> = links.iter().map(|(_, ends)| *ends).collect();
    let pane = SIZES[size as usize].0;
    let mut best: Option<(u32, Layout)> = None;
    for (smaller, (_, block)) in (0..).zip(SIZES[..=size as usize].iter().rev()) {
        // no map in such boxes could be the better one
        if best.as_ref().is_some_and(|(least, _)| *least <= smaller * SMALLER) {
            break;
        }
        let tries = TRIES >> (size as usize + smaller as usize);
        for corners in placing::placements(&places, &ends, pane, *block).into_iter().take(tries.max(2)) {
            let Some((faults, layout)) = connect(board, &links, size, *block, corners) else { continue };
            let faults = faults + smaller * SMALLER;
            if best.as_ref().is_none_or(|(least, _)| faults < *least) {
                best = Some((faults, layout));
            }
            if faults == 0 {
                break;
            }
        }
    }
    best.map(|(_, layout)| layout)
}

/// Draws the lines between boxes that stand, and says how much is wrong with the map.
fn connect(
    board: &Board,
    links: &[(Option<LineKind>, (Node, Node))],
    size: LayoutSize,
    block: Extent,
    mut corners: Vec<Cell>,
) -> Option<(u32, Layout)> {
    let pane = SIZES[size as usize].0;
    let mut router = Router::new(pane, block, corners.clone());
    let kinds = |kind: Option<LineKind>| -> &[usize] {
        match kind {
            None => &[0, 1],
            Some(LineKind::River) if board.river_divides() => &[0, 1],
            Some(LineKind::River) => &[1],
            Some(LineKind::Path | LineKind::Closed) => &[0],
        }
    };
    let mut order: Vec<usize> = (0..links.len()).collect();
    order.sort_by_key(|link| {
        let (_, (from, to)) = links[*link];
        corners[from].x.abs_diff(corners[to].x) + 2 * corners[from].y.abs_diff(corners[to].y)
    });
    let mut routes: Vec<Option<Route>> = vec![None; links.len()];
    for _ in 0..ROUNDS {
        for link in &order {
            let (kind, ends) = links[*link];
            if let Some(before) = &routes[*link] {
                router.lay(before, kinds(kind), -1);
                if router.troubles(before, ends, kinds(kind)) == 0 {
                    router.lay(before, kinds(kind), 1);
                    continue;
                }
            }
            let route = router.route(ends, kinds(kind))?;
            router.lay(&route, kinds(kind), 1);
            routes[*link] = Some(route);
        }
        router.crossing *= 2;
    }
    let routes: Vec<Route> = routes.into_iter().flatten().collect();
    let mut faults = 0;
    for (route, (kind, ends)) in routes.iter().zip(links) {
        router.lay(route, kinds(*kind), -1);
        faults += router.troubles(route, *ends, kinds(*kind));
    }
    let clearings = board.clearings().len();
    let mut lake: Vec<Cell> = corners.get(clearings).into_iter().flat_map(|corner| cells_of(*corner, block)).collect();
    corners.truncate(clearings);
    let mut grid = Grid::new(pane);
    for (clearing, corner) in board.clearings().iter().zip(&corners) {
        for at in cells_of(*corner, block).filter_map(|cell| pane.index(cell)) {
            grid.boxes[at] = Some(clearing);
        }
    }
    let mut lines: Vec<Line> = Vec::new();
    for ((kind, (from, to)), route) in links.iter().zip(&routes) {
        let Some(kind) = *kind else {
            lake.extend(&route.cells);
            continue;
        };
        for at in route.cells.iter().filter_map(|cell| pane.index(*cell)) {
            grid.lines[at].get_or_insert(lines.len());
        }
        let ends = (Clearing::new(*from as u8), Clearing::new(*to as u8));
        let mut line =
            Line { kind, ends, cells: route.cells.clone(), enter: route.enter, leave: route.leave, trail: Vec::new() };
        line.trail = grid.trail(&line, block, &corners);
        lines.push(line);
    }
    for at in lake.iter().filter_map(|cell| pane.index(*cell)) {
        grid.lake[at] = true;
    }
    for (corner, far) in board.corners().iter().filter_map(|corner| Some((corner, board.opposite(corner)?))) {
        let (corner, far) = (corners[corner.index()], corners[far.index()]);
        let apart = corner.x.abs_diff(far.x) > pane.width / 2 && corner.y.abs_diff(far.y) > pane.height / 2;
        faults += if apart { 0 } else { INNER };
    }
    let areas = grid.closed_areas(&|line| lines[line].kind != LineKind::River || board.river_divides());
    let all: Vec<Cell> = cells_of(Cell { x: 0, y: 0 }, pane).collect();
    let mut labels: Vec<Label> = Vec::new();
    for forest in board.forests().iter() {
        let clearings = board.forest_clearings(forest);
        let round = areas.iter().filter(|area| (clearings - area.touches).is_empty());
        let area = round.min_by_key(|area| (area.touches.len(), usize::MAX - area.cells.len()));
        faults += if area.is_some_and(|area| area.touches == clearings) { 0 } else { OPEN };
        let touched: Vec<Cell> = clearings.iter().map(|clearing| middle(corners[clearing.index()], block)).collect();
        let label = area.and_then(|area| letter(&grid, &area.cells, &area.cells, &labels));
        labels.push(label.or_else(|| letter(&grid, &all, &touched, &labels))?);
    }
    Some((faults, Layout { size, pane, block, boxes: corners, lines, labels, lake, shore: Vec::new() }))
}

fn middle(corner: Cell, block: Extent) -> Cell {
    Cell { x: corner.x + block.width / 2, y: corner.y + block.height / 2 }
}

/// The place of a forest's letter among some cells: where there is room for brackets round it, near the middle of others.
fn letter(grid: &Grid, cells: &[Cell], round: &[Cell], taken: &[Label]) -> Option<Label> {
    let mean = |part: fn(&Cell) -> u16| round.iter().map(|cell| usize::from(part(cell))).sum::<usize>() / round.len();
    let (x, y) = (mean(|cell| cell.x), mean(|cell| cell.y));
    let near = |other: &Label, at: Cell| other.at.y == at.y && other.at.x.abs_diff(at.x) < 4;
    let labels = cells.iter().filter(|at| grid.blank(**at) && !taken.iter().any(|other| near(other, **at)));
    let labels = labels.map(|at| Label { at: *at, free: grid.free_run(*at) });
    labels.min_by_key(|Label { at, free }| {
        let room = (at.x - free.0).min(free.1 - at.x).min(2);
        (2 - room, usize::from(at.x).abs_diff(x) + 2 * usize::from(at.y).abs_diff(y))
    })
}

#[cfg(test)]
mod tests;
