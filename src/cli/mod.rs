//! What is typed after the program's name. One small file per command.

mod about;
mod arena;
mod board;
mod complete;
mod completions;
mod daily;
mod engine;
mod export;
mod extras;
mod failure;
mod grammar;
mod import;
mod install;
mod language;
mod law;
mod man;
mod open_setup;
mod play;
mod progress;
mod replay;
mod review;
mod saves;
mod screen;
mod sim;
mod table;
mod tables;
mod themes;
mod trial;
mod viewer;

pub use engine::Conversation;
pub use failure::Failure;
use grammar::described;
pub use grammar::{EXAMPLES, example, grammar, keys};
pub use screen::Opening;

use crate::kernel::Words;
pub use crate::table::seats::{SeatSpec, SeatsError, parse_seats};
use crate::table::shared::{Tables, player_name};
use crate::table::{Boards, Entry, Games, Lobby, Store, choose_folder, save_on_panic};
use crate::tui::theme::Env;
use clap::{Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "thicket", version)]
struct Cli {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    task: Option<Task>,
}

/// The options of every command; `USED` says which of them each one uses.
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
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    #[arg(long, global = true, value_name = "HOW")]
    pub colors: Option<String>,
    #[arg(long, global = true, value_name = "WHICH")]
    pub glyphs: Option<String>,
    #[arg(long, global = true, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    #[arg(long, global = true, value_name = "NAME")]
    pub player: Option<String>,
}

#[derive(Subcommand)]
enum Task {
    Play(play::Play),
    Continue(play::Continue),
    Daily(daily::Daily),
    Replay(replay::Replay),
    Review(review::Review),
    Export(export::Export),
    Import(import::Import),
    Saves(saves::Saves),
    Tables(tables::List),
    Join(tables::Join),
    Watch(tables::Watch),
    Scores(tables::Scores),
    #[command(hide = true)]
    Host(tables::Host),
    Sim(sim::Sim),
    Arena(arena::Arena),
    Board(board::Boards),
    Law(law::Law),
    About(about::About),
    Engine,
    Completions(completions::Completions),
    Man,
    InstallDocs(install::InstallDocs),
    #[command(hide = true)]
    Complete(complete::Complete),
}

/// The flags for the language and for the name of the player.
const LANG: &str = "lang";
const PLAYER: &str = "player";

/// The flags for the looks of a game.
const LOOKS: [&str; 5] = ["plain", "mouse", "theme", "colors", "glyphs"];

/// The commands that have a use for some of what every command takes: for folders, and whether they open a game. The help
/// of the others is silent about it.
const USED: [(&str, &[&str], bool); 17] = [
    ("tables", &["saves", "boards", "tables", "player"], true),
    ("join", &["saves", "boards", "tables", "player"], true),
    ("watch", &["saves", "boards", "tables", "player"], true),
    ("scores", &["saves", "tables"], false),
    ("host", &["boards", "tables"], false),
    ("play", &["saves", "boards", "tables", "player"], true),
    ("continue", &["saves", "boards"], true),
    ("daily", &["saves"], true),
    ("replay", &["saves"], true),
    ("review", &["saves"], false),
    ("export", &["saves", "theme", "colors", "glyphs"], false),
    ("import", &["saves"], false),
    ("saves", &["saves"], false),
    ("sim", &["boards"], false),
    ("arena", &["boards"], false),
    ("engine", &["boards"], false),
    ("complete", &["saves", "boards"], false),
];

/// Whether a command has a use for an argument that all commands take.
fn is_used(task: &str, arg: &str) -> bool {
    // every command says something
    arg == LANG
        || USED
            .iter()
            .any(|(name, folders, opens)| *name == task && (folders.contains(&arg) || *opens && LOOKS.contains(&arg)))
}

/// The input and output of a command, so that tests can listen.
pub struct Io<'a> {
    pub input: &'a mut dyn BufRead,
    pub out: &'a mut dyn Write,
    pub err: &'a mut dyn Write,
}

/// The environment of a command.
pub struct Setting {
    pub games: Games,
    pub words: &'static Words,
    pub common: Common,
}

