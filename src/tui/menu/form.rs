//! Forms: lines of fields, each with a value to turn or a text to type.

use unicode_width::UnicodeWidthStr;

use super::clicks::Zone;
use crate::tui::keys::Key;
use crate::tui::line::LineEditor;
use crate::tui::palette::Role;
use crate::tui::text::{Row, padded};

/// A field.
#[derive(Clone)]
pub enum Field {
    /// One of some values.
    Choice { values: Vec<String>, at: usize },
    /// Free text.
    Text(Box<LineEditor>),
}

impl Field {
    pub fn choice(values: Vec<String>, at: usize) -> Field {
        Field::Choice { at: at.min(values.len().saturating_sub(1)), values }
    }

    pub fn text(text: &str) -> Field {
        let mut line = LineEditor::new();
        line.set(text);
        Field::Text(Box::new(line))
    }

    /// Returns the index of the value.
    pub fn at(&self) -> usize {
        match self {
            Field::Choice { at, .. } => *at,
            Field::Text(_) => 0,
        }
    }

    /// Turns it to the value with this index, if it has one.
    pub fn set(&mut self, index: usize) {
        if let Field::Choice { values, at } = self
            && index < values.len()
        {
            *at = index;
        }
    }

    /// Returns the text.
    pub fn value(&self) -> String {
        match self {
            Field::Choice { values, at } => values.get(*at).cloned().unwrap_or_default(),
            Field::Text(line) => line.text().trim().to_owned(),
        }
    }

    /// Returns the columns of its widest value.
    pub fn width(&self) -> usize {
        match self {
            Field::Choice { values, .. } => values.iter().map(|value| value.width()).max().unwrap_or(0),
            Field::Text(line) => line.text().width(),
        }
    }

    /// Turns it to the next value.
    pub fn turn(&mut self, forward: bool) {
        if let Field::Choice { values, at } = self
            && !values.is_empty()
        {
            *at = (*at + if forward { 1 } else { values.len() - 1 }) % values.len();
        }
    }

    /// Returns the column of the cursor in its text, if it is a field for that.
    pub fn cursor(&self) -> Option<usize> {
        match self {
            Field::Choice { .. } => None,
            Field::Text(line) => Some(line.text()[..line.cursor()].width()),
        }
    }

    /// Types into it; whether it is a field for that.
    pub fn typed(&mut self, key: Key) -> bool {
        let typing = self.takes(key);
        if let (Field::Text(line), true) = (self, typing) {
            let _ = line.key(key, |_| Vec::new());
        }
        typing
    }

    /// Returns whether it is a field for text, to which this key belongs.
    pub fn takes(&self, key: Key) -> bool {
        matches!(self, Field::Text(_))
            && matches!(
                key,
                Key::Char(_) | Key::Backspace | Key::Delete | Key::Home | Key::End | Key::Left | Key::Right
            )
    }

    /// Pastes into it; whether it is a field for that.
    pub fn pasted(&mut self, text: &str) -> bool {
        let Field::Text(line) = self else { return false };
        line.insert(text);
        true
    }

    /// Draws it in this many columns, with a sign at each end.
    pub fn row(&self, here: bool, room: usize) -> Row {
        let role = if here { Role::Cursor } else { Role::Text };
        let text = Row::plain(self.value()).fitted(room).to_string();
        let text = padded(&text, room);
        match self {
            Field::Choice { values, .. } if values.len() > 1 => {
                Row::of(Role::Key, "< ").put(role, text).put(Role::Key, " >")
            }
            Field::Choice { .. } => Row::plain("  ").put(role, text).text("  "),
            Field::Text(_) => Row::of(Role::Key, "[ ").put(role, text).put(Role::Key, " ]"),
        }
    }
}

/// A line of a form, with the columns of its fields.
#[derive(Default)]
pub struct FieldRow {
    pub row: Row,
    pub zones: Vec<Zone>,
}

impl FieldRow {
    pub fn of(row: Row) -> Self {
        Self { row, zones: Vec::new() }
    }

    /// Adds a field in this many columns behind what there is.
    #[must_use]
    pub fn field(self, field: &Field, here: bool, room: usize) -> Self {
        let (start, number) = (self.row.width(), self.zones.last().map_or(0, |zone| zone.field + 1));
        let zone = |columns, turn| Zone { columns, field: number, turn };
        let mut zones = self.zones;
        match field {
            // its first sign turns it back, the rest turns it on
            Field::Choice { values, .. } if values.len() > 1 => {
                let value = start + SIGN;
                zones.push(zone(start..value, Some(Key::Left)));
                zones.push(zone(value..value + room + SIGN, Some(Key::Right)));
            }
            Field::Choice { .. } | Field::Text(_) => zones.push(zone(start..start + room + 2 * SIGN, None)),
        }
        Self { row: self.row.join(field.row(here, room)), zones }
    }

    /// Adds a text behind what there is.
    #[must_use]
    pub fn text(self, text: impl Into<String>) -> Self {
        Self { row: self.row.text(text), ..self }
    }
}

/// Columns of the sign at an end of a field.
const SIGN: usize = 2;
