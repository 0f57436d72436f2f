//! `thicket board check FILE...`: what is wrong with boards of one's own.

use super::{Failure, Io, Setting};
use crate::kernel::Value;
use crate::table::Board;
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};

/// What is done with the files.
#[derive(Clone, Copy, ValueEnum)]
enum Task {
    Check,
}

#[derive(Args)]
pub(super) struct Boards {
    #[arg(value_enum, hide_possible_values = true)]
    task: Task,
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

impl Boards {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let Task::Check = self.task;
        let mut faulty = false;
        for path in &self.files {
            match check(path, setting) {
                Ok(fine) => writeln!(io.out, "{fine}")?,
                Err(faults) => {
                    faulty = true;
                    writeln!(io.err, "{faults}")?;
                }
            }
        }
        if faulty { Err(Failure::Exit(1)) } else { Ok(()) }
    }
}

/// What there is to say of a board without faults, or all its faults.
fn check(path: &Path, setting: &Setting) -> Result<String, String> {
    let words = setting.words;
    let board = Board::from_file(path).map_err(|error| error.say(words))?;
    let Some(entry) = setting.games.get(&board.game) else {
        return Err(format!("{}: {}", board.name, super::unknown_game(&board.game, setting)));
    };
    entry.check_board(&board).map_err(|faults| words.say(&faults))?;
    let places: [(&str, Value<'_>); 3] =
        [("path", board.name.as_str().into()), ("game", board.game.as_str().into()), ("id", board.id.as_str().into())];
    Ok(words.text_with("board-fine", &places))
}
