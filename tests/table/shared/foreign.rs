//! A member of the group in a folder of tables: what they put there is not trusted, and what they take away is noticed.

use super::pty::send_signal;
use super::socket::{Folder, PATIENCE, PROGRAM};
use std::fs;
use std::io::{Read, Write};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use thicket::table::shared::{Answer, ServerMessage};

/// A table that sleeps, in a folder that the group may write to.
fn asleep() -> Folder {
    let folder = Folder::new();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o2770)).expect("it is ours");
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 5, &[]);
    kills(&folder);
    folder
}

fn kills(folder: &Folder) {
    send_signal(folder.host_of("evening"), libc::SIGKILL);
    let deadline = Instant::now() + PATIENCE;
    while UnixStream::connect(folder.path().join(".evening.toml.table")).is_ok() {
        assert!(Instant::now() < deadline, "the host lives on");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Sits down in lines and leaves.
fn joins(folder: &Folder) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args(["--plain", "join", "evening", "--player", "ana", "--tables"]).arg(folder.path());
    command.stdin(Stdio::null()).output().expect("runs")
}

fn is_refused(folder: &Folder, what: &str, why: &str) {
    let began = Instant::now();
    let refused = joins(folder);
    let says = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && says.contains(why), "{what}: {says}");
    assert!(began.elapsed() < Duration::from_secs(8), "{what}: it waits");
}

fn mkfifo(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("runs").success());
}

/// Everything that a member can put at a name, with a file of someone else that must stay as it is.
const TRAPS: [fn(&Path, &Path); 5] = [
    |victim, path| symlink(victim, path).expect("a link"),
    |victim, path| fs::hard_link(victim, path).expect("a link"),
    |_, path| mkfifo(path),
    |_, path| fs::create_dir(path).expect("a folder"),
    |_, path| {
        fs::write(path, "").expect("a file");
        fs::set_permissions(path, fs::Permissions::from_mode(0o666)).expect("it is ours");
    },
];

fn clear(path: &Path) {
    let _ = fs::remove_file(path).or_else(|_| fs::remove_dir(path));
}

#[test]
fn what_lies_at_the_names_of_a_table_is_neither_trusted_nor_written_into() {
    let folder = asleep();
    let elsewhere = tempfile::tempdir().expect("a folder");
    let victim = elsewhere.path().join("victim");
    fs::write(&victim, "mine").expect("written");
    fs::set_permissions(&victim, fs::Permissions::from_mode(0o600)).expect("it is ours");
    let at = |name: &str| folder.path().join(name);
    let save = fs::read(at("evening.toml")).expect("a save");
    for (number, trap) in TRAPS.iter().enumerate() {
        let lock = at(".evening.toml.lock");
        clear(&lock);
        trap(&victim, &lock);
        is_refused(&folder, &format!("lock {number}"), ".evening.toml.lock is not trusted");
        clear(&lock);
        clear(&at("evening.toml"));
        trap(&victim, &at("evening.toml"));
        let refused = joins(&folder);
        assert!(!refused.status.success(), "save {number}: {}", String::from_utf8_lossy(&refused.stdout));
        clear(&at("evening.toml"));
        fs::write(at("evening.toml"), &save).expect("written");
        fs::set_permissions(at("evening.toml"), fs::Permissions::from_mode(0o600)).expect("it is ours");
        for name in ["evening.toml.bak", ".evening.toml.table"] {
            clear(&at(name));
            trap(&victim, &at(name));
        }
        match number {
            3 => is_refused(&folder, "a folder where the socket should be", ".evening.toml.table is not trusted"),
            _ => {
                let joined = joins(&folder);
                assert!(joined.status.success(), "{number}: {}", String::from_utf8_lossy(&joined.stderr));
                let socket = at(".evening.toml.table").symlink_metadata().expect("a socket");
                assert_eq!(socket.permissions().mode() & 0o777, 0o660);
                kills(&folder);
            }
        }
        clear(&at("evening.toml.bak"));
        clear(&at(".evening.toml.table"));
        assert_eq!(fs::read_to_string(&victim).expect("it is there"), "mine", "{number}");
        assert_eq!(victim.metadata().expect("it is there").permissions().mode() & 0o777, 0o600, "{number}");
    }
    assert!(!at("evening-1.toml").exists());
    for entry in fs::read_dir(folder.path()).expect("a folder").flatten() {
        let mode = entry.metadata().expect("it is there").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", entry.file_name());
    }
}

