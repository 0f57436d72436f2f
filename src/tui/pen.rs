//! Writes a map into the screen's buffer, cell by cell, whatever the width of its words.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::palette::{Palette, Role};
use super::text::clip;

/// A style without a ground of its own.
pub trait Bare {
    fn bare(self) -> Self;
}

impl Bare for Style {
    fn bare(self) -> Style {
        Style { bg: None, ..self }
    }
}

/// Writes cells of the map into the screen's buffer.
pub struct Pen<'a> {
    pub buffer: &'a mut Buffer,
    pub area: Rect,
    pub palette: &'a dyn Palette,
}

impl Pen<'_> {
    /// Draws a glyph of one column; without a ground of its own it stands on what is there.
    pub fn put(&mut self, x: i16, y: i16, glyph: char, style: Style) {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { return };
        if x >= self.area.width || y >= self.area.height {
            return;
        }
        if let Some(cell) = self.buffer.cell_mut((self.area.x + x, self.area.y + y)) {
            let under = cell.bg;
            cell.reset();
            let text = self.palette.style(Role::Text).patch(style);
            cell.set_char(glyph).set_style(Style { bg: style.bg.or(Some(under)), ..text });
        }
    }

    /// Draws a text cut to some columns.
    pub fn text(&mut self, x: i16, y: i16, room: usize, text: &str, style: Style) {
        let (Ok(at), Ok(line)) = (u16::try_from(x), u16::try_from(y)) else { return };
        let room = room.min(usize::from(self.area.width.saturating_sub(at)));
        let text = clip(text, room);
        if line >= self.area.height || text.is_empty() {
            return;
        }
        for column in 0..text.width() as i16 {
            self.put(x + column, y, ' ', style);
        }
        self.buffer.set_stringn(self.area.x + at, self.area.y + line, &text, room, Style::new());
    }

    /// Writes text right-aligned within `room` columns.
    pub fn text_right(&mut self, x: i16, y: i16, room: usize, text: &str, style: Style) {
        let text = clip(text, room);
        self.text(x + (room - text.width()) as i16, y, room, &text, style);
    }
}
