//! Inputs of the main loop, one at a time: keys, pastes, resizes, and whatever other threads report.

use std::fs::File;
use std::io::{self, Read};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::decode::{Decoder, Typed};
use super::keys::{Key, Mouse};
use super::signals::{ShutdownHandler, SignalThread};
use super::sys;
use super::terminal::{self, ScreenError};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key was pressed.
    Key(Key),
    /// The mouse did something.
    Mouse(Mouse),
    /// Text was pasted; its lines end in `\n`.
    Paste(String),
    /// The terminal has another size.
    Resize,
    /// The whole screen has to be drawn again: Ctrl-L, or the process came back from being suspended.
    Redraw,
    /// Another thread has something for the main loop.
    Wake,
}

/// The most keys and pastes that wait while the main loop is busy, or blocked by a terminal that takes no bytes; further ones are
/// dropped.
const MOST_WAITING: usize = 1024;

/// A key that asks for a whole new picture.
const REDRAW: Key = Key::Ctrl('l');

impl Input {
    fn is_typed(&self) -> bool {
        matches!(self, Input::Key(_) | Input::Mouse(_) | Input::Paste(_))
    }
}

/// The parameters of the reader.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The time to wait after an ESC before it is the Esc key and not the start of an arrow.
    pub esc_wait: Duration,
    /// The time that the last save may take when the process has to end.
    pub save_limit: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Options { esc_wait: Duration::from_millis(25), save_limit: Duration::from_secs(5) }
    }
}

/// The source of everything that happens. Two threads stand behind it, both blocked while nothing does: one reads the
/// terminal, one takes signals. When the terminal is lost or a signal ends the process, they see to the end themselves:
/// the main loop is not asked.
pub struct Inputs {
    receiver: Receiver<Input>,
    waker: Waker,
    /// The number of keys and pastes that the main loop has not taken yet.
    waiting: Arc<AtomicUsize>,
    death: Arc<ShutdownHandler>,
    watch: Option<SignalThread>,
    reader: Option<JoinHandle<()>>,
    stop: Option<UnixStream>,
}

/// Lets another thread call for the main loop.
#[derive(Clone, Debug)]
pub struct Waker {
    sender: Sender<Input>,
    /// Whether a call waits to be taken: further ones would say the same.
    is_called: Arc<AtomicBool>,
}

impl Waker {
    /// Sends [`Input::Wake`].
    pub fn wake(&self) {
        if !self.is_called.swap(true, Ordering::AcqRel) {
            // If nobody listens, there is nobody to wake.
            let _ = self.sender.send(Input::Wake);
        }
    }
}

impl Inputs {
    /// Starts the threads. To be called before the screen is taken, so that no signal finds it taken and nobody there.
    ///
    /// `on_death` runs at most once, in a thread of its own, with the terminal already given back and within
    /// [`Options::save_limit`], when the process has to end: HUP, TERM, INT, QUIT (exit code 128 + signal) or a lost
    /// terminal (129). It must do by itself whatever keeps the game, and what it returns is told on the standard error.
    pub fn start(
        options: Options,
        on_death: impl FnOnce() -> Option<String> + Send + 'static,
    ) -> Result<Inputs, ScreenError> {
        terminal::require()?;
        let (sender, receiver) = mpsc::channel();
        let death = ShutdownHandler::new(options.save_limit, on_death);
        let watch = SignalThread::start(Arc::clone(&death), sender.clone())?;
        let keyboard = File::from(io::stdin().as_fd().try_clone_to_owned()?);
        let (stop, stopped) = UnixStream::pair()?;
        let waiting = Arc::new(AtomicUsize::new(0));
        let reader = thread::Builder::new().name("keys".into()).spawn({
            let (death, sender, waiting) = (Arc::clone(&death), sender.clone(), Arc::clone(&waiting));
            let mut send = move |input| pass_on(input, &waiting, &sender);
            move || match read(keyboard, &stopped, options.esc_wait, &mut send) {
                Ended::Stopped => {}
                Ended::Lost => death.lost(),
            }
        })?;
        let waker = Waker { sender, is_called: Arc::default() };
        Ok(Inputs { receiver, waker, waiting, death, watch: Some(watch), reader: Some(reader), stop: Some(stop) })
    }

    /// Waits for the next thing.
    pub fn next(&self) -> Input {
        self.taken(self.receiver.recv().expect("the sender beside it keeps the channel open"))
    }

    /// Waits for the next thing until the time is over.
    pub fn next_within(&self, limit: Duration) -> Option<Input> {
        self.receiver.recv_timeout(limit).ok().map(|input| self.taken(input))
    }

    /// Returns the next thing if it has happened already. A loop that empties the queue before it draws never lags behind.
    pub fn pending(&self) -> Option<Input> {
        self.receiver.try_recv().ok().map(|input| self.taken(input))
    }

    fn taken(&self, input: Input) -> Input {
        if input.is_typed() {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
        }
        match input {
            Input::Key(REDRAW) => Input::Redraw,
            Input::Wake => {
                self.waker.is_called.store(false, Ordering::Release);
                input
            }
            input => input,
        }
    }

    /// Returns a way for another thread to call for the main loop.
    pub fn waker(&self) -> Waker {
        self.waker.clone()
    }

    /// Ends as after a hang-up: the terminal failed while it was written to.
    pub fn lost(&self) -> ! {
        self.death.lost()
    }
}

