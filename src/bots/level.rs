//! Levels of bots.

use crate::kernel::Message;
use std::fmt;
use std::str::FromStr;

/// The level of a bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// What looks best at once, with some of it overlooked.
    Easy,
    /// What looks best by the end of its turn.
    Normal,
    /// Plans for its turn, tried against the replies of the others.
    Hard,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Normal, Level::Hard];

    /// Returns the word for it in commands and saves.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// A word that is not a level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub struct UnknownLevel(pub String);

impl UnknownLevel {
    /// Lists the levels, as a message.
    pub fn message(&self) -> Message {
        Message::new("bot-level").text("level", &self.0).words("known", Level::ALL.map(Level::id))
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.id() == word)
            .ok_or_else(|| UnknownLevel(word.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_as_they_are_printed() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!(
            "brutal".parse::<Level>().unwrap_err().to_string(),
            "expected one of random, easy, normal, hard, found \"brutal\""
        );
    }
}
