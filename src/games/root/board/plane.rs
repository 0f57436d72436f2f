//! Straight lines in the plane: which of them cross, and which areas they close in.

use std::cmp::Ordering;

/// A place on the board in hundredths of its width and height.
pub type Point = (i32, i32);

fn cross(origin: Point, a: Point, b: Point) -> i32 {
    (a.0 - origin.0) * (b.1 - origin.1) - (a.1 - origin.1) * (b.0 - origin.0)
}

fn within_bounds(a: Point, b: Point, p: Point) -> bool {
    (a.0.min(b.0)..=a.0.max(b.0)).contains(&p.0) && (a.1.min(b.1)..=a.1.max(b.1)).contains(&p.1)
}

/// Returns whether two segments share a point besides a common end.
pub fn meet(a: (Point, Point), b: (Point, Point)) -> bool {
    let common = [(a.0, a.1), (a.1, a.0)].into_iter().find_map(|(end, far)| {
        if end == b.0 {
            Some((end, far, b.1))
        } else if end == b.1 {
            Some((end, far, b.0))
        } else {
            None
        }
    });
    if let Some((end, p, q)) = common {
        let same_way = (p.0 - end.0) * (q.0 - end.0) + (p.1 - end.1) * (q.1 - end.1) > 0;
        return cross(end, p, q) == 0 && same_way;
    }
    let (from, to) = (cross(a.0, a.1, b.0).signum(), cross(a.0, a.1, b.1).signum());
    let (back, forth) = (cross(b.0, b.1, a.0).signum(), cross(b.0, b.1, a.1).signum());
    if from != to && back != forth {
        return true;
    }
    from == 0 && within_bounds(a.0, a.1, b.0)
        || to == 0 && within_bounds(a.0, a.1, b.1)
        || back == 0 && within_bounds(b.0, b.1, a.0)
        || forth == 0 && within_bounds(b.0, b.1, a.1)
}

/// The areas that a connected drawing closes in.
pub struct Faces {
    /// For each area the points on its edge, in walking order.
    pub rings: Vec<Vec<usize>>,
    /// For each edge the areas on its two sides; `None` is the outside.
    pub sides: Vec<[Option<usize>; 2]>,
    /// The points on the edge of the outside, in walking order.
    pub outline: Vec<usize>,
}

/// Walks round every area of a drawing. The edges must not meet but at their ends, and no two points be the same.
pub fn faces(points: &[Point], edges: &[(usize, usize)]) -> Faces {
    // Edge `e` is walked both ways: `2e` from its first end to its second, `2e + 1` back.
    let tail = |half: usize| if half.is_multiple_of(2) { edges[half / 2].0 } else { edges[half / 2].1 };
    let head = |half: usize| tail(half ^ 1);
    let mut around: Vec<Vec<usize>> = vec![Vec::new(); points.len()];
    for half in 0..edges.len() * 2 {
        around[tail(half)].push(half);
    }
    for (point, halves) in around.iter_mut().enumerate() {
        halves.sort_by(|&a, &b| by_angle(points[point], points[head(a)], points[head(b)]));
    }
    // Arriving at a point, the walk turns into the way next to the one it came by, always on the same hand.
    let next = |half: usize| {
        let ways = &around[head(half)];
        let back = ways.iter().position(|&way| way == half ^ 1).unwrap_or(0);
        ways[(back + ways.len() - 1) % ways.len()]
    };
    let mut walked = vec![false; edges.len() * 2];
    let mut found = Faces { rings: Vec::new(), sides: vec![[None; 2]; edges.len()], outline: Vec::new() };
    for start in 0..edges.len() * 2 {
        let mut walk = Vec::new();
        let mut half = start;
        while !walked[half] {
            walked[half] = true;
            walk.push(half);
            half = next(half);
        }
        // The one walk that does not run round its area on that hand is the one round the outside.
        let double_area: i32 = walk.iter().map(|&half| cross((0, 0), points[tail(half)], points[head(half)])).sum();
        if double_area > 0 {
            for &half in &walk {
                found.sides[half / 2][half % 2] = Some(found.rings.len());
            }
            found.rings.push(walk.into_iter().map(tail).collect());
        } else if !walk.is_empty() {
            found.outline = walk.into_iter().map(tail).collect();
        }
    }
    found
}

/// Order by the angle at which `a` and `b` are seen from `origin`.
fn by_angle(origin: Point, a: Point, b: Point) -> Ordering {
    let lower = |p: Point| (p.1, p.0) < (origin.1, origin.0);
    lower(a).cmp(&lower(b)).then_with(|| 0.cmp(&cross(origin, a, b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments_meet_where_they_share_more_than_an_end() {
        let meets = |a, b, c, d| meet((a, b), (c, d));
        assert!(meets((0, 0), (4, 4), (0, 4), (4, 0)), "an open crossing");
        assert!(meets((0, 0), (4, 0), (2, 0), (2, 3)), "an end on the other segment");
        assert!(meets((0, 0), (4, 0), (0, 0), (2, 0)), "one along the other from a common end");
        assert!(meets((0, 0), (4, 0), (2, 0), (6, 0)), "one along the other");
        assert!(!meets((0, 0), (4, 0), (0, 0), (0, 4)), "a common end");
        assert!(!meets((0, 0), (4, 0), (0, 0), (-4, 0)), "a common end, opposite ways");
        assert!(!meets((0, 0), (4, 0), (0, 1), (4, 1)), "side by side");
        assert!(!meets((0, 0), (1, 0), (3, 0), (4, 0)), "in one line but apart");
    }

    #[test]
    fn a_square_with_a_diagonal_and_a_dead_end_has_two_areas() {
        let points = [(0, 0), (10, 0), (10, 10), (0, 10), (6, 3)];
        let edges = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 4)];
        let found = faces(&points, &edges);
        let mut rings: Vec<Vec<usize>> = found.rings.clone();
        for ring in &mut rings {
            ring.sort_unstable();
            ring.dedup();
        }
        rings.sort_unstable();
        assert_eq!(rings, [vec![0, 1, 2, 4], vec![0, 2, 3]]);
        let [left, right] = found.sides[4];
        assert!(left.is_some() && right.is_some() && left != right, "the diagonal parts the two areas");
        assert_eq!(found.sides[5][0], found.sides[5][1], "a dead end has one area on both sides");
        let mut outline = found.outline;
        outline.sort_unstable();
        assert_eq!(outline, [0, 1, 2, 3], "the point inside is not on the outline");
    }

    #[test]
    fn a_tree_closes_nothing_in() {
        let found = faces(&[(0, 0), (5, 5), (9, 0)], &[(0, 1), (1, 2)]);
        assert!(found.rings.is_empty());
        assert_eq!(found.outline.len(), 4, "there and back");
    }
}
