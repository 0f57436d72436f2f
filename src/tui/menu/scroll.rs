//! A page that may be longer than the screen.

use ratatui::layout::Rect;

use crate::kernel::Words;
use crate::tui::bindings::Bindings;
use crate::tui::commands::Command;
use crate::tui::palette::Role;
use crate::tui::text::{Canvas, Row};

/// The lines by which a page is turned.
const PAGE: usize = 15;

/// The scroll position of a page, and its limit.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scroll {
    at: usize,
    last: usize,
}

impl Scroll {
    /// Whether there is more than what was drawn last.
    pub fn is_longer(self) -> bool {
        self.last > 0
    }

    pub fn key(&mut self, what: Option<Command>) {
        let to = match what {
            Some(Command::Down) => self.at + 1,
            Some(Command::Up) => self.at.saturating_sub(1),
            Some(Command::PageDown) => self.at + PAGE,
            Some(Command::PageUp) => self.at.saturating_sub(PAGE),
            Some(Command::Top) => 0,
            Some(Command::Bottom) => self.last,
            _ => self.at,
        };
        self.at = to.min(self.last);
    }

    /// Draws what can be seen of the rows; the last line says how many follow.
    pub fn draw(&mut self, words: &Words, keys: &Bindings, rows: &[Row], area: Rect, canvas: &mut Canvas) {
        self.last = rows.len().saturating_sub(area.height.into());
        self.at = self.at.min(self.last);
        canvas.rows(area, &rows[self.at..]);
        let more = self.last - self.at;
        if more > 0 {
            let count = i64::try_from(more + 1).unwrap_or(0).into();
            let says = keys.text_with(words, "screen-more", &[("count", count)]);
            canvas.row(Rect { y: area.bottom() - 1, height: 1, ..area }, &Row::of(Role::Dim, says));
        }
    }
}
