//! The load of a hundred clients at tables of several terminals: sixty at one, forty at ten others, each table with a host of
//! its own. At the great one a client never reads, and another floods it. Then a table is besieged, others do not answer, and
//! one has a slow disk. Run with `cargo bench --bench tables`, which takes about three minutes; figures and machine in
//! `docs/performance.md`.

#[allow(dead_code, reason = "what drives terminals is shared with tests that use other parts of it")]
#[path = "../tests/support/pty.rs"]
mod pty;
#[path = "tables/room.rs"]
mod room;
#[allow(dead_code, unused_imports, reason = "the tests of the socket use other parts of it")]
#[path = "../tests/table/shared/socket.rs"]
mod socket;

use room::{Client, Room, hello, line};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use socket::Folder;
use std::io::{Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use thicket::table::Store;
use thicket::table::shared::{Answer, Request, Tables};

/// The actions at the great table: the first half in peace, the second while a client floods.
const ACTIONS: usize = 240;

/// The pause between two actions there, and between two at any of the others.
const PACE: Duration = Duration::from_millis(250);

/// A client that does not read should have been sent away by then.
const MOST_DEAF: Duration = Duration::from_secs(100);

const GREAT: &str = "great";
const PLAYERS: [&str; 4] = ["ana", "ben", "cy", "dee"];
const OTHERS: [(&str, &str); 3] = [
    ("root", "marquise=human:ana,eyrie=human:ben"),
    ("dewan", "amber=human:ana,basalt=human:ben"),
    ("iwari", "red=human:ana,blue=human:ben"),
];

fn main() {
    let mut folder = Folder::new();
    folder.lays_out(GREAT, "root", "marquise=human:ana,eyrie=human:ben,alliance=human:cy,vagabond=human:dee", 7, &[]);
    let others: Vec<String> = (0..10).map(|number| format!("table{number}")).collect();
    for (table, (game, seats)) in others.iter().zip(OTHERS.iter().cycle()) {
        folder.lays_out(table, game, seats, 7, &[]);
    }
    let mut times: Vec<Duration> = others.iter().map(|table| starts(&mut folder, table)).collect();
    times.push(starts(&mut folder, GREAT));
    println!("start of a host to its welcome: {}", Spread::of(&mut times));
    let empty = Memory::of(folder.host_of(GREAT));

    let mut great = Room::fills(&mut folder, GREAT, &PLAYERS, 54);
    let mut rooms: Vec<Room> = others.iter().map(|table| Room::fills(&mut folder, table, &PLAYERS[..2], 2)).collect();
    let deaf = Deaf::joins(&mut folder);
    println!("memory of the host of 60: {empty} before anyone came, {} when all were there", Memory::of(great.host));

    let (ends, floods) = (AtomicBool::new(false), AtomicBool::new(false));
    let path = folder.path().join(format!(".{GREAT}.toml.table"));
    let (mut at_others, flood, gone) = std::thread::scope(|scope| {
        let others = scope.spawn(|| play_on(&mut rooms, &ends));
        let flood = scope.spawn(|| flood(&path, &floods, &ends));
        let deaf = scope.spawn(|| deaf.leaves(&ends));
        for (what, is_flooded) in [("in peace", false), ("while a client floods the table", true)] {
            floods.store(is_flooded, Ordering::Relaxed);
            measure(what, &mut great, ACTIONS / 2);
        }
        floods.store(false, Ordering::Relaxed);
        let late = Instant::now();
        while !deaf.is_finished() && late.elapsed() < MOST_DEAF {
            great.plays();
            std::thread::sleep(PACE);
        }
        ends.store(true, Ordering::Relaxed);
        (others.join().expect("others"), flood.join().expect("a flood"), deaf.join().expect("a deaf client"))
    });
    println!("to the last of 4 at the other tables: {}", Spread::of(&mut at_others));
    println!("memory of the host of 60: {} in the end", Memory::of(great.host));
    let of_others: Vec<String> = rooms.iter().map(|room| Memory::of(room.host).to_string()).collect();
    println!("memory of the others: {}", of_others.join("; "));
    for (who, client) in [("player", &great.clients[0]), ("watcher", &great.clients[10])] {
        let mut later = client.moments[1..].to_vec();
        later.sort_unstable();
        let (moments, sum) = (later.len(), later.iter().sum::<usize>());
        println!(
            "bytes to a {who}: {} in all; a moment {} in the median, {} on average, {} at most, of {moments}",
            client.bytes,
            later[moments / 2],
            sum / moments,
            later[moments - 1],
        );
    }
    let late = Client::joins(&mut folder, GREAT, None);
    println!("bytes of the first moment of who comes late: {}", late.moments[0]);
    match gone {
        Some(after) => println!("the client that never reads: sent away after {:.1} s", after.as_secs_f64()),
        None => println!("the client that never reads: still there"),
    }
    println!("the client that floods: {flood}");
    println!("the table answers: {}", great.answers());
    drop(great);
    println!(
        "start of its next host, with the whole game, to its welcome: {:.1} ms",
        millis(starts(&mut folder, GREAT))
    );
    besieged(&mut folder);
    listed(&mut folder);
    on_a_slow_disk(&mut folder);
}

/// Measures a table at which everyone but the players does what costs its host most.
fn besieged(folder: &mut Folder) {
    folder.lays_out("siege", "root", "marquise=human:ana,eyrie=human:ben,alliance=human:cy,vagabond=human:dee", 7, &[]);
    let mut room = Room::fills(folder, "siege", &PLAYERS, 0);
    let mut deaf: Vec<UnixStream> = (0..60).map(|_| Deaf::joins_at(folder, "siege").stream).collect();
    deaf.iter().for_each(|stream| stream.set_nonblocking(true).expect("a socket"));
    let path = folder.path().join(".siege.toml.table");
    let (asked, ends) = (line(1, Request::Past { actions: 200 }).repeat(100), AtomicBool::new(false));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !ends.load(Ordering::Relaxed) {
                for stream in &mut deaf {
                    // What does not fit any more is not sent.
                    let _ = stream.write(&asked);
                }
                std::thread::sleep(Duration::from_millis(10));
            }
        });
        measure("with 60 more who ask for the past and never read", &mut room, 60);
        ends.store(true, Ordering::Relaxed);
    });
    drop(deaf);
    let ends = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut silent = std::collections::VecDeque::new();
            let began = Instant::now();
            for number in 0.. {
                if ends.load(Ordering::Relaxed) {
                    break;
                }
                silent.extend(UnixStream::connect(&path));
                silent.drain(..silent.len().saturating_sub(500));
                let next = began + Duration::from_micros(2500) * number;
                std::thread::sleep(next.saturating_duration_since(Instant::now()));
            }
        });
        measure("while 400 connections a second say nothing", &mut room, 60);
        ends.store(true, Ordering::Relaxed);
    });
}

