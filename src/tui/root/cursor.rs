//! Moving the cursor over the map: the nearest place in a direction. The ways are fixed by the layout, so the same key
//! always leads the same way.

use crate::games::root::board::{Cell, Layout};
use crate::games::root::words::place::{Clearing, Forest};

/// A place on the map that the cursor can be on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    Clearing(Clearing),
    Forest(Forest),
}

/// The moves of the cursor keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Heading {
    Left,
    Down,
    Up,
    Right,
}

impl Heading {
    pub const ALL: [Heading; 4] = [Heading::Left, Heading::Down, Heading::Up, Heading::Right];
}

/// The places where the cursor stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ground {
    Clearings,
    Forests,
    Both,
}

impl Ground {
    fn has(self, spot: Spot) -> bool {
        match self {
            Ground::Both => true,
            Ground::Clearings => matches!(spot, Spot::Clearing(_)),
            Ground::Forests => matches!(spot, Spot::Forest(_)),
        }
    }
}

/// The ways of the cursor over one layout.
pub struct Compass {
    spots: Vec<(Spot, Point)>,
    ways: Vec<(Ground, Ways)>,
}

/// The middle of a place, in half columns; a row counts as two columns, for that is about the shape of a cell.
type Point = (i32, i32);

impl Compass {
    pub fn new(layout: &Layout) -> Self {
        let block = layout.block();
        let at = |cell: Cell, width: u16, height: u16| {
            (2 * i32::from(cell.x) + i32::from(width), 4 * i32::from(cell.y) + 2 * i32::from(height))
        };
        let boxes =
            layout.boxes().map(|(clearing, cell)| (Spot::Clearing(clearing), at(cell, block.width, block.height)));
        let labels = layout.labels().map(|(forest, label)| (Spot::Forest(forest), at(label.at, 1, 1)));
        let spots: Vec<(Spot, Point)> = boxes.chain(labels).collect();
        let ways = [Ground::Clearings, Ground::Forests, Ground::Both].map(|ground| (ground, ways(&spots, ground)));
        Self { spots, ways: ways.into() }
    }

    /// The place that a key leads to; `None` where there is none further that way.
    pub fn step(&self, from: Spot, heading: Heading, ground: Ground) -> Option<Spot> {
        let here = self.spots.iter().position(|(spot, _)| *spot == from)?;
        let (_, ways) = self.ways.iter().find(|(other, _)| *other == ground)?;
        ways[here][heading as usize].map(|there| self.spots[there].0)
    }
}

type Ways = Vec<[Option<usize>; 4]>;

fn ways(spots: &[(Spot, Point)], ground: Ground) -> Ways {
    let targets: Vec<usize> = (0..spots.len()).filter(|index| ground.has(spots[*index].0)).collect();
    let mut ways: Ways =
        (0..spots.len()).map(|from| Heading::ALL.map(|heading| nearest(spots, from, heading, &targets))).collect();
    // Nearness alone may leave a place that no key leads to.
    while pairs_in_reach(&ways, &targets) < targets.len() * targets.len() {
        match repaired(&ways, spots, &targets) {
            Some(better) => ways = better,
            None => {
                walk_in_order(&mut ways, spots, &targets);
                break;
            }
        }
    }
    ways
}

/// Returns the cost of a step from one place to another under a heading: within 45 degrees before all others, then the
/// way along and, twice as dear, the way across. `None` if it leads back.
fn cost(from: Point, to: Point, heading: Heading) -> Option<(bool, i32)> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let (along, across) = match heading {
        Heading::Left => (-dx, dy.abs()),
        Heading::Right => (dx, dy.abs()),
        Heading::Up => (-dy, dx.abs()),
        Heading::Down => (dy, dx.abs()),
    };
    (along > 0).then_some((across > along, along + 2 * across))
}

fn nearest(spots: &[(Spot, Point)], from: usize, heading: Heading, targets: &[usize]) -> Option<usize> {
    let costs = targets.iter().filter_map(|to| Some((cost(spots[from].1, spots[*to].1, heading)?, *to)));
    costs.min().map(|(_, to)| to)
}

/// The cheapest change of one way after which more places lead to more places.
fn repaired(ways: &Ways, spots: &[(Spot, Point)], targets: &[usize]) -> Option<Ways> {
    let before = pairs_in_reach(ways, targets);
    let mut changes = Vec::new();
    for (&from, &to) in targets.iter().flat_map(|from| targets.iter().map(move |to| (from, to))) {
        for heading in Heading::ALL {
            changes.extend(cost(spots[from].1, spots[to].1, heading).map(|cost| (cost, from, to, heading)));
        }
    }
    changes.sort_unstable();
    changes.into_iter().find_map(|(_, from, to, heading)| {
        let mut changed = ways.clone();
        changed[from][heading as usize] = Some(to);
        (pairs_in_reach(&changed, targets) > before).then_some(changed)
    })
}

