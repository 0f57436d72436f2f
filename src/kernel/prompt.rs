//! The properties of a task that asks.

use crate::kernel::{Arg, Decision, Message, Question, Seat};

/// The room of a task for what may be done at any time of a phase: effects of cards, say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offers {
    /// Nothing of it can come between.
    No,
    /// It is listed where the task asks anyway.
    Beside,
    /// It is reason enough to ask.
    Alone,
    /// Other effects that start this phase are listed too.
    Openings,
}

/// The question of a pending task: its key, the law that asks, and what fills its places.
pub struct PromptSpec {
    pub key: &'static str,
    pub law: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

impl PromptSpec {
    pub fn new(key: &'static str, law: &'static str) -> Self {
        Self { key, law, args: Vec::new() }
    }

    /// Asks something else, which has the same places.
    pub fn instead(self, key: &'static str, law: &'static str) -> Self {
        Self { key, law, ..self }
    }

    /// Returns names the law that asks in this case.
    pub fn by(self, law: &'static str) -> Self {
        Self { law, ..self }
    }

    /// Fills a place.
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    pub fn number(self, name: &'static str, number: u8) -> Self {
        self.with(name, number.into())
    }

    pub fn name(self, name: &'static str, space: &'static str, id: &'static str) -> Self {
        self.with(name, Arg::Name { space, id })
    }

    /// Returns the decision of a seat, which plays `who`.
    pub fn of(self, seat: Seat, who: Arg) -> Decision {
        let mut message = Message::new(self.key).with("who", who);
        message.args.extend(self.args);
        Decision::Ask(Question { seat, message, law: self.law })
    }
}
