//! A file of weights, by which bots evaluate positions.

use crate::bots::Bots;
use crate::kernel::{Message, SetupError};
use std::sync::Arc;

/// A file of weights.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WeightsFile {
    /// What the file is called.
    pub name: String,
    pub text: String,
}

impl WeightsFile {
    /// Returns the weights as the bots of a game read them.
    ///
    /// # Errors
    /// Says which file is not valid, and why.
    pub fn parse<G: Bots>(&self) -> Result<Arc<G::Weights>, SetupError> {
        let unsound = |fault| SetupError(Message::new("weights-of-file").text("file", &self.name).said("why", fault));
        self.text.parse().map(Arc::new).map_err(unsound)
    }
}
