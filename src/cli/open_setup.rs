//! What a game is played with, as far as it is named on the command line.

use super::extras::Extras;
use crate::kernel::Options;
use clap::Args;

#[derive(Args, Clone)]
pub(super) struct OpenSetup {
    #[arg(long, visible_alias = "scenario")]
    board: Option<String>,
    #[arg(long)]
    deck: Option<String>,
    #[command(flatten)]
    extras: Extras,
}

impl OpenSetup {
    /// Returns the options of a game whose seats are not named yet.
    pub fn options(self) -> Options {
        Options { seats: Vec::new(), board: self.board, deck: self.deck, extras: self.extras.0 }
    }
}
