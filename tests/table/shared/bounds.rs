//! Clients that misbehave are sent away, and the table goes on.

use super::host::{Table, hello, human, running};
use super::pty::send_signal;
use super::socket::{Client, Folder, PATIENCE, PROGRAM};
use std::io::{Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, mpsc};
use std::time::{Duration, Instant};
use thicket::kernel::{Options, Words};
use thicket::table::shared::{
    Answer, Disposition, Envelope, Hello, JoinOptions, LONGEST_LINE, MOST_CLIENTS, PROTOCOL, Peer, Request,
    ServerMessage, Tables,
};
use thicket::table::{ActiveGame, Away, Games, NewGame, Store, Table as _, Writer};

#[test]
fn a_client_that_floods_or_writes_without_end_is_sent_away() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 1, &[]);
    let mut ana = folder.joins("evening", Some("ana"));
    ana.welcome();
    let mut endless = folder.connects("evening");
    endless.set_write_timeout(Some(PATIENCE)).expect("a socket");
    let line = vec![b'x'; 16 << 10];
    let sent = (0..1000).take_while(|_| endless.write_all(&line).is_ok()).count();
    assert!(sent * line.len() < 8 << 20, "a line of {sent} times 16 KiB was taken");
    let mut flood = folder.joins("evening", Some("eve"));
    let asked = b"{\"op\":\"who\"}\n".repeat(5000);
    let _ = flood.stream.write_all(&asked);
    let mut answers = Vec::new();
    let _ = flood.stream.read_to_end(&mut answers);
    let answered = answers.iter().filter(|byte| **byte == b'\n').count();
    assert!(answered < 1000, "{answered} of 5000 requests were answered at once");
    assert!(ana.asks(&Request::Who).is_some(), "the table goes on");
}

#[test]
fn a_client_that_does_not_read_costs_little_and_gets_the_newest_state_when_it_does() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 1, &[]);
    let (mut ana, mut ben) = (folder.joins("evening", Some("ana")), folder.joins("evening", Some("ben")));
    ana.welcome();
    ben.welcome();
    let mut deaf = folder.joins("evening", None);
    for choice in 0..150 {
        for client in [&mut ana, &mut ben] {
            assert!(client.plays(choice).is_some());
        }
    }
    deaf.welcome();
    deaf.asks(&Request::Who).expect("it is still there");
    let (seen, newest) = (deaf.seen.expect("a moment"), ana.seen.expect("a moment"));
    assert_eq!(seen.actions, newest.actions);
    assert_eq!(seen.log.len(), newest.log.len());
}

#[test]
fn there_is_room_for_so_many_and_players_come_before_those_who_look_on() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 1));
    let watch = |name: &str| {
        format!("{{\"op\":\"hello\",\"protocol\":{PROTOCOL},\"program\":\"0\",\"name\":\"{name}\",\"watch\":true}}")
    };
    let peer = || Peer { account: "guest".into(), is_owner: true };
    for id in 0..MOST_CLIENTS as u64 {
        table.host.arrives(id, peer(), table.now);
        assert_eq!(table.says(id, &watch(&format!("w{id}"))), Disposition::Stay);
    }
    table.host.arrives(100, peer(), table.now);
    assert_eq!(table.says(100, &watch("late")), Disposition::Drop);
    table.host.leaves(100, table.now);
    assert_eq!(table.sits(101, "ana"), Some(0));
    assert!(!table.host.knows(MOST_CLIENTS as u64 - 1), "the last who came to look on has left");
    assert_eq!(table.says(101, &"x".repeat(LONGEST_LINE + 1)), Disposition::Drop);
}

#[test]
fn connections_that_say_nothing_make_room_for_those_who_say_who_they_are() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 1));
    let peer = |account: &str| Peer { account: account.into(), is_owner: true };
    let says = serde_json::to_string(&Request::Hello(Hello { name: Some("ana".into()), ..hello() })).expect("JSON");
    table.host.arrives(0, peer("quiet"), table.now);
    for id in 1..=1000 {
        table.host.arrives(id, peer("loud"), table.now);
    }
    assert!(
        table.host.knows(0) && table.host.knows(1000),
        "the account with most of them makes room, the oldest first"
    );
    let there = (0..=1000).filter(|id| table.host.knows(*id)).count();
    assert!(there <= 64, "{there} are there");
    assert_eq!(table.says(1000, &says), Disposition::Stay);
    assert!(table.told(1000).iter().any(|says| matches!(says, ServerMessage::Welcome(_))));
    (1001..=2000).for_each(|id| table.host.arrives(id, peer("loud"), table.now));
    assert!(table.host.knows(1000), "who has been greeted stays");
}

