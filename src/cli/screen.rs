//! The door to the screen: everything that is played in a terminal goes through here.

use super::{Common, Failure, Io, Setting, themes};
use crate::kernel::Viewer;
use crate::table::{Lobby, LobbyError, Running, SavingChanged, StoreError, Wanted};
use crate::tui::app::{App, Parts};
use crate::tui::face;
use crate::tui::menu::{self, Agreed};
use crate::tui::plain;
use crate::tui::run::{self, Call};
use crate::tui::settings::Settings;
use crate::tui::terminal::ScreenError;
use crate::tui::theme::{Env, Theme, ThemeError, Themes, Wishes};
use crate::tui::thinker::Bell;
use etcetera::BaseStrategy;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// What the screen opens with.
pub enum Opening {
    Title,
    /// A game, and what its player should be told first.
    Game {
        running: Running,
        note: Option<String>,
    },
    /// A saved game that is only looked at, with these eyes or those that fit it.
    Replay {
        running: Running,
        viewer: Option<Viewer>,
    },
    /// A game whose seats are to be drawn, and shown before it begins.
    Draw(Wanted),
}

/// The lobby with a bell: who saves or thinks in the background calls the screen through it.
pub(super) struct Door {
    pub lobby: Lobby,
    call: Call,
    bell: Bell,
    look: Look,
}

/// What the flags and the terminal want the screen to look like.
struct Look {
    env: Env,
    themes: Themes,
    flags: Wishes,
    /// What is wrong with themes of the user's own.
    faults: Vec<ThemeError>,
}

impl Look {
    fn of(common: &Common) -> Result<Look, Failure> {
        let wrong = |error: &dyn std::fmt::Display| Failure::Usage(error.to_string());
        let flags = Wishes {
            theme: common.theme.clone().unwrap_or_default(),
            colors: common.colors.as_deref().unwrap_or("auto").parse().map_err(|error| wrong(&error))?,
            glyphs: common.glyphs.as_deref().unwrap_or("auto").parse().map_err(|error| wrong(&error))?,
            ..Wishes::default()
        };
        let (env, mut themes) = (Env::of_process(), Themes::new());
        let faults = own_themes(&mut themes);
        Theme::detect(&themes, &env, &flags).map_err(|error| wrong(&error))?;
        Ok(Look { env, themes, flags, faults })
    }
}

impl Door {
    /// Wrong flags are told here, before a game is begun.
    pub fn new(setting: &Setting) -> Result<Door, Failure> {
        let look = Look::of(&setting.common)?;
        let mut lobby = setting.lobby()?;
        let call: Call = Arc::new(OnceLock::new());
        let waker = Arc::clone(&call);
        let bell: Bell = Arc::new(move || {
            if let Some(waker) = waker.get() {
                waker.wake();
            }
        });
        lobby.when_saving_changes(Arc::clone(&bell) as SavingChanged);
        Ok(Door { lobby, call, bell, look })
    }

    /// Opens the screen, and comes back when the player leaves.
    pub fn open(self, opening: Opening, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let (settings, trouble) = read_settings(setting);
        if let Some(trouble) = trouble {
            writeln!(io.err, "{trouble}")?;
        }
        for fault in &self.look.faults {
            writeln!(io.err, "{fault}")?;
        }
        if let Opening::Game { running, .. } = &opening
            && face::of(running.game().id()).is_none()
        {
            running.close(Duration::from_secs(5));
            let name = running.name().unwrap_or_default();
            writeln!(io.out, "{}", self.lobby.words.text_with("screen-saved-as", &[("name", name.into())]))?;
            return Err(Failure::Failed(self.lobby.words.text("screen-no-face")));
        }
        if let Opening::Replay { running, .. } = &opening
            && face::of(running.game().id()).is_none()
        {
            return Err(Failure::Failed(self.lobby.words.text("screen-no-face")));
        }
        let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        if setting.common.plain || self.look.env.dumb() || !terminal {
            return play_plainly(&self.lobby, opening, io);
        }
        let opening = match opening {
            Opening::Draw(open) => {
                let drawn = self.lobby.drawn(&open);
                Opening::Draw(drawn.map_err(|error| Failure::of_lobby(&error, self.lobby.words))?)
            }
            opening => opening,
        };
        let Look { env, themes, flags, .. } = self.look;
        let settings = Settings { mouse: settings.mouse || setting.common.mouse, ..settings };
        let file = settings_file();
        let words = setting.words;
        let keep = move |settings: &Settings| match &file {
            Some(file) => write_settings(file, settings).map_err(|error| {
                let places = [("path", file.display().to_string().into()), ("fault", error.to_string().into())];
                words.text_with("settings-not-kept", &places)
            }),
            None => Err(words.text("settings-no-folder")),
        };
        let bell = Some(self.bell);
        let mut app = App::new(Parts { lobby: self.lobby, settings, env, themes, flags, keep: Box::new(keep), bell });
        match opening {
            Opening::Title => {}
            Opening::Game { running, note } => app.open(running, note),
            Opening::Replay { running, viewer } => app.open_watched(running, viewer),
            Opening::Draw(wanted) => app.offer(&wanted),
        }
        io.out.flush()?;
        run::run(&mut app, &self.call).map_err(|error| match error {
            ScreenError::NotATerminal => Failure::Failed(error.to_string()),
            ScreenError::Io(error) => Failure::from(error),
        })?;
        Ok(())
    }
}