impl Drop for Inputs {
    fn drop(&mut self) {
        self.death.give_way();
        self.watch = None;
        self.stop = None;
        if let Some(reader) = self.reader.take() {
            let _ = reader.join();
        }
    }
}

/// Sends what was typed to the main loop, unless too much waits for it already.
fn pass_on(input: Input, waiting: &AtomicUsize, to: &Sender<Input>) {
    if input.is_typed() {
        if waiting.load(Ordering::Relaxed) >= MOST_WAITING {
            return;
        }
        waiting.fetch_add(1, Ordering::Relaxed);
    }
    // If nobody listens, the input is dropped.
    let _ = to.send(input);
}

/// The reason why no more keys come.
#[derive(Debug, PartialEq, Eq)]
enum Ended {
    Stopped,
    Lost,
}

/// Reads input until the terminal hangs up or the other end of `stop` is closed.
///
/// This thread also detects hang-ups: a blocked `poll` returns at once, even if SIGHUP never reaches the process (as under
/// `nohup`, or if a shell in between does not pass it on).
fn read(mut terminal: File, stop: &UnixStream, esc_wait: Duration, send: &mut impl FnMut(Input)) -> Ended {
    let mut decoder = Decoder::new(esc_wait);
    let mut emit = |typed| match typed {
        // To this process alone: the group is stopped once the terminal has been given back. Were a wrapper such as
        // `cargo run` stopped first, the shell would take the terminal while it is still ours.
        Typed::Key(Key::Ctrl('z')) if sys::can_stop() => {
            let _ = signal_hook::low_level::raise(signal_hook::consts::SIGTSTP);
        }
        Typed::Key(key) => send(Input::Key(key)),
        Typed::Mouse(mouse) => send(Input::Mouse(mouse)),
        Typed::Paste(text) => send(Input::Paste(text)),
    };
    let mut buffer = [0; 1024];
    let mut empty = 0;
    loop {
        let Ok([keys, stop]) = sys::wait([terminal.as_fd(), stop.as_fd()], decoder.wait()) else {
            return Ended::Lost;
        };
        if stop.input || stop.gone {
            return Ended::Stopped;
        }
        if !keys.input {
            if keys.gone {
                return Ended::Lost;
            }
            decoder.rest(&mut emit);
            continue;
        }
        match terminal.read(&mut buffer) {
            // The end of the stream, or Ctrl-D typed in the moment in which the shell has the terminal.
            Ok(0) if keys.gone || empty >= 50 => return Ended::Lost,
            Ok(0) => {
                empty += 1;
                thread::sleep(Duration::from_millis(20));
            }
            Ok(length) => {
                empty = 0;
                decoder.feed(&buffer[..length], &mut emit);
            }
            Err(error) if matches!(error.kind(), io::ErrorKind::Interrupted | io::ErrorKind::WouldBlock) => {}
            Err(_) => return Ended::Lost,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use std::os::fd::OwnedFd;

    #[test]
    fn keys_come_through_and_the_end_is_seen() {
        let (mut typist, terminal) = UnixStream::pair().expect("a pair");
        let (_stop, stopped) = UnixStream::pair().expect("a pair");
        typist.write_all(b"a\x0c\x1b[A\x1b[200~x\x1b[201~\x1b[<0;3;4M\x1b").expect("written");
        let reader = thread::spawn(move || {
            let mut inputs = Vec::new();
            let terminal = File::from(OwnedFd::from(terminal));
            let ended = read(terminal, &stopped, Duration::from_millis(1), &mut |input| {
                inputs.push(input);
                if inputs.len() == 6 {
                    typist.shutdown(std::net::Shutdown::Both).expect("shut down");
                }
            });
            (ended, inputs)
        });
        let (ended, inputs) = reader.join().expect("no panic");
        assert_eq!(ended, Ended::Lost);
        assert_eq!(inputs[..2], [Input::Key(Key::Char('a')), Input::Key(REDRAW)]);
        assert_eq!(inputs[2..4], [Input::Key(Key::Up), Input::Paste("x".into())]);
        assert!(matches!(inputs[4..], [Input::Mouse(Mouse { x: 2, y: 3, .. }), Input::Key(Key::Esc)]));
    }

    #[test]
    fn what_is_typed_while_nobody_takes_it_is_bounded() {
        let (waiting, (sender, receiver)) = (AtomicUsize::new(0), mpsc::channel());
        for _ in 0..10 * MOST_WAITING {
            pass_on(Input::Key(Key::Char('a')), &waiting, &sender);
            pass_on(Input::Key(REDRAW), &waiting, &sender);
        }
        pass_on(Input::Resize, &waiting, &sender);
        let waker = Waker { sender, is_called: Arc::default() };
        (0..10 * MOST_WAITING).for_each(|_| waker.wake());
        drop(waker);
        let inputs: Vec<Input> = receiver.into_iter().collect();
        assert_eq!(inputs.len(), MOST_WAITING + 2);
        assert_eq!(
            inputs[MOST_WAITING..],
            [Input::Resize, Input::Wake],
            "what the program itself reports is never dropped"
        );
    }

    #[test]
    fn the_reader_can_be_stopped() {
        let (_typist, terminal) = UnixStream::pair().expect("a pair");
        let (stop, stopped) = UnixStream::pair().expect("a pair");
        let reader = thread::spawn(move || {
            read(File::from(OwnedFd::from(terminal)), &stopped, Duration::from_millis(1), &mut |_| {})
        });
        drop(stop);
        assert_eq!(reader.join().expect("no panic"), Ended::Stopped);
    }
}
