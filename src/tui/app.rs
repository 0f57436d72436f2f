//! The whole screen: what is on what, and which of it gets the keys. Free of terminal and threads, so that tests and
//! fuzzers can press keys on it.

mod games;
mod stream;

pub use stream::run_key_stream;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Position;

use super::commands::{self, Do, Place};
use super::face::named;
use super::input::Input;
use super::keys::{Deed, Key};
use super::menu::{About, Chosen, Clicks, Keys, Leaf, Lessons, Load, NewGame, Options, TableList, Title};
use super::palette::Palette;
use super::play::{Play, Shared, Sitting, Wish};
use super::settings::Settings;
use super::text::Canvas;
use super::theme::{Env, Picture, Theme, Themes, Wishes};
use crate::kernel::{Language, Source, Words, name_key};
use crate::table::{Bell, Lobby, Running, Wanted};

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
    pub flags: Wishes,
    /// The language that a flag asks for, which overrides the settings.
    pub language: Option<Language>,
    pub keep: Keep,
    /// Calls the loop when a bot has thought, which it does on a thread of its own. Without a bell bots think in
    /// [`App::tick`].
    pub bell: Option<Bell>,
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
    /// The things that a click can hit in the menu shown.
    clicks: Clicks,
}

impl App {
    /// A screen that begins with the title, unless a game is opened before it is first drawn.
    pub fn new(parts: Parts) -> App {
        let (theme, spoken) = (theme(&parts), parts.settings.language);
        App {
            parts,
            spoken,
            theme,
            shared: Arc::new(Mutex::new(None)),
            layers: Vec::new(),
            began_here: false,
            over: false,
            slow_frames: 0,
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

    /// Begins with a game in place of the title; `note` is what its player should be told first.
    pub fn open(&mut self, running: Running, note: Option<String>) {
        self.began_here = true;
        self.show(running, note);
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

    fn show(&mut self, running: Running, note: Option<String>) {
        *self.shared.lock().unwrap_or_else(PoisonError::into_inner) = Some(running);
        let words = self.parts.lobby.words;
        if let Some(mut sitting) = Sitting::new(Arc::clone(&self.shared), words) {
            if let Some(bell) = &self.parts.bell {
                sitting = sitting.with_thinker(Arc::clone(bell));
            }
            let mut play = Play::new(sitting, &self.parts.settings, words);
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

    /// Whether the table waits for a bot that is thinking. The bell rings when it no longer does.
    pub fn is_thinking(&self) -> bool {
        self.play().is_some_and(|play| play.sitting().is_waiting())
    }

    /// Returns how long the table rests before [`App::tick`]; `None` if nothing is to come by itself.
    pub fn rest(&self) -> Option<Duration> {
        match self.layers.last() {
            Some(Layer::Play(play)) => play.rest(),
            _ => None,
        }
    }

    /// Lets the table take its next step.
    pub fn tick(&mut self) {
        if let Some(Layer::Play(play)) = self.layers.last_mut() {
            play.tick();
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
        let key = match input {
            Input::Key(key) => *key,
            Input::Mouse(mouse) if !matches!(self.layers.last(), Some(Layer::Play(_))) => match mouse.deed {
                Deed::WheelUp => Key::Up,
                Deed::WheelDown => Key::Down,
                Deed::Click => match self.click(Position { x: mouse.x, y: mouse.y }) {
                    Some(key) => key,
                    None => return,
                },
                Deed::Hover => return,
            },
            _ => Key::Ctrl('@'),
        };
        if let Some(Layer::Play(play)) = self.layers.last_mut() {
            let wish = play.input(input);
            return self.grant(wish);
        }
        let takes_name = match self.layers.last_mut() {
            Some(Layer::NewGame(form)) => form.takes_name(),
            _ => false,
        };
        let key = if takes_name { key } else { key.folded() };
        if key.is_composed() && !takes_name {
            let words = self.parts.lobby.words;
            let keys = &self.parts.settings.keys;
            let says = keys.text_with(words, "screen-composed", &[("key", key.to_string().into())]);
            return self.notify(says);
        }
        let keys = &self.parts.settings.keys;
        match self.layers.last_mut() {
            Some(Layer::Title(title)) => {
                if let Some(chosen) = title.key(key, keys.bound(Place::Menu, key)) {
                    self.chosen(chosen);
                }
            }
            Some(Layer::NewGame(form)) => {
                let typing = matches!(key, Key::Char(_)) && form.takes_text();
                match keys.bound(Place::Form, key) {
                    Some(Do::Drop | Do::Leave) => self.back(),
                    what => {
                        let begin = form.key(key, what, &self.parts.lobby);
                        if begin {
                            self.begin();
                        } else if what == Some(Do::Help) && !typing {
                            self.layers.push(Layer::Keys(Keys::of(Leaf::NewGame)));
                        }
                    }
                }
            }
            Some(Layer::Load(list)) => match keys.bound(Place::Menu, key) {
                Some(Do::Drop | Do::Leave | Do::Close) => self.back(),
                Some(Do::Help) => self.layers.push(Layer::Keys(Keys::of(Leaf::Saves))),
                None if key == COPY => {
                    let name = list.selected().map(|save| save.name.clone());
                    if let Some(name) = name {
                        self.resume_copy(&name);
                    }
                }
                Some(Do::Watch) => {
                    let name = list.selected().map(|save| save.name.clone());
                    if let Some(name) = name {
                        self.watch_save(&name);
                    }
                }
                what => {
                    let name = list.key(what).map(|save| save.name.clone());
                    if let Some(name) = name {
                        self.resume(&name);
                    }
                }
            },
            Some(Layer::Tables(list)) => match keys.bound(Place::Menu, key) {
                Some(Do::Drop | Do::Leave | Do::Close) => self.back(),
                Some(Do::Help) => self.layers.push(Layer::Keys(Keys::of(Leaf::Tables))),
                None if key == NEW_TABLE => self.chosen(Chosen::New),
                Some(Do::Watch) => {
                    let name = list.selected().map(str::to_owned);
                    self.join(name, true);
                }
                what => {
                    let name = list.key(what).map(str::to_owned);
                    self.join(name, false);
                }
            },
            Some(Layer::Lessons(list)) => match keys.bound(Place::Menu, key) {
                Some(Do::Drop | Do::Leave | Do::Close) => self.back(),
                Some(Do::Help) => self.layers.push(Layer::Keys(Keys::of(Leaf::Lessons))),
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
            Some(Layer::Options(form)) => match keys.bound(Place::Form, key) {
                Some(Do::Drop | Do::Leave | Do::Close) => self.back(),
                Some(Do::Help) => self.layers.push(Layer::Keys(Keys::of(Leaf::Settings))),
                what => {
                    if form.key(what) {
                        form.apply(&mut self.parts.settings);
                        self.settled();
                    }
                }
            },
            Some(Layer::About(page)) => match keys.bound(Place::Panel, key).or(keys.bound(Place::Menu, key)) {
                Some(Do::Drop | Do::Leave | Do::Close) => self.back(),
                what => page.key(what),
            },
            Some(Layer::Keys(page)) => match keys.bound(Place::Panel, key).or(keys.bound(Place::Menu, key)) {
                Some(Do::Drop | Do::Leave | Do::Close | Do::Help) => self.back(),
                what => page.key(what),
            },
            Some(Layer::Play(_)) | None => {}
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
        let mut form = Options::new(&parts.settings, &parts.themes, words);
        // what was said of it before the screen began is hidden by the screen
        let (_, hindrance) = parts.env.language(parts.language, parts.settings.language);
        form.notice = hindrance.map(|key| words.text(key));
        self.layers.push(Layer::Options(form));
    }

    fn grant(&mut self, wish: Wish) {
        match wish {
            Wish::Nothing => {}
            Wish::Leave if self.is_watching() => self.back(),
            Wish::Rematch => self.rematch(),
            Wish::Leave => {
                if self.leave(wish) {
                    self.began_here = false;
                }
            }
            Wish::Quit => self.over = self.leave(wish) && self.began_here,
            Wish::Abandon { quit } => {
                self.abandon();
                self.over = quit && self.began_here;
                self.began_here = false;
            }
            Wish::Settings => self.open_settings(),
            Wish::Settled => {
                if let Some(play) = self.play() {
                    self.parts.settings = play.settings().clone();
                }
                self.settled();
            }
        }
    }

    /// Whether what is on top is a game that is only looked at.
    fn is_watching(&self) -> bool {
        matches!(self.layers.last(), Some(Layer::Play(play)) if play.is_only_watched())
    }

    /// The settings have changed.
    fn settled(&mut self) {
        self.theme = theme(&self.parts);
        let unspoken = self.speak();
        let kept = (self.parts.keep)(&self.parts.settings);
        let settings = self.parts.settings.clone();
        let on_form = matches!(self.layers.last(), Some(Layer::Options(_)));
        for layer in &mut self.layers {
            match layer {
                Layer::Play(play) => {
                    play.settle(&settings);
                    if let Some(why) = unspoken.clone().filter(|_| !on_form) {
                        play.tell_note(why);
                    }
                }
                Layer::Options(form) => form.notice = kept.clone().err().or(unspoken.clone()),
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
                Layer::Options(form) => *form = form.reworded(&self.parts.settings, &self.parts.themes, words),
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
            self.parts.settings.looks.picture = Picture::Lines;
            self.theme = theme(&self.parts);
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

/// The theme that flags, settings and environment ask for, in this order; a name that is unknown counts for nothing.
fn theme(parts: &Parts) -> Theme {
    let (flags, set) = (&parts.flags, &parts.settings.looks);
    let wishes = Wishes {
        theme: if flags.theme.is_empty() { set.theme.clone() } else { flags.theme.clone() },
        colors: if flags.colors == Default::default() { set.colors } else { flags.colors },
        glyphs: if flags.glyphs == Default::default() { set.glyphs } else { flags.glyphs },
        picture: set.picture,
    };
    let plain = Wishes { theme: String::new(), ..wishes.clone() };
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
        .chain(super::face::made_keys())
        .collect()
}
