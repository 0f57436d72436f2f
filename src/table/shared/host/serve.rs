//! The sockets of a host: one thread that waits for all of them, and one on which bots think.

use super::{Disposition, Host, Id, Peer};
use crate::table::files::{FileId, beside};
use crate::table::shared::tables::account_of;
use crate::table::shared::wire::LONGEST_LINE;
use crate::table::system::peer_of;
use crate::table::{BotWorker, Lock, Table, WakeCallback};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use std::collections::{BTreeMap, VecDeque};
use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A client says who it is within this time.
const GREETS_WITHIN: Duration = Duration::from_secs(5);

/// More than this is not kept for a client that does not read; it gets the newest state once it does.
const MOST_OUT: usize = 64 << 10;

/// A client for which more than this has to be kept all the same is sent away.
const MOST_HELD: usize = 4 << 20;

/// More than this is not kept for all clients together: who looks on is answered later, and those for which most is kept are
/// sent away if that lasts.
const MOST_HELD_BY_ALL: usize = 8 << 20;
const LASTS: Duration = Duration::from_secs(1);

/// The longest line of who has not said who they are.
const LONGEST_GREETING: usize = 4 << 10;

/// The time for which requests are answered before clients are written to and others are let in.
const SLICE: Duration = Duration::from_millis(10);

/// The clients that are let in at once.
const MOST_AT_ONCE: usize = 32;

/// The time after which a client that does not read is sent away.
const READS_WITHIN: Duration = Duration::from_secs(60);

/// The time for which a host stays after its last client has left.
const STAYS: Duration = Duration::from_secs(60);

/// The last save of a host that ends.
const LAST_SAVE: Duration = Duration::from_secs(30);

/// Pause after `accept` fails. The pending connection would otherwise wake `poll` immediately and spin.
const DEAF: Duration = Duration::from_secs(1);

/// The time after which a host looks again whether its files are still its own. What is written makes sure of that by itself.
const LOOKS_AFTER: Duration = Duration::from_millis(250);

/// The time from one step of a bot to the next: people can follow, and how long it thinks within it tells nothing.
const PACE: Duration = Duration::from_millis(50);

/// The socket and what a host is run with.
pub struct HostServer {
    pub listener: UnixListener,
    pub places: Places,
    /// The account whose table it is.
    pub owner: u32,
    /// Set by signals: the host saves and ends.
    pub ends: Arc<std::sync::atomic::AtomicBool>,
    /// The time that the host stays without clients; the usual if there is none.
    pub stays: Option<Duration>,
}

/// The files by which a host has its table. Whoever may write into the folder can put others there.
pub struct Places {
    pub lock: Option<Arc<Lock>>,
    pub socket: (FileId, PathBuf),
    pub save: PathBuf,
}

impl Places {
    /// The path whose file is no longer the one that was there.
    fn replaced(&self, host: &Host) -> Option<PathBuf> {
        let (socket, path) = &self.socket;
        match &self.lock {
            _ if !host.running().holds_save() => Some(self.save.clone()),
            Some(lock) if !lock.holds() => Some(beside(&self.save, "lock")),
            _ => (!socket.is_at(path)).then(|| path.clone()),
        }
    }
}

/// The way a host has ended.
#[derive(Debug)]
pub enum Served {
    Saved,
    /// The game is not on disk as it stood.
    Unsaved,
    /// The file at this path is no longer the one that was there; nothing was written to it.
    Replaced(PathBuf),
}

/// One connection.
struct Line {
    stream: UnixStream,
    /// The bytes that came and have not been taken; whether the end of a line is among them.
    begun: Vec<u8>,
    has_line: bool,
    /// Whether the line has to wait until the game no longer waits for the disk.
    is_for_later: bool,
    out: VecDeque<Arc<str>>,
    /// The bytes of the first line that are sent already, and those of all lines that are not.
    sent: usize,
    held: usize,
    /// The time when it last read something, or had nothing to read.
    read: Instant,
    since: Instant,
    is_behind: bool,
    ends: bool,
}

/// Serves a table until nobody is left.
///
/// # Errors
/// Fails if the system does not let it wait for its sockets.
pub fn serve(host: Host, serving: &HostServer) -> io::Result<Served> {
    let (woken, waker) = UnixStream::pair()?;
    for socket in [&woken, &waker] {
        socket.set_nonblocking(true)?;
    }
    serving.listener.set_nonblocking(true)?;
    // a full pipe wakes as well as one more byte
    let wake: WakeCallback = Arc::new(move || drop((&waker).write(&[0])));
    let mut server = Server::new(host, serving, wake);
    server.host.go_on();
    loop {
        let now = Instant::now();
        if let Some(served) = server.ends(now) {
            return Ok(served);
        }
        let within = server.think(now);
        let spoken = server.wait(&woken, now, within)?;
        let now = Instant::now();
        server.take_answer(now);
        while (&woken).read(&mut [0; 64]).is_ok_and(|read| read > 0) {}
        server.host.settled(now);
        server.accept(now);
        server.hear(&spoken, now);
        server.part_from_the_lost(now);
    }
}

