//! `thicket completions SHELL`.

use super::Failure;
use clap::{Args, Command};
use clap_complete::Shell;
use std::io::Write;

#[derive(Args)]
pub(super) struct Completions {
    shell: Shell,
}

impl Completions {
    pub fn write(&self, mut command: Command, out: &mut dyn Write) -> Result<(), Failure> {
        // The generator panics when it cannot write; a buffer can always be written.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, "thicket", &mut script);
        Ok(out.write_all(&script)?)
    }
}
