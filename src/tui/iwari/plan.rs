//! The layout of the map: a box for each territory, a line in it for each strand of road.

use std::ops::Range;

use unicode_width::UnicodeWidthStr;

use crate::games::iwari::board::{Board, Road, Side};
use crate::games::iwari::place::{Space, Territory};
use crate::tui::game_ui::Spot;
use crate::tui::keys::Direction;

/// Rows or columns that a connection in a margin takes.
const MARGIN: u16 = 2;

/// A strand of road through a territory.
#[derive(Clone, Debug)]
pub struct Strand {
    /// The road, and where it comes from and goes to.
    pub lead: String,
    pub tail: String,
    /// Whether the spaces stand apart, with a stroke between them.
    pub wide: bool,
    /// The line of the lead and that of the spaces.
    pub lines: (u16, u16),
    /// Columns of a space: its sign, and its number where there is room.
    pub cell: u16,
    /// Whether it is half of a ring.
    pub looped: bool,
    pub spaces: Vec<Space>,
}

impl Strand {
    fn width(&self) -> u16 {
        let spaces = self.spaces_width();
        let words = (self.lead.width() + self.tail.width()) as u16;
        if self.below() { words.max(spaces + 1) } else { words + spaces }
    }

    /// Returns whether the spaces have a line of their own.
    pub fn below(&self) -> bool {
        self.lines.0 != self.lines.1
    }

    fn spaces_width(&self) -> u16 {
        let count = self.spaces.len() as u16;
        count * self.cell + if self.wide { count.saturating_sub(1) } else { 0 }
    }

    /// Returns column and line of a space, within the strand.
    pub fn at(&self, index: usize) -> (u16, u16) {
        let across = index as u16 * (self.cell + u16::from(self.wide));
        if self.below() { (1 + across, self.lines.1) } else { (self.lead.width() as u16 + across, 0) }
    }

    /// Returns the column behind its spaces, within the strand.
    pub fn end(&self) -> u16 {
        self.at(0).0 + self.spaces_width()
    }
}

/// The drawing of a board in one size.
#[derive(Clone, Debug)]
pub struct Plan {
    pub width: u16,
    pub height: u16,
    /// The last column of connections in the right margin.
    pub right: u16,
    /// Columns and rows of a box.
    pub block: (u16, u16),
    /// Columns and rows between boxes.
    pub gap: (u16, u16),
    /// The corner of the box, by territory.
    pub corners: Vec<(u16, u16)>,
    /// The strands by territory.
    pub strands: Vec<Vec<Strand>>,
    /// The connections that end at its spaces, by territory and in order; nothing where they are not roads.
    pub ends: Vec<String>,
    /// Lines from one strand to the next.
    pub pitch: u16,
    /// Lines for what a territory holds and is worth.
    pub counts: u16,
    /// Whether spaces wear their numbers.
    pub numbered: bool,
    /// Whether strands that meet have a free line between them.
    pub joined: bool,
}

/// The way a strand is drawn: whether spaces are set apart, and whether a stroke separates them from where the road
/// comes from and goes to.
#[derive(Clone, Copy)]
struct Fit {
    wide: bool,
    before: bool,
    after: bool,
}

const APART: Fit = Fit { wide: true, before: true, after: true };
const TIGHT: Fit = Fit { wide: true, before: false, after: false };
const CLOSE: Fit = Fit { wide: false, before: true, after: true };
/// After the last space a stroke is needed most: a tent's letter and a territory's look alike.
const CLOSER: Fit = Fit { wide: false, before: false, after: true };
const BARE: Fit = Fit { wide: false, before: false, after: false };

/// The ways to fill boxes, the roomiest first. The fit is the least; a strand that has room is drawn with more.
const STYLES: [Style; 13] = [
    Style { numbered: true, counts: 2, ..Style::of(APART) },
    Style { numbered: true, counts: 2, below: true, ..Style::of(BARE) },
    Style { counts: 2, ..Style::of(APART) },
    Style { counts: 1, ..Style::of(TIGHT) },
    Style::of(APART),
    Style::of(TIGHT),
    Style::of(CLOSE),
    Style::of(BARE),
    Style { below: true, ..Style::of(APART) },
    Style { joined: false, counts: 1, ..Style::of(TIGHT) },
    Style { joined: false, ..Style::of(CLOSE) },
    Style { joined: false, ..Style::of(BARE) },
    Style { joined: false, below: true, ..Style::of(APART) },
];

