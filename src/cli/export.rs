//! `thicket export SAVE`: a game in a form that other programs read.

use super::saves::load_save;
use super::viewer::viewer;
use super::{Failure, Io, Setting};
use crate::games::root::rootlog::Profile;
use crate::table::{Access, RootlogRequest, StoreError, export_rootlog, put_file};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Export {
    save: String,
    #[arg(long)]
    format: Format,
    #[arg(long = "as", value_name = "WHO")]
    viewer: Option<String>,
    #[arg(long, default_value = Profile::Rootvis.id(), value_parser = profiles())]
    profile: Profile,
    #[arg(long)]
    annotate: bool,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// A form in which a game can be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// The notation of the community, a line a turn.
    Rootlog,
}

fn profiles() -> impl TypedValueParser<Value = Profile> {
    PossibleValuesParser::new(Profile::IDS).map(|id| Profile::from_id(&id).unwrap_or(Profile::Rootvis))
}

impl Export {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let (saved, loaded) = load_save(&self.save, setting)?;
        if let Some(difference) = loaded.difference {
            return Err(Failure::Failed(difference.say(words)));
        }
        let viewer = viewer(self.viewer.as_deref(), &*loaded.game, saved.over, words)?;
        let text = match self.format {
            Format::Rootlog => {
                let request = RootlogRequest { profile: self.profile, viewer, is_annotated: self.annotate };
                export_rootlog(&saved, &setting.games.boards(), request).map_err(|error| Failure::Failed(error.say(words)))?
            }
        };
        match &self.out {
            Some(path) => write(path, text.as_bytes(), setting),
            None => Ok(io.out.write_all(text.as_bytes())?),
        }
    }
}

/// Writes what was asked for into a file; who shares an account writes none.
fn write(path: &Path, bytes: &[u8], setting: &Setting) -> Result<(), Failure> {
    let words = setting.words;
    if setting.common.player.is_some() {
        return Err(Failure::of_store(&StoreError::Confined, words));
    }
    put_file(path, bytes, Access::Public).map_err(|error| {
        let places = [("path", path.display().to_string().into()), ("fault", error.to_string().into())];
        Failure::Failed(words.text_with("export-failed", &places))
    })
}
