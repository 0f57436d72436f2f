//! The map as a wall of bricks: each space is a brick, rows are set off by half a brick, so that a brick touches exactly its
//! six neighbors. Icons stand on the edges.

use std::collections::{BTreeMap, BTreeSet};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::brick::{Inside, light};
use super::names;
use crate::games::dewan::State;
use crate::games::dewan::ground::{Ground as Land, Symbol, Terrain};
use crate::games::dewan::hex::Hex;
use crate::kernel::Words;
use crate::tui::game_ui::{Highlights, Spot};
use crate::tui::keys::Direction;
use crate::tui::palette::{Brick, Ground, Palette, Role};
use crate::tui::pen::{Bare, Pen};

/// A size of bricks: columns, and lines of text in them. The outermost lines may be left out where there is no room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Size {
    width: u16,
    lines: u16,
    open: bool,
}

/// The sizes, from the largest to the smallest.
const BRICKS: [Size; 11] = [
    Size { width: 16, lines: 4, open: false },
    Size { width: 14, lines: 3, open: false },
    Size { width: 12, lines: 3, open: false },
    Size { width: 12, lines: 2, open: false },
    Size { width: 10, lines: 2, open: false },
    Size { width: 8, lines: 2, open: false },
    Size { width: 6, lines: 2, open: false },
    Size { width: 6, lines: 1, open: false },
    Size { width: 6, lines: 1, open: true },
    Size { width: 4, lines: 1, open: false },
    Size { width: 4, lines: 1, open: true },
];

/// Columns of a space's number.
pub(super) const NUMBER: usize = 2;
/// The column of the line left of a brick.
const LINE: usize = 1;

/// A wall of bricks of one size.
pub struct Wall<'s> {
    state: &'s State,
    brick: Size,
    left: i16,
    top: i16,
    columns: u16,
    rows: u16,
}

pub fn spot(hex: Hex) -> Spot {
    Spot::Place(hex.number())
}

pub fn hex_of(state: &State, spot: Spot) -> Option<Hex> {
    let Spot::Place(number) = spot else { return None };
    Hex::from_number(number).filter(|&hex| state.board.hexes().contains(hex))
}

/// Half bricks to the east.
fn halves(state: &State, hex: Hex) -> i16 {
    let (q, r) = state.board.at(hex);
    2 * i16::from(q) + i16::from(r)
}

fn line_of(state: &State, hex: Hex) -> i16 {
    i16::from(state.board.at(hex).1)
}

impl<'s> Wall<'s> {
    /// Returns the largest wall that fits into this many columns and rows.
    pub fn fitting(state: &'s State, width: u16, height: u16) -> Option<Self> {
        let across = || state.board.hexes().iter().map(|hex| halves(state, hex));
        let down = || state.board.hexes().iter().map(|hex| line_of(state, hex));
        let (left, right) = (across().min()?, across().max()?);
        let (top, bottom) = (down().min()?, down().max()?);
        let walls = BRICKS.into_iter().map(|brick| {
            let columns = (right - left) as u16 * (brick.width / 2) + brick.width + 1;
            let rows = (bottom - top + 1) as u16 * (brick.lines + 1) + 1 - 2 * u16::from(brick.open);
            Wall { state, brick, left, top, columns, rows }
        });
        walls.into_iter().find(|wall| wall.columns <= width && wall.rows <= height)
    }

    pub fn size(&self) -> (u16, u16) {
        (self.columns, self.rows)
    }

    /// The corner of a brick; the row may lie one above the drawing where the outermost lines are left out.
    fn corner(&self, hex: Hex) -> (i16, i16) {
        let x = (halves(self.state, hex) - self.left) * (self.brick.width / 2) as i16;
        let y = (line_of(self.state, hex) - self.top) * (self.brick.lines + 1) as i16;
        (x, y - i16::from(self.brick.open))
    }

    /// Returns the space that is drawn in a cell.
    pub fn hex_at(&self, x: u16, y: u16) -> Option<Hex> {
        let inside = |&hex: &Hex| {
            let (left, top) = self.corner(hex);
            let (x, y) = (x as i16 - left, y as i16 - top);
            (1..self.brick.width as i16).contains(&x) && (1..=self.brick.lines as i16).contains(&y)
        };
        self.state.board.hexes().iter().find(inside)
    }

    /// Draws the wall from the top left of an area.
    pub fn draw(&self, words: &Words, palette: &dyn Palette, marks: &Highlights, area: Rect, buffer: &mut Buffer) {
        let mut pen = Pen { buffer, area, palette };
        for y in 0..self.rows {
            for x in 0..self.columns {
                pen.put(x as i16, y as i16, ' ', palette.style(Role::Text));
            }
        }
        if palette.painted() {
            self.grounds(marks, &mut pen);
        }
        self.mortar(&mut pen);
        let named = self.names_fit(words);
        for hex in self.state.board.hexes().iter() {
            self.brick(words, named, marks, hex, &mut pen);
        }
        self.icons(&mut pen);
    }

