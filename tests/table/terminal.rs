//! The program in a real pseudo-terminal: nothing here can be seen on a fake one.

use crate::{pty, slow};

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::pty::{PATIENCE, Pty, command, wait_for_file};
use libc::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGSTOP, SIGTERM, SIGTSTP};
use portable_pty::CommandBuilder;

const PROGRAM: &str = env!("CARGO_BIN_EXE_thicket");

/// A game of one person and three bots that play at random.
const GAME: [&str; 7] = [
    "play",
    "--seats",
    "marquise=human,eyrie=random,alliance=random,vagabond:thief=random",
    "--seed",
    "7",
    "--name",
    "game",
];

/// The first question of that game, and what a look at the keys tells.
const FIRST: &str = "> Marquise: Choose the corner";

/// The program and the folder in which it saves.
struct Play {
    pty: Pty,
    folder: tempfile::TempDir,
}

fn in_folder(command: &mut CommandBuilder, folder: &Path) {
    command.cwd(folder);
    command.env("THICKET_SAVES", folder.join("saves"));
    command.env("XDG_CONFIG_HOME", folder.join("config"));
}

impl Play {
    /// The title.
    fn title() -> Play {
        let folder = tempfile::tempdir().expect("a folder");
        Play::again(folder, &[], |_| {}, "> What would you like to do?")
    }

    /// A game at its first question.
    fn game() -> Play {
        Play::game_with(|_| {})
    }

    fn game_with(change: impl FnOnce(&mut CommandBuilder)) -> Play {
        let folder = tempfile::tempdir().expect("a folder");
        Play::again(folder, &GAME, change, FIRST)
    }

    fn again(folder: tempfile::TempDir, args: &[&str], change: impl FnOnce(&mut CommandBuilder), text: &str) -> Play {
        let mut command = command(PROGRAM);
        command.args(args);
        in_folder(&mut command, folder.path());
        change(&mut command);
        let mut play = Play { pty: Pty::spawn(command, 80, 24), folder };
        play.pty.wait_for(text);
        play
    }

