//! Failures of a command: wrong arguments (exit code 2), or others (1).

use crate::kernel::Words;
use crate::table::shared::TableError;
use crate::table::{BoardsError, DailyError, LobbyError, StoreError};
use clap::error::ErrorKind;
use std::io::{self, Write};

/// The reason why a command did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The arguments are wrong; one sentence.
    #[error("{0}")]
    Usage(String),
    #[error("{0}")]
    Failed(String),
    /// The reader of our output has gone, as `head` does: no reason to complain.
    #[error("")]
    NobodyListens,
    /// The command says itself what went wrong.
    #[error("")]
    Exit(u8),
}

impl Failure {
    pub fn exit_code(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::Failed(_) => 1,
            Failure::NobodyListens => 0,
            Failure::Exit(code) => *code,
        }
    }
}

impl Failure {
    /// Makes the failure. A wrong folder or a fault in its boards is a fault of the arguments; an unreadable disk is
    /// not.
    pub fn of_boards(error: &BoardsError, words: &Words) -> Self {
        Self::of(error.say(words), error.is_in_what_was_named())
    }

    /// Makes the failure. A name that is invalid, or of no save, is a fault of the arguments; errors of a folder or a
    /// file are not.
    pub fn of_store(error: &StoreError, words: &Words) -> Self {
        Self::of(error.say(words), error.is_in_the_name())
    }

    /// Counts what cannot be played as a fault of the arguments, but not what cannot be saved or loaded.
    pub fn of_lobby(error: &LobbyError, words: &Words) -> Self {
        match error {
            LobbyError::Store(error) => Self::of_store(error, words),
            LobbyError::UnknownGame { .. }
            | LobbyError::UnknownLesson { .. }
            | LobbyError::Setup(_)
            | LobbyError::Daily(DailyError::Ahead { .. }) => Failure::Usage(error.say(words)),
            LobbyError::Save(_)
            | LobbyError::Daily(_)
            | LobbyError::Log(_)
            | LobbyError::Seed(_)
            | LobbyError::AtTable(_) => Failure::Failed(error.say(words)),
        }
    }

    /// Counts a name that is of no table as a fault of the arguments.
    pub fn of_table(error: &TableError, words: &Words) -> Self {
        match error {
            TableError::Lobby(error) => Self::of_lobby(error, words),
            TableError::Missing { .. } | TableError::NotShared { .. } => Failure::Usage(error.say(words)),
            _ => Failure::Failed(error.say(words)),
        }
    }

    fn of(what: String, in_arguments: bool) -> Self {
        if in_arguments { Failure::Usage(what) } else { Failure::Failed(what) }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyListens,
            _ => Failure::Failed(error.to_string()),
        }
    }
}

/// Help and version are not errors; an error is cut down to its first sentence.
pub(super) fn from_clap(error: &clap::Error, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let text = error.render().to_string();
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return Ok(out.write_all(text.as_bytes())?);
    }
    let first = text.split("\n\n").next().unwrap_or_default();
    let sentence = first.strip_prefix("error: ").unwrap_or(first).split_whitespace().collect::<Vec<_>>().join(" ");
    Err(Failure::Usage(words.text_with("cli-usage", &[("what", sentence.into())])))
}
