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

/// Where frames go.
pub trait Output {
    /// Takes one whole frame.
    fn frame(&mut self, bytes: &[u8]) -> io::Result<()>;
    /// The size in cells.
    fn size(&self) -> io::Result<Size>;
}

/// Makes of a frame what a terminal can show: a wide character goes where something else is drawn over its second half, and
/// the cell behind one that stays is plain.
///
/// ratatui sends nothing that stands behind a wide character; nor, once the character is gone, what has stood there all along.
pub fn uncover(buffer: &mut Buffer) {
    let width = usize::from(buffer.area.width).max(1);
    for row in buffer.content.chunks_mut(width) {
        for x in 1..row.len() {
            let [first, second] = &mut row[x - 1..=x] else { continue };
            if first.symbol().width() < 2 {
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

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pen {
    fg: Color,
    bg: Color,
    attributes: Modifier,
}

/// The backend.
pub struct Painter<O> {
    output: O,
    frame: Vec<u8>,
    /// The style in which the terminal writes now. Every frame begins and ends with the default one.
    pen: Pen,
    /// Where the terminal will write next, as far as that is certain.
    at: Option<Position>,
    /// Where characters of two cells stand.
    wide: BTreeSet<(u16, u16)>,
    cursor: Position,
    cursor_shown: Option<bool>,
}

impl<O: Output> Painter<O> {
    /// A painter whose terminal has just been cleared and shows no cursor.
    pub fn new(output: O) -> Self {
        Painter {
            output,
            frame: Vec::new(),
            pen: Pen::default(),
            at: None,
            wide: BTreeSet::new(),
            cursor: Position::ORIGIN,
            cursor_shown: Some(false),
        }
    }

    /// The terminal has been entered anew: nothing is known of its cursor.
    pub fn forget(&mut self) {
        self.cursor_shown = None;
    }

    fn bytes(&mut self) -> &mut Vec<u8> {
        if self.frame.is_empty() {
            self.frame.extend(BEGIN);
        }
        &mut self.frame
    }

    fn move_to(&mut self, to: Position) -> io::Result<()> {
        let from = self.at.replace(to);
        if from == Some(to) {
            return Ok(());
        }
        let bytes = self.bytes();
        match from {
            Some(from) if from.y == to.y && from.x < to.x => match to.x - from.x {
                1 => bytes.extend(b"\x1b[C"),
                cells => write!(bytes, "\x1b[{cells}C")?,
            },
            _ => match (to.x, to.y) {
                (0, 0) => bytes.extend(b"\x1b[H"),
                (0, y) => write!(bytes, "\x1b[{}H", y + 1)?,
                (x, y) => write!(bytes, "\x1b[{};{}H", y + 1, x + 1)?,
            },
        }
        Ok(())
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

    fn show(&mut self, shown: bool) {
        if self.cursor_shown.replace(shown) != Some(shown) {
            self.bytes().extend(if shown { b"\x1b[?25h" } else { b"\x1b[?25l" });
        }
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
        for (x, y, cell) in content {
            self.move_to(Position { x, y })?;
            self.take_pen(Pen { fg: cell.fg, bg: cell.bg, attributes: cell.modifier })?;
            let symbol = cell.symbol();
            self.bytes().extend(symbol.as_bytes());
            let width = symbol.width() as u16;
            let end = x.saturating_add(width.max(1));
            // Terminals disagree about the width of anything but plain cells; after the others the place is named anew.
            self.at = (width == 1).then_some(Position { x: end, y });
            let halved = (x..end).filter(|covered| self.wide.remove(&(*covered, y))).any(|covered| covered + 1 == end);
            if width > 1 {
                self.wide.insert((x, y));
            }
            // Of a wide character whose first half is overwritten the terminal blanks the other half, in the pen of what
            // overwrote it. ratatui counts on a plain blank.
            if halved && self.pen != Pen::default() {
                self.take_pen(Pen::default())?;
                self.move_to(Position { x: end, y })?;
                self.bytes().push(b' ');
                self.at = None;
            }
        }
        Ok(())
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

    /// Where it was last put: the terminal is never asked.
    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(self.cursor)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let position = position.into();
        let moved = std::mem::replace(&mut self.cursor, position) != position;
        if moved || !self.frame.is_empty() { self.move_to(position) } else { Ok(()) }
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        if region == ClearType::All {
            self.wide.clear();
        }
        // Terminals clear with the background of the pen.
        self.take_pen(Pen::default())?;
        self.bytes().extend(match region {
            ClearType::All => &b"\x1b[2J"[..],
            ClearType::AfterCursor => b"\x1b[J",
            ClearType::BeforeCursor => b"\x1b[1J",
            ClearType::CurrentLine => b"\x1b[2K",
            ClearType::UntilNewLine => b"\x1b[K",
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
        self.frame.extend(END);
        let written = self.output.frame(&self.frame);
        self.frame.clear();
        written
    }
}

#[cfg(test)]
mod tests;
