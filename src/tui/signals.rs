//! Signals, and the end that must not lose a game.
//!
//! A thread of its own takes the signals: the main loop may be busy, or blocked by a terminal that takes no more bytes,
//! and a flag that only the loop looks at would not be seen. Stopping and going on are carried out by another one: both
//! wait for a terminal that takes no bytes, and the end must not wait with them.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::{Handle, Signals};

use super::input::Input;
use super::sys;
use super::terminal::tty;

/// The signals after which a process ends.
const FATAL: [i32; 4] = [SIGHUP, SIGTERM, SIGINT, SIGQUIT];
/// The time for which the save waits for the terminal to take the few bytes that give it back, so that a word about the save can be
/// read. A terminal may take nothing at all: then saving goes first.
const FAREWELL: Duration = Duration::from_millis(300);
/// The time for which the end waits for it after the save.
const LAST_FAREWELL: Duration = Duration::from_secs(1);

/// Saves the game; what its player should be told if that failed.
type LastSave = Box<dyn FnOnce() -> Option<String> + Send>;

/// The way out when the terminal is lost or a signal ends the process: restore, save, exit. From any thread, once.
pub struct ShutdownHandler {
    save: Mutex<Option<LastSave>>,
    limit: Duration,
    begun: AtomicBool,
}

impl ShutdownHandler {
    /// Prepares for it: `save` will get `limit` to do what must be done, and says what the player should be told of it.
    pub fn new(limit: Duration, save: impl FnOnce() -> Option<String> + Send + 'static) -> Arc<Self> {
        Arc::new(ShutdownHandler { save: Mutex::new(Some(Box::new(save))), limit, begun: AtomicBool::new(false) })
    }

    /// Gives the terminal back, saves and ends the process. A second caller only waits for the end.
    pub fn strike(&self, code: i32) -> ! {
        if self.begun.swap(true, Ordering::SeqCst) {
            self.wait();
        }
        let farewell = begin(Box::new(tty::finish));
        let _ = farewell.recv_timeout(FAREWELL);
        if let Some(save) = self.save.lock().unwrap_or_else(PoisonError::into_inner).take() {
            let (tells, told) = mpsc::channel();
            begin(Box::new(move || drop(tells.send(save()))));
            // who waits for the disk as long says so just after
            if let Ok(Some(says)) = told.recv_timeout(self.limit + FAREWELL) {
                let _ = begin(Box::new(move || drop(writeln!(io::stderr(), "{says}")))).recv_timeout(LAST_FAREWELL);
            }
        }
        let _ = farewell.recv_timeout(LAST_FAREWELL);
        std::process::exit(code)
    }

    /// Ends as a hang-up does, whether or not there was a signal.
    pub fn lost(&self) -> ! {
        self.strike(128 + SIGHUP)
    }

    /// Blocks forever if another thread has already begun to shut down.
    pub fn give_way(&self) {
        if self.begun.load(Ordering::SeqCst) {
            self.wait();
        }
    }

    fn wait(&self) -> ! {
        loop {
            thread::park();
        }
    }
}

/// Runs the work in a thread of its own. The channel is closed at its end, or at its panic.
fn begin(work: Box<dyn FnOnce() + Send>) -> Receiver<()> {
    let work = Arc::new(Mutex::new(Some(work)));
    let take =
        |work: &Mutex<Option<Box<dyn FnOnce() + Send>>>| work.lock().unwrap_or_else(PoisonError::into_inner).take();
    let (running, ended) = mpsc::channel();
    let spawned = thread::Builder::new().spawn({
        let work = Arc::clone(&work);
        move || {
            let _running = running;
            if let Some(work) = take(&work) {
                work();
            }
        }
    });
    // No thread to be had: then here, without a limit.
    if spawned.is_err()
        && let Some(work) = take(&work)
    {
        work();
    }
    ended
}

/// The signal thread. Dropping it makes the signals do again what they do by default.
pub struct SignalThread {
    handle: Handle,
    thread: Option<JoinHandle<()>>,
}

