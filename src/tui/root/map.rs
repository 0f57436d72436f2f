//! The map painter: puts a [`Scene`] on a [`Layout`]. It knows no geometry beyond what the layout says.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::auto_layout;
use super::clearing_box::{self, Piece};
use super::ground::{QUARTERS, Terrain};
use super::lines;
use super::names::suit_of_role;
use super::scene::{ClearingView, ForestView, MapWords, Mark, Scene};
use crate::games::root::board::{Board, Cell, Extent, Label, Layout, LineKind};
use crate::games::root::words::place::{Clearing, Forest};
use crate::tui::palette::{Ground, Palette, Role};
use std::sync::Arc;

/// The sign on a painted trail that is closed.
const CLOSED: char = '✕';

/// The area where the map was drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MapPane {
    pub layout: Arc<Layout>,
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

    /// Returns the place of the largest map of a board that fits into an area, centerd; `None` if none fits.
    pub fn place(board: &Board, area: Rect) -> Option<MapPane> {
        let layout = auto_layout::fitting(board, area.width, area.height)?;
        let pane = layout.pane();
        let (x, y) = (area.x + (area.width - pane.width) / 2, area.y + (area.height - pane.height) / 2);
        Some(MapPane { layout, area: Rect::new(x, y, pane.width, pane.height) })
    }

    /// Draws the board as large as it fits into the area, and nothing outside of it. `None` and nothing drawn if even
    /// the smallest drawing does not fit.
    pub fn draw(&self, board: &Board, scene: &Scene, area: Rect, buffer: &mut Buffer) -> Option<MapPane> {
        let pane = Self::place(board, area.intersection(buffer.area))?;
        let mut canvas = Canvas { buffer, area: pane.area };
        if self.palette.painted() {
            self.ground(board, &pane.layout, scene, &mut canvas);
        } else {
            let text = self.palette.style(Role::Text);
            for cell in (0..pane.area.height).flat_map(|y| (0..pane.area.width).map(move |x| Cell { x, y })) {
                canvas.put(cell, ' ', text);
            }
            self.lake(&pane.layout, &mut canvas);
            self.lines(&pane.layout, scene, &mut canvas);
        }
        for (forest, label) in pane.layout.labels() {
            self.forest(forest, label, &scene.forests[forest.index()], &mut canvas);
        }
        self.boxes(&pane.layout, scene, &mut canvas);
        self.joints(&pane.layout, &mut canvas);
        Some(pane)
    }

    fn style(&self, role: Role) -> Style {
        self.palette.style(Role::Text).patch(self.palette.style(role))
    }

    /// One color on another.
    fn paint(&self, ink: Role, ground: Role) -> Style {
        Style { fg: self.palette.style(ink).fg, bg: self.palette.style(ground).fg, ..Style::new() }
    }

    fn ground(&self, board: &Board, layout: &Layout, scene: &Scene, canvas: &mut Canvas) {
        let terrain = Terrain::of(board, layout);
        let Extent { width, height } = layout.pane();
        // what trails fill of each cell, and the role of the one on top
        let at = |cell: Cell| usize::from(cell.y) * usize::from(width) + usize::from(cell.x);
        let mut filled: Vec<Option<(u8, Role)>> = vec![None; usize::from(width) * usize::from(height)];
        let mut trails: Vec<(Role, &[(Cell, u8)])> = Vec::new();
        for trail in &terrain.trails {
            let closed = trail.closed && !scene.opened.contains(&trail.ends);
            let cells = if closed { &trail.dashed } else { &trail.whole };
            match lit(scene, trail.ends) {
                Some(role) => trails.push((role, &trail.whole)),
                None if closed => trails.push((Role::Ground(Ground::Closed), cells)),
                None => trails.insert(0, (Role::Ground(Ground::Path), cells)),
            }
        }
        for (role, cells) in trails {
            for &(cell, quarters) in cells {
                let before = filled[at(cell)].map_or(0, |(quarters, _)| quarters);
                filled[at(cell)] = Some((before | quarters, role));
            }
        }
        for cell in (0..height).flat_map(|y| (0..width).map(move |x| Cell { x, y })) {
            let Some(base) = terrain.base(cell) else { continue };
            let ground = Role::Ground(base.ground);
            match filled[at(cell)] {
                Some((15, role)) => canvas.put(cell, ' ', self.paint(role, role)),
                Some((quarters, role)) => {
                    canvas.put(cell, QUARTERS[usize::from(quarters)], self.paint(role, ground));
                }
                None => canvas.put(cell, base.glyph, self.paint(Role::Ground(base.ink), ground)),
            }
        }
        for trail in &terrain.trails {
            let Some(middle) = trail.middle else { continue };
            let Some(base) = terrain.base(middle) else { continue };
            let ground = Role::Ground(base.ground);
            if let Some((_, sign)) = scene.waits.iter().find(|(path, _)| *path == trail.ends) {
                canvas.put(middle, sign.glyph, self.paint(sign.role, ground).add_modifier(Modifier::BOLD));
            } else if trail.closed && !scene.opened.contains(&trail.ends) {
                let rubble = self.paint(Role::Ground(Ground::Rubble), ground);
                canvas.put(middle, CLOSED, rubble.add_modifier(Modifier::BOLD));
            }
        }
    }

    fn lake(&self, layout: &Layout, canvas: &mut Canvas) {
        let style = self.style(Role::River);
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
            let role = lit(scene, ends).unwrap_or(match line.kind {
                LineKind::River => Role::River,
                LineKind::Closed if !opened => Role::ClosedPath,
                LineKind::Path | LineKind::Closed => Role::Path,
            });
            let style = self.style(role);
            for (cell, stroke) in lines::strokes(line, opened, self.palette.unicode()) {
                canvas.put(cell, stroke, style);
            }
            if line.kind != LineKind::River
                && let Some((_, sign)) = scene.waits.iter().find(|(path, _)| *path == ends)
                && let Some(&middle) = line.cells.get(line.cells.len() / 2)
            {
                canvas.put(middle, sign.glyph, self.style(sign.role));
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
            .or_else(|| Some(label_text(forest, view, false, false)).filter(fits))
            .unwrap_or_else(|| bare_label(forest, view, room));
        let width = clearing_box::width(&text) as u16;
        let (mut first, mut last) = (label.free.0, (label.free.1 + 1).saturating_sub(width));
        // What is longer than the letter alone keeps off the lines beside it where it can.
        if width > 3 && first + 2 <= last {
            (first, last) = (first + 1, last - 1);
        }
        let x = label.at.x.saturating_sub(width / 2).clamp(first, last.max(first));
        // on painted ground a letter alone needs no brackets
        let bare = view.pawns.is_empty() && view.tokens.is_empty() && !view.mark.lit && !view.mark.cursor;
        if self.palette.painted() && bare {
            let ink = Style { fg: self.palette.style(Role::Ground(Ground::Letter)).fg, ..Style::new() };
            return canvas.ink(label.at, forest.letter(), ink.add_modifier(Modifier::BOLD));
        }
        canvas.write(Cell { x, y: label.at.y }, &text, |role| match role {
            Role::Forest if self.palette.painted() => self.style(Role::Ground(Ground::Letter)),
            role => self.style(role),
        });
    }

    fn boxes(&self, layout: &Layout, scene: &Scene, canvas: &mut Canvas) {
        let block = layout.block();
        for (clearing, corner) in layout.boxes() {
            let view = &scene.clearings[clearing.index()];
            let rows = clearing_box::rows(clearing, view, block, self.words, self.palette.unicode());
            let glade = self.glade(view);
            let style = |role: Role| self.style(role).patch(self.over(role, glade));
            let edge = style(clearing_box::frame(view));
            for (y, row) in (corner.y..).zip(&rows) {
                canvas.put(Cell { x: corner.x, y }, row.left, edge);
                canvas.write(Cell { x: corner.x + 1, y }, &row.inside, style);
                canvas.put(Cell { x: corner.x + block.width - 1, y }, row.right, edge);
            }
        }
    }

    /// The ground of a clearing.
    fn glade(&self, view: &ClearingView) -> Style {
        let suit = view.suits.only().map(suit_of_role);
        Style { bg: self.palette.style(Role::Glade(suit)).fg, ..Style::new() }
    }

    /// Returns the background for a glyph in a clearing; chips, badges and tiles bring their own.
    fn over(&self, role: Role, glade: Style) -> Style {
        match role {
            Role::Chip(_) | Role::Badge(_) | Role::Tile(_) => Style::new(),
            _ => glade,
        }
    }

    /// Paths grow out of the frames at which they end.
    fn joints(&self, layout: &Layout, canvas: &mut Canvas) {
        if !self.palette.unicode() || self.palette.painted() {
            return;
        }
        for line in layout.lines().iter().filter(|line| line.kind != LineKind::River) {
            let [Some(&first), Some(&last)] = [line.cells.first(), line.cells.last()] else { continue };
            for (cell, way) in [(first, line.enter.back()), (last, line.leave)] {
                if let Some(edge) = cell.step(way) {
                    canvas.change(edge, |glyph| lines::joint(glyph, way));
                }
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

/// Returns the role of a path that leads from where the action starts to where it can go; `None` of any other.
fn lit(scene: &Scene, ends: (Clearing, Clearing)) -> Option<Role> {
    let leads = |from: Mark, to: Mark| from.origin && (to.lit || to.cursor);
    let [one, other] = [ends.0, ends.1].map(|end| scene.clearings[end.index()].mark);
    let gone = || scene.gone.iter().find(|(way, _)| *way == ends).map(|(_, role)| *role);
    (leads(one, other) || leads(other, one)).then_some(Role::Lit).or_else(gone)
}

/// Without brackets, where there is hardly any room: the letter and the pawns, else a `+`; a mark goes before what is there.
fn bare_label(forest: Forest, view: &ForestView, room: usize) -> Vec<Piece> {
    if view.mark != Mark::default() && !view.mark.dim {
        let [left, right] = brackets(view.mark);
        return vec![piece(left, Role::Forest), piece(forest.letter(), Role::Forest), piece(right, Role::Forest)];
    }
    let mut text = vec![piece(forest.letter(), Role::Forest)];
    if view.tokens.is_empty() && view.pawns.len() < room {
        text.extend(view.pawns.iter().map(clearing_box::sign));
    } else {
        text.push(piece("+", Role::Forest));
    }
    text
}

/// The cells of a buffer under the pane. What is outside of it cannot be reached.
struct Canvas<'c> {
    buffer: &'c mut Buffer,
    area: Rect,
}

impl Canvas<'_> {
    fn at(&mut self, cell: Cell) -> Option<&mut ratatui::buffer::Cell> {
        let inside = cell.x < self.area.width && cell.y < self.area.height;
        self.buffer.cell_mut((self.area.x + cell.x, self.area.y + cell.y)).filter(|_| inside)
    }

    fn put(&mut self, cell: Cell, glyph: char, style: Style) {
        if let Some(target) = self.at(cell) {
            target.reset();
            target.set_char(glyph).set_style(style);
        }
    }

    /// Puts a character on the ground that is there.
    fn ink(&mut self, cell: Cell, glyph: char, style: Style) {
        if let Some(target) = self.at(cell) {
            target.set_char(glyph).set_style(style);
        }
    }

    /// Replaces the cell's character by `other(c)`, if that returns one.
    fn change(&mut self, cell: Cell, other: impl Fn(char) -> Option<char>) {
        if let Some(target) = self.at(cell)
            && let Some(glyph) = target.symbol().chars().next().and_then(other)
        {
            target.set_char(glyph);
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
