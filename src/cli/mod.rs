//! Floor 7: what is typed after the program's name. One small file a command.

mod board;
mod completions;
mod engine;
mod extras;
mod failure;
mod man;
mod play;
mod progress;
mod replay;
mod saves;
mod screen;
mod seats;
mod sim;
mod table;
mod themes;

pub use engine::Conversation;
pub use failure::Failure;
pub use screen::Opening;
pub use seats::{SeatsError, Sitting, parse_seats};

use crate::kernel::Words;
use crate::table::{Boards, Games, Lobby, Store, choose_folder, save_on_panic};
use clap::{Arg, Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

// The words of help and manual are in the locale: `cli-program`, `cli-do-COMMAND`, `cli-COMMAND-ARGUMENT` and, for what
// every command takes, `cli-all-ARGUMENT`. `described` puts them in.

#[derive(Parser)]
#[command(name = "thicket", version)]
struct Cli {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    task: Option<Task>,
}

/// What every command takes.
#[derive(Args, Clone, Debug, Default)]
pub struct Common {
    #[arg(long, global = true, value_name = "DIR")]
    pub saves: Option<PathBuf>,
    #[arg(long, global = true, value_name = "DIR")]
    pub boards: Option<PathBuf>,
    #[arg(long, global = true)]
    pub plain: bool,
    #[arg(long, global = true)]
    pub mouse: bool,
    #[arg(long, global = true, value_name = "NAME")]
    pub theme: Option<String>,
    #[arg(long, global = true, value_name = "HOW")]
    pub colors: Option<String>,
    #[arg(long, global = true, value_name = "WHICH")]
    pub glyphs: Option<String>,
}

#[derive(Subcommand)]
enum Task {
    Play(play::Play),
    Continue(play::Continue),
    Replay(replay::Replay),
    Saves,
    Sim(sim::Sim),
    Board(board::Boards),
    Engine,
    Completions(completions::Completions),
    Man,
}

/// Where a command reads and writes, so that tests can listen.
pub struct Io<'a> {
    pub input: &'a mut dyn BufRead,
    pub out: &'a mut dyn Write,
    pub err: &'a mut dyn Write,
}

/// What a command works with.
pub struct Setting {
    pub games: Games,
    pub words: &'static Words,
    pub common: Common,
}

impl Setting {
    /// The boards of the program and of the folder that was named.
    ///
    /// # Errors
    /// If the folder or a board in it cannot be read.
    pub fn boards(&self) -> Result<Boards, Failure> {
        let mut boards = self.games.boards();
        if let Some(folder) = &self.common.boards {
            boards.add_folder(folder).map_err(|error| Failure::of_boards(&error, self.words))?;
        }
        Ok(boards)
    }

    /// The folder of saves.
    ///
    /// # Errors
    /// If nothing says where it is.
    pub fn store(&self) -> Result<Store, Failure> {
        let here = std::env::current_dir().unwrap_or_default();
        choose_folder(self.common.saves.as_deref(), &|key| std::env::var_os(key), &here)
            .map(Store::new)
            .map_err(|error| Failure::of_store(&error, self.words))
    }

    /// Where games begin and go on.
    ///
    /// # Errors
    /// If boards or saves cannot be found.
    pub fn lobby(&self) -> Result<Lobby, Failure> {
        Ok(Lobby::new(self.games, self.boards()?, Some(self.store()?), self.words))
    }
}

fn unknown_game(id: &str, setting: &Setting) -> String {
    let games = setting.games.iter().map(|entry| entry.id).collect::<Vec<_>>().join(", ");
    setting.words.text_with("cli-unknown-game", &[("game", id.into()), ("games", games.into())])
}

/// The program.
pub fn main() -> ExitCode {
    save_on_panic();
    let mut io = Io { input: &mut io::stdin().lock(), out: &mut io::stdout().lock(), err: &mut io::stderr() };
    ExitCode::from(run(std::env::args_os(), Games::ALL, Words::english(), &mut io))
}

/// The program with its arguments (its name first), games and channels; the exit code: 0, 1 for failures, 2 for wrong
/// arguments.
pub fn run(args: impl IntoIterator<Item = OsString>, games: Games, words: &'static Words, io: &mut Io<'_>) -> u8 {
    let args: Vec<OsString> = args.into_iter().collect();
    let parse = |command: Command| {
        command.try_get_matches_from(&args).and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches))
    };
    // Help and faults want words; what is right does without them.
    let parsed =
        parse(Cli::command().disable_help_subcommand(true)).or_else(|_| parse(described(Cli::command(), words)));
    let done = match parsed {
        Ok(Cli { common, task }) => execute(task, &Setting { games, words, common }, io),
        Err(error) => failure::from_clap(&error, words, io.out),
    };
    let done = done.and_then(|()| io.out.flush().map_err(Failure::from));
    match done {
        Ok(()) | Err(Failure::NobodyListens) => 0,
        Err(failure) => {
            let what = failure.to_string();
            if !what.is_empty() {
                // Where even this cannot be written, the exit code still tells.
                let _ = writeln!(io.err, "{}", words.text_with("cli-failure", &[("what", what.into())]));
            }
            failure.exit_code()
        }
    }
}

fn execute(task: Option<Task>, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
    match task {
        None => play::title(setting, io),
        Some(Task::Play(play)) => play.run(setting, io),
        Some(Task::Continue(go_on)) => go_on.run(setting, io),
        Some(Task::Replay(replay)) => replay.run(setting, io),
        Some(Task::Saves) => saves::run(setting, io),
        Some(Task::Sim(sim)) => sim.run(setting, io),
        Some(Task::Board(boards)) => boards.run(setting, io),
        Some(Task::Engine) => engine::run(setting, io),
        Some(Task::Completions(completions)) => completions.write(described(Cli::command(), setting.words), io.out),
        Some(Task::Man) => man::write(&described(Cli::command(), setting.words), setting.words, io.out),
    }
}

/// The whole grammar of the command line with its words, for help, manual and tests.
pub fn grammar() -> Command {
    described(Cli::command(), Words::english())
}

/// The keys of all words that [`grammar`] takes from the locale.
pub fn keys() -> Vec<String> {
    let command = Cli::command();
    let mut keys: Vec<String> = command.get_arguments().map(|arg| arg_key("all", arg)).collect();
    keys.push("cli-program".to_owned());
    for task in command.get_subcommands() {
        keys.push(format!("cli-do-{}", task.get_name()));
        keys.extend(task.get_arguments().map(|arg| arg_key(task.get_name(), arg)));
    }
    keys
}

fn arg_key(command: &str, arg: &Arg) -> String {
    format!("cli-{command}-{}", arg.get_id().as_str().replace('_', "-"))
}

fn described(command: Command, words: &Words) -> Command {
    command
        .about(words.text("cli-program"))
        .disable_help_subcommand(true)
        .mut_args(|arg| with_help("all", arg, words))
        .mut_subcommands(|task| {
            let name = task.get_name().to_owned();
            task.about(words.text(&format!("cli-do-{name}"))).mut_args(|arg| with_help(&name, arg, words))
        })
}

fn with_help(command: &str, arg: Arg, words: &Words) -> Arg {
    let help = words.text(&arg_key(command, &arg));
    arg.help(help)
}