/// Measures a list of tables of which 40 do not answer.
fn listed(folder: &mut Folder) {
    let own = tempfile::tempdir().expect("a folder");
    let at = |file: String| own.path().join(file);
    let deaf: Vec<UnixListener> = (0..40)
        .map(|number| {
            std::fs::copy(folder.path().join("siege.toml"), at(format!("deaf{number}.toml"))).expect("copied");
            UnixListener::bind(at(format!(".deaf{number}.toml.table"))).expect("a socket")
        })
        .collect();
    let tables = Tables::new(Store::new(own.path().to_owned()), socket::PROGRAM.into(), None);
    let asked = Instant::now();
    let listed = tables.list().expect("a list").len();
    println!("a list of {listed} tables, {} of them deaf: {:.0} ms", deaf.len(), millis(asked.elapsed()));
}

/// Makes every sync of a file take three seconds, for a program that is started with it.
const SLOW_DISK: &str = "#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>
int fsync(int file) { sleep(3); return ((int (*)(int))dlsym(RTLD_NEXT, \"fsync\"))(file); }
";

/// Measures what others wait for while an action is written to a disk of three seconds a sync.
fn on_a_slow_disk(folder: &mut Folder) {
    let library = folder.path().join("slow.so");
    let source = folder.path().join("slow.c");
    std::fs::write(&source, SLOW_DISK).expect("written");
    let built = Command::new("cc").args(["-shared", "-fPIC", "-o"]).args([&library, &source]).arg("-ldl").status();
    assert!(built.is_ok_and(|built| built.success()), "no compiler for C");
    folder.lays_out("slow", "root", "marquise=human:ana,eyrie=human:ben,alliance=human:cy,vagabond=human:dee", 7, &[]);
    let path = folder.path().join(".slow.toml.table");
    // laying it out has started a host that does not know of the slow disk
    pty::send_signal(folder.host_of("slow"), libc::SIGTERM);
    while UnixStream::connect(&path).is_ok() {
        std::thread::sleep(Duration::from_millis(100));
    }
    let mut host = Command::new(socket::PROGRAM);
    host.args(["host", "slow", "--tables"]).arg(folder.path()).env("LD_PRELOAD", &library);
    folder.hosts.push(host.spawn().expect("runs"));
    while UnixStream::connect(&path).is_err() {
        std::thread::sleep(Duration::from_millis(1));
    }
    let mut clients: Vec<_> = PLAYERS.iter().map(|name| folder.joins("slow", Some(name))).collect();
    clients.iter_mut().for_each(|client| drop(client.welcome()));
    let Some(Answer::Who(who)) = clients[0].asks(&Request::Who) else { panic!("who is here is no secret") };
    let asked = who.asked.expect("the game has begun");
    let mut player = clients.remove(asked);
    let ends = AtomicBool::new(false);
    let (acted, mut others) = std::thread::scope(|scope| {
        let acts = scope.spawn(|| {
            let acts = Instant::now();
            assert_eq!(player.plays(0), Some(true));
            ends.store(true, Ordering::Relaxed);
            acts.elapsed()
        });
        let mut others = Vec::new();
        while !ends.load(Ordering::Relaxed) {
            let asks = Instant::now();
            clients[0].asks(&Request::Who).expect("a host");
            others.push(asks.elapsed());
            std::thread::sleep(Duration::from_millis(20));
        }
        (acts.join().expect("no panic"), others)
    });
    println!("an action on a disk of 3 s a sync: acknowledged after {:.1} s", acted.as_secs_f64());
    println!("  others are answered meanwhile: {}", Spread::of(&mut others));
}

/// Plays at the great table and prints what it took.
fn measure(what: &str, room: &mut Room, actions: usize) {
    let (busy, began) = (processor(room.host), Instant::now());
    let mut times = Vec::new();
    for _ in 0..actions {
        let Some(time) = room.plays() else { break };
        times.push(time);
        std::thread::sleep(PACE);
    }
    let (busy, share) = (processor(room.host) - busy, began.elapsed());
    println!("{} actions at the table of 60, {what}, {:.1} s", times.len(), share.as_secs_f64());
    println!("  from sending one to the last of 58 readers: {}", Spread::of(&mut times));
    println!("  processor time of the host: {:.2} ms an action", millis(busy) / times.len() as f64);
    println!("  its memory: {}", Memory::of(room.host));
}

/// Ends the host of a table and starts the next one; the time until someone is welcome there.
fn starts(folder: &mut Folder, table: &str) -> Duration {
    let host = folder.host_of(table);
    pty::send_signal(host, libc::SIGTERM);
    while std::fs::metadata(format!("/proc/{host}")).is_ok() {
        // those that the bench itself has started wait to be asked for
        folder.hosts.retain_mut(|host| !matches!(host.try_wait(), Ok(Some(_))));
        std::thread::sleep(Duration::from_millis(1));
    }
    let start = Instant::now();
    let mut stream = folder.connects(table);
    stream.write_all(&line(0, hello(None))).expect("a host");
    stream.read_exact(&mut [0; 1]).expect("a welcome");
    start.elapsed()
}

/// Plays at the other tables in turn until it is over; the times.
fn play_on(rooms: &mut [Room], ends: &AtomicBool) -> Vec<Duration> {
    let mut times = Vec::new();
    for index in (0..rooms.len()).cycle() {
        if ends.load(Ordering::Relaxed) {
            return times;
        }
        times.extend(rooms[index].plays());
        std::thread::sleep(PACE);
    }
    times
}

/// A client that greets and never reads.
struct Deaf {
    stream: UnixStream,
    since: Instant,
}

impl Deaf {
    fn joins(folder: &mut Folder) -> Deaf {
        Deaf::joins_at(folder, GREAT)
    }

    fn joins_at(folder: &mut Folder, table: &str) -> Deaf {
        let mut stream = folder.connects(table);
        stream.write_all(&line(0, hello(None))).expect("a host");
        Deaf { stream, since: Instant::now() }
    }

    /// The time until it is sent away; `None` if it is not.
    fn leaves(&self, ends: &AtomicBool) -> Option<Duration> {
        while !ends.load(Ordering::Relaxed) {
            let mut fds = [PollFd::new(&self.stream, PollFlags::empty())];
            poll(&mut fds, Some(&Timespec { tv_sec: 0, tv_nsec: 100_000_000 })).expect("a socket");
            if fds[0].revents().contains(PollFlags::HUP) {
                return Some(self.since.elapsed());
            }
        }
        None
    }
}

/// The gains of a client that floods, which comes back whenever it is sent away.
#[derive(Default)]
struct Flood {
    visits: usize,
    asked: usize,
    answered: usize,
    stayed: Duration,
}

impl std::fmt::Display for Flood {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let Flood { visits, asked, answered, stayed } = *self;
        let each = visits.max(1);
        let stayed = millis(stayed) / each as f64;
        let (asked, answered) = (asked / each, answered / each);
        write!(f, "sent away {visits} times, each time after {stayed:.1} ms, {asked} requests and {answered} answers")
    }
}

/// Asks for the past, which costs the host most, as fast as the socket takes it.
fn flood(path: &std::path::Path, floods: &AtomicBool, ends: &AtomicBool) -> Flood {
    let (mut all, asked) = (Flood::default(), line(1, Request::Past { actions: 200 }));
    while !ends.load(Ordering::Relaxed) {
        if !floods.load(Ordering::Relaxed) {
            std::thread::sleep(PACE);
            continue;
        }
        let start = Instant::now();
        let mut stream = UnixStream::connect(path).expect("a host");
        let _ = stream.write_all(&line(0, hello(None)));
        all.asked += (0..10_000).take_while(|_| stream.write_all(&asked).is_ok()).count();
        let mut answers = Vec::new();
        // The host may have closed it before all was read.
        let _ = stream.read_to_end(&mut answers);
        all.answered += answers.iter().filter(|byte| **byte == b'\n').count();
        all.visits += 1;
        all.stayed += start.elapsed();
    }
    all
}

/// The memory of a process, in KiB.
struct Memory {
    now: u64,
    most: u64,
}

impl Memory {
    fn of(process: i32) -> Memory {
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("a process");
        let of = |key: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(key)).expect("a line of it");
            line.trim().trim_end_matches(" kB").parse().expect("a number")
        };
        Memory { now: of("VmRSS:"), most: of("VmHWM:") }
    }
}

impl std::fmt::Display for Memory {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{:.1} MiB (at most {:.1})", self.now as f64 / 1024.0, self.most as f64 / 1024.0)
    }
}

/// The processor time that a process has had, in the hundredths of a second that the kernel tells.
fn processor(process: i32) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).expect("a process");
    let after_name = stat.rsplit(')').next().expect("its name");
    let ticks: u64 = after_name.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The median, the 95th percentile and the most of some times.
struct Spread([f64; 3]);

impl Spread {
    fn of(times: &mut [Duration]) -> Spread {
        times.sort_unstable();
        let last = times.len().checked_sub(1).expect("at least one");
        Spread([last / 2, last * 95 / 100, last].map(|index| millis(times[index])))
    }
}

impl std::fmt::Display for Spread {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let Spread([median, late, most]) = self;
        write!(f, "{median:.1} ms in the median, 95 of 100 within {late:.1}, at most {most:.1}")
    }
}
