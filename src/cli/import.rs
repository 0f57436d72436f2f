//! `thicket import FILE`: a game that was written for other programs becomes a save.

use super::{Failure, Io, Setting};
use crate::table::{MAX_BYTES, import_rootlog, read_text};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Import {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    name: Option<String>,
}

impl Import {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let path = || self.file.display().to_string();
        let text = read_text(&self.file, MAX_BYTES as u64).map_err(|error| {
            let places = [("path", path().into()), ("fault", error.to_string().into())];
            Failure::Failed(words.text_with("import-unread", &places))
        })?;
        let saved = import_rootlog(&text, &setting.games.boards()).map_err(|error| {
            let places = [("path", path().into()), ("fault", error.say(words).into())];
            Failure::Failed(words.text_with("import-failed", &places))
        })?;
        let store = setting.store()?;
        let failed = |error| Failure::of_store(&error, words);
        let mut slot = match &self.name {
            Some(name) => store.create(name).map_err(failed)?,
            None => store.beside(&saved.game),
        };
        slot.write(&saved.to_text()).map_err(failed)?;
        writeln!(io.out, "{}", words.text_with("screen-saved-as", &[("name", slot.name().into())]))?;
        Ok(())
    }
}
