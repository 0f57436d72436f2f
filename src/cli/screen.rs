//! The door to the screen: everything that is played in a terminal goes through here.

use super::{Common, Failure, Io, Setting, language, themes};
use crate::kernel::{Language, Viewer, Words};
use crate::table::WakeCallback;
use crate::table::shared::player_name;
use crate::table::{Access, Lobby, SavingChanged, Table, Wanted, put_file, read_text};
use crate::tui::app::{App, Parts};
use crate::tui::bindings::Bindings;
use crate::tui::game_ui;
use crate::tui::picture;
use crate::tui::plain;
use crate::tui::run::{self, Call};
use crate::tui::settings::Settings;
use crate::tui::terminal::ScreenError;
use crate::tui::theme::{DisplayOptions, Env, NoSuchValue, Theme, ThemeError, Themes};
use etcetera::BaseStrategy;
use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// The first thing the screen shows.
pub enum Opening {
    Title,
    /// The list of tables of several terminals.
    Tables,
    /// The list of daily games.
    Daily,
    /// A game, and what its player should be told first.
    Game {
        table: Box<dyn Table>,
        note: Option<String>,
    },
    /// A saved game that is only looked at, with these eyes or those that fit it.
    Replay {
        table: Box<dyn Table>,
        viewer: Option<Viewer>,
    },
    /// A game whose seats are to be drawn, and shown before it begins.
    Draw(Wanted),
}

/// The lobby, and the way in which who saves or thinks in the background wakes the screen.
pub(super) struct Launcher {
    pub lobby: Lobby,
    call: Call,
    wake: WakeCallback,
    look: DisplayConfig,
}

/// The looks that the flags and the terminal ask of the screen.
struct DisplayConfig {
    env: Env,
    themes: Themes,
    flags: DisplayOptions,
    language: Option<Language>,
    /// The errors in the user's own themes.
    faults: Vec<ThemeError>,
}

impl DisplayConfig {
    fn of(common: &Common, words: &Words) -> Result<DisplayConfig, Failure> {
        let wrong = |error: NoSuchValue| Failure::Usage(error.say(words));
        let flags = DisplayOptions {
            theme: common.theme.clone().unwrap_or_default(),
            colors: common.colors.as_deref().unwrap_or("auto").parse().map_err(wrong)?,
            glyphs: common.glyphs.as_deref().unwrap_or("auto").parse().map_err(wrong)?,
            ..DisplayOptions::default()
        };
        let (env, mut themes) = (Env::of_process(), Themes::new());
        let faults = own_themes(&mut themes);
        Theme::detect(&themes, &env, &flags).map_err(|error| {
            let is_own =
                |fault: &&ThemeError| Path::new(&fault.file).file_stem().is_some_and(|stem| *stem == *flags.theme);
            Failure::Usage(faults.iter().find(is_own).map_or_else(|| error.say(words), |fault| fault.say(words)))
        })?;
        Ok(DisplayConfig { env, themes, flags, language: language::of_flag(common, words)?, faults })
    }
}

impl Launcher {
    /// Reads the flags, so that wrong ones are told before a game is begun.
    pub fn new(setting: &Setting) -> Result<Launcher, Failure> {
        let look = DisplayConfig::of(&setting.common, setting.words)?;
        let mut lobby = setting.lobby()?;
        let call: Call = Arc::new(OnceLock::new());
        let waker = Arc::clone(&call);
        let wake: WakeCallback = Arc::new(move || {
            if let Some(waker) = waker.get() {
                waker.wake();
            }
        });
        lobby.when_saving_changes(Arc::clone(&wake) as SavingChanged);
        Ok(Launcher { lobby, call, wake, look })
    }

    /// Opens the screen, and comes back when the player leaves.
    pub fn open(self, opening: Opening, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let (mut settings, fault) = read_settings(setting);
        let (keys, keys_fault) = read_keys(setting);
        settings.keys = keys;
        settings.own_themes = self.look.themes.own_names().map(str::to_owned).collect();
        let themes = self.look.faults.iter().map(|fault| (PathBuf::from(&fault.file), fault.say(setting.words)));
        let unusable: Vec<(PathBuf, String)> = fault.into_iter().chain(keys_fault).chain(themes).collect();
        for (_, fault) in &unusable {
            writeln!(io.err, "{fault}")?;
        }
        if let Opening::Game { table, .. } | Opening::Replay { table, .. } = &opening
            && game_ui::of(table.state().id()).is_none()
        {
            let saved = table.close(Duration::from_secs(5));
            if let Some(name) = table.name().filter(|_| saved) {
                writeln!(io.out, "{}", self.lobby.words.text_with("screen-saved-as", &[("name", name.into())]))?;
            }
            return Err(Failure::Failed(self.lobby.words.text("screen-no-face")));
        }
        let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        if setting.common.plain || self.look.env.dumb() || !terminal {
            return play_plainly(&self.lobby, opening, settings, io, setting.common.player.as_deref());
        }
        let opening = match opening {
            Opening::Draw(open) => {
                let drawn = self.lobby.drawn(&open);
                Opening::Draw(drawn.map_err(|error| Failure::of_lobby(&error, self.lobby.words))?)
            }
            opening => opening,
        };
        let DisplayConfig { env, themes, flags, language, .. } = self.look;
        let settings = Settings { mouse: settings.mouse || setting.common.mouse, ..settings };
        let wake = Some(self.wake);
        let keep = Box::new(keeper(setting.words, setting.common.player.as_deref()));
        let mut app = App::new(Parts { lobby: self.lobby, settings, env, themes, flags, language, keep, wake });
        match opening {
            Opening::Title => {}
            Opening::Tables => app.open_tables(),
            Opening::Daily => app.open_daily(),
            Opening::Game { table, note } => app.open(table, note),
            Opening::Replay { table, viewer } => app.open_watched(table, viewer),
            Opening::Draw(wanted) => app.offer(&wanted),
        }
        if !unusable.is_empty() {
            let names = unusable.iter().filter_map(|(file, _)| Some(file.file_name()?.display().to_string()));
            let files = setting.words.list(names);
            app.tell(setting.words.text_with("screen-files-unusable", &[("files", files.into())]));
        }
        io.out.flush()?;
        run::run(&mut app, &self.call).map_err(|error| match error {
            ScreenError::NotATerminal => Failure::Failed(error.say(setting.words)),
            ScreenError::Io(error) => Failure::from(error),
        })?;
        Ok(())
    }
}