/// A table that is served.
struct Server<'a> {
    host: Host,
    serving: &'a HostServer,
    worker: BotWorker,
    lines: Lines,
    accounts: Accounts,
    next: Id,
    /// The spectator whose request was taken last.
    last_heard: Id,
    empty_since: Instant,
    /// The time before which no bot acts, and that before which nobody is let in.
    not_before: Instant,
    deaf_until: Instant,
    /// Since when more is kept for clients than is good, and when it was last seen whether the table is still in its place.
    full_since: Option<Instant>,
    looked: Option<Instant>,
}

impl<'a> Server<'a> {
    fn new(host: Host, serving: &'a HostServer, wake: WakeCallback) -> Self {
        host.wake_when_written(Arc::clone(&wake));
        let now = Instant::now();
        Server {
            host,
            serving,
            worker: BotWorker::new(wake),
            lines: Lines::default(),
            accounts: Accounts::default(),
            next: 0,
            last_heard: 0,
            empty_since: now,
            not_before: now,
            deaf_until: now,
            full_since: None,
            looked: None,
        }
    }

    /// How long the table still stays though nobody is there.
    fn stays(&self, now: Instant) -> Duration {
        self.serving.stays.unwrap_or(STAYS).saturating_sub(now.saturating_duration_since(self.empty_since))
    }

    /// Ends the table if its time has come, its place was taken or it was told to.
    fn ends(&mut self, now: Instant) -> Option<Served> {
        if !self.host.is_empty() {
            self.empty_since = now;
        }
        if self.looked.is_none_or(|at| now.saturating_duration_since(at) >= LOOKS_AFTER) {
            self.looked = Some(now);
            if let Some(path) = self.serving.places.replaced(&self.host) {
                self.host.tell_replaced(&path);
                self.write_last(now);
                return Some(Served::Replaced(path));
            }
        }
        let told_to_end = self.serving.ends.load(std::sync::atomic::Ordering::Relaxed) || self.host.ends();
        if !(told_to_end || self.host.is_empty() && self.stays(now).is_zero()) {
            return None;
        }
        if !self.host.running().close(LAST_SAVE) {
            return Some(self.serving.places.replaced(&self.host).map_or(Served::Unsaved, Served::Replaced));
        }
        // who was told that the disk is full reads that all is saved in the end
        self.host.settled(now);
        self.host.tell_all();
        self.write_last(now);
        Some(Served::Saved)
    }

    /// Sends what is still to be said.
    fn write_last(&mut self, now: Instant) {
        self.lines.deliver(&mut self.host);
        self.lines.0.values_mut().for_each(|line| drop(line.write(now)));
    }

    /// Has the bot that is asked think, while somebody is there; and returns how long nothing happens by itself.
    fn think(&mut self, now: Instant) -> Duration {
        let within = self.stays(now).min(Duration::from_secs(1));
        if self.host.is_empty() {
            return within;
        }
        if self.worker.asked() != Some(self.host.running().number()) {
            match self.host.job(now) {
                Some((number, job)) => self.worker.ask(number, job),
                None => self.worker.forget(),
            }
        }
        let acts_in = Some(self.not_before.saturating_duration_since(now)).filter(|rest| !rest.is_zero());
        [acts_in, self.host.stands_in_within(now)].into_iter().flatten().fold(within, Duration::min)
    }

    /// Waits for whatever comes first; who has said something.
    fn wait(&mut self, woken: &UnixStream, now: Instant, within: Duration) -> io::Result<Vec<Id>> {
        self.lines.deliver(&mut self.host);
        let within = if self.lines.asking(&self.host).is_empty() { within } else { Duration::ZERO };
        let listener = (now >= self.deaf_until).then_some(&self.serving.listener);
        self.lines.wait(listener, woken, &self.host, within)
    }

    fn take_answer(&mut self, now: Instant) {
        if now >= self.not_before
            && let Some((number, advice)) = self.worker.answer(Duration::ZERO)
        {
            self.host.answer(number, &advice.action, now);
            self.not_before = now + PACE;
        }
    }

