//! Checks a layout against its board, and traces its lines. A player must be able to read the board off the drawing, so
//! nothing may touch what it does not belong to, and the areas between the lines must be exactly the forests.

use super::draft::{ForestDraft, LayoutDraft, LineDraft, Link};
use super::fault::Fault;
use super::grid::{Grid, cells_of};
use super::layout::{Cell, Extent, Label, Layout, Line, LineKind, Way};
use super::read::{Faults, Spot};
use crate::games::root::words::place::{Clearing, ClearingSet};

/// Blank cells that a label needs in its row: enough for its letter and the brackets.
const LABEL_ROOM: u16 = 3;

/// The things that a drawing has to show.
pub struct Shown<'a> {
    pub clearings: usize,
    pub paths: &'a [Link],
    pub closed: &'a [Link],
    pub rivers: &'a [Link],
    pub river_divides: bool,
    pub coast: ClearingSet,
    pub forests: &'a [ForestDraft],
    /// Places where a river runs under a path: river, path.
    pub bridges: &'a [(Link, Link)],
    /// Whether the closed areas have to be compared with the forests.
    pub compares_areas: bool,
}

/// Checks a layout, every fault of it, and builds it if there is none.
pub fn check(draft: &LayoutDraft, shown: &Shown, faults: &mut Faults) -> Option<Layout> {
    let before = faults.count();
    let (Some(pane), Some(block), Some(boxes)) = (draft.pane, draft.block, &draft.boxes) else { return None };
    if boxes.len() != shown.clearings {
        let spot = Spot { key: format!("{}.boxes", draft.spot.key), offset: draft.spot.offset };
        faults.add(&spot, Fault::Length { wanted: shown.clearings, found: boxes.len() });
        return None;
    }
    let mut grid = Grid::new(pane);
    place_boxes(&mut grid, block, boxes, faults);
    let lake = flood_lake(&mut grid, draft, shown, faults);
    let paths = draft.paths.as_deref().map(|lines| pair_up(draft, lines, shown, false, faults));
    let rivers = draft.rivers.as_deref().map(|lines| pair_up(draft, lines, shown, true, faults));
    // Lines in the wrong place would be blamed for boxes in the wrong place, and areas for both.
    if faults.count() > before {
        return None;
    }
    let mut drafts = paths?;
    drafts.extend(rivers?);
    let mut lines = Vec::new();
    let mut spots = Vec::new();
    for (kind, line) in &drafts {
        if let Some(traced) = trace(*kind, line, &grid, faults) {
            lines.push(traced);
            spots.push(&line.spot);
        }
    }
    let corners: Vec<Cell> = boxes.iter().map(|(cell, _)| *cell).collect();
    for line in &mut lines {
        line.trail = grid.trail(line, block, &corners);
    }
    let bridged = lay_lines(&mut grid, &lines, &spots, shown, faults);
    if faults.count() > before {
        return None;
    }
    for ((river, path), _) in shown.bridges.iter().zip(bridged).filter(|(_, bridged)| !bridged) {
        faults.add(&draft.spot, Fault::NoBridge { path: path.numbers(), river: river.numbers() });
    }
    let labels = areas(&grid, &lines, draft, shown, faults)?;
    let shore = draft.shore.clone()?;
    (faults.count() == before).then_some(Layout {
        size: draft.size,
        pane,
        block,
        boxes: corners,
        lines,
        labels,
        lake,
        shore,
    })
}

fn place_boxes(grid: &mut Grid, block: Extent, boxes: &[(Cell, Spot)], faults: &mut Faults) {
    for (clearing, (corner, spot)) in ClearingSet::first_n(boxes.len()).iter().zip(boxes) {
        let mut touched = ClearingSet::EMPTY;
        let mut outside = false;
        for cell in cells_of(*corner, block) {
            let near = Way::straight().filter_map(|way| cell.step(way)).chain([cell]);
            touched = near.filter_map(|near| grid.box_at(near)).fold(touched, ClearingSet::with);
            outside |= grid.index(cell).is_none();
        }
        for other in touched.iter() {
            faults.add(spot, Fault::BoxesTouch(other.number()));
        }
        if outside {
            faults.add(spot, Fault::BoxOutside);
        }
        for index in cells_of(*corner, block).filter_map(|cell| grid.index(cell)).collect::<Vec<_>>() {
            grid.boxes[index] = Some(clearing);
        }
    }
}

