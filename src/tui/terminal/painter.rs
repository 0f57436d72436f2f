//! A ratatui backend that writes as little as it can: it collects a whole frame and hands it over in one piece.
//!
//! Not ratatui's own for crossterm, because that one asks the terminal where its cursor is, writes 25 bytes for a frame
//! in which nothing changed, resets bold and reverse under `NO_COLOR`, and spells the sixteen colors as entries of the
//! 256, which is longer and not what a terminal with sixteen colors understands.

use std::collections::BTreeSet;
use std::io::{self, Write};

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

/// Synchronized output (mode 2026), begun and ended blindly: who does not know it ignores it.
const BEGIN: &[u8] = b"\x1b[?2026h";
const END: &[u8] = b"\x1b[?2026l";

/// Blanks the row from the cursor on, in the ground of the pen.
const ERASING: &[u8] = b"\x1b[K";

/// The target of frames.
pub trait Output {
    /// The bytes that an escape takes there.
    const ESCAPE: usize = 1;
    /// Whether large frames are sent as one, by synchronized output.
    const SYNCHRONIZED: bool = true;

    /// Takes one whole frame.
    fn frame(&mut self, bytes: &[u8]) -> io::Result<()>;
    /// Returns the size in cells.
    fn size(&self) -> io::Result<Size>;
}

/// Makes a frame ready to be sent: only what a terminal can show, and nothing that cannot be seen.
pub fn finish(buffer: &mut Buffer) {
    uncover(buffer);
    even_out(buffer);
}

/// Makes of a frame what a terminal can show: a wide character goes where something else is drawn over its second half, and
/// the cell behind one that stays is plain.
///
/// ratatui sends nothing that stands behind a wide character; nor, once the character is gone, what has stood there all along.
fn uncover(buffer: &mut Buffer) {
    let width = usize::from(buffer.area.width).max(1);
    for row in buffer.content.chunks_mut(width) {
        for x in 1..row.len() {
            let [first, second] = &mut row[x - 1..=x] else { continue };
            // nothing of fewer bytes is wide
            if first.symbol().len() < 3 || first.symbol().width() < 2 {
                continue;
            }
            if second.symbol() == " " {
                second.reset();
            } else {
                first.set_symbol(" ");
            }
        }
    }
}

/// Drops what cannot be seen of a blank: blanks of one ground are equal, so that none is sent again because something
/// next to it has another color.
fn even_out(buffer: &mut Buffer) {
    for cell in buffer.content.iter_mut().filter(|cell| cell.symbol() == " " && !cell.modifier.intersects(SEEN)) {
        cell.fg = Color::Reset;
        cell.modifier = Modifier::empty();
    }
}

/// The visible part of a blank.
const SEEN: Modifier = Modifier::REVERSED.union(Modifier::UNDERLINED).union(Modifier::CROSSED_OUT);

/// Up to this many cells, besides those that an escape is worth, between two that have changed are written again where that is
/// shorter than to step over them.
const GAP: usize = 2;
/// Up to this many cells the shortest ways between them are sought.
const FEW: usize = 200;
/// Ways of up to this many bytes are all alike.
const NEAR: usize = 4;
/// A frame of fewer bytes comes in one piece anyway.
const SMALL: usize = 600;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pen {
    fg: Color,
    bg: Color,
    attributes: Modifier,
}

impl Pen {
    fn of(cell: &Cell) -> Pen {
        Pen { fg: cell.fg, bg: cell.bg, attributes: cell.modifier }
    }

    /// The pen for a cell where this one is at hand: of a blank only the ground is seen.
    fn kept_for(self, cell: &Cell) -> Pen {
        let pen = Pen::of(cell);
        if cell.symbol() != " " || (pen.attributes | self.attributes).intersects(SEEN) {
            return pen;
        }
        // attributes are only ever taken off together with all colors
        if self.attributes.is_empty() || pen.bg == self.bg { Pen { bg: pen.bg, ..self } } else { pen }
    }

    /// Counts the colors and attributes sent to turn this pen into another.
    fn changes_to(self, pen: Pen) -> usize {
        let from = if (self.attributes - pen.attributes).is_empty() { self } else { Pen::default() };
        [from.fg != pen.fg, from.bg != pen.bg, from.attributes != pen.attributes].into_iter().map(usize::from).sum()
    }
}

