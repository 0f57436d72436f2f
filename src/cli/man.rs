//! `thicket man`: the manual page in roff, all commands on one page.

use super::{Failure, example};
use crate::kernel::Words;
use crate::tui::bindings::Bindings;
use crate::tui::commands;
use clap::{Arg, Command};
use clap_mangen::Man;
use std::fmt::Write as _;

/// Returns the page.
///
/// # Errors
/// Only those of the writer, and a buffer can always be written.
pub(super) fn page(command: &Command, words: &Words) -> Result<Vec<u8>, Failure> {
    let man = Man::new(command.clone());
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    page.extend(section(&words.text("man-description"), &words.text("man-description-text")).into_bytes());
    man.render_options_section(&mut page)?;
    page.extend(commands(command, words).into_bytes());
    page.extend(keys(words).into_bytes());
    for (heading, text) in
        [("man-files", "man-files-text"), ("man-environment", "man-environment-text"), ("man-exit", "man-exit-text")]
    {
        page.extend(section(&words.text(heading), &words.text(text)).into_bytes());
    }
    page.extend(section(&words.text("man-examples"), &examples(command, "").join("\n")).into_bytes());
    Ok(page)
}

/// The example of each command with what the command does, a line each.
fn examples(command: &Command, before: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for task in command.get_subcommands().filter(|task| !task.is_hide_set()) {
        let path = format!("{before}{}", task.get_name());
        let own = example(&path).zip(task.get_about()).filter(|_| !task.is_subcommand_required_set());
        lines.extend(own.map(|(line, about)| format!("{line} | {about}")));
        lines.extend(examples(task, &format!("{path}-")));
    }
    lines
}

fn commands(command: &Command, words: &Words) -> String {
    let mut page = format!(".SH {}\n", words.text("man-commands"));
    for task in command.get_subcommands().filter(|task| !task.is_hide_set()) {
        add(task, "thicket", &mut page);
    }
    page
}

/// A command with its arguments, and the commands in it.
fn add(task: &Command, before: &str, page: &mut String) {
    let name = format!("{before} {}", task.get_name());
    if !task.is_subcommand_required_set() {
        let places: String = task.get_positionals().map(|arg| format!(" {}", written(arg))).collect();
        let about = task.get_about().map(ToString::to_string).unwrap_or_default();
        let _ = write!(page, ".SS \"{name}{places}\"\n{}", roff(&about));
        for arg in task.get_arguments().filter(|arg| !arg.is_global_set()) {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let _ = write!(page, ".TP\n\\fB{}\\fR\n{}", roff_inline(&written(arg)), roff(&help));
        }
    }
    task.get_subcommands().for_each(|inner| add(inner, &name, page));
}

/// The keys and typed commands of the screen.
fn keys(words: &Words) -> String {
    let keys = Bindings::default();
    let mut page = format!(".SH {}\n{}", words.text("man-keys"), roff(&keys.text(words, "screen-help-guided")));
    for command in commands::Command::ALL {
        let (written, description) = (keys.written(command), commands::description(words, &keys, command));
        let _ = write!(page, ".TP\n\\fB{}\\fR ({})\n{}", roff_inline(&written), command.id(), roff(&description));
    }
    page
}

/// A section whose text has an entry a line: `WHAT | what it means`. A line without a bar is a paragraph.
fn section(heading: &str, text: &str) -> String {
    let mut page = format!(".SH \"{heading}\"\n");
    for line in text.lines() {
        let _ = match line.split_once(" | ") {
            Some((what, means)) => write!(page, ".TP\n\\fB{}\\fR\n{}", roff_inline(what), roff(means)),
            None => write!(page, ".PP\n{}", roff(line)),
        };
    }
    page
}

/// `--games GAMES`, `--board BOARD, --scenario BOARD`, `SAVE`, `[NAME]`.
fn written(arg: &Arg) -> String {
    let value = arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let value_of = if arg.get_action().takes_values() { format!(" {value}") } else { String::new() };
    match arg.get_long_and_visible_aliases() {
        Some(names) => names.iter().map(|name| format!("--{name}{value_of}")).collect::<Vec<_>>().join(", "),
        None if arg.is_required_set() => value,
        None => format!("[{value}]"),
    }
}

/// A paragraph: no line may begin as a request.
fn roff(text: &str) -> String {
    text.lines().map(|line| format!("\\&{}\n", roff_inline(line))).collect()
}

fn roff_inline(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-")
}