#[test]
fn more_requests_than_anyone_can_mean_are_not_answered() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 1));
    table.sits(1, "ana");
    let answered = (0..1000).take_while(|_| table.says(1, "{\"op\":\"who\"}") == Disposition::Stay).count();
    assert!((50..400).contains(&answered), "{answered}");
}

#[test]
fn a_client_that_floods_gains_nothing_by_coming_back() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 1));
    table.sits(1, "ana");
    let comes = |table: &mut Table, id: u64, name: &str| {
        table.host.arrives(id, Peer { account: "guest".into(), is_owner: true }, table.now);
        let hello = Hello { name: Some(name.into()), watch: true, ..hello() };
        table.says(id, &serde_json::to_string(&Request::Hello(hello)).expect("JSON"))
    };
    let asks = |table: &mut Table, id: u64| {
        (0..1000).take_while(|_| table.says(id, "{\"op\":\"statistics\"}") == Disposition::Stay).count()
    };
    assert_eq!(comes(&mut table, 2, "eve"), Disposition::Stay);
    let at_first = asks(&mut table, 2);
    table.host.leaves(2, table.now);
    table.told(1);
    assert_eq!(comes(&mut table, 3, "eve"), Disposition::Drop);
    table.host.leaves(3, table.now);
    assert_eq!(table.told(1), [], "nobody hears of it");
    assert_eq!(comes(&mut table, 4, "cy"), Disposition::Stay, "nobody else has to wait");
    table.now += Duration::from_secs(1);
    assert_eq!(comes(&mut table, 5, "eve"), Disposition::Stay);
    let later = asks(&mut table, 5);
    assert!(later > 50 && later < at_first, "{later} after {at_first}");
}

/// The most memory that a host has had, in KiB.
fn most_memory(host: i32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{host}/status")).expect("a process");
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a line of it");
    most.trim().trim_end_matches(" kB").parse().expect("a number")
}

fn line(request: Request) -> String {
    serde_json::to_string(&Envelope { id: 1, request }).expect("JSON") + "\n"
}

#[test]
fn clients_that_ask_without_reading_cost_little_memory_and_hold_nobody_up() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "root", "marquise=human:ana,eyrie=easy,alliance=easy", 3, &[]);
    let mut ana = folder.joins("evening", Some("ana"));
    ana.welcome();
    let past = line(Request::Past { actions: 3 }).repeat(200);
    // half of them never end a line
    let mut deaf: Vec<UnixStream> = Vec::new();
    for number in 0..60 {
        let mut stream = folder.connects("evening");
        let watch = Hello { watch: true, name: Some(format!("deaf {number}")), ..hello() };
        stream.write_all(line(Request::Hello(watch)).as_bytes()).expect("a host");
        stream.set_nonblocking(true).expect("a socket");
        let _ = stream.write(if number % 2 == 0 { past.as_bytes() } else { &[b'x'; LONGEST_LINE] });
        deaf.push(stream);
    }
    for choice in 0..60 {
        ana.plays(choice * 5).expect("a host");
        for stream in &mut deaf {
            let _ = stream.write(past.as_bytes());
        }
    }
    let most = most_memory(folder.host_of("evening"));
    assert!(most < 32 << 10, "the host took {most} KiB");
}

#[test]
fn players_come_and_play_while_others_connect_and_say_nothing() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 1, &[]);
    folder.wakes("evening");
    let ends = AtomicBool::new(false);
    let socket = folder.path().join(".evening.toml.table");
    let (mut ana, mut ben) = std::thread::scope(|scope| {
        let flood = scope.spawn(|| {
            let mut silent = std::collections::VecDeque::new();
            while !ends.load(Ordering::Relaxed) {
                silent.extend(UnixStream::connect(&socket));
                if silent.len() > 500 {
                    silent.pop_front();
                }
                std::thread::sleep(Duration::from_millis(2));
            }
        });
        let players: Vec<Client> = ["ana", "ben", "ana", "ben"]
            .into_iter()
            .map(|name| {
                std::thread::sleep(Duration::from_millis(300));
                let mut client = folder.joins("evening", Some(name));
                assert!(client.welcome().seat.is_some(), "{name} has a seat");
                client
            })
            .collect();
        ends.store(true, Ordering::Relaxed);
        flood.join().expect("no panic");
        let mut players = players.into_iter().skip(2);
        (players.next().expect("ana"), players.next().expect("ben"))
    });
    assert!(ana.plays(0).is_some() && ben.plays(0).is_some());
}

