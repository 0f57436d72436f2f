//! The whole screen: what is on what, and which of it gets the keys. Free of terminal and threads, so that tests and
//! fuzzers can press keys on it.

mod games;
mod stream;

pub use stream::run_key_stream;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ratatui::Frame;

use super::commands;
use super::component::{Component, Context, Outcome};
use super::input::Input;
use super::key_bar::Hint;
use super::menu::{MenuScreen, NewGame, Options, Title};
use super::palette::Palette;
use super::play::{Play, PlaySession, Shared, Transition};
use super::settings::{COLORS, GLYPHS, LANGUAGE, PICTURE, Settings, THEME};
use super::theme::{Colors, DisplayOptions, Env, Glyphs, Picture, Theme, Themes};
use crate::kernel::{Language, Source, Words, name_key};
use crate::table::{Lobby, Table, WakeCallback, Wanted};

/// Keeps the settings; what went wrong, in words.
pub type Keep = Box<dyn Fn(&Settings) -> Result<(), String> + Send>;

/// A frame that takes longer than this to be written meets a slow line; after some in a row painted ground goes.
const SLOW: Duration = Duration::from_millis(100);
const SLOW_FRAMES: u32 = 3;

/// The time that leaving waits for the disk.
const LAST_SAVE: Duration = Duration::from_secs(5);

/// The parts that a screen is made with.
pub struct Parts {
    pub lobby: Lobby,
    pub settings: Settings,
    pub env: Env,
    pub themes: Themes,
    /// The flags about the looks, which override the settings.
    pub flags: DisplayOptions,
    /// The language that a flag asks for, which overrides the settings.
    pub language: Option<Language>,
    pub keep: Keep,
    /// Calls the loop when a bot has thought, which it does on a thread of its own. Without it bots think in
    /// [`App::tick`].
    pub wake: Option<WakeCallback>,
}

/// The screen.
pub struct App {
    parts: Parts,
    theme: Theme,
    shared: Shared,
    /// The topmost last.
    layers: Vec<Box<dyn Component>>,
    /// Whether the program began with the game that is on the screen.
    began_here: bool,
    over: bool,
    /// The language of the settings, as it was when the words were chosen.
    spoken: Option<Language>,
    /// Frames in a row that were written slowly.
    slow_frames: u32,
    /// Whether the line is too slow for painted ground.
    is_slow: bool,
}

impl App {
    /// Returns a screen that begins with the title, unless a game is opened before it is first drawn.
    pub fn new(parts: Parts) -> App {
        let (theme, spoken) = (theme(&parts, false), parts.settings.language);
        App {
            parts,
            spoken,
            theme,
            shared: Arc::new(Mutex::new(None)),
            layers: Vec::new(),
            began_here: false,
            over: false,
            slow_frames: 0,
            is_slow: false,
        }
    }

    /// Shows the title where the screen is empty. The title looks for saves, so it is made only then.
    fn ensure_title(&mut self) {
        if self.layers.is_empty() && !self.over {
            self.layers.push(Box::new(Title::screen(&self.parts.lobby)));
        }
    }

    /// Returns the running game, to be saved when the process has to end.
    pub fn shared(&self) -> Shared {
        Arc::clone(&self.shared)
    }

