//! A table and everyone at it, heard by one thread, so that what is measured is the host's work and little else.

use super::socket::{Folder, PATIENCE};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use std::io::{ErrorKind, Read, Write};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};
use thicket::kernel::Generator;
use thicket::table::shared::{Answer, Envelope, Hello, PROTOCOL, Request, ServerMessage};

/// The beginning of the lines that tell how the table stands.
const SEEN: &[u8] = b"{\"ev\":\"seen\",\"decision\":";

pub fn hello(name: Option<&str>) -> Request {
    let (name, watch) = (name.map(str::to_owned), name.is_none());
    Request::Hello(Hello { protocol: PROTOCOL, program: "bench".into(), name, watch, ..Hello::default() })
}

pub fn line(id: u64, request: Request) -> Vec<u8> {
    let mut line = serde_json::to_vec(&Envelope { id, request }).expect("JSON");
    line.push(b'\n');
    line
}

/// A client that reads all that it is told.
pub struct Client {
    stream: UnixStream,
    begun: Vec<u8>,
    /// The decision that was told last, and when it came.
    decision: u64,
    told: Instant,
    answer: Option<Answer>,
    numbers: u64,
    /// All bytes that came.
    pub bytes: usize,
    /// The bytes of each moment, the first one with all that was before it.
    pub moments: Vec<usize>,
}

impl Client {
    pub fn joins(folder: &mut Folder, table: &str, name: Option<&str>) -> Client {
        let mut stream = folder.connects(table);
        stream.write_all(&line(0, hello(name))).expect("a host");
        stream.set_nonblocking(true).expect("a socket");
        let mut client = Client {
            stream,
            begun: Vec::new(),
            decision: 0,
            told: Instant::now(),
            answer: None,
            numbers: 0,
            bytes: 0,
            moments: Vec::new(),
        };
        hear(std::slice::from_mut(&mut client), |clients| !clients[0].moments.is_empty());
        client
    }

    /// Whether the host has closed the connection.
    fn reads(&mut self) -> bool {
        let mut bytes = [0; 64 << 10];
        loop {
            match self.stream.read(&mut bytes) {
                Ok(0) => return false,
                Ok(read) => self.takes(&bytes[..read]),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return true,
                Err(error) => panic!("{error}"),
            }
        }
    }

    fn takes(&mut self, bytes: &[u8]) {
        self.bytes += bytes.len();
        self.begun.extend(bytes);
        while let Some(end) = self.begun.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = self.begun.drain(..=end).collect();
            if let Some(rest) = line.strip_prefix(SEEN) {
                let digits = rest.iter().take_while(|byte| byte.is_ascii_digit());
                self.decision = digits.fold(0, |number, digit| number * 10 + u64::from(digit - b'0'));
                self.told = Instant::now();
                self.moments.push(line.len());
            } else if let Ok(ServerMessage::Answer { re, answer }) = serde_json::from_slice(&line)
                && re == self.numbers
            {
                self.answer = Some(answer);
            }
        }
    }

    fn sends(&mut self, request: Request) {
        self.numbers += 1;
        self.answer = None;
        self.stream.write_all(&line(self.numbers, request)).expect("a host");
    }
}

/// Hears what clients are told until something is true.
fn hear(clients: &mut [Client], is_true: impl Fn(&[Client]) -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !is_true(clients) {
        assert!(Instant::now() < deadline, "the host is silent");
        let mut fds: Vec<_> = clients.iter().map(|client| PollFd::new(&client.stream, PollFlags::IN)).collect();
        poll(&mut fds, Some(&Timespec { tv_sec: 1, tv_nsec: 0 })).expect("sockets");
        let ready: Vec<bool> = fds.iter().map(|fd| !fd.revents().is_empty()).collect();
        for (client, _) in clients.iter_mut().zip(ready).filter(|(_, ready)| *ready) {
            assert!(client.reads(), "a client that reads is never sent away");
        }
    }
}

/// Those who read at one table; the players come first, in the order of their seats.
pub struct Room {
    pub host: i32,
    pub clients: Vec<Client>,
    random: Generator,
}

impl Room {
    /// Everyone comes to the table: these players, and this many who look on.
    pub fn fills(folder: &mut Folder, table: &str, players: &[&str], watchers: usize) -> Room {
        let names = players.iter().map(|name| Some(*name)).chain(std::iter::repeat_n(None, watchers));
        let clients = names.map(|name| Client::joins(folder, table, name)).collect();
        Room { host: folder.host_of(table), clients, random: Generator::new(29) }
    }

    /// The answer to a request of a client.
    fn asks(&mut self, index: usize, request: Request) -> Answer {
        self.clients[index].sends(request);
        hear(&mut self.clients, |clients| clients[index].answer.is_some());
        self.clients[index].answer.take().expect("an answer")
    }

    /// Whether the table is still there for its players.
    pub fn answers(&mut self) -> bool {
        (0..4).all(|index| matches!(self.asks(index, Request::Who), Answer::Who(_)))
    }

    /// Takes any action of the seat that is asked; the time until the last client was told of it. `None` if the game is over.
    pub fn plays(&mut self) -> Option<Duration> {
        let Answer::Who(who) = self.asks(0, Request::Who) else { panic!("who is here is no secret") };
        let seat = who.asked?;
        let Answer::Actions { actions } = self.asks(seat, Request::Legal) else { panic!("seat {seat} is asked") };
        let action = actions[self.random.below(actions.len() as u32) as usize].clone();
        let decision = self.clients[seat].decision;
        let sent = Instant::now();
        self.clients[seat].sends(Request::Do { decision, action });
        hear(&mut self.clients, |clients| {
            clients[seat].answer.is_some() && clients.iter().all(|client| client.decision > decision)
        });
        assert_eq!(self.clients[seat].answer.take(), Some(Answer::Done), "seat {seat}");
        self.clients.iter().map(|client| client.told.saturating_duration_since(sent)).max()
    }
}
