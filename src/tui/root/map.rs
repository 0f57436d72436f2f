//! The map painter: puts a [`Scene`] on a [`Layout`]. It knows no geometry beyond what the board's file says.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::clearing_box::{self, Piece};
use super::lines;
use super::scene::{ForestView, MapWords, Mark, Scene};
use crate::games::root::board::{Board, Cell, Label, Layout, LineKind};
use crate::games::root::words::place::Forest;
use crate::tui::palette::{Palette, Role};

/// Where the map has been drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MapPane<'b> {
    pub layout: &'b Layout,
    pub area: Rect,
}

/// Draws maps in the colors of a palette and the words of a locale.
pub struct MapPainter<'p> {
    palette: &'p dyn Palette,
    words: &'p MapWords,
}

impl<'p> MapPainter<'p> {
    pub fn new(palette: &'p dyn Palette, words: &'p MapWords) -> Self {
        Self { palette, words }
    }

    /// The place of the largest drawing of a board that fits into an area, centred; `None` if none fits.
    pub fn place(board: &Board, area: Rect) -> Option<MapPane<'_>> {
        let layout = Layout::largest_fitting(board.layouts(), area.width, area.height)?;
        let pane = layout.pane();
        let (x, y) = (area.x + (area.width - pane.width) / 2, area.y + (area.height - pane.height) / 2);
        Some(MapPane { layout, area: Rect::new(x, y, pane.width, pane.height) })
    }

    /// Draws the board as large as it fits into the area, and nothing outside of it. `None` and nothing drawn if even
    /// the smallest drawing does not fit.
    pub fn draw<'b>(&self, board: &'b Board, scene: &Scene, area: Rect, buffer: &mut Buffer) -> Option<MapPane<'b>> {
        let pane = Self::place(board, area.intersection(buffer.area))?;
        let mut canvas = Canvas { buffer, area: pane.area };
        let text = self.palette.style(Role::Text);
        for cell in (0..pane.area.height).flat_map(|y| (0..pane.area.width).map(move |x| Cell { x, y })) {
            canvas.put(cell, ' ', text);
        }
        self.lake(pane.layout, &mut canvas);
        self.lines(pane.layout, scene, &mut canvas);
        for (forest, label) in pane.layout.labels() {
            self.forest(forest, label, &scene.forests[forest.index()], &mut canvas);
        }
        self.boxes(pane.layout, scene, &mut canvas);
        Some(pane)
    }

    fn style(&self, role: Role, mark: Mark) -> Style {
        let mut style = self.palette.style(Role::Text);
        let role = if mark.dim && !mark.lit { Role::Dim } else { role };
        style = style.patch(self.palette.style(role));
        if mark.lit {
            style = style.patch(self.palette.style(Role::Legal));
        }
        if mark.cursor {
            style = style.patch(self.palette.style(Role::Cursor));
        }
        style
    }

    fn lake(&self, layout: &Layout, canvas: &mut Canvas) {
        let style = self.style(Role::River, Mark::default());
        // Waves two cells long, set off by two from row to row.
        for &cell in layout.lake().iter().filter(|cell| (cell.x + 2 * cell.y) % 4 < 2) {
            canvas.put(cell, '~', style);
        }
    }

    fn lines(&self, layout: &Layout, scene: &Scene, canvas: &mut Canvas) {
        // Rivers first: a path runs over them on a bridge.
        let (rivers, paths): (Vec<_>, Vec<_>) = layout.lines().iter().partition(|line| line.kind == LineKind::River);
        for line in rivers.into_iter().chain(paths) {
            let ends = (line.ends.0.min(line.ends.1), line.ends.0.max(line.ends.1));
            let opened = scene.opened.contains(&ends);
            let role = match line.kind {
                LineKind::River => Role::River,
                LineKind::Closed if !opened => Role::ClosedPath,
                LineKind::Path | LineKind::Closed => Role::Path,
            };
            let style = self.style(role, Mark::default());
            for (cell, stroke) in lines::strokes(line, opened, self.palette.unicode()) {
                canvas.put(cell, stroke, style);
            }
            if line.kind != LineKind::River
                && let Some((_, sign)) = scene.waits.iter().find(|(path, _)| *path == ends)
                && let Some(&middle) = line.cells.get(line.cells.len() / 2)
            {
                canvas.put(middle, sign.glyph, self.style(sign.role, Mark::default()));
            }
        }
    }

    fn forest(&self, forest: Forest, label: Label, view: &ForestView, canvas: &mut Canvas) {
        let room = usize::from(label.free.1 - label.free.0 + 1);
        let fits = |text: &Vec<Piece>| clearing_box::width(text) <= room;
        let text = [(true, true), (false, true)]
            .map(|(tokens, pawns)| label_text(forest, view, tokens, pawns))
            .into_iter()
            .find(fits)
            .unwrap_or_else(|| label_text(forest, view, false, false));
        let width = clearing_box::width(&text) as u16;
        let (mut first, mut last) = (label.free.0, (label.free.1 + 1).saturating_sub(width));
        // What is longer than the letter alone keeps off the lines beside it where it can.
        if width > 3 && first + 2 <= last {
            (first, last) = (first + 1, last - 1);
        }
        let x = label.at.x.saturating_sub(width / 2).clamp(first, last.max(first));
        canvas.write(Cell { x, y: label.at.y }, &text, |role| self.style(role, view.mark));
    }

    fn boxes(&self, layout: &Layout, scene: &Scene, canvas: &mut Canvas) {
        let block = layout.block();
        for (clearing, corner) in layout.boxes() {
            let view = &scene.clearings[clearing.index()];
            let rows = clearing_box::rows(clearing, view, block, self.words, self.palette.unicode());
            for (y, row) in (corner.y..).zip(&rows) {
                // The head alone shows the cursor, reversed and in brackets: a cursor that moves over a slow line repaints
                // little.
                let mark = Mark { cursor: view.mark.cursor && y == corner.y, ..view.mark };
                let edge = self.style(Role::Text, mark);
                canvas.put(Cell { x: corner.x, y }, row.left, edge);
                canvas.write(Cell { x: corner.x + 1, y }, &row.inside, |role| self.style(role, mark));
                canvas.put(Cell { x: corner.x + block.width - 1, y }, row.right, edge);
            }
        }
    }
}