    /// Lets in who has come.
    fn accept(&mut self, now: Instant) {
        if now < self.deaf_until {
            return;
        }
        for _ in 0..MOST_AT_ONCE {
            let stream = match self.serving.listener.accept() {
                Ok((stream, _)) => stream,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return,
                Err(error) if matches!(error.kind(), io::ErrorKind::Interrupted | io::ErrorKind::ConnectionAborted) => {
                    continue;
                }
                Err(_) => {
                    self.deaf_until = now + DEAF;
                    return;
                }
            };
            self.next += 1;
            let peer = self.accounts.peer(&stream, self.serving.owner);
            if let (Ok(()), Some(peer)) = (stream.set_nonblocking(true), peer) {
                self.host.arrives(self.next, peer, now);
                self.lines.0.insert(self.next, Line::new(stream, now));
            }
        }
    }

    /// Reads from those who have said something. Everyone has one request taken in turn, players first; who comes too late for
    /// this time is the first the next.
    fn hear(&mut self, spoken: &[Id], now: Instant) {
        let host = &mut self.host;
        for id in spoken {
            if let Some(line) = self.lines.0.get_mut(id) {
                line.hear(if host.has_greeted(*id) { LONGEST_LINE } else { LONGEST_GREETING });
            }
        }
        let mut asking = self.lines.asking(host);
        asking.sort_unstable_by_key(|id| (!host.plays(*id), *id <= self.last_heard, *id));
        for id in asking {
            if !host.plays(id) {
                if now.elapsed() >= SLICE || self.lines.are_full() {
                    break;
                }
                self.last_heard = id;
            }
            self.lines.ask(host, id, now);
            self.lines.deliver(host);
        }
        self.lines.deliver(host);
    }

    /// Writes to all, and parts from those who are gone, do not read, do not greet, or for whom too much is kept.
    fn part_from_the_lost(&mut self, now: Instant) {
        if !self.lines.are_full() {
            self.full_since = None;
        }
        let host = &mut self.host;
        let mut gone = match self.lines.are_full() {
            true if now.saturating_duration_since(*self.full_since.get_or_insert(now)) >= LASTS => {
                self.lines.too_many(host)
            }
            _ => Vec::new(),
        };
        for (id, line) in &mut self.lines.0 {
            let broken = line.write(now).is_err();
            let is_late = !host.has_greeted(*id) && now.saturating_duration_since(line.since) > GREETS_WITHIN;
            let is_deaf = now.saturating_duration_since(line.read) > READS_WITHIN;
            let holds_too_much = line.held > MOST_HELD;
            if broken || line.ends || is_late || is_deaf || holds_too_much || !host.knows(*id) {
                gone.push(*id);
            } else if line.is_behind != (line.held > MOST_OUT || line.is_behind && line.held > 0) {
                line.is_behind = !line.is_behind;
                host.set_behind(*id, line.is_behind);
            }
        }
        for id in gone {
            self.lines.0.remove(&id);
            host.leaves(id, now);
        }
    }
}

/// The connections of all clients.
#[derive(Default)]
struct Lines(BTreeMap<Id, Line>);

impl Lines {
    /// Whether more is kept for them than is good.
    fn are_full(&self) -> bool {
        self.0.values().map(|line| line.held).sum::<usize>() > MOST_HELD_BY_ALL
    }

    /// Those for which most is kept, so many that the rest is not too much; who looks on goes first.
    fn too_many(&self, host: &Host) -> Vec<Id> {
        let mut held: Vec<(bool, usize, Id)> =
            self.0.iter().map(|(id, line)| (!host.plays(*id), line.held, *id)).collect();
        held.sort_unstable_by(|one, other| other.cmp(one));
        let mut left: usize = held.iter().map(|(_, held, _)| held).sum();
        let goes = |(_, held, _): &(bool, usize, Id)| {
            let is_too_much = left > MOST_HELD_BY_ALL;
            left -= held;
            is_too_much
        };
        held.into_iter().take_while(goes).map(|(_, _, id)| id).collect()
    }

    /// Whether a client is listened to: once it has read all that it was told, and what it asks can be answered.
    fn is_heard(&self, id: Id, line: &Line, host: &Host, are_full: bool) -> bool {
        line.out.is_empty() && !(line.is_for_later && host.is_settling()) && (!are_full || host.plays(id))
    }

    /// Those whose requests can be taken.
    fn asking(&self, host: &Host) -> Vec<Id> {
        let are_full = self.are_full();
        let asks = |(id, line): &(&Id, &Line)| line.has_line && self.is_heard(**id, line, host, are_full);
        self.0.iter().filter(asks).map(|(id, _)| *id).collect()
    }

