//! Boards that stay on the screen beside the map: as much of them as there is room for.

use ratatui::layout::Rect;

use super::mouse::Hit;
use super::panes::Panes;
use super::{Play, PlaySession};
use crate::kernel::Seat;
use crate::tui::game_ui::{Ctx, GameView};
use crate::tui::palette::Role;
use crate::tui::player_board::PlayerBoard;
use crate::tui::text::{Canvas, Row};

/// Columns of a board in the strip, a blank behind it included: with fewer it stands below another one.
const NARROW: u16 = 39;
/// The width from which a board in the strip is the whole one: its tables wrap in fewer columns.
const WIDE: u16 = 76;
/// Columns between two parts of a board, and between two boards.
const GAP: usize = 2;
/// Rows in which tables show little of themselves.
const FEW_ROWS: usize = 6;
/// Columns at least of rows that are made shorter.
const LEAST: usize = 20;

impl Play {
    /// Draws the boards that there is room for: the own one under the map, or all of them in a strip.
    pub(super) fn docked(&mut self, ctx: &Ctx, panes: &Panes, canvas: &mut Canvas) {
        let own = self.session.person().or(self.session.shown.snapshot.turn);
        if panes.boards.height > 0 {
            canvas.rows(panes.boards, &[]);
        }
        for (area, seat, rows) in self.boards_of(ctx, &*self.session.shown.view, panes, own) {
            canvas.rows(area, &rows);
            self.drawn.note_hit(area, Hit::Board(seat));
        }
    }

    /// Returns the boards of a table that there is room for, and where they stand.
    pub(super) fn boards_of(
        &self,
        ctx: &Ctx,
        view: &dyn GameView,
        panes: &Panes,
        own: Option<Seat>,
    ) -> Vec<(Rect, Seat, Vec<Row>)> {
        let mut boards = Vec::new();
        if let Some(seat) = own.filter(|_| panes.dock.height > 0) {
            boards.push((panes.dock, seat, dock(ctx, view, seat, panes.dock)));
        }
        if panes.boards.height == 0 {
            return boards;
        }
        // the own one first, then in playing order; a spectator finds each in the same place every time
        let first = own.filter(|_| self.mode.replay().is_none()).map_or(0, Seat::index);
        let seats = &self.session.shown.snapshot.seats;
        let count = seats.len();
        for (place, index) in (0..count).map(|step| (first + step) % count).enumerate() {
            let (seat, area) = (seats[index], place_of(panes.boards, place, count));
            let rows = match area.width < WIDE {
                true => self.session.compact_board(ctx, seat, &view.board(ctx, seat), area),
                false => dock(ctx, view, seat, area),
            };
            boards.push((area, seat, rows));
        }
        boards
    }
}

impl PlaySession {
    /// A compact board for an area, who decides for it behind its name.
    fn compact_board(&self, ctx: &Ctx, seat: Seat, board: &PlayerBoard, area: Rect) -> Vec<Row> {
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let head = Row::of(Role::Faction(self.shown.view.letter(seat)), &board.title);
        let player = Row::of(Role::Dim, self.player(seat));
        under(head.part(player), board.compact(ctx, width, width), width, height)
    }
}

/// The rows of a board below its name; a `+` in the last one says that there is more.
pub(super) fn under(head: Row, rows: Vec<Row>, width: usize, height: usize) -> Vec<Row> {
    let is_cut = rows.len() + 1 > height;
    let rows = [head].into_iter().chain(rows).take(height);
    let mut rows: Vec<Row> = rows.map(|row| row.in_parts(width)).collect();
    if let Some(last) = rows.last_mut().filter(|_| is_cut) {
        *last = std::mem::take(last).cut(width);
    }
    rows
}

