//! The desk that every line is read from and written to.

use std::io::{self, BufRead, Write};

use crate::kernel::{Value, Words};
use crate::table::Lobby;
use crate::tui::aloud;
use crate::tui::keys::folded;
use crate::tui::settings::Settings;
use crate::tui::text::Row;

/// Keeps the settings; why it could not, in words.
pub type Keep<'a> = &'a dyn Fn(&Settings) -> Result<(), String>;

/// Longest line that is read whole.
const LONGEST: u64 = 1 << 16;

/// The source and target of lines, and the words besides the game.
pub struct Desk<'a> {
    pub lobby: &'a Lobby,
    pub settings: Settings,
    pub keep: Keep<'a>,
    pub input: &'a mut dyn BufRead,
    /// Whether reading a line would not have to wait for one.
    pub ready: &'a dyn Fn() -> bool,
    pub out: &'a mut dyn Write,
}

impl Desk<'_> {
    pub(super) fn words(&self) -> &'static Words {
        self.lobby.words
    }

    /// Writes a text, a line of it a line.
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        text.lines().try_for_each(|line| writeln!(self.out, "{}", line.trim_end()))
    }

    pub(super) fn say(&mut self, key: &str) -> io::Result<()> {
        self.line(&self.words().text(key))
    }

    pub(super) fn fill(&mut self, key: &str, places: &[(&str, Value<'_>)]) -> io::Result<()> {
        self.line(&self.words().text_with(key, places))
    }

    pub(super) fn blank(&mut self, lines: usize) -> io::Result<()> {
        self.out.write_all("\n".repeat(lines).as_bytes())
    }

    /// Writes rows without their columns; empty ones say nothing to the ear.
    pub(super) fn rows(&mut self, rows: &[Row]) -> io::Result<()> {
        let words = self.words();
        let lines =
            rows.iter().map(|row| aloud::line(words, row)).filter(|line| line.chars().any(char::is_alphanumeric));
        for line in lines {
            self.line(&line)?;
        }
        Ok(())
    }

    /// The line that has been typed already, left where it is: empty at the end of the input, `None` if there is none yet.
    pub(super) fn peek(&mut self) -> io::Result<Option<String>> {
        if !(self.ready)() {
            return Ok(None);
        }
        let typed = self.input.fill_buf()?;
        let line = typed.split_inclusive(|byte| *byte == b'\n').next().unwrap_or_default();
        Ok(Some(String::from_utf8_lossy(line).into_owned()))
    }

    /// The next line; `None` when there is none.
    pub(super) fn read(&mut self) -> io::Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut text = Vec::new();
        // Bytes that are not text come from a stray key and are not a reason to end.
        let read = io::Read::take(&mut *self.input, LONGEST).read_until(b'\n', &mut text)?;
        Ok((read > 0).then(|| typed(String::from_utf8_lossy(&text).trim())))
    }
}

/// The commands behind which a name stands, in whatever characters.
const NAMING: [&str; 5] = ["save", "w", "rename", "delete", "open"];

/// A line as it is meant: in half width, names aside.
fn typed(line: &str) -> String {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let word = folded(word);
    if NAMING.contains(&word.as_str()) { format!("{word} {}", rest.trim()).trim_end().to_owned() } else { folded(line) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_full_width_is_read_and_names_stay_as_they_are() {
        assert_eq!(typed("ｍａｒｃｈ　５　１"), "march 5 1");
        assert_eq!(typed("ｓａｖｅ　夜の森Ａ"), "save 夜の森Ａ");
        assert_eq!(typed("save"), "save");
        assert_eq!(typed("１"), "1");
    }
}
