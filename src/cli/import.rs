//! `thicket import FILE`: a game that was written for other programs becomes a save.

use super::progress::Progress;
use super::{Failure, Io, Setting};
use crate::games::root::rootlog::slip::Slip;
use crate::kernel::Value;
use crate::table::{MAX_BYTES, Saved, import_annotated, import_log, is_annotated, read_text};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Import {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    name: Option<String>,
    #[arg(long, value_name = "LINE")]
    until: Option<usize>,
}

impl Import {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let path = || self.file.display().to_string();
        let text = read_text(&self.file, MAX_BYTES as u64).map_err(|error| {
            let places = [("path", path().into()), ("fault", error.to_string().into())];
            Failure::Failed(words.text_with("import-unread", &places))
        })?;
        let saved = self.read(&text, setting, io)?;
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

    /// Reads a game back from its own notation, or follows what people have written.
    fn read(&self, text: &str, setting: &Setting, io: &mut Io<'_>) -> Result<Saved, Failure> {
        let words = setting.words;
        let failed = |fault: String| {
            let places = [("path", self.file.display().to_string().into()), ("fault", fault.into())];
            Failure::Failed(words.text_with("import-failed", &places))
        };
        let boards = setting.games.boards();
        if is_annotated(text) {
            if self.until.is_some() {
                return Err(Failure::Usage(words.text("import-until")));
            }
            return import_annotated(text, &boards).map_err(|error| failed(error.say(words)));
        }
        let mut tell = |slips: &[Slip]| -> Result<(), Failure> {
            for slip in slips {
                writeln!(io.out, "{}", words.say(&slip.message()))?;
            }
            Ok(())
        };
        let progress = Progress::new(text.lines().count() as u64);
        let imported = import_log(text, &boards, self.until, &|| progress.tick());
        progress.clear();
        match imported {
            Ok(imported) => {
                tell(&imported.slips)?;
                let number = |number: usize| Value::from(number as i64);
                let places = [("turns", number(imported.turns)), ("exact", number(imported.exact))];
                writeln!(io.out, "{}", words.text_with("import-log", &places))?;
                Ok(imported.saved)
            }
            Err((slips, error)) => {
                tell(&slips)?;
                Err(failed(error.say(words)))
            }
        }
    }
}
