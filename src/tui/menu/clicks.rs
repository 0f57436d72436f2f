//! Clicks in a menu: they choose whatever a key chooses there.

use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use crate::tui::key_bar::KeyBar;
use crate::tui::keys::Key;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The lines of a menu as they were drawn last.
#[derive(Default)]
pub struct Clicks {
    bar: Option<(Rect, KeyBar)>,
    /// Lines that the cursor can be in, with their numbers.
    lines: Vec<(Rect, usize, Row)>,
}

/// A line that was hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    pub line: usize,
    /// The selected field, or the first one.
    pub field: usize,
    /// The key that turns the field as it was hit; none beside a value and in a text.
    pub turn: Option<Key>,
}

impl Clicks {
    /// Begins with the line of keys of another picture.
    pub(super) fn begin(&mut self, area: Rect, bar: KeyBar) {
        *self = Clicks { bar: Some((area, bar)), lines: Vec::new() };
    }

    pub(super) fn line(&mut self, area: Rect, line: usize, row: &Row) {
        self.lines.push((area, line, row.clone()));
    }

    /// The key that the line of keys shows in a cell.
    pub fn key(&self, at: Position) -> Option<Key> {
        let (area, bar) = self.bar.as_ref().filter(|(area, _)| area.contains(at))?;
        bar.key_at(usize::from(at.x - area.x))
    }

    /// The line that is drawn in a cell.
    pub fn hit(&self, at: Position) -> Option<Hit> {
        let (area, line, row) = self.lines.iter().find(|(area, ..)| area.contains(at))?;
        let column = usize::from(at.x - area.x);
        let (mut hit, mut fields, mut x) = (Hit { line: *line, field: 0, turn: None }, 0, 0);
        for span in &row.0 {
            if span.role == Role::Key && column >= x {
                (hit.field, hit.turn) = match span.text.trim() {
                    // the field begins with the sign that turns it back, and ends with the one that turns it on
                    "<" if column < x + span.text.width() => (fields, Some(Key::Left)),
                    "<" => (fields, Some(Key::Right)),
                    "[" => (fields, None),
                    _ => (hit.field, hit.turn.filter(|_| column < x + span.text.width())),
                };
            }
            fields += usize::from(span.role == Role::Key && matches!(span.text.trim(), "<" | "["));
            x += span.text.width();
        }
        Some(hit)
    }
}
