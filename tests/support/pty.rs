//! A program in a terminal of its own, to be driven by keys and read by eye.

use std::fmt::Debug;
use std::fs::File;
use std::io::{ErrorKind, Read, Write};
use std::os::fd::{AsRawFd, BorrowedFd};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, SlavePty, native_pty_system};

/// The time after which a test fails. Nothing takes this long except on a machine in great trouble.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A child process whose terminal we are.
pub struct Pty {
    // Both sides stay open: the slave's so that its modes can be looked at after the child's end, the master's until it
    // is hung up.
    _slave: Box<dyn SlavePty + Send>,
    master: Option<Box<dyn MasterPty + Send>>,
    line: Option<File>,
    child: Box<dyn Child + Send + Sync>,
    emulator: vt100::Parser,
    received: Vec<u8>,
}

/// A command in a small, known environment: a terminal of 256 colors, a UTF-8 locale, nothing else.
pub fn command(program: impl AsRef<std::ffi::OsStr>) -> CommandBuilder {
    let mut command = CommandBuilder::new(program);
    command.env_clear();
    command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
    command.env("TERM", "xterm-256color");
    command.env("LANG", "C.UTF-8");
    command
}

impl Pty {
    /// Starts a command in a terminal of this many columns and rows.
    pub fn spawn(command: CommandBuilder, columns: u16, rows: u16) -> Pty {
        let pair = native_pty_system().openpty(size(columns, rows)).expect("a pseudo-terminal");
        let fd = pair.master.as_raw_fd().expect("the master is a file");
        // SAFETY: the master is alive in `pair` while the descriptor is duplicated.
        let line = unsafe { BorrowedFd::borrow_raw(fd) }.try_clone_to_owned().map(File::from).expect("a duplicate");
        // SAFETY: no memory is involved, and the descriptor is ours.
        let set = unsafe { libc::fcntl(line.as_raw_fd(), libc::F_SETFL, libc::O_NONBLOCK) };
        assert_eq!(set, 0, "the line can be read without waiting");
        let child = pair.slave.spawn_command(command).expect("the command starts");
        Pty {
            _slave: pair.slave,
            master: Some(pair.master),
            line: Some(line),
            child,
            emulator: vt100::Parser::new(rows, columns, 0),
            received: Vec::new(),
        }
    }

    /// The child's process number.
    pub fn pid(&self) -> i32 {
        self.child.process_id().and_then(|pid| pid.try_into().ok()).expect("the child has a number")
    }

    /// Types.
    pub fn send(&mut self, keys: impl AsRef<[u8]>) {
        let line = self.line.as_mut().expect("not hung up");
        line.write_all(keys.as_ref()).expect("the line takes keys");
    }

    /// Takes what the child has sent so far, without waiting. Says how many bytes that was.
    pub fn pump(&mut self) -> usize {
        let mut buffer = [0; 4096];
        let mut count = 0;
        while let Some(line) = &mut self.line {
            match line.read(&mut buffer) {
                Ok(0) => break,
                Ok(length) => {
                    self.emulator.process(&buffer[..length]);
                    self.received.extend(&buffer[..length]);
                    count += length;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => break,
            }
        }
        count
    }

    /// Waits until something is true of the terminal.
    #[track_caller]
    pub fn wait_until(&mut self, what: &str, mut true_of: impl FnMut(&Pty) -> bool) {
        let end = Instant::now() + PATIENCE;
        loop {
            self.pump();
            if true_of(self) {
                return;
            }
            assert!(Instant::now() < end, "waited for {what} in vain; on the screen:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits until the screen shows a text.
    #[track_caller]
    pub fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |pty| pty.text().contains(text));
    }

    /// Types, and waits until the screen shows a text.
    #[track_caller]
    pub fn send_wait(&mut self, keys: impl AsRef<[u8]>, text: &str) {
        self.send(keys);
        self.wait_for(text);
    }

    /// Listens for as long as said. Says how many bytes came.
    pub fn listen(&mut self, time: Duration) -> usize {
        let end = Instant::now() + time;
        let mut count = 0;
        while Instant::now() < end {
            count += self.pump();
            std::thread::sleep(Duration::from_millis(5));
        }
        count
    }

    /// The terminal's screen.
    pub fn screen(&self) -> &vt100::Screen {
        self.emulator.screen()
    }

    /// The text on the screen, one line a row.
    pub fn text(&self) -> String {
        self.screen().contents()
    }

    /// Every byte that the child has sent.
    pub fn received(&self) -> &[u8] {
        &self.received
    }

    /// Writes on the terminal as some other program would.
    pub fn scribble(&mut self, text: &str) {
        self.emulator.process(text.as_bytes());
    }

    /// Changes the terminal's size.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.emulator.screen_mut().set_size(rows, columns);
        let master = self.master.as_ref().expect("not hung up");
        master.resize(size(columns, rows)).expect("the terminal takes a size");
    }

    /// The modes in which the terminal's line is (echo, whole lines, signal keys ...).
    pub fn modes(&self) -> impl PartialEq + Debug + use<> {
        self.master.as_ref().expect("not hung up").get_termios().expect("a terminal has modes")
    }

    /// Hangs up: the window is closed, the connection breaks.
    pub fn hang_up(&mut self) {
        self.line = None;
        self.master = None;
    }

    /// Sends the child a signal.
    pub fn signal(&self, signal: i32) {
        send_signal(self.pid(), signal);
    }

    /// Whether the child has ended; what it said until then has been heard.
    pub fn has_ended(&mut self) -> bool {
        let has_ended = self.child.try_wait().expect("the child can be waited for").is_some();
        self.pump();
        has_ended
    }

    /// Waits for the child's end.
    #[track_caller]
    pub fn wait_exit(&mut self) -> ExitStatus {
        let end = Instant::now() + PATIENCE;
        loop {
            self.pump();
            if let Some(status) = self.child.try_wait().expect("the child can be waited for") {
                self.pump();
                return status;
            }
            assert!(Instant::now() < end, "the child does not end; on the screen:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Sends a process a signal.
pub fn send_signal(pid: i32, signal: i32) {
    // SAFETY: no memory is involved.
    assert_eq!(unsafe { libc::kill(pid, signal) }, 0, "the signal can be sent");
}

/// Waits until a file is there and has something in it.
#[track_caller]
pub fn wait_for_file(path: &std::path::Path) -> String {
    let end = Instant::now() + PATIENCE;
    loop {
        match std::fs::read_to_string(path) {
            Ok(text) if !text.is_empty() => return text,
            _ => assert!(Instant::now() < end, "{} was not written", path.display()),
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}
