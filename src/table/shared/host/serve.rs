//! The sockets of a host: one thread that waits for all of them, and one on which bots think.

use super::{Fate, Host, Id, Peer};
use crate::table::shared::tables::account_of;
use crate::table::shared::wire::LONGEST_LINE;
use crate::table::{Bell, Lock, Thinker};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use std::collections::{BTreeMap, VecDeque};
use std::io::{self, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A client says who it is within this time.
const GREETS_WITHIN: Duration = Duration::from_secs(5);

/// More than this is not kept for a client that does not read; it gets the newest state once it does.
const MOST_OUT: usize = 256 << 10;

/// A client for which more than this has to be kept all the same, answers to its own requests, is sent away.
const MOST_HELD: usize = 16 << 20;

/// The time after which a client that does not read is sent away.
const READS_WITHIN: Duration = Duration::from_secs(60);

/// The time for which a host stays after its last client has left.
const STAYS: Duration = Duration::from_secs(60);

/// The last save of a host that ends.
const LAST_SAVE: Duration = Duration::from_secs(30);

/// The time for which nobody is let in after the system could not: anyone who waits would wake the host at once, again and again.
const DEAF: Duration = Duration::from_secs(1);

/// The pause between two bots: people can follow, and the time that an answer takes tells nothing.
const PACE: Duration = Duration::from_millis(50);

/// The socket and what a host is run with.
pub struct Serving {
    pub listener: UnixListener,
    pub lock: Option<Arc<Lock>>,
    /// The account whose table it is.
    pub owner: u32,
    /// Set by signals: the host saves and ends.
    pub ends: Arc<std::sync::atomic::AtomicBool>,
    /// The time that the host stays without clients; the usual if there is none.
    pub stays: Option<Duration>,
}

/// One connection.
struct Line {
    stream: UnixStream,
    begun: Vec<u8>,
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

/// Serves a table until nobody is left, all saved.
///
/// # Errors
/// Fails if the system does not let it wait for its sockets.
pub fn serve(mut host: Host, serving: &Serving) -> io::Result<()> {
    serving.listener.set_nonblocking(true)?;
    let (woken, waker) = UnixStream::pair()?;
    woken.set_nonblocking(true)?;
    waker.set_nonblocking(true)?;
    // a full pipe wakes as well as one more byte
    let bell: Bell = Arc::new(move || drop((&waker).write(&[0])));
    let mut thinker = Thinker::new(bell);
    let mut lines: BTreeMap<Id, Line> = BTreeMap::new();
    let mut next: Id = 0;
    let mut empty_since = Instant::now();
    let mut not_before = Instant::now();
    let mut deaf_until = Instant::now();
    host.go_on();
    loop {
        let now = Instant::now();
        if !host.is_empty() {
            empty_since = now;
        }
        let stays = serving.stays.unwrap_or(STAYS).saturating_sub(now.saturating_duration_since(empty_since));
        let is_ours = serving.lock.as_ref().is_none_or(|lock| lock.holds());
        let told_to_end = serving.ends.load(std::sync::atomic::Ordering::Relaxed) || host.ends() || !is_ours;
        if told_to_end || host.is_empty() && stays.is_zero() {
            host.running().close(LAST_SAVE);
            return Ok(());
        }
        let mut within = stays.min(Duration::from_secs(1));
        if !host.is_empty() {
            let is_thinking = thinker.asked() == Some(host.running().number());
            match now < not_before {
                true => within = within.min(not_before - now),
                false if is_thinking => {}
                false => match host.errand(now) {
                    Some((number, errand)) => thinker.ask(number, errand),
                    None => thinker.forget(),
                },
            }
            within = host.stands_in_within(now).map_or(within, |stands_in| within.min(stands_in));
        }
        let listener = (now >= deaf_until).then_some(&serving.listener);
        let spoken = wait(listener, &woken, &lines, within)?;
        let now = Instant::now();
        if let Some((number, advice)) = thinker.answer(Duration::ZERO) {
            host.answer(number, &advice.action, now);
            not_before = now + PACE;
        }
        while (&woken).read(&mut [0; 64]).is_ok_and(|read| read > 0) {}
        while now >= deaf_until {
            let stream = match serving.listener.accept() {
                Ok((stream, _)) => stream,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(error) if matches!(error.kind(), io::ErrorKind::Interrupted | io::ErrorKind::ConnectionAborted) => {
                    continue;
                }
                Err(_) => {
                    deaf_until = now + DEAF;
                    break;
                }
            };
            next += 1;
            if let (Ok(()), Some(peer)) = (stream.set_nonblocking(true), peer(&stream, serving.owner))
                && host.arrives(next, peer, now)
            {
                let line = Line {
                    stream,
                    begun: Vec::new(),
                    out: VecDeque::new(),
                    sent: 0,
                    held: 0,
                    read: now,
                    since: now,
                    is_behind: false,
                    ends: false,
                };
                lines.insert(next, line);
            }
        }
        for id in spoken {
            let Some(line) = lines.get_mut(&id) else { continue };
            let heard = line.hear();
            for text in heard.lines {
                if host.hear(id, &text, now) == Fate::Drop {
                    line.ends = true;
                    break;
                }
            }
            line.ends |= heard.ended;
        }
        for (id, text) in host.take_out() {
            if let Some(line) = lines.get_mut(&id) {
                line.held += text.len();
                line.out.push_back(text);
            }
        }
        let mut gone = Vec::new();
        for (id, line) in &mut lines {
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
            lines.remove(&id);
            host.leaves(id, now);
        }
    }
}

/// Returns who is at the other end, as the system knows it.
fn peer(stream: &UnixStream, owner: u32) -> Option<Peer> {
    let uid = rustix::net::sockopt::socket_peercred(stream).ok()?.uid.as_raw();
    Some(Peer { account: account_of(uid), is_owner: uid == owner })
}

/// Waits until something can be read, written or accepted, or the time is over; who has spoken or left.
fn wait(
    listener: Option<&UnixListener>,
    woken: &UnixStream,
    lines: &BTreeMap<Id, Line>,
    within: Duration,
) -> io::Result<Vec<Id>> {
    let mut fds = Vec::with_capacity(lines.len() + 2);
    for line in lines.values() {
        let writes = if line.out.is_empty() { PollFlags::empty() } else { PollFlags::OUT };
        fds.push(PollFd::from_borrowed_fd(line.stream.as_fd(), PollFlags::IN | writes));
    }
    fds.push(PollFd::from_borrowed_fd(woken.as_fd(), PollFlags::IN));
    fds.extend(listener.map(|listener| PollFd::from_borrowed_fd(listener.as_fd(), PollFlags::IN)));
    let within = Timespec { tv_sec: within.as_secs() as i64, tv_nsec: i64::from(within.subsec_nanos()) };
    match poll(&mut fds, Some(&within)) {
        Err(error) if error != rustix::io::Errno::INTR => return Err(error.into()),
        _ => {}
    }
    let spoken = lines.keys().zip(&fds).filter(|(_, fd)| fd.revents().difference(PollFlags::OUT) != PollFlags::empty());
    Ok(spoken.map(|(id, _)| *id).collect())
}

/// The input of a connection.
struct Heard {
    lines: Vec<Vec<u8>>,
    ended: bool,
}

impl Line {
    /// Reads what has come, as much as one line may be long.
    fn hear(&mut self) -> Heard {
        let mut heard = Heard { lines: Vec::new(), ended: false };
        // what came earlier has no end in it
        let (mut start, mut seen) = (0, self.begun.len());
        let mut bytes = [0; 4096];
        while self.begun.len() <= LONGEST_LINE {
            match self.stream.read(&mut bytes) {
                Ok(0) => {
                    heard.ended = true;
                    break;
                }
                Ok(read) => self.begun.extend(&bytes[..read]),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => {
                    heard.ended = true;
                    break;
                }
            }
        }
        while let Some(length) = self.begun[seen..].iter().position(|byte| *byte == b'\n') {
            let end = seen + length;
            heard.lines.push(self.begun[start..end].to_vec());
            (start, seen) = (end + 1, end + 1);
        }
        self.begun.drain(..start);
        heard.ended |= self.begun.len() > LONGEST_LINE;
        heard
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
