//! The door to the screen: everything that is played in a terminal goes through here.

use super::{Failure, Io};
use crate::table::{Lobby, Running};

/// What the screen opens with.
pub enum Opening {
    Title,
    /// A game, and what its player should be told first.
    Game {
        running: Running,
        note: Option<String>,
    },
}

/// Opens the screen, and comes back when the player leaves.
pub(super) fn open(lobby: &Lobby, opening: Opening, io: &mut Io<'_>) -> Result<(), Failure> {
    let words = lobby.words;
    if let Opening::Game { running, note } = opening {
        running.close(std::time::Duration::from_secs(5));
        let name = running.name().unwrap_or_default();
        writeln!(io.out, "{}", words.text_with("screen-saved-as", &[("name", name.into())]))?;
        if let Some(note) = note {
            writeln!(io.out, "{note}")?;
        }
    }
    Err(Failure::Failed(words.text("screen-none")))
}
