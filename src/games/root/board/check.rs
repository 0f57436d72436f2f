//! Holds the parts of a board file against each other, and works out everything that the rules ask of a board.

use super::chart::chart;
use super::draft::{ClearingDraft, Draft, ForestDraft, LakeDraft, Link};
use super::drawing::{self, Shown};
use super::fault::Fault;
use super::layout::{Layout, LineKind};
use super::map::{Board, Plan};
use super::plane::{self, Point};
use super::read::{Faults, Spot};
use crate::games::root::words::place::{Clearing, ClearingSet, Forest, ForestSet, MAX_CLEARINGS, MAX_FORESTS};
use std::sync::Arc;

/// Items that go under ruins.
const MOST_RUINS: usize = 4;

/// Builds the board; `None` if there is at least one fault. Without `compares_areas` the areas of its drawings are taken to be
/// its forests.
pub fn build(draft: &Draft, text: &str, compares_areas: bool, faults: &mut Faults) -> Option<Board> {
    let before = faults.count();
    if let Some(clearings) = &draft.clearings {
        corners(clearings, faults);
        ruins(clearings, faults);
    }
    let graph = Graph::of(draft, faults)?;
    let geography = graph.geography(draft, faults)?;
    let layouts = graph.layouts(draft, &geography, compares_areas, faults)?;
    (faults.count() == before).then(|| graph.board(draft, geography, layouts, text))
}

/// Dominance (3.3.1.II) and the setups of most factions count on corners that lie opposite to each other in pairs.
fn corners(clearings: &[ClearingDraft], faults: &mut Faults) {
    for clearing in clearings {
        let Some(opposite) = clearing.opposite else { continue };
        let back = clearings.iter().find(|other| other.number == opposite).and_then(|other| other.opposite);
        if back != Some(clearing.number) || opposite == clearing.number {
            faults.add(&clearing.spot, Fault::OppositeOneSided(opposite));
        }
    }
    for corner in clearings.iter().filter(|clearing| clearing.opposite.is_some() && clearing.slots == 0) {
        faults.add(&corner.spot, Fault::CornerWithoutSlot);
    }
    if clearings.iter().all(|clearing| clearing.opposite.is_none()) {
        faults.add(&Spot { key: "clearings".to_owned(), offset: clearings[0].spot.offset }, Fault::NoCorners);
    }
}

/// 5.1.4: under each ruin lies an item, and there are four.
fn ruins(clearings: &[ClearingDraft], faults: &mut Faults) {
    let found = clearings.iter().map(|clearing| usize::from(clearing.ruins)).sum();
    if found > MOST_RUINS {
        let spot = Spot { key: "clearings".to_owned(), offset: clearings[0].spot.offset };
        faults.add(&spot, Fault::TooManyRuins { found, most: MOST_RUINS });
    }
}

/// The parts that must be whole before the drawing of the board can be looked at.
struct Graph<'d> {
    clearings: &'d [ClearingDraft],
    open: &'d [Link],
    closed: &'d [Link],
    rivers: &'d [Link],
    lake: Option<&'d LakeDraft>,
    forests: &'d [ForestDraft],
}

/// The geography that follows from the places of the clearings.
struct Geography {
    /// For each forest those that one path parts from it (2.4.1).
    adjacent: Vec<ForestSet>,
    /// River and path, where one runs over the other.
    bridges: Vec<(Link, Link)>,
    edge: ClearingSet,
}

