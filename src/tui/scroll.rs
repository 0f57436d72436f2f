//! Pages that may be longer than the area that shows them.

use ratatui::layout::Rect;

use super::bindings::Bindings;
use super::commands::Command;
use super::palette::Role;
use super::text::{Canvas, Row};
use crate::kernel::Words;

/// The part of a page that is seen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scroll {
    /// The first row that is seen.
    first: usize,
    /// The rows of the page, and those of its area, when it was last drawn.
    rows: usize,
    height: usize,
}

impl Scroll {
    /// Returns whether the page is longer than its area.
    pub fn is_longer(self) -> bool {
        self.last() > 0
    }

    /// Returns the rows by which a page is turned: all but one, which is read on from.
    pub fn page(self) -> usize {
        self.height.saturating_sub(1).max(1)
    }

    /// The first row where the end of the page is seen.
    fn last(self) -> usize {
        self.rows.saturating_sub(self.height)
    }

    /// Shows this row first, as far as the page goes.
    pub fn to(&mut self, row: usize) {
        self.first = row;
    }

    /// Scrolls as little as it takes to see a row, and the row below it.
    pub fn show(&mut self, row: usize, height: usize) {
        self.first = self.first.clamp((row + 2).saturating_sub(height).min(row), row);
    }

    /// Takes a command; whether that moved the page.
    pub fn key(&mut self, what: Command) -> bool {
        let to = match what {
            Command::Down => self.first + 1,
            Command::Up => self.first.saturating_sub(1),
            Command::PageDown => self.first + self.page(),
            Command::PageUp => self.first.saturating_sub(self.page()),
            Command::Top => 0,
            Command::Bottom => self.last(),
            _ => self.first,
        };
        let to = to.min(self.last());
        std::mem::replace(&mut self.first, to) != to
    }

    /// Draws what is seen of the rows; the last line says how many follow.
    pub fn draw(&mut self, words: &Words, keys: &Bindings, rows: &[Row], area: Rect, canvas: &mut Canvas) {
        (self.rows, self.height) = (rows.len(), area.height.into());
        self.first = self.first.min(self.last());
        canvas.rows(area, &rows[self.first..]);
        let more = self.last() - self.first;
        if more > 0 && area.height > 0 {
            let count = i64::try_from(more + 1).unwrap_or(0).into();
            let says = keys.text_with(words, "screen-more", &[("count", count)]);
            canvas.row(Rect { y: area.bottom() - 1, height: 1, ..area }, &Row::of(Role::Dim, says));
        }
    }
}
