//! The one terminal of the process: in which state it is, and every way into and out of that state.
//!
//! A static, because those who must put the terminal back are everywhere: the main loop, the panic hook, the thread that
//! takes signals. Each of them may come at any time and more than once.

use std::fs::File;
use std::io::{self, Write};
use std::os::fd::AsFd;
use std::sync::{Mutex, MutexGuard, Once, OnceLock, PoisonError};

use ratatui::crossterm::cursor::{Hide, MoveTo, Show};
use ratatui::crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use ratatui::crossterm::queue;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use crate::tui::sys;

/// The use of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// It is the shell's.
    Outside,
    /// It is ours.
    Inside,
    /// It is the shell's until we are continued.
    Suspended,
    /// The process is about to end.
    Finished,
}

struct State {
    phase: Phase,
    mouse: bool,
    /// The number of times that the screen was entered: what was drawn before the last time has to be drawn again.
    entries: u64,
}

static STATE: Mutex<State> = Mutex::new(State { phase: Phase::Outside, mouse: false, entries: 0 });

fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The terminal as a file of our own: the standard library's `stdout` keeps a lock while it writes, and a thread that
/// waits for a slow terminal would hold it against the one that has to leave.
fn output() -> io::Result<&'static File> {
    static OUTPUT: OnceLock<File> = OnceLock::new();
    if let Some(file) = OUTPUT.get() {
        return Ok(file);
    }
    let file = File::from(io::stdout().as_fd().try_clone_to_owned()?);
    Ok(OUTPUT.get_or_init(|| file))
}

/// Puts the terminal into raw mode and takes the screen.
pub fn enter(mouse: bool) -> io::Result<()> {
    let mut state = state();
    state.mouse = mouse;
    take(&mut state)
}

/// Gives the terminal back as it was found. Does nothing the second time.
pub fn leave() {
    give_back(Phase::Outside);
}

/// Gives the terminal back for as long as the process is stopped.
pub fn suspend() {
    give_back(Phase::Suspended);
}

/// Gives the terminal back and lets nobody take it or write to it again.
pub fn finish() {
    give_back(Phase::Finished);
}

/// Takes the screen again after the process was continued, if it was ours. Says whether it is ours now.
pub fn resume() -> io::Result<bool> {
    let mut state = state();
    if !matches!(state.phase, Phase::Suspended | Phase::Inside) {
        return Ok(false);
    }
    // A stop that nobody announced (SIGSTOP) leaves us with a terminal that the shell has set up for itself, while
    // crossterm believes it to be raw.
    disable_raw_mode()?;
    take(&mut state)?;
    Ok(true)
}

/// Takes the screen again if a panic in another thread gave it back. Says how often it was entered so far.
pub fn ready() -> io::Result<u64> {
    let mut state = state();
    if state.phase == Phase::Outside && state.entries > 0 {
        take(&mut state)?;
    }
    Ok(state.entries)
}

/// Writes a frame in one go, or drops it if the terminal is not ours at the moment.
pub fn write(frame: &[u8]) -> io::Result<()> {
    let state = state();
    if state.phase == Phase::Inside { put(frame) } else { Ok(()) }
}

/// Returns the size of the terminal in columns and rows.
pub fn size() -> io::Result<(u16, u16)> {
    sys::window_size(output()?)
}

/// Makes every panic give the terminal back before it is reported, so that the report can be read. Where a panic ends the
/// process, in whatever thread, nobody takes it again.
pub fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if cfg!(panic = "abort") {
                finish()
            } else {
                leave()
            }
            report(panic);
        }));
    });
}

fn take(state: &mut State) -> io::Result<()> {
    enable_raw_mode()?;
    let mut bytes = Vec::new();
    queue!(bytes, EnterAlternateScreen)?;
    // Whatever was left on by others: attributes, the cursor and number keys' application modes. And the Linux console
    // has no alternate screen: only clearing takes the old text away.
    bytes.extend(b"\x1b[0m\x1b[?1l\x1b>");
    queue!(bytes, Clear(ClearType::All), MoveTo(0, 0), Hide, EnableBracketedPaste)?;
    if state.mouse {
        // Buttons and movements, told in decimal numbers: crossterm's command asks for older forms as well.
        bytes.extend(b"\x1b[?1003h\x1b[?1006h");
    }
    if let Err(error) = put(&bytes) {
        let _ = disable_raw_mode();
        return Err(error);
    }
    state.phase = Phase::Inside;
    state.entries += 1;
    Ok(())
}

fn give_back(next: Phase) {
    // Before the lock: its holder may be waiting for a terminal that takes no bytes, and this needs none.
    let _ = disable_raw_mode();
    let mut state = state();
    match (state.phase, next) {
        (Phase::Finished, _) | (Phase::Outside, Phase::Suspended) => return,
        (Phase::Inside, _) => {}
        _ => {
            state.phase = next;
            return;
        }
    }
    state.phase = next;
    // A frame may have been cut off anywhere, so the end of the synchronized frame comes first. The clearing is for
    // terminals without an alternate screen: no half a map above the shell's prompt.
    let mut bytes = b"\x1b[?2026l\x1b[0m".to_vec();
    if state.mouse {
        bytes.extend(b"\x1b[?1006l\x1b[?1003l");
    }
    // Writing into a vector does not fail, and a terminal that is gone needs nothing.
    let _ = queue!(bytes, DisableBracketedPaste, Clear(ClearType::All), MoveTo(0, 0), LeaveAlternateScreen, Show);
    let _ = put(&bytes);
    // Another thread may have been taking the terminal when raw mode was left above.
    let _ = disable_raw_mode();
}

fn put(mut bytes: &[u8]) -> io::Result<()> {
    let mut file = output()?;
    while !bytes.is_empty() {
        match file.write(bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => bytes = &bytes[written..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            // Someone else who shares the terminal has made it non-blocking.
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => sys::wait_writable(file)?,
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
