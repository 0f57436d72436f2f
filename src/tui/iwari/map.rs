//! The map painter: boxes of territories, and the connections between them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::names::{kind_role, tribe_role};
use super::plan::Plan;
use crate::games::iwari::Observation;
use crate::games::iwari::board::{Link, Side};
use crate::games::iwari::place::{Connection, Space, Territory, Tribe, Via};
use crate::tui::face::{Ctx, Marks, Spot};
use crate::tui::palette::Role;

/// A cell that takes part in the question, or does not.
#[derive(Clone, Copy, Default, PartialEq)]
struct Mark {
    lit: bool,
    cursor: bool,
    dim: bool,
}

struct Painter<'a, 'c> {
    ctx: &'a Ctx<'c>,
    state: &'a Observation,
    plan: &'a Plan,
    marks: &'a Marks<'a>,
    area: Rect,
    buffer: &'a mut Buffer,
}

/// Draws the board into an area of the plan's size.
pub fn draw(ctx: &Ctx, state: &Observation, plan: &Plan, marks: &Marks, area: Rect, buffer: &mut Buffer) {
    let mut painter = Painter { ctx, state, plan, marks, area, buffer };
    for y in 0..plan.height {
        painter.text(0, y, &" ".repeat(plan.width.into()), Role::Text, Mark::default());
    }
    for (connection, link) in state.board.connections() {
        painter.connection(connection, link);
    }
    for territory in state.board.territories() {
        painter.territory(territory);
    }
}

impl Painter<'_, '_> {
    fn put(&mut self, x: u16, y: u16, glyph: char, role: Role, mark: Mark) {
        if x >= self.area.width || y >= self.area.height {
            return;
        }
        let Some(cell) = self.buffer.cell_mut((self.area.x + x, self.area.y + y)) else { return };
        let palette = self.ctx.palette;
        let role = if mark.dim { Role::Dim } else { role };
        let mut style = palette.style(Role::Text).patch(palette.style(role));
        if mark.lit {
            style = style.patch(palette.style(Role::Legal));
        }
        if mark.cursor {
            style = style.patch(palette.style(Role::Cursor));
        }
        cell.reset();
        cell.set_char(glyph).set_style(style);
    }

    fn text(&mut self, x: u16, y: u16, text: &str, role: Role, mark: Mark) -> u16 {
        let mut x = x;
        for glyph in text.chars() {
            self.put(x, y, glyph, role, mark);
            x += 1;
        }
        x
    }

    fn mark(&self, spot: Spot) -> Mark {
        let lit = self.marks.lit.contains(&spot);
        let cursor = self.marks.cursor == Some(spot);
        Mark { lit, cursor, dim: self.marks.choosing && !lit && !cursor }
    }

    fn territory(&mut self, territory: Territory) {
        let (x, y) = self.plan.corner(territory);
        let (width, height) = self.plan.block;
        let role = kind_role(self.state.board.kind(territory));
        let frame = if self.ctx.palette.unicode() {
            ['┌', '┐', '└', '┘', '─', '│']
        } else {
            ['+', '+', '+', '+', '-', '|']
        };
        let plain = Mark::default();
        for row in 0..height {
            let edge = row == 0 || row + 1 == height;
            for column in 0..width {
                let side = column == 0 || column + 1 == width;
                let glyph = match (edge, side) {
                    (true, true) => frame[usize::from(row > 0) * 2 + usize::from(column > 0)],
                    (true, false) => frame[4],
                    (false, true) => frame[5],
                    (false, false) => ' ',
                };
                self.put(x + column, y + row, glyph, role, plain);
            }
        }
        self.header(territory, x, y, width);
        let ends = self.plan.ends[territory.index()].clone();
        self.text(x + 1, y + height - 1, &ends, Role::Path, plain);
        for line in 0..self.plan.strands[territory.index()].len() {
            let strand = &self.plan.strands[territory.index()][line];
            let down = y + 1 + line as u16 * self.plan.pitch;
            let (lead, tail) = (strand.lead.clone(), strand.tail.clone());
            let wide = strand.wide;
            let after = match (strand.below, strand.spaces.len()) {
                (true, _) => x + 1 + lead.len() as u16,
                (false, count) => x + 2 + strand.at(count - 1).0,
            };
            let road = strand.spaces.first().and_then(|&space| self.state.board.road_of(space));
            let purple = self.state.board.purple_road().map(|road| &road.id);
            let role =
                if road.is_some_and(|road| Some(&road.id) == purple) { tribe_role(Tribe::Purple) } else { Role::Path };
            self.text(x + 1, down, &lead, role, plain);
            self.text(after, down, &tail, role, plain);
            let spaces: Vec<(Space, u16, u16)> =
                self.plan.spaces(territory).filter(|(space, ..)| self.is_on(territory, line, *space)).collect();
            for (index, (space, x, y)) in spaces.into_iter().enumerate() {
                if wide && index > 0 {
                    self.put(x - 1, y, '-', role, plain);
                }
                self.space(space, x, y);
            }
        }
        if self.plan.counts {
            let tents = self.state.occupied() & territory.all_spaces();
            let places = [
                ("tents", (tents.len() as i64).into()),
                ("spaces", (self.state.board.spaces(territory).len() as i64).into()),
            ];
            let text = self.ctx.fill("iwari-map-tents", &places);
            self.text(
                x + 1,
                y + height - 2,
                &text.chars().take(usize::from(width) - 2).collect::<String>(),
                Role::Dim,
                plain,
            );
        }
    }

