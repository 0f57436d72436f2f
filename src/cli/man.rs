//! `thicket man`: the manual page in roff, all commands on one page.

use super::Failure;
use crate::kernel::Words;
use crate::tui::commands::{self, COMMANDS};
use clap::{Arg, Command};
use clap_mangen::Man;
use std::fmt::Write as _;
use std::io::Write;

pub(super) fn write(command: &Command, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let man = Man::new(command.clone());
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_options_section(&mut page)?;
    page.extend(commands(command, words).into_bytes());
    page.extend(keys(words).into_bytes());
    page.extend(format!(".SH {}\n", words.text("man-files")).into_bytes());
    page.extend(roff(&words.text("man-files-text")).into_bytes());
    Ok(out.write_all(&page)?)
}

fn commands(command: &Command, words: &Words) -> String {
    let mut page = format!(".SH {}\n", words.text("man-commands"));
    for task in command.get_subcommands() {
        let places: String = task.get_positionals().map(|arg| format!(" {}", written(arg))).collect();
        let about = task.get_about().map(ToString::to_string).unwrap_or_default();
        let _ = write!(page, ".SS \"thicket {}{places}\"\n{}", task.get_name(), roff(&about));
        for arg in task.get_arguments().filter(|arg| !arg.is_global_set()) {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let _ = write!(page, ".TP\n\\fB{}\\fR\n{}", roff_inline(&written(arg)), roff(&help));
        }
    }
    page
}

/// The keys and typed commands of the screen.
fn keys(words: &Words) -> String {
    let mut page = format!(".SH {}\n{}", words.text("man-keys"), roff(&words.text("screen-help-guided")));
    for command in COMMANDS {
        let (written, description) = (commands::written(command), commands::description(words, command));
        let _ = write!(page, ".TP\n\\fB{}\\fR\n{}", roff_inline(&written), roff(&description));
    }
    page
}

/// `--games GAMES`, `SAVE`, `[NAME]`.
fn written(arg: &Arg) -> String {
    let value = arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    match arg.get_long() {
        Some(long) if arg.get_action().takes_values() => format!("--{long} {value}"),
        Some(long) => format!("--{long}"),
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