impl<'d> Graph<'d> {
    fn of(draft: &'d Draft, faults: &mut Faults) -> Option<Self> {
        let before = faults.count();
        let mut known = |clearing: Clearing, spot: &Spot| {
            let there = draft.clearings.as_ref().is_none_or(|clearings| clearing.index() < clearings.len());
            if !there {
                faults.add(spot, Fault::NoClearing(clearing.number()));
            }
        };
        let parts = [&draft.paths, &draft.closed, &draft.rivers];
        for link in parts.into_iter().flatten().flatten() {
            known(link.ends.0, &link.spot);
            known(link.ends.1, &link.spot);
        }
        for (clearing, spot) in draft.tower.iter().chain(&draft.ferry) {
            known(*clearing, spot);
        }
        if let Some((edge, spot)) = &draft.edge {
            edge.iter().for_each(|clearing| known(clearing, spot));
        }
        for forest in draft.forests.iter().flatten() {
            forest.clearings.iter().for_each(|clearing| known(clearing, &forest.spot));
        }
        let lake = draft.lake.as_ref()?.as_ref();
        if let Some(lake) = lake {
            lake.coast.iter().for_each(|clearing| known(clearing, &lake.spot));
            if lake.coast.len() < 2 {
                faults.add(&lake.spot, Fault::Length { wanted: 2, found: lake.coast.len() });
            }
        }
        let paths = draft.paths.iter().flatten().chain(draft.closed.iter().flatten());
        no_link_twice(paths, faults);
        no_link_twice(draft.rivers.iter().flatten(), faults);
        let graph = Graph {
            clearings: draft.clearings.as_deref()?,
            open: draft.paths.as_deref()?,
            closed: draft.closed.as_deref()?,
            rivers: draft.rivers.as_deref()?,
            lake,
            forests: draft.forests.as_deref()?,
        };
        (faults.count() == before).then_some(graph)
    }

    /// Open and closed paths: both bound forests (C.3.2).
    fn paths(&self) -> impl Iterator<Item = &'d Link> + use<'d> {
        self.open.iter().chain(self.closed)
    }

    fn geography(&self, draft: &Draft, faults: &mut Faults) -> Option<Geography> {
        let before = faults.count();
        self.connected(faults);
        if let Some((ferry, spot)) = &draft.ferry {
            let on_river = self.rivers.iter().any(|river| river.ends.0 == *ferry || river.ends.1 == *ferry);
            if !on_river && !self.lake.is_some_and(|lake| lake.coast.contains(*ferry)) {
                faults.add(spot, Fault::FerryAshore(ferry.number()));
            }
        }
        let mut points = self.clearings.iter().map(|clearing| clearing.at).collect::<Option<Vec<Point>>>()?;
        for (index, one) in points.iter().enumerate() {
            if let Some(other) = points[..index].iter().position(|other| other == one) {
                let clearing = &self.clearings[index];
                faults.add(&clearing.spot, Fault::SamePlace(self.clearings[other].number, clearing.number));
            }
        }
        let dividing: Vec<&Link> = self.paths().chain(self.rivers.iter().filter(|_| draft.river_divides)).collect();
        let segment = |link: &Link| (points[link.ends.0.index()], points[link.ends.1.index()]);
        for (index, one) in dividing.iter().enumerate() {
            for other in dividing[..index].iter().filter(|other| plane::meet(segment(one), segment(other))) {
                faults.add(&one.spot, Fault::Crossing(one.numbers(), other.numbers()));
            }
        }
        let mut bridges = Vec::new();
        for (index, river) in self.rivers.iter().enumerate().filter(|_| !draft.river_divides) {
            for other in self.rivers[..index].iter().filter(|other| plane::meet(segment(river), segment(other))) {
                faults.add(&river.spot, Fault::Crossing(river.numbers(), other.numbers()));
            }
            let apart = |path: &&Link| {
                let ends = [path.ends.0, path.ends.1];
                !ends.contains(&river.ends.0) && !ends.contains(&river.ends.1)
            };
            let bridged = self.paths().filter(apart).filter(|path| plane::meet(segment(river), segment(path)));
            bridges.extend(bridged.map(|path| (river.clone(), path.clone())));
        }
        let edge = self.edge(&points, draft, faults);
        let mut edges: Vec<(usize, usize)> =
            dividing.iter().map(|link| (link.ends.0.index(), link.ends.1.index())).collect();
        if let Some(lake) = self.lake {
            // C.2.2: the lake parts the forests on its shore. It stands in the drawing as a point that is joined with every
            // coastal clearing: so two forests that share such a line have one coastal clearing between them (C.2.4).
            for clearing in lake.coast.iter() {
                let spoke = (lake.at, points[clearing.index()]);
                for link in dividing.iter().filter(|link| plane::meet(spoke, segment(link))) {
                    faults.add(&lake.spot, Fault::CoastCrossing(clearing.number(), link.numbers()));
                }
                edges.push((points.len(), clearing.index()));
            }
            points.push(lake.at);
        }
        if faults.count() > before {
            return None;
        }
        let adjacent = self.forests(&points, &edges, draft, faults)?;
        Some(Geography { adjacent, bridges, edge })
    }

