//! A recording of a game, as asciicast v2: a header, and an event a line, `[seconds, kind, data]`.

use std::cell::RefCell;
use std::io;
use std::rc::Rc;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::layout::Size;
use serde::Serialize;

use super::Reel;
use super::color::{Paper, Rgb, SIXTEEN};
use crate::tui::terminal::painter::{Output, Painter};

/// Makes the terminal of the player empty; it is not the alternate one, so that the last frame stays.
const BEGINS: &str = "\x1b[?25l\x1b[2J\x1b[H";
/// Gives the terminal back as it was.
const ENDS: &str = "\x1b[m\x1b[?25h";

/// The first line. It tells neither when the game was played nor where, and the same game gives the same bytes.
#[derive(Serialize)]
struct Header<'a> {
    version: u8,
    width: u16,
    height: u16,
    title: &'a str,
    env: Environment,
    theme: Colors,
}

#[derive(Serialize)]
struct Environment {
    #[serde(rename = "TERM")]
    term: &'static str,
}

/// The colors of the player's terminal.
#[derive(Serialize)]
struct Colors {
    fg: String,
    bg: String,
    palette: String,
}

/// A line that keeps what is sent.
struct Tape {
    sent: Rc<RefCell<Vec<u8>>>,
    size: Size,
}

impl Output for Tape {
    /// In JSON it is `\u001b`.
    const ESCAPE: usize = 6;
    /// A player of recordings shows an event at once.
    const SYNCHRONIZED: bool = false;

    fn frame(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sent.borrow_mut().extend(bytes);
        Ok(())
    }

    fn size(&self) -> io::Result<Size> {
        Ok(self.size)
    }
}

/// Records a game from its start to its end: only what differs is sent, what matters stays longest, and each turn has a marker.
///
/// # Errors
/// Only those of a writer, and memory can always be written.
pub fn write(reel: &mut Reel, title: &str) -> io::Result<String> {
    let Size { width, height } = reel.size;
    let Paper { ink, ground } = Paper::of(&reel.themes.first);
    let theme = Colors {
        fg: ink.to_string(),
        bg: ground.to_string(),
        palette: SIXTEEN.map(|color: Rgb| color.to_string()).join(":"),
    };
    let env = Environment { term: "xterm-256color" };
    let header = Header { version: 2, width, height, title, env, theme };
    let mut cast = serde_json::to_string(&header)? + "\n";
    let sent = Rc::default();
    let mut terminal = Terminal::new(Painter::new(Tape { sent: Rc::clone(&sent), size: reel.size }))?;
    let mut time = Duration::ZERO;
    let mut turn = None;
    event(&mut cast, time, "o", BEGINS)?;
    for at in 0..reel.steps().len() {
        let step = &reel.steps()[at];
        if turn != Some(step.turn) {
            turn = Some(step.turn);
            event(&mut cast, time, "m", &step.heading)?;
        }
        let rest = step.rest;
        let frame = reel.frame(at);
        terminal.draw(|shown| shown.buffer_mut().clone_from(&frame))?;
        let bytes = sent.take();
        if !bytes.is_empty() {
            event(&mut cast, time, "o", &String::from_utf8_lossy(&bytes))?;
        }
        time += rest;
    }
    event(&mut cast, time, "o", ENDS)?;
    Ok(cast)
}

/// Adds an event. Its time is written in thousandths of a second, so that no rounding is left to the machine.
fn event(cast: &mut String, time: Duration, kind: &str, data: &str) -> io::Result<()> {
    let (seconds, rest) = (time.as_secs(), time.subsec_millis());
    let data = serde_json::to_string(data)?;
    cast.push_str(&format!("[{seconds}.{rest:03},\"{kind}\",{data}]\n"));
    Ok(())
}
