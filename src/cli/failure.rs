//! Failures of a command: wrong arguments (exit code 2), or others (1).

use crate::bots::UnknownLevel;
use crate::kernel::{Message, Words};
use crate::table::arena::NotLike;
use crate::table::shared::TableError;
use crate::table::{BoardsError, DailyError, LobbyError, StoreError};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;
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
            LobbyError::UnknownGame(_)
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

/// Sorts what the parser says: help and version are not errors; an error is said in a sentence.
pub(super) fn from_clap(error: &clap::Error, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return Ok(out.write_all(error.render().to_string().as_bytes())?);
    }
    let what = words.say(&sentence(error));
    Err(Failure::Usage(words.text_with("cli-usage", &[("what", what.into())])))
}

/// What is wrong with the arguments. What the parser knows no kind for is said in its own words.
fn sentence(error: &clap::Error) -> Message {
    let found = |kind| error.get(kind);
    let text = |kind| found(kind).map(ToString::to_string).unwrap_or_default();
    let texts = |kind| match found(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    };
    let arg = |key| Message::new(key).text("arg", text(ContextKind::InvalidArg));
    // the last that the parser would suggest is most like what was typed
    let like = |message: Message, kind| message.suggesting(texts(kind).last().map(String::as_str));
    match error.kind() {
        ErrorKind::UnknownArgument => like(arg("cli-no-option"), ContextKind::SuggestedArg),
        ErrorKind::InvalidSubcommand => {
            let command = Message::new("cli-no-command").text("arg", text(ContextKind::InvalidSubcommand));
            like(command, ContextKind::SuggestedSubcommand)
        }
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_empty() => arg("cli-no-value"),
        ErrorKind::InvalidValue => {
            let message = arg("cli-bad-value").text("value", text(ContextKind::InvalidValue));
            like(message, ContextKind::SuggestedValue).words("known", texts(ContextKind::ValidValue))
        }
        ErrorKind::ValueValidation => {
            let message = arg("cli-wrong-value").text("value", text(ContextKind::InvalidValue));
            let told = error.source().and_then(|why| {
                let not_like = why.downcast_ref().map(NotLike::message);
                not_like.or_else(|| why.downcast_ref().map(UnknownLevel::message))
            });
            match told {
                Some(why) => message.said("why", why),
                None => message.text("why", error.source().map(ToString::to_string).unwrap_or_default()),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            Message::new("cli-missing").text("arg", texts(ContextKind::InvalidArg).join(" "))
        }
        ErrorKind::ArgumentConflict if text(ContextKind::PriorArg) == text(ContextKind::InvalidArg) => arg("cli-twice"),
        ErrorKind::ArgumentConflict => arg("cli-conflict").text("other", text(ContextKind::PriorArg)),
        _ => {
            let text = error.render().to_string();
            let first = text.split("\n\n").next().unwrap_or_default();
            let first = first.strip_prefix("error: ").unwrap_or(first).split_whitespace().collect::<Vec<_>>().join(" ");
            Message::new("cli-other").text("what", first)
        }
    }
}
