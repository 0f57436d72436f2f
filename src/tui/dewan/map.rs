//! The map as a wall of bricks: each space is a brick, rows are set off by half a brick, so that a brick touches exactly its
//! six neighbors. Icons stand on the edges.

use std::collections::{BTreeMap, BTreeSet};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::names;
use crate::games::dewan::State;
use crate::games::dewan::ground::{Ground, Symbol};
use crate::games::dewan::hex::Hex;
use crate::kernel::Words;
use crate::tui::face::{Marks, Spot};
use crate::tui::keys::Motion;
use crate::tui::palette::{Palette, Role};

/// A size of bricks: columns, and lines of text in them. The outermost lines may be left out where there is no room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Brick {
    width: u16,
    lines: u16,
    open: bool,
}

/// From the largest to the smallest.
const BRICKS: [Brick; 6] = [
    Brick { width: 8, lines: 2, open: false },
    Brick { width: 6, lines: 2, open: false },
    Brick { width: 6, lines: 1, open: false },
    Brick { width: 6, lines: 1, open: true },
    Brick { width: 4, lines: 1, open: false },
    Brick { width: 4, lines: 1, open: true },
];

/// A wall of bricks of one size.
pub struct Wall<'s> {
    state: &'s State,
    brick: Brick,
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
    /// The largest wall that fits into this many columns and rows.
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

    /// The space that is drawn in a cell.
    pub fn hex_at(&self, x: u16, y: u16) -> Option<Hex> {
        let inside = |&hex: &Hex| {
            let (left, top) = self.corner(hex);
            let (x, y) = (x as i16 - left, y as i16 - top);
            (1..self.brick.width as i16).contains(&x) && (1..=self.brick.lines as i16).contains(&y)
        };
        self.state.board.hexes().iter().find(inside)
    }

    /// Draws the wall from the top left of an area.
    pub fn draw(&self, words: &Words, palette: &dyn Palette, marks: &Marks, area: Rect, buffer: &mut Buffer) {
        let mut pen = Pen { buffer, area, palette };
        for y in 0..self.rows {
            for x in 0..self.columns {
                pen.put(x as i16, y as i16, ' ', Style::new());
            }
        }
        self.mortar(&mut pen);
        for hex in self.state.board.hexes().iter() {
            self.brick(words, marks, hex, &mut pen);
        }
        self.icons(&mut pen);
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
        let (style, unicode) = (pen.palette.style(Role::Dim), pen.palette.unicode());
        for (&(x, y), line) in &lines.cells {
            pen.put(x, y, line.glyph(unicode), style);
        }
        for &(x, y) in &lines.nodes {
            pen.put(x, y, lines.node((x, y), unicode), style);
        }
    }

    /// Whether the neighbor in a direction belongs to the same area.
    fn same_area(&self, hex: Hex, (dq, dr): (i8, i8)) -> bool {
        let (q, r) = self.state.board.at(hex);
        let land = &self.state.land;
        let neighbours = self.state.board.neighbours(hex);
        let other = neighbours.iter().find(|&other| self.state.board.at(other) == (q + dq, r + dr));
        other.is_some_and(|other| land.members(hex).contains(other))
    }

    /// What is in a space: its terrain, a camp or berries, its number where it can be chosen.
    fn brick(&self, words: &Words, marks: &Marks, hex: Hex, pen: &mut Pen<'_>) {
        let ground = self.state.land.ground(hex);
        let (lit, cursor) = (marks.lit.contains(&spot(hex)), marks.cursor == Some(spot(hex)));
        let dim = marks.choosing && !lit;
        let styled = |role: Role| {
            let mut style = pen.palette.style(Role::Text).patch(pen.palette.style(if dim { Role::Dim } else { role }));
            if lit {
                style = style.patch(pen.palette.style(Role::Legal));
            }
            if cursor {
                style = style.patch(pen.palette.style(Role::Cursor));
            }
            style
        };
        let land_style = styled(ground.terrain().map_or(Role::Text, names::terrain_role));
        let camp = self.state.camp_on(hex);
        let camp_style = styled(camp.map_or(Role::Text, |seat| names::role(self.state, seat)));
        let plain = styled(Role::Text);
        let (x, y) = self.corner(hex);
        let room = usize::from(self.brick.width) - 1;
        let tag = camp.map(|seat| {
            let letter = self.state.player(seat).tribe.letter();
            if ground == Ground::Home { format!("({letter})") } else { format!("[{letter}]") }
        });
        let token = if self.state.land.tokens.contains(hex) && ground.is_water() { "+" } else { "" };
        let mut berries = "*".repeat(self.state.land.berries[hex.index()].into());
        let number = if lit || cursor { hex.number().to_string() } else { String::new() };
        for line in 1..=self.brick.lines as i16 {
            for column in 1..=room as i16 {
                pen.put(x + column, y + line, ' ', plain);
            }
        }
        let short = match ground {
            Ground::Land(terrain) => names::short(words, terrain),
            Ground::Home => "  ".to_owned(),
            Ground::Volcano => words.text("dewan-short-volcano"),
            Ground::Lava => words.text("dewan-short-lava"),
        };
        if self.brick.lines == 2 {
            let name = if room >= 7 { names::wide(words, ground) } else { short };
            pen.centred(x + 1, y + 1, room, &format!("{name}{token}"), land_style);
            let what = tag.clone().unwrap_or_default();
            let start = x + 1 + pen.text(x + 1, y + 2, &number, plain);
            let rest = room - number.len();
            if berries.len() + what.len() > rest {
                berries.truncate(rest.saturating_sub(what.len()));
            }
            let used = what.len() + berries.len();
            let at = start + (rest.saturating_sub(used) / 2) as i16;
            let at = at + pen.text(at, y + 2, &what, camp_style);
            pen.text(at, y + 2, &berries, plain);
        } else if room >= 5 {
            pen.text(x + 1, y + 1, &short, land_style);
            match (&tag, number.is_empty()) {
                (Some(tag), _) => pen.text(x + 3, y + 1, tag, camp_style),
                (None, false) => pen.text(x + 6 - number.len() as i16, y + 1, &number, plain),
                (None, true) => pen.text(x + 3, y + 1, &format!("{berries}{token}"), plain),
            };
        } else {
            let first: String = short.chars().take(1).collect();
            match (camp, number.is_empty()) {
                (Some(_), _) if ground == Ground::Home => pen.text(x + 1, y + 1, &tag.unwrap_or_default(), camp_style),
                (Some(seat), _) => {
                    let letter = self.state.player(seat).tribe.letter();
                    pen.text(x + 1, y + 1, &first, land_style);
                    pen.text(x + 2, y + 1, &format!(":{letter}"), camp_style)
                }
                (None, false) => {
                    pen.text(x + 1, y + 1, &first, land_style);
                    pen.text(x + 4 - number.len() as i16, y + 1, &number, plain)
                }
                (None, true) => {
                    pen.text(x + 1, y + 1, &first, land_style);
                    pen.text(x + 2, y + 1, &format!("{berries}{token}"), plain)
                }
            };
        }
        // marks that need no color: the sides of the brick
        let sides = if cursor { Some(('{', '}')) } else { lit.then_some(('>', '<')) };
        if let Some((open, close)) = sides {
            for line in 1..=self.brick.lines as i16 {
                pen.put(x, y + line, open, plain);
                pen.put(x + self.brick.width as i16, y + line, close, plain);
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
            let style = pen.palette.style(Role::Text).patch(pen.palette.style(role));
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
    fn glyph(self, unicode: bool) -> char {
        match (self, unicode) {
            (Line::Level { solid: true }, true) => '─',
            (Line::Level { solid: true }, false) => '-',
            (Line::Upright { solid: true }, true) => '│',
            (Line::Upright { solid: true }, false) => '|',
            (Line::Level { solid: false } | Line::Upright { solid: false }, _) => ' ',
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

    /// What stands where lines meet: a corner is kept where none of them is solid, for bricks to be counted by.
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

/// Writes cells of the map into the screen's buffer.
struct Pen<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    palette: &'a dyn Palette,
}

impl Pen<'_> {
    fn put(&mut self, x: i16, y: i16, glyph: char, style: Style) {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { return };
        if x >= self.area.width || y >= self.area.height {
            return;
        }
        if let Some(cell) = self.buffer.cell_mut((self.area.x + x, self.area.y + y)) {
            cell.reset();
            cell.set_char(glyph).set_style(self.palette.style(Role::Text).patch(style));
        }
    }

    /// Columns written.
    fn text(&mut self, x: i16, y: i16, text: &str, style: Style) -> i16 {
        let mut column = 0;
        for glyph in text.chars() {
            self.put(x + column, y, glyph, style);
            column += 1;
        }
        column
    }

    fn centred(&mut self, x: i16, y: i16, room: usize, text: &str, style: Style) {
        let text: String = text.chars().take(room).collect();
        let indent = (room - text.chars().count()) / 2;
        self.text(x + indent as i16, y, &text, style);
    }
}

/// Where a cursor key leads: to the neighbor, or to the nearest space beyond a gap.
pub fn step(state: &State, from: Hex, motion: Motion) -> Option<Hex> {
    let (x, y) = (halves(state, from), line_of(state, from));
    let away = |hex: Hex| {
        let (dx, dy) = (halves(state, hex) - x, line_of(state, hex) - y);
        match motion {
            Motion::Left if dy == 0 && dx < 0 => Some((-dx, 0)),
            Motion::Right if dy == 0 && dx > 0 => Some((dx, 0)),
            Motion::Up if dy < 0 => Some((-dy, 2 * dx.abs() + i16::from(dx > 0))),
            Motion::Down if dy > 0 => Some((dy, 2 * dx.abs() + i16::from(dx < 0))),
            _ => None,
        }
    };
    let reachable = state.board.hexes().iter().filter_map(|hex| away(hex).map(|away| (away, hex)));
    reachable.min().map(|(_, hex)| hex)
}