/// A board in an area: its parts below each other, then beside each other; where few rows do not hold it, the compact board in
/// columns as wide as they can be. What limits the next turn stands behind the name where some of it has no room, what all
/// boards begin with where all has.
fn dock(ctx: &Ctx, view: &dyn GameView, seat: Seat, area: Rect) -> Vec<Row> {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let board = view.board(ctx, seat);
    let letter = view.letter(seat);
    let parts = board.parts(ctx, width).into_iter();
    let parts = parts.map(|part| part.iter().flat_map(|row| row.wrapped(width, 2)).collect());
    let below = height.saturating_sub(1);
    let (mut rows, mut is_cut) = packed(parts.collect(), width, below);
    if is_cut && (1..=FEW_ROWS).contains(&below) {
        // tables in all columns that there are, or in as many as the rest
        let rooms = (LEAST..=width).rev().step_by(2).flat_map(|flowing| [(width, flowing), (flowing, flowing)]);
        let rooms = rooms.filter(|(tables, _)| !board.breaks_tables(ctx, *tables));
        let ways = rooms.map(|(tables, flowing)| in_columns(&board.compact(ctx, tables, flowing), width, below));
        // the first that holds all of it; where none does, the one that leaves out least
        let mut least = usize::MAX;
        for (laid_out, left) in ways {
            if left < least {
                (rows, is_cut, least) = (laid_out, left > 0, left);
            }
            if left == 0 {
                break;
            }
        }
    }
    let head = Row::of(Role::Faction(letter), &board.title).text("  ");
    let room = width.saturating_sub(head.width());
    let facts = match is_cut {
        true => board.line_above(ctx, room),
        false => board.first_row(ctx).all_in(Role::Dim),
    };
    let facts = if facts.width() <= room { facts } else { Row::new() };
    [head.join(facts).fitted(width)].into_iter().chain(rows).collect()
}

/// Lays rows out in columns, each as wide as its widest row; the number of rows that have no room there.
fn in_columns(rows: &[Row], width: usize, height: usize) -> (Vec<Row>, usize) {
    let wide = |rows: &[Row]| rows.iter().map(Row::width).max().unwrap_or(0);
    let laid_out = |tall: usize| {
        let mut used = 0;
        let columns = rows.chunks(tall).map(|rows| (wide(rows), rows.to_vec()));
        let columns = columns.take_while(|(wide, _)| {
            used += wide + GAP;
            used <= width + GAP
        });
        let columns: Vec<_> = columns.collect();
        let shown: usize = columns.iter().map(|(_, rows)| rows.len()).sum();
        (columns, rows.len() - shown)
    };
    // as low as they can be
    let lowest = (1..=height).map(laid_out).find(|(_, left)| *left == 0);
    let (columns, left) = lowest.unwrap_or_else(|| laid_out(height));
    (marked(beside(&columns), width, left > 0), left)
}

/// Puts a `+` at the end of the last row if there is more.
fn marked(mut rows: Vec<Row>, width: usize, is_cut: bool) -> Vec<Row> {
    if let Some(last) = rows.last_mut().filter(|_| is_cut) {
        *last = std::mem::take(last).text(" ".repeat(width)).fitted(width);
    }
    rows
}

/// Returns the place of a board in the strip: beside the one before, those that find no room there below each other in
/// the last column.
fn place_of(strip: Rect, place: usize, count: usize) -> Rect {
    let columns = count.min(usize::from(strip.width / NARROW)).max(1);
    let width = strip.width / columns as u16;
    let column = place.min(columns - 1);
    let (below, sharing) = (place - column, count + 1 - columns);
    let (x, width) = (strip.x + column as u16 * width, width.saturating_sub(1));
    if column + 1 < columns {
        return Rect { x, width, ..strip };
    }
    let [from, to] = [below, below + 1].map(|at| (usize::from(strip.height) * at).div_ceil(sharing) as u16);
    Rect { x, width, y: strip.y + from, height: to - from }
}

fn rewrapped(part: &[Row], room: usize) -> Vec<Row> {
    part.iter().flat_map(|row| row.wrapped(room, 2)).collect()
}

