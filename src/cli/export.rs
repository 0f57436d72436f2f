//! `thicket export SAVE`: a saved game in another format, for other programs and for those who were not there.

use super::saves::load_save;
use super::screen::picture_looks;
use super::viewer::viewer;
use super::{Failure, Io, Setting};
use crate::games::root::rootlog::Profile;
use crate::kernel::Viewer;
use crate::table::{Access, ActiveGame, Loaded, RootlogRequest, StoreError, export_rootlog, put_file};
use crate::tui::picture::{Reel, cast, html, svg};
use crate::tui::play::too_small;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use ratatui::layout::{Position, Rect, Size};
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Export {
    save: String,
    #[arg(long, value_enum)]
    format: Format,
    #[arg(long = "as", value_name = "WHO")]
    viewer: Option<String>,
    #[arg(long, default_value = "80x24", value_name = "SIZE")]
    size: String,
    #[arg(long, value_name = "ACTIONS")]
    at: Option<usize>,
    #[arg(long, value_parser = profiles())]
    profile: Option<Profile>,
    #[arg(long)]
    annotate: bool,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// What a game is written as.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Cast,
    Svg,
    Html,
    Rootlog,
}

fn profiles() -> impl TypedValueParser<Value = Profile> {
    PossibleValuesParser::new(Profile::IDS).map(|id| Profile::from_id(&id).unwrap_or(Profile::Rootvis))
}

impl Export {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        if self.at.is_some() && self.format != Format::Svg {
            return Err(Failure::Usage(words.text("export-at")));
        }
        if (self.profile.is_some() || self.annotate) && self.format != Format::Rootlog {
            return Err(Failure::Usage(words.text("export-log")));
        }
        let (saved, loaded) = load_save(&self.save, setting)?;
        if let Some(difference) = &loaded.difference {
            return Err(Failure::Failed(difference.say(words)));
        }
        let actions = loaded.game.actions();
        if self.at.is_some_and(|at| at > actions) {
            let count = i64::try_from(actions).unwrap_or(i64::MAX);
            let places = [("save", self.save.as_str().into()), ("count", count.into())];
            return Err(Failure::Usage(words.text_with("export-late", &places)));
        }
        let viewer = viewer(self.viewer.as_deref(), &*loaded.game, saved.over, words)?;
        let reel = |io: &mut Io<'_>| {
            let reel = self.reel(loaded, viewer, setting, io)?;
            Ok::<_, Failure>((reel.title(), reel))
        };
        let text = match self.format {
            Format::Cast => {
                let (title, mut reel) = reel(io)?;
                cast::write(&mut reel, &title)?
            }
            Format::Svg => {
                let (title, mut reel) = reel(io)?;
                let moment = reel.after(self.at.unwrap_or(usize::MAX));
                svg::write(&reel.grid(moment), &title)
            }
            Format::Html => {
                let (title, mut reel) = reel(io)?;
                html::write(&mut reel, &title)?
            }
            Format::Rootlog => {
                let profile = self.profile.unwrap_or(Profile::Rootvis);
                let request = RootlogRequest { profile, viewer, is_annotated: self.annotate };
                export_rootlog(&saved, &setting.games.boards(), request)
                    .map_err(|error| Failure::Failed(error.say(words)))?
            }
        };
        self.hand_out(&text, setting, io)
    }

    /// The game as it is watched on a screen that has all colors and signs, since a file does not know on what it is shown.
    fn reel(&self, loaded: Loaded, viewer: Viewer, setting: &Setting, io: &mut Io<'_>) -> Result<Reel, Failure> {
        let words = setting.words;
        let fits = |size: &Size| too_small(words, Rect::from((Position::ORIGIN, *size))).is_none();
        let size = size_of(&self.size)
            .filter(fits)
            .ok_or_else(|| Failure::Usage(words.text_with("export-size", &[("text", self.size.as_str().into())])))?;
        let (settings, themes) = picture_looks(setting, io)?;
        let table = ActiveGame::new(loaded.game, None);
        Reel::new(table, viewer, &settings, words, size, themes)
            .ok_or_else(|| Failure::Failed(words.text("screen-no-face")))
    }

    /// Writes to the file that was named, or to the standard output. Who shares an account writes no file.
    fn hand_out(&self, text: &str, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let Some(path) = &self.out else { return Ok(io.out.write_all(text.as_bytes())?) };
        if setting.common.player.is_some() {
            return Err(Failure::of_store(&StoreError::Confined, words));
        }
        put_file(path, text.as_bytes(), Access::Public).map_err(|error| {
            let places = [("path", path.display().to_string().into()), ("fault", error.to_string().into())];
            Failure::Failed(words.text_with("export-failed", &places))
        })
    }
}

/// The most columns and rows of a screen.
const MOST: u16 = 500;

/// Reads a size such as `80x24`.
fn size_of(text: &str) -> Option<Size> {
    let (width, height) = text.split_once('x')?;
    let [width, height] = [width, height].map(|number| number.parse().ok().filter(|number| *number <= MOST));
    Some(Size { width: width?, height: height? })
}
