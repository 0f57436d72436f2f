//! `thicket board check FILE...`: what is wrong with boards of one's own.

use super::{Failure, Io, Setting};
use crate::kernel::Value;
use crate::table::Board;
use clap::{Args, Subcommand};
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Boards {
    #[command(subcommand)]
    task: Task,
}

/// The action on the files.
#[derive(Subcommand)]
enum Task {
    Check(Check),
}

#[derive(Args)]
struct Check {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Boards {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let Task::Check(Check { files }) = self.task;
        let mut faulty = false;
        for path in &files {
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

/// Reports that a board has no faults, or all its faults.
fn check(path: &Path, setting: &Setting) -> Result<String, String> {
    let words = setting.words;
    let board = Board::from_file(path).map_err(|error| error.say(words))?;
    let Some(entry) = setting.games.reading(&board.game) else {
        return Err(format!("{}: {}", board.name, words.say(&setting.games.unknown(&board.game))));
    };
    entry.check_board(&board).map_err(|faults| words.say(&faults))?;
    let places: [(&str, Value<'_>); 3] =
        [("path", board.name.as_str().into()), ("game", entry.id.into()), ("id", board.id.as_str().into())];
    Ok(words.text_with("board-fine", &places))
}
