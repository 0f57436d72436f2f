//! `thicket about GAME`: what a game is, on one page.

use super::law::WIDTH;
use super::{Failure, Io, Setting};
use crate::tui::about;
use crate::tui::bindings::Bindings;
use clap::Args;

#[derive(Args)]
pub(super) struct About {
    game: Option<String>,
}

impl About {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let games: Vec<&str> = match &self.game {
            Some(game) => vec![setting.game(game)?.id],
            None => setting.games.iter().map(|entry| entry.id).collect(),
        };
        for (at, game) in games.into_iter().enumerate() {
            if at > 0 {
                writeln!(io.out)?;
            }
            writeln!(io.out, "{}\n", about::title(words, game))?;
            for row in about::rows(words, &Bindings::default(), game, WIDTH) {
                writeln!(io.out, "{}", row.to_string().trim_end())?;
            }
        }
        Ok(())
    }
}
