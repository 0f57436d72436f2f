//! Reads the board back off the drawn text, character by character, as a player's eye does: what is on the screen must be
//! the board's graph and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use super::{autumn, crowded, drawn, empty, layout, middle, rows};
use crate::games::root::board::{Board, Extent, LayoutSize};
use crate::games::root::words::place::{Clearing, ClearingSet};

type At = (i32, i32);
type Links = BTreeSet<(u8, u8)>;

const AROUND: [At; 8] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];

/// Returns where a stroke points to; nothing for what is not a stroke.
fn points(stroke: char) -> &'static [At] {
    match stroke {
        '-' | '─' => &[(1, 0), (-1, 0)],
        '|' | '│' => &[(0, 1), (0, -1)],
        '/' | '╱' => &[(1, -1), (-1, 1)],
        '\\' | '╲' => &[(-1, -1), (1, 1)],
        '╭' => &[(1, 0), (0, 1)],
        '╮' => &[(-1, 0), (0, 1)],
        '╰' => &[(1, 0), (0, -1)],
        '╯' => &[(-1, 0), (0, -1)],
        '+' => &AROUND,
        _ => &[],
    }
}

struct Picture {
    /// The clearing in whose box a cell is.
    boxes: BTreeMap<At, u8>,
    /// The first letter of each text in brackets.
    labels: BTreeMap<At, char>,
    /// Everything else that is not blank.
    rest: BTreeMap<At, char>,
}

/// Finds the boxes by their first rows: a corner, a number, and the other corner at the right distance.
fn picture(rows: &[String], block: Extent) -> Picture {
    let cells: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    let mut boxes = BTreeMap::new();
    for (y, row) in cells.iter().enumerate() {
        for (x, corner) in row.iter().enumerate().filter(|(_, corner)| "/╭".contains(**corner)) {
            let closing = if *corner == '/' { '\\' } else { '╮' };
            let head = row[x + 1..].iter().skip_while(|c| **c == ' ');
            let digits: String = head.take_while(|c| c.is_ascii_digit()).collect();
            if digits.is_empty() || row.get(x + usize::from(block.width) - 1) != Some(&closing) {
                continue;
            }
            for (dx, dy) in (0..block.height).flat_map(|dy| (0..block.width).map(move |dx| (dx, dy))) {
                let at = (x as i32 + i32::from(dx), y as i32 + i32::from(dy));
                assert_eq!(boxes.insert(at, digits.parse().unwrap()), None, "boxes overlap");
            }
        }
    }
    let mut labels = BTreeMap::new();
    let mut rest = BTreeMap::new();
    for (y, row) in cells.iter().enumerate() {
        let mut in_label = false;
        for (x, glyph) in row.iter().enumerate().map(|(x, glyph)| (x as i32, *glyph)) {
            let at = (x, y as i32);
            if boxes.contains_key(&at) || glyph == ' ' {
                continue;
            }
            if in_label && row[x as usize - 1] == '(' {
                labels.insert(at, glyph);
            }
            if !in_label && glyph != '(' {
                rest.insert(at, glyph);
            }
            in_label = glyph == '(' || in_label && glyph != ')';
        }
        assert!(!in_label, "a label without an end");
    }
    Picture { boxes, labels, rest }
}

fn step(at: At, way: &At) -> At {
    (at.0 + way.0, at.1 + way.1)
}

/// The connected groups of cells under some neighborhood.
fn groups(next: &BTreeMap<At, BTreeSet<At>>) -> Vec<Vec<At>> {
    let mut seen = BTreeSet::new();
    let mut groups = Vec::new();
    for &start in next.keys() {
        if !seen.insert(start) {
            continue;
        }
        let mut group = vec![start];
        let mut index = 0;
        while index < group.len() {
            group.extend(next[&group[index]].iter().filter(|near| seen.insert(**near)));
            index += 1;
        }
        groups.push(group);
    }
    groups
}

