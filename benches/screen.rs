//! The speed of a frame. Run with `cargo bench --bench screen`; figures and machine in `docs/performance.md`.

use divan::Bencher;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use thicket::bots::Level;
use thicket::kernel::{Options, Words};
use thicket::table::{ActiveGame, Controller, Games, Lobby, NewGame};
use thicket::tui::app::{App, Parts};
use thicket::tui::settings::{Pace, Settings};
use thicket::tui::theme::{DisplayOptions, Env, Themes};

fn main() {
    divan::main();
}

/// Returns a game of one human and three bots, played on until the player is asked.
fn app() -> App {
    let seats = ["marquise", "eyrie", "alliance", "vagabond:thief"].map(String::from).to_vec();
    let mut controllers = vec![Controller::Bot(Level::Random); 4];
    controllers[0] = Controller::Human { name: String::new() };
    let new = NewGame { options: Options { seats, ..Options::default() }, controllers, seed: 7 };
    let game = Games::ALL.get("root").expect("Root").begin(&new, &Games::ALL.boards()).expect("a game");
    let mut app = App::new(Parts {
        lobby: Lobby::new(Games::ALL, Games::ALL.boards(), None, Words::english()),
        settings: Settings { pace: Pace::Off, ..Settings::default() },
        env: Env::default(),
        themes: Themes::new(),
        flags: DisplayOptions::default(),
        language: None,
        keep: Box::new(|_| Ok(())),
        wake: None,
    });
    app.open(ActiveGame::new(game, None), None);
    while app.rest().is_some() {
        app.tick();
    }
    app
}

/// One whole frame of a game, by columns and rows.
#[divan::bench(args = [(80, 24), (120, 40), (160, 50), (200, 60)])]
fn frame(bencher: Bencher, (width, height): (u16, u16)) {
    let mut app = app();
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a buffer");
    bencher.bench_local(|| {
        terminal.draw(|frame| app.draw(frame)).expect("a frame");
    });
}
