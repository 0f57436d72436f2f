//! A file of weights, by which bots evaluate positions.

use super::read_text;
use crate::bots::Bots;
use crate::kernel::{Message, SetupError};
use std::path::Path;
use std::sync::Arc;

/// The largest file of weights that is read.
const MOST_BYTES: u64 = 1 << 20;

/// A file of weights.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WeightsFile {
    /// What the file is called.
    pub name: String,
    pub text: String,
}

impl WeightsFile {
    /// Reads a file, whatever it holds.
    ///
    /// # Errors
    /// Says which file cannot be read, and why.
    pub fn read(file: &Path) -> Result<Self, SetupError> {
        let name = file.display().to_string();
        let unreadable = |error: std::io::Error| {
            SetupError(Message::new("weights-unreadable").text("file", &name).text("why", error.to_string()))
        };
        let text = read_text(file, MOST_BYTES).map_err(unreadable)?;
        Ok(Self { name, text })
    }

    /// Returns the weights as the bots of a game read them.
    ///
    /// # Errors
    /// Says which file is not valid, and why.
    pub fn parse<G: Bots>(&self) -> Result<Arc<G::Weights>, SetupError> {
        let unsound = |fault| SetupError(Message::new("weights-of-file").text("file", &self.name).said("why", fault));
        self.text.parse().map(Arc::new).map_err(unsound)
    }
}
