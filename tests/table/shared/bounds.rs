//! Clients that misbehave are sent away, and the table goes on.

use super::host::{Table, hello, human, running};
use super::socket::{Folder, PATIENCE};
use std::io::{Read, Write};
use std::time::Duration;
use thicket::table::shared::{Fate, Hello, LONGEST_LINE, MOST_CLIENTS, Peer, Request, Says};

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
        format!("{{\"op\":\"hello\",\"protocol\":1,\"program\":\"0\",\"name\":\"{name}\",\"watch\":true}}")
    };
    let peer = || Peer { account: "guest".into(), is_owner: true };
    for id in 0..MOST_CLIENTS as u64 {
        assert!(table.host.arrives(id, peer(), table.now));
        assert_eq!(table.says(id, &watch(&format!("w{id}"))), Fate::Stay);
    }
    assert!(table.host.arrives(100, peer(), table.now));
    assert_eq!(table.says(100, &watch("late")), Fate::Drop);
    table.host.leaves(100, table.now);
    assert_eq!(table.sits(101, "ana"), Some(0));
    assert!(!table.host.knows(MOST_CLIENTS as u64 - 1), "the last who came to look on has left");
    assert_eq!(table.says(101, &"x".repeat(LONGEST_LINE + 1)), Fate::Drop);
}

#[test]
fn connections_that_say_nothing_make_room_for_those_who_say_who_they_are() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 1));
    let peer = || Peer { account: "guest".into(), is_owner: true };
    let most = MOST_CLIENTS as u64;
    for id in 0..=most {
        assert!(table.host.arrives(id, peer(), table.now));
    }
    assert!(!table.host.arrives(200, peer(), table.now), "they may be about to speak");
    table.now += Duration::from_secs(1);
    assert!(table.host.arrives(300, peer(), table.now));
    let hello = Hello { name: Some("ana".into()), ..hello() };
    assert_eq!(table.says(300, &serde_json::to_string(&Request::Hello(hello)).expect("JSON")), Fate::Stay);
    assert!(table.told(300).iter().any(|says| matches!(says, Says::Welcome(_))));
    assert_eq!((0..=most).filter(|id| table.host.knows(*id)).count(), MOST_CLIENTS - 1, "the oldest have gone");
}

#[test]
fn more_requests_than_anyone_can_mean_are_not_answered() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 1));
    table.sits(1, "ana");
    let answered = (0..1000).take_while(|_| table.says(1, "{\"op\":\"who\"}") == Fate::Stay).count();
    assert!((50..400).contains(&answered), "{answered}");
}

#[test]
fn a_client_that_floods_gains_nothing_by_coming_back() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 1));
    table.sits(1, "ana");
    let comes = |table: &mut Table, id: u64, name: &str| {
        assert!(table.host.arrives(id, Peer { account: "guest".into(), is_owner: true }, table.now));
        let hello = Hello { name: Some(name.into()), watch: true, ..hello() };
        table.says(id, &serde_json::to_string(&Request::Hello(hello)).expect("JSON"))
    };
    let asks = |table: &mut Table, id: u64| {
        (0..1000).take_while(|_| table.says(id, "{\"op\":\"statistics\"}") == Fate::Stay).count()
    };
    assert_eq!(comes(&mut table, 2, "eve"), Fate::Stay);
    let at_first = asks(&mut table, 2);
    table.host.leaves(2, table.now);
    table.told(1);
    assert_eq!(comes(&mut table, 3, "eve"), Fate::Drop);
    table.host.leaves(3, table.now);
    assert_eq!(table.told(1), [], "nobody hears of it");
    assert_eq!(comes(&mut table, 4, "cy"), Fate::Stay, "nobody else has to wait");
    table.now += Duration::from_secs(1);
    assert_eq!(comes(&mut table, 5, "eve"), Fate::Stay);
    let later = asks(&mut table, 5);
    assert!(later > 50 && later < at_first, "{later} after {at_first}");
}