/// One column of what the terminal shows.
#[derive(Clone, Copy)]
struct Shown {
    sign: char,
    pen: Pen,
}

impl Shown {
    const BLANK: Shown =
        Shown { sign: ' ', pen: Pen { fg: Color::Reset, bg: Color::Reset, attributes: Modifier::empty() } };

    /// `None` for what is wider than a column, or may be.
    fn of(cell: &Cell) -> Option<Shown> {
        let mut signs = cell.symbol().chars();
        let sign = signs.next().filter(|_| signs.next().is_none() && cell.symbol().width() == 1)?;
        Some(Shown { sign, pen: Pen::of(cell) })
    }

    /// Whether it looks the same in another pen.
    fn is_alike_in(self, pen: Pen) -> bool {
        let blank = self.sign == ' ' && self.pen.bg == pen.bg;
        self.pen == pen || blank && !(self.pen.attributes | pen.attributes).intersects(SEEN)
    }
}

/// The cells that the terminal shows, by rows. Beyond what is kept it is blank.
#[derive(Default)]
struct Grid(Vec<Vec<Option<Shown>>>);

impl Grid {
    fn at(&self, x: u16, y: u16) -> Option<Shown> {
        let row = self.0.get(usize::from(y));
        row.and_then(|row| row.get(usize::from(x))).copied().unwrap_or(Some(Shown::BLANK))
    }

    fn set(&mut self, x: u16, y: u16, shown: Option<Shown>) {
        let (x, y) = (usize::from(x), usize::from(y));
        if self.0.len() <= y {
            self.0.resize_with(y + 1, Vec::new);
        }
        if let Some(row) = self.0.get_mut(y) {
            if row.len() <= x {
                row.resize(x + 1, Some(Shown::BLANK));
            }
            if let Some(place) = row.get_mut(x) {
                *place = shown;
            }
        }
    }

    /// Whether a row is blank from a column on.
    fn is_blank_from(&self, x: u16, y: u16) -> bool {
        let row = self.0.get(usize::from(y)).and_then(|row| row.get(usize::from(x)..)).unwrap_or_default();
        row.iter().all(|shown| shown.is_some_and(|shown| shown.sign == ' ' && shown.is_alike_in(Pen::default())))
    }

    fn take(&mut self, cells: &[(u16, u16, &Cell)]) {
        for &(x, y, cell) in cells {
            self.set(x, y, Shown::of(cell));
            if cell.symbol().width() > 1 {
                self.set(x + 1, y, None);
            }
        }
    }

    /// The cells between those that have changed that are shorter to write again than to step over. None is between two pens,
    /// since cells are written by pens.
    fn bridges<O: Output>(&self, changed: &[(u16, u16, &Cell)], columns: u16) -> Vec<(u16, u16, Cell)> {
        let mut found = Vec::new();
        for pair in changed.windows(2) {
            let [(from, y, before), (to, next_y, after)] = *pair else { continue };
            let gap = from.saturating_add(1)..to;
            let pen = Pen::of(before);
            let is_bridged = y == next_y && !gap.is_empty() && gap.len() <= GAP + O::ESCAPE && pen == Pen::of(after);
            if !is_bridged || Shown::of(before).is_none() {
                continue;
            }
            let between: Option<Vec<Shown>> =
                gap.clone().map(|x| self.at(x, y).filter(|shown| shown.is_alike_in(pen))).collect();
            let Some(between) = between else { continue };
            let step = way(Some(Position { x: gap.start, y }), Position { x: to, y }, columns, O::ESCAPE);
            if between.iter().map(|shown| shown.sign.len_utf8()).sum::<usize>() >= length(step, O::ESCAPE) {
                continue;
            }
            found.extend(gap.zip(between).map(|(x, shown)| {
                let mut cell = before.clone();
                cell.set_char(shown.sign);
                (x, y, cell)
            }));
        }
        found
    }
}

