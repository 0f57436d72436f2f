//! The whole screen: what is on what, and which of it gets the keys. Free of terminal and threads, so that tests and
//! fuzzers can press keys on it.

mod games;
mod stream;

pub use stream::run_key_stream;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Position;

use super::commands::{self, Command, Place};
use super::game_ui::named;
use super::input::Input;
use super::keys::{Key, MouseEventKind};
use super::menu::{ASKS_AFTER, About, Chosen, Clicks, Keys, Leaf, Lessons, Load, NewGame, Options, TableList, Title};
use super::palette::Palette;
use super::play::{Play, PlaySession, Shared, Transition};
use super::settings::{PICTURE, Settings};
use super::text::Canvas;
use super::theme::{DisplayOptions, Env, Picture, Theme, Themes};
use crate::kernel::{Language, Source, Words, name_key};
use crate::table::{Lobby, Table, WakeCallback, Wanted};

/// Keeps the settings; what went wrong, in words.
pub type Keep = Box<dyn Fn(&Settings) -> Result<(), String> + Send>;

/// A frame that takes longer than this to be written meets a slow line; after some in a row painted ground goes.
const SLOW: Duration = Duration::from_millis(100);
const SLOW_FRAMES: u32 = 3;

/// The time that leaving waits for the disk.
const LAST_SAVE: Duration = Duration::from_secs(5);

/// Opens the page that says what a game is, from the list of coached games.
const ABOUT: Key = Key::Char('a');

/// Starts a table, from the list of tables.
const NEW_TABLE: Key = Key::Char('n');

/// Goes on with a copy, from the list of saves.
const COPY: Key = Key::Char('c');

/// One thing on top of the others.
enum Layer {
    Title(Title),
    NewGame(Box<NewGame>),
    Load(Load),
    Tables(TableList),
    Lessons(Lessons),
    Options(Options),
    About(About),
    Keys(Keys),
    Play(Box<Play>),
}

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
    layers: Vec<Layer>,
    /// Whether the program began with the game that is on the screen.
    began_here: bool,
    over: bool,
    /// The language of the settings, as it was when the words were chosen.
    spoken: Option<Language>,
    /// Frames in a row that were written slowly.
    slow_frames: u32,
    /// Whether the line is too slow for painted ground.
    is_slow: bool,
    /// The things that a click can hit in the menu shown.
    clicks: Clicks,
}