/// The last resort: left and right walk through all places in order.
fn walk_in_order(ways: &mut Ways, spots: &[(Spot, Point)], targets: &[usize]) {
    let mut order = targets.to_vec();
    order.sort_unstable_by_key(|index| (spots[*index].1, *index));
    for pair in order.windows(2) {
        ways[pair[0]][Heading::Right as usize] = Some(pair[1]);
        ways[pair[1]][Heading::Left as usize] = Some(pair[0]);
    }
}

/// Counts the pairs of targets of which the keys lead from the first to the second.
fn pairs_in_reach(ways: &Ways, targets: &[usize]) -> usize {
    let reach = |start: usize| {
        let mut reached = vec![false; ways.len()];
        reached[start] = true;
        let mut open = vec![start];
        while let Some(here) = open.pop() {
            open.extend(ways[here].iter().flatten().filter(|there| !std::mem::replace(&mut reached[**there], true)));
        }
        targets.iter().filter(|target| reached[**target]).count()
    };
    targets.iter().map(|target| reach(*target)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::root::board;
    use crate::games::root::board::{Board, LayoutSize};

    fn autumn() -> Board {
        let (name, text) = board::embedded()[0];
        Board::parse(name, text).unwrap()
    }

    fn place(name: &str) -> Spot {
        match name.parse() {
            Ok(number) => Spot::Clearing(Clearing::from_number(number).unwrap()),
            Err(_) => Spot::Forest(Forest::from_letter(name.chars().next().unwrap()).unwrap()),
        }
    }

    #[test]
    fn the_keys_lead_from_every_place_to_every_place() {
        let whole: Vec<Board> =
            board::embedded().iter().map(|(name, text)| Board::parse(name, text).unwrap()).collect();
        for layout in whole.iter().flat_map(|board| board.layouts()) {
            let compass = Compass::new(layout);
            for ground in [Ground::Clearings, Ground::Forests, Ground::Both] {
                let places: Vec<Spot> = compass.spots.iter().map(|(spot, _)| *spot).collect();
                for &start in &places {
                    let mut reached = vec![start];
                    let mut next = 0;
                    while next < reached.len() {
                        let steps = Heading::ALL.map(|heading| compass.step(reached[next], heading, ground));
                        for step in steps.into_iter().flatten() {
                            assert!(ground.has(step), "{ground:?} stops at {step:?}");
                            if !reached.contains(&step) {
                                reached.push(step);
                            }
                        }
                        next += 1;
                    }
                    for goal in places.iter().filter(|goal| ground.has(**goal)) {
                        assert!(reached.contains(goal), "{:?} {ground:?}: {start:?} to {goal:?}", layout.size());
                    }
                }
            }
        }
    }

    #[test]
    fn a_key_leads_to_the_place_that_the_eye_expects() {
        let board = autumn();
        let small = board.layouts().iter().find(|layout| layout.size() == LayoutSize::S).unwrap();
        let compass = Compass::new(small);
        let step = |from, heading, ground| compass.step(place(from), heading, ground);
        for (from, heading, to) in [
            ("1", Heading::Right, "5"),
            ("1", Heading::Down, "9"),
            ("10", Heading::Right, "5"),
            ("5", Heading::Right, "2"),
            ("2", Heading::Down, "6"),
            ("6", Heading::Left, "11"),
            ("12", Heading::Left, "9"),
            ("4", Heading::Right, "8"),
        ] {
            assert_eq!(step(from, heading, Ground::Clearings), Some(place(to)), "{from} {heading:?}");
        }
        assert_eq!(step("1", Heading::Right, Ground::Both), Some(place("a")));
        assert_eq!(step("3", Heading::Up, Ground::Both), Some(place("f")));
        assert_eq!(step("3", Heading::Down, Ground::Clearings), None, "nothing is further down");
    }

    #[test]
    fn a_way_out_of_a_corner_that_no_key_leads_into_is_found() {
        // The last place is near to none of the others under any heading.
        let places = [(0, 0), (40, 2), (80, 0), (41, 30), (39, 300)];
        let spots: Vec<(Spot, Point)> =
            places.into_iter().zip(0..).map(|(at, index)| (Spot::Clearing(Clearing::new(index)), at)).collect();
        let targets: Vec<usize> = (0..spots.len()).collect();
        let mut walked: Ways = vec![[None; 4]; spots.len()];
        assert_eq!(pairs_in_reach(&walked, &targets), 5, "each only to itself");
        let repaired = repaired(&walked, &spots, &targets).unwrap();
        assert_eq!(pairs_in_reach(&repaired, &targets), 6, "one step repairs one pair");
        walk_in_order(&mut walked, &spots, &targets);
        assert_eq!(pairs_in_reach(&walked, &targets), 25);
        assert_eq!(pairs_in_reach(&ways(&spots, Ground::Clearings), &targets), 25);
    }
}