/// The backend.
pub struct Painter<O> {
    output: O,
    frame: Vec<u8>,
    /// The style in which the terminal writes now. Every frame begins and ends with the default one.
    pen: Pen,
    /// The position where the terminal will write next, as far as that is certain.
    at: Option<Position>,
    /// Columns that there are for certain: something was drawn in the last of them.
    columns: u16,
    /// The columns of the characters of two cells.
    wide: BTreeSet<(u16, u16)>,
    shown: Grid,
    /// The blanks of this frame from which on a row is erased.
    erased: BTreeSet<(u16, u16)>,
    cursor: Position,
    cursor_shown: Option<bool>,
}

impl<O: Output> Painter<O> {
    /// Makes a painter whose terminal has just been cleared and shows no cursor.
    pub fn new(output: O) -> Self {
        Painter {
            output,
            frame: Vec::new(),
            pen: Pen::default(),
            at: None,
            columns: 0,
            wide: BTreeSet::new(),
            shown: Grid::default(),
            erased: BTreeSet::new(),
            cursor: Position::ORIGIN,
            cursor_shown: Some(false),
        }
    }

    /// Forgets the cursor: the terminal has been entered again.
    pub fn forget(&mut self) {
        self.cursor_shown = None;
    }

    fn bytes(&mut self) -> &mut Vec<u8> {
        if self.frame.is_empty() {
            self.frame.extend(BEGIN);
        }
        &mut self.frame
    }

    fn move_to(&mut self, to: Position) {
        let from = self.at.replace(to);
        if from != Some(to) {
            for motion in way(from, to, self.columns, O::ESCAPE) {
                motion.write(self.bytes());
            }
        }
    }

    fn take_pen(&mut self, pen: Pen) -> io::Result<()> {
        let old = std::mem::replace(&mut self.pen, pen);
        if old == pen {
            return Ok(());
        }
        let full = sgr("0", Pen::default(), pen);
        // Attributes can be switched off one by one, but not on every terminal.
        let change = (old.attributes - pen.attributes).is_empty().then(|| sgr("", old, pen));
        let shorter = change.filter(|change| change.len() <= full.len()).unwrap_or(full);
        let parameters = if shorter == "0" { "" } else { &shorter };
        write!(self.bytes(), "\x1b[{parameters}m")
    }

    /// Returns the bytes needed to write cells in this order; nothing is written yet.
    fn tried(&mut self, cells: &[(u16, u16, &Cell)]) -> io::Result<Tried> {
        // the bracket is not part of it
        let before = self.bytes().len();
        let (pen, at) = (self.pen, self.at);
        self.put(cells)?;
        let tried = Tried { bytes: self.frame.split_off(before), pen: self.pen, at: self.at };
        (self.pen, self.at) = (pen, at);
        Ok(tried)
    }

    /// Writes cells in this order.
    fn put(&mut self, cells: &[(u16, u16, &Cell)]) -> io::Result<()> {
        for &(x, y, cell) in cells {
            self.move_to(Position { x, y });
            if self.erased.contains(&(x, y)) {
                self.take_pen(Pen::default())?;
                self.bytes().extend(ERASING);
                continue;
            }
            self.take_pen(self.pen.kept_for(cell))?;
            let symbol = cell.symbol();
            self.bytes().extend(symbol.as_bytes());
            let width = symbol.width() as u16;
            let end = x.saturating_add(width.max(1));
            // Terminals disagree about the width of anything but plain cells and the characters of Chinese and Japanese; after
            // the others the place is named anew.
            self.at = (width == 1 || is_surely_wide(symbol)).then_some(Position { x: end, y });
            let halved = (x..end).filter(|covered| self.wide.remove(&(*covered, y))).any(|covered| covered + 1 == end);
            if width > 1 {
                self.wide.insert((x, y));
            }
            // Of a wide character whose first half is overwritten the terminal blanks the other half, in the pen of what
            // overwrote it. ratatui counts on a plain blank.
            if halved && self.pen != Pen::default() {
                self.take_pen(Pen::default())?;
                self.move_to(Position { x: end, y });
                self.bytes().push(b' ');
                self.at = None;
            }
        }
        Ok(())
    }