impl Setting {
    /// The game with this id.
    ///
    /// # Errors
    /// Fails if there is none.
    fn game(&self, id: &str) -> Result<&'static Entry, Failure> {
        self.games.known(id).map_err(|unknown| Failure::Usage(self.words.say(&unknown)))
    }

    /// Returns the boards of the program and of the folder that was named.
    ///
    /// # Errors
    /// Fails if the folder or a board in it cannot be read.
    pub fn boards(&self) -> Result<Boards, Failure> {
        let mut boards = self.games.boards();
        if let Some(folder) = &self.common.boards {
            boards.add_folder(folder).map_err(|error| Failure::of_boards(&error, self.words))?;
        }
        Ok(boards)
    }

    /// Returns the folder of saves.
    ///
    /// # Errors
    /// Fails if nothing says where it is.
    pub fn store(&self) -> Result<Store, Failure> {
        let here = std::env::current_dir().unwrap_or_default();
        let folder = choose_folder(self.common.saves.as_deref(), &|key| std::env::var_os(key), &here);
        let store = Store::new(folder.map_err(|error| Failure::of_store(&error, self.words))?);
        // whom others have given a name is not alone in this account
        Ok(if self.common.player.is_some() { store.confined() } else { store })
    }

    /// Returns the tables of several terminals: in a folder of their own if one is named, else among the saves.
    ///
    /// # Errors
    /// Fails if nothing says where they are.
    pub fn tables(&self) -> Result<Tables, Failure> {
        let store = self.own_folder_of_tables().map_or_else(|| self.store(), |folder| Ok(Store::new(folder)))?;
        let absolute = |folder: &PathBuf| std::path::absolute(folder).unwrap_or_else(|_| folder.clone());
        let store = Store::new(absolute(&store.folder().to_owned()));
        Ok(Tables::new(store, std::env::current_exe()?, self.common.boards.as_ref().map(absolute)))
    }

    /// The folder that tables have for themselves, if one is named.
    fn own_folder_of_tables(&self) -> Option<PathBuf> {
        let named = || std::env::var_os("THICKET_TABLES").filter(|folder| !folder.is_empty()).map(PathBuf::from);
        self.common.tables.clone().or_else(named)
    }

    /// Returns the lobby, where games start and continue.
    ///
    /// # Errors
    /// Fails if boards or saves cannot be found.
    pub fn lobby(&self) -> Result<Lobby, Failure> {
        let mut lobby = Lobby::new(self.games, self.boards()?, Some(self.store()?), self.words);
        lobby.tables = self.tables().ok();
        lobby.today = Some(daily::today);
        lobby.player = self.common.player.as_deref().and_then(player_name);
        Ok(lobby)
    }
}

/// Runs the program.
pub fn main() -> ExitCode {
    save_on_panic();
    keep_own_files_open();
    let mut io = Io { input: &mut io::stdin().lock(), out: &mut io::stdout().lock(), err: &mut io::stderr() };
    let args: Vec<OsString> = std::env::args_os().collect();
    let words = language::words(&args, screen::set_language(language::flag(&args, PLAYER)), &Env::of_process(), io.err);
    ExitCode::from(run(args, Games::ALL, words, &mut io))
}

/// Has the account keep what it may do with the files that it writes: a mask that took that as well would make saves that
/// nobody can read.
fn keep_own_files_open() {
    use rustix::fs::Mode;
    let mask = rustix::process::umask(Mode::RWXG | Mode::RWXO);
    rustix::process::umask(mask & !Mode::RWXU);
}

/// Returns the program with its arguments (its name first), games and channels; the exit code: 0, 1 for failures, 2 for
/// wrong arguments.
pub fn run(args: impl IntoIterator<Item = OsString>, games: Games, words: &'static Words, io: &mut Io<'_>) -> u8 {
    let args: Vec<OsString> = args.into_iter().collect();
    let parse = |command: Command| {
        command.try_get_matches_from(&args).and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches))
    };
    // Help and faults want words; what is right does without them.
    let parsed =
        parse(Cli::command().disable_help_subcommand(true)).or_else(|_| parse(described(Cli::command(), games, words)));
    let done = match parsed {
        Ok(Cli { common, task }) => {
            language::of_flag(&common, words).and_then(|_| execute(task, &Setting { games, words, common }, io))
        }
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
        Some(Task::Daily(daily)) => daily.run(setting, io),
        Some(Task::Replay(replay)) => replay.run(setting, io),
        Some(Task::Review(review)) => review.run(setting, io),
        Some(Task::Export(export)) => export.run(setting, io),
        Some(Task::Import(import)) => import.run(setting, io),
        Some(Task::Saves(saves)) => saves.run(setting, io),
        Some(Task::Tables(list)) => list.run(setting, io),
        Some(Task::Join(join)) => join.run(setting, io),
        Some(Task::Watch(watch)) => watch.run(setting, io),
        Some(Task::Scores(scores)) => scores.run(setting, io),
        Some(Task::Host(host)) => host.run(setting),
        Some(Task::Sim(sim)) => sim.run(setting, io),
        Some(Task::Arena(arena)) => arena.run(setting, io),
        Some(Task::Board(boards)) => boards.run(setting, io),
        Some(Task::Law(law)) => law.run(setting, io),
        Some(Task::About(about)) => about.run(setting, io),
        Some(Task::Engine) => engine::run(setting, io),
        Some(Task::Completions(completions)) => {
            completions.write(described(Cli::command(), setting.games, setting.words), io.out)
        }
        Some(Task::Man) => {
            let page = man::page(&described(Cli::command(), setting.games, setting.words), setting.words)?;
            Ok(io.out.write_all(&page)?)
        }
        Some(Task::InstallDocs(install)) => {
            install.run(described(Cli::command(), setting.games, setting.words), setting, io)
        }
        Some(Task::Complete(complete)) => {
            complete.run(described(Cli::command(), setting.games, setting.words), setting, io)
        }
    }
}