    /// Has a client's next request taken.
    fn ask(&mut self, host: &mut Host, id: Id, now: Instant) {
        let Some(line) = self.0.get_mut(&id) else { return };
        let Some(length) = line.begun.iter().position(|byte| *byte == b'\n') else { return };
        let fate = host.hear(id, &line.begun[..length], now);
        line.is_for_later = fate == Disposition::Later;
        line.ends |= fate == Disposition::Drop;
        if fate != Disposition::Later {
            line.take(length + 1);
        }
    }

    /// Puts what the host says behind what its clients have not read yet.
    fn deliver(&mut self, host: &mut Host) {
        for (id, text) in host.take_out() {
            if let Some(line) = self.0.get_mut(&id) {
                line.held += text.len();
                line.out.push_back(text);
            }
        }
    }

    /// Waits until something can be read of those who are listened to, written or accepted, or the time is over; who has
    /// spoken or left.
    fn wait(
        &self,
        listener: Option<&UnixListener>,
        woken: &UnixStream,
        host: &Host,
        within: Duration,
    ) -> io::Result<Vec<Id>> {
        let are_full = self.are_full();
        let mut fds = Vec::with_capacity(self.0.len() + 2);
        let mut ids = Vec::with_capacity(self.0.len());
        for (id, line) in &self.0 {
            let mut flags = PollFlags::empty();
            flags.set(PollFlags::IN, !line.has_line && self.is_heard(*id, line, host, are_full));
            flags.set(PollFlags::OUT, !line.out.is_empty());
            // that someone has left is noticed when there is something to read or write again
            if !flags.is_empty() {
                fds.push(PollFd::from_borrowed_fd(line.stream.as_fd(), flags));
                ids.push(*id);
            }
        }
        fds.push(PollFd::from_borrowed_fd(woken.as_fd(), PollFlags::IN));
        fds.extend(listener.map(|listener| PollFd::from_borrowed_fd(listener.as_fd(), PollFlags::IN)));
        let within = Timespec { tv_sec: within.as_secs() as i64, tv_nsec: i64::from(within.subsec_nanos()) };
        match poll(&mut fds, Some(&within)) {
            Err(error) if error != rustix::io::Errno::INTR => return Err(error.into()),
            _ => {}
        }
        let has_spoken = |fd: &PollFd<'_>| !fd.revents().difference(PollFlags::OUT).is_empty();
        Ok(ids.into_iter().zip(&fds).filter(|(_, fd)| has_spoken(fd)).map(|(id, _)| id).collect())
    }
}

/// The names of accounts that came lately, by number: the list of accounts is not read again for each who connects.
#[derive(Default)]
struct Accounts(BTreeMap<u32, String>);

impl Accounts {
    const MOST: usize = 64;

    /// Returns who is at the other end, as the system knows it.
    fn peer(&mut self, stream: &UnixStream, owner: u32) -> Option<Peer> {
        let uid = peer_of(stream).ok()?;
        if self.0.len() >= Self::MOST && !self.0.contains_key(&uid) {
            self.0.clear();
        }
        let account = self.0.entry(uid).or_insert_with(|| account_of(uid)).clone();
        Some(Peer { account, is_owner: uid == owner })
    }
}

impl Line {
    fn new(stream: UnixStream, now: Instant) -> Self {
        Self {
            stream,
            begun: Vec::new(),
            has_line: false,
            is_for_later: false,
            out: VecDeque::new(),
            sent: 0,
            held: 0,
            read: now,
            since: now,
            is_behind: false,
            ends: false,
        }
    }

    /// Reads on until there is a whole line, which may be so long.
    fn hear(&mut self, most: usize) {
        let mut bytes = [0; 4096];
        while !self.has_line && !self.ends {
            match self.stream.read(&mut bytes) {
                Ok(0) => self.ends = true,
                Ok(read) => {
                    self.has_line = bytes[..read].contains(&b'\n');
                    self.begun.reserve_exact(read);
                    self.begun.extend(&bytes[..read]);
                    self.ends |= !self.has_line && self.begun.len() > most;
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => self.ends = true,
            }
        }
    }

    /// Takes a line away.
    fn take(&mut self, length: usize) {
        self.begun.drain(..length);
        self.begun.shrink_to(4096);
        self.has_line = self.begun.contains(&b'\n');
    }

    /// Writes as much as the client takes.
    fn write(&mut self, now: Instant) -> io::Result<()> {
        while let Some(first) = self.out.front() {
            match self.stream.write(&first.as_bytes()[self.sent..]) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(written) => {
                    self.sent += written;
                    self.held -= written;
                    self.read = now;
                    if self.sent == first.len() {
                        self.out.pop_front();
                        self.sent = 0;
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        self.read = now;
        Ok(())
    }
}
