//! Clients and hosts that are killed at any moment: nothing that was acknowledged is lost.

use super::pty::send_signal;
use super::socket::{Client, Folder};
use std::time::Duration;
use thicket::kernel::Generator;
use thicket::table::shared::ServerMessage;

/// Returns how often a process is killed; `DEATHS` asks for another number.
fn deaths(usual: u32) -> u32 {
    std::env::var("DEATHS").ok().and_then(|deaths| deaths.parse().ok()).unwrap_or(usual)
}

/// Plays until the host is gone or this many actions were acknowledged; how many the player knows of then.
fn plays(client: &mut Client, most: u32, choice: &mut usize) -> usize {
    let mut known = 0;
    for _ in 0..most {
        *choice += 5;
        match client.plays(*choice) {
            None => break,
            Some(true) => known = client.seen.as_ref().map_or(known, |seen| seen.actions),
            Some(false) => std::thread::sleep(Duration::from_millis(1)),
        }
    }
    known
}

#[test]
fn what_was_acknowledged_outlives_hosts_that_are_killed_at_any_moment() {
    let mut folder = Folder::new();
    let mut random = Generator::new(17);
    let (mut known, mut most, mut choice, mut games) = (0, 0, 0, 0);
    let mut table = String::new();
    for death in 0..deaths(12) {
        if table.is_empty() {
            games += 1;
            table = format!("evening{games}");
            folder.lays_out(&table, "root", "marquise=human:ana,eyrie=easy,alliance=easy", 2 + games, &[]);
        }
        // a host that is about to end may still have taken the call
        let mut client = loop {
            let mut client = folder.joins(&table, Some("ana"));
            if let (Some(ServerMessage::Welcome(welcome)), Some(ServerMessage::Seen(_))) =
                (client.hears(), client.hears())
            {
                assert_eq!(welcome.seat, Some(0), "after {death} deaths");
                break client;
            }
        };
        let now = client.seen.as_ref().map_or(0, |seen| seen.actions);
        assert!(now >= known, "{known} actions were acknowledged, {now} are there after {death} deaths");
        known = known.max(now);
        let pid = folder.host_of(&table);
        let within = Duration::from_millis(u64::from(random.below(120)));
        let killer = std::thread::spawn(move || {
            std::thread::sleep(within);
            send_signal(pid, libc::SIGKILL);
        });
        known = known.max(plays(&mut client, 400, &mut choice));
        killer.join().expect("the host was killed");
        for mut host in folder.hosts.drain(..) {
            let _ = host.wait();
        }
        most = most.max(known);
        if client.is_over() {
            // the rest of the deaths are those of another game
            (table, known) = (String::new(), 0);
        }
    }
    println!("{} deaths, {games} games, up to {most} actions acknowledged", deaths(12));
    assert!(most > 5, "{most}");
}

#[test]
fn a_client_that_is_killed_leaves_the_table_as_it_is() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 5, &[]);
    let mut ben = folder.joins("evening", Some("ben"));
    ben.welcome();
    let mut choice = 0;
    for _ in 0..deaths(12) {
        let mut ana = folder.joins("evening", Some("ana"));
        assert_eq!(ana.welcome().seat, Some(0));
        for _ in 0..3 {
            choice += 3;
            ana.plays(choice);
            ben.plays(choice);
        }
        let known = ana.seen.as_ref().map_or(0, |seen| seen.actions);
        drop(ana);
        ben.plays(choice);
        // a greeting costs as much as many requests, so anyone who comes and goes has to take their time
        std::thread::sleep(Duration::from_millis(250));
        assert!(ben.seen.as_ref().is_some_and(|seen| seen.actions >= known));
    }
}