    pub fn words(&self) -> &'static Words {
        self.parts.lobby.words
    }

    /// Begins with a game in place of the title; `note` is what its player should be told first.
    pub fn open(&mut self, table: impl Into<Box<dyn Table>>, note: Option<String>) {
        self.began_here = true;
        self.show(table.into(), note);
    }

    /// Begins with the form for a new game, filled in.
    pub fn offer(&mut self, wanted: &Wanted) {
        self.ensure_title();
        if let Some(form) = NewGame::filled(&self.parts.lobby, wanted) {
            self.layers.push(Box::new(MenuScreen::new(form)));
        }
    }

    /// Tells something on what the screen begins with.
    pub fn tell(&mut self, says: String) {
        self.ensure_title();
        self.notify(says);
    }

    fn show(&mut self, table: Box<dyn Table>, note: Option<String>) {
        let table = Arc::new(Mutex::new(table));
        *self.shared.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&table));
        let words = self.parts.lobby.words;
        if let Some(mut session) = PlaySession::new(table, words) {
            if let Some(wake) = &self.parts.wake {
                session = session.with_worker(Arc::clone(wake));
            }
            let play = Play::new(session, &self.parts.settings);
            self.layers = vec![Box::new(play)];
            note.into_iter().for_each(|note| self.notify(note));
        }
    }

    /// Returns whether the player has left.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Returns the game on the screen.
    pub fn play(&self) -> Option<&Play> {
        self.layers.iter().rev().find_map(|layer| layer.play())
    }

    /// Returns whether the terminal should call its player: a question has come at a table of several terminals.
    pub fn take_call(&mut self) -> bool {
        self.game_on_top().is_some_and(Play::take_call)
    }

    fn game_on_top(&mut self) -> Option<&mut Play> {
        self.layers.last_mut()?.play_mut()
    }

    /// Returns whether the mouse is asked for.
    pub fn mouse(&self) -> bool {
        self.parts.settings.mouse
    }

    /// Returns whether the table waits for a bot that is thinking. The loop is woken when it no longer does.
    pub fn is_thinking(&self) -> bool {
        self.play().is_some_and(|play| play.session().is_waiting())
    }

    /// Returns how long the screen rests before [`App::tick`]; `None` if nothing is to come by itself.
    pub fn rest(&self) -> Option<Duration> {
        self.layers.last()?.rest()
    }

    /// Lets what is on top take its next step.
    pub fn tick(&mut self) {
        if let Some(layer) = self.layers.last_mut() {
            layer.tick(&context(&self.parts, &self.theme));
        }
    }

    /// Lists what can be done now, as the key bar shows it.
    pub fn hints(&self) -> Vec<Hint> {
        let context = context(&self.parts, &self.theme);
        self.layers.last().map_or_else(Vec::new, |layer| layer.hints(&context))
    }

    /// Takes a key, or whatever else happened.
    pub fn input(&mut self, input: &Input) {
        if *input == Input::Wake {
            // for the game, whatever is over it
            if let Some(play) = self.layers.iter_mut().find_map(|layer| layer.play_mut()) {
                play.take_input(input);
            }
            return;
        }
        self.ensure_title();
        let Some(layer) = self.layers.last_mut() else { return };
        let outcome = layer.input(input, &context(&self.parts, &self.theme));
        self.carry_out(outcome);
    }

    /// Does what the component on top asks for.
    fn carry_out(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Stay => {}
            Outcome::Notify(says) => self.notify(says),
            Outcome::Close => self.back(),
            Outcome::Open(component) => self.layers.push(component),
            Outcome::Begin(wanted) => self.begin(*wanted),
            Outcome::Resume(name) => self.resume(&name),
            Outcome::ResumeCopy(name) => self.resume_copy(&name),
            Outcome::Watch(name) => self.watch_save(&name),
            Outcome::Export(name) => self.export_save(&name),
            Outcome::Join { name, looks_on } => self.join(&name, looks_on),
            Outcome::Daily(day) => self.play_daily(day),
            Outcome::Teach(id) => self.teach(id),
            Outcome::Settings => self.open_settings(),
            Outcome::Set(setting, value) => {
                self.parts.settings.put(setting, &value);
                let wrong = self.settled(setting);
                wrong.into_iter().for_each(|why| self.notify(why));
            }
            Outcome::Quit => self.over = true,
            Outcome::Game(wish) => self.grant(wish),
        }
    }

    /// Tells something on what is on top.
    fn notify(&mut self, says: String) {
        if let Some(layer) = self.layers.last_mut() {
            layer.notify(says);
        }
    }

    fn back(&mut self) {
        self.layers.pop();
        match self.layers.last_mut() {
            Some(layer) => layer.settle(&context(&self.parts, &self.theme)),
            None => self.over = true,
        }
    }

    fn open_settings(&mut self) {
        // what was said of it before the screen began is hidden by the screen
        let (_, hindrance) = self.parts.env.language(self.parts.language, self.parts.settings.language);
        let form = Options::screen(&context(&self.parts, &self.theme));
        let words = self.words();
        self.layers.push(Box::new(form.saying(hindrance.map(|key| words.text(key)))));
    }

    fn grant(&mut self, wish: Transition) {
        match wish {
            Transition::Nothing => {}
            Transition::Leave if self.is_watching() => self.back(),
            Transition::Rematch => self.rematch(),
            Transition::Export => self.export_played(),
            Transition::Leave => {
                if self.leave(wish) {
                    self.began_here = false;
                }
            }
            Transition::Quit => self.over = self.leave(wish) && self.began_here,
            Transition::Abandon { quit } => {
                self.abandon();
                self.over = quit && self.began_here;
                self.began_here = false;
            }
            Transition::Settings => self.open_settings(),
            Transition::Settled(setting) => {
                if let Some(play) = self.play() {
                    self.parts.settings = play.settings().clone();
                }
                let wrong = self.settled(setting);
                wrong.into_iter().for_each(|why| self.notify(why));
            }
        }
    }

    /// Whether what is on top is a game that is only looked at.
    fn is_watching(&self) -> bool {
        self.layers.last().and_then(|layer| layer.play()).is_some_and(Play::is_only_watched)
    }

    /// Takes in that a setting has changed; what went wrong, in words.
    fn settled(&mut self, setting: &str) -> Option<String> {
        // who chooses a picture gets it, however slow the line is
        self.is_slow = self.is_slow && setting != PICTURE;
        // nor does the command line hold against a later choice
        let flags = &mut self.parts.flags;
        match setting {
            THEME => flags.theme.clear(),
            COLORS => flags.colors = Colors::Auto,
            GLYPHS => flags.glyphs = Glyphs::Auto,
            LANGUAGE => self.parts.language = None,
            _ => {}
        }
        let unspoken = self.speak();
        self.theme = theme(&self.parts, self.is_slow);
        let context = context(&self.parts, &self.theme);
        self.layers.iter_mut().for_each(|layer| layer.settle(&context));
        (self.parts.keep)(&self.parts.settings).err().or(unspoken)
    }

    /// Chooses the words of the language that the settings name, if that has changed; why they are not those.
    fn speak(&mut self) -> Option<String> {
        let set = self.parts.settings.language;
        if std::mem::replace(&mut self.spoken, set) == set {
            return None;
        }
        let (language, hindrance) = self.parts.env.language(self.parts.language, set);
        let words = Words::of(language);
        self.parts.lobby.words = words;
        hindrance.map(|key| words.text(key))
    }

    /// Notes how long the last frame took to be written: on a slow connection shows and painted ground are dropped
    /// first.
    pub fn drawn_in(&mut self, took: Duration) {
        let slow = took > SLOW;
        self.slow_frames = if slow { self.slow_frames + 1 } else { 0 };
        let Some(play) = self.game_on_top() else { return };
        play.hasten(slow);
        if self.slow_frames == SLOW_FRAMES && self.theme.painted() {
            self.is_slow = true;
            self.theme = theme(&self.parts, self.is_slow);
            self.notify(self.words().text("screen-slow-line"));
        }
    }

    /// Draws what is on top.
    pub fn draw(&mut self, frame: &mut Frame) {
        self.ensure_title();
        if let Some(layer) = self.layers.last_mut() {
            layer.draw(&context(&self.parts, &self.theme), frame);
        }
    }
}