/// Starts a table; its standard error.
fn lays_out(folder: &Folder, seats: &str) -> Result<(), String> {
    let mut command = Command::new(PROGRAM);
    command.args(["--plain", "play", "iwari", "--seats", seats, "--table", "--name", "morning", "--tables"]);
    let done = command.arg(folder.path()).args(["--player", "ana"]).stdin(Stdio::null()).output().expect("runs");
    if done.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&done.stderr).into_owned()) }
}

#[test]
fn a_table_that_was_named_is_there_under_that_name_or_not_at_all() {
    let folder = asleep();
    let lock = folder.path().join(".morning.toml.lock");
    fs::write(&lock, "").expect("written");
    fs::set_permissions(&lock, fs::Permissions::from_mode(0o666)).expect("it is ours");
    let refused = lays_out(&folder, "red=human:ana,blue=human:ben").expect_err("the lock is another's");
    assert!(refused.contains(".morning.toml.lock is not trusted"), "{refused}");
    assert!(!folder.path().join("morning-1.toml").exists() && !folder.path().join("morning.toml").exists());
    fs::remove_file(&lock).expect("it is there");
    let socket = folder.path().join(".morning.toml.table");
    fs::create_dir(&socket).expect("a folder");
    let refused = lays_out(&folder, "red=human:ana,blue=human:ben").expect_err("no host can listen there");
    assert!(refused.contains(".morning.toml.table is not trusted"), "{refused}");
    assert!(!folder.path().join("morning.toml").exists());
    fs::remove_dir(&socket).expect("it is there");
    assert_eq!(lays_out(&folder, "red=human:ana,blue=human:ben"), Ok(()));
}

#[test]
fn seats_are_kept_for_names_under_which_somebody_can_come() {
    let folder = Folder::new();
    let long = "x".repeat(33);
    let unseen = "be\u{200b}n";
    for name in [long.as_str(), unseen, "be\u{1b}n"] {
        let refused = lays_out(&folder, &format!("red=human:ana,blue=human:{name}")).expect_err("no such player");
        assert!(refused.contains("can't be a player's name"), "{name}: {refused}");
    }
    let refused = lays_out(&folder, "red=human:ana,blue=human:Ana").expect_err("who is who");
    assert!(refused.contains("look alike"), "{refused}");
    assert_eq!(lays_out(&folder, "red=human:ana,blue=human:ben"), Ok(()));
}

#[test]
fn a_save_that_others_may_have_written_or_can_read_is_not_played_at_a_table() {
    let folder = asleep();
    let save = folder.path().join("evening.toml");
    for mode in [0o640, 0o660, 0o606] {
        fs::set_permissions(&save, fs::Permissions::from_mode(mode)).expect("it is ours");
        is_refused(&folder, "an open save", "evening.toml is not trusted");
    }
    fs::set_permissions(&save, fs::Permissions::from_mode(0o600)).expect("it is ours");
    fs::hard_link(&save, folder.path().join("second")).expect("a link");
    is_refused(&folder, "a save of two names", "evening.toml is not trusted");
    fs::remove_file(folder.path().join("second")).expect("it is there");
    assert!(joins(&folder).status.success());
}

#[test]
fn a_host_that_never_ends_its_line_is_not_waited_for() {
    let folder = asleep();
    let socket = folder.path().join(".evening.toml.table");
    fs::remove_file(&socket).expect("it was killed");
    let listener = UnixListener::bind(&socket).expect("a socket");
    let drips = std::thread::spawn(move || {
        let Ok((mut stream, _)) = listener.accept() else { return };
        while stream.write_all(b"x").is_ok() {
            std::thread::sleep(Duration::from_millis(20));
        }
    });
    let began = Instant::now();
    assert!(!joins(&folder).status.success());
    assert!(began.elapsed() < Duration::from_secs(30), "{:?}", began.elapsed());
    drips.join().expect("it is hung up on");
}