/// Parts in columns, each as far down as there is room and as wide as its widest row; a `+` in the last row says that there
/// is more, as does what is returned beside them.
fn packed(parts: Vec<Vec<Row>>, width: usize, height: usize) -> (Vec<Row>, bool) {
    let mut columns: Vec<(usize, Vec<Row>)> = Vec::new();
    let mut cut = false;
    for part in parts.into_iter().filter(|part| !part.is_empty()) {
        let wide = part.iter().map(Row::width).max().unwrap_or(0);
        let used: usize = columns.iter().map(|(at, _)| at + GAP).sum();
        match columns.last_mut() {
            // below the last one, if all of it fits there
            Some((at, rows)) if rows.len() + part.len() <= height && used - *at - GAP + wide.max(*at) <= width => {
                *at = wide.max(*at);
                rows.extend(part);
            }
            Some(_) if used + wide <= width => {
                cut |= part.len() > height;
                columns.push((wide, part.into_iter().take(height).collect()));
            }
            // in the columns that are left, if all of it has room there in shorter rows
            Some(_) if used + LEAST <= width && rewrapped(&part, width - used).len() <= height => {
                let part = rewrapped(&part, width - used);
                columns.push((part.iter().map(Row::width).max().unwrap_or(0), part));
            }
            Some((at, rows)) if rows.len() < height && used - *at - GAP + wide.max(*at) <= width => {
                cut = true;
                *at = wide.max(*at);
                let left = height - rows.len();
                rows.extend(part.into_iter().take(left));
            }
            Some(_) => cut = true,
            None => {
                cut |= part.len() > height;
                columns.push((wide, part.into_iter().take(height).collect()));
            }
        }
    }
    (marked(beside(&columns), width, cut), cut)
}

/// Columns of these widths beside each other.
fn beside(columns: &[(usize, Vec<Row>)]) -> Vec<Row> {
    let tallest = columns.iter().map(|(_, rows)| rows.len()).max().unwrap_or(0);
    let line = |line: usize| {
        let mut row = Row::new();
        let mut from = 0;
        for (at, rows) in columns {
            if let Some(part) = rows.get(line) {
                row = if from > 0 { row.to(from) } else { row };
                row = if row.width() < from {
                    Row::plain(" ".repeat(from)).join(part.clone())
                } else {
                    row.join(part.clone())
                };
            }
            from += at + GAP;
        }
        row
    };
    (0..tallest).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(parts: &[&[&str]], width: usize, height: usize) -> Vec<String> {
        let part = |lines: &&[&str]| lines.iter().map(|line| Row::plain(*line)).collect();
        packed(parts.iter().map(part).collect(), width, height)
            .0
            .iter()
            .map(|row| row.to_string().trim_end().to_owned())
            .collect()
    }

    #[test]
    fn boards_without_room_beside_the_others_share_the_last_column() {
        let strip = Rect { x: 1, y: 40, width: 159, height: 8 };
        let places = |count| (0..count).map(|place| place_of(strip, place, count)).collect::<Vec<_>>();
        assert_eq!(places(4)[3], Rect { x: 118, width: 38, ..strip });
        let six = places(6);
        assert_eq!(six[2], Rect { x: 79, width: 38, ..strip });
        let below = [(40, 3), (43, 3), (46, 2)].map(|(y, height)| Rect { x: 118, y, width: 38, height });
        assert_eq!(six[3..], below);
    }

    #[test]
    fn parts_stand_below_each_other_then_beside_each_other_and_what_is_left_out_is_said() {
        let board: [&[&str]; 3] = [&["one 1", "one 2"], &["two"], &["three 1", "three 2"]];
        assert_eq!(shown(&board, 20, 5), ["one 1", "one 2", "two", "three 1", "three 2"]);
        assert_eq!(shown(&board, 20, 3), ["one 1  three 1", "one 2  three 2", "two"]);
        assert_eq!(shown(&board, 10, 3), ["one 1", "one 2", "two      +"]);
        assert_eq!(shown(&board, 20, 1), ["one 1  two  three 1+"]);
        let long: [&[&str]; 2] = [&["one", "two"], &["a part whose only row has no room beside them"]];
        assert_eq!(shown(&long, 32, 2), ["one  a part whose only row has", "two    no room beside them"]);
    }
}
