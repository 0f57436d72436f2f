//! `thicket completions SHELL`: a script for a shell that completes what is typed after the program's name.

use super::Failure;
use clap::{Args, Command, ValueEnum};
use clap_complete::shells::{Elvish, PowerShell};
use std::io::Write;

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Shell {
    Bash,
    Elvish,
    Fish,
    #[value(name = "powershell")]
    Power,
    Zsh,
}

#[derive(Args)]
pub(super) struct Completions {
    shell: Shell,
}

impl Completions {
    pub fn write(&self, command: Command, out: &mut dyn Write) -> Result<(), Failure> {
        Ok(out.write_all(&script(self.shell, command))?)
    }
}

/// Returns the script of a shell. Three shells ask the program itself (`thicket complete`), which knows the saves and
/// boards that are there; the other two know commands and flags only.
pub(super) fn script(shell: Shell, command: Command) -> Vec<u8> {
    match shell {
        Shell::Bash => include_bytes!("completions/thicket.bash").to_vec(),
        Shell::Fish => include_bytes!("completions/thicket.fish").to_vec(),
        Shell::Zsh => include_bytes!("completions/thicket.zsh").to_vec(),
        Shell::Elvish => generated(Elvish, &command),
        Shell::Power => generated(PowerShell, &command),
    }
}

fn generated(shell: impl clap_complete::Generator, command: &Command) -> Vec<u8> {
    // What is hidden in the help would be offered here.
    let visible = command.get_subcommands().filter(|task| !task.is_hide_set()).cloned();
    let version = command.get_version().unwrap_or_default().to_owned();
    let named = Command::new("thicket").version(version).disable_version_flag(true).disable_help_flag(true);
    let mut command = named.args(command.get_arguments().cloned()).subcommands(visible);
    // The generator panics when it cannot write; a buffer can always be written.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "thicket", &mut script);
    script
}