fn flood_lake(grid: &mut Grid, draft: &LayoutDraft, shown: &Shown, faults: &mut Faults) -> Vec<Cell> {
    let Some(rows) = &draft.lake else { return Vec::new() };
    let spot = Spot { key: format!("{}.lake", draft.spot.key), offset: draft.spot.offset };
    let mut lake = Vec::new();
    for &[y, first, last] in rows {
        let ends = [Cell { x: first, y }, Cell { x: last, y }];
        if let Some(out) = ends.into_iter().find(|end| grid.index(*end).is_none()) {
            faults.add(&spot, Fault::OutsidePane(out));
            continue;
        }
        lake.extend((first..=last).map(|x| Cell { x, y }).filter(|cell| grid.box_at(*cell).is_none()));
    }
    for index in lake.iter().filter_map(|cell| grid.index(*cell)).collect::<Vec<_>>() {
        grid.lake[index] = true;
    }
    let shore = lake.iter().flat_map(|cell| Way::straight().filter_map(|way| cell.step(way)));
    let found: ClearingSet = shore.filter_map(|cell| grid.box_at(cell)).collect();
    if found != shown.coast {
        faults.add(&spot, Fault::LakeTouches { found, wanted: shown.coast });
    }
    lake
}

/// Finds for each drawn line what it stands for: the drawing shows every path and river of the board once, and no other.
fn pair_up<'d>(
    draft: &LayoutDraft,
    lines: &'d [LineDraft],
    shown: &Shown,
    rivers: bool,
    faults: &mut Faults,
) -> Vec<(LineKind, &'d LineDraft)> {
    let wanted: Vec<(LineKind, &Link)> = if rivers {
        shown.rivers.iter().map(|link| (LineKind::River, link)).collect()
    } else {
        let closed = shown.closed.iter().map(|link| (LineKind::Closed, link));
        shown.paths.iter().map(|link| (LineKind::Path, link)).chain(closed).collect()
    };
    let mut drawn = vec![false; wanted.len()];
    let mut found = Vec::new();
    for line in lines {
        let ends = (line.ends.0.min(line.ends.1), line.ends.0.max(line.ends.1));
        let (a, b) = (ends.0.number(), ends.1.number());
        match wanted.iter().position(|(_, link)| link.ends == ends) {
            Some(index) if drawn[index] => faults.add(&line.spot, Fault::LinkTwice(a, b)),
            Some(index) => {
                drawn[index] = true;
                found.push((wanted[index].0, line));
            }
            None => {
                let kind = if rivers { LineKind::River } else { LineKind::Path };
                faults.add(&line.spot, Fault::LineUnknown(kind, a, b));
            }
        }
    }
    let key = format!("{}.{}", draft.spot.key, if rivers { "rivers" } else { "paths" });
    let spot = Spot { key, offset: draft.spot.offset };
    for ((kind, link), _) in wanted.iter().zip(&drawn).filter(|(_, drawn)| !**drawn) {
        let (a, b) = link.numbers();
        faults.add(&spot, Fault::LineMissing(*kind, a, b));
    }
    found
}

