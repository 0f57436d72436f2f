//! Playing a journal again, and where it first leads elsewhere.

use super::Refusal;
use super::journal::JournalError;
use crate::kernel::{Message, PositionErrors, Value, Words};

/// The place where a journal and the rules first differ. The game of the save continues anyway: its state is the truth.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub struct Difference {
    /// 0 for the setup.
    pub round: u16,
    /// The turn in the journal, from 0.
    pub turn: usize,
    pub why: Why,
}

/// How a replay under these rules differs from the save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The game could not be set up as it was.
    Setup(Message),
    /// Nor could the position it began from.
    Position(PositionErrors),
    Journal(JournalError),
    /// An action was refused.
    Action {
        action: String,
        fault: Refusal,
    },
    /// A result of chance could not come up, or was missing, or was left over.
    Chance,
    /// Everything could be played, and the state is another.
    Digest,
}

impl Difference {
    pub fn say(&self, words: &Words) -> String {
        let why = match &self.why {
            Why::Setup(fault) => return words.text_with("replay-setup", &[("fault", words.say(fault).into())]),
            Why::Position(faults) => {
                return words.text_with("replay-position", &[("fault", faults.say(words).into())]);
            }
            Why::Journal(error) => words.text_with("replay-journal", &[("fault", words.say(&error.message()).into())]),
            Why::Action { action, fault } => words
                .text_with("replay-action", &[("action", action.as_str().into()), ("fault", fault.say(words).into())]),
            Why::Chance => words.text("replay-chance"),
            Why::Digest => words.text("replay-digest"),
        };
        let number = |number: usize| Value::from(number as i64);
        let places = [("round", number(self.round.into())), ("turn", number(self.turn + 1)), ("why", why.into())];
        words.text_with("replay-differs", &places)
    }
}
