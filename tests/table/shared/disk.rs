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
