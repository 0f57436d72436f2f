//! A frame as a grid of cells whose colors are known, with one look or two: dark, and light where the reader's page is.

use ratatui::buffer::{Buffer, Cell as Drawn};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

use super::color::{Paper, Rgb, Tone};
use super::shape::{Shape, shade_of};
use crate::tui::theme::Theme;

/// A frame as one theme drew it.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub buffer: &'a Buffer,
    pub theme: &'a Theme,
}

/// What is seen of a cell besides its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Style {
    pub ink: Tone,
    pub ground: Tone,
    pub bold: bool,
    pub italic: bool,
    pub underlined: bool,
    pub crossed_out: bool,
}

impl Style {
    /// Returns whether there is a line to be seen where no sign is.
    pub fn is_lined(&self) -> bool {
        self.underlined || self.crossed_out
    }
}

/// How the sign of a cell is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nothing but ground.
    Blank,
    /// A letter that every font has one cell wide.
    Letter,
    /// A sign for which the reader's font may fall back to another of other widths.
    Symbol,
    /// A character of two cells.
    Wide,
    /// A line or a block, which is drawn and not written: fonts leave gaps between them.
    Shape,
}

#[derive(Clone, Debug)]
struct Cell {
    sign: String,
    kind: Kind,
    style: Style,
}

/// Cells of one row that are drawn alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    pub x: u16,
    pub cells: u16,
    pub text: String,
    pub kind: Kind,
    pub style: Style,
}

/// A frame that can be drawn anywhere.
pub struct Grid {
    pub columns: u16,
    pub rows: u16,
    /// The color of what lies under and around all cells.
    pub ground: Tone,
    /// Row by row, without the second halves of wide characters.
    cells: Vec<Vec<Cell>>,
}

impl Grid {
    /// Reads a frame that is ready to be sent, as it looks and, if there is another theme for that, as it looks in light. Where
    /// the other theme has drawn other signs, its frame counts for nothing.
    pub fn of<'a>(first: Look<'a>, light: Option<Look<'a>>) -> Grid {
        let signs = |look: Look<'a>| look.buffer.content.iter().map(Drawn::symbol);
        let alike = |light: &Look<'a>| light.buffer.area == first.buffer.area && signs(*light).eq(signs(first));
        let light = light.filter(alike).unwrap_or(first);
        let papers = [first, light].map(|look| Paper::of(look.theme));
        let area = first.buffer.area;
        let width = usize::from(area.width).max(1);
        let rows = first.buffer.content.chunks(width).zip(light.buffer.content.chunks(width));
        let [ground, light_ground] = papers.map(|paper| paper.ground);
        Grid {
            columns: area.width,
            rows: area.height,
            ground: Tone { first: ground, light: light_ground },
            cells: rows.map(|(first, light)| row(first, light, papers)).collect(),
        }
    }

    /// Returns the runs of a row, from its first column to its last. A blank between two words that are drawn alike belongs
    /// to both.
    pub fn runs(&self, y: u16) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        let mut x = 0;
        let mut cells = self.cells.get(usize::from(y)).into_iter().flatten().peekable();
        while let Some(cell) = cells.next() {
            let width = if cell.kind == Kind::Wide { 2 } else { 1 };
            let next = cells.peek().filter(|next| next.kind == Kind::Letter);
            match runs.last_mut() {
                Some(run) if run.takes(cell, next.copied()) => {
                    run.text.push_str(&cell.sign);
                    run.cells += width;
                }
                _ => runs.push(Run { x, cells: width, text: cell.sign.clone(), kind: cell.kind, style: cell.style }),
            }
            x += width;
        }
        runs
    }
}

impl Run {
    /// Whether a cell is drawn with the run before it.
    fn takes(&self, cell: &Cell, next: Option<&Cell>) -> bool {
        let joins_words = self.kind == Kind::Letter
            && cell.kind == Kind::Blank
            && cell.style.ground == self.style.ground
            && next.is_some_and(|next| next.style == self.style);
        joins_words || self.kind == cell.kind && self.style == cell.style && cell.kind != Kind::Symbol
    }
}

fn row(first: &[Drawn], light: &[Drawn], papers: [Paper; 2]) -> Vec<Cell> {
    let mut cells = Vec::with_capacity(first.len());
    let mut drawn = first.iter().zip(light);
    while let Some((first, light)) = drawn.next() {
        let cell = cell(first, light, papers);
        if cell.kind == Kind::Wide {
            drawn.next();
        }
        cells.push(cell);
    }
    cells
}

fn cell(first: &Drawn, light: &Drawn, papers: [Paper; 2]) -> Cell {
    let [one, other] = [seen(first, papers[0]), seen(light, papers[1])];
    let ink = Tone { first: one[0], light: other[0] };
    let ground = Tone { first: one[1], light: other[1] };
    let modifier = first.modifier;
    let style = Style {
        ink,
        ground,
        bold: modifier.contains(Modifier::BOLD),
        italic: modifier.contains(Modifier::ITALIC),
        underlined: modifier.contains(Modifier::UNDERLINED),
        crossed_out: modifier.contains(Modifier::CROSSED_OUT),
    };
    let sign: String = first.symbol().chars().filter(|c| !c.is_control()).collect();
    if let Some(quarters) = shade_of(&sign) {
        let mixed = |ground: Rgb, ink: Rgb| ground.mixed(ink, quarters);
        let ground = Tone { first: mixed(ground.first, ink.first), light: mixed(ground.light, ink.light) };
        return blank(Style { ground, ..style });
    }
    let kind = match sign.as_str() {
        _ if modifier.contains(Modifier::HIDDEN) => return blank(style),
        "" | " " => return blank(style),
        sign if Shape::of(sign).is_some() => Kind::Shape,
        sign if sign.width() > 1 => Kind::Wide,
        sign if sign.is_ascii() => Kind::Letter,
        _ => Kind::Symbol,
    };
    Cell { sign, kind, style }
}

/// A cell without a sign. Of two that nobody can tell apart the styles are equal.
fn blank(style: Style) -> Cell {
    let plain = Style { ink: style.ground, bold: false, italic: false, ..style };
    Cell { sign: " ".to_owned(), kind: Kind::Blank, style: if style.is_lined() { style } else { plain } }
}

/// The ink and the ground of a cell, reverse video and dim ink resolved.
fn seen(cell: &Drawn, paper: Paper) -> [Rgb; 2] {
    let of = |color: Color, own: Rgb| Rgb::of(color).unwrap_or(own);
    let (ink, ground) = (of(cell.fg, paper.ink), of(cell.bg, paper.ground));
    let (ink, ground) = if cell.modifier.contains(Modifier::REVERSED) { (ground, ink) } else { (ink, ground) };
    let ink = if cell.modifier.contains(Modifier::DIM) { ink.mixed(ground, DIM) } else { ink };
    [ink, ground]
}

/// The quarters of its ground that dim ink takes.
const DIM: u8 = 2;
