//! Keys from a stream of bytes, for fuzzers.

use ratatui::{Terminal, backend::TestBackend};

use super::{App, Parts};
use crate::kernel::Words;
use crate::table::{ActiveGame, Games, Lobby};
use crate::tui::input::Input;
use crate::tui::keys::{Key, Mouse, MouseEventKind};
use crate::tui::settings::{Pace, Settings};
use crate::tui::theme::{DisplayOptions, Env, Themes};

/// Presses keys on a screen that shows a game, at sizes of the stream's own choice, and draws after each: for fuzzers. Of
/// the stream every byte is a key, or the beginning of a size.
pub fn run_key_stream(running: ActiveGame, words: &'static Words, stream: &[u8]) {
    let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), None, words);
    let parts = Parts {
        lobby,
        settings: Settings { pace: Pace::Off, ..Settings::default() },
        env: Env::default(),
        themes: Themes::new(),
        flags: DisplayOptions::default(),
        language: None,
        keep: Box::new(|_| Ok(())),
        wake: None,
    };
    let mut app = App::new(parts);
    app.open(running, None);
    let Ok(mut terminal) = Terminal::new(TestBackend::new(80, 24));
    let mut bytes = stream.iter().copied();
    while let Some(byte) = bytes.next() {
        if app.is_over() {
            return;
        }
        let key = match byte {
            0..=31 => match byte {
                0 => {
                    let (width, height) = (bytes.next().unwrap_or(80), bytes.next().unwrap_or(24));
                    terminal.backend_mut().resize(u16::from(width).max(1), u16::from(height).max(1));
                    app.input(&Input::Resize);
                    continue;
                }
                1..=4 => [Key::Up, Key::Down, Key::Left, Key::Right][usize::from(byte) - 1],
                5 => Key::PageUp,
                6 => Key::PageDown,
                8 => Key::Backspace,
                9 => Key::Tab,
                13 => Key::Enter,
                27 => Key::Esc,
                letter => Key::Ctrl(char::from(letter + 96)),
            },
            127 => Key::Backspace,
            128.. => {
                let click = Mouse {
                    kind: MouseEventKind::Click,
                    x: u16::from(byte) - 128,
                    y: u16::from(bytes.next().unwrap_or(0)),
                };
                app.input(&Input::Mouse(click));
                continue;
            }
            letter => Key::Char(char::from(letter)),
        };
        app.input(&Input::Key(key));
        if app.rest().is_some() {
            app.tick();
        }
        let Ok(_) = terminal.draw(|frame| app.draw(frame));
    }
}