#[derive(Clone, Copy)]
struct Style {
    fit: Fit,
    /// Whether spaces have a line of their own.
    below: bool,
    /// Whether a free line between strands shows where they meet.
    joined: bool,
    numbered: bool,
    counts: u16,
}

impl Style {
    const fn of(fit: Fit) -> Style {
        Style { fit, below: false, joined: true, numbered: false, counts: 0 }
    }
}

/// Narrowest and widest box and gap that are worth drawing.
const LEAST_GAP: (u16, u16) = (2, 2);
const MOST_GAP: (u16, u16) = (7, 4);
/// Most rows between small boxes.
const SMALL_GAP: u16 = 3;
const LEAST_BLOCK: u16 = 10;
/// Lines that boxes grow by where there is room.
const MOST_LINES: u16 = 4;

impl Plan {
    /// Returns the roomiest drawing of a board that fits.
    pub fn fitting(board: &Board, width: u16, height: u16) -> Option<Self> {
        STYLES.into_iter().find_map(|style| Self::new(board, style, width, height))
    }

    fn new(board: &Board, style: Style, width: u16, height: u16) -> Option<Self> {
        let territories: Vec<Territory> = board.territories().collect();
        let columns = territories.iter().map(|&at| u16::from(board.grid(at).0) + 1).max()?;
        let rows = territories.iter().map(|&at| u16::from(board.grid(at).1) + 1).max()?;
        let has = |side| board.connections().any(|(_, link)| link.side == Some(side));
        let margin = |side| if has(side) { MARGIN } else { 0 };
        let (left, right) = (margin(Side::Left), margin(Side::Right));
        let (top, bottom) = (margin(Side::Top), margin(Side::Bottom));
        let drawn = |fit| -> Vec<Vec<Strand>> {
            territories.iter().map(|&at| strands(board, at, Style { fit, ..style })).collect()
        };
        let mut strands = drawn(style.fit);
        let ends: Vec<String> = territories.iter().map(|&at| ends(board, at)).collect();
        let widest = ends.iter().map(|ends| ends.len() as u16).max()?;
        let inside = strands.iter().flatten().map(Strand::width).max()?.max(widest);
        let lines = strands.iter().map(Vec::len).max()? as u16;
        let free = u16::from(style.joined && !board.junctions().is_empty());
        let pitch = free + if style.below { 2 } else { 1 };
        let block_height = 2 + lines * pitch - free + style.counts;
        let least_block = (inside + 2).max(LEAST_BLOCK);
        let room = width.checked_sub(left + right + columns * least_block)?;
        let tall = height.checked_sub(top + bottom + rows * block_height)?;
        let shared = |room: u16, parts: u16| if parts > 1 { room / (parts - 1) } else { 0 };
        // where there is little room the lines below the map need some of it
        let most = if style.counts == 0 { SMALL_GAP } else { MOST_GAP.1 };
        let gap = (shared(room, columns).min(MOST_GAP.0), shared(tall, rows).min(most));
        if columns > 1 && gap.0 < LEAST_GAP.0 || rows > 1 && gap.1 < LEAST_GAP.1 {
            return None;
        }
        // what the gaps leave makes the boxes wider
        let spare = (room - gap.0 * (columns - 1)) / columns;
        let taller = match style.counts {
            0 => 0,
            _ => ((tall - gap.1 * (rows - 1)) / rows).min(MOST_LINES),
        };
        let block = (least_block + spare.min(4), block_height + taller);
        let inner = block.0 - 2;
        // strands of one territory alike, so that those which meet do so in one column
        for fit in [BARE, CLOSER, CLOSE, APART] {
            for (strands, roomier) in strands.iter_mut().zip(drawn(fit)) {
                if roomier.iter().all(|strand| strand.width() <= inner) {
                    *strands = roomier;
                }
            }
        }
        let looped = strands.iter().flatten().any(|strand| strand.looped);
        let pitch = if free == 0 && !style.below && !looped && taller >= lines { 2 } else { pitch };
        let corner = |&at: &Territory| {
            let (column, row) = board.grid(at);
            (left + u16::from(column) * (block.0 + gap.0), top + u16::from(row) * (block.1 + gap.1))
        };
        let corners = territories.iter().map(corner).collect();
        let across = left + right + columns * block.0 + (columns - 1) * gap.0;
        // a blank column sets the map off from what stands beside it
        let width = if across < width { across + 1 } else { across };
        let height = top + bottom + rows * block.1 + (rows - 1) * gap.1;
        let Style { counts, numbered, joined, .. } = style;
        let right = across - 1;
        Some(Self { width, height, right, block, gap, corners, strands, ends, pitch, counts, numbered, joined })
    }