impl SignalThread {
    pub fn start(death: Arc<ShutdownHandler>, inputs: Sender<Input>) -> io::Result<SignalThread> {
        default_actions()?.store(false, Ordering::SeqCst);
        let mut signals = Signals::new(FATAL)?;
        for signal in [SIGTSTP, SIGCONT, SIGWINCH] {
            signals.add_signal(signal)?;
        }
        let handle = signals.handle();
        let (stops, stopped) = mpsc::channel();
        let (death_of_stops, redraw) = (Arc::clone(&death), inputs.clone());
        let stop_and_go_on = move || {
            for signal in stopped {
                match signal {
                    SIGTSTP => suspend(),
                    _ => match tty::resume() {
                        Ok(true) => drop(redraw.send(Input::Redraw)),
                        Ok(false) => {}
                        Err(_) => death_of_stops.lost(),
                    },
                }
            }
        };
        thread::Builder::new().name("stops".into()).spawn(stop_and_go_on)?;
        let run = move || {
            while !signals.is_closed() {
                let batch: Vec<i32> = signals.wait().collect();
                // The end first: a shell that logs out sends a stopped job CONT along with HUP, and who then reaches
                // for the terminal from the background is stopped again.
                if let Some(fatal) = batch.iter().find(|signal| FATAL.contains(signal)) {
                    death.strike(128 + fatal);
                }
                for signal in batch {
                    match signal {
                        SIGTSTP | SIGCONT => drop(stops.send(signal)),
                        _ => drop(inputs.send(Input::Resize)),
                    }
                }
            }
        };
        let thread = thread::Builder::new().name("signals".into()).spawn(run)?;
        Ok(SignalThread { handle, thread: Some(thread) })
    }

    /// Handles signals in plain mode: saves within `limit` and exits, without restoring a screen.
    pub fn over_lines(
        limit: Duration,
        save: impl FnOnce() -> Option<String> + Send + 'static,
    ) -> io::Result<SignalThread> {
        let death = ShutdownHandler::new(limit, save);
        default_actions()?.store(false, Ordering::SeqCst);
        let mut signals = Signals::new(FATAL)?;
        signals.add_signal(SIGTSTP)?;
        let handle = signals.handle();
        let run = move || {
            while !signals.is_closed() {
                let batch: Vec<i32> = signals.wait().collect();
                if let Some(fatal) = batch.iter().find(|signal| FATAL.contains(signal)) {
                    death.strike(128 + fatal);
                }
                if batch.contains(&SIGTSTP) && sys::can_stop() {
                    // if it cannot be done the game simply goes on
                    let _ = sys::stop_group();
                }
            }
        };
        let thread = thread::Builder::new().name("signals".into()).spawn(run)?;
        Ok(SignalThread { handle, thread: Some(thread) })
    }
}

impl Drop for SignalThread {
    fn drop(&mut self) {
        if let Ok(default) = default_actions() {
            default.store(true, Ordering::SeqCst);
        }
        self.handle.close();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The switch by which our signals do again what they do by default; a signal once taken stays taken otherwise.
fn default_actions() -> io::Result<&'static Arc<AtomicBool>> {
    static SWITCH: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    if let Some(switch) = SWITCH.get() {
        return Ok(switch);
    }
    let switch = Arc::new(AtomicBool::new(false));
    for signal in FATAL.into_iter().chain([SIGTSTP]) {
        signal_hook::flag::register_conditional_default(signal, Arc::clone(&switch))?;
    }
    Ok(SWITCH.get_or_init(|| switch))
}

/// Stops the process group with the terminal given back first. CONT takes it again.
fn suspend() {
    if sys::can_stop() {
        tty::suspend();
        // If it cannot be done there is nothing to wait for.
        if sys::stop_group().is_err() {
            let _ = signal_hook::low_level::raise(SIGCONT);
        }
    }
}