fn brackets(mark: Mark) -> [&'static str; 2] {
    match mark {
        Mark { cursor: true, .. } => ["[", "]"],
        Mark { lit: true, .. } => [">", "<"],
        _ => ["(", ")"],
    }
}

fn piece(text: impl Into<String>, role: Role) -> Piece {
    Piece { text: text.into(), role }
}

/// `(a)`, with relics `(a:fj)`, with a pawn `(a V)`; a `+` stands for what is there and not shown.
fn label_text(forest: Forest, view: &ForestView, tokens: bool, pawns: bool) -> Vec<Piece> {
    let [left, right] = brackets(view.mark);
    let mut text = vec![piece(left, Role::Forest), piece(forest.letter(), Role::Forest)];
    let hides_tokens = !tokens && !view.tokens.is_empty();
    let hides_pawns = !pawns && !view.pawns.is_empty();
    if hides_tokens || hides_pawns {
        text.push(piece("+", Role::Forest));
    }
    if tokens && !view.tokens.is_empty() {
        text.push(piece(":", Role::Forest));
        text.extend(view.tokens.iter().map(clearing_box::group));
    }
    if pawns && !view.pawns.is_empty() {
        text.push(piece(" ", Role::Forest));
        text.extend(view.pawns.iter().map(clearing_box::sign));
    }
    text.push(piece(right, Role::Forest));
    text
}

/// The cells of a buffer under the pane. What lies outside of it cannot be reached.
struct Canvas<'c> {
    buffer: &'c mut Buffer,
    area: Rect,
}

impl Canvas<'_> {
    fn put(&mut self, cell: Cell, glyph: char, style: Style) {
        if cell.x < self.area.width
            && cell.y < self.area.height
            && let Some(target) = self.buffer.cell_mut((self.area.x + cell.x, self.area.y + cell.y))
        {
            target.reset();
            target.set_char(glyph).set_style(style);
        }
    }

    fn write(&mut self, start: Cell, pieces: &[Piece], style: impl Fn(Role) -> Style) {
        if start.y >= self.area.height {
            return;
        }
        let (mut x, y) = (self.area.x + start.x, self.area.y + start.y);
        for piece in pieces {
            let room = self.area.right().saturating_sub(x);
            if room == 0 {
                return;
            }
            (x, _) = self.buffer.set_stringn(x, y, &piece.text, room.into(), style(piece.role));
        }
    }
}

#[cfg(test)]
mod tests;