    /// Leaves of many blanks at the end of a row the first one, for all of them.
    fn erase(&mut self, cells: &mut Vec<(u16, u16, &Cell)>) {
        self.erased.clear();
        let mut kept = Vec::with_capacity(cells.len());
        for row in cells.chunk_by(|(_, one, _), (_, other, _)| one == other) {
            let plain = |cell: &Cell| {
                Shown::of(cell).is_some_and(|shown| shown.sign == ' ' && shown.is_alike_in(Pen::default()))
            };
            let blanks = row.iter().rev().take_while(|(_, _, cell)| plain(cell)).count();
            let (signs, blanks) = row.split_at(row.len() - blanks);
            kept.extend(signs);
            match blanks.first() {
                Some(first @ (x, y, _)) if blanks.len() > ERASING.len() && self.shown.is_blank_from(*x, *y) => {
                    self.erased.insert((*x, *y));
                    kept.push(*first);
                }
                _ => kept.extend(blanks),
            }
        }
        *cells = kept;
    }

    fn show(&mut self, shown: bool) {
        if self.cursor_shown.replace(shown) != Some(shown) {
            self.bytes().extend(if shown { b"\x1b[?25h" } else { b"\x1b[?25l" });
        }
    }
}

/// Whether a cell holds one character that takes two cells in every terminal: kana, ideographs, their marks, full width.
fn is_surely_wide(symbol: &str) -> bool {
    let mut signs = symbol.chars();
    let sure =
        matches!(signs.next(), Some('\u{3001}'..='\u{3029}' | '\u{3041}'..='\u{9fa5}' | '\u{ff01}'..='\u{ff5e}'));
    sure && signs.next().is_none() && symbol.width() == 2
}

/// Bytes for some cells, and where they leave the terminal.
struct Tried {
    bytes: Vec<u8>,
    pen: Pen,
    at: Option<Position>,
}

impl Tried {
    /// The bytes that they take at their target.
    fn cost<O: Output>(&self) -> usize {
        let escapes = if O::ESCAPE > 1 { self.bytes.iter().filter(|byte| **byte == b'\x1b').count() } else { 0 };
        self.bytes.len() + escapes * (O::ESCAPE - 1)
    }
}

/// Brings cells of one pen together, each pen behind one from which it is not far.
fn sort_by_pens(cells: &mut [(u16, u16, &Cell)], from: Pen) {
    let mut pens: Vec<Pen> = Vec::new();
    for (_, _, cell) in cells.iter() {
        let pen = Pen::of(cell);
        if !pens.contains(&pen) {
            pens.push(pen);
        }
    }
    let mut before = from;
    for first in 0..pens.len() {
        let next = (first..pens.len()).min_by_key(|&index| before.changes_to(pens[index])).unwrap_or(first);
        pens[first..=next].rotate_right(1);
        before = pens[first];
    }
    cells.sort_by_cached_key(|(_, _, cell)| pens.iter().position(|pen| *pen == Pen::of(cell)));
}

/// A motion of the terminal's cursor, as it is sent.
#[derive(Clone, Copy)]
enum Motion {
    /// The same control this many times.
    Repeated(&'static str, u16),
    /// A sequence with a count, which is left out where it is one.
    Counted(u16, char),
    To(Position),
}

impl Motion {
    /// Returns the bytes that it takes where an escape takes that many.
    fn len(self, escape: usize) -> usize {
        let digits = |number: u16| 1 + number.checked_ilog10().unwrap_or(0) as usize;
        let rest = match self {
            Motion::Repeated(control, count) if control.starts_with('\x1b') => {
                return (escape + control.len() - 1) * usize::from(count);
            }
            Motion::Repeated(control, count) => return control.len() * usize::from(count),
            Motion::Counted(0, _) => return 0,
            Motion::Counted(1, _) | Motion::To(Position { x: 0, y: 0 }) => 2,
            Motion::Counted(count, _) => 2 + digits(count),
            Motion::To(Position { x: 0, y }) => 2 + digits(y + 1),
            Motion::To(Position { x, y }) => 3 + digits(y + 1) + digits(x + 1),
        };
        escape + rest
    }