    /// Paints each brick with the lines above and left of it; the way under the cursor and the cursor's space are light.
    fn grounds(&self, marks: &Highlights, pen: &mut Pen<'_>) {
        for hex in self.state.board.hexes().iter() {
            let role = light(marks, hex).unwrap_or(Role::Ground(Ground::Brick(self.brick_of(hex))));
            let style = Style { bg: pen.palette.style(role).fg, ..Style::new() };
            let (x, y) = self.corner(hex);
            for (dx, dy) in
                (0..=self.brick.lines as i16).flat_map(|dy| (0..self.brick.width as i16).map(move |dx| (dx, dy)))
            {
                pen.put(x + dx, y + dy, ' ', style);
            }
        }
    }

    fn brick_of(&self, hex: Hex) -> Brick {
        self.state.land.terrain(hex).map_or(Brick::Bare, names::brick)
    }

    /// Whether every terrain's name in full has room beside a space's number, so that none is cut.
    fn names_fit(&self, words: &Words) -> bool {
        let room = self.name_room();
        let grounds = Terrain::ALL.iter().map(|&terrain| Land::Land(terrain)).chain([Land::Volcano, Land::Lava]);
        grounds.into_iter().all(|ground| names::ground(words, ground).width() <= room)
    }

    /// Columns for a terrain's name, behind the space's number and a blank.
    fn name_room(&self) -> usize {
        usize::from(self.brick.width).saturating_sub(LINE + NUMBER + 1)
    }

    /// The lines between the bricks: thin ones within an area, so that areas can be told from afar.
    fn mortar(&self, pen: &mut Pen<'_>) {
        let (width, half, height) = (self.brick.width as i16, self.brick.width as i16 / 2, self.brick.lines as i16 + 1);
        let mut lines = Lines::default();
        for hex in self.state.board.hexes().iter() {
            let (x, y) = self.corner(hex);
            for (down, side) in [(0, 0), (0, half), (height, 0), (height, half)] {
                let (dq, dr) = [[(0, -1), (1, -1)], [(-1, 1), (0, 1)]][usize::from(down > 0)][usize::from(side > 0)];
                let solid = !self.same_area(hex, (dq, dr));
                (1..half).for_each(|along| lines.level(x + side + along, y + down, solid));
                lines.nodes.extend([(x + side, y + down), (x + side + half, y + down)]);
            }
            for (across, dq) in [(0, -1), (width, 1)] {
                let solid = !self.same_area(hex, (dq, 0));
                (1..height).for_each(|down| lines.upright(x + across, y + down, solid));
            }
        }
        let (unicode, painted) = (pen.palette.unicode(), pen.palette.painted());
        // on painted ground only what parts spaces of one area is drawn
        let style = pen.palette.style(Role::Dim);
        for (&(x, y), line) in lines.cells.iter().filter(|(_, line)| !painted || !line.solid()) {
            pen.put(x, y, line.glyph(unicode), style);
        }
        for &(x, y) in lines.nodes.iter().filter(|_| !painted) {
            pen.put(x, y, lines.node((x, y), unicode), style);
        }
    }

    /// Whether the neighbor in a direction belongs to the same area.
    fn same_area(&self, hex: Hex, (dq, dr): (i8, i8)) -> bool {
        let (q, r) = self.state.board.at(hex);
        let land = &self.state.land;
        let neighbors = self.state.board.neighbors(hex);
        let other = neighbors.iter().find(|&other| self.state.board.at(other) == (q + dq, r + dr));
        other.is_some_and(|other| land.members(hex).contains(other))
    }

    /// Draws a space: its number, its terrain, a camp, berries, its place in a planned way.
    fn brick(&self, words: &Words, named: bool, marks: &Highlights, hex: Hex, pen: &mut Pen<'_>) {
        let inside = Inside::of(self.state, words, named, marks, hex, pen.palette);
        let (x, y) = self.corner(hex);
        let room = i16::try_from(self.brick.width).unwrap_or_default() - 1;
        match (self.brick.lines, room) {
            (1, 5..) => inside.in_a_line(x + 1, y + 1, room, pen),
            (1, _) => inside.in_a_corner(x + 1, y + 1, room, pen),
            (lines, _) => inside.at_large(x + 1, y + 1, (room, lines as i16), pen),
        }
        // marks that need no color: the sides of the brick
        let sides = match () {
            () if inside.cursor => Some(('{', '}')),
            () if inside.lit && !inside.is_step() => Some(('>', '<')),
            () => inside.changed.then_some(('!', '!')),
        };
        if let Some((open, close)) = sides {
            let style = inside.style(Role::Text, pen.palette);
            for line in 1..=self.brick.lines as i16 {
                pen.put(x, y + line, open, style);
                pen.put(x + self.brick.width as i16, y + line, close, pen.palette.style(Role::Prompt).bare());
            }
        }
    }