    /// The clearings round the outside, held against the list if there is one (G.1.15).
    fn edge(&self, points: &[Point], draft: &Draft, faults: &mut Faults) -> ClearingSet {
        let paths: Vec<(usize, usize)> = self.paths().map(|path| (path.ends.0.index(), path.ends.1.index())).collect();
        let outline = plane::faces(points, &paths).outline;
        let wanted: ClearingSet = outline.into_iter().map(|point| Clearing::new(point as u8)).collect();
        if let Some((found, spot)) = draft.edge.as_ref().filter(|(found, _)| *found != wanted) {
            faults.add(spot, Fault::MapEdge { wanted, found: *found });
        }
        wanted
    }

    fn connected(&self, faults: &mut Faults) {
        let mut adjacent = [ClearingSet::EMPTY; MAX_CLEARINGS];
        join(&mut adjacent, self.paths());
        let reached = (0..MAX_CLEARINGS).fold(ClearingSet::of(Clearing::new(0)), |reached, _| {
            reached.iter().fold(reached, |all, clearing| all | adjacent[clearing.index()])
        });
        let lost = ClearingSet::first_n(self.clearings.len()) - reached;
        if let Some(first) = lost.first() {
            faults.add(&self.clearings[first.index()].spot, Fault::Disconnected(lost));
        }
    }

    /// Compares the areas of the straight-line drawing with the listed forests (2.4), and finds which lie side by side.
    fn forests(
        &self,
        points: &[Point],
        edges: &[(usize, usize)],
        draft: &Draft,
        faults: &mut Faults,
    ) -> Option<Vec<ForestSet>> {
        let before = faults.count();
        let faces = plane::faces(points, edges);
        // The point of the lake is not a clearing.
        let clearings_of = |ring: &Vec<usize>| -> ClearingSet {
            ring.iter()
                .filter(|point| **point < self.clearings.len())
                .map(|point| Clearing::new(*point as u8))
                .collect()
        };
        if faces.rings.is_empty() {
            faults.add(&draft.forests_spot, Fault::NoForests);
        }
        let areas: Vec<ClearingSet> = faces.rings.iter().map(clearings_of).collect();
        for forest in self.forests.iter().filter(|forest| !areas.contains(&forest.clearings)) {
            faults.add(&forest.spot, Fault::NotAForest(forest.clearings));
        }
        let listed = |area: &ClearingSet| self.forests.iter().find(|forest| forest.clearings == *area);
        for area in areas.iter().filter(|area| listed(area).is_none()) {
            faults.add(&draft.forests_spot, Fault::ForestNotListed(*area));
        }
        if faults.count() > before {
            return None;
        }
        let names: Vec<Forest> = areas.iter().filter_map(listed).map(|draft| draft.forest).collect();
        let mut adjacent = vec![ForestSet::EMPTY; self.forests.len()];
        for side in &faces.sides {
            if let [Some(one), Some(other)] = side.map(|face| face.map(|face| names[face]))
                && one != other
            {
                adjacent[one.index()].insert(other);
                adjacent[other.index()].insert(one);
            }
        }
        Some(adjacent)
    }

    fn layouts(
        &self,
        draft: &Draft,
        geography: &Geography,
        compares_areas: bool,
        faults: &mut Faults,
    ) -> Option<Vec<Layout>> {
        let shown = Shown {
            clearings: self.clearings.len(),
            paths: self.open,
            closed: self.closed,
            rivers: self.rivers,
            river_divides: draft.river_divides,
            coast: self.lake.map_or(ClearingSet::EMPTY, |lake| lake.coast),
            forests: self.forests,
            bridges: &geography.bridges,
            compares_areas,
        };
        let layouts: Vec<Option<Layout>> =
            draft.layouts.iter().map(|layout| drawing::check(layout, &shown, faults)).collect();
        layouts.into_iter().collect()
    }

    fn plan(&self) -> Plan {
        let kinds = [(LineKind::Path, self.open), (LineKind::Closed, self.closed), (LineKind::River, self.rivers)];
        Plan {
            places: self.clearings.iter().filter_map(|clearing| clearing.at).collect(),
            lake: self.lake.map(|lake| lake.at),
            links: kinds.iter().flat_map(|(kind, links)| links.iter().map(|link| (*kind, link.ends))).collect(),
        }
    }

