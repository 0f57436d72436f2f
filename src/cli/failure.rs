//! How a command fails: by wrong arguments (exit code 2), or otherwise (1).

use crate::kernel::Words;
use clap::error::ErrorKind;
use std::io::{self, Write};

/// Why a command did not do what was asked.
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

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyListens,
            _ => Failure::Failed(error.to_string()),
        }
    }
}

/// Help and version are no errors; an error is cut down to its first sentence.
pub(super) fn from_clap(error: &clap::Error, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let text = error.render().to_string();
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return Ok(out.write_all(text.as_bytes())?);
    }
    let first = text.split("\n\n").next().unwrap_or_default();
    let sentence = first.strip_prefix("error: ").unwrap_or(first).split_whitespace().collect::<Vec<_>>().join(" ");
    Err(Failure::Usage(words.text_with("cli-usage", &[("what", sentence.into())])))
}
