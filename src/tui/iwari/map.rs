//! The map painter: boxes of territories, and the connections between them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::fmt::Write;
use unicode_width::UnicodeWidthStr;

use super::names::{kind_role, land, tribe_role};
use super::plan::{Plan, Strand};
use super::view::{by_tribe_close, by_tribe_within};
use crate::games::iwari::Observation;
use crate::games::iwari::board::{Link, Side};
use crate::games::iwari::place::{Connection, Space, Territory, Tribe, Via};
use crate::tui::game_ui::{Ctx, Highlights, Spot};
use crate::tui::palette::{Ground, Role};
use crate::tui::pen::{Bare, Pen};
use crate::tui::text::{Row, clip};

/// The sign before the number of a connection under a mountain.
const CLOSED: char = '▲';
const CLOSED_ASCII: char = '^';

/// A cell that takes part in the question, or does not.
#[derive(Clone, Copy, Default, PartialEq)]
struct Mark {
    lit: bool,
    cursor: bool,
    dim: bool,
    /// Whether something has just come or gone there.
    changed: bool,
}

/// What is written at a connection: the sign of a mountain, its number, and what its points are multiplied by.
#[derive(Clone, Copy)]
struct Label {
    closed: Option<char>,
    number: u8,
    factor: Option<u8>,
}

impl std::fmt::Display for Label {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.closed.map_or(Ok(()), |closed| f.write_char(closed))?;
        write!(f, "{}", self.number)?;
        self.factor.map_or(Ok(()), |factor| write!(f, "x{factor}"))
    }
}

struct Painter<'a, 'c> {
    ctx: &'a Ctx<'c>,
    state: &'a Observation,
    plan: &'a Plan,
    marks: &'a Highlights<'a>,
    pen: Pen<'a>,
}

/// Draws the board into an area of the plan's size.
pub fn draw(ctx: &Ctx, state: &Observation, plan: &Plan, marks: &Highlights, area: Rect, buffer: &mut Buffer) {
    let mut painter = Painter { ctx, state, plan, marks, pen: Pen { buffer, area, palette: ctx.palette } };
    for y in 0..plan.height {
        painter.fill((0, y), (plan.width, 1), ctx.palette.style(Role::Text));
    }
    for (connection, link) in state.board.connections() {
        painter.connection(connection, link);
    }
    for territory in state.board.territories() {
        painter.territory(territory);
    }
}

impl Painter<'_, '_> {
    fn style(&self, role: Role, mark: Mark) -> Style {
        let palette = self.ctx.palette;
        let role = if mark.dim { Role::Dim } else { role };
        let mut style = palette.style(Role::Text).patch(palette.style(role));
        if mark.changed {
            style = style.patch(palette.style(Role::Changed));
        }
        if mark.lit {
            style = style.patch(palette.style(Role::Legal));
        }
        if mark.cursor {
            style = style.patch(palette.style(Role::Cursor));
        }
        style.bare()
    }

    fn fill(&mut self, (x, y): (u16, u16), (width, height): (u16, u16), style: Style) {
        for (dx, dy) in (0..height).flat_map(|dy| (0..width).map(move |dx| (dx, dy))) {
            self.pen.put((x + dx) as i16, (y + dy) as i16, ' ', style);
        }
    }

    fn put(&mut self, x: u16, y: u16, glyph: char, role: Role, mark: Mark) {
        let style = self.style(role, mark);
        self.pen.put(x as i16, y as i16, glyph, style);
    }

    /// The column behind the text.
    fn text(&mut self, x: u16, y: u16, text: &str, role: Role, mark: Mark) -> u16 {
        let style = self.style(role, mark);
        self.pen.text(x as i16, y as i16, usize::MAX, text, style);
        x + text.width() as u16
    }

    /// A line of the box's text, cut to its columns.
    fn row(&mut self, x: u16, y: u16, room: usize, row: Row) {
        let mut at = x;
        for span in row.fitted(room).0 {
            at = self.text(at, y, &span.text, span.role, Mark::default());
        }
    }