    /// Icons in the middle of the edge that two bricks share.
    fn icons(&self, pen: &mut Pen<'_>) {
        for icon in self.state.land.icons() {
            let [one, other] = icon.edge;
            let ((x1, y1), (x2, y2)) = (self.corner(one), self.corner(other));
            let (x, y) = if y1 == y2 {
                (x1.max(x2), y1 + (self.brick.lines as i16 + 1) / 2)
            } else {
                ((x1 + x2 + self.brick.width as i16) / 2, y1.max(y2))
            };
            let role = match icon.symbol {
                Symbol::Artifact => Role::Prompt,
                Symbol::Pigment => Role::Key,
                Symbol::Crystal => Role::Good,
                Symbol::Fire | Symbol::Berry => Role::Bad,
            };
            let mut style = pen.palette.style(Role::Text).patch(pen.palette.style(role)).bare();
            if pen.palette.painted() {
                style = pen.palette.style(Role::Prompt).bare();
            }
            pen.put(x, y, names::sign(icon.symbol, pen.palette.unicode()), style);
        }
    }
}

/// A piece of a line between two bricks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Level { solid: bool },
    Upright { solid: bool },
}

impl Line {
    fn solid(self) -> bool {
        matches!(self, Line::Level { solid: true } | Line::Upright { solid: true })
    }

    fn glyph(self, unicode: bool) -> char {
        match (self, unicode) {
            (Line::Level { solid: true }, true) => '─',
            (Line::Level { solid: true }, false) => '-',
            (Line::Upright { solid: true }, true) => '│',
            (Line::Upright { solid: true }, false) => '|',
            (Line::Level { solid: false }, true) => '┈',
            (Line::Upright { solid: false }, true) => '┊',
            (Line::Level { solid: false } | Line::Upright { solid: false }, false) => ' ',
        }
    }
}

/// All lines between bricks, by cell, and where they meet.
#[derive(Default)]
struct Lines {
    cells: BTreeMap<(i16, i16), Line>,
    nodes: BTreeSet<(i16, i16)>,
}

impl Lines {
    fn level(&mut self, x: i16, y: i16, solid: bool) {
        self.cells.insert((x, y), Line::Level { solid });
    }

    fn upright(&mut self, x: i16, y: i16, solid: bool) {
        self.cells.insert((x, y), Line::Upright { solid });
    }

    /// Returns the glyph for a grid corner. Corners are drawn even inside an area, so that players can count spaces.
    fn node(&self, (x, y): (i16, i16), unicode: bool) -> char {
        let up_or_down = |down: i16| self.cells.get(&(x, y + down)) == Some(&Line::Upright { solid: true });
        let beside = |right: i16| self.cells.get(&(x + right, y)) == Some(&Line::Level { solid: true });
        let solid = [up_or_down(-1), up_or_down(1), beside(-1), beside(1)];
        if !unicode {
            return if solid == [false; 4] { '.' } else { '+' };
        }
        match solid {
            [false, false, false, false] => '·',
            [false, false, ..] => '─',
            [true, true, false, false] | [true, false, false, false] | [false, true, false, false] => '│',
            [true, true, true, true] => '┼',
            [true, true, false, true] => '├',
            [true, true, true, false] => '┤',
            [true, false, true, true] => '┴',
            [false, true, true, true] => '┬',
            [true, false, false, true] => '└',
            [true, false, true, false] => '┘',
            [false, true, false, true] => '┌',
            [false, true, true, false] => '┐',
        }
    }
}

/// Returns where a cursor key leads: to the neighbor, or to the nearest space beyond a gap.
pub fn step(state: &State, from: Hex, motion: Direction) -> Option<Hex> {
    let (x, y) = (halves(state, from), line_of(state, from));
    let away = |hex: Hex| {
        let (dx, dy) = (halves(state, hex) - x, line_of(state, hex) - y);
        match motion {
            Direction::Left if dy == 0 && dx < 0 => Some((-dx, 0)),
            Direction::Right if dy == 0 && dx > 0 => Some((dx, 0)),
            Direction::Up if dy < 0 => Some((-dy, 2 * dx.abs() + i16::from(dx > 0))),
            Direction::Down if dy > 0 => Some((dy, 2 * dx.abs() + i16::from(dx < 0))),
            _ => None,
        }
    };
    let reachable = state.board.hexes().iter().filter_map(|hex| away(hex).map(|away| (away, hex)));
    reachable.min().map(|(_, hex)| hex)
}