    /// Starts a script for `sh` in which `$GAME` starts the game.
    fn script(script: &str) -> Play {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = command("sh");
        command.args(["-c", script]);
        in_folder(&mut command, folder.path());
        command.env("GAME", format!("{PROGRAM} {}", GAME.join(" ")));
        let mut play = Play { pty: Pty::spawn(command, 80, 24), folder };
        play.pty.wait_for(FIRST);
        play
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Puts the keep into clearing 2.
    fn choose(&mut self) {
        self.pty.send_wait("2", "keep in 2");
        self.pty.wait_until("the next question", |pty| !pty.text().contains(FIRST));
    }

    /// Whether the save holds that choice.
    fn saved(&self) -> bool {
        wait_for_file(&self.file("saves/game.toml")).contains("keep 2")
    }

    /// Waits for the save to hold that choice, which is written while the game goes on.
    fn wait_saved(&self) {
        let end = Instant::now() + PATIENCE;
        while !self.saved() {
            assert!(Instant::now() < end, "the choice was not saved");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Leaves the game for the title, and the title for the shell.
    fn quit(&mut self) {
        self.pty.send_wait(":q\r", "> Leave the game?");
        self.pty.send_wait("\r", "> What would you like to do?");
        self.pty.send("q");
    }
}

#[track_caller]
fn assert_ours(pty: &Pty) {
    let screen = pty.screen();
    assert!(screen.alternate_screen() && screen.bracketed_paste());
}

#[track_caller]
fn assert_given_back(pty: &Pty) {
    let screen = pty.screen();
    assert!(!screen.alternate_screen() && !screen.hide_cursor() && !screen.bracketed_paste());
}

#[test]
fn enter_enter_starts_a_solo_game_and_continue_goes_on_with_it() {
    let mut play = Play::title();
    assert_ours(&play.pty);
    assert_eq!(play.pty.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    play.pty.send_wait("\r", "> Choose a game and its players.");
    play.pty.send_wait("\r", FIRST);
    play.pty.send_wait("2", "keep in 2");
    play.quit();
    assert_eq!(play.pty.wait_exit().exit_code(), 0);
    assert_given_back(&play.pty);
    let Play { folder, .. } = play;
    let mut play = Play::again(folder, &["continue"], |_| {}, "keep in 2");
    assert!(!play.pty.text().contains(FIRST));
    play.quit();
    assert_eq!(play.pty.wait_exit().exit_code(), 0);
    let Play { folder, .. } = play;
    let mut play = Play::again(folder, &[], |_| {}, "> c  continue");
    play.pty.send_wait("\r", "keep in 2");
    play.quit();
    assert_eq!(play.pty.wait_exit().exit_code(), 0);
}

#[test]
fn it_leaves_the_terminal_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = command("sh");
    command.args(["-c", "read line; \"$0\"; echo code=$?; read line", PROGRAM]);
    in_folder(&mut command, folder.path());
    let mut pty = Pty::spawn(command, 80, 24);
    let before = pty.modes();
    pty.send_wait("\n", "> What would you like to do?");
    assert_ours(&pty);
    assert_ne!(pty.modes(), before);
    pty.send_wait("q", "code=0");
    assert_given_back(&pty);
    assert_eq!(pty.modes(), before);
}

#[test]
fn some_turns_by_keys_alone() {
    let mut play = Play::game();
    play.choose();
    // The cursor stands on a legal place wherever one is asked, so that Enter is an answer to most questions; e to the
    // others. Bots are not waited for.
    play.pty.send(":set pace=off\r");
    for _ in 0..12 {
        play.pty.send("\r");
        play.pty.listen(Duration::from_millis(30));
        play.pty.send("ee");
        play.pty.listen(Duration::from_millis(30));
    }
    play.pty.wait_until("a later round", |pty| !pty.text().contains("round 1 "));
    play.quit();
    assert_eq!(play.pty.wait_exit().exit_code(), 0);
    assert!(play.saved());
    assert!(
        std::fs::read_to_string(play.file("config/thicket/settings.toml")).expect("kept").contains("pace = \"off\"")
    );
}

#[test]
fn keys_answer() {
    let mut play = Play::game();
    for (keys, text) in [
        (&b"\x1b[B"[..], "look:"),
        (b"?", "HELP"),
        (b"\x1b", FIRST),
        (b"g", "LOG, the newest turn first"),
        (b"\x1b", FIRST),
        (b"E", "BOARD OF E"),
        (b"q", FIRST),
        (b":law", ":law"),
        (b"\x7f\x7f\x7f\x1b[200~wq?\x1b[201~", ":wq?"),
        (b"\x1b", FIRST),
        (b"\x03", "> Leave the game?"),
        (b"\x1b", FIRST),
        (b"4\x12", "There is nothing to redo."),
        (b"u", "Undid 1 action."),
    ] {
        play.pty.send_wait(keys, text);
    }
    play.quit();
    assert_eq!(play.pty.wait_exit().exit_code(), 0);
}

#[test]
fn files_that_cannot_be_used_are_named_on_the_screen_and_explained_after_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("config/thicket");
    std::fs::create_dir_all(&own).expect("written");
    std::fs::write(own.join("keys.toml"), "hint = [\"Strg-X\"]\nfly = [\"x\"]\n").expect("written");
    let told = "Not used because of errors: keys.toml.";
    let mut play = Play::again(folder, &[], |_| {}, told);
    play.pty.send_wait("n", "> Choose a game and its players.");
    play.pty.send_wait("\x1b", "> What would you like to do?");
    play.pty.send("q");
    assert_eq!(play.pty.wait_exit().exit_code(), 0);
    let left = play.pty.text();
    assert!(left.contains("hint[0]: \"Strg-X\" is not a key") && left.contains("fly: unknown command"), "{left}");
    let Play { folder, .. } = play;
    let mut play = Play::again(folder, &GAME, |_| {}, told);
    play.pty.send_wait("2", "keep in 2");
    play.quit();
}

#[test]
fn an_answer_that_nobody_asked_for_does_not_block_the_keys() {
    let mut play = Play::game();
    play.pty.send(b"\x1b[?2026;2$y\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1bP1$r0m\x1b\\");
    play.choose();
}

#[test]
fn the_mouse_is_taken_only_when_asked_for() {
    let mut play = Play::game_with(|command| command.arg("--mouse"));
    assert_eq!(play.pty.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::AnyMotion);
    // Somewhere in the box of clearing 1.
    play.pty.send_wait("\x1b[<0;4;3M\x1b[<0;4;3m", "keep in 1");
    play.quit();
    assert_eq!(play.pty.wait_exit().exit_code(), 0);
    assert_eq!(play.pty.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
}

#[test]
fn it_follows_the_size() {
    let mut play = Play::game();
    play.pty.resize(120, 40);
    play.pty.wait_for("VP cards");
    play.pty.resize(60, 12);
    play.pty.wait_for("This window has 60 columns and 12 rows.");
    play.pty.resize(1, 1);
    play.pty.wait_until("a single cell", |pty| pty.text().trim().len() == 1);
    play.pty.resize(80, 24);
    play.pty.wait_for("SCORE        vp cards");
    play.choose();
}

#[test]
fn control_l_draws_everything_again() {
    let mut play = Play::game();
    play.pty.scribble("\x1b[2Jwrite: a message to all");
    assert!(!play.pty.text().contains("HAND"));
    play.pty.send_wait("\x0c", "HAND 3");
    assert!(!play.pty.text().contains("message"));
}

/// Keys that are pressed while the terminal takes nothing do what they say once it does again.
#[test]
fn a_terminal_that_takes_nothing_for_a_while_loses_no_key() {
    let mut play = Play::game();
    // whole frames that nobody reads fill the line
    for _ in 0..60 {
        play.pty.send("\x0c");
        std::thread::sleep(Duration::from_millis(10));
    }
    play.pty.send("2");
    std::thread::sleep(Duration::from_millis(500));
    play.pty.wait_for("keep in 2");
    play.wait_saved();
    play.pty.send_wait("?", "HELP");
}

#[test]
fn frames_are_whole_and_nothing_is_sent_for_nothing() {
    let mut play = Play::game();
    // A key without a meaning here says so; the same again changes nothing.
    play.pty.send_wait("\x1b[F", "End does nothing here");
    let whole = |pty: &Pty| pty.received().ends_with(b"\x1b[?2026l");
    play.pty.listen(Duration::from_millis(100));
    let before = play.pty.received().len();
    play.pty.send("\x1b[F\x1b[F\x1b[F");
    assert_eq!(play.pty.listen(Duration::from_millis(300)), 0);
    // a large frame has brackets
    play.pty.send("\x0c");
    play.pty.wait_until("a frame", |pty| pty.received().len() > before && whole(pty));
    assert!(play.pty.received()[before..].starts_with(b"\x1b[?2026h"));
}

#[test]
fn idle_means_idle() {
    let mut play = Play::game();
    play.choose();
    play.pty.listen(Duration::from_millis(500));
    let before = wake_ups(play.pty.pid());
    let time = Duration::from_secs(3);
    assert_eq!(play.pty.listen(time), 0, "bytes while idle");
    // The design allows one a second.
    let woken = wake_ups(play.pty.pid()) - before;
    assert!(woken <= time.as_secs(), "{woken} wake-ups while idle");
    play.pty.send_wait("u", FIRST);
}

/// Returns how often the threads of a process have gone to sleep, as far as the system tells.
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
        let mut play = Play::game();
        play.choose();
        play.pty.signal(signal);
        assert_eq!(play.pty.wait_exit().exit_code(), 128 + signal as u32);
        assert_given_back(&play.pty);
        assert!(play.saved());
    }
}

#[test]
fn a_hang_up_saves_and_ends_it() {
    let mut play = Play::game();
    play.choose();
    play.pty.hang_up();
    assert_eq!(play.pty.wait_exit().exit_code(), 128 + SIGHUP as u32);
    assert!(play.saved());
}

#[test]
fn a_hang_up_that_is_kept_from_it_saves_and_ends_it() {
    // The shell is the session's leader, so the kernel tells it alone, and it ignores it.
    let mut play = Play::script("trap '' HUP; $GAME; echo $? > code");
    play.choose();
    play.pty.hang_up();
    assert_eq!(wait_for_file(&play.file("code")).trim(), "129");
    assert!(play.saved());
}

#[test]
fn it_suspends_and_comes_back() {
    // The game runs below a wrapper, as it does under `cargo run`, so that its whole group has to stop.
    for suspend in ["key", "signal"] {
        let mut play = Play::script(
            r#"set -m
            sh -c "sh -c 'echo \$\$ > pid; exec \$GAME'; exit \$?"
            echo stopped; read line; fg; echo code=$?; read line"#,
        );
        let pid = wait_for_file(&play.file("pid")).trim().parse().expect("a number");
        play.choose();
        let pty = &mut play.pty;
        let raw = pty.modes();
        if suspend == "key" {
            pty.send("\x1a");
        } else {
            pty::send_signal(pid, SIGTSTP);
        }
        pty.wait_for("stopped");
        assert_given_back(pty);
        assert_ne!(pty.modes(), raw);
        pty.send("\n");
        pty.wait_until("the screen", |pty| pty.screen().alternate_screen() && pty.text().contains("keep in 2"));
        assert_ours(pty);
        assert_eq!(pty.modes(), raw);
        play.quit();
        play.pty.wait_for("code=0");
        assert_given_back(&play.pty);
    }
}

#[test]
fn continued_in_the_background_it_waits_for_the_foreground() {
    let mut play = Play::script(
        r#"set -m
        $GAME
        echo stopped; bg; sleep 1; echo background; read line; fg; echo code=$?; read line"#,
    );
    play.choose();
    let pty = &mut play.pty;
    pty.send_wait("\x1a", "background");
    assert_given_back(pty);
    pty.send("\n");
    pty.wait_until("the screen", |pty| pty.screen().alternate_screen() && pty.text().contains("keep in 2"));
    play.quit();
    play.pty.wait_for("code=0");
    assert_given_back(&play.pty);
}

#[test]
fn it_comes_back_from_a_stop_that_nobody_announced() {
    let mut play = Play::game();
    play.pty.signal(SIGSTOP);
    play.pty.scribble("\x1b[?1049l\x1b[2J$ ");
    play.pty.signal(SIGCONT);
    play.pty.wait_for("HAND 3");
    assert_ours(&play.pty);
    play.choose();
}

#[test]
fn without_colors_the_cursor_is_still_seen() {
    let mut colored = Play::game();
    let mut plain = Play::game_with(|command| command.env("NO_COLOR", "1"));
    for (play, colors) in [(&mut colored, true), (&mut plain, false)] {
        play.pty.wait_for(FIRST);
        let screen = play.pty.screen();
        let cells: Vec<_> = (0..24)
            .flat_map(|row| (0..80).map(move |column| (row, column)))
            .filter_map(|(row, column)| screen.cell(row, column))
            .collect();
        assert!(cells.iter().any(|cell| cell.bold() && ["╔", "["].contains(&cell.contents())));
        assert_eq!(cells.iter().any(|cell| cell.fgcolor() != vt100::Color::Default), colors);
    }
}

#[test]
fn the_environment_chooses_colors_and_glyphs() {
    let mut linux = Play::game_with(|command| {
        command.env("TERM", "linux");
        command.env("LANG", "C");
    });
    linux.pty.wait_for("/5 rab");
    assert!(linux.pty.text().is_ascii());
    assert!(!linux.pty.received().windows(4).any(|bytes| bytes == b"38;5"));
    let mut kitty = Play::game_with(|command| command.env("COLORTERM", "truecolor"));
    kitty.pty.wait_for("╭5 rab");
    assert!(kitty.pty.received().windows(5).any(|bytes| bytes == b"38;2;"));
}

#[test]
fn a_dumb_terminal_gets_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let change = |command: &mut CommandBuilder| command.env("TERM", "dumb");
    let mut play = Play::again(folder, &GAME, change, "Plain mode: lines only.");
    play.pty.wait_for("1. ");
    play.pty.send_wait("2\r", "The Marquise placed the keep in clearing 2.");
    play.pty.send("quit\r");
    assert_eq!(play.pty.wait_exit().exit_code(), 0);
    assert!(!play.pty.received().contains(&0x1b));
    assert!(play.saved());
}

