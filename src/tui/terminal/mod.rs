//! The screen: taking it, drawing on it, giving it back.

pub mod painter;
pub(super) mod tty;

use std::io::{self, IsTerminal};

use crate::kernel::Words;
use ratatui::layout::Size;
use ratatui::{Frame, Terminal};

use painter::{Output, Painter};

/// The reason why the screen could not be taken.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum ScreenError {
    /// Standard input or output is not a terminal: the plain mode is for that.
    NotATerminal,
    /// The terminal refused.
    Io(#[from] io::Error),
}

impl ScreenError {
    pub fn say(&self, words: &Words) -> String {
        match self {
            ScreenError::NotATerminal => words.text("terminal-none"),
            ScreenError::Io(fault) => words.text_with("terminal-fault", &[("fault", fault.to_string().into())]),
        }
    }
}

/// The terminal's screen while it is ours. Dropping it gives it back, and so does a panic.
pub struct Screen {
    terminal: Terminal<Painter<Tty>>,
    entries: u64,
    repaint: bool,
}

struct Tty;

impl Output for Tty {
    fn frame(&mut self, bytes: &[u8]) -> io::Result<()> {
        tty::write(bytes)
    }

    fn size(&self) -> io::Result<Size> {
        let (width, height) = tty::size()?;
        // A serial line does not know its terminal's size.
        Ok(if width == 0 || height == 0 { Size::new(80, 24) } else { Size { width, height } })
    }
}

/// Checks that there is a terminal to read and one to write.
pub(super) fn require() -> Result<(), ScreenError> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() { Ok(()) } else { Err(ScreenError::NotATerminal) }
}

impl Screen {
    /// Takes the screen: raw mode, the alternate screen, cleared, without a cursor; pastes come in one piece; the mouse
    /// only if asked, since it takes the terminal's own selecting of text away.
    pub fn enter(mouse: bool) -> Result<Screen, ScreenError> {
        require()?;
        tty::restore_on_panic();
        tty::enter(mouse)?;
        let entered = || -> io::Result<Screen> {
            Ok(Screen { terminal: Terminal::new(Painter::new(Tty))?, entries: tty::ready()?, repaint: false })
        };
        entered().map_err(|error| {
            tty::leave();
            error.into()
        })
    }

    /// Draws a frame: only what differs from the last one is written, in one piece, and nothing if nothing differs.
    /// While the process is being suspended nothing is written either.
    ///
    /// An error means that the terminal is gone; see [`Inputs::lost`](super::input::Inputs::lost).
    pub fn draw(&mut self, paint: impl FnOnce(&mut Frame)) -> io::Result<()> {
        let entries = tty::ready()?;
        if entries != self.entries {
            self.entries = entries;
            self.terminal.backend_mut().forget();
            self.repaint = true;
        }
        if std::mem::take(&mut self.repaint) {
            self.terminal.clear()?;
        }
        self.terminal.draw(|frame| {
            paint(frame);
            painter::finish(frame.buffer_mut());
        })?;
        Ok(())
    }

    /// Makes the next frame a whole one, whatever the terminal is believed to show.
    pub fn repaint(&mut self) {
        self.repaint = true;
    }

    /// Rings the bell of the terminal.
    pub fn call(&mut self) {
        // A terminal that is gone calls nobody; the next frame notices.
        let _ = tty::write(b"\x07");
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        tty::leave();
    }
}