    pub fn corner(&self, territory: Territory) -> (u16, u16) {
        self.corners[territory.index()]
    }

    /// Returns every space of a territory and its cell.
    pub fn spaces(&self, territory: Territory) -> impl Iterator<Item = (Space, u16, u16)> {
        let (x, y) = self.corner(territory);
        let strands = &self.strands[territory.index()];
        strands.iter().enumerate().flat_map(move |(line, strand)| {
            let line = line as u16 * self.pitch;
            strand.spaces.iter().enumerate().map(move |(index, &space)| {
                let (across, down) = strand.at(index);
                (space, x + 1 + across, y + 1 + line + down)
            })
        })
    }

    /// All places with their cells: circles stand at the name of the territory.
    fn places(&self) -> impl Iterator<Item = (Spot, u16, u16)> {
        (0..self.corners.len() as u8).map(Territory::new).flat_map(|territory| {
            let (x, y) = self.corner(territory);
            let circle = (Spot::Place(territory.place()), x + 2, y);
            let spaces = self.spaces(territory).map(|(space, x, y)| (Spot::Place(space.place()), x, y));
            std::iter::once(circle).chain(spaces)
        })
    }

    /// Returns what is drawn in a cell: a space, or else the circle of the box.
    pub fn spot_at(&self, x: u16, y: u16) -> Option<Spot> {
        let wide = |spot| if self.numbered { sign_width(spot) } else { 1 };
        let here = |&(spot, left, line): &(Spot, u16, u16)| line == y && (left..left + wide(spot)).contains(&x);
        let exact = self.places().find(here).map(|(spot, ..)| spot);
        exact.or_else(|| {
            let inside = |corner: u16, size: u16, at: u16| (corner..corner + size).contains(&at);
            (0..self.corners.len() as u8)
                .map(Territory::new)
                .find(|&territory| {
                    let (left, top) = self.corner(territory);
                    inside(left, self.block.0, x) && inside(top, self.block.1, y)
                })
                .map(|territory| Spot::Place(territory.place()))
        })
    }

    /// Returns the nearest place in a direction: within 45 degrees before all others; a row counts as two columns.
    pub fn step(&self, from: Spot, motion: Direction) -> Option<Spot> {
        let (_, x, y) = self.places().find(|(spot, ..)| *spot == from)?;
        let (x, y) = (i32::from(x), 2 * i32::from(y));
        let cost = |(spot, to_x, to_y): (Spot, u16, u16)| {
            let (dx, dy) = (i32::from(to_x) - x, 2 * i32::from(to_y) - y);
            let (along, across) = match motion {
                Direction::Left => (-dx, dy.abs()),
                Direction::Right => (dx, dy.abs()),
                Direction::Up => (-dy, dx.abs()),
                Direction::Down => (dy, dx.abs()),
            };
            // a line or a box further down is never too far aside
            let aside = matches!(motion, Direction::Left | Direction::Right) && across > along;
            (along > 0).then_some((aside, along + 2 * across, spot))
        };
        self.places().filter_map(cost).min().map(|(.., spot)| spot)
    }
}

/// `6 9 10`: at the first space ends connection 6, and so on. A dot for a space where none ends.
fn ends(board: &Board, territory: Territory) -> String {
    if !board.connections_are_roads() {
        return String::new();
    }
    let at = |space: Space| -> Vec<String> {
        let here = board.connections().filter(|(_, link)| link.ends.is_some_and(|(a, b)| a == space || b == space));
        here.map(|(connection, _)| connection.number().to_string()).collect()
    };
    let all: Vec<Vec<String>> = board.spaces(territory).iter().map(at).collect();
    let last = all.iter().rposition(|numbers| !numbers.is_empty()).map_or(0, |last| last + 1);
    let sign = |numbers: &Vec<String>| if numbers.is_empty() { ".".to_owned() } else { numbers.join("/") };
    all[..last].iter().map(sign).collect::<Vec<_>>().join(" ")
}

/// Columns of a space that wears its number.
fn sign_width(spot: Spot) -> u16 {
    match spot {
        Spot::Place(number) if Space::from_place(number).is_some() => 1 + number.to_string().len() as u16,
        _ => 1,
    }
}