#[test]
fn without_a_terminal_it_plays_in_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = std::process::Command::new(PROGRAM);
    command.args(GAME).current_dir(folder.path()).env("THICKET_SAVES", folder.path().join("saves"));
    command.env("XDG_CONFIG_HOME", folder.path().join("config")).stdin(std::process::Stdio::null());
    let output = command.output().expect("it runs");
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("Plain mode"));
    assert!(folder.path().join("saves/game.toml").exists());
}

#[test]
fn a_folder_that_cannot_be_written_is_told_and_does_not_end_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("saves"), "no folder").expect("written");
    let mut play = Play::again(folder, &GAME, |_| {}, "NOT SAVED");
    play.choose();
    play.pty.wait_for("NOT SAVED");
    play.pty.send_wait(":w\r", "before is intact");
}

/// Tests of the machinery under the program, for what cannot be done to the program itself: in a process of their own.
mod machinery {
    use super::*;
    use std::sync::Arc;
    use thicket::bots::Level;
    use thicket::kernel::{Options, Seat, Words};
    use thicket::table::{ActiveGame, Controller, Games, Lobby, NewGame, SavePoint, Store, WakeCallback, Writer};
    use thicket::tui::app::{App, Parts};
    use thicket::tui::input::{self, Input, Inputs, Waker};
    use thicket::tui::keys::Key;
    use thicket::tui::run::{Call, run};
    use thicket::tui::settings::{Pace, Settings};
    use thicket::tui::terminal::Screen;
    use thicket::tui::theme::{DisplayOptions, Env, Themes};