#[test]
fn a_list_of_tables_does_not_wait_for_each_that_does_not_answer() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 1, &[]);
    let mut ana = folder.joins("evening", Some("ana"));
    ana.welcome();
    let deaf: Vec<UnixListener> = (0..40)
        .map(|number| {
            let at = |file: String| folder.path().join(file);
            std::fs::copy(at("evening.toml".into()), at(format!("deaf{number}.toml"))).expect("copied");
            UnixListener::bind(at(format!(".deaf{number}.toml.table"))).expect("a socket")
        })
        .collect();
    let tables = Tables::new(Store::new(folder.path().to_owned()), PROGRAM.into(), None);
    let asked = Instant::now();
    let listed = tables.list().expect("a list");
    assert!(asked.elapsed() < Duration::from_secs(5), "{:?}", asked.elapsed());
    assert_eq!(listed.len(), 1 + deaf.len());
    let awake: Vec<_> = listed.iter().filter(|table| table.who.is_some()).map(|table| table.name.as_str()).collect();
    assert_eq!(awake, ["evening"]);
}

#[test]
fn a_host_that_falls_silent_is_waited_for_once_and_heard_again_when_it_speaks() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 1, &[]);
    folder.wakes("evening");
    let tables = Tables::new(Store::new(folder.path().to_owned()), PROGRAM.into(), None);
    let wish = JoinOptions { name: Some("ana".into()), ..JoinOptions::default() };
    let link = tables.join("evening", &wish, Words::english()).expect("a table");
    assert!(link.ask(Request::Statistics).is_some());
    let host = folder.host_of("evening");
    send_signal(host, libc::SIGSTOP);
    let asked = Instant::now();
    assert_eq!((0..20).filter_map(|_| link.ask(Request::Statistics)).count(), 0);
    let waited = asked.elapsed();
    send_signal(host, libc::SIGCONT);
    assert!(waited < Duration::from_secs(8), "{waited:?}");
    let deadline = Instant::now() + PATIENCE;
    while link.ask(Request::Statistics).is_none() {
        assert!(Instant::now() < deadline, "it is never heard again");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_disk_that_takes_its_time_holds_up_the_game_and_not_the_host() {
    let folder = tempfile::tempdir().expect("a folder");
    // Nothing can be written there, and the thread that wanted to comes back only when the test lets it.
    let in_the_way = folder.path().join("saves");
    std::fs::write(&in_the_way, "a file").expect("written");
    let (go_on, waits) = mpsc::channel::<()>();
    let waits = Mutex::new(waits);
    let slot = Store::new(in_the_way).create("evening").expect("a free name");
    let writer = Writer::start(slot, move || drop(waits.lock().map(|waits| waits.recv())));
    let entry = Games::ALL.get("iwari").expect("a game");
    let options = Options { seats: vec!["red".into(), "blue".into()], ..Options::default() };
    let new = NewGame { options, controllers: vec![human("ana"), human("ben")], seed: 1 };
    let game = entry.begin(&new, &Games::ALL.boards()).expect("begins");
    let mut table = Table::new(ActiveGame::coached(game, None, Some(Away::Wait), Some(writer)));
    table.sits(1, "ana");
    table.sits(2, "ben");
    let asked = table.host.running().game().asked().expect("someone is asked").index() as u64 + 1;
    let other = 3 - asked;
    table.told(asked);
    table.told(other);
    let (decision, action) = (table.host.running().number().get(), table.host.running().notation().remove(0));
    assert_eq!(table.says(asked, line(Request::Do { decision, action }).trim()), Disposition::Stay);
    assert_eq!((table.told(asked), table.told(other)), (vec![], vec![]), "nobody hears of what is not saved");
    // who chats, asks who is there, or comes is served; who asks for the game has to wait
    assert_eq!(table.says(other, line(Request::Say { text: "hm".into() }).trim()), Disposition::Stay);
    assert!(table.told(asked).iter().any(|says| matches!(says, ServerMessage::Talk(_))));
    assert_eq!(table.says(other, line(Request::Who).trim()), Disposition::Stay);
    assert!(table.told(other).iter().any(|says| matches!(says, ServerMessage::Answer { answer: Answer::Who(_), .. })));
    assert_eq!(table.says(other, line(Request::Legal).trim()), Disposition::Later);
    table.sits(3, "cy");
    assert!(!table.told(3).iter().any(|says| matches!(says, ServerMessage::Seen(_))));
    table.host.settled(table.now);
    table.now += Duration::from_secs(2);
    table.host.settled(table.now);
    assert!(table.told(asked).iter().any(|says| matches!(says, ServerMessage::Players { .. })), "a sign of life");
    // in the end it is done all the same, and everyone knows that it is not saved
    table.now += Duration::from_secs(10);
    table.host.settled(table.now);
    let told = table.told(asked);
    assert!(matches!(told.last(), Some(ServerMessage::Answer { answer: Answer::Done, .. })), "{told:?}");
    for id in [other, 3] {
        assert!(table.sees(id).unsaved.is_some());
    }
    assert_eq!(table.says(other, line(Request::Who).trim()), Disposition::Stay);
    drop(go_on);
}

#[test]
fn a_name_that_looks_like_that_of_another_is_refused() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("")], 1));
    table.sits(1, "ana");
    for (id, name) in [(2, "\u{430}n\u{430}"), (3, "ANA"), (4, "an\u{251}")] {
        table.host.arrives(id, Peer { account: "guest".into(), is_owner: true }, table.now);
        let hello = Hello { name: Some(name.into()), ..hello() };
        assert_eq!(table.says(id, &serde_json::to_string(&Request::Hello(hello)).expect("JSON")), Disposition::Drop);
        let told = table.told(id);
        let is_why = |says: &ServerMessage| matches!(says, ServerMessage::Answer { answer: Answer::Refused { why, .. }, .. } if why.key == "table-name-alike");
        assert!(told.iter().any(is_why), "{name}: {told:?}");
        table.host.leaves(id, table.now);
    }
    assert_eq!(table.sits(5, "ana\u{2800}"), Some(0), "a blank that is not seen is no part of a name");
    assert_eq!(table.sits(6, "anna"), Some(1));
}

