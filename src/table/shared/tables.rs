//! The tables of a folder: which there are, where their sockets lie, and how a sleeping one is woken.

use super::host::{Host, HostServer, Places, Served, serve};
use super::link::Link;
use super::wire::{Answer, Envelope, LONGEST_LINE, Request, ServerMessage, Who};
use crate::kernel::{Message, Words};
use crate::table::files::{Distrust, Folder, backup, beside, file_of};
use crate::table::system::{LONGEST_SOCKET_PATH, nonblocking_socket, path_of, peer_of};
use crate::table::{Listed, Lobby, LobbyError, Lock, Locked, Store, StoreError, Summary};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::net::SocketAddrUnix;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::os::unix::fs::MetadataExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant, SystemTime};

/// A host that was just started answers within this time.
const WAKES_WITHIN: Duration = Duration::from_secs(10);

/// A host that ends at once is started so often before its client gives up.
const MOST_STARTS: usize = 3;

/// Tables that are asked for a list answer within this time, this many at once.
const ANSWERS_WITHIN: Duration = Duration::from_millis(500);
const MOST_ASKED: usize = 256;

/// A host takes a connection within this time.
const CONNECTS_WITHIN: Duration = Duration::from_secs(2);

/// The command by which a program runs a host; it is not for people.
pub const HOST: &str = "host";

/// Why a table cannot be reached.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum TableError {
    Lobby(#[from] LobbyError),
    /// There is no table of this name.
    Missing {
        name: String,
    },
    /// There is no table of this name, only a game played at one terminal.
    NotShared {
        name: String,
    },
    /// Another program plays this game, and it is no host.
    Busy {
        name: String,
        by: String,
    },
    /// The table belongs to another account, and nobody has woken it.
    Asleep {
        name: String,
    },
    /// The host did not start, or does not answer.
    Io {
        name: String,
        error: io::Error,
    },
    /// The host says no.
    Refused(String),
    /// Another account answers for the table than the one that its save belongs to.
    Impostor {
        name: String,
        owner: String,
        peer: String,
    },
    /// The save, the lock or the socket of a table that was hosted here is no longer what it was: which, by its path.
    Replaced {
        name: String,
        path: PathBuf,
    },
    /// A host ends, and its save could not be written.
    Unsaved {
        name: String,
        path: PathBuf,
    },
}

impl TableError {
    pub fn say(&self, words: &Words) -> String {
        let named = |key: &str, name: &str| words.text_with(key, &[("name", name.into())]);
        match self {
            TableError::Lobby(error) => error.say(words),
            TableError::Missing { name } => named("table-missing", name),
            TableError::NotShared { name } => named("table-not-shared", name),
            TableError::Busy { name, by } => {
                words.text_with("store-busy", &[("name", name.as_str().into()), ("process", by.as_str().into())])
            }
            TableError::Asleep { name } => named("table-asleep", name),
            TableError::Io { name, error } => {
                words.text_with("table-io", &[("name", name.as_str().into()), ("fault", error.to_string().into())])
            }
            TableError::Refused(why) => why.clone(),
            TableError::Impostor { name, owner, peer } => words.text_with(
                "table-impostor",
                &[("name", name.as_str().into()), ("owner", owner.as_str().into()), ("peer", peer.as_str().into())],
            ),
            TableError::Replaced { name, path } => words.say(&replaced(name, path)),
            TableError::Unsaved { name, path } => words.text_with(
                "table-unsaved",
                &[("name", name.as_str().into()), ("path", path.display().to_string().into())],
            ),
        }
    }
}

/// Returns the sentence that everyone at a table reads whose save, lock or socket was replaced.
pub(super) fn replaced(name: &str, path: &Path) -> Message {
    Message::new("table-replaced").text("name", name).text("path", path.display().to_string())
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> Self {
        Self::Lobby(error.into())
    }
}

/// One table in a list.
#[derive(Debug)]
pub struct Listing {
    pub name: String,
    pub summary: Summary,
    pub modified: SystemTime,
    /// The people there; `None` while nobody is.
    pub who: Option<Who>,
}

/// The tables of a folder.
#[derive(Clone, Debug)]
pub struct Tables {
    store: Store,
    /// The program that runs hosts.
    program: PathBuf,
    /// The folder of boards that hosts look into as well.
    boards: Option<PathBuf>,
}