    const SELF: &str = "SCREEN_UNDER_TEST";
    const SLOW: &str = "SLOW_BOTS_UNDER_TEST";

    /// Not a test where the variable is not set: then the process of the tests below.
    #[test]
    fn process() {
        let Some(saved) = std::env::var_os(SELF) else { return };
        let hangs = std::env::var_os("SAVE_HANGS").is_some();
        let save = move || {
            std::fs::write(saved, "saved").expect("written");
            if hangs {
                std::thread::sleep(Duration::from_secs(3600));
            }
            None
        };
        let defaults = input::Options::default();
        let save_limit = if hangs { Duration::from_millis(200) } else { defaults.save_limit };
        let inputs = Inputs::start(input::Options { save_limit, ..defaults }, save).expect("a terminal");
        let mut screen = Screen::enter(false).expect("a screen");
        let mut last = String::from("ready");
        loop {
            if screen.draw(|frame| frame.render_widget(last.as_str(), frame.area())).is_err() {
                inputs.lost();
            }
            match inputs.next() {
                Input::Key(Key::Char('p')) => panic!("the screen panics"),
                // As in a build without unwinding: the writer is not dropped.
                Input::Key(Key::Char('s')) => {
                    thicket::table::save_on_panic();
                    let folder = std::env::var_os(SELF).map(PathBuf::from).expect("set above");
                    let slot = Store::new(folder.with_file_name("saves")).create("game").expect("a free name");
                    let writer = Writer::start(slot, || ());
                    writer.put("what was handed over".to_owned(), SavePoint::default());
                    std::mem::forget(writer);
                    std::panic::catch_unwind(|| panic!("the game panics")).expect_err("it panicked");
                    std::process::exit(if folder.with_file_name("saves").join("game.toml").exists() { 0 } else { 1 });
                }
                Input::Key(Key::Char('t')) => drop(std::thread::spawn(|| panic!("a thread panics")).join()),
                Input::Key(Key::Char('f')) => loop {
                    screen.repaint();
                    let filled = "flood ".repeat(400);
                    if screen.draw(|frame| frame.render_widget(filled.as_str(), frame.area())).is_err() {
                        inputs.lost();
                    }
                },
                other => last = format!("{other:?}"),
            }
        }
    }

