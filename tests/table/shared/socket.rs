//! Clients on the socket of a real host.

use serde_json::Value as Json;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use thicket::table::shared::{Answer, Envelope, Hello, PROTOCOL, Request, ServerMessage, TableSnapshot, Welcome};

/// Nothing takes so long but on a machine in great trouble.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_thicket");

/// A folder of tables, and the hosts that were started in it.
pub struct Folder {
    folder: tempfile::TempDir,
    pub hosts: Vec<Child>,
    watchers: usize,
}

impl Folder {
    pub fn new() -> Folder {
        Folder { folder: tempfile::tempdir().expect("a folder"), hosts: Vec::new(), watchers: 0 }
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    fn socket(&self, table: &str) -> PathBuf {
        self.path().join(format!(".{table}.toml.table"))
    }

    /// Lays out a table and leaves it.
    pub fn lays_out(&self, table: &str, game: &str, seats: &str, seed: u64, more: &[&str]) {
        let seed = seed.to_string();
        let mut command = Command::new(PROGRAM);
        command.args(["--plain", "play", game, "--seats", seats, "--table", "--name", table, "--seed", &seed]);
        command.args(more).arg("--tables").arg(self.path()).args(["--player", "ana"]);
        let laid_out = command.stdin(Stdio::null()).output().expect("runs");
        assert!(laid_out.status.success(), "{}", String::from_utf8_lossy(&laid_out.stderr));
    }

    /// Starts the host of a table, if it has none, and waits until it answers.
    pub fn wakes(&mut self, table: &str) {
        let deadline = Instant::now() + PATIENCE;
        while UnixStream::connect(self.socket(table)).is_err() {
            assert!(Instant::now() < deadline, "no host answers");
            let host = Command::new(PROGRAM)
                .args(["host", table, "--tables"])
                .arg(self.path())
                .stdin(Stdio::null())
                .spawn()
                .expect("runs");
            self.hosts.push(host);
            let soon = Instant::now() + Duration::from_secs(5);
            while Instant::now() < soon && UnixStream::connect(self.socket(table)).is_err() {
                std::thread::sleep(Duration::from_millis(1));
            }
        }
    }

    /// The process that has the table.
    pub fn host_of(&self, table: &str) -> i32 {
        let lock = self.path().join(format!(".{table}.toml.lock"));
        let holder = std::fs::read_to_string(lock).expect("a lock");
        holder.split(' ').next().and_then(|pid| pid.parse().ok()).expect("a process")
    }

    pub fn connects(&mut self, table: &str) -> UnixStream {
        self.wakes(table);
        UnixStream::connect(self.socket(table)).expect("a host")
    }

    /// A player, or without a name someone who looks on.
    pub fn joins(&mut self, table: &str, name: Option<&str>) -> Client {
        let mut client = Client { stream: self.connects(table), lines: None, numbers: 0, seen: None };
        client.stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
        client.lines = Some(BufReader::new(client.stream.try_clone().expect("a socket")));
        self.watchers += usize::from(name.is_none());
        let own = name.map_or_else(|| format!("watcher {}", self.watchers), str::to_owned);
        let hello = Hello {
            protocol: PROTOCOL,
            program: "test".into(),
            name: Some(own),
            watch: name.is_none(),
            ..Hello::default()
        };
        client.sends(&Request::Hello(hello));
        client
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // hosts that clients have started are found by their locks
        let entries = std::fs::read_dir(self.path()).into_iter().flatten().flatten();
        for entry in entries.filter(|entry| entry.file_name().to_string_lossy().ends_with(".lock")) {
            let holder = std::fs::read_to_string(entry.path()).unwrap_or_default();
            if let Some(pid) = holder.split(' ').next().and_then(|pid| pid.parse::<i32>().ok()) {
                let is_host = std::fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
                if String::from_utf8_lossy(&is_host).contains("\0host\0") {
                    super::pty::send_signal(pid, libc::SIGKILL);
                }
            }
        }
        for host in &mut self.hosts {
            let _ = host.kill();
            let _ = host.wait();
        }
    }
}

/// A client that reads and writes lines.
pub struct Client {
    pub stream: UnixStream,
    lines: Option<BufReader<UnixStream>>,
    numbers: u64,
    pub seen: Option<TableSnapshot>,
}

impl Client {
    fn sends(&mut self, request: &Request) -> u64 {
        self.numbers += 1;
        let line = serde_json::to_string(&Envelope { id: self.numbers, request: request.clone() }).expect("JSON");
        let _ = writeln!(self.stream, "{line}");
        self.numbers
    }

