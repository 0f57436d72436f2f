//! The cursor of a list: arrows move it round, Enter or a second click takes what it is on.

use super::clicks::Hit;
use crate::tui::commands::Command;
use crate::tui::keys::Key;

/// The line of a list that is picked.
#[derive(Clone, Copy, Default)]
pub(super) struct Pick(usize);

impl Pick {
    pub fn at(self) -> usize {
        self.0
    }

    /// Takes a command, in a list of this many lines; whether it takes the line.
    pub fn obey(&mut self, what: Option<Command>, lines: usize) -> bool {
        let lines = lines.max(1);
        match what {
            Some(Command::Down | Command::Right) => self.0 = (self.0 + 1) % lines,
            Some(Command::Up | Command::Left) => self.0 = (self.0 + lines - 1) % lines,
            _ => {}
        }
        what == Some(Command::Choose)
    }

    /// Goes to a line.
    pub fn put(&mut self, line: usize) {
        self.0 = line;
    }

    /// Goes to where a click was; where it is already, the key that takes the line.
    pub fn click(&mut self, hit: Hit) -> Option<Key> {
        let again = std::mem::replace(&mut self.0, hit.line) == hit.line;
        again.then_some(Key::Enter)
    }
}
