//! The connection of a client to its table. Lost, it is made anew: the client that comes first starts the next host.

use super::interner::Interner;
use super::tables::{TableError, Tables};
use super::wire::{
    Answer, Envelope, Hello, Line, PROTOCOL, Player, Proposed, Request, ServerMessage, TableSnapshot, Talk, Welcome,
    Word, version,
};
use crate::kernel::{Message, Words};
use crate::table::WakeCallback;
use crate::table::monitor::Monitor;
use std::collections::{BTreeMap, VecDeque};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

/// A host that has not answered by then is taken for lost: an answer may have to wait for the disk.
const ANSWERS_WITHIN: Duration = Duration::from_secs(15);

/// A host that has said nothing at all for so long does not answer; it is not asked again before it speaks.
const SPEAKS_WITHIN: Duration = Duration::from_secs(2);

/// A host that has just been woken welcomes within this time.
const WELCOMES_WITHIN: Duration = Duration::from_secs(5);

/// The longest line of a host that is read.
const LONGEST_ANSWER: u64 = 8 << 20;

/// Moments that are kept to be shown one by one; of more, two become one.
const MOST_MOMENTS: usize = 200;

/// The most hosts that may be lost within this time: beyond it something is wrong that another one would not mend.
const MOST_DEATHS: usize = 3;
const DEATHS_WITHIN: Duration = Duration::from_secs(60);

/// The pause before a second attempt to come back within that time, and how much longer each later one takes.
const PAUSE: Duration = Duration::from_millis(500);

/// The wish with which a client comes to a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct JoinOptions {
    /// The player's name, where it is not that of the account.
    pub name: Option<String>,
    pub seat: Option<String>,
    pub watch: bool,
}

/// Something that the table reports outside the game.
#[derive(Clone, PartialEq, Debug)]
pub enum TableNotice {
    Talk(Talk),
    /// Someone proposes something, which needs everyone's word.
    Proposed(Proposed),
    /// The same proposal waits for the word of others than before.
    StillProposed(Proposed),
    /// What everyone there should know.
    News(Line),
    /// The connection was lost, and is there again: without this many actions, which were not on the disk.
    Back {
        lost: usize,
    },
    /// It is lost for good: why, in words.
    Gone(String),
}

#[derive(Default)]
struct Inbox {
    stream: Option<UnixStream>,
    moments: VecDeque<TableSnapshot>,
    players: Option<(Vec<Player>, usize)>,
    /// What is proposed now.
    proposal: Option<Proposed>,
    notes: VecDeque<TableNotice>,
    answers: BTreeMap<u64, Answer>,
    /// The requests that someone waits for.
    asked: Vec<u64>,
    numbers: u64,
    wake: Option<WakeCallback>,
    /// Counts the connections: an answer to a question of an earlier one never comes.
    connection: u64,
    /// The time when the host spoke last; whether it did not answer since.
    heard: Option<Instant>,
    is_mute: bool,
    left: bool,
    /// Why the host sends this client away, if it says so.
    sent_away: Option<Line>,
    /// The actions that the game had when it was last told that it is not on the disk, and why; `None` if it is.
    unsaved: Option<(usize, Line)>,
    /// Set once the players have ended the table: there will be no other host.
    is_closed: bool,
    /// Set once nothing more comes from the table.
    is_gone: bool,
}

impl Inbox {
    /// Takes in what the host tells someone who comes.
    fn greeted(&mut self, welcome: Welcome) {
        self.notes.extend(welcome.missed.into_iter().map(TableNotice::News));
        self.propose(welcome.proposal);
    }

    /// Another proposal, the same with other words missing, or none.
    fn propose(&mut self, proposal: Option<Proposed>) {
        if let Some(proposed) = &proposal {
            match &self.proposal {
                Some(known) if known == proposed => {}
                Some(known) if known.number == proposed.number => {
                    self.notes.push_back(TableNotice::StillProposed(proposed.clone()));
                }
                _ => self.notes.push_back(TableNotice::Proposed(proposed.clone())),
            }
        }
        self.proposal = proposal;
    }

