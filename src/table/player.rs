//! Players at the table.

use crate::bots::Level;
use crate::kernel::CLOCKWORK;
use serde::{Deserialize, Serialize};

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Controller {
    /// A human; the name may be empty.
    Human {
        name: String,
    },
    Bot(Level),
    /// Nobody: the seat follows its board.
    Clockwork,
}

impl Controller {
    pub const fn is_human(&self) -> bool {
        matches!(self, Controller::Human { .. })
    }

    /// Returns the level of a bot.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Controller::Bot(level) => Some(*level),
            Controller::Human { .. } | Controller::Clockwork => None,
        }
    }

    /// Returns the human's name, which may be empty; `None` for a bot.
    pub fn name(&self) -> Option<&str> {
        match self {
            Controller::Human { name } => Some(name),
            Controller::Bot(_) | Controller::Clockwork => None,
        }
    }

    /// Returns the word for it in commands and saves.
    pub const fn id(&self) -> &'static str {
        match self {
            Controller::Human { .. } => "human",
            Controller::Bot(level) => level.id(),
            Controller::Clockwork => CLOCKWORK,
        }
    }
}

/// The fate of a seat whose player is away, at a table of several terminals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Away {
    /// The table waits.
    Wait,
    /// A bot of this level stands in until the player is back.
    Bot(Level),
}

impl Away {
    /// Lists all there can be at a table of a game with bots of these levels.
    pub fn among(levels: &[Level]) -> impl Iterator<Item = Away> {
        std::iter::once(Away::Wait).chain(levels.iter().copied().map(Away::Bot))
    }

    /// Returns the level of the bot that stands in.
    pub const fn level(self) -> Option<Level> {
        match self {
            Away::Wait => None,
            Away::Bot(level) => Some(level),
        }
    }

    /// Returns the word for it in commands and saves.
    pub const fn id(self) -> &'static str {
        match self {
            Away::Wait => "wait",
            Away::Bot(level) => level.id(),
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        match id {
            "wait" => Some(Away::Wait),
            level => level.parse().ok().map(Away::Bot),
        }
    }
}

impl From<Away> for String {
    fn from(away: Away) -> Self {
        away.id().to_owned()
    }
}

impl TryFrom<String> for Away {
    type Error = &'static str;

    fn try_from(id: String) -> Result<Self, Self::Error> {
        Away::from_id(&id).ok_or("neither wait nor the level of a bot")
    }
}
