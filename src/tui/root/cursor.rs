//! Moving the cursor over the map: the nearest place in a direction. The ways are fixed by the layout, so the same key
//! always leads the same way.

use crate::games::root::board::{Cell, Layout};
use crate::games::root::words::place::Spot;
use crate::tui::keys::Direction;

/// The places where the cursor stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stops {
    Clearings,
    Forests,
    Both,
}

impl Stops {
    fn has(self, spot: Spot) -> bool {
        match self {
            Stops::Both => true,
            Stops::Clearings => matches!(spot, Spot::Clearing(_)),
            Stops::Forests => matches!(spot, Spot::Forest(_)),
        }
    }
}

/// The ways of the cursor over one layout.
pub struct Compass {
    spots: Vec<(Spot, Point)>,
    ways: Vec<(Stops, Ways)>,
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
        let ways = [Stops::Clearings, Stops::Forests, Stops::Both].map(|stops| (stops, ways(&spots, stops)));
        Self { spots, ways: ways.into() }
    }

    /// Returns the place that a key leads to; `None` where there is none further that way.
    pub fn step(&self, from: Spot, direction: Direction, stops: Stops) -> Option<Spot> {
        let here = self.spots.iter().position(|(spot, _)| *spot == from)?;
        let (_, ways) = self.ways.iter().find(|(other, _)| *other == stops)?;
        ways[here][direction as usize].map(|there| self.spots[there].0)
    }
}

type Ways = Vec<[Option<usize>; 4]>;

fn ways(spots: &[(Spot, Point)], stops: Stops) -> Ways {
    let targets: Vec<usize> = (0..spots.len()).filter(|index| stops.has(spots[*index].0)).collect();
    let mut ways: Ways = (0..spots.len())
        .map(|from| Direction::ALL.map(|direction| nearest(spots, from, direction, &targets)))
        .collect();
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

/// Returns the cost of a step from one place to another under a direction: within 45 degrees before all others, then the
/// way along and, twice as dear, the way across. `None` if it leads back.
fn cost(from: Point, to: Point, direction: Direction) -> Option<(bool, i32)> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let (along, across) = match direction {
        Direction::Left => (-dx, dy.abs()),
        Direction::Right => (dx, dy.abs()),
        Direction::Up => (-dy, dx.abs()),
        Direction::Down => (dy, dx.abs()),
    };
    (along > 0).then_some((across > along, along + 2 * across))
}

fn nearest(spots: &[(Spot, Point)], from: usize, direction: Direction, targets: &[usize]) -> Option<usize> {
    let costs = targets.iter().filter_map(|to| Some((cost(spots[from].1, spots[*to].1, direction)?, *to)));
    costs.min().map(|(_, to)| to)
}

/// The cheapest change of one way after which more places lead to more places.
fn repaired(ways: &Ways, spots: &[(Spot, Point)], targets: &[usize]) -> Option<Ways> {
    let before = pairs_in_reach(ways, targets);
    let mut changes = Vec::new();
    for (&from, &to) in targets.iter().flat_map(|from| targets.iter().map(move |to| (from, to))) {
        for direction in Direction::ALL {
            changes.extend(cost(spots[from].1, spots[to].1, direction).map(|cost| (cost, from, to, direction)));
        }
    }
    changes.sort_unstable();
    changes.into_iter().find_map(|(_, from, to, direction)| {
        let mut changed = ways.clone();
        changed[from][direction as usize] = Some(to);
        (pairs_in_reach(&changed, targets) > before).then_some(changed)
    })
}

/// The last resort: left and right walk through all places in order.
fn walk_in_order(ways: &mut Ways, spots: &[(Spot, Point)], targets: &[usize]) {
    let mut order = targets.to_vec();
    order.sort_unstable_by_key(|index| (spots[*index].1, *index));
    for pair in order.windows(2) {
        ways[pair[0]][Direction::Right as usize] = Some(pair[1]);
        ways[pair[1]][Direction::Left as usize] = Some(pair[0]);
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
    use crate::games::root::words::place::{Clearing, Forest};

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
            for stops in [Stops::Clearings, Stops::Forests, Stops::Both] {
                let places: Vec<Spot> = compass.spots.iter().map(|(spot, _)| *spot).collect();
                for &start in &places {
                    let mut reached = vec![start];
                    let mut next = 0;
                    while next < reached.len() {
                        let steps = Direction::ALL.map(|direction| compass.step(reached[next], direction, stops));
                        for step in steps.into_iter().flatten() {
                            assert!(stops.has(step), "{stops:?} stops at {step:?}");
                            if !reached.contains(&step) {
                                reached.push(step);
                            }
                        }
                        next += 1;
                    }
                    for goal in places.iter().filter(|goal| stops.has(**goal)) {
                        assert!(reached.contains(goal), "{:?} {stops:?}: {start:?} to {goal:?}", layout.size());
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
        let step = |from, direction, stops| compass.step(place(from), direction, stops);
        for (from, direction, to) in [
            ("1", Direction::Right, "5"),
            ("1", Direction::Down, "9"),
            ("10", Direction::Right, "5"),
            ("5", Direction::Right, "2"),
            ("2", Direction::Down, "6"),
            ("6", Direction::Left, "11"),
            ("12", Direction::Left, "9"),
            ("4", Direction::Right, "8"),
        ] {
            assert_eq!(step(from, direction, Stops::Clearings), Some(place(to)), "{from} {direction:?}");
        }
        assert_eq!(step("1", Direction::Right, Stops::Both), Some(place("a")));
        assert_eq!(step("3", Direction::Up, Stops::Both), Some(place("f")));
        assert_eq!(step("3", Direction::Down, Stops::Clearings), None, "nothing is further down");
    }

    #[test]
    fn a_way_out_of_a_corner_that_no_key_leads_into_is_found() {
        // The last place is near to none of the others under any direction.
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
        assert_eq!(pairs_in_reach(&ways(&spots, Stops::Clearings), &targets), 25);
    }
}