    fn write(self, to: &mut Vec<u8>) {
        // Writing into memory cannot fail.
        let _ = match self {
            Motion::Repeated(control, count) => (0..count).try_for_each(|_| to.write_all(control.as_bytes())),
            Motion::Counted(0, _) => Ok(()),
            Motion::Counted(1, letter) => write!(to, "\x1b[{letter}"),
            Motion::Counted(count, letter) => write!(to, "\x1b[{count}{letter}"),
            Motion::To(Position { x: 0, y: 0 }) => write!(to, "\x1b[H"),
            Motion::To(Position { x: 0, y }) => write!(to, "\x1b[{}H", y + 1),
            Motion::To(Position { x, y }) => write!(to, "\x1b[{};{}H", y + 1, x + 1),
        };
    }
}

/// The shortest way to a cell, one motion or two, on a screen that has at least that many columns: behind its last one a
/// terminal waits before it goes on, and no motion begins there.
fn way(from: Option<Position>, to: Position, columns: u16, escape: usize) -> [Motion; 2] {
    let absolute = [Motion::To(to), Motion::Repeated("", 0)];
    let Some(from) = from.filter(|from| from.x < columns || (from.y == to.y && from.x <= to.x)) else {
        return absolute;
    };
    // A line feed and a reverse index keep the column, since the terminal is in raw mode, and neither scrolls inside the screen.
    let down = match (to.y.checked_sub(from.y), from.y.saturating_sub(to.y)) {
        (Some(down @ 0..4), _) => Motion::Repeated("\n", down),
        (Some(down), _) => Motion::Counted(down, 'B'),
        (None, 1) => Motion::Repeated("\x1bM", 1),
        (None, up) => Motion::Counted(up, 'A'),
    };
    let across = match from.x.checked_sub(to.x) {
        None => Motion::Counted(to.x - from.x, 'C'),
        Some(1..) if to.x == 0 => Motion::Repeated("\r", 1),
        Some(back @ 0..4) => Motion::Repeated("\u{8}", back),
        Some(back) => Motion::Counted(back, 'D'),
    };
    if length([down, across], escape) < length(absolute, escape) { [down, across] } else { absolute }
}

/// Returns the bytes that a way takes where an escape takes that many.
fn length(way: [Motion; 2], escape: usize) -> usize {
    way.into_iter().map(|motion| motion.len(escape)).sum()
}

/// Cells in an order in which each is near the one before it; the first one stays.
fn nearest(cells: &mut [(u16, u16, &Cell)], columns: u16, escape: usize) {
    for first in 1..cells.len() {
        let (x, y, _) = cells[first - 1];
        let at = Position { x: x + 1, y };
        // along an edge rather than across, and no corner is left behind for the sake of a byte
        let cost = |&(x, y, _): &(u16, u16, &Cell)| {
            let to = Position { x, y };
            (length(way(Some(at), to, columns, escape), escape).max(NEAR), to.y == at.y, to.x)
        };
        let behind = (first..cells.len()).find(|&index| (cells[index].0, cells[index].1) == (at.x, at.y));
        let next = behind.or_else(|| (first..cells.len()).min_by_key(|&index| cost(&cells[index]))).unwrap_or(first);
        cells[first..=next].rotate_right(1);
    }
}

/// The parameters that turn one pen into another that has at least its attributes.
fn sgr(start: &str, from: Pen, to: Pen) -> String {
    const ATTRIBUTES: [(Modifier, &str); 9] = [
        (Modifier::BOLD, "1"),
        (Modifier::DIM, "2"),
        (Modifier::ITALIC, "3"),
        (Modifier::UNDERLINED, "4"),
        (Modifier::SLOW_BLINK, "5"),
        (Modifier::RAPID_BLINK, "6"),
        (Modifier::REVERSED, "7"),
        (Modifier::HIDDEN, "8"),
        (Modifier::CROSSED_OUT, "9"),
    ];
    let mut out = start.to_string();
    let mut add = |parameter: &str| {
        if !out.is_empty() {
            out.push(';');
        }
        out.push_str(parameter);
    };
    for (attribute, parameter) in ATTRIBUTES {
        if (to.attributes - from.attributes).contains(attribute) {
            add(parameter);
        }
    }
    if to.fg != from.fg {
        add(&color(to.fg, 30));
    }
    if to.bg != from.bg {
        add(&color(to.bg, 40));
    }
    out
}

fn color(color: Color, base: u8) -> String {
    let named = match color {
        Color::Reset => return (base + 9).to_string(),
        Color::Rgb(r, g, b) => return format!("{};2;{r};{g};{b}", base + 8),
        Color::Indexed(index @ 16..) => return format!("{};5;{index}", base + 8),
        Color::Indexed(index) => index,
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
    };
    if named < 8 { base + named } else { base + 60 + named - 8 }.to_string()
}

impl<O: Output> Backend for Painter<O> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut cells: Vec<(u16, u16, &Cell)> = content.collect();
        self.columns = cells.iter().map(|(x, ..)| x + 1).fold(self.columns, u16::max);
        self.shown.take(&cells);
        self.erase(&mut cells);
        let bridges = self.shown.bridges::<O>(&cells, self.columns);
        if !bridges.is_empty() {
            cells.extend(bridges.iter().map(|(x, y, cell)| (*x, *y, cell)));
            cells.sort_unstable_by_key(|(x, y, _)| (*y, *x));
        }
        // a row where a wide character comes or goes keeps its order, since one cell of it may be the half of another
        let had = |x: u16, y: u16| !self.wide.is_empty() && self.wide.contains(&(x, y));
        let is_wide = |(x, y, cell): &&(u16, u16, &Cell)| {
            cell.symbol().width() != 1 || had(*x, *y) || x.checked_sub(1).is_some_and(|before| had(before, *y))
        };
        let rows: BTreeSet<u16> = cells.iter().filter(is_wide).map(|(_, y, _)| *y).collect();
        let (rows_as_they_are, mut cells): (Vec<_>, Vec<_>) = cells.into_iter().partition(|(_, y, _)| rows.contains(y));
        if cells.is_empty() {
            return self.put(&rows_as_they_are);
        }
        // by rows, by pens, or by pens and each cell near the one before it: what is shortest
        let mut shortest = self.tried(&cells)?;
        sort_by_pens(&mut cells, self.pen);
        let orders = if cells.len() <= FEW { 2 } else { 1 };
        for order in 0..orders {
            if order == 1 {
                for of_a_pen in cells.chunk_by_mut(|(_, _, one), (_, _, other)| Pen::of(one) == Pen::of(other)) {
                    nearest(of_a_pen, self.columns, O::ESCAPE);
                }
            }
            let other = self.tried(&cells)?;
            if other.cost::<O>() < shortest.cost::<O>() {
                shortest = other;
            }
        }
        self.frame.extend(shortest.bytes);
        (self.pen, self.at) = (shortest.pen, shortest.at);
        self.put(&rows_as_they_are)
    }

    fn append_lines(&mut self, count: u16) -> io::Result<()> {
        self.at = None;
        self.bytes().extend(std::iter::repeat_n(b'\n', count.into()));
        Ok(())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.show(false);
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.show(true);
        Ok(())
    }

    /// Returns the position where it was last put: the terminal is never asked.
    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(self.cursor)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let position = position.into();
        let moved = std::mem::replace(&mut self.cursor, position) != position;
        if moved || !self.frame.is_empty() {
            self.move_to(position);
        }
        Ok(())
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        if region == ClearType::All {
            self.wide.clear();
            self.shown = Grid::default();
            // the window may have become narrower
            self.columns = 0;
        }
        // Terminals clear with the background of the pen.
        self.take_pen(Pen::default())?;
        self.bytes().extend(match region {
            ClearType::All => &b"\x1b[2J"[..],
            ClearType::AfterCursor => b"\x1b[J",
            ClearType::BeforeCursor => b"\x1b[1J",
            ClearType::CurrentLine => b"\x1b[2K",
            ClearType::UntilNewLine => ERASING,
        });
        Ok(())
    }

    fn size(&self) -> io::Result<Size> {
        self.output.size()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize { columns_rows: self.size()?, pixels: Size::ZERO })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.take_pen(Pen::default())?;
        // Other programs may write to the same terminal between two frames.
        self.at = None;
        if self.frame.is_empty() {
            return Ok(());
        }
        let frame = if self.frame.len() < SMALL || !O::SYNCHRONIZED {
            &self.frame[BEGIN.len()..]
        } else {
            self.frame.extend(END);
            &self.frame[..]
        };
        let written = self.output.frame(frame);
        self.frame.clear();
        written
    }
}

#[cfg(test)]
mod tests;