    fn is_on(&self, territory: Territory, line: usize, space: Space) -> bool {
        self.plan.strands[territory.index()][line].spaces.contains(&space)
    }

    /// Number, name, factor, kind, totems; what has no room is left out.
    fn header(&mut self, territory: Territory, x: u16, y: u16, width: u16) {
        let mark = self.mark(Spot::Place(territory.place()));
        let role = kind_role(self.state.board.kind(territory));
        let id = self.state.board.territory_id(territory).to_uppercase();
        let sign = match mark {
            Mark { cursor: true, .. } => '@',
            Mark { lit: true, .. } => '*',
            _ => ' ',
        };
        let mut name = format!("{}{sign}{id}", territory.index() + 1);
        let factor = self.state.territory_factor(territory);
        if factor > 1 {
            name.push_str(&format!("x{factor}"));
        }
        let room = usize::from(width) - 2;
        let totems: Vec<(usize, u8)> = self
            .state
            .tribes()
            .map(|tribe| (tribe, self.state.totems(tribe, territory)))
            .filter(|(_, count)| *count > 0)
            .collect();
        let listed = 2 * totems.len() + 2;
        let short = name.chars().count() + listed > room;
        let totems_width = match (totems.is_empty(), short) {
            (true, _) => 0,
            (false, false) => listed,
            (false, true) => 4,
        };
        let kind = super::names::kind(self.ctx.words, self.state.board.kind(territory));
        if name.chars().count() + 1 + kind.chars().count() + totems_width <= room {
            name.push_str(&format!(" {kind}"));
        }
        self.text(x + 1, y, &name, role, Mark { dim: false, ..mark });
        if totems.is_empty() {
            return;
        }
        let mut at = x + width - 1 - totems_width as u16;
        if short {
            let sum: u8 = totems.iter().map(|(_, count)| count).sum();
            self.text(at, y, &format!("({sum:>2})"), Role::Text, Mark::default());
            return;
        }
        at = self.text(at, y, "(", Role::Text, Mark::default());
        for (tribe, count) in totems {
            let colour = self.state.colour(tribe);
            at = self.text(at, y, &format!("{}{count}", colour.letter()), tribe_role(colour), Mark::default());
        }
        self.text(at, y, ")", Role::Text, Mark::default());
    }

    /// A tent is its tribe's capital, a free space an `o`; targets are `*`, and under the cursor stands `@` or a small letter.
    fn space(&mut self, space: Space, x: u16, y: u16) {
        let mark = self.mark(Spot::Place(space.place()));
        let owner = self.state.tribes().find(|&tribe| self.state.tents[tribe].contains(space));
        let (glyph, role) = match owner {
            Some(tribe) => {
                let colour = self.state.colour(tribe);
                let letter = if mark.cursor { colour.letter().to_ascii_lowercase() } else { colour.letter() };
                (letter, tribe_role(colour))
            }
            None if mark.cursor => ('@', Role::Text),
            None if mark.lit => ('*', Role::Text),
            None => ('o', Role::Text),
        };
        // tents stay as bright as they are: the choice is judged by them
        self.put(x, y, glyph, role, Mark { dim: mark.dim && owner.is_none(), ..mark });
    }

    fn connection(&mut self, connection: Connection, link: Link) {
        let covered = !self.state.is_open(connection);
        let role = match (covered, link.via) {
            (true, _) => Role::ClosedPath,
            (false, Via::Water) => Role::River,
            (false, Via::Land) => Role::Path,
        };
        let mut label = connection.number().to_string();
        if covered {
            label.insert(0, '^');
        }
        let factor = self.state.connection_factor(connection);
        if factor > 1 {
            label.push_str(&format!("x{factor}"));
        }
        let grid = |territory| {
            let (column, row) = self.state.board.grid(territory);
            (i16::from(column), i16::from(row))
        };
        let (mut from, mut to) = link.between;
        // the upper one first, then the left one
        if (grid(to).1, grid(to).0) < (grid(from).1, grid(from).0) {
            (from, to) = (to, from);
        }
        if let Some(side) = link.side {
            return self.around(side, from, to, &label, role, link.via);
        }
        let (dx, dy) = (grid(to).0 - grid(from).0, grid(to).1 - grid(from).1);
        match (dx, dy) {
            (1, 0) => self.across(from, &label, role, link.via),
            (0, 1) => self.down(from, &label, role, link.via),
            (-1 | 1, 1) => self.slanting(from, dx, &label, role, link.via),
            _ => {}
        }
    }