fn context<'a>(parts: &'a Parts, theme: &'a Theme) -> Context<'a> {
    Context { lobby: &parts.lobby, settings: &parts.settings, theme }
}

/// The theme that flags, settings and environment ask for, in this order; a name that is unknown counts for nothing, and
/// over a slow line nothing is painted.
fn theme(parts: &Parts, is_slow: bool) -> Theme {
    let (flags, set) = (&parts.flags, &parts.settings.looks);
    let picture = if is_slow { Picture::Lines } else { set.picture };
    let wishes = DisplayOptions { picture, ..flags.over(set) };
    let plain = DisplayOptions { theme: String::new(), ..wishes.clone() };
    Theme::detect(&parts.themes, &parts.env, &wishes)
        .or_else(|_| Theme::detect(&parts.themes, &parts.env, &plain))
        .expect("a theme that the environment chooses is built in")
}

/// Returns the words that no literal in the code spells out.
pub fn made_keys() -> Vec<String> {
    let levels = crate::bots::Level::ALL.iter().map(|level| format!("screen-level-{}", level.id()));
    let depths = super::theme::Depth::ALL.iter().map(|depth| format!("screen-depth-{}", depth.id()));
    let (space, id) = Source::EARLIER;
    commands::made_keys()
        .chain([name_key(space, id)])
        .chain(levels)
        .chain(depths)
        .chain(super::about::made_keys())
        .chain(super::menu::made_keys())
        .chain(super::plain::made_keys())
        .chain(super::game_ui::made_keys())
        .collect()
}