    /// Ends the connection, and makes no other.
    fn leave(&mut self) {
        self.left = true;
        self.moments.clear();
        if let Some(stream) = self.stream.take() {
            // It may be gone already.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

impl Monitor<Inbox> {
    /// Marks the connection as lost and wakes the screen.
    fn lose(&self, why: String) {
        {
            let mut inbox = self.lock();
            inbox.is_gone = true;
            inbox.notes.push_back(TableNotice::Gone(why));
        }
        self.notify();
    }

    fn notify(&self) {
        self.changed.notify_all();
        let wake = self.lock().wake.clone();
        if let Some(wake) = wake {
            wake();
        }
    }
}

/// A client's end of its table.
pub struct Link {
    shared: Arc<Monitor<Inbox>>,
    welcome: Welcome,
    first: Option<TableSnapshot>,
    words: &'static Words,
}

impl Link {
    pub(super) fn open(
        tables: Tables,
        name: &str,
        wish: &JoinOptions,
        words: &'static Words,
    ) -> Result<Self, TableError> {
        let (mut reader, mut stream) = greet(&tables, name, wish)?;
        let failed = |error| TableError::Io { name: name.to_owned(), error };
        let mut says = hear_within(&mut reader, WELCOMES_WITHIN).map_err(failed)?;
        if is_of_an_older_program(&says) && tables.retire(name) {
            (reader, stream) = greet(&tables, name, wish)?;
            says = hear_within(&mut reader, WELCOMES_WITHIN).map_err(failed)?;
        }
        let welcome = match says {
            ServerMessage::Welcome(welcome) => *welcome,
            ServerMessage::Answer { answer: Answer::Refused { why, .. }, .. } => {
                return Err(TableError::Refused(say(&why, words)));
            }
            _ => return Err(failed(io::ErrorKind::InvalidData.into())),
        };
        // what it shows may have to wait for its disk
        let first = match hear_within(&mut reader, ANSWERS_WITHIN).map_err(failed)? {
            ServerMessage::Seen(seen) => *seen,
            _ => return Err(failed(io::ErrorKind::InvalidData.into())),
        };
        stream.set_read_timeout(None).map_err(failed)?;
        let shared = Arc::new(Monitor::<Inbox>::default());
        {
            let mut inbox = shared.lock();
            inbox.stream = Some(stream);
            inbox.unsaved = unsaved_by(&first);
            inbox.notes.extend(welcome.talk.iter().cloned().map(TableNotice::Talk));
            // what was missed belongs to the note of the welcome
            inbox.propose(welcome.proposal.clone());
        }
        let (worker, name, wish) = (Arc::clone(&shared), name.to_owned(), wish.clone());
        let work = move || listen(&worker, reader, &Way { tables, name, wish, words });
        std::thread::Builder::new().name("table".to_owned()).spawn(work).map_err(failed)?;
        Ok(Self { shared, welcome, first: Some(first), words })
    }

    pub fn welcome(&self) -> &Welcome {
        &self.welcome
    }

    /// Returns what the host has to say to the player first.
    pub fn note_of_welcome(&self, words: &Words) -> Option<String> {
        let said: Vec<String> =
            self.welcome.note.iter().chain(&self.welcome.missed).map(|line| say(line, words)).collect();
        (!said.is_empty()).then(|| words.sentences(said))
    }

    /// Returns the first moment; it is there once.
    pub fn first(&mut self) -> Option<TableSnapshot> {
        self.first.take()
    }

    /// Has `wake` rung, on another thread, when the table tells something.
    pub fn wake_by(&self, wake: WakeCallback) {
        let mut inbox = self.shared.lock();
        inbox.wake = Some(Arc::clone(&wake));
        let is_told = !inbox.notes.is_empty();
        drop(inbox);
        // what was said before
        if is_told {
            wake();
        }
    }

    /// Returns why the game is not on the disk, as the table has told last: what it tells may not have been shown yet.
    pub fn unsaved(&self) -> Option<Line> {
        self.shared.lock().unsaved.as_ref().map(|(_, why)| why.clone())
    }

    /// Returns whether a moment waits to be shown.
    pub fn has_moment(&self) -> bool {
        !self.shared.lock().moments.is_empty()
    }

    /// Returns the next moment.
    pub fn moment(&self) -> Option<TableSnapshot> {
        self.shared.lock().moments.pop_front()
    }

    /// Returns whether nothing more comes from the table: it is closed, or cannot be reached any more.
    pub fn is_gone(&self) -> bool {
        self.shared.lock().is_gone
    }

    /// Returns whether the table can be asked now, or was closed in good order.
    pub fn is_reached(&self) -> bool {
        let inbox = self.shared.lock();
        inbox.is_closed || inbox.stream.is_some() && !inbox.is_mute
    }

    /// Has the table save its game; whether it answers, at most so long after it was lost, or was closed in good order. Whether
    /// the game is on the disk is told before the answer.
    pub fn saves_within(&self, limit: Duration) -> bool {
        let is_lost = |inbox: &mut Inbox| inbox.stream.is_none() && !inbox.is_closed && !inbox.is_gone;
        let waited = self.shared.changed.wait_timeout_while(self.shared.lock(), limit, is_lost);
        let is_closed = waited.unwrap_or_else(PoisonError::into_inner).0.is_closed;
        if is_closed {
            return true;
        }
        // what was last told may have been told before the disk had answered
        let deadline = Instant::now() + limit;
        loop {
            match self.ask(Request::Save) {
                Some(Answer::Done) => return true,
                // who has just asked for too much is heard again in a moment
                Some(_) if Instant::now() < deadline => std::thread::sleep(PAUSE),
                _ => return false,
            }
        }
    }

    /// Leaves a table that tells what nobody here can read.
    pub fn give_up(&self) {
        self.shared.lock().leave();
        self.shared.lose(self.words.text("table-unreadable"));
    }

    /// Returns who is at the table, if that has changed.
    pub fn players(&self) -> Option<(Vec<Player>, usize)> {
        self.shared.lock().players.take()
    }

    /// Returns what is proposed now, and waits for the players' word.
    pub fn proposal(&self) -> Option<Proposed> {
        self.shared.lock().proposal.clone()
    }

    pub fn note(&self) -> Option<TableNotice> {
        self.shared.lock().notes.pop_front()
    }

    /// Waits until the table tells something, at most so long; whether it has.
    pub fn wait(&self, limit: Duration) -> bool {
        let quiet = |inbox: &mut Inbox| inbox.moments.is_empty() && inbox.notes.is_empty() && inbox.players.is_none();
        let waited = self.shared.changed.wait_timeout_while(self.shared.lock(), limit, quiet);
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }

    /// Asks the host, and waits for its answer; `None` if there is none.
    pub fn ask(&self, request: Request) -> Option<Answer> {
        let mut inbox = self.shared.lock();
        if inbox.is_mute {
            return None;
        }
        inbox.numbers += 1;
        let (id, connection) = (inbox.numbers, inbox.connection);
        let line = serde_json::to_string(&Envelope { id, request }).ok()?;
        let mut stream = inbox.stream.as_ref()?.try_clone().ok()?;
        inbox.asked.push(id);
        drop(inbox);
        let asked = Instant::now();
        let sent = writeln!(stream, "{line}").is_ok();
        let mut inbox = self.shared.lock();
        while sent && inbox.connection == connection && inbox.stream.is_some() && !inbox.answers.contains_key(&id) {
            let spoken = inbox.heard.map_or(asked, |heard| heard.max(asked));
            let until = (spoken + SPEAKS_WITHIN).min(asked + ANSWERS_WITHIN);
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                inbox.is_mute = true;
                break;
            }
            inbox = self.shared.changed.wait_timeout(inbox, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        inbox.asked.retain(|asked| *asked != id);
        inbox.answers.remove(&id)
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.shared.lock().leave();
    }
}

/// Whether a host refuses because its program is older than this one.
fn is_of_an_older_program(says: &ServerMessage) -> bool {
    let ServerMessage::Answer { answer: Answer::Refused { why, .. }, .. } = says else { return false };
    let program = why.args.iter().find_map(|(place, word)| match word {
        Word::Text(program) if place == "program" => Some(program.as_str()),
        _ => None,
    });
    why.key == "table-version" && program.is_some_and(|program| version(program) < version(env!("CARGO_PKG_VERSION")))
}

/// All that it takes to connect again.
struct Way {
    tables: Tables,
    name: String,
    wish: JoinOptions,
    words: &'static Words,
}

fn say(line: &Line, words: &Words) -> String {
    line.read(&mut Interner::default()).map_or_else(|| line.key.clone(), |message| words.say(&message))
}

/// Connects and says who is there.
fn greet(tables: &Tables, name: &str, wish: &JoinOptions) -> Result<(BufReader<UnixStream>, UnixStream), TableError> {
    let failed = |error| TableError::Io { name: name.to_owned(), error };
    let mut stream = tables.reach(name)?;
    stream.set_write_timeout(Some(SPEAKS_WITHIN)).map_err(failed)?;
    let hello = Hello {
        protocol: PROTOCOL,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        name: wish.name.clone(),
        seat: wish.seat.clone(),
        watch: wish.watch,
    };
    let line = serde_json::to_string(&Envelope { id: 0, request: Request::Hello(hello) }).unwrap_or_default();
    writeln!(stream, "{line}").map_err(failed)?;
    Ok((BufReader::new(stream.try_clone().map_err(failed)?), stream))
}

fn hear(reader: &mut BufReader<UnixStream>) -> io::Result<ServerMessage> {
    let mut line = String::new();
    if reader.take(LONGEST_ANSWER).read_line(&mut line)? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    serde_json::from_str(&line).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Hears one line of it, which has to be whole within this time, however it comes.
fn hear_within(reader: &mut BufReader<UnixStream>, limit: Duration) -> io::Result<ServerMessage> {
    let until = Instant::now() + limit;
    let mut line = Vec::new();
    loop {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        reader.get_ref().set_read_timeout(Some(left))?;
        let bytes = match reader.fill_buf() {
            Ok([]) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let taken = end.map_or(bytes.len(), |end| end + 1);
        line.extend_from_slice(&bytes[..taken]);
        reader.consume(taken);
        if end.is_some() {
            return serde_json::from_slice(&line).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error));
        }
        if line.len() as u64 > LONGEST_ANSWER {
            return Err(io::ErrorKind::InvalidData.into());
        }
    }
}

/// The answer of a host to a client that comes back.
enum Greeted {
    /// Its welcome, and the first moment that it shows after that.
    Welcome(BufReader<UnixStream>, Box<Welcome>, Box<TableSnapshot>),
    Refused(Line),
    /// It has ended, or is about to.
    Nothing,
}

fn welcomed(mut reader: BufReader<UnixStream>) -> Greeted {
    match hear_within(&mut reader, WELCOMES_WITHIN) {
        Ok(ServerMessage::Welcome(welcome)) => match hear_within(&mut reader, ANSWERS_WITHIN) {
            Ok(ServerMessage::Seen(seen)) => Greeted::Welcome(reader, welcome, seen),
            _ => Greeted::Nothing,
        },
        Ok(ServerMessage::Answer { answer: Answer::Refused { why, .. }, .. }) => Greeted::Refused(why),
        _ => Greeted::Nothing,
    }
}

/// Hears what the table says, over as many hosts as it takes.
fn listen(shared: &Monitor<Inbox>, mut reader: BufReader<UnixStream>, way: &Way) {
    let mut deaths: VecDeque<Instant> = VecDeque::new();
    loop {
        while let Ok(says) = hear(&mut reader) {
            let is_answer = matches!(says, ServerMessage::Answer { .. });
            take(shared, says);
            // The thread that asked waits for the answer. A screen that is drawn anew for it may ask again, and so on.
            match is_answer {
                true => shared.changed.notify_all(),
                false => shared.notify(),
            }
        }
        {
            let mut inbox = shared.lock();
            if inbox.left {
                return;
            }
            inbox.stream = None;
            inbox.connection += 1;
            inbox.is_mute = false;
            if inbox.is_closed {
                drop(inbox);
                return shared.lose(way.words.text_with("table-closed", &[("name", way.name.as_str().into())]));
            }
            if let Some(why) = inbox.sent_away.take() {
                drop(inbox);
                return shared.lose(say(&why, way.words));
            }
        }
        shared.notify();
        let now = Instant::now();
        deaths.push_back(now);
        deaths.retain(|death| now.saturating_duration_since(*death) < DEATHS_WITHIN);
        // a host that has just sent this client away would do so again
        std::thread::sleep(PAUSE * (deaths.len() as u32 - 1));
        let again = if deaths.len() > MOST_DEATHS {
            Err(way.words.text_with("table-dies", &[("name", way.name.as_str().into())]))
        } else {
            match greet(&way.tables, &way.name, &way.wish) {
                // a host that is about to end: the next one is started
                Err(TableError::Io { .. }) => continue,
                greeted => greeted.map_err(|error| error.say(way.words)),
            }
        };
        match again.map(|(again, stream)| (welcomed(again), stream)) {
            Ok((Greeted::Welcome(again, welcome, seen), stream)) => {
                // from now on it may take as long as people take
                let _ = stream.set_read_timeout(None);
                reader = again;
                let unsaved = shared.lock().unsaved.as_ref().map_or(0, |(actions, _)| *actions);
                let lost = unsaved.saturating_sub(seen.actions);
                take(shared, ServerMessage::Seen(seen));
                // asked of it is only what belongs to the moment that it has shown: its decisions have other numbers
                let mut inbox = shared.lock();
                inbox.stream = Some(stream);
                inbox.notes.push_back(TableNotice::Back { lost });
                // another host counts its proposals anew
                inbox.proposal = None;
                inbox.greeted(*welcome);
            }
            // a host that was about to end: the next one is started
            Ok((Greeted::Nothing, _)) => continue,
            Ok((Greeted::Refused(why), _)) => return shared.lose(say(&why, way.words)),
            Err(why) => return shared.lose(why),
        }
        shared.notify();
    }
}

fn take(shared: &Monitor<Inbox>, says: ServerMessage) {
    let mut inbox = shared.lock();
    if inbox.left {
        return;
    }
    (inbox.heard, inbox.is_mute) = (Some(Instant::now()), false);
    match says {
        ServerMessage::Seen(seen) => {
            inbox.players = None;
            inbox.unsaved = unsaved_by(&seen);
            inbox.moments.push_back(*seen);
            if inbox.moments.len() > MOST_MOMENTS
                && let (Some(first), Some(second)) = (inbox.moments.pop_front(), inbox.moments.pop_front())
            {
                inbox.moments.push_front(second.after(first));
            }
        }
        ServerMessage::Players { players, watching } => inbox.players = Some((players, watching)),
        ServerMessage::Talk(talk) => inbox.notes.push_back(TableNotice::Talk(talk)),
        ServerMessage::Proposal { proposal } => inbox.propose(proposal),
        ServerMessage::News { line } => inbox.notes.push_back(TableNotice::News(line)),
        ServerMessage::Closed => inbox.is_closed = true,
        ServerMessage::Answer { re, answer } if inbox.asked.contains(&re) => drop(inbox.answers.insert(re, answer)),
        // what nobody has asked for
        ServerMessage::Answer { re: 0, answer: Answer::Refused { why, .. } } => inbox.sent_away = Some(why),
        ServerMessage::Answer { .. } | ServerMessage::Welcome(_) => {}
    }
    if inbox.notes.len() > MOST_MOMENTS {
        inbox.notes.pop_front();
    }
}

/// The actions that are not on the disk by what a moment says, and why.
fn unsaved_by(seen: &TableSnapshot) -> Option<(usize, Line)> {
    seen.unsaved.clone().map(|why| (seen.actions, why))
}

/// Returns a sentence of the host, said in other words.
pub(super) fn message(line: &Line, known: &mut Interner) -> Message {
    line.read(known).unwrap_or_else(|| "table-lost".into())
}
