//! A screen to press keys on.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use std::path::Path;
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;
use thicket::bots::Level;
use thicket::kernel::{Options, Words};
use thicket::table::{ActiveGame, Controller, Games, Lobby, NewGame, Store};
use thicket::tui::app::{App, Parts};
use thicket::tui::bindings::Bindings;
use thicket::tui::commands::Place;
use thicket::tui::input::Input;
use thicket::tui::keys::{Key, Mouse, MouseEventKind};
use thicket::tui::plain::{self, Console, Ended, Typed};
use thicket::tui::play::{Play, TurnStatus};
use thicket::tui::settings::{Forced, Pace, Preview, Settings};
use thicket::tui::theme::{Colors, DisplayOptions, Env, Glyphs, Themes};

/// A human without a name.
pub fn person() -> Controller {
    Controller::Human { name: String::new() }
}

pub fn named(name: &str) -> Controller {
    Controller::Human { name: name.to_owned() }
}

pub fn bot() -> Controller {
    Controller::Bot(Level::Random)
}

pub const SEATS: [&str; 4] = ["marquise", "eyrie", "alliance", "vagabond:thief"];

/// A game that nobody saves.
pub fn running(controllers: &[Controller], seed: u64, position: Option<&str>) -> ActiveGame {
    running_on("autumn", controllers, seed, position)
}

/// The same on another board, of the program or of a player.
pub fn running_on(board: &str, controllers: &[Controller], seed: u64, position: Option<&str>) -> ActiveGame {
    let entry = Games::ALL.get("root").expect("Root is among the games");
    let seats = SEATS[..controllers.len()].iter().map(ToString::to_string).collect();
    let options = Options { seats, board: Some(board.to_owned()), ..Options::default() };
    let new = NewGame { options, controllers: controllers.to_vec(), seed };
    let mut boards = Games::ALL.boards();
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards");
    boards.add_folder(&own).expect("the boards of these tests");
    let mut game = entry.begin(&new, &boards).expect("a game begins");
    if let Some(position) = position {
        let doc: toml::Table = position.parse().expect("the position is TOML");
        if let Err(errors) = game.set_position(&doc) {
            panic!("{errors}");
        }
    }
    ActiveGame::new(game, None)
}

/// Any game that nobody saves: its id, its seats, its board.
pub fn running_game(
    (game, seats, board): (&str, &[&str], &str),
    controllers: &[Controller],
    seed: u64,
    position: Option<&str>,
) -> ActiveGame {
    let entry = Games::ALL.get(game).expect("a game of the list");
    let seats = seats.iter().map(ToString::to_string).collect();
    let options = Options { seats, board: Some(board.to_owned()), ..Options::default() };
    let new = NewGame { options, controllers: controllers.to_vec(), seed };
    let mut game = entry.begin(&new, &Games::ALL.boards()).expect("a game begins");
    if let Some(position) = position {
        let doc: toml::Table = position.parse().expect("the position is TOML");
        if let Err(errors) = game.set_position(&doc) {
            panic!("{errors}");
        }
    }
    ActiveGame::new(game, None)
}

/// A game in lines: what is written, and how it ended.
pub fn in_lines(running: ActiveGame, lines: &str) -> (String, Option<Ended>) {
    in_lines_and_words(running, lines, Words::english())
}

/// The same in another language.
pub fn in_lines_and_words(running: ActiveGame, lines: &str, words: &'static Words) -> (String, Option<Ended>) {
    let mut out = Vec::new();
    let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), None, words);
    let settings = Settings { confirm_end: false, forced: Forced::Ask, ..Settings::default() };
    let mut lines = lines.as_bytes();
    let mut console = Console {
        lobby: &lobby,
        settings,
        keep: &|_| Ok(()),
        input: Typed::new(&mut lines),
        is_typed_by_hand: false,
        ready: &|_| true,
        wake: std::sync::Arc::new(|| ()),
        out: &mut out,
    };
    let ended = plain::play(&mut console, Arc::new(Mutex::new(running.into())), None).expect("lines go out");
    (String::from_utf8(out).expect("text"), ended)
}

/// The screen, and a terminal for it.
pub struct Table {
    pub app: App,
    terminal: Terminal<TestBackend>,
    wake: mpsc::Receiver<()>,
}

/// The looks of the screen.
pub fn looks(colors: Colors, glyphs: Glyphs) -> DisplayOptions {
    DisplayOptions { theme: "dark".into(), colors, glyphs, ..DisplayOptions::default() }
}

impl Table {
    /// A screen with a title.
    pub fn title(width: u16, height: u16, flags: DisplayOptions) -> Table {
        Table::title_over(width, height, flags, None)
    }

    /// The same over a folder of saves.
    pub fn title_over(width: u16, height: u16, flags: DisplayOptions, store: Option<Store>) -> Table {
        Table::title_with(width, height, flags, store, Bindings::default())
    }