fn strands(board: &Board, territory: Territory, style: Style) -> Vec<Strand> {
    let mut found = Vec::new();
    for road in board.roads() {
        let mut at = 0;
        while at < road.order.len() {
            let run = road.order[at..].iter().take_while(|space| space.territory() == territory).count();
            if run == 0 {
                at += 1;
                continue;
            }
            let spaces = road.order[at..at + run].to_vec();
            if road.ring && style.numbered {
                found.extend(ring(&road.id, &spaces, style));
            } else {
                let flipped = !found.is_empty();
                found.push(strand(board, road, at..at + run, style, flipped));
            }
            at += run;
        }
    }
    found
}

/// A run of a road. Of two that meet, the spaces are next to each other, the leads above and below.
fn strand(board: &Board, road: &Road, run: Range<usize>, style: Style, flipped: bool) -> Strand {
    let spaces = road.order[run.clone()].to_vec();
    let end = |index: Option<usize>| {
        let space = index.and_then(|index| road.order.get(index));
        space.map_or("..".to_owned(), |space| board.territory_id(space.territory()).to_uppercase())
    };
    let meets = board.junctions().iter().any(|(one, other)| spaces.contains(one) || spaces.contains(other));
    let mark = if meets && !style.joined { '+' } else { ':' };
    let dash = |stroke: bool| if stroke { "-" } else { "" };
    let Fit { wide, before, after } = style.fit;
    let (lead, tail) = match (road.ring, style.below) {
        (true, _) => (format!("{}(", road.id), ")".to_owned()),
        (false, false) => {
            let lead = format!("{}{mark}{}{}", road.id, end(run.start.checked_sub(1)), dash(before));
            (lead, format!("{}{}", dash(after), end(Some(run.end))))
        }
        (false, true) => (format!("{}{mark}{}-", road.id, end(run.start.checked_sub(1))), end(Some(run.end))),
    };
    let lines = match (style.below, flipped && style.joined) {
        (false, _) => (0, 0),
        (true, false) => (0, 1),
        (true, true) => (1, 0),
    };
    Strand { lead, tail, wide, lines, cell: cell(&spaces, style), looped: false, spaces }
}

fn cell(spaces: &[Space], style: Style) -> u16 {
    let numbered = |space: &Space| sign_width(Spot::Place(space.place()));
    if style.numbered { spaces.iter().map(numbered).max().unwrap_or(1) } else { 1 }
}

/// A ring in two lines, the second one backwards.
fn ring(road: &str, spaces: &[Space], style: Style) -> [Strand; 2] {
    let (there, back) = spaces.split_at(spaces.len().div_ceil(2));
    let cell = cell(spaces, style);
    let missing = usize::from(cell + u16::from(style.fit.wide)) * (there.len() - back.len());
    let part = |lead: String, tail: String, spaces: Vec<Space>| Strand {
        lead,
        tail,
        wide: style.fit.wide,
        lines: (0, 0),
        cell,
        looped: true,
        spaces,
    };
    [
        part(format!("{road}/"), "\\".to_owned(), there.to_vec()),
        part(
            format!("{}\\", " ".repeat(road.width())),
            format!("{}/", "-".repeat(missing)),
            back.iter().rev().copied().collect(),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::iwari::boards::embedded;

    #[test]
    fn every_board_fits_the_small_and_the_large_screen_and_keys_lead_everywhere() {
        for (name, text) in embedded() {
            let board = Board::parse(name, text).unwrap();
            for (width, height) in [(58, 20), (84, 33), (124, 43)] {
                let plan = Plan::fitting(&board, width, height).unwrap_or_else(|| panic!("{name} {width}x{height}"));
                assert!(plan.width <= width && plan.height <= height);
                let places: Vec<Spot> = plan.places().map(|(spot, ..)| spot).collect();
                let spaces: usize = board.territories().map(|at| board.spaces(at).len() + 1).sum();
                assert_eq!(places.len(), spaces, "{name}");
                for (spot, x, y) in plan.places() {
                    assert_eq!(plan.spot_at(x, y), Some(spot));
                }
                let mut reached = vec![places[0]];
                let mut next = 0;
                while next < reached.len() {
                    for motion in [Direction::Left, Direction::Right, Direction::Up, Direction::Down] {
                        if let Some(spot) = plan.step(reached[next], motion)
                            && !reached.contains(&spot)
                        {
                            reached.push(spot);
                        }
                    }
                    next += 1;
                }
                let lost: Vec<&Spot> = places.iter().filter(|spot| !reached.contains(spot)).collect();
                assert!(lost.is_empty(), "{name} {width}: {lost:?}");
            }
        }
    }
}