    fn board(&self, draft: &Draft, geography: Geography, layouts: Vec<Layout>, text: &str) -> Board {
        let mut board = Board {
            id: draft.id.as_str().into(),
            text: text.into(),
            digest: crate::kernel::fnv(text.as_bytes()),
            clearings: ClearingSet::first_n(self.clearings.len()),
            corners: ClearingSet::EMPTY,
            edge: geography.edge,
            chart: chart(&draft.id, self.clearings, geography.edge),
            coast: self.lake.map_or(ClearingSet::EMPTY, |lake| lake.coast),
            tower: draft.tower.as_ref().map(|(clearing, _)| *clearing),
            ferry: draft.ferry.as_ref().map(|(clearing, _)| *clearing),
            adjacent: [ClearingSet::EMPTY; MAX_CLEARINGS],
            closed: [ClearingSet::EMPTY; MAX_CLEARINGS],
            has_closed: !self.closed.is_empty(),
            river: [ClearingSet::EMPTY; MAX_CLEARINGS],
            suits: [None; MAX_CLEARINGS],
            slots: [0; MAX_CLEARINGS],
            ruins: [0; MAX_CLEARINGS],
            opposite: [None; MAX_CLEARINGS],
            distances: [[None; MAX_CLEARINGS]; MAX_CLEARINGS],
            forests: ForestSet::first_n(self.forests.len()),
            forest_clearings: [ClearingSet::EMPTY; MAX_FORESTS],
            clearing_forests: [ForestSet::EMPTY; MAX_CLEARINGS],
            adjacent_forests: [ForestSet::EMPTY; MAX_FORESTS],
            river_divides: draft.river_divides,
            plan: self.plan(),
            layouts: layouts.into_iter().map(Arc::new).collect(),
        };
        for (index, clearing) in self.clearings.iter().enumerate() {
            board.suits[index] = clearing.suit;
            board.slots[index] = clearing.slots;
            board.ruins[index] = clearing.ruins;
            board.opposite[index] = clearing.opposite.and_then(Clearing::from_number);
            if clearing.opposite.is_some() {
                board.corners.insert(Clearing::new(index as u8));
            }
        }
        join(&mut board.adjacent, self.open);
        join(&mut board.closed, self.closed);
        join(&mut board.river, self.rivers);
        for clearing in board.coast.iter() {
            // C.2.2: the lake joins every coastal clearing with every other as a river does.
            let others = board.coast.without(clearing);
            board.river[clearing.index()] = board.river[clearing.index()] | others;
        }
        for (forest, adjacent) in self.forests.iter().zip(geography.adjacent) {
            board.forest_clearings[forest.forest.index()] = forest.clearings;
            board.adjacent_forests[forest.forest.index()] = adjacent;
            for clearing in forest.clearings.iter() {
                board.clearing_forests[clearing.index()].insert(forest.forest);
            }
        }
        for from in board.clearings.iter() {
            board.distances[from.index()] = distances(&board.adjacent, from);
        }
        board
    }
}

fn no_link_twice<'l>(links: impl Iterator<Item = &'l Link>, faults: &mut Faults) {
    let mut seen: Vec<(Clearing, Clearing)> = Vec::new();
    for link in links {
        if seen.contains(&link.ends) {
            let (a, b) = link.numbers();
            faults.add(&link.spot, Fault::LinkTwice(a, b));
        }
        seen.push(link.ends);
    }
}

fn join<'l>(table: &mut [ClearingSet; MAX_CLEARINGS], links: impl IntoIterator<Item = &'l Link>) {
    for link in links {
        let (a, b) = link.ends;
        table[a.index()].insert(b);
        table[b.index()].insert(a);
    }
}

fn distances(adjacent: &[ClearingSet; MAX_CLEARINGS], from: Clearing) -> [Option<u8>; MAX_CLEARINGS] {
    let mut found = [None; MAX_CLEARINGS];
    let mut reached = ClearingSet::EMPTY;
    let mut ring = ClearingSet::of(from);
    for steps in 0..MAX_CLEARINGS as u8 {
        reached |= ring;
        ring.iter().for_each(|clearing| found[clearing.index()] = Some(steps));
        ring = ring.iter().fold(ClearingSet::EMPTY, |next, clearing| next | adjacent[clearing.index()]) - reached;
    }
    found
}
