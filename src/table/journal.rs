//! The journal: one string a turn, its actions in notation, each with the results of chance it met.
//!
//! `march 5 7 2; ambush fox {dice 3 1}; pass`

use crate::kernel::Message;
use std::fmt;

/// One action and what chance gave it, in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Step {
    pub action: String,
    pub rolls: Vec<String>,
}

/// A turn that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub enum JournalError {
    /// The step, from 1, has no action.
    NoAction(usize),
    /// In this step, from 1, the results of chance are not in braces at its end.
    Braces(usize),
}

impl JournalError {
    /// Returns the error in the turn, as a message.
    pub fn message(&self) -> Message {
        match self {
            JournalError::NoAction(step) => Message::new("journal-no-action").number("step", *step),
            JournalError::Braces(step) => Message::new("journal-braces").number("step", *step),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.action)?;
        if self.rolls.is_empty() { Ok(()) } else { write!(f, " {{{}}}", self.rolls.join(", ")) }
    }
}

/// Returns the string of one turn.
pub fn format_turn(steps: &[Step]) -> String {
    steps.iter().map(Step::to_string).collect::<Vec<_>>().join("; ")
}

/// Reads what `format_turn` wrote.
///
/// # Errors
/// Returns the number of the step that cannot be read, from 1.
pub fn parse_turn(text: &str) -> Result<Vec<Step>, JournalError> {
    if text.trim().is_empty() {
        return Ok(Vec::new());
    }
    text.split(';').enumerate().map(|(index, step)| parse_step(step.trim(), index + 1)).collect()
}

fn parse_step(text: &str, number: usize) -> Result<Step, JournalError> {
    let (action, rolls) = match text.split_once('{') {
        None => (text, Vec::new()),
        Some((action, rest)) => {
            let inside = rest.strip_suffix('}').ok_or(JournalError::Braces(number))?;
            (action.trim_end(), parse_rolls(inside))
        }
    };
    if action.is_empty() {
        return Err(JournalError::NoAction(number));
    }
    if action.contains('}') || rolls.iter().any(|roll| roll.is_empty() || roll.contains(['{', '}'])) {
        return Err(JournalError::Braces(number));
    }
    Ok(Step { action: action.to_owned(), rolls })
}

fn parse_rolls(text: &str) -> Vec<String> {
    text.split(',').map(|roll| roll.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn word() -> impl Strategy<Value = String> {
        "[a-z][a-z0-9_]{0,6}( [a-z0-9-]{1,6}){0,3}"
    }

    proptest! {
        #[test]
        fn a_turn_is_read_as_it_was_written(steps in prop::collection::vec((word(), prop::collection::vec(word(), 0..4)), 0..8)) {
            let steps: Vec<Step> = steps.into_iter().map(|(action, rolls)| Step { action, rolls }).collect();
            prop_assert_eq!(parse_turn(&format_turn(&steps)), Ok(steps));
        }

        #[test]
        fn no_text_breaks_the_reader_and_what_it_reads_it_writes_back(text in "[a-c {},;]{0,30}") {
            if let Ok(steps) = parse_turn(&text) {
                prop_assert_eq!(parse_turn(&format_turn(&steps)), Ok(steps));
            }
        }
    }

    #[test]
    fn faults_name_their_step() {
        assert_eq!(parse_turn("a; ; b"), Err(JournalError::NoAction(2)));
        assert_eq!(parse_turn("a; b {x"), Err(JournalError::Braces(2)));
        assert_eq!(parse_turn("a {x} y"), Err(JournalError::Braces(1)));
        assert_eq!(parse_turn("{dice 1 1}"), Err(JournalError::NoAction(1)));
    }
}