/// Returns the settings, and the themes of pictures: the one that flags or settings name, else the dark one and the light
/// one. What they leave to the terminal is all colors and all signs.
pub(super) fn picture_looks(setting: &Setting, io: &mut Io<'_>) -> Result<(Settings, picture::Themes), Failure> {
    let look = DisplayConfig::of(&setting.common, setting.words)?;
    let (settings, fault) = read_settings(setting);
    if let Some((_, fault)) = fault {
        writeln!(io.err, "{fault}")?;
    }
    let wishes = look.flags.over(&settings.looks);
    let env = Env { colorterm: "truecolor".into(), lang: "C.UTF-8".into(), ..Env::default() };
    let named = |theme: &str| {
        let wishes = DisplayOptions { theme: theme.to_owned(), ..wishes.clone() };
        Theme::detect(&look.themes, &env, &wishes).map_err(|error| Failure::Usage(error.say(setting.words)))
    };
    let themes = match wishes.leaves_theme() {
        true => picture::Themes { first: named("dark")?, light: Some(named("light")?) },
        false => picture::Themes { first: named(&wishes.theme)?, light: None },
    };
    Ok((settings, themes))
}

/// Waits until something can be read from the standard input, or it has ended, or the table calls, at most `limit`. Returns
/// whether the input is ready; what was written to wake it is taken.
fn ready(mut rung: &UnixStream, limit: Duration) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let input = std::io::stdin();
    let mut fds = [PollFd::new(&input, PollFlags::IN), PollFd::new(rung, PollFlags::IN)];
    let within = Timespec { tv_sec: limit.as_secs() as i64, tv_nsec: i64::from(limit.subsec_nanos()) };
    let is_ready = poll(&mut fds, Some(&within)).is_ok() && !fds[0].revents().is_empty();
    if !limit.is_zero() {
        while rung.read(&mut [0; 64]).is_ok_and(|read| read > 0) {}
    }
    is_ready
}

/// Plays in lines.
fn play_plainly(
    lobby: &Lobby,
    opening: Opening,
    settings: Settings,
    io: &mut Io<'_>,
    player: Option<&str>,
) -> Result<(), Failure> {
    let door = match opening {
        Opening::Title => plain::PlainStart::Menu,
        Opening::Tables => plain::PlainStart::Tables,
        Opening::Daily => plain::PlainStart::Daily,
        Opening::Game { table, note } => plain::PlainStart::Game { table, note },
        Opening::Draw(open) => plain::PlainStart::Draw(open),
        Opening::Replay { .. } => return Err(Failure::Usage(lobby.words.text("replay-no-screen"))),
    };
    let keep = keeper(lobby.words, player);
    let input = plain::Typed::new(io.input);
    let (rung, rings) = UnixStream::pair()?;
    rung.set_nonblocking(true)?;
    rings.set_nonblocking(true)?;
    // a full pipe wakes as well as one more byte
    let wake: WakeCallback = Arc::new(move || drop((&rings).write(&[0])));
    let ready = |limit| ready(&rung, limit);
    let is_typed_by_hand = std::io::stdin().is_terminal();
    let mut console =
        plain::Console { lobby, settings, keep: &keep, input, is_typed_by_hand, ready: &ready, wake, out: io.out };
    match plain::run(&mut console, door)? {
        Ok(plain::End::Done) => Ok(()),
        Ok(plain::End::Unsaved(says)) => Err(Failure::Failed(says)),
        Ok(plain::End::NoFace) => Err(Failure::Failed(lobby.words.text("screen-no-face"))),
        Err(error) => Err(Failure::of_lobby(&error, lobby.words)),
    }
}