/// Two players at a table whose host has begun; what is then done in the folder; what everyone is told, and how the host ends.
fn replaced(meddle: impl Fn(&Path), which: &str) {
    let mut folder = asleep();
    let backup = fs::read(folder.path().join("evening.toml")).expect("a save");
    fs::write(folder.path().join("before"), backup).expect("written");
    fs::set_permissions(folder.path().join("before"), fs::Permissions::from_mode(0o600)).expect("it is ours");
    let host = Command::new(PROGRAM)
        .args(["host", "evening", "--tables"])
        .arg(folder.path())
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("runs");
    let deadline = Instant::now() + PATIENCE;
    while UnixStream::connect(folder.path().join(".evening.toml.table")).is_err() {
        assert!(Instant::now() < deadline, "no host answers");
        std::thread::sleep(Duration::from_millis(5));
    }
    let mut players = [folder.joins("evening", Some("ana")), folder.joins("evening", Some("ben"))];
    for player in &mut players {
        player.welcome();
    }
    for choice in 0..6 {
        for player in &mut players {
            player.plays(choice);
        }
    }
    meddle(folder.path());
    for player in &mut players {
        let told = loop {
            let says = player.hears().expect("it is told before the host ends");
            if let ServerMessage::Answer { re: 0, answer: Answer::Refused { why, .. } } = says {
                break why.key;
            }
        };
        assert_eq!(told, "table-replaced");
    }
    let ended = host.wait_with_output().expect("it ends");
    let says = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert_eq!(ended.status.code(), Some(1), "{says}");
    assert!(says.contains(which) && says.contains("overwritten"), "{says}");
    assert!(!folder.path().join("evening-1.toml").exists(), "nothing goes on elsewhere");
}

#[test]
fn a_host_whose_save_is_replaced_says_so_and_stops_and_overwrites_nothing() {
    let put_back = |folder: &Path| {
        fs::rename(folder.join("before"), folder.join("evening.toml")).expect("it is put back");
    };
    let kept: std::cell::RefCell<Option<(PathBuf, Vec<u8>)>> = std::cell::RefCell::default();
    replaced(
        |folder| {
            put_back(folder);
            let text = fs::read(folder.join("evening.toml")).expect("a save");
            // the folder goes with the test: what is read of it later is read through this name
            let link = tempfile::NamedTempFile::new().expect("a file").into_temp_path().keep().expect("kept");
            fs::remove_file(&link).expect("it is there");
            fs::hard_link(folder.join("evening.toml"), &link).expect("a link");
            kept.replace(Some((link, text)));
        },
        "evening.toml",
    );
    let (link, text) = kept.take().expect("it was put back");
    assert_eq!(fs::read(&link).expect("it is there"), text, "the backup is as it was put there");
    fs::remove_file(link).expect("it is there");
    replaced(|folder| fs::remove_file(folder.join("evening.toml")).expect("it is there"), "evening.toml");
}

#[test]
fn a_host_whose_lock_or_socket_is_replaced_says_so_and_stops() {
    replaced(|folder| fs::remove_file(folder.join(".evening.toml.lock")).expect("it is there"), ".lock");
    replaced(
        |folder| {
            let socket = folder.join(".evening.toml.table");
            fs::remove_file(&socket).expect("it is there");
            drop(UnixListener::bind(socket).expect("a socket"));
        },
        ".table",
    );
}

#[test]
fn whoever_answers_for_a_table_that_is_not_theirs_is_sent_nothing() {
    if !rustix::process::geteuid().is_root() {
        // only root can give a save to another account
        return;
    }
    let folder = asleep();
    let path = folder.path().join(".evening.toml.table");
    fs::remove_file(&path).expect("it is there");
    let listener = UnixListener::bind(&path).expect("a socket");
    std::os::unix::fs::chown(folder.path().join("evening.toml"), Some(12345), None).expect("root may");
    is_refused(&folder, "a socket of another account", "belongs to uid12345, but root answers");
    let (mut stream, _) = listener.accept().expect("a client came");
    let mut heard = Vec::new();
    stream.read_to_end(&mut heard).expect("it is gone");
    assert_eq!(heard, b"");
    let list = Command::new(PROGRAM).args(["tables", "--list", "--tables"]).arg(folder.path()).output().expect("runs");
    assert!(list.status.success());
    let (mut stream, _) = listener.accept().expect("the list came");
    stream.read_to_end(&mut heard).expect("it is gone");
    assert_eq!(heard, b"");
}