    /// Nor this: a game whose bots think for an hour an action.
    #[test]
    fn slow_bots() {
        let Some(folder) = std::env::var_os(SLOW) else { return };
        let entry = Games::ALL.get("root").expect("Root");
        let mut controllers = vec![Controller::Bot(Level::Random); 2];
        controllers[0] = Controller::Human { name: String::new() };
        let options = Options { seats: vec!["marquise".into(), "eyrie".into()], ..Options::default() };
        let mut game = entry.begin(&NewGame { options, controllers, seed: 7 }, &Games::ALL.boards()).expect("a game");
        game.act("keep 2").expect("a corner");
        while game.asked() == Some(Seat::new(0)) {
            let action = game.notation().remove(0);
            game.act(&action).expect("a legal action");
        }
        let game = slow::Slow::boxed(game, Arc::new(|| std::thread::sleep(Duration::from_secs(3600))));
        let slot = Store::new(folder.into()).create("game").expect("a free name");
        let running = ActiveGame::new(game, Some(Writer::start(slot, || ())));
        let call = Call::default();
        let waker = Arc::clone(&call);
        let wake: WakeCallback = Arc::new(move || {
            waker.get().map(Waker::wake);
        });
        let mut app = App::new(Parts {
            lobby: Lobby::new(Games::ALL, Games::ALL.boards(), None, Words::english()),
            settings: Settings { pace: Pace::Off, ..Settings::default() },
            env: Env::default(),
            themes: Themes::new(),
            flags: DisplayOptions::default(),
            language: None,
            keep: Box::new(|_| Ok(())),
            wake: Some(wake),
        });
        app.open(running, None);
        run(&mut app, &call).expect("a terminal");
    }