/// The game in lines: the one that was asked for, else the last one that is not over, else a new one.
fn play_plainly(lobby: &Lobby, opening: Opening, io: &mut Io<'_>) -> Result<(), Failure> {
    let failed = |error: LobbyError| Failure::of_lobby(&error, lobby.words);
    let (running, note) = match opening {
        Opening::Game { running, note } => (running, note),
        Opening::Replay { .. } => return Err(Failure::Usage(lobby.words.text("replay-no-screen"))),
        Opening::Draw(open) => match menu::agree(lobby, &open, io.input, io.out)?.map_err(failed)? {
            Agreed::Begin(wanted) => (lobby.begin(&wanted).map_err(failed)?, None),
            Agreed::Leave => return Ok(()),
        },
        Opening::Title => match lobby.latest() {
            Ok(name) => {
                let resumed = lobby.resume(&name).map_err(failed)?;
                (resumed.running, resumed.note)
            }
            Err(StoreError::Nothing { .. }) => {
                let first = lobby.games.iter().next().map(|entry| entry.id.to_owned()).unwrap_or_default();
                (lobby.begin(&Wanted { game: first, ..Wanted::default() }).map_err(failed)?, None)
            }
            Err(error) => return Err(Failure::of_store(&error, lobby.words)),
        },
    };
    let shared = Arc::new(Mutex::new(Some(running)));
    let played = plain::play(Arc::clone(&shared), lobby.words, note, io.input, io.out);
    let running = shared.lock().unwrap_or_else(PoisonError::into_inner).take();
    let saved = running.as_ref().is_none_or(|running| running.close(Duration::from_secs(5)));
    let name = running.and_then(|running| running.name()).unwrap_or_default();
    match played {
        Ok(Some(_)) if saved => {
            writeln!(io.out, "{}", lobby.words.text_with("screen-saved-as", &[("name", name.into())]))?;
            Ok(())
        }
        Ok(Some(_)) => Err(Failure::Failed(lobby.words.text("screen-not-saved"))),
        Ok(None) => Err(Failure::Failed(lobby.words.text("screen-no-face"))),
        Err(error) => Err(Failure::from(error)),
    }
}

/// Adds the themes of the user's own folder, beside their settings; what is wrong with them.
fn own_themes(themes: &mut Themes) -> Vec<ThemeError> {
    match settings_file().and_then(|file| Some(file.parent()?.join("themes"))) {
        Some(folder) if folder.is_dir() => themes::add_folder(themes, &folder),
        _ => Vec::new(),
    }
}

/// `settings.toml` in the user's folder of settings.
fn settings_file() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(folders.config_dir().join("thicket").join("settings.toml"))
}

/// The settings, and what is wrong with their file.
fn read_settings(setting: &Setting) -> (Settings, Option<String>) {
    let Some(file) = settings_file() else { return (Settings::default(), None) };
    let Ok(text) = std::fs::read_to_string(&file) else { return (Settings::default(), None) };
    match Settings::read(&text) {
        Ok(settings) => (settings, None),
        Err(fault) => {
            let places = [("path", file.display().to_string().into()), ("fault", fault.into())];
            (Settings::default(), Some(setting.words.text_with("settings-fault", &places)))
        }
    }
}

fn write_settings(file: &std::path::Path, settings: &Settings) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    // Beside it first: a settings file is never half there.
    let new = file.with_extension("toml.new");
    std::fs::write(&new, settings.write())?;
    std::fs::rename(new, file)
}
