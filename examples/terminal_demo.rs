//! The smallest program on the screen's machinery, driven by `tests/terminal.rs`: a counter that must not be lost.
//!
//! `terminal_demo SAVED [LIMIT_MS]`: the count is written to SAVED when the process has to end. With a limit, saving
//! hangs after it has begun. With `MOUSE` set the mouse is asked for.

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use ratatui::Frame;
use ratatui::text::Line;
use thicket::tui::input::{Input, Inputs, Options};
use thicket::tui::keys::Key;
use thicket::tui::palette::{Palette, Role};
use thicket::tui::terminal::Screen;
use thicket::tui::theme::{Env, Theme, Themes, Wishes};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let saved = args.next().ok_or("where to save?")?;
    let limit = args.next().map(|ms| ms.parse().map(Duration::from_millis)).transpose()?;
    let count = Arc::new(AtomicU32::new(0));
    let save = {
        let count = Arc::clone(&count);
        move || {
            let _ = std::fs::write(saved, count.load(Ordering::SeqCst).to_string());
            if limit.is_some() {
                std::thread::sleep(Duration::from_secs(3600));
            }
        }
    };
    let defaults = Options::default();
    let inputs = Inputs::start(Options { save_limit: limit.unwrap_or(defaults.save_limit), ..defaults }, save)?;
    let theme = Theme::detect(&Themes::new(), &Env::of_process(), &Wishes::default())?;
    let mut screen = Screen::enter(std::env::var_os("MOUSE").is_some())?;
    let mut last = String::from("nothing");
    loop {
        let drawn = screen.draw(|frame| paint(frame, &theme, count.load(Ordering::SeqCst), &last));
        if drawn.is_err() {
            inputs.lost();
        }
        let input = inputs.next();
        match &input {
            Input::Key(Key::Char('q')) => return Ok(()),
            Input::Key(Key::Char('n')) => continue,
            Input::Key(Key::Char('p')) => panic!("the demo panics"),
            Input::Key(Key::Char('t')) => drop(std::thread::spawn(|| panic!("a thread panics")).join()),
            Input::Key(Key::Char('f')) => flood(&mut screen, &inputs),
            Input::Key(Key::Char('+')) => drop(count.fetch_add(1, Ordering::SeqCst)),
            Input::Redraw => screen.repaint(),
            _ => {}
        }
        last = match input {
            Input::Key(key) => format!("key {key}"),
            Input::Paste(text) => format!("paste {text}"),
            Input::Mouse(mouse) => format!("{:?} {} {}", mouse.deed, mouse.x, mouse.y),
            other => format!("{other:?}"),
        };
    }
}

fn paint(frame: &mut Frame, theme: &Theme, count: u32, last: &str) {
    let area = frame.area();
    let lines = [
        Line::styled(format!("count {count}"), theme.style(Role::Faction('C'))),
        Line::from(format!("size {}x{}", area.width, area.height)),
        Line::from(format!("last {last}.")),
        Line::styled("[selected]", theme.style(Role::Cursor)),
        Line::from(if theme.unicode() { "─" } else { "-" }),
    ];
    for (line, row) in lines.into_iter().zip(area.rows()) {
        frame.render_widget(line, row);
    }
}

/// Draws for ever, everything each time: the terminal's buffers fill up unless somebody reads them.
fn flood(screen: &mut Screen, inputs: &Inputs) {
    for letter in ["a", "b"].iter().cycle() {
        let drawn = screen.draw(|frame| {
            for row in frame.area().rows() {
                frame.render_widget(letter.repeat(row.width.into()), row);
            }
        });
        if drawn.is_err() {
            inputs.lost();
        }
    }
}