/// Walks a line from corner to corner, and finds how it meets its two boxes.
fn trace(kind: LineKind, draft: &LineDraft, grid: &Grid, faults: &mut Faults) -> Option<Line> {
    let before = faults.count();
    for &corner in draft.corners.iter().filter(|corner| !grid.pane.holds(**corner)) {
        faults.add(&draft.spot, Fault::OutsidePane(corner));
    }
    if faults.count() > before {
        return None;
    }
    let first = *draft.corners.first()?;
    let mut cells = vec![first];
    let mut here = first;
    let mut visited = vec![false; grid.boxes.len()];
    for &corner in &draft.corners[1..] {
        let Some(way) = Way::between(here, corner) else {
            faults.add(&draft.spot, Fault::NotStraight(here, corner));
            return None;
        };
        while here != corner {
            here = here.step(way)?;
            if std::mem::replace(visited.get_mut(grid.index(here)?)?, true) || here == first {
                faults.add(&draft.spot, Fault::LineFolds(here));
                return None;
            }
            cells.push(here);
        }
    }
    let out = cells.get(1).and_then(|second| Way::between(*second, first));
    let into = cells.len().checked_sub(2).and_then(|index| Way::between(cells[index], here));
    let enter = contact(grid, first, draft.ends.0, out);
    // A line of one cell goes on the way it came, if that leads into the box.
    let leave = contact(grid, here, draft.ends.1, into.or(enter.map(Way::back)));
    for (end, way) in [(draft.ends.0, enter), (draft.ends.1, leave)] {
        if way.is_none() {
            faults.add(&draft.spot, Fault::LineLoose(end.number()));
        }
    }
    let trail = draft.bends.clone().unwrap_or_default();
    Some(Line { kind, ends: draft.ends, cells, enter: enter?.back(), leave: leave?, trail })
}

/// The way from the end of a line into its box: the one in which the line runs, else a straight one, else a diagonal.
fn contact(grid: &Grid, end: Cell, clearing: Clearing, along: Option<Way>) -> Option<Way> {
    let is_in = |way: Way| end.step(way).and_then(|cell| grid.box_at(cell)) == Some(clearing);
    // Beside a box a line meets its side, never a cell further up or down that side.
    let beside = Way::straight().any(|way| way.dy == 0 && is_in(way));
    let fits = |way: &Way| is_in(*way) && !(way.is_diagonal() && beside);
    along.filter(fits).or_else(|| Way::straight().find(fits)).or_else(|| Way::ALL.into_iter().find(fits))
}

/// Puts the lines into the grid, looks for any that touch what they should not, and returns which bridges there are.
fn lay_lines(grid: &mut Grid, lines: &[Line], spots: &[&Spot], shown: &Shown, faults: &mut Faults) -> Vec<bool> {
    let mut bridged = vec![false; shown.bridges.len()];
    // What is said of two lines, or of a line and a box, is said of the first cell only.
    let mut said = vec![vec![false; lines.len()]; lines.len()];
    for (this, (line, spot)) in lines.iter().zip(spots).enumerate() {
        keep_off_boxes(grid, line, spot, faults);
        if let Some(cell) = line.cells.iter().find(|cell| grid.lake_at(**cell)) {
            faults.add(spot, Fault::LineInLake(*cell));
        }
        for &cell in &line.cells {
            let Some(index) = grid.index(cell) else { continue };
            let Some(other) = grid.lines[index] else {
                grid.lines[index] = Some(this);
                continue;
            };
            if let Some(bridge) = bridge(shown, line, &lines[other]) {
                bridged[bridge] = true;
            } else if !std::mem::replace(&mut said[this][other], true) {
                let (a, b) = numbers(&lines[other]);
                faults.add(spot, Fault::LinesMeet(cell, a, b));
            }
        }
    }
    for (this, (line, spot)) in lines.iter().zip(spots).enumerate() {
        // Two diagonals can cross between four cells without sharing one.
        for pair in line.cells.windows(2).filter(|pair| pair[0].x != pair[1].x && pair[0].y != pair[1].y) {
            let across = [Cell { x: pair[1].x, y: pair[0].y }, Cell { x: pair[0].x, y: pair[1].y }];
            if let [Some(one), Some(two)] = across.map(|cell| grid.line_at(cell))
                && one == two
                && one < this
                && !std::mem::replace(&mut said[this][one], true)
            {
                let (a, b) = numbers(&lines[one]);
                faults.add(spot, Fault::LinesMeet(pair[0], a, b));
            }
        }
        for &cell in line.cells.iter().filter(|cell| grid.line_at(**cell) == Some(this)) {
            for other in Way::straight().filter_map(|way| grid.line_at(cell.step(way)?)) {
                // a river and a path are told apart by what they are drawn with
                let differ = (line.kind == LineKind::River) != (lines[other].kind == LineKind::River);
                let apart = other >= this || differ;
                if !apart && !std::mem::replace(&mut said[this][other], true) {
                    let (a, b) = numbers(&lines[other]);
                    faults.add(spot, Fault::LinesBeside(cell, a, b));
                }
            }
        }
    }
    bridged
}