    /// The next thing that the host says; `None` if it is gone.
    pub fn hears(&mut self) -> Option<ServerMessage> {
        let mut line = String::new();
        let read = self.lines.as_mut().expect("connected").read_line(&mut line).unwrap_or(0);
        if read == 0 {
            return None;
        }
        let says: ServerMessage = serde_json::from_str(&line).unwrap_or_else(|fault| panic!("{fault}: {line}"));
        if let ServerMessage::Seen(seen) = &says {
            self.seen = Some(match self.seen.take() {
                Some(before) => seen.as_ref().clone().after(before),
                None => seen.as_ref().clone(),
            });
        }
        Some(says)
    }

    pub fn welcome(&mut self) -> Welcome {
        loop {
            match self.hears().expect("a host") {
                ServerMessage::Welcome(welcome) => return *welcome,
                ServerMessage::Answer { answer, .. } => panic!("{answer:?}"),
                _ => {}
            }
        }
    }

    pub fn asks(&mut self, request: &Request) -> Option<Answer> {
        let number = self.sends(request);
        loop {
            match self.hears()? {
                ServerMessage::Answer { re, answer } if re == number => return Some(answer),
                _ => {}
            }
        }
    }

    /// Plays as a script can with nothing but what it is told: the first of the legal actions, or one by a number.
    pub fn plays(&mut self, choice: usize) -> Option<bool> {
        let Answer::Actions { actions } = self.asks(&Request::Legal)? else { return Some(false) };
        let decision = self.seen.as_ref()?.decision;
        let action = actions[choice % actions.len()].clone();
        Some(self.asks(&Request::Do { decision, action })? == Answer::Done)
    }

    pub fn is_over(&self) -> bool {
        self.seen.as_ref().is_some_and(|seen| seen.state.get("over").is_some_and(|over| over.as_bool() != Some(false)))
    }
}

/// A whole game by scripts on the socket; the number of actions.
fn plays_to_the_end(game: &str, seats: &str, players: &[&str]) -> usize {
    let mut folder = Folder::new();
    folder.lays_out("evening", game, seats, 11, &[]);
    let mut clients: Vec<Client> = players.iter().map(|name| folder.joins("evening", Some(name))).collect();
    for (index, client) in clients.iter_mut().enumerate() {
        assert_eq!(client.welcome().seat, Some(index));
    }
    let mut watcher = folder.joins("evening", None);
    assert_eq!(watcher.welcome().seat, None);
    let deadline = Instant::now() + Duration::from_secs(240);
    let mut choice = 0;
    loop {
        assert!(Instant::now() < deadline, "the game does not end");
        let Some(Answer::Who(who)) = clients[0].asks(&Request::Who) else { panic!("no answer") };
        let Some(asked) = who.asked else { break };
        choice += 7;
        match clients.get_mut(asked) {
            Some(client) => {
                // what led to the question is told before it is answered
                client.asks(&Request::Who).expect("a host");
                assert_eq!(client.plays(choice), Some(true));
            }
            // a bot thinks
            None => std::thread::sleep(Duration::from_millis(10)),
        }
    }
    watcher.asks(&Request::Who).expect("a host");
    let (own, theirs) = (clients[0].seen.as_ref().expect("a moment"), watcher.seen.as_ref().expect("a moment"));
    assert_eq!(own.actions, theirs.actions);
    assert_eq!(own.log.len(), theirs.log.len());
    own.actions
}

#[test]
fn dewan_and_iwari_are_played_to_the_end_by_scripts_on_the_socket() {
    assert!(plays_to_the_end("dewan", "amber=human:ana,basalt=human:ben,coral=easy", &["ana", "ben"]) > 20);
    assert!(plays_to_the_end("iwari", "red=human:ana,blue=human:ben,yellow=easy", &["ana", "ben"]) > 20);
}

#[test]
fn tables_are_listed_with_who_is_there() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "root", "marquise=human:ana,eyrie=human,alliance=easy", 1, &[]);
    let mut ana = folder.joins("evening", Some("ana"));
    ana.welcome();
    let listed = Command::new(PROGRAM).args(["tables", "--tables"]).arg(folder.path()).output().expect("runs");
    let text = String::from_utf8(listed.stdout).expect("text");
    assert!(text.starts_with("evening") && text.contains("ana") && text.contains("free seat"), "{text}");
}