    /// The same with keys of the player's own.
    pub fn title_with(width: u16, height: u16, flags: DisplayOptions, store: Option<Store>, keys: Bindings) -> Table {
        let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), store, Words::english());
        Table::over_lobby(width, height, flags, lobby, keys)
    }

    /// A screen with a title in another language.
    pub fn in_words(width: u16, height: u16, flags: DisplayOptions, words: &'static Words) -> Table {
        let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), None, words);
        Table::over_lobby(width, height, flags, lobby, Bindings::default())
    }

    /// A screen with a title on a terminal of this locale, whose words change with the settings.
    pub fn in_locale(width: u16, height: u16, flags: DisplayOptions, lang: &str) -> Table {
        let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), None, Words::english());
        let env = Env { term: "xterm".into(), lang: lang.into(), ..Env::default() };
        Table::over_env(width, height, flags, env, lobby, Bindings::default())
    }

    fn over_lobby(width: u16, height: u16, flags: DisplayOptions, lobby: Lobby, keys: Bindings) -> Table {
        Table::over_env(width, height, flags, Env::default(), lobby, keys)
    }

    fn over_env(width: u16, height: u16, flags: DisplayOptions, env: Env, lobby: Lobby, keys: Bindings) -> Table {
        Table::over_parts(width, height, |parts| {
            (parts.flags, parts.env, parts.lobby, parts.settings.keys) = (flags, env, lobby, keys);
        })
    }

    /// A screen with a title, of parts that are changed first.
    pub fn over_parts(width: u16, height: u16, change: impl FnOnce(&mut Parts)) -> Table {
        let (ring, wake) = mpsc::channel();
        let mut parts = Parts {
            lobby: Lobby::new(Games::ALL, Games::ALL.boards(), None, Words::english()),
            settings: Settings { pace: Pace::Off, preview: Preview::Off, forced: Forced::Ask, ..Settings::default() },
            env: Env::default(),
            themes: Themes::new(),
            flags: looks(Colors::Sixteen, Glyphs::Ascii),
            language: None,
            keep: Box::new(|_| Ok(())),
            wake: Some(Arc::new(move || {
                let _ = ring.send(());
            })),
        };
        change(&mut parts);
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("a buffer");
        Table { app: App::new(parts), terminal, wake }
    }

    /// A screen with a game on it, as it looks on a plain terminal.
    pub fn game(width: u16, height: u16, running: ActiveGame) -> Table {
        Table::game_in(width, height, running, looks(Colors::Sixteen, Glyphs::Ascii))
    }

    /// The same with keys of the player's own.
    pub fn game_with_keys(width: u16, height: u16, running: ActiveGame, keys: Bindings) -> Table {
        let mut table = Table::title_with(width, height, looks(Colors::Sixteen, Glyphs::Ascii), None, keys);
        table.app.open(running, None);
        table.wait();
        table
    }

    pub fn game_in(width: u16, height: u16, running: ActiveGame, flags: DisplayOptions) -> Table {
        let mut table = Table::title(width, height, flags);
        table.app.open(running, None);
        table.wait();
        table
    }

    pub fn play(&self) -> &Play {
        self.app.play().expect("a game is on the screen")
    }

    /// Whether a human is asked, who takes the keyboard if it is not theirs yet.
    pub fn is_asked(&mut self) -> bool {
        if let TurnStatus::HandOver(_) = self.play().now() {
            self.key(Key::Enter);
        }
        matches!(self.play().now(), TurnStatus::Asked(_))
    }

    /// Lets the table continue until a human is asked; a game that is watched again stays where it is.
    pub fn wait(&mut self) {
        for _ in 0..10_000 {
            // the loop draws before it reads keys
            if self.app.play().is_some_and(|play| play.is_unseen()) {
                self.buffer();
            }
            if self.app.is_thinking() {
                self.wait_bell();
                continue;
            }
            let is_replayed = self.app.play().is_some_and(|play| play.place() == Place::Replay);
            if is_replayed || self.app.rest().is_none() {
                return;
            }
            self.app.tick();
        }
        panic!("the table goes on for ever");
    }

    /// Waits until another thread calls, and takes the call as the loop does.
    pub fn wait_bell(&mut self) {
        self.wake.recv_timeout(Duration::from_secs(60)).expect("a bot's answer");
        self.app.input(&Input::Wake);
    }

    /// Presses keys: characters, and names in angle brackets.
    pub fn press(&mut self, keys: &str) {
        for key in read_keys(keys) {
            self.app.input(&Input::Key(key));
            self.wait();
        }
    }

    pub fn key(&mut self, key: Key) {
        self.app.input(&Input::Key(key));
        self.wait();
    }

    /// Presses a key, and does not wait for the table.
    pub fn key_only(&mut self, key: Key) {
        self.app.input(&Input::Key(key));
    }

    /// Answers the last action of every list by keys, without waiting for the table, until nobody is asked or this many are given.
    pub fn answer_at_once(&mut self, most: usize) {
        for _ in 0..most {
            // a question is answered once it is seen
            self.text();
            if !self.is_asked() {
                return;
            }
            let action = self.play().session().notation().pop().expect("something is legal");
            for key in format!(":{action}").chars() {
                self.key_only(Key::Char(key));
            }
            self.key_only(Key::Enter);
        }
    }

    /// Clicks on a cell, counted from 0 at the top left.
    pub fn click(&mut self, x: u16, y: u16) {
        self.app.input(&Input::Mouse(Mouse { kind: MouseEventKind::Click, x, y }));
        self.wait();
    }

    /// Moves the mouse over a cell.
    pub fn hover(&mut self, x: u16, y: u16) {
        self.app.input(&Input::Mouse(Mouse { kind: MouseEventKind::Hover, x, y }));
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        self.app.input(&Input::Resize);
    }

    pub fn buffer(&mut self) -> Buffer {
        let app = &mut self.app;
        self.terminal.draw(|frame| app.draw(frame)).expect("a buffer takes everything");
        self.terminal.backend().buffer().clone()
    }

    /// Returns where the terminal's cursor stands, if it is shown.
    pub fn cursor(&mut self) -> Option<Position> {
        let app = &mut self.app;
        self.terminal.hide_cursor().expect("a buffer has no cursor to lose");
        self.terminal.draw(|frame| app.draw(frame)).expect("a buffer takes everything");
        let backend = self.terminal.backend();
        backend.cursor_visible().then(|| backend.cursor_position())
    }

    /// The same on a terminal that showed nothing before: this one keeps what it showed behind a wide sign.
    pub fn fresh_buffer(&mut self) -> Buffer {
        let area = *self.terminal.backend().buffer().area();
        self.terminal = Terminal::new(TestBackend::new(area.width, area.height)).expect("a buffer");
        self.buffer()
    }

    /// Returns what the screen shows, without blanks at the ends of lines.
    pub fn text(&mut self) -> String {
        text(&self.buffer())
    }
}