    /// A text on a ground of the role's color.
    fn chip(&mut self, x: u16, y: u16, text: &str, role: Role) {
        let palette = self.ctx.palette;
        let style = match palette.style(role).fg {
            Some(ground) => palette.style(Role::Ink).bg(ground),
            None => palette.style(Role::Text).patch(palette.style(role)),
        };
        self.pen.text(x as i16, y as i16, usize::MAX, text, style);
    }

    fn mark(&self, spot: Spot) -> Mark {
        let lit = self.marks.lit.contains(&spot);
        let cursor = self.marks.cursor == Some(spot);
        let changed = self.marks.changed.iter().any(|change| change.at == spot);
        Mark { lit, cursor, dim: self.marks.dims && !lit && !cursor, changed }
    }

    fn territory(&mut self, territory: Territory) {
        let (x, y) = self.plan.corner(territory);
        let (width, height) = self.plan.block;
        let kind = self.state.board.kind(territory);
        let role = kind_role(kind);
        if self.ctx.palette.painted() {
            let ground = self.ctx.palette.style(Role::Ground(Ground::Land(land(kind)))).fg;
            self.fill((x, y), (width, height), Style { bg: ground, ..Style::new() });
        }
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
        let behind = self.text(x + 1, y + height - 1, &ends, Role::Path, plain);
        self.worth(territory, behind, x + width - 1, y + height - 1);
        for line in 0..self.plan.strands[territory.index()].len() {
            self.strand(territory, line);
        }
        if self.plan.joined {
            self.meetings(territory);
        }
        self.counts(territory);
    }

    fn strand(&mut self, territory: Territory, line: usize) {
        let plan = self.plan;
        let (x, y) = plan.corner(territory);
        let strand = &plan.strands[territory.index()][line];
        let down = y + 1 + line as u16 * plan.pitch;
        let road = strand.spaces.first().and_then(|&space| self.state.board.road_of(space));
        let purple = self.state.board.purple_road().map(|road| &road.id);
        let is_purple = road.is_some_and(|road| Some(&road.id) == purple);
        let role = if is_purple { tribe_role(Tribe::Purple) } else { Role::Path };
        let drawn = |text: &str| -> String { text.chars().map(|sign| self.stroke(strand, line, sign)).collect() };
        let (lead, tail, dash) = (drawn(&strand.lead), drawn(&strand.tail), self.stroke(strand, line, '-'));
        let plain = Mark::default();
        let after = self.text(x + 1, down + strand.lines.0, &lead, role, plain);
        if strand.below() {
            self.text(after, down + strand.lines.0, &tail, role, plain);
        } else {
            self.text(x + 1 + strand.end(), down, &tail, role, plain);
        }
        let spaces: Vec<(Space, u16, u16)> =
            plan.spaces(territory).filter(|(space, ..)| strand.spaces.contains(space)).collect();
        for (index, (space, x, y)) in spaces.into_iter().enumerate() {
            if strand.wide && index > 0 {
                self.put(x - 1, y, dash, role, plain);
            }
            self.space(space, x, y);
        }
    }

    /// A stroke of a road; the corners of a ring differ above and below.
    fn stroke(&self, strand: &Strand, line: usize, sign: char) -> char {
        match (self.ctx.palette.unicode(), sign) {
            (true, '-') => '─',
            (true, '/') if strand.looped => ['╭', '╯'][line % 2],
            (true, '\\') if strand.looped => ['╮', '╰'][line % 2],
            (_, sign) => sign,
        }
    }

