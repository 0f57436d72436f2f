//! The slips of those who write logs: where, and what does not fit.

use crate::kernel::{Message, Words};

/// A place of a log that does not fit, or that was followed by an assumption only.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Words::english().say(&self.message()))]
pub struct Slip {
    /// The line of the file, from 1.
    pub line: usize,
    /// The action as it is written, or what an assumption is about.
    pub token: String,
    pub why: Why,
}

/// What is the matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Words::english().say(&self.message()))]
pub enum Why {
    /// The line is no record of a log.
    Line,
    /// The action cannot be read.
    Unread,
    /// Pieces are taken from where fewer are.
    Missing { there: u8 },
    /// More pieces of a kind are placed than there are.
    Beyond { most: u8 },
    /// A plot or a relic is turned up where none lies.
    NothingToFlip,
    /// The rules lead to no such action there.
    NotFollowed,
    /// The rules made this change, which the log does not have.
    Added,
    /// The position was set to what the log counts, since the rules did not lead there.
    Corrected,
    /// A record that the game which follows the log does without.
    Unplayed,
    /// More than is read of a file, or looked for of a line.
    TooLong,
    /// The search has taken all that one file may take: what is behind it is counted alone.
    Counted,
    /// The game that follows the log does not end so.
    Winner,
}

/// The most letters of a token in a message.
const LONGEST: usize = 60;

impl Slip {
    pub fn new(line: usize, token: &str, why: Why) -> Self {
        Self { line, token: token.chars().take(LONGEST).collect(), why }
    }

    pub fn message(&self) -> Message {
        Message::new("rootlog-slip")
            .number("line", self.line)
            .text("token", &self.token)
            .said("why", self.why.message())
    }
}

impl Why {
    const ALL: [Self; 12] = [
        Why::Line,
        Why::Unread,
        Why::Missing { there: 0 },
        Why::Beyond { most: 0 },
        Why::NothingToFlip,
        Why::NotFollowed,
        Why::Added,
        Why::Corrected,
        Why::Unplayed,
        Why::TooLong,
        Why::Counted,
        Why::Winner,
    ];

    /// Returns the word for it in saves.
    pub const fn id(self) -> &'static str {
        match self {
            Why::Line => "no_record",
            Why::Unread => "unread",
            Why::Missing { .. } => "missing",
            Why::Beyond { .. } => "beyond",
            Why::NothingToFlip => "nothing_to_flip",
            Why::NotFollowed => "not_followed",
            Why::Added => "added",
            Why::Corrected => "corrected",
            Why::Unplayed => "unplayed",
            Why::TooLong => "too_long",
            Why::Counted => "counted",
            Why::Winner => "other_winner",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|why| why.id() == id)
    }

    /// Returns the number that belongs to it, 0 where none does.
    pub const fn number(self) -> u8 {
        match self {
            Why::Missing { there } => there,
            Why::Beyond { most } => most,
            _ => 0,
        }
    }

    #[must_use]
    pub const fn with_number(self, number: u8) -> Self {
        match self {
            Why::Missing { .. } => Why::Missing { there: number },
            Why::Beyond { .. } => Why::Beyond { most: number },
            other => other,
        }
    }

    pub fn message(&self) -> Message {
        match self {
            Why::Line => "rootlog-why-line".into(),
            Why::Unread => "rootlog-why-unread".into(),
            Why::Missing { there } => Message::new("rootlog-why-missing").number("there", *there),
            Why::Beyond { most } => Message::new("rootlog-why-beyond").number("most", *most),
            Why::NothingToFlip => "rootlog-why-flip".into(),
            Why::NotFollowed => "rootlog-why-rules".into(),
            Why::Added => "rootlog-why-added".into(),
            Why::Corrected => "rootlog-why-corrected".into(),
            Why::Unplayed => "rootlog-why-unplayed".into(),
            Why::TooLong => "rootlog-why-long".into(),
            Why::Counted => "rootlog-why-counted".into(),
            Why::Winner => "rootlog-why-winner".into(),
        }
    }
}