fn keep_off_boxes(grid: &Grid, line: &Line, spot: &Spot, faults: &mut Faults) {
    let mut through = ClearingSet::EMPTY;
    for &cell in &line.cells {
        if let Some(clearing) = grid.box_at(cell).filter(|clearing| !through.contains(*clearing)) {
            through.insert(clearing);
            faults.add(spot, Fault::LineThroughBox(cell, clearing.number()));
        }
    }
    let mut beside = through.with(line.ends.0).with(line.ends.1);
    for &cell in &line.cells {
        for clearing in Way::straight().filter_map(|way| grid.box_at(cell.step(way)?)) {
            if !beside.contains(clearing) {
                beside.insert(clearing);
                faults.add(spot, Fault::LineBesideBox(cell, clearing.number()));
            }
        }
    }
}

fn numbers(line: &Line) -> (u8, u8) {
    let (a, b) = (line.ends.0.number(), line.ends.1.number());
    (a.min(b), a.max(b))
}

/// The bridge of the board, if there is one, where two lines may cross.
fn bridge(shown: &Shown, a: &Line, b: &Line) -> Option<usize> {
    let is =
        |line: &Line, link: &Link, wet: bool| numbers(line) == link.numbers() && (line.kind == LineKind::River) == wet;
    shown
        .bridges
        .iter()
        .position(|(river, path)| is(a, river, true) && is(b, path, false) || is(b, river, true) && is(a, path, false))
}

/// Compares the closed areas of the drawing with the forests, and finds the room of each label.
fn areas(grid: &Grid, lines: &[Line], draft: &LayoutDraft, shown: &Shown, faults: &mut Faults) -> Option<Vec<Label>> {
    let found = shown
        .compares_areas
        .then(|| grid.closed_areas(&|line| lines[line].kind != LineKind::River || shown.river_divides));
    for area in found.iter().flatten() {
        let known = shown.forests.iter().any(|forest| forest.clearings == area.touches);
        // A single cell in a corner between a line and a box is no area that anyone sees.
        if !known && area.cells.len() > 1 {
            faults.add(&draft.spot, Fault::AreaNoForest(area.cells[0], area.touches));
        }
    }
    let drawn = draft.labels.as_ref()?;
    for (forest, _, spot) in drawn.iter().filter(|(forest, ..)| forest.index() >= shown.forests.len()) {
        faults.add(spot, Fault::NoForest(forest.letter()));
    }
    let mut labels = Vec::new();
    for wanted in shown.forests {
        let areas = found.iter().flatten().filter(|area| area.touches == wanted.clearings);
        let largest = areas.max_by_key(|area| area.cells.len());
        if found.is_some() && largest.is_none() {
            faults.add(&draft.spot, Fault::ForestOpen(wanted.clearings));
            continue;
        }
        let Some((_, at, spot)) = drawn.iter().find(|(forest, ..)| *forest == wanted.forest) else {
            faults.add(&draft.spot, Fault::LabelMissing(wanted.forest));
            continue;
        };
        if largest.is_some_and(|area| !area.cells.contains(at)) {
            faults.add(spot, Fault::LabelOutside);
            continue;
        }
        let free = grid.free_run(*at);
        let room = if grid.blank(*at) { free.1 - free.0 + 1 } else { 0 };
        // The brackets stand on both sides of the letter.
        if room < LABEL_ROOM || free.0 == at.x || free.1 == at.x {
            faults.add(spot, Fault::LabelCramped { wanted: LABEL_ROOM.into(), found: room.into() });
        }
        labels.push(Label { at: *at, free });
    }
    Some(labels)
}