#[test]
fn nothing_on_the_socket_is_read_as_something_else() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 1, &[]);
    for garbage in
        ["", "{}", "[1,2", "{\"op\":\"all\"}", "{\"op\":\"do\",\"decision\":0,\"action\":\"x\"}", "\u{0}\u{0}"]
    {
        let mut stream = folder.connects("evening");
        stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
        writeln!(stream, "{garbage}").expect("a socket");
        let mut line = String::new();
        let read = BufReader::new(&stream).read_line(&mut line).unwrap_or(0);
        assert_eq!(read, 0, "{garbage}: {line}");
    }
    let mut ana = folder.joins("evening", Some("ana"));
    assert_eq!(ana.welcome().seat, Some(0));
    let said: Option<Json> = serde_json::to_value(ana.asks(&Request::Who)).ok();
    assert!(said.is_some_and(|said| said.to_string().contains("\"here\":true")));
}

#[test]
fn a_table_whose_save_cannot_be_read_is_listed_while_it_has_a_host() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 5, &[]);
    folder.wakes("evening");
    // to another account it is closed; the account that runs this may read everything
    for save in ["evening.toml", "evening.toml.bak", "noise.toml"] {
        std::fs::write(folder.path().join(save), "").expect("written");
    }
    let listed =
        Command::new(PROGRAM).args(["tables", "--list", "--tables"]).arg(folder.path()).output().expect("runs");
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    assert!(listed.contains("evening") && listed.contains("iwari") && !listed.contains("noise"), "{listed}");
    assert!(listed.contains("red: ana, away") && listed.contains("blue: ben, away"), "{listed}");
}

#[test]
fn a_host_needs_no_folder_but_that_of_its_table() {
    let folder = Folder::new();
    // as in a chroot: nothing says where saves are but the flag of the client
    let laid_out = Command::new(PROGRAM)
        .args(["--plain", "play", "iwari", "--seats", "red=human:ana,blue=human:ben", "--table", "--name", "evening"])
        .arg("--saves")
        .arg(folder.path())
        .args(["--player", "ana"])
        .env_clear()
        .stdin(Stdio::null())
        .output()
        .expect("runs");
    assert!(laid_out.status.success(), "{}", String::from_utf8_lossy(&laid_out.stderr));
}

/// The time that the processors have spent on a process, in ticks.
fn ticks(process: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).expect("it runs");
    let fields: Vec<&str> = stat.rsplit_once(')').expect("its name").1.split_whitespace().collect();
    fields[11..13].iter().map(|field| field.parse::<u64>().expect("a number")).sum()
}

#[test]
fn a_host_that_can_let_nobody_in_rests_and_lets_them_in_later() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 1, &[]);
    let old = folder.host_of("evening");
    super::pty::send_signal(old, libc::SIGKILL);
    while UnixStream::connect(folder.socket("evening")).is_ok() {
        std::thread::sleep(Duration::from_millis(10));
    }
    let host = Command::new("sh")
        .args(["-c", "ulimit -n 16; exec \"$0\" host evening --tables \"$1\"", PROGRAM])
        .arg(folder.path())
        .stdin(Stdio::null())
        .spawn()
        .expect("runs");
    let process = host.id();
    folder.hosts.push(host);
    let deadline = Instant::now() + PATIENCE;
    let connects = || UnixStream::connect(folder.socket("evening"));
    while connects().is_err() {
        assert!(Instant::now() < deadline, "no host answers");
        std::thread::sleep(Duration::from_millis(10));
    }
    let crowd: Vec<UnixStream> = (0..30).map(|_| connects().expect("it waits at the door")).collect();
    std::thread::sleep(Duration::from_millis(500));
    let before = ticks(process);
    std::thread::sleep(Duration::from_secs(3));
    let spent = ticks(process) - before;
    assert!(spent < 50, "{spent} ticks for nothing");
    drop(crowd);
    assert_eq!(folder.joins("evening", Some("ana")).welcome().seat, Some(0));
}

#[test]
fn what_is_written_stays_open_to_its_account_whatever_the_mask() {
    use std::os::unix::fs::PermissionsExt;
    for mask in ["0277", "0777"] {
        let folder = Folder::new();
        let laid_out = Command::new("sh")
            .args(["-c", "umask \"$1\"; shift; exec \"$0\" \"$@\"", PROGRAM, mask])
            .args(["--plain", "play", "iwari", "--seats", "red=human:ana,blue=human", "--table", "--name", "evening"])
            .args(["--player", "ana", "--tables"])
            .arg(folder.path())
            .stdin(Stdio::null())
            .output()
            .expect("runs");
        assert!(laid_out.status.success(), "{}", String::from_utf8_lossy(&laid_out.stderr));
        let mode = |file: &str| std::fs::metadata(folder.path().join(file)).expect("it is there").permissions().mode();
        assert_eq!((mode("evening.toml") & 0o7777, mode(".evening.toml.lock") & 0o7777), (0o600, 0o600), "{mask}");
    }
}
