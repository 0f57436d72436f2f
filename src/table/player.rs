//! Players at the table.

use crate::bots::Level;

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Controller {
    /// A human; the name may be empty.
    Human {
        name: String,
    },
    Bot(Level),
}

impl Controller {
    pub const fn is_human(&self) -> bool {
        matches!(self, Controller::Human { .. })
    }

    /// The word for it in commands and saves.
    pub const fn id(&self) -> &'static str {
        match self {
            Controller::Human { .. } => "human",
            Controller::Bot(level) => level.id(),
        }
    }
}
