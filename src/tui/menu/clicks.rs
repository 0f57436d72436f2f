//! Clicks in a menu: they choose whatever a key chooses there.

use std::ops::Range;

use ratatui::layout::{Position, Rect};

use crate::tui::key_bar::KeyBar;
use crate::tui::keys::Key;

/// The lines of a menu as they were drawn last.
#[derive(Default)]
pub struct Clicks {
    bar: Option<(Rect, KeyBar)>,
    /// Lines that the cursor can be in, with their numbers.
    lines: Vec<(Rect, usize, Vec<Zone>)>,
}

/// Columns of a line that belong to a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    pub columns: Range<usize>,
    /// The number of the field in its line.
    pub field: usize,
    /// The key that turns the field as it is hit there; none in a text.
    pub turn: Option<Key>,
}

/// A line that was hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    pub line: usize,
    /// The field that was hit, or the last one before it, or the first one.
    pub field: usize,
    /// The key that turns the field as it was hit; none beside a value and in a text.
    pub turn: Option<Key>,
}

impl Clicks {
    pub(super) fn note_bar(&mut self, area: Rect, bar: KeyBar) {
        self.bar = Some((area, bar));
    }

    /// Notes a line without fields.
    pub(super) fn line(&mut self, area: Rect, line: usize) {
        self.fields(area, line, Vec::new());
    }

    /// Notes a line with its fields, from left to right.
    pub(super) fn fields(&mut self, area: Rect, line: usize, zones: Vec<Zone>) {
        self.lines.push((area, line, zones));
    }

    /// Returns the key that the key bar shows in a cell.
    pub fn key(&self, at: Position) -> Option<Key> {
        let (area, bar) = self.bar.as_ref().filter(|(area, _)| area.contains(at))?;
        bar.key_at(usize::from(at.x - area.x))
    }

    /// Returns the line that is drawn in a cell.
    pub fn hit(&self, at: Position) -> Option<Hit> {
        let (area, line, zones) = self.lines.iter().find(|(area, ..)| area.contains(at))?;
        let column = usize::from(at.x - area.x);
        let zone = zones.iter().rfind(|zone| zone.columns.start <= column);
        let turn = zone.filter(|zone| zone.columns.contains(&column)).and_then(|zone| zone.turn);
        Some(Hit { line: *line, field: zone.map_or(0, |zone| zone.field), turn })
    }
}
