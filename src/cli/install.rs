//! `thicket install-docs`: puts the manual page and the completions where the system looks for them.

use super::completions::{Shell, script};
use super::{Failure, Io, Setting, man};
use crate::table::{Access, put_file};
use clap::{Args, Command};
use etcetera::BaseStrategy;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct InstallDocs {
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

/// The completions by shell, each in the place below the folder in which the shell looks for it.
const COMPLETIONS: [(Shell, &str); 3] = [
    (Shell::Bash, "bash-completion/completions/thicket"),
    (Shell::Fish, "fish/vendor_completions.d/thicket.fish"),
    (Shell::Zsh, "zsh/site-functions/_thicket"),
];

impl InstallDocs {
    pub fn run(self, command: Command, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let data = || etcetera::choose_base_strategy().ok().map(|folders| folders.data_dir());
        let Some(folder) = self.dir.or_else(data) else {
            return Err(Failure::Usage(words.text("install-no-folder")));
        };
        let mut files = vec![(folder.join("man/man1/thicket.1"), man::page(&command, words)?)];
        for (shell, place) in COMPLETIONS {
            files.push((folder.join(place), script(shell, command.clone())));
        }
        for (path, text) in files {
            put_file(&path, &text, Access::Public).map_err(|error| {
                let places = [("path", path.display().to_string().into()), ("fault", error.to_string().into())];
                Failure::Failed(words.text_with("install-failed", &places))
            })?;
            writeln!(io.out, "{}", path.display())?;
        }
        let functions = folder.join("zsh/site-functions").display().to_string();
        writeln!(io.out, "{}", words.text_with("install-zsh", &[("path", functions.into())]))?;
        Ok(())
    }
}