impl Picture {
    fn links(&self, next: BTreeMap<At, BTreeSet<At>>, boxes_at: impl Fn(At) -> BTreeSet<u8>) -> Links {
        let mut links = Links::new();
        for group in groups(&next) {
            let ends = group.iter().filter(|at| next[at].len() <= 1);
            let touched: BTreeSet<u8> = ends.flat_map(|at| boxes_at(*at)).collect();
            let pair: Vec<u8> = touched.into_iter().collect();
            let [a, b] = pair[..] else { panic!("the line at {:?} leads to {pair:?}", group[0]) };
            assert!(links.insert((a, b)), "{a} and {b} are joined twice");
        }
        links
    }

    fn paths(&self) -> Links {
        let mut next: BTreeMap<At, BTreeSet<At>> = BTreeMap::new();
        let strokes: Vec<At> = self.rest.iter().filter(|(_, c)| !points(**c).is_empty()).map(|(at, _)| *at).collect();
        for &at in &strokes {
            next.entry(at).or_default();
            for near in points(self.rest[&at]).iter().map(|way| step(at, way)).filter(|near| strokes.contains(near)) {
                next.entry(at).or_default().insert(near);
                next.entry(near).or_default().insert(at);
            }
        }
        self.links(next, |at| {
            let boxes = |ways: &[At]| -> BTreeSet<u8> {
                ways.iter().filter_map(|way| self.boxes.get(&step(at, way)).copied()).collect()
            };
            let pointed = boxes(points(self.rest[&at]));
            if pointed.is_empty() { boxes(&AROUND) } else { pointed }
        })
    }

    fn rivers(&self) -> Links {
        let water: Vec<At> = self.rest.iter().filter(|(_, c)| **c == '~').map(|(at, _)| *at).collect();
        let near = |at: At| AROUND.iter().map(move |way| step(at, way));
        let beside = |at: At| AROUND[..4].iter().map(move |way| step(at, way));
        let next = water.iter().map(|at| (*at, beside(*at).filter(|near| water.contains(near)).collect())).collect();
        self.links(next, |at| near(at).filter_map(|near| self.boxes.get(&near).copied()).collect())
    }

    /// Letters of forests with the boxes round the area in which each stands.
    fn forests(&self) -> BTreeMap<char, ClearingSet> {
        let bar = |at: &At| self.rest.get(at).is_some_and(|c| !points(*c).is_empty());
        let area = |start: At| {
            let mut seen = BTreeSet::from([start]);
            let mut open = vec![start];
            let mut round = ClearingSet::EMPTY;
            while let Some(at) = open.pop() {
                assert!((-1..200).contains(&at.0) && (-1..200).contains(&at.1), "the area of {start:?} is open");
                for (index, near) in AROUND.iter().map(|way| step(at, way)).enumerate() {
                    match self.boxes.get(&near) {
                        Some(number) => round.insert(Clearing::from_number(*number).unwrap()),
                        None if index < 4 && !bar(&near) && seen.insert(near) => open.push(near),
                        None => {}
                    }
                }
            }
            round
        };
        self.labels.iter().map(|(at, letter)| (*letter, area(*at))).collect()
    }
}

fn graph(board: &Board, neighbors: fn(&Board, Clearing) -> ClearingSet) -> Links {
    let links = board.clearings().iter().flat_map(|a| neighbors(board, a).iter().map(move |b| (a, b)));
    links.filter(|(a, b)| a < b).map(|(a, b)| (a.number(), b.number())).collect()
}

#[test]
fn the_drawn_text_reads_back_as_the_board() {
    let board = autumn();
    let forests: BTreeMap<char, ClearingSet> =
        board.forests().iter().map(|forest| (forest.letter(), board.forest_clearings(forest))).collect();
    for size in LayoutSize::ALL {
        for unicode in [false, true] {
            for scene in [empty, middle, crowded] {
                let buffer = drawn(&board, &scene(&board, unicode), size, &super::Plain { unicode });
                let picture = picture(&rows(&buffer), layout(&board, size).block());
                let numbers: BTreeSet<u8> = picture.boxes.values().copied().collect();
                assert_eq!(numbers, (1..=12).collect());
                assert_eq!(picture.paths(), graph(&board, Board::adjacent), "paths, {size:?} {unicode}");
                assert_eq!(picture.rivers(), graph(&board, Board::river_adjacent), "rivers, {size:?} {unicode}");
                assert_eq!(picture.forests(), forests, "forests, {size:?} {unicode}");
            }
        }
    }
}