pub fn text(buffer: &Buffer) -> String {
    let area = buffer.area;
    let line = |y: u16| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    let text: String = (0..area.height).map(|y| format!("{}\n", line(y).trim_end())).collect();
    assert!(!text.contains("{$"), "a place that nothing fills:\n{text}");
    text
}

fn read_keys(keys: &str) -> Vec<Key> {
    let mut found = Vec::new();
    let mut rest = keys;
    while let Some(c) = rest.chars().next() {
        if let Some((name, after)) = rest.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
            found.push(match name {
                "Enter" => Key::Enter,
                "Esc" => Key::Esc,
                "Tab" => Key::Tab,
                "Bksp" => Key::Backspace,
                "Up" => Key::Up,
                "Down" => Key::Down,
                "Left" => Key::Left,
                "Right" => Key::Right,
                name => panic!("no key is called {name}"),
            });
            rest = after;
        } else {
            found.push(Key::Char(c));
            rest = &rest[c.len_utf8()..];
        }
    }
    found
}

/// The middle of a game: the Marquise is asked for a Daylight action.
pub const MIDDLE: &str = r#"
round = 5
turn = "marquise"
phase = "daylight"
used = { actions = 1 }
discard = ["armorers", "birdy_bindle", "investments", "bake_sale", "crossbow_bird", "scouting_party", "brutal_tactics", "tax_collector"]
available = ["dominance_fox"]
[clearings]
1 = { marquise = { warriors = 3, sawmill = 1, keep = 1, wood = 2 } }
2 = { eyrie = { warriors = 4, roost = 1 } }
3 = { eyrie = { warriors = 6, roost = 1 } }
4 = { marquise = { warriors = 1 }, alliance = { sympathy = 1 } }
5 = { marquise = { warriors = 4, sawmill = 1, workshop = 1, wood = 1 } }
6 = { marquise = { warriors = 1 }, eyrie = { warriors = 2, roost = 1 } }
7 = { marquise = { warriors = 2 }, eyrie = { warriors = 1 } }
8 = { alliance = { warriors = 3, base_fox = 1, sympathy = 1 } }
9 = { marquise = { warriors = 3, recruiter = 2 } }
10 = { marquise = { warriors = 3, workshop = 1, wood = 1 }, eyrie = { warriors = 1 } }
11 = { marquise = { warriors = 2 }, eyrie = { warriors = 2 } }
12 = { marquise = { warriors = 2 }, alliance = { sympathy = 1 } }
[marquise]
score = 11
hand = ["ambush_mouse", "sappers", "root_tea_rabbit", "anvil"]
[eyrie]
score = 10
hand = ["ambush_bird", "cobbler", "armorers"]
leader = "commander"
decree = { recruit = ["mouse_in_a_sack", "cobbler"], move = ["codebreakers"], build = ["foxfolk_steel"] }
[alliance]
score = 6
hand = ["sword", "royal_claim", "travel_gear_fox", "favor_of_the_mice"]
supporters = ["ambush_fox", "root_tea_mouse", "tax_collector", "sappers", "dominance_bird"]
officers = 1
[vagabond]
score = 7
hand = ["better_burrow_bank", "woodland_runners", "stand_and_deliver", "arms_trader"]
at = "11"
tiles = ["boot", "sword", "torch-", "hammer!", "tea", "tea-", "coin", "coin-", "bag"]
relations = { eyrie = "amiable", alliance = "hostile" }
quests_done = ["errand_rabbit"]
"#;
