//! The door to the screen: everything that is played in a terminal goes through here.

use super::{Failure, Io, Setting};
use crate::table::{Lobby, LobbyError, Running, StoreError, Wanted};
use crate::tui::app::{App, Parts};
use crate::tui::face;
use crate::tui::plain;
use crate::tui::run::{self, Call};
use crate::tui::settings::Settings;
use crate::tui::terminal::ScreenError;
use crate::tui::theme::{Env, Themes, Wishes};
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
}

/// The lobby with a bell: who saves in the background calls the screen through it.
pub(super) struct Door {
    pub lobby: Lobby,
    call: Call,
}

impl Door {
    pub fn new(setting: &Setting) -> Result<Door, Failure> {
        let mut lobby = setting.lobby()?;
        let call: Call = Arc::new(OnceLock::new());
        let bell = Arc::clone(&call);
        lobby.when_saving_changes(Arc::new(move || {
            if let Some(waker) = bell.get() {
                waker.wake();
            }
        }));
        Ok(Door { lobby, call })
    }

    /// Opens the screen, and comes back when the player leaves.
    pub fn open(self, opening: Opening, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let env = Env::of_process();
        let (settings, trouble) = read_settings(setting);
        if let Some(trouble) = trouble {
            writeln!(io.err, "{trouble}")?;
        }
        if let Opening::Game { running, .. } = &opening
            && face::of(running.game().id()).is_none()
        {
            running.close(Duration::from_secs(5));
            let name = running.name().unwrap_or_default();
            writeln!(io.out, "{}", self.lobby.words.text_with("screen-saved-as", &[("name", name.into())]))?;
            return Err(Failure::Failed(self.lobby.words.text("screen-no-face")));
        }
        let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        if setting.common.plain || env.dumb() || !terminal {
            return play_plainly(&self.lobby, opening, io);
        }
        let common = &setting.common;
        let wrong = |error: &dyn std::fmt::Display| Failure::Usage(error.to_string());
        let flags = Wishes {
            theme: common.theme.clone().unwrap_or_default(),
            colors: common.colors.as_deref().unwrap_or("auto").parse().map_err(|error| wrong(&error))?,
            glyphs: common.glyphs.as_deref().unwrap_or("auto").parse().map_err(|error| wrong(&error))?,
        };
        let themes = Themes::new();
        crate::tui::theme::Theme::detect(&themes, &env, &flags).map_err(|error| wrong(&error))?;
        let settings = Settings { mouse: settings.mouse || common.mouse, ..settings };
        let file = settings_file();
        let words = setting.words;
        let keep = move |settings: &Settings| match &file {
            Some(file) => write_settings(file, settings).map_err(|error| {
                let places = [("path", file.display().to_string().into()), ("fault", error.to_string().into())];
                words.text_with("settings-not-kept", &places)
            }),
            None => Err(words.text("settings-no-folder")),
        };
        let mut app = App::new(Parts { lobby: self.lobby, settings, env, themes, flags, keep: Box::new(keep) });
        if let Opening::Game { running, note } = opening {
            app.open(running, note);
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
    let failed = |error: LobbyError| Failure::Failed(error.say(lobby.words));
    let (running, note) = match opening {
        Opening::Game { running, note } => (running, note),
        Opening::Title => match lobby.latest() {
            Ok(name) => {
                let resumed = lobby.resume(&name).map_err(failed)?;
                (resumed.running, resumed.note)
            }
            Err(StoreError::Nothing { .. }) => {
                let first = lobby.games.iter().next().map(|entry| entry.id.to_owned()).unwrap_or_default();
                (lobby.begin(&Wanted { game: first, ..Wanted::default() }).map_err(failed)?, None)
            }
            Err(error) => return Err(Failure::Failed(error.say(lobby.words))),
        },
    };
    let name = running.name().unwrap_or_default();
    let shared = Arc::new(Mutex::new(Some(running)));
    let played = plain::play(Arc::clone(&shared), lobby.words, note, io.input, io.out);
    let running = shared.lock().unwrap_or_else(PoisonError::into_inner).take();
    let saved = running.is_none_or(|running| running.close(Duration::from_secs(5)));
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