    /// Thick bars between the spaces at which strands meet, where there is a free line for them.
    fn meetings(&mut self, territory: Territory) {
        let unicode = self.ctx.palette.unicode();
        let middle = |space: Space| {
            let (_, x, y) = self.plan.spaces(territory).find(|(at, ..)| *at == space)?;
            Some((x + if self.plan.numbered { 1 } else { 0 }, y))
        };
        let ends: Vec<_> =
            self.state.board.junctions().iter().map(|&(one, other)| (middle(one), middle(other))).collect();
        for (one, other) in ends {
            let (Some(one), Some(other)) = (one, other) else { continue };
            let (upper, lower) = if one.1 <= other.1 { (one, other) } else { (other, one) };
            let glyphs = if unicode { ['┃', '━', '┗', '┓', '┛', '┏'] } else { ['#'; 6] };
            let plain = Mark::default();
            for y in upper.1 + 1..lower.1 {
                let x = if y == upper.1 + 1 { upper.0 } else { lower.0 };
                self.put(x, y, glyphs[0], Role::Prompt, plain);
            }
            if upper.0 == lower.0 || upper.1 + 1 >= lower.1 {
                continue;
            }
            let (left, right) = (upper.0.min(lower.0), upper.0.max(lower.0));
            for x in left..=right {
                let glyph = match (x == upper.0, x == lower.0, upper.0 < lower.0) {
                    (true, _, true) => glyphs[2],
                    (_, true, true) => glyphs[3],
                    (true, _, false) => glyphs[4],
                    (_, true, false) => glyphs[5],
                    _ => glyphs[1],
                };
                self.put(x, upper.1 + 1, glyph, Role::Prompt, plain);
            }
        }
    }

    /// Draws the content of the territory, and below what it would score now.
    fn counts(&mut self, territory: Territory) {
        if self.plan.counts == 0 {
            return;
        }
        let (x, y) = self.plan.corner(territory);
        let (width, height) = self.plan.block;
        let room = usize::from(width) - 2;
        let tents = self.state.occupied() & territory.all_spaces();
        let places = [
            ("tents", (tents.len() as i64).into()),
            ("spaces", (self.state.board.spaces(territory).len() as i64).into()),
        ];
        let text = Row::of(Role::Dim, self.ctx.fill("iwari-map-tents", &places));
        let last = y + height - 1;
        let points = self.state.territory_points(territory);
        if self.plan.counts == 1 {
            return self.row(x + 1, last - 1, room, text);
        }
        if tents.is_empty() {
            self.row(x + 1, last - 2, room, text);
            let unexplored = Row::of(Role::Dim, self.ctx.say("iwari-map-unexplored"));
            return self.row(x + 1, last - 1, room, unexplored);
        }
        self.row(x + 1, last - 2, room, by_tribe_within(self.state, text, self.state.tents_in(territory), room));
        let worth = Row::of(Role::Dim, self.ctx.say("iwari-map-worth"));
        self.row(x + 1, last - 1, room, by_tribe_within(self.state, worth, points, room));
    }

    /// Draws what the territory would score now, at the end of the box's lower edge where it has no separate line.
    fn worth(&mut self, territory: Territory, left: u16, right: u16, y: u16) {
        let points = self.state.territory_points(territory);
        if self.plan.counts > 0 || points.iter().all(|&points| points == 0) {
            return;
        }
        let row = Row::of(kind_role(self.state.board.kind(territory)), "=");
        let row = by_tribe_close(self.state, row, points);
        let room = usize::from(right.saturating_sub(left));
        if row.width() <= room {
            self.row(right - row.width() as u16, y, room, row);
        }
    }

