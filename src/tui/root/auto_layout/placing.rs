//! Places for the boxes of a map: where the printed board has them, pushed apart until there is room between them.

use super::Node;
use crate::games::root::board::{Cell, Extent};

/// A cell, or a place on the printed board.
type Point = (i32, i32);

/// The number of pushes of boxes before a try is abandoned.
const PUSHES: usize = 120;

/// Returns the top left cells of all boxes in some ways, the best first: those with the fewest lines that would cross, or run
/// into a third box, if all ran straight.
pub fn placements(places: &[Vec<Point>; 2], links: &[(Node, Node)], pane: Extent, block: Extent) -> Vec<Vec<Cell>> {
    let room = Room { pane: span(pane), block: span(block) };
    let mut found: Vec<(u32, Vec<Point>)> = Vec::new();
    for spread in 0..4 {
        for gap in [(block.width / 2, block.height / 2 + 1), (block.width / 3, block.height / 2), (3, 2), (2, 1)] {
            let gap = (i32::from(gap.0), i32::from(gap.1));
            for places in places {
                let mut corners = room.scaled(places, spread);
                if room.push(&mut corners, gap) && !found.iter().any(|(_, other)| *other == corners) {
                    found.push((room.price(&corners, links), corners));
                }
            }
        }
    }
    if found.is_empty() {
        found.extend(room.rows(&places[0]).map(|corners| (0, corners)));
    }
    found.sort_by_key(|(price, _)| *price);
    let cell = |(x, y): &Point| Cell { x: *x as u16, y: *y as u16 };
    found.iter().map(|(_, corners)| corners.iter().map(cell).collect()).collect()
}

fn span(extent: Extent) -> Point {
    (extent.width.into(), extent.height.into())
}

struct Room {
    pane: Point,
    block: Point,
}

impl Room {
    /// Returns the farthest place of a corner.
    fn most(&self) -> Point {
        (self.pane.0 - self.block.0, self.pane.1 - self.block.1)
    }

    /// The places of the board stretched to the pane, and by `spread` thirds spread evenly.
    fn scaled(&self, places: &[Point], spread: i32) -> Vec<Point> {
        let along = |most: i32, part: fn(&Point) -> i32| {
            let stretched = |value: &dyn Fn(&Point) -> i32| {
                let (low, high) = places
                    .iter()
                    .fold((i32::MAX, i32::MIN), |(low, high), place| (low.min(value(place)), high.max(value(place))));
                places.iter().map(|place| (value(place) - low) * most / (high - low).max(1)).collect::<Vec<i32>>()
            };
            let ranks = |place: &Point| places.iter().filter(|other| part(other) < part(place)).count() as i32;
            let (printed, even) = (stretched(&part), stretched(&ranks));
            printed.into_iter().zip(even).map(move |(printed, even)| (printed * (3 - spread) + even * spread) / 3)
        };
        let most = self.most();
        along(most.0, |place| place.0).zip(along(most.1, |place| place.1)).collect()
    }

    /// Pushes boxes from each other until there is a gap between any two; `false` if that does not come to an end.
    fn push(&self, corners: &mut [Point], gap: Point) -> bool {
        let most = self.most();
        for _ in 0..PUSHES {
            let mut moved = false;
            for (one, other) in pairs(corners.len()) {
                let apart = (corners[other].0 - corners[one].0, corners[other].1 - corners[one].1);
                let over = (self.block.0 + gap.0 - apart.0.abs(), self.block.1 + gap.1 - apart.1.abs());
                if over.0 <= 0 || over.1 <= 0 {
                    continue;
                }
                moved = true;
                // the shorter way, as a part of the pane
                let level = over.0 * self.pane.1 <= over.1 * self.pane.0;
                for level in [level, !level] {
                    let (apart, most) = if level { (apart.0, most.0) } else { (apart.1, most.1) };
                    let step = if apart < 0 { -1 } else { 1 };
                    let mut shift = |node: usize, by: i32| {
                        let at = if level { &mut corners[node].0 } else { &mut corners[node].1 };
                        let to = (*at + by).clamp(0, most);
                        std::mem::replace(at, to) != to
                    };
                    if shift(one, -step) | shift(other, step) {
                        break;
                    }
                }
            }
            if !moved {
                return true;
            }
        }
        false
    }

    /// Boxes in rows, by their order from top and from left: the last resort.
    fn rows(&self, places: &[Point]) -> Option<Vec<Point>> {
        let most = |pane: i32, block: i32| ((pane + 1) / (block + 1)) as usize;
        let (columns, rows) = (most(self.pane.0, self.block.0), most(self.pane.1, self.block.1));
        let mut order: Vec<usize> = (0..places.len()).collect();
        order.sort_by_key(|node| (places[*node].1, places[*node].0));
        let length = places.len().div_ceil(rows);
        if length > columns {
            return None;
        }
        let mut corners = vec![(0, 0); places.len()];
        let part = |most: i32, index: usize, of: usize| most * index as i32 / (of as i32 - 1).max(1);
        let count = places.len().div_ceil(length);
        for (row, nodes) in order.chunks_mut(length).enumerate() {
            nodes.sort_by_key(|node| places[*node].0);
            for (column, node) in nodes.iter().enumerate() {
                let (x, y) = self.most();
                corners[*node] = (part(x, column, nodes.len()), part(y, row, count));
            }
        }
        Some(corners)
    }

    fn middle(&self, corner: Point) -> Point {
        (corner.0 * 2 + self.block.0, corner.1 * 2 + self.block.1)
    }

    /// Counts what would be in the way of straight lines.
    fn price(&self, corners: &[Point], links: &[(Node, Node)]) -> u32 {
        let legs: Vec<(Point, Point)> =
            links.iter().map(|(from, to)| (self.middle(corners[*from]), self.middle(corners[*to]))).collect();
        let mut price = 0;
        for (one, other) in pairs(links.len()) {
            let ends = [links[other].0, links[other].1];
            let apart = !ends.contains(&links[one].0) && !ends.contains(&links[one].1);
            price += u32::from(apart && cross(legs[one], legs[other])) * 3;
        }
        for (leg, ends) in legs.iter().zip(links) {
            for (node, corner) in corners.iter().enumerate().filter(|(node, _)| *node != ends.0 && *node != ends.1) {
                let (left, top) = (corner.0 * 2 - 2, corner.1 * 2 - 1);
                let (right, bottom) = (left + self.block.0 * 2 + 4, top + self.block.1 * 2 + 2);
                let sides = [((left, top), (right, bottom)), ((left, bottom), (right, top))];
                price += u32::from(node < corners.len() && sides.iter().any(|side| cross(*leg, *side)));
            }
        }
        price
    }
}

fn pairs(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..count).flat_map(|other| (0..other).map(move |one| (one, other)))
}

/// Whether two legs cross.
fn cross(one: (Point, Point), other: (Point, Point)) -> bool {
    let side = |leg: (Point, Point), at: Point| {
        ((leg.1.0 - leg.0.0) * (at.1 - leg.0.1) - (leg.1.1 - leg.0.1) * (at.0 - leg.0.0)).signum()
    };
    side(one, other.0) * side(one, other.1) < 0 && side(other, one.0) * side(other, one.1) < 0
}