impl App {
    /// A screen that begins with the title, unless a game is opened before it is first drawn.
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
            clicks: Clicks::default(),
        }
    }

    /// Shows the title where the screen is empty. The title looks for saves, so it is made only then.
    fn ensure_title(&mut self) {
        if self.layers.is_empty() && !self.over {
            self.layers.push(Layer::Title(Title::new(&self.parts.lobby)));
        }
    }

    /// The running game, to be saved when the process has to end.
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
        self.layers.extend(NewGame::filled(&self.parts.lobby, wanted).map(Box::new).map(Layer::NewGame));
    }

    /// Tells something on what the screen begins with.
    pub fn tell(&mut self, says: String) {
        self.ensure_title();
        match self.layers.last_mut() {
            Some(Layer::Play(play)) => play.tell_note(says),
            _ => self.notify(says),
        }
    }

    fn show(&mut self, table: Box<dyn Table>, note: Option<String>) {
        let table = Arc::new(Mutex::new(table));
        *self.shared.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&table));
        let words = self.parts.lobby.words;
        if let Some(mut session) = PlaySession::new(table, words) {
            if let Some(wake) = &self.parts.wake {
                session = session.with_worker(Arc::clone(wake));
            }
            let mut play = Play::new(session, &self.parts.settings, words);
            if let Some(note) = note {
                play.tell_note(note);
            }
            self.layers = vec![Layer::Play(Box::new(play))];
        }
    }

    /// Whether the player has left.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The game on the screen.
    pub fn play(&self) -> Option<&Play> {
        self.layers.iter().rev().find_map(|layer| match layer {
            Layer::Play(play) => Some(&**play),
            _ => None,
        })
    }

    /// Whether the terminal should call its player: a question has come at a table of several terminals.
    pub fn take_call(&mut self) -> bool {
        match self.layers.last_mut() {
            Some(Layer::Play(play)) => play.take_call(),
            _ => false,
        }
    }

    /// Whether the mouse is asked for.
    pub fn mouse(&self) -> bool {
        self.parts.settings.mouse
    }

    /// Whether the table waits for a bot that is thinking. The loop is woken when it no longer does.
    pub fn is_thinking(&self) -> bool {
        self.play().is_some_and(|play| play.session().is_waiting())
    }

    /// Returns how long the table rests before [`App::tick`]; `None` if nothing is to come by itself.
    pub fn rest(&self) -> Option<Duration> {
        match self.layers.last() {
            Some(Layer::Play(play)) => play.rest(),
            Some(Layer::Tables(_)) => Some(ASKS_AFTER),
            _ => None,
        }
    }

    /// Lets the table take its next step.
    pub fn tick(&mut self) {
        match self.layers.last_mut() {
            Some(Layer::Play(play)) => play.tick(),
            Some(Layer::Tables(list)) => list.refresh(&self.parts.lobby),
            _ => {}
        }
    }

    /// Takes a key, or whatever else happened.
    pub fn input(&mut self, input: &Input) {
        if *input == Input::Wake {
            // For the game, whatever is over it.
            let play = self.layers.iter_mut().find_map(|layer| match layer {
                Layer::Play(play) => Some(play),
                _ => None,
            });
            if let Some(play) = play {
                play.input(input);
            }
            return;
        }
        self.ensure_title();
        if let Some(Layer::Play(play)) = self.layers.last_mut() {
            let wish = play.input(input);
            return self.grant(wish);
        }
        match input {
            Input::Key(key) => self.menu_key(*key),
            Input::Mouse(mouse) => match mouse.deed {
                MouseEventKind::WheelUp => self.menu_key(Key::Up),
                MouseEventKind::WheelDown => self.menu_key(Key::Down),
                MouseEventKind::Click => {
                    if let Some(key) = self.click(Position { x: mouse.x, y: mouse.y }) {
                        self.menu_key(key);
                    }
                }
                MouseEventKind::Hover => {}
            },
            Input::Paste(text) => {
                if let Some(Layer::NewGame(form)) = self.layers.last_mut() {
                    form.paste(text, &self.parts.lobby);
                }
            }
            Input::Resize | Input::Redraw | Input::Wake => {}
        }
    }

    /// Takes a key for the menu that is on top.
    fn menu_key(&mut self, key: Key) {
        let (is_typed, takes_name) = match self.layers.last_mut() {
            Some(Layer::NewGame(form)) => (form.takes(key), form.takes_name()),
            _ => (false, false),
        };
        let key = if takes_name { key } else { key.folded() };
        let keys = &self.parts.settings.keys;
        if key.is_composed() && !takes_name {
            let says = keys.text_with(self.parts.lobby.words, "screen-composed", &[("key", key.to_string().into())]);
            return self.notify(says);
        }
        let what = match self.layers.last() {
            // what belongs to a text is no command, whichever the player has given it to
            _ if is_typed => None,
            Some(Layer::NewGame(_) | Layer::Options(_)) => keys.bound(Place::Form, key),
            Some(Layer::About(_) | Layer::Keys(_)) => keys.bound(Place::Panel, key).or(keys.bound(Place::Menu, key)),
            _ => keys.bound(Place::Menu, key),
        };
        if self.is_closed_by(what) {
            return self.back();
        }
        if what == Some(Command::Help)
            && let Some(leaf) = self.leaf()
        {
            return self.layers.push(Layer::Keys(Keys::of(leaf)));
        }
        match self.layers.last_mut() {
            Some(Layer::Title(title)) => {
                if let Some(chosen) = title.key(key, what) {
                    self.chosen(chosen);
                }
            }
            Some(Layer::NewGame(form)) => {
                if form.key(key, what, &self.parts.lobby) {
                    self.begin();
                }
            }
            Some(Layer::Load(list)) => {
                let selected = list.selected().map(|save| save.name.clone());
                match (what, selected) {
                    (None, Some(name)) if key == COPY => self.resume_copy(&name),
                    (Some(Command::Watch), Some(name)) => self.watch_save(&name),
                    (what, _) => {
                        let name = list.key(what).map(|save| save.name.clone());
                        if let Some(name) = name {
                            self.resume(&name);
                        }
                    }
                }
            }
            Some(Layer::Tables(list)) => match what {
                None if key == NEW_TABLE => self.chosen(Chosen::New),
                Some(Command::Watch) => {
                    let name = list.selected().map(str::to_owned);
                    self.join(name, true);
                }
                what => {
                    let name = list.key(what).map(str::to_owned);
                    self.join(name, false);
                }
            },
            Some(Layer::Lessons(list)) => match what {
                None if key == ABOUT => {
                    let about = About::of(list.game());
                    self.layers.push(Layer::About(about));
                }
                what => match list.key(key, what) {
                    Some((_, Some(save))) => self.resume(&save),
                    Some((id, None)) => self.teach(id),
                    None => {}
                },
            },
            Some(Layer::Options(form)) => {
                if let Some((setting, value)) = form.key(what) {
                    self.parts.settings.put(setting, value);
                    self.settled(setting);
                }
            }
            Some(Layer::About(page)) => page.key(what),
            Some(Layer::Keys(page)) => page.key(what),
            Some(Layer::Play(_)) | None => {}
        }
    }

    /// Whether a command closes the menu that is on top.
    fn is_closed_by(&self, what: Option<Command>) -> bool {
        match self.layers.last() {
            // the title has nothing below it
            Some(Layer::Title(_) | Layer::Play(_)) | None => false,
            // a key that is a letter as well must not lose a form that is half filled in
            Some(Layer::NewGame(_)) => matches!(what, Some(Command::Drop | Command::Leave)),
            Some(Layer::Keys(_)) => {
                matches!(what, Some(Command::Drop | Command::Leave | Command::Close | Command::Help))
            }
            _ => matches!(what, Some(Command::Drop | Command::Leave | Command::Close)),
        }
    }

    /// The page of keys for the menu that is on top, if it has one of its own.
    fn leaf(&self) -> Option<Leaf> {
        match self.layers.last()? {
            Layer::NewGame(_) => Some(Leaf::NewGame),
            Layer::Load(_) => Some(Leaf::Saves),
            Layer::Tables(_) => Some(Leaf::Tables),
            Layer::Lessons(_) => Some(Leaf::Lessons),
            Layer::Options(_) => Some(Leaf::Settings),
            Layer::Title(_) | Layer::About(_) | Layer::Keys(_) | Layer::Play(_) => None,
        }
    }

    /// Tells something on the menu that is open.
    fn notify(&mut self, says: String) {
        match self.layers.last_mut() {
            Some(Layer::Title(title)) => title.notice = Some(says),
            Some(Layer::NewGame(form)) => form.notice = Some(says),
            Some(Layer::Load(list)) => list.notice = Some(says),
            Some(Layer::Tables(list)) => list.notice = Some(says),
            Some(Layer::Lessons(list)) => list.notice = Some(says),
            Some(Layer::Options(form)) => form.notice = Some(says),
            Some(Layer::About(_) | Layer::Keys(_) | Layer::Play(_)) | None => {}
        }
    }

    /// The key that a click on a menu presses; it puts the cursor there.
    fn click(&mut self, at: Position) -> Option<Key> {
        if let Some(key) = self.clicks.key(at) {
            return Some(key);
        }
        let hit = self.clicks.hit(at)?;
        match self.layers.last_mut()? {
            Layer::Title(title) => title.click(hit),
            Layer::NewGame(form) => form.click(hit),
            Layer::Load(list) => list.click(hit),
            Layer::Tables(list) => list.click(hit),
            Layer::Lessons(list) => list.click(hit),
            Layer::Options(form) => form.click(hit),
            Layer::About(_) | Layer::Keys(_) | Layer::Play(_) => None,
        }
    }

    fn back(&mut self) {
        self.layers.pop();
        if self.layers.is_empty() {
            self.over = true;
        }
        if let (Some(Layer::Play(play)), settings) = (self.layers.last_mut(), &self.parts.settings) {
            play.settle(settings);
        }
    }

    fn chosen(&mut self, chosen: Chosen) {
        match chosen {
            Chosen::Continue => {
                let name = match self.layers.last() {
                    Some(Layer::Title(title)) => title.latest().map(str::to_owned),
                    _ => None,
                };
                if let Some(name) = name {
                    self.resume(&name);
                }
            }
            Chosen::New => {
                if let Some(form) = NewGame::new(&self.parts.lobby) {
                    self.layers.push(Layer::NewGame(Box::new(form)));
                }
            }
            Chosen::Lessons => self.layers.push(Layer::Lessons(Lessons::new(&self.parts.lobby))),
            Chosen::Open => self.layers.push(Layer::Load(Load::new(&self.parts.lobby))),
            Chosen::Tables => self.open_tables(),
            Chosen::About => self.layers.push(Layer::About(About::default())),
            Chosen::Keys => self.layers.push(Layer::Keys(Keys::default())),
            Chosen::Settings => self.open_settings(),
            Chosen::Quit => self.over = true,
        }
    }

    fn open_settings(&mut self) {
        let (parts, words) = (&self.parts, self.parts.lobby.words);
        let mut form = Options::new(&parts.settings, words);
        // what was said of it before the screen began is hidden by the screen
        let (_, hindrance) = parts.env.language(parts.language, parts.settings.language);
        form.notice = hindrance.map(|key| words.text(key));
        self.layers.push(Layer::Options(form));
    }

    fn grant(&mut self, wish: Transition) {
        match wish {
            Transition::Nothing => {}
            Transition::Leave if self.is_watching() => self.back(),
            Transition::Rematch => self.rematch(),
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
                self.settled(setting);
            }
        }
    }

    /// Whether what is on top is a game that is only looked at.
    fn is_watching(&self) -> bool {
        matches!(self.layers.last(), Some(Layer::Play(play)) if play.is_only_watched())
    }

    /// A setting has changed.
    fn settled(&mut self, setting: &str) {
        // who chooses a picture gets it, however slow the line is
        self.is_slow = self.is_slow && setting != PICTURE;
        self.theme = theme(&self.parts, self.is_slow);
        let unspoken = self.speak();
        let wrong = (self.parts.keep)(&self.parts.settings).err().or(unspoken);
        let settings = self.parts.settings.clone();
        let on_form = matches!(self.layers.last(), Some(Layer::Options(_)));
        for layer in &mut self.layers {
            match layer {
                Layer::Play(play) => {
                    play.settle(&settings);
                    if let Some(why) = wrong.clone().filter(|_| !on_form) {
                        play.tell_note(why);
                    }
                }
                Layer::Options(form) => form.notice = wrong.clone(),
                _ => {}
            }
        }
    }

    /// Says everything in the language that the settings name, if that has changed; why it does not.
    fn speak(&mut self) -> Option<String> {
        let set = self.parts.settings.language;
        if std::mem::replace(&mut self.spoken, set) == set {
            return None;
        }
        let (language, hindrance) = self.parts.env.language(self.parts.language, set);
        let words = Words::of(language);
        self.parts.lobby.words = words;
        for layer in &mut self.layers {
            match layer {
                Layer::Title(title) => *title = Title::new(&self.parts.lobby),
                Layer::Options(form) => *form = form.reworded(&self.parts.settings, words),
                Layer::Play(play) => play.speak(words),
                _ => {}
            }
        }
        hindrance.map(|key| words.text(key))
    }

    /// Notes how long the last frame took to be written: on a slow connection shows and painted ground are dropped
    /// first.
    pub fn drawn_in(&mut self, took: Duration) {
        let slow = took > SLOW;
        self.slow_frames = if slow { self.slow_frames + 1 } else { 0 };
        let Some(Layer::Play(play)) = self.layers.last_mut() else { return };
        play.hasten(slow);
        if self.slow_frames == SLOW_FRAMES && self.theme.painted() {
            self.is_slow = true;
            self.theme = theme(&self.parts, self.is_slow);
            play.tell_note(self.parts.lobby.words.text("screen-slow-line"));
        }
    }

    /// Draws what is on top.
    pub fn draw(&mut self, frame: &mut Frame) {
        self.ensure_title();
        let area = frame.area();
        let words = self.parts.lobby.words;
        if let Some(Layer::Play(play)) = self.layers.last_mut() {
            return play.draw(frame, &self.theme);
        }
        let mut canvas = Canvas { buffer: frame.buffer_mut(), palette: &self.theme };
        let (keys, clicks) = (&self.parts.settings.keys, &mut self.clicks);
        match self.layers.last_mut() {
            Some(Layer::Title(title)) => {
                let depth = words.name("screen-depth", self.theme.depth().id());
                let name = self.theme.name();
                let theme = named(words, "screen-theme", name).unwrap_or_else(|| name.to_owned());
                let looks = [("theme", theme.into()), ("depth", depth.into())];
                title.look_at(&self.parts.lobby, area);
                title.draw(words, keys, &words.text_with("screen-title-looks", &looks), area, &mut canvas, clicks);
            }
            Some(Layer::NewGame(form)) => {
                form.look_at(&self.parts.lobby, area);
                if let Some(cursor) = form.draw(words, keys, area, &mut canvas, clicks) {
                    frame.set_cursor_position(cursor);
                }
            }
            Some(Layer::Load(list)) => list.draw(&self.parts.lobby, keys, area, &mut canvas, clicks),
            Some(Layer::Tables(list)) => list.draw(&self.parts.lobby, keys, area, &mut canvas, clicks),
            Some(Layer::Lessons(list)) => list.draw(words, keys, area, &mut canvas, clicks),
            Some(Layer::Options(form)) => form.draw(words, keys, area, &mut canvas, clicks),
            Some(Layer::About(page)) => page.draw(words, keys, area, &mut canvas, clicks),
            Some(Layer::Keys(page)) => page.draw(words, keys, area, &mut canvas, clicks),
            Some(Layer::Play(_)) | None => {}
        }
    }
}

/// The theme that flags, settings and environment ask for, in this order; a name that is unknown counts for nothing, and
/// over a slow line nothing is painted.
fn theme(parts: &Parts, is_slow: bool) -> Theme {
    let (flags, set) = (&parts.flags, &parts.settings.looks);
    let wishes = DisplayOptions {
        theme: if flags.theme.is_empty() { set.theme.clone() } else { flags.theme.clone() },
        colors: if flags.colors == Default::default() { set.colors } else { flags.colors },
        glyphs: if flags.glyphs == Default::default() { set.glyphs } else { flags.glyphs },
        picture: if is_slow { Picture::Lines } else { set.picture },
    };
    let plain = DisplayOptions { theme: String::new(), ..wishes.clone() };
    Theme::detect(&parts.themes, &parts.env, &wishes)
        .or_else(|_| Theme::detect(&parts.themes, &parts.env, &plain))
        .expect("a theme that the environment chooses is built in")
}

/// Words that no literal in the code spells out.
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
        .chain(super::game_ui::made_keys())
        .collect()
}
