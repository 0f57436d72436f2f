//! Sections of help: how a game is read and played.

use super::palette::Role;
use super::text::Row;

/// A section of the help of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpSection {
    pub title: String,
    /// A paragraph each, or a row of a table of signs.
    pub lines: Vec<String>,
}

impl HelpSection {
    /// Makes a section of texts, of which each line is a paragraph.
    pub fn new<T: AsRef<str>>(title: String, texts: impl IntoIterator<Item = T>) -> Self {
        let lines = texts.into_iter().flat_map(|text| text.as_ref().lines().map(str::to_owned).collect::<Vec<_>>());
        Self { title, lines: lines.collect() }
    }

    /// Draws it, with an empty row at its end.
    pub fn rows(&self) -> impl Iterator<Item = Row> {
        let lines = self.lines.iter().map(|line| Row::plain(format!("  {line}")));
        let title = Row::of(Role::Prompt, self.title.as_str());
        std::iter::once(title).chain(lines).chain(std::iter::once(Row::new()))
    }
}