    fn strokes(&self, via: Via) -> (char, char) {
        match (via, self.ctx.palette.unicode()) {
            (Via::Water, _) => ('~', ':'),
            (Via::Land, true) => ('═', '║'),
            (Via::Land, false) => ('=', '|'),
        }
    }

    fn across(&mut self, from: Territory, label: &str, role: Role, via: Via) {
        let (x, y) = self.plan.corner(from);
        let (start, middle) = (x + self.plan.block.0, y + self.plan.block.1 / 2);
        let stroke = self.strokes(via).0;
        for step in 0..self.plan.gap.0 {
            self.put(start + step, middle, stroke, role, Mark::default());
        }
        let gap = usize::from(self.plan.gap.0);
        if label.len() <= gap {
            self.text(start + (gap - label.len()) as u16 / 2, middle, label, role, Mark::default());
            if label.len() < gap {
                return;
            }
        } else {
            // what tells of a mountain or a feat stands under the number
            let number = label.trim_start_matches('^');
            let (number, factor) = number.split_once('x').unwrap_or((number, ""));
            self.text(start, middle, &number.chars().take(gap).collect::<String>(), role, Mark::default());
            let under = if factor.is_empty() { "^".repeat(gap) } else { format!("x{factor}") };
            self.text(start, middle + 1, &under, role, Mark::default());
            return;
        }
        // where the label takes all the room, the stroke runs under it
        for step in 0..self.plan.gap.0 {
            self.put(start + step, middle + 1, stroke, role, Mark::default());
        }
    }

    fn down(&mut self, from: Territory, label: &str, role: Role, via: Via) {
        let (x, y) = self.plan.corner(from);
        let (middle, start) = (x + self.plan.block.0 / 2, y + self.plan.block.1);
        for step in 0..self.plan.gap.1 {
            self.put(middle, start + step, self.strokes(via).1, role, Mark::default());
        }
        self.text(middle + 1, start, label, role, Mark::default());
    }

    fn slanting(&mut self, from: Territory, dx: i16, label: &str, role: Role, via: Via) {
        let (x, y) = self.plan.corner(from);
        let start = y + self.plan.block.1;
        let (gap_x, rows) = self.plan.gap;
        let label = if via == Via::Water { format!("~{label}") } else { label.to_owned() };
        for row in 0..rows {
            let aside = if rows > 1 { row * (gap_x - 1) / (rows - 1) } else { 0 };
            let (at, stroke) =
                if dx < 0 { ((x - 1).saturating_sub(aside), '/') } else { (x + self.plan.block.0 + aside, '\\') };
            self.put(at, start + row, stroke, role, Mark::default());
        }
        let at = if dx < 0 { x } else { (x + self.plan.block.0).saturating_sub(label.len() as u16) };
        self.text(at, start, &label, role, Mark::default());
    }

    /// Through a margin: out of one box, along the edge of the map, into the other.
    fn around(&mut self, side: Side, from: Territory, to: Territory, label: &str, role: Role, via: Via) {
        let (one, other) = (self.plan.corner(from), self.plan.corner(to));
        let (width, height) = self.plan.block;
        let (flat, upright) = self.strokes(via);
        let none = Mark::default();
        match side {
            Side::Left | Side::Right => {
                let (edge, inner) = match side {
                    Side::Left => (0, 1),
                    _ => (self.plan.right, self.plan.right - 1),
                };
                let (top, bottom) = (one.1 + height / 2, other.1 + height / 2);
                for y in top..=bottom {
                    self.put(edge, y, upright, role, none);
                }
                self.put(inner, top, flat, role, none);
                self.put(inner, bottom, flat, role, none);
                let at = if side == Side::Left { 0 } else { (self.plan.right + 1).saturating_sub(label.len() as u16) };
                self.text(at, (top + bottom) / 2, label, role, none);
            }
            Side::Top | Side::Bottom => {
                let (edge, inner) = match side {
                    Side::Top => (0, 1),
                    _ => (self.plan.height - 1, self.plan.height - 2),
                };
                let (left, right) = (one.0 + width / 2, other.0 + width / 2);
                for x in left..=right {
                    self.put(x, edge, flat, role, none);
                }
                self.put(left, inner, upright, role, none);
                self.put(right, inner, upright, role, none);
                self.text((left + right) / 2, edge, label, role, none);
            }
        }
    }
}
