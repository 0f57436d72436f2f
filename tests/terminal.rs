//! The screen's machinery in a real pseudo-terminal: nothing here can be seen on a fake one.

mod pty;

use std::path::{Path, PathBuf};
use std::time::Duration;

use libc::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGSTOP, SIGTERM, SIGTSTP};
use portable_pty::CommandBuilder;
use pty::{Pty, command, wait_for_file};

/// The demo and the folder in which it saves.
struct Demo {
    pty: Pty,
    folder: tempfile::TempDir,
}

fn program() -> PathBuf {
    let test = std::env::current_exe().expect("the test is a program");
    let built = test.parent().and_then(Path::parent).expect("in the folder of tests");
    let program = built.join("examples").join("terminal_demo");
    assert!(
        program.exists(),
        "`cargo test` builds the example; for this test alone run `cargo build --examples` first"
    );
    program
}

impl Demo {
    fn start() -> Demo {
        Demo::start_with(|_| {})
    }

    fn start_with(change: impl FnOnce(&mut CommandBuilder)) -> Demo {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = command(program());
        command.arg(folder.path().join("saved"));
        change(&mut command);
        let mut demo = Demo { pty: Pty::spawn(command, 80, 24), folder };
        demo.pty.wait_for("count 0");
        demo
    }

    /// Starts a script for `sh` in which `$DEMO` starts the demo.
    fn script(script: &str) -> Demo {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = command("sh");
        command.args(["-c", script]);
        command.cwd(folder.path());
        command.env("DEMO", program());
        let mut demo = Demo { pty: Pty::spawn(command, 80, 24), folder };
        demo.pty.wait_for("count 0");
        demo
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn saved(&self) -> Option<String> {
        std::fs::read_to_string(self.file("saved")).ok()
    }
}

#[track_caller]
fn assert_ours(pty: &Pty) {
    let screen = pty.screen();
    assert!(screen.alternate_screen() && screen.hide_cursor() && screen.bracketed_paste());
}

#[track_caller]
fn assert_given_back(pty: &Pty) {
    let screen = pty.screen();
    assert!(!screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste());
}

#[test]
fn it_starts_and_quits() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = command("sh");
    command.args(["-c", "read line; \"$0\" saved; echo code=$?; read line"]);
    command.arg(program());
    command.cwd(folder.path());
    let mut pty = Pty::spawn(command, 80, 24);
    let before = pty.modes();
    pty.send_wait("\n", "count 0");
    assert_ours(&pty);
    assert_eq!(pty.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    assert_ne!(pty.modes(), before);
    pty.send_wait("q", "code=0");
    assert_given_back(&pty);
    assert_eq!(pty.modes(), before);
}

#[test]
fn keys_answer() {
    let mut demo = Demo::start();
    let pty = &mut demo.pty;
    pty.send_wait("+", "count 1");
    for (bytes, name) in [
        (&b"\x1b[A"[..], "Up"),
        (b"\x1bOB", "Down"),
        (b"j", "j"),
        (b"\r", "Enter"),
        (b"\x7f", "Bksp"),
        (b"\t", "Tab"),
        (b"\x08", "Bksp"),
        (b"\x1b[Z", "Shift-Tab"),
        (b"\x1b", "Esc"),
        (b"\x1b[6~", "PgDn"),
        (b"\x03", "Ctrl-C"),
        (b"\x12", "Ctrl-R"),
        ("木".as_bytes(), "木"),
    ] {
        pty.send_wait(bytes, &format!("last key {name}."));
    }
    pty.send_wait(b"\x1b[200~march 10 12 2\x1b[201~", "last paste march 10 12 2.");
    pty.send("q");
    assert_eq!(pty.wait_exit().exit_code(), 0);
}

#[test]
fn an_answer_that_nobody_asked_for_does_not_block_the_keys() {
    let mut demo = Demo::start();
    demo.pty.send(b"\x1b[?2026;2$y\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1bP1$r0m\x1b\\");
    demo.pty.send_wait("+", "count 1");
    assert!(demo.pty.text().contains("last key +."));
}

#[test]
fn the_mouse_is_taken_only_when_asked_for() {
    let mut demo = Demo::start_with(|command| command.env("MOUSE", "1"));
    assert_eq!(demo.pty.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::PressRelease);
    demo.pty.send_wait("\x1b[<0;10;5M\x1b[<0;10;5m", "last Click 9 4.");
    demo.pty.send("q");
    assert_eq!(demo.pty.wait_exit().exit_code(), 0);
    assert_eq!(demo.pty.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
}

#[test]
fn it_follows_the_size() {
    let mut demo = Demo::start();
    demo.pty.wait_for("size 80x24");
    demo.pty.resize(120, 40);
    demo.pty.wait_for("size 120x40");
    demo.pty.resize(20, 2);
    demo.pty.wait_for("size 20x2");
    demo.pty.resize(1, 1);
    demo.pty.wait_until("a single cell", |pty| pty.text() == "c");
    demo.pty.send("q");
    assert_eq!(demo.pty.wait_exit().exit_code(), 0);
}

#[test]
fn control_l_draws_everything_again() {
    let mut demo = Demo::start();
    demo.pty.scribble("\x1b[2Jwrite: a message to all");
    assert!(!demo.pty.text().contains("count"));
    demo.pty.send_wait("\x0c", "count 0");
    assert!(!demo.pty.text().contains("message"));
}

#[test]
fn frames_are_whole_and_nothing_is_sent_for_nothing() {
    let mut demo = Demo::start();
    demo.pty.send_wait("+", "count 1");
    demo.pty.send_wait("+", "count 2");
    let whole = |pty: &Pty| pty.received().ends_with(b"\x1b[?2026l");
    demo.pty.wait_until("the end of the frame", whole);
    let before = demo.pty.received().len();
    demo.pty.send("nnnnnnnnnn");
    demo.pty.send_wait("+", "count 3");
    demo.pty.wait_until("the end of the frame", whole);
    // One digit, in one frame: ten draws without a change left no trace before it.
    let sent = demo.pty.received()[before..].escape_ascii().to_string();
    assert_eq!(sent, r"\x1b[?2026h\x1b[1;7H\x1b[38;5;208m3\x1b[m\x1b[?2026l");
}

#[test]
fn idle_means_idle() {
    let mut demo = Demo::start();
    demo.pty.send_wait("+", "count 1");
    demo.pty.listen(Duration::from_millis(500));
    let before = wake_ups(demo.pty.pid());
    let time = Duration::from_secs(3);
    assert_eq!(demo.pty.listen(time), 0, "bytes while idle");
    // The design allows one a second.
    let woken = wake_ups(demo.pty.pid()) - before;
    assert!(woken <= time.as_secs(), "{woken} wake-ups while idle");
    demo.pty.send_wait("+", "count 2");
}

/// How often the threads of a process have gone to sleep, as far as the system tells.
fn wake_ups(pid: i32) -> u64 {
    let Ok(tasks) = std::fs::read_dir(format!("/proc/{pid}/task")) else { return 0 };
    let count = |status: String| {
        let line = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:").map(str::trim))?;
        line.parse::<u64>().ok()
    };
    tasks.flatten().filter_map(|task| count(std::fs::read_to_string(task.path().join("status")).ok()?)).sum()
}

#[test]
fn signals_save_and_end_it() {
    for signal in [SIGTERM, SIGINT, SIGQUIT, SIGHUP] {
        let mut demo = Demo::start();
        let pty = &mut demo.pty;
        pty.send_wait("++", "count 2");
        pty.signal(signal);
        assert_eq!(pty.wait_exit().exit_code(), 128 + signal as u32);
        assert_given_back(pty);
        assert_eq!(demo.saved().as_deref(), Some("2"));
    }
}

#[test]
fn a_hang_up_saves_and_ends_it() {
    let mut demo = Demo::start();
    demo.pty.send_wait("+", "count 1");
    demo.pty.hang_up();
    assert_eq!(demo.pty.wait_exit().exit_code(), 128 + SIGHUP as u32);
    assert_eq!(demo.saved().as_deref(), Some("1"));
}

#[test]
fn a_hang_up_that_is_kept_from_it_saves_and_ends_it() {
    // The shell is the session's leader, so the kernel tells it alone, and it ignores it.
    let mut demo = Demo::script("trap '' HUP; \"$DEMO\" saved; echo $? > code");
    demo.pty.send_wait("+", "count 1");
    demo.pty.hang_up();
    assert_eq!(wait_for_file(&demo.file("code")).trim(), "129");
    assert_eq!(demo.saved().as_deref(), Some("1"));
}

#[test]
fn a_terminal_that_takes_nothing_does_not_keep_it() {
    let mut demo = Demo::start();
    demo.pty.send_wait("+", "count 1");
    demo.pty.send("f");
    // Nobody reads any more: soon the demo is stuck in the middle of a frame.
    std::thread::sleep(Duration::from_millis(500));
    demo.pty.signal(SIGTERM);
    assert_eq!(wait_for_file(&demo.file("saved")), "1");
    assert_eq!(demo.pty.wait_exit().exit_code(), 128 + SIGTERM as u32);
}

#[test]
fn a_save_that_hangs_does_not_keep_it() {
    let mut demo = Demo::start_with(|command| command.arg("200"));
    demo.pty.signal(SIGTERM);
    assert_eq!(demo.pty.wait_exit().exit_code(), 128 + SIGTERM as u32);
    assert_given_back(&demo.pty);
    assert_eq!(demo.saved().as_deref(), Some("0"));
}

#[test]
fn it_suspends_and_comes_back() {
    // The demo runs below a wrapper, as it does under `cargo run`, so that its whole group has to stop.
    for suspend in ["key", "signal"] {
        let mut demo = Demo::script(
            r#"set -m
            sh -c "sh -c 'echo \$\$ > pid; exec \"\$DEMO\" saved'; exit \$?"
            echo stopped; read line; fg; echo code=$?; read line"#,
        );
        let pid = wait_for_file(&demo.file("pid")).trim().parse().expect("a number");
        let pty = &mut demo.pty;
        pty.send_wait("+", "count 1");
        let raw = pty.modes();
        if suspend == "key" {
            pty.send("\x1a");
        } else {
            pty::send_signal(pid, SIGTSTP);
        }
        pty.wait_for("stopped");
        assert_given_back(pty);
        assert_ne!(pty.modes(), raw);
        pty.send_wait("\n", "count 1");
        pty.wait_until("the screen", |pty| pty.screen().alternate_screen() && pty.text().contains("last Redraw"));
        assert_ours(pty);
        assert_eq!(pty.modes(), raw);
        pty.send_wait("+", "count 2");
        pty.send_wait("q", "code=0");
        assert_given_back(pty);
    }
}

#[test]
fn continued_in_the_background_it_waits_for_the_foreground() {
    let mut demo = Demo::script(
        r#"set -m
        "$DEMO" saved
        echo stopped; bg; sleep 1; echo background; read line; fg; echo code=$?; read line"#,
    );
    let pty = &mut demo.pty;
    pty.send_wait("+\x1a", "background");
    assert_given_back(pty);
    pty.send("\n");
    pty.wait_until("the screen", |pty| pty.screen().alternate_screen() && pty.text().contains("last Redraw"));
    pty.send_wait("+", "count 2");
    pty.send_wait("q", "code=0");
    assert_given_back(pty);
}

#[test]
fn it_does_not_suspend_where_nobody_could_continue_it() {
    let mut demo = Demo::start();
    demo.pty.send_wait("\x1a", "last key Ctrl-Z.");
    demo.pty.signal(SIGTSTP);
    demo.pty.send_wait("+", "count 1");
    assert_ours(&demo.pty);
}

#[test]
fn it_comes_back_from_a_stop_that_nobody_announced() {
    let mut demo = Demo::start();
    demo.pty.signal(SIGSTOP);
    demo.pty.scribble("\x1b[?1049l\x1b[2J$ ");
    demo.pty.signal(SIGCONT);
    demo.pty.wait_for("last Redraw");
    assert_ours(&demo.pty);
    demo.pty.send_wait("+", "count 1");
}

#[test]
fn a_panic_gives_the_terminal_back_before_it_speaks() {
    let mut demo = Demo::start();
    demo.pty.send("p");
    assert_eq!(demo.pty.wait_exit().exit_code(), 101);
    assert_given_back(&demo.pty);
    assert!(demo.pty.text().contains("the demo panics"), "{}", demo.pty.text());
}

#[test]
fn a_panic_elsewhere_does_not_take_the_screen_for_good() {
    let mut demo = Demo::start();
    demo.pty.send_wait("t", "last key t.");
    assert_ours(&demo.pty);
    demo.pty.send_wait("+", "count 1");
    demo.pty.send("q");
    assert_eq!(demo.pty.wait_exit().exit_code(), 0);
    assert_given_back(&demo.pty);
    assert!(demo.pty.received().windows(15).any(|bytes| bytes == b"a thread panics"));
}

#[test]
fn without_colours_the_selection_is_still_reversed() {
    let mut colored = Demo::start();
    let mut plain = Demo::start_with(|command| command.env("NO_COLOR", "1"));
    for (demo, colors) in [(&mut colored, true), (&mut plain, false)] {
        demo.pty.wait_for("[selected]");
        let screen = demo.pty.screen();
        assert!(screen.cell(3, 1).is_some_and(vt100::Cell::inverse));
        let all = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
        let painted = all
            .filter_map(|(row, column)| screen.cell(row, column))
            .any(|cell| cell.fgcolor() != vt100::Color::Default);
        assert_eq!(painted, colors);
    }
}

#[test]
fn the_environment_chooses_colours_and_glyphs() {
    let mut linux = Demo::start_with(|command| {
        command.env("TERM", "linux");
        command.env("LANG", "C");
    });
    linux.pty.wait_for("\n-");
    assert_eq!(linux.pty.screen().cell(0, 0).map(vt100::Cell::fgcolor), Some(vt100::Color::Idx(9)));
    assert!(!linux.pty.received().windows(4).any(|bytes| bytes == b"38;5"));
    let mut kitty = Demo::start_with(|command| command.env("COLORTERM", "truecolor"));
    kitty.pty.wait_for("\n─");
    let orange = vt100::Color::Rgb(0xf0, 0x8a, 0x24);
    assert_eq!(kitty.pty.screen().cell(0, 0).map(vt100::Cell::fgcolor), Some(orange));
}

#[test]
fn without_a_terminal_it_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    // A pipe whose other end is closed is hung up, but no lost terminal: nothing was ever begun.
    for input in [std::process::Stdio::null(), std::process::Stdio::piped()] {
        let mut command = std::process::Command::new(program());
        let output = command.arg(folder.path().join("saved")).stdin(input).output().expect("it runs");
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty());
        assert!(String::from_utf8_lossy(&output.stderr).contains("must be a terminal"));
        assert!(!folder.path().join("saved").exists());
    }
}