    /// Number, name, factor, kind, totems; what has no room is left out.
    fn header(&mut self, territory: Territory, x: u16, y: u16, width: u16) {
        let mark = self.mark(Spot::Place(territory.place()));
        let role = kind_role(self.state.board.kind(territory));
        let id = self.state.board.territory_id(territory).to_uppercase();
        let sign = match mark {
            Mark { cursor: true, .. } => '@',
            Mark { lit: true, .. } => '*',
            Mark { changed: true, .. } => '!',
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
        let short = name.width() + listed > room;
        let totems_width = match (totems.is_empty(), short) {
            (true, _) => 0,
            (false, false) => listed,
            (false, true) => 4,
        };
        let kind = super::names::kind(self.ctx.words, self.state.board.kind(territory));
        if name.width() + 1 + kind.width() + totems_width <= room {
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
            let color = self.state.color(tribe);
            at = self.text(at, y, &format!("{}{count}", color.letter()), tribe_role(color), Mark::default());
        }
        self.text(at, y, ")", Role::Text, Mark::default());
    }

    /// A tent is its tribe's capital, a free space an `o`; under the cursor stands `@` or a small letter. Where there is room,
    /// the number of the space follows, and targets are `*`; else a target is its digit in the territory.
    fn space(&mut self, space: Space, x: u16, y: u16) {
        let mark = self.mark(Spot::Place(space.place()));
        let number = if self.plan.numbered { space.place().to_string() } else { String::new() };
        let owner = self.state.tribes().find(|&tribe| self.state.tents[tribe].contains(space));
        if let Some(tribe) = owner {
            // tents stay as bright as they are: the choice is judged by them
            let color = self.state.color(tribe);
            let letter = if mark.cursor { color.letter().to_ascii_lowercase() } else { color.letter() };
            let text = format!("{letter}{number}");
            if self.plan.numbered && !mark.cursor {
                let palette = self.ctx.palette;
                let style = palette.style(Role::Text).patch(palette.style(Role::Badge(color.letter())));
                self.pen.text(x as i16, y as i16, usize::MAX, &text, style);
            } else {
                self.text(x, y, &text, tribe_role(color), Mark { dim: false, ..mark });
            }
            return;
        }
        let sign = match mark {
            Mark { cursor: true, .. } => "@",
            Mark { lit: true, .. } if self.plan.numbered => "*",
            Mark { lit: true, .. } => &space.number().to_string(),
            _ => "o",
        };
        self.text(x, y, &format!("{sign}{number}"), Role::Text, mark);
    }

    fn connection(&mut self, connection: Connection, link: Link) {
        let covered = !self.state.is_open(connection);
        let role = match (covered, link.via) {
            (true, _) => Role::ClosedPath,
            (false, Via::Water) => Role::River,
            (false, Via::Land) => Role::Path,
        };
        let closed = if self.ctx.palette.unicode() { CLOSED } else { CLOSED_ASCII };
        let label = Label {
            number: connection.number(),
            closed: covered.then_some(closed),
            factor: Some(self.state.connection_factor(connection)).filter(|&factor| factor > 1),
        };
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
            return self.around(side, from, to, &label.to_string(), role, link.via);
        }
        let (dx, dy) = (grid(to).0 - grid(from).0, grid(to).1 - grid(from).1);
        match (dx, dy) {
            (1, 0) => self.across(from, &label, role, link.via),
            (0, 1) => self.down(from, &label.to_string(), role, link.via),
            (-1 | 1, 1) => self.slanting(from, dx, &label.to_string(), role, link.via),
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

    fn across(&mut self, from: Territory, label: &Label, role: Role, via: Via) {
        let (x, y) = self.plan.corner(from);
        let (start, middle) = (x + self.plan.block.0, y + self.plan.block.1 / 2);
        let stroke = self.strokes(via).0;
        for step in 0..self.plan.gap.0 {
            self.put(start + step, middle, stroke, role, Mark::default());
        }
        let gap = usize::from(self.plan.gap.0);
        let whole = label.to_string();
        if whole.width() > gap {
            // what tells of a mountain or a feat stands under the number
            self.chip(start, middle, &clip(&label.number.to_string(), gap), role);
            let under = match (label.factor, label.closed) {
                (Some(factor), _) => format!("x{factor}"),
                (None, closed) => closed.iter().collect::<String>().repeat(gap),
            };
            self.text(start, middle + 1, &clip(&under, gap), role, Mark::default());
            return;
        }
        self.chip(start + (gap - whole.width()) as u16 / 2, middle, &whole, role);
        if whole.width() < gap {
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
        self.chip(middle + 1, start, label, role);
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
        let at = if dx < 0 { x } else { (x + self.plan.block.0).saturating_sub(label.width() as u16) };
        self.chip(at, start, &label, role);
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
                let at =
                    if side == Side::Left { 0 } else { (self.plan.right + 1).saturating_sub(label.width() as u16) };
                self.chip(at, (top + bottom) / 2, label, role);
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
                self.chip((left + right) / 2, edge, label, role);
            }
        }
    }
}