impl Tables {
    pub fn new(store: Store, program: PathBuf, boards: Option<PathBuf>) -> Self {
        Self { store, program, boards }
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Returns all tables, the last one played first.
    ///
    /// # Errors
    /// Fails if the folder cannot be read.
    pub fn list(&self) -> Result<Vec<Listing>, StoreError> {
        let saves = self.store.list()?;
        // another account's save is not to be read; its host says what it is, while there is one
        let is_table = |save: &&Listed| save.what.as_ref().map_or(true, |summary| summary.shared);
        let names: Vec<&str> = saves.iter().filter(is_table).map(|save| save.name.as_str()).collect();
        let mut hosts: BTreeMap<String, Answer> = BTreeMap::new();
        for names in names.chunks(MOST_ASKED) {
            let answers = self.ask_all(names, Request::Who);
            hosts.extend(names.iter().zip(answers).filter_map(|(name, answer)| Some(((*name).to_owned(), answer?))));
        }
        let listing = |Listed { name, modified, what, .. }: Listed| {
            let who = match hosts.remove(&name) {
                Some(Answer::Who(who)) => Some(who),
                _ => None,
            };
            let summary = match what {
                Ok(summary) => Some(summary).filter(|summary| summary.shared),
                Err(_) => who.as_ref().map(told),
            };
            Some(Listing { name, summary: summary?, modified, who })
        };
        Ok(saves.into_iter().filter_map(listing).collect())
    }

    /// Has the host of an older program save and end; whether it does.
    pub(super) fn retire(&self, name: &str) -> bool {
        let program = env!("CARGO_PKG_VERSION").to_owned();
        let retires = self.ask(name, Request::Retire { program }) == Some(Answer::Done);
        let deadline = Instant::now() + WAKES_WITHIN;
        while retires && Instant::now() < deadline && self.connect(name).is_ok() {
            std::thread::sleep(Duration::from_millis(20));
        }
        retires
    }

    /// Asks a host something that it answers to anyone; `None` while the table sleeps.
    fn ask(&self, name: &str, request: Request) -> Option<Answer> {
        self.ask_all(&[name], request).pop()?
    }

    /// Asks all these hosts at once. Those that have not answered in time count as asleep, however many they are.
    fn ask_all(&self, names: &[&str], request: Request) -> Vec<Option<Answer>> {
        let asked = serde_json::to_string(&Envelope { id: 1, request }).unwrap_or_default();
        let mut answers = vec![None; names.len()];
        let mut waiting: Vec<(usize, UnixStream, Vec<u8>)> = Vec::new();
        for (index, name) in names.iter().enumerate() {
            let connected = connect_at_once(&self.socket(name)).and_then(|stream| self.checked(name, stream));
            let own = connected.ok().and_then(Result::ok);
            if let Some(mut stream) = own.filter(|stream| stream.set_nonblocking(true).is_ok())
                && writeln!(stream, "{asked}").is_ok()
            {
                waiting.push((index, stream, Vec::new()));
            }
        }
        let deadline = Instant::now() + ANSWERS_WITHIN;
        while !waiting.is_empty() {
            let left = deadline.saturating_duration_since(Instant::now());
            let left = Timespec { tv_sec: left.as_secs() as i64, tv_nsec: i64::from(left.subsec_nanos()) };
            let mut fds: Vec<PollFd<'_>> =
                waiting.iter().map(|(_, stream, _)| PollFd::new(stream, PollFlags::IN)).collect();
            match poll(&mut fds, Some(&left)) {
                Ok(1..) => {}
                Err(rustix::io::Errno::INTR) => continue,
                Ok(0) | Err(_) => break,
            }
            waiting.retain_mut(|(index, stream, heard)| match hear_some(stream, heard) {
                Heard::More => true,
                Heard::Ended => false,
                Heard::Line => {
                    answers[*index] = answer(heard);
                    false
                }
            });
        }
        answers
    }

    /// Connects to the host of a table. The inner result says that someone else answers.
    fn connect(&self, name: &str) -> io::Result<Result<UnixStream, TableError>> {
        self.checked(name, connect(&self.socket(name))?)
    }

    /// Makes sure that it is the account which the save belongs to that answers for a table: whoever may write into the folder
    /// may have put a socket there.
    fn checked(&self, name: &str, stream: UnixStream) -> io::Result<Result<UnixStream, TableError>> {
        let peer = peer_of(&stream)?;
        let owner = self.owner(name).ok_or(io::ErrorKind::NotFound)?;
        Ok(match peer == owner {
            true => Ok(stream),
            false => {
                Err(TableError::Impostor { name: name.to_owned(), owner: account_of(owner), peer: account_of(peer) })
            }
        })
    }

    /// The account that a save belongs to, or the one before it if only that is left.
    fn owner(&self, name: &str) -> Option<u32> {
        let path = self.store.path(name);
        let save = path.symlink_metadata().or_else(|_| backup(&path).symlink_metadata());
        save.ok().map(|save| save.uid())
    }

    /// Makes sure that a host can listen at the socket of a table.
    ///
    /// # Errors
    /// Says what stands there instead.
    pub fn check_socket(&self, name: &str) -> Result<(), StoreError> {
        let path = self.socket(name);
        match Folder::of(&path).and_then(|folder| folder.has_room(&file_of(&path))) {
            // the folder is made when the game is saved
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            room => room.map_err(|error| StoreError::Write { path, error }),
        }
    }

    fn socket(&self, name: &str) -> PathBuf {
        beside(&self.store.path(name), "table")
    }

    /// Returns a connection to the host of a table, which is started if there is none.
    ///
    /// # Errors
    /// Says why there can be none.
    pub fn reach(&self, name: &str) -> Result<UnixStream, TableError> {
        let failed = |error| TableError::Io { name: name.to_owned(), error };
        if let Ok(reached) = self.connect(name) {
            return reached;
        }
        self.store.check_there(name).map_err(|error| match error {
            StoreError::Missing { name } => TableError::Missing { name },
            error => error.into(),
        })?;
        let path = self.store.path(name);
        if self.owner(name).is_some_and(|owner| owner != rustix::process::geteuid().as_raw()) {
            return Err(TableError::Asleep { name: name.to_owned() });
        }
        if self.store.load_own(name)?.0.shared.is_none() {
            return Err(TableError::NotShared { name: name.to_owned() });
        }
        // nobody hears what a host says that cannot listen
        self.check_socket(name)?;
        let deadline = Instant::now() + WAKES_WITHIN;
        let mut last = String::new();
        let mut started = 0;
        while started < MOST_STARTS {
            // who gets the lock starts the host; the others try the socket again
            match Lock::take(&path).map_err(|error| StoreError::Write { path: beside(&path, "lock"), error })? {
                Locked::No { by } => last = by,
                free => {
                    let lock = if let Locked::Yes(lock) = free { Some(lock) } else { None };
                    self.start(name, lock).map_err(failed)?;
                    started += 1;
                    last.clear();
                }
            }
            while Instant::now() < deadline {
                if let Ok(reached) = self.connect(name) {
                    return reached;
                }
                std::thread::sleep(Duration::from_millis(10));
                if let Ok(Locked::Yes(lock)) = Lock::take(&path) {
                    // that host is gone already
                    drop(lock);
                    break;
                }
            }
            if Instant::now() >= deadline {
                break;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        match last.is_empty() {
            true => Err(failed(io::ErrorKind::TimedOut.into())),
            false => Err(TableError::Busy { name: name.to_owned(), by: last }),
        }
    }

    /// Starts a host, which holds the lock from then on: it is handed on as its standard input.
    fn start(&self, name: &str, lock: Option<Lock>) -> io::Result<()> {
        let mut command = Command::new(&self.program);
        command.arg(HOST).arg(name).arg("--tables").arg(self.store.folder());
        if let Some(boards) = &self.boards {
            command.arg("--boards").arg(boards);
        }
        command.current_dir("/").stdout(Stdio::null()).stderr(Stdio::null());
        command.stdin(lock.map_or_else(Stdio::null, |lock| Stdio::from(lock.into_file())));
        let mut child = command.spawn()?;
        // The process that started it waits for its end: no dead entry stays behind.
        let waits = move || drop(child.wait());
        std::thread::Builder::new().name("host".to_owned()).spawn(waits)?;
        Ok(())
    }

    /// Sits down at a table, or looks on.
    ///
    /// # Errors
    /// Says why not.
    pub fn join(&self, name: &str, wish: &super::link::JoinOptions, words: &'static Words) -> Result<Link, TableError> {
        Link::open(self.clone(), name, wish, words)
    }

    /// Runs the host of a table in this process, until nobody has been there for the usual time or as long as `stays` says.
    ///
    /// # Errors
    /// Fails if another program has the table, or the game cannot be read.
    pub fn host(
        &self,
        name: &str,
        lobby: &Lobby,
        ends: Arc<AtomicBool>,
        stays: Option<Duration>,
    ) -> Result<(), TableError> {
        let failed = |error| TableError::Io { name: name.to_owned(), error };
        let path = self.store.path(name);
        let locked = handed_lock(&path).map_or_else(|| Lock::take(&path), Ok);
        let lock = match locked {
            Ok(Locked::Yes(lock)) => Some(Arc::new(lock)),
            Ok(Locked::No { by }) => return Err(TableError::Busy { name: name.to_owned(), by }),
            Err(error) if Distrust::of(&error).is_some() => {
                return Err(StoreError::Write { path: beside(&path, "lock"), error }.into());
            }
            Ok(Locked::Unknown) | Err(_) => None,
        };
        let running = lobby.host(&self.store, name, lock.clone())?;
        if running.away().is_none() {
            return Err(TableError::NotShared { name: name.to_owned() });
        }
        let socket = self.socket(name);
        let folder = Folder::of(&socket).map_err(failed)?;
        // open to its owner, and to the group of the folder where that may write
        let access = if folder.group_writes() { 0o660 } else { 0o600 };
        let (listener, id) = folder.listen(&file_of(&socket), access).map_err(failed)?;
        let owner = rustix::process::geteuid().as_raw();
        let places = Places { lock, socket: (id, socket.clone()), save: path };
        let serving = HostServer { listener, places, owner, ends, stays };
        let host = Host::new(name.to_owned(), running, lobby.dealer(), Instant::now());
        let served = serve(host, &serving).map_err(failed);
        // a disk that does not answer would keep back what has to be said; the next host takes the place of a socket that is left
        if !matches!(served, Ok(Served::Unsaved)) && id.is_at(&socket) {
            let _ = fs::remove_file(&socket);
        }
        match served? {
            Served::Saved => Ok(()),
            Served::Unsaved => Err(TableError::Unsaved { name: name.to_owned(), path: serving.places.save }),
            Served::Replaced(path) => Err(TableError::Replaced { name: name.to_owned(), path }),
        }
    }
}

/// A table as its host tells of it.
fn told(who: &Who) -> Summary {
    Summary {
        game: who.game.clone(),
        seats: who.players.iter().map(|player| player.plays.clone()).collect(),
        round: who.round,
        over: who.asked.is_none(),
        lesson: None,
        shared: true,
    }
}

/// The lock that came with the standard input, if one did.
fn handed_lock(save: &Path) -> Option<Locked> {
    let input = io::stdin();
    let file = File::from(std::os::fd::AsFd::as_fd(&input).try_clone_to_owned().ok()?);
    Lock::adopt(file, save).ok()
}

/// Connects to a host. One that does not take its connections, so many that no more fit, counts as one that does not
/// answer.
fn connect(socket: &Path) -> io::Result<UnixStream> {
    let deadline = Instant::now() + CONNECTS_WITHIN;
    loop {
        match connect_at_once(socket) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock && Instant::now() < deadline => {
                std::thread::sleep(Duration::from_millis(5));
            }
            connected => return connected,
        }
    }
}

/// Connects without waiting for a host that does not take its connections.
fn connect_at_once(socket: &Path) -> io::Result<UnixStream> {
    within_length(socket, |path| {
        let own = nonblocking_socket()?;
        rustix::net::connect(&own, &SocketAddrUnix::new(path)?)?;
        let stream = UnixStream::from(own);
        stream.set_nonblocking(false)?;
        Ok(stream)
    })
}

/// The part of an answer that has come.
enum Heard {
    More,
    Line,
    /// The host has closed the connection, or says too much.
    Ended,
}

/// Reads what has come, up to the end of a line.
fn hear_some(stream: &mut UnixStream, heard: &mut Vec<u8>) -> Heard {
    let mut bytes = [0; 4096];
    loop {
        match stream.read(&mut bytes) {
            Ok(0) => return Heard::Ended,
            Ok(read) => {
                heard.extend(&bytes[..read]);
                if let Some(end) = heard.iter().position(|byte| *byte == b'\n') {
                    heard.truncate(end);
                    return Heard::Line;
                }
                if heard.len() > LONGEST_LINE {
                    return Heard::Ended;
                }
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Heard::More,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return Heard::Ended,
        }
    }
}

fn answer(line: &[u8]) -> Option<Answer> {
    match serde_json::from_slice(line).ok()? {
        ServerMessage::Answer { answer, .. } => Some(answer),
        _ => None,
    }
}

/// Does something with the path of a socket: by way of the folder's descriptor where the path is too long for one.
fn within_length<T>(socket: &Path, work: impl FnOnce(&Path) -> io::Result<T>) -> io::Result<T> {
    if socket.as_os_str().len() <= LONGEST_SOCKET_PATH {
        return work(socket);
    }
    let folder = File::open(socket.parent().unwrap_or(Path::new(".")))?;
    let name = socket.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    work(&path_of(&folder)?.join(name))
}

/// Returns the name of an account, from the list of accounts of this machine; its number if it is not in it.
pub(super) fn account_of(uid: u32) -> String {
    let accounts = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let name = accounts.lines().find_map(|line| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1)?.parse() == Ok(uid)).then(|| name.to_owned())
    });
    name.unwrap_or_else(|| format!("uid{uid}"))
}

/// Returns the name by which the others know who runs this program.
pub fn own_account() -> String {
    account_of(rustix::process::getuid().as_raw())
}