/// Writes the settings to their file, and says why it could not.
fn keeper(words: &'static Words, player: Option<&str>) -> impl Fn(&Settings) -> Result<(), String> + use<> {
    let file = settings_file(SETTINGS, player);
    move |settings: &Settings| match &file {
        Some(file) => write_settings(file, settings).map_err(|error| {
            let places = [("path", file.display().to_string().into()), ("fault", error.to_string().into())];
            words.text_with("settings-not-kept", &places)
        }),
        None => Err(words.text("settings-no-folder")),
    }
}

/// Adds the themes of the user's own folder, next to their settings; returns what is wrong with them.
pub(super) fn own_themes(themes: &mut Themes) -> Vec<ThemeError> {
    match settings_folder().map(|folder| folder.join("themes")) {
        Some(folder) if folder.is_dir() => themes::add_folder(themes, &folder),
        _ => Vec::new(),
    }
}

/// A file of the settings: players who share an account, and are told apart by their names, have their own.
fn settings_file(name: &str, player: Option<&str>) -> Option<PathBuf> {
    let folder = settings_folder()?;
    Some(match player.and_then(player_name) {
        Some(player) => folder.join("players").join(file_name(&player)).join(name),
        None => folder.join(name),
    })
}

/// A player's name as that of a file: whatever could mean something else there is written by its number.
fn file_name(player: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    player.chars().map(|c| if plain(c) { c.to_string() } else { format!("%{:X}", u32::from(c)) }).collect()
}

/// Reads a file of the settings. A player who has none of their own begins with that of the account.
fn read_file(name: &str, player: Option<&str>) -> Option<(PathBuf, io::Result<String>)> {
    let own = settings_file(name, player)?;
    match read_text(&own, MAX_SETTINGS_BYTES) {
        Err(error) if error.kind() == ErrorKind::NotFound && player.is_some() => read_file(name, None),
        read => Some((own, read)),
    }
}

fn settings_folder() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(folders.config_dir().join("thicket"))
}

/// The file of the settings that the program itself writes.
const SETTINGS: &str = "settings.toml";

/// As much of a file of settings or keys is read.
const MAX_SETTINGS_BYTES: u64 = 1 << 20;

/// The keys of `keys.toml` in the same folder, and what is wrong with it: then all keys are those of the table.
fn read_keys(setting: &Setting) -> (Bindings, Option<(PathBuf, String)>) {
    let Some((file, read)) = read_file("keys.toml", setting.common.player.as_deref()) else {
        return Default::default();
    };
    let text = match read {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Default::default(),
        Err(error) => {
            let fault = unreadable(setting.words, &file, &error);
            return (Bindings::default(), Some((file, fault)));
        }
    };
    match Bindings::read(&file.display().to_string(), &text) {
        Ok(keys) => (keys, None),
        Err(fault) => (Bindings::default(), Some((file, setting.words.say(&fault)))),
    }
}

/// The settings, and what is wrong with their file.
fn read_settings(setting: &Setting) -> (Settings, Option<(PathBuf, String)>) {
    let Some((file, read)) = read_file(SETTINGS, setting.common.player.as_deref()) else {
        return (Settings::default(), None);
    };
    match sound_settings(read) {
        Ok(settings) => (settings, None),
        Err(error) if error.kind() == ErrorKind::NotFound => (Settings::default(), None),
        Err(error) => {
            let fault = unreadable(setting.words, &file, &error);
            (Settings::default(), Some((file, fault)))
        }
    }
}

fn sound_settings(read: io::Result<String>) -> io::Result<Settings> {
    Settings::read(&read?).map_err(|fault| io::Error::new(ErrorKind::InvalidData, fault))
}

fn unreadable(words: &Words, file: &Path, error: &io::Error) -> String {
    let places = [("path", file.display().to_string().into()), ("fault", error.to_string().into())];
    words.text_with("settings-fault", &places)
}

/// Returns the language of the settings. What is wrong with their file is told where the rest of it is needed.
pub(super) fn set_language(player: Option<&str>) -> Option<Language> {
    sound_settings(read_file(SETTINGS, player)?.1).ok()?.language
}

fn write_settings(file: &Path, settings: &Settings) -> io::Result<()> {
    // What its owner wrote and nobody could read is kept for them.
    if sound_settings(read_text(file, MAX_SETTINGS_BYTES)).is_err_and(|error| error.kind() != ErrorKind::NotFound) {
        std::fs::rename(file, file.with_extension("toml.bak"))?;
    }
    put_file(file, settings.write().as_bytes(), Access::Private)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_that_nobody_could_read_are_kept_beside_the_new_ones() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("settings.toml");
        write_settings(&file, &Settings::default()).expect("written");
        write_settings(&file, &Settings::default()).expect("written again");
        let kept = folder.path().join("settings.toml.bak");
        assert!(!kept.exists(), "sound settings are only replaced");
        std::fs::write(&file, "pace = [").expect("written");
        write_settings(&file, &Settings::default()).expect("written once more");
        assert_eq!(std::fs::read_to_string(kept).expect("kept"), "pace = [");
        assert!(sound_settings(read_text(&file, MAX_SETTINGS_BYTES)).is_ok());
    }
}
