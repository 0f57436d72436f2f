//! A disk that takes nothing more: nobody is told that something is saved which is not.

use super::pty::{Pty, command, send_signal};
use super::socket::{Folder, PATIENCE, PROGRAM};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

/// A program none of whose files can grow beyond the line of a lock.
const FULL: &str = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"";

fn on_a_full_disk() -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", FULL, PROGRAM]).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The host of a table that can no longer save.
fn host(folder: &Folder) -> Child {
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 5, &[]);
    send_signal(folder.host_of("evening"), libc::SIGKILL);
    let socket = folder.path().join(".evening.toml.table");
    while UnixStream::connect(&socket).is_ok() {
        std::thread::sleep(Duration::from_millis(5));
    }
    let host = on_a_full_disk().args(["host", "evening", "--tables"]).arg(folder.path()).spawn().expect("runs");
    let deadline = Instant::now() + PATIENCE;
    while UnixStream::connect(&socket).is_err() {
        assert!(Instant::now() < deadline, "no host answers");
        std::thread::sleep(Duration::from_millis(5));
    }
    host
}

fn says(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn a_host_that_cannot_save_says_so_when_it_ends() {
    let mut folder = Folder::new();
    let host = host(&folder);
    let mut ana = folder.joins("evening", Some("ana"));
    ana.welcome();
    assert_eq!(ana.plays(0), Some(true));
    assert!(ana.seen.as_ref().is_some_and(|seen| seen.unsaved.is_some()), "it is told at once");
    send_signal(host.id() as i32, libc::SIGTERM);
    let ended = host.wait_with_output().expect("it ends");
    assert_eq!(ended.status.code(), Some(1), "{}", says(&ended));
    assert!(says(&ended).contains("not saved") && says(&ended).contains("evening.toml"), "{}", says(&ended));
}

#[test]
fn who_leaves_a_table_that_cannot_save_is_not_told_that_it_is_saved() {
    let mut folder = Folder::new();
    let mut host = host(&folder);
    let mut ben = folder.joins("evening", Some("ben"));
    ben.welcome();
    let mut plain = Command::new(PROGRAM);
    plain.args(["--plain", "join", "evening", "--player", "ana", "--tables"]).arg(folder.path());
    let mut left = plain.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("runs");
    left.stdin.take().expect("piped").write_all(b"1\nquit\n").expect("it reads");
    let left = left.wait_with_output().expect("it ends");
    let told = says(&left);
    assert!(told.contains("NOT SAVED") && !told.contains("is saved as"), "{told}");
    assert_eq!(left.status.code(), Some(1), "{told}");

    let mut join = command(PROGRAM);
    join.args(["join", "evening", "--player", "ana", "--tables"]);
    join.arg(folder.path());
    join.env("HOME", folder.path());
    let mut screen = Pty::spawn(join, 100, 30);
    screen.wait_for("NOT SAVED");
    screen.send_wait(":quit\r", "Leave the table? Its last actions are not saved.");
    assert!(!screen.text().contains("It is saved"));
    screen.send("\r");
    host.kill().expect("it runs");
    let _ = host.wait();
}

#[test]
fn who_has_come_while_nothing_was_saved_is_told_what_is_lost_with_the_host() {
    let mut folder = Folder::new();
    let mut host = host(&folder);
    let mut ana = folder.joins("evening", Some("ana"));
    ana.welcome();
    assert_eq!(ana.plays(0), Some(true));
    let mut join = command(PROGRAM);
    join.args(["--plain", "join", "evening", "--player", "ben", "--tables"]);
    join.arg(folder.path());
    join.env("HOME", folder.path());
    let mut ben = Pty::spawn(join, 100, 30);
    ben.wait_for("NOT SAVED");
    host.kill().expect("it runs");
    let _ = host.wait();
    ben.wait_for("The last action was not saved and is lost.");
}

#[test]
fn a_game_that_cannot_be_saved_says_so_when_a_signal_ends_it() {
    for signal in [libc::SIGTERM, libc::SIGHUP] {
        let folder = Folder::new();
        let mut play = on_a_full_disk();
        play.args(["--plain", "play", "iwari", "--seats", "red=human,blue=human", "--saves"]).arg(folder.path());
        let mut play = play.stdin(Stdio::piped()).spawn().expect("runs");
        // what the disk refused is told with the next answer
        let mut typist = play.stdin.take().expect("piped");
        let (stop, stopped) = mpsc::channel::<()>();
        let typing = std::thread::spawn(move || {
            while stopped.recv_timeout(Duration::from_millis(50)) == Err(RecvTimeoutError::Timeout) {
                let _ = writeln!(typist, "look");
            }
            typist
        });
        let mut lines = BufReader::new(play.stdout.take().expect("piped"));
        let mut line = String::new();
        while !line.contains("NOT SAVED") {
            line.clear();
            assert!(lines.read_line(&mut line).expect("it writes") > 0, "it ended");
        }
        drop(stop);
        // the end of the input would end it as well
        let _typist = typing.join().expect("it types");
        send_signal(play.id() as i32, signal);
        let ended = play.wait_with_output().expect("it ends");
        assert_eq!(ended.status.code(), Some(128 + signal));
        let told = says(&ended);
        assert!(told.contains("could not be saved") && told.contains("there is no save"), "{told}");
    }
}

#[test]
fn a_table_that_finds_no_room_leaves_nothing_behind() {
    let folder = Folder::new();
    let laid_out = on_a_full_disk()
        .args(["--plain", "play", "iwari", "--seats", "red=human:ana,blue=human", "--table", "--name", "evening"])
        .args(["--player", "ana", "--tables"])
        .arg(folder.path())
        .output()
        .expect("runs");
    assert!(!laid_out.status.success(), "{}", says(&laid_out));
    assert!(says(&laid_out).contains("What was saved before is intact"), "{}", says(&laid_out));
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

#[test]
fn a_host_that_can_save_again_before_it_ends_says_so() {
    let mut folder = Folder::new();
    let host = host(&folder);
    let mut ana = folder.joins("evening", Some("ana"));
    ana.welcome();
    assert_eq!(ana.plays(0), Some(true));
    assert!(ana.seen.as_ref().is_some_and(|seen| seen.unsaved.is_some()));
    let process = rustix::process::Pid::from_raw(host.id() as i32);
    let no_limit = rustix::process::Rlimit { current: None, maximum: None };
    let has_room = rustix::process::prlimit(process, rustix::process::Resource::Fsize, no_limit).is_ok();
    send_signal(host.id() as i32, libc::SIGTERM);
    let ended = host.wait_with_output().expect("it ends");
    while ana.hears().is_some() {}
    // only root can give a process more room
    assert_eq!(ended.status.code(), Some(if has_room { 0 } else { 1 }));
    assert_eq!(ana.seen.is_some_and(|seen| seen.unsaved.is_none()), has_room, "who was told otherwise is told");
}

/// A player in lines at the table, whose host has answered and then falls silent.
fn at_a_silent_table(folder: &mut Folder) -> (Child, i32) {
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 5, &[]);
    folder.wakes("evening");
    let mut plain = Command::new(PROGRAM);
    plain.args(["--plain", "join", "evening", "--player", "ana", "--tables"]).arg(folder.path());
    let mut ana = plain.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("runs");
    let mut lines = ana.stdout.take().expect("piped");
    // the question is asked, so that what is typed is read
    let mut heard = Vec::new();
    while !heard.ends_with(b"> ") {
        let mut byte = [0];
        assert_eq!(std::io::Read::read(&mut lines, &mut byte).expect("it writes"), 1, "it ended");
        heard.push(byte[0]);
    }
    ana.stdout = Some(lines);
    let host = folder.host_of("evening");
    send_signal(host, libc::SIGSTOP);
    (ana, host)
}

#[test]
fn nobody_is_told_that_a_game_is_saved_whose_host_does_not_answer() {
    for typed in ["save\nquit\n", "leave\n", ""] {
        let mut folder = Folder::new();
        let (mut ana, host) = at_a_silent_table(&mut folder);
        ana.stdin.take().expect("piped").write_all(typed.as_bytes()).expect("it reads");
        let left = ana.wait_with_output().expect("it ends");
        send_signal(host, libc::SIGCONT);
        let told = says(&left);
        assert!(told.contains("may not be saved") && !told.contains("aved as"), "{typed:?}: {told}");
        assert_eq!(left.status.code(), Some(1), "{told}");
    }
}

#[test]
fn nobody_is_told_that_a_game_is_saved_whose_table_has_stopped() {
    let mut folder = Folder::new();
    let (mut ana, host) = at_a_silent_table(&mut folder);
    let (save, foreign) = (folder.path().join("evening.toml"), folder.path().join("foreign"));
    std::fs::write(&foreign, "another game").expect("written");
    std::fs::rename(foreign, &save).expect("renamed");
    send_signal(host, libc::SIGCONT);
    // the host ends, and nobody else opens what stands there now
    let deadline = Instant::now() + PATIENCE;
    while std::fs::read(format!("/proc/{host}/cmdline")).is_ok_and(|line| !line.is_empty()) {
        assert!(Instant::now() < deadline, "the host goes on");
        std::thread::sleep(Duration::from_millis(10));
    }
    ana.stdin.take().expect("piped").write_all(b"save\nquit\n").expect("it reads");
    let left = ana.wait_with_output().expect("it ends");
    assert!(!says(&left).contains("aved as"), "{}", says(&left));
    assert_eq!(left.status.code(), Some(1), "{}", says(&left));
}