    struct Machine {
        pty: Pty,
        folder: tempfile::TempDir,
    }

    fn this_test(name: &str) -> CommandBuilder {
        let mut command = command(std::env::current_exe().expect("the test is a program"));
        command.args(["--exact", name, "--nocapture", "--test-threads", "1"]);
        command.env_remove("RUST_BACKTRACE");
        command
    }

    fn start(hangs: bool) -> Machine {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = this_test("terminal::machinery::process");
        command.env(SELF, folder.path().join("saved"));
        if hangs {
            command.env("SAVE_HANGS", "1");
        }
        let mut pty = Pty::spawn(command, 80, 24);
        pty.wait_for("ready");
        Machine { pty, folder }
    }

    /// A game in which the bot thinks, for longer than anyone waits.
    fn start_slow() -> Machine {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = this_test("terminal::machinery::slow_bots");
        command.env(SLOW, folder.path());
        let mut machine = Machine { pty: Pty::spawn(command, 80, 24), folder };
        machine.pty.wait_for("Now playing: Eyrie.");
        machine
    }

    #[test]
    fn keys_and_size_are_answered_and_nothing_else_happens_while_a_bot_thinks() {
        let mut machine = start_slow();
        machine.pty.send_wait(":w\r", "Saved");
        assert!(wait_for_file(&machine.folder.path().join("game.toml")).contains("keep 2"));
        machine.pty.resize(60, 12);
        machine.pty.wait_for("This window has 60 columns and 12 rows.");
        machine.pty.resize(80, 24);
        machine.pty.wait_for("SCORE        vp cards");
        machine.pty.listen(Duration::from_millis(300));
        let before = wake_ups(machine.pty.pid());
        let time = Duration::from_secs(2);
        assert_eq!(machine.pty.listen(time), 0, "bytes while a bot thinks");
        let woken = wake_ups(machine.pty.pid()) - before;
        assert!(woken <= time.as_secs(), "{woken} wake-ups while a bot thinks");
    }