#[test]
fn a_list_does_not_read_files_that_are_no_saves() {
    let folder = tempfile::tempdir().expect("a folder");
    for number in 0..100 {
        let file = std::fs::File::create(folder.path().join(format!("noise{number}.toml"))).expect("a file");
        file.set_len(1 << 30).expect("as long as it says");
    }
    let store = Store::new(folder.path().to_owned());
    let asked = Instant::now();
    let listed = store.list().expect("a list");
    assert!(asked.elapsed() < Duration::from_secs(1), "{:?}", asked.elapsed());
    assert!(listed.len() == 100 && listed.iter().all(|save| save.what.is_err()));
}

#[test]
fn what_everyone_hears_of_is_bounded_for_all_terminals_of_a_player_together() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("")], 1));
    table.sits(1, "ana");
    let watch = |name: &str| Hello { name: Some(name.into()), watch: true, ..hello() };
    for id in [2, 3] {
        table.greets(id, watch("eve"));
    }
    table.told(1);
    let (sit, rise) = (Request::Sit { seat: "blue".into() }, Request::Rise);
    let mut granted = 0;
    for turn in 0..36 {
        let id = 2 + turn / 2 % 2;
        granted += usize::from(table.asks(id, if turn % 2 == 0 { &sit } else { &rise }) == Answer::Done);
    }
    let news = table.told(1).iter().filter(|says| matches!(says, ServerMessage::News { .. })).count();
    assert!((4..20).contains(&granted) && news <= granted + 2, "{granted} granted, {news} told");
    let refused = table.asks(2, &Request::Say { text: "hello".into() });
    assert!(matches!(refused, Answer::Refused { why, .. } if why.key == "table-too-fast"));
    assert_eq!(table.asks(1, &Request::Say { text: "slower".into() }), Answer::Done, "nobody else has to wait");
    table.now += Duration::from_secs(1);
    assert_eq!(table.asks(2, &Request::Say { text: "sorry".into() }), Answer::Done);
}

#[test]
fn terminals_of_one_player_make_room_for_others_who_look_on() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 1));
    let watch = |name: &str| Hello { name: Some(name.into()), watch: true, ..hello() };
    table.sits(1, "ana");
    for id in 2..=MOST_CLIENTS as u64 {
        // as slowly as it takes
        table.now += Duration::from_secs(1);
        table.greets(id, watch("eve"));
    }
    let last = MOST_CLIENTS as u64;
    for (id, name) in [(100, "cy"), (101, "dee")] {
        table.greets(id, watch(name));
        assert!(table.host.knows(id));
    }
    assert!(!table.host.knows(last) && !table.host.knows(last - 1), "the last to come has left");
    assert_eq!(table.sits(102, "ben"), Some(1), "and for players");
    table.now += Duration::from_secs(10);
    table.host.arrives(103, Peer { account: "guest".into(), is_owner: true }, table.now);
    let more = serde_json::to_string(&Request::Hello(watch("eve"))).expect("JSON");
    assert_eq!(table.says(103, &more), Disposition::Drop, "who has most of them gets no more");
}
