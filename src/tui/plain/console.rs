//! The console: every line is read from it and written to it.

use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

use super::line_command::LineCommand;
use crate::kernel::{Value, Words};
use crate::table::{Lobby, WakeCallback};
use crate::tui::keys::folded;
use crate::tui::settings::Settings;
use crate::tui::speech;
use crate::tui::text::Row;

/// Keeps the settings; why it could not, in words.
pub type Keep<'a> = &'a dyn Fn(&Settings) -> Result<(), String>;

/// Longest line that is read whole.
const LONGEST: u64 = 1 << 16;

/// The source and target of lines, and the words besides the game.
pub struct Console<'a> {
    pub lobby: &'a Lobby,
    pub settings: Settings,
    pub keep: Keep<'a>,
    pub input: Typed<'a>,
    /// Whether a person types the lines as they read, and no script has sent them ahead.
    pub is_typed_by_hand: bool,
    /// Waits until more can be read or the table calls, at most so long; whether more can be read.
    pub ready: &'a dyn Fn(Duration) -> bool,
    /// Rung by the table of a game that is played elsewhere, on another thread, when it tells something.
    pub wake: WakeCallback,
    pub out: &'a mut dyn Write,
}

/// The typed input, with what came along with the lines that were read: a pipe brings many at once.
pub struct Typed<'a> {
    input: &'a mut dyn BufRead,
    held: Vec<u8>,
}

impl<'a> Typed<'a> {
    pub fn new(input: &'a mut dyn BufRead) -> Self {
        Self { input, held: Vec::new() }
    }

    /// Whether a line is there, or as much as is read of one.
    fn has_line(&self) -> bool {
        self.held.contains(&b'\n') || self.held.len() as u64 >= LONGEST
    }

    /// Takes in what there is, or waits for it; nothing at the end of the input.
    fn more(&mut self) -> io::Result<()> {
        let typed = self.input.fill_buf()?;
        let length = typed.len();
        self.held.extend_from_slice(typed);
        self.input.consume(length);
        Ok(())
    }
}

impl Read for Typed<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(into)?;
        self.consume(read);
        Ok(read)
    }
}

impl BufRead for Typed<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.held.is_empty() {
            self.more()?;
        }
        Ok(&self.held)
    }

    fn consume(&mut self, amount: usize) {
        self.held.drain(..amount.min(self.held.len()));
    }
}

impl Console<'_> {
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
            rows.iter().map(|row| speech::said(words, row)).filter(|line| line.chars().any(char::is_alphanumeric));
        for line in lines {
            self.line(&line)?;
        }
        Ok(())
    }

    /// Returns the line that has been typed already, left where it is: empty at the end of the input, `None` if there is
    /// none yet.
    pub(super) fn peek(&mut self) -> io::Result<Option<String>> {
        if !self.is_typed() {
            return Ok(None);
        }
        if !self.input.has_line() {
            self.input.more()?;
        }
        let line = self.input.held.split_inclusive(|byte| *byte == b'\n').next().unwrap_or_default();
        Ok(Some(String::from_utf8_lossy(line).into_owned()))
    }

    /// Returns whether there is a line already, or something that does not have to be waited for.
    pub(super) fn is_typed(&self) -> bool {
        self.input.has_line() || (self.ready)(Duration::ZERO)
    }

    /// Waits until something is typed or the table tells something, at most so long.
    pub(super) fn listen(&self, limit: Duration) {
        if !self.input.has_line() {
            (self.ready)(limit);
        }
    }

    /// Shows that a line is waited for.
    pub(super) fn prompt(&mut self) -> io::Result<()> {
        write!(self.out, "> ")?;
        self.out.flush()
    }

    /// Returns the next line; `None` when there is none.
    pub(super) fn read(&mut self) -> io::Result<Option<String>> {
        self.prompt()?;
        self.take()
    }

    /// Returns the next line, behind a prompt that was shown already.
    pub(super) fn take(&mut self) -> io::Result<Option<String>> {
        let mut text = Vec::new();
        // Bytes that are not text come from a stray key and are not a reason to end.
        let read = io::Read::take(&mut self.input, LONGEST).read_until(b'\n', &mut text)?;
        Ok((read > 0).then(|| typed(String::from_utf8_lossy(&text).trim())))
    }
}

/// A line as it is meant: in half width, the player's own text aside.
fn typed(line: &str) -> String {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let word = folded(word);
    if LineCommand::begins(&word).is_some_and(LineCommand::has_own_text) {
        format!("{word} {}", rest.trim()).trim_end().to_owned()
    } else {
        folded(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_came_at_once_are_there_one_by_one_though_nothing_more_comes() {
        let mut pipe = &b"say hello\nquit\nand"[..];
        let mut typed = Typed::new(&mut pipe);
        let mut line = String::new();
        typed.read_line(&mut line).unwrap();
        assert!(line == "say hello\n" && typed.has_line());
        typed.read_line(&mut line).unwrap();
        assert!(line == "say hello\nquit\n" && !typed.has_line());
    }

    #[test]
    fn of_a_line_without_end_no_more_is_kept_than_is_read() {
        let mut endless = io::BufReader::new(io::repeat(b'a'));
        let mut typed = Typed::new(&mut endless);
        while !typed.has_line() {
            typed.more().unwrap();
        }
        assert!(typed.held.len() as u64 <= 2 * LONGEST);
    }

    #[test]
    fn a_line_of_full_width_is_read_and_names_stay_as_they_are() {
        assert_eq!(typed("ｍａｒｃｈ　５　１"), "march 5 1");
        assert_eq!(typed("ｓａｖｅ　夜の森Ａ"), "save 夜の森Ａ");
        assert_eq!(typed("ｓａｙ　你好，行！"), "say 你好，行！");
        assert_eq!(typed("：ｓａｙ　你好，行！"), ":say 你好，行！");
        assert_eq!(typed("save"), "save");
        assert_eq!(typed("１"), "1");
    }
}