    #[test]
    fn leaving_and_signals_save_and_do_not_wait_for_a_bot() {
        for signal in [None, Some(SIGTERM), Some(SIGHUP)] {
            let mut machine = start_slow();
            match signal {
                None => machine.pty.send(":wq\r"),
                Some(signal) => machine.pty.signal(signal),
            }
            let code = machine.pty.wait_exit().exit_code();
            assert_eq!(code, signal.map_or(0, |signal| 128 + signal as u32));
            assert_given_back(&machine.pty);
            assert!(wait_for_file(&machine.folder.path().join("game.toml")).contains("keep 2"));
        }
    }

    #[test]
    fn a_terminal_that_takes_nothing_does_not_keep_it() {
        for before in [None, Some(SIGCONT), Some(SIGTSTP)] {
            let mut machine = start(false);
            machine.pty.send("f");
            // Nobody reads now, so soon it is stuck in the middle of a frame.
            std::thread::sleep(Duration::from_millis(500));
            if let Some(signal) = before {
                machine.pty.signal(signal);
                std::thread::sleep(Duration::from_millis(100));
            }
            machine.pty.signal(SIGTERM);
            assert_eq!(wait_for_file(&machine.folder.path().join("saved")), "saved");
            assert_eq!(machine.pty.wait_exit().exit_code(), 128 + SIGTERM as u32, "after {before:?}");
        }
    }

    #[test]
    fn a_save_that_hangs_does_not_keep_it() {
        let mut machine = start(true);
        machine.pty.signal(SIGTERM);
        assert_eq!(machine.pty.wait_exit().exit_code(), 128 + SIGTERM as u32);
        assert_given_back(&machine.pty);
        assert!(machine.folder.path().join("saved").exists());
    }

    #[test]
    fn a_panic_gives_the_terminal_back_before_it_speaks() {
        let mut machine = start(false);
        machine.pty.send("p");
        assert_eq!(machine.pty.wait_exit().exit_code(), 101);
        assert_given_back(&machine.pty);
        assert!(machine.pty.text().contains("the screen panics"), "{}", machine.pty.text());
    }

    #[test]
    fn a_panic_waits_for_what_was_handed_over_to_be_saved() {
        let mut machine = start(false);
        machine.pty.send("s");
        assert_eq!(machine.pty.wait_exit().exit_code(), 0);
        assert!(machine.pty.text().contains("the game panics"), "{}", machine.pty.text());
        assert_eq!(wait_for_file(&machine.folder.path().join("saves/game.toml")), "what was handed over");
    }

    #[test]
    fn a_panic_elsewhere_does_not_take_the_screen_for_good() {
        let mut machine = start(false);
        machine.pty.send_wait("t", "ready");
        machine.pty.send_wait("x", "Key(Char('x'))");
        assert_ours(&machine.pty);
        machine.pty.signal(SIGTERM);
        assert_eq!(machine.pty.wait_exit().exit_code(), 128 + SIGTERM as u32);
        assert_given_back(&machine.pty);
        assert!(machine.pty.received().windows(15).any(|bytes| bytes == b"a thread panics"));
    }

    #[test]
    fn it_does_not_suspend_where_nobody_could_continue_it() {
        let mut machine = start(false);
        machine.pty.send_wait("\x1a", "Key(Ctrl('z'))");
        machine.pty.signal(SIGTSTP);
        machine.pty.send_wait("x", "Key(Char('x'))");
        assert_ours(&machine.pty);
    }
}

#[test]
fn an_interrupted_simulation_reports_what_was_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = command(PROGRAM);
    command.args(["sim", "iwari", "--games", "9000000", "--jobs", "2"]);
    in_folder(&mut command, folder.path());
    let mut pty = Pty::spawn(command, 100, 30);
    pty.wait_for("/9000000 ");
    pty.send_wait("\x03", "the report is partial");
    assert!(pty.text().contains("all finished"), "{}", pty.text());
    assert_eq!(pty.wait_exit().exit_code(), 130);
}
