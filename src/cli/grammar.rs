//! The grammar of the command line with its words, as `--help`, the manual and the completions have it.
//!
//! The words are in the locale: `cli-program`, `cli-do-COMMAND`, `cli-COMMAND-ARGUMENT` and, for what every command takes,
//! `cli-all-ARGUMENT`; a command of a command is `COMMAND-COMMAND`.

use super::{Cli, is_used, trial};
use crate::kernel::Words;
use crate::table::{Boards, Entry, Games};
use crate::tui::menu::game_name;
use clap::{Arg, ArgAction, Args as _, Command, CommandFactory};

/// A command line for each command; what a command does alone comes before the commands in it.
pub const EXAMPLES: [&str; 25] = [
    "thicket play root --seats marquise=human,eyrie=normal,alliance=easy --board winter",
    "thicket continue",
    "thicket daily",
    "thicket replay SAVE --as marquise",
    "thicket review SAVE",
    "thicket export SAVE --format svg --size 120x40 --out game.svg",
    "thicket import game.rootlog",
    "thicket saves",
    "thicket saves delete SAVE",
    "thicket saves rename SAVE evening",
    "thicket tables --list",
    "thicket join evening",
    "thicket watch evening",
    "thicket scores",
    "thicket sim root --seats random4 --bots normal --games 100 --seed 1",
    "thicket arena root --seats random4 --bots hard --field normal --games 20",
    "thicket arena tune root --seats random4 --only eyrie,lizards --games 4000",
    "thicket arena merge first.json second.json",
    "thicket board check own.toml",
    "thicket law 6.5.4",
    "thicket about root",
    "thicket completions bash",
    "thicket man",
    "thicket install-docs",
    "thicket engine",
];

/// Returns the example of a command, by its path.
pub fn example(path: &str) -> Option<&'static str> {
    let begins = format!("thicket {}", path.replace('-', " "));
    let alone = format!("thicket {path}");
    EXAMPLES.into_iter().find(|line| [&begins, &alone].into_iter().any(|start| line.starts_with(start.as_str())))
}

/// Returns the whole grammar with its words, for tests.
pub fn grammar() -> Command {
    described(Cli::command(), Games::ALL, Words::english())
}

/// Returns the keys of all words that [`grammar`] takes from the locale.
pub fn keys() -> Vec<String> {
    let command = Cli::command();
    let mut keys = vec!["cli-program".to_owned()];
    keys.extend(command.get_arguments().map(|arg| arg_key("all", arg)));
    command.get_subcommands().for_each(|task| add_keys(task, task.get_name(), &mut keys));
    keys
}

fn add_keys(task: &Command, path: &str, keys: &mut Vec<String>) {
    keys.push(format!("cli-do-{path}"));
    keys.extend(task.get_arguments().map(|arg| arg_key(path, arg)));
    task.get_subcommands().for_each(|task| add_keys(task, &format!("{path}-{}", task.get_name()), keys));
}

fn arg_key(command: &str, arg: &Arg) -> String {
    // what an arena has in common with simulations is told in the same words, but it has no clockwork players
    let is_shared = || trial::Trial::augment_args(Command::new("")).get_arguments().any(|other| other == arg);
    let plays = command.starts_with("arena") && !command.ends_with("merge");
    let names_bots = command == "arena" && arg.get_id() == "seats";
    let command = if plays && !names_bots && is_shared() { "sim" } else { command };
    format!("cli-{command}-{}", arg.get_id().as_str().replace('_', "-"))
}

/// Gives all commands their words.
pub(super) fn described(command: Command, games: Games, words: &Words) -> Command {
    let options = words.text("cli-options");
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).global(true);
    let help = help.help(words.text("cli-help")).help_heading(&options);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let version = version.help(words.text("cli-version")).help_heading(&options);
    let common = words.text("cli-common");
    let command = command.about(words.text("cli-program")).mut_args(|arg| {
        let arg = with_help("all", arg, words);
        arg.help_heading(&common)
    });
    let common: Vec<Arg> = command.get_arguments().cloned().collect();
    let command = command.disable_version_flag(true).arg(help).arg(version);
    let boards = games.boards();
    let ids: Vec<String> = games.iter().map(|entry| ids(entry, &boards, words)).collect();
    framed(command, String::new(), words).mut_subcommands(|task| {
        let name = task.get_name().to_owned();
        // An argument that stands here already is not handed down.
        let unused = common.iter().filter(|arg| !is_used(&name, arg.get_id().as_str()));
        let hidden: Vec<Arg> = unused.map(|arg| arg.clone().hide(true)).collect();
        described_task(task, &name, &ids, words).args(hidden.iter()).mut_subcommands(|task| task.args(hidden.iter()))
    })
}

/// A command with its words, and all commands in it. `ids` is what can be named in a new game, game by game.
fn described_task(task: Command, path: &str, ids: &[String], words: &Words) -> Command {
    let plays = task.get_arguments().any(|arg| arg.get_id() == "seats");
    let named = ids.iter().filter(|_| plays).cloned();
    let example = example(path).map(|line| format!("{}\n  {line}", words.text("cli-example")));
    let notes = named.chain(example).collect::<Vec<_>>().join("\n\n");
    let task = task.about(words.text(&format!("cli-do-{path}"))).arg_required_else_help(false);
    framed(task.mut_args(|arg| with_help(path, arg, words)), notes, words).mut_subcommands(|task| {
        let path = format!("{path}-{}", task.get_name());
        described_task(task, &path, ids, words)
    })
}

/// The words around what a command lists, in the language of the others.
fn framed(command: Command, notes: String, words: &Words) -> Command {
    let frame =
        format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", words.text("cli-written"));
    let command = command.disable_help_subcommand(true).disable_help_flag(true);
    command.help_template(frame).subcommand_help_heading(words.text("cli-commands")).after_help(notes)
}

/// What can be named in a new game.
fn ids(entry: &Entry, boards: &Boards, words: &Words) -> String {
    let about = entry.about();
    let lines = [
        ("cli-ids-seats", about.factions),
        ("cli-ids-boards", boards.ids(entry.id).map(str::to_owned).collect()),
        ("cli-ids-decks", about.decks),
    ];
    let lines = lines.into_iter().filter(|(_, ids)| ids.len() > 1);
    let told = lines.map(|(key, ids)| words.text_with(key, &[("ids", words.list(ids).into())]));
    let game = game_name(words, entry.id);
    [words.text_with("cli-ids", &[("game", game.into())])].into_iter().chain(told).collect::<Vec<_>>().join("\n  ")
}

fn with_help(command: &str, arg: Arg, words: &Words) -> Arg {
    let mut help = words.text(&arg_key(command, &arg));
    let takes = arg.get_action().takes_values();
    let values: Vec<_> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if takes && !values.is_empty() {
        help = words.sentences([help, words.text_with("cli-values", &[("values", words.list(&values).into())])]);
    }
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if takes && !defaults.is_empty() {
        help = words.sentences([help, words.text_with("cli-default", &[("value", defaults.join(",").into())])]);
    }
    let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
    arg.help(help).help_heading(words.text(heading)).hide_possible_values(takes).hide_default_value(takes)
}
