//! The game at the other end, as screen and plain mode hold it.

use super::host::{Table, human, running};
use super::socket::{Folder, PATIENCE, PROGRAM};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use thicket::bots::Level;
use thicket::games::iwari::Observation;
use thicket::games::root;
use thicket::kernel::{Seat, Viewer, Words};
use thicket::table::shared::{Answer, MOST_CLIENTS, Request, ServerMessage, TableNotice, Tables};
use thicket::table::{
    CannotUndo, Controller, Games, Lobby, LobbyError, NextStep, Store, StoreError, Table as GameTable, Wanted,
};

/// The lobby of someone who has the folder before them.
fn lobby(folder: &Folder, name: &str) -> Lobby {
    lobby_in(Store::new(folder.path().to_owned()), name)
}

fn lobby_in(store: Store, name: &str) -> Lobby {
    let mut lobby = Lobby::new(Games::ALL, Games::ALL.boards(), Some(store.clone()), Words::english());
    lobby.tables = Some(Tables::new(store, PROGRAM.into(), None));
    lobby.player = Some(name.to_owned());
    lobby
}

/// Sits someone down at the table of the folder.
fn joins(folder: &Folder, name: &str, watch: bool) -> Box<dyn GameTable> {
    lobby(folder, name).join("evening", None, watch).expect("a table").running
}

/// Takes in what has happened until something is true.
fn until(running: &mut Box<dyn GameTable>, what: &str, is_true: impl Fn(&dyn GameTable) -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !is_true(&**running) {
        assert!(Instant::now() < deadline, "waited for {what} in vain");
        if running.step().is_none() {
            running.elsewhere().expect("a table").link().wait(Duration::from_millis(10));
        }
    }
}

#[test]
fn a_game_at_a_table_is_played_undone_left_and_taken_up_as_one_that_is_here() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 5, &[]);
    folder.wakes("evening");
    let (mut ana, mut ben) = (joins(&folder, "ana", false), joins(&folder, "ben", false));
    let (mut eve, mut late) = (joins(&folder, "eve", true), joins(&folder, "dan", true));
    let own = |running: &dyn GameTable| running.elsewhere().expect("a table").own_seat();
    assert_eq!((own(&*ana), own(&*ben), own(&*eve)), (Some(Seat::new(0)), Some(Seat::new(1)), None));
    let mut passed = false;
    for choice in 0..60usize {
        let asked = ana.state().asked().expect("the game goes on");
        let (player, other) = if asked.index() == 0 { (&mut ana, &mut ben) } else { (&mut ben, &mut ana) };
        until(player, "the question", |running| matches!(running.next(), NextStep::Ask(_)));
        assert!(matches!(other.next(), NextStep::Away(_)), "it is asked nothing");
        let legal = player.notation();
        let action = legal[(choice * 7) % legal.len()].clone();
        player.act(&action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        let actions = player.record().actions();
        passed |= player.state().asked() != Some(asked);
        for running in [&mut *other, &mut eve] {
            until(running, "the action", |running| running.record().actions() >= actions);
        }
        assert_eq!(player.record().log_len(), other.record().log_len());
        let pending = |table: &dyn GameTable| table.state().state(Viewer::Spectator).get("pending").cloned();
        assert_eq!(pending(&**player), pending(&**other));
    }
    assert!(passed, "both have played");
    // who has not looked for a while is shown the table as it is now, and has missed nothing
    let deadline = Instant::now() + PATIENCE;
    while late.record().actions() < eve.record().actions() {
        assert!(Instant::now() < deadline, "the last moment is on its way");
        late.catch_up();
        late.elsewhere().expect("a table").link().wait(Duration::from_millis(10));
    }
    let seen = |running: &dyn GameTable| {
        let record = running.record();
        let log = record.log(0..record.log_len(), Viewer::All);
        (log, record.turns(), running.state().state(Viewer::Spectator), record.turn())
    };
    assert_eq!(seen(&*late), seen(&*eve));
    // what others have to agree to is asked of them
    let (waits, _) = if ana.state().asked().map(Seat::index) == Some(0) { (&mut ben, 0) } else { (&mut ana, 1) };
    assert!(matches!(waits.undo(), Err(CannotUndo::Proposed)));
    // the score pad and the past come from the table
    assert!(ana.record().observe_past(1, Viewer::All).is_some());
    let past = |viewer| ana.record().observe_past(1, viewer)?.get::<Observation>().cloned();
    assert_eq!(past(Viewer::All), past(Viewer::Spectator), "its own eyes alone");
    let table = ben.elsewhere().expect("a table");
    table.request(Request::Rise).expect("it has a seat");
    until(&mut ben, "the empty seat", |running| own(running).is_none());
    assert!(matches!(ben.next(), NextStep::Away(_)) && ben.act("pass").is_err());
    eve.elsewhere().expect("a table").request(Request::Sit { seat: "blue".into() }).expect("it is free");
    until(&mut eve, "the seat", |running| own(running) == Some(Seat::new(1)));
    assert_eq!(eve.record().controllers()[1].name(), Some("eve"));
}

#[test]
fn each_step_of_a_clockwork_turn_is_read_at_another_terminal() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "root", "marquise=human:ana,clockwork:eyrie", 5, &[]);
    folder.wakes("evening");
    let mut ana = joins(&folder, "ana", false);
    while ana.record().turns().len() < 3 {
        until(&mut ana, "the question", |running| matches!(running.next(), NextStep::Ask(_)));
        let legal = ana.notation();
        let action = legal.iter().find(|action| *action == "pass").unwrap_or(&legal[0]).clone();
        ana.act(&action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    let (record, viewer) = (ana.record(), Viewer::Seat(Seat::new(0)));
    let told = record.log(0..record.log_len(), viewer);
    let steps = (1..).zip(&told).filter(|(_, entry)| entry.at > 0 && entry.owner == Some(Seat::new(1)));
    let mut seen = 0;
    for (entry, _) in steps {
        let step = record.observe_told(entry, viewer).unwrap_or_else(|| panic!("entry {entry} of {}", told.len()));
        assert!((entry..=told.len()).contains(&step.told));
        let state: &root::Observation = step.seen.get().expect("of Root");
        for seat in state.seats() {
            assert_eq!(i16::from(state.player(seat).score), step.tally.total(seat), "the points are those of the step");
        }
        seen += 1;
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn a_table_goes_on_when_its_host_is_killed_under_its_players() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=easy", 5, &[]);
    folder.wakes("evening");
    let mut ana = joins(&folder, "ana", false);
    for death in 0..2 {
        until(&mut ana, "the question", |running| matches!(running.next(), NextStep::Ask(_)));
        let action = ana.notation().remove(0);
        ana.act(&action).expect("a legal action");
        let actions = ana.record().actions();
        super::pty::send_signal(folder.host_of("evening"), libc::SIGKILL);
        let deadline = Instant::now() + PATIENCE;
        while !ana.elsewhere_mut().expect("a table").notes().contains(&TableNotice::Back { lost: 0 }) {
            assert!(Instant::now() < deadline, "death {death}: nobody starts the next host");
            std::thread::sleep(Duration::from_millis(10));
        }
        until(&mut ana, "the table", |running| running.record().actions() >= actions);
    }
}

#[test]
fn a_screen_that_is_drawn_again_and_again_asks_its_table_once() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 5, &[]);
    folder.wakes("evening");
    let ana = joins(&folder, "ana", false);
    let link = ana.elsewhere().expect("a table").link();
    let rings = Arc::new(AtomicUsize::new(0));
    let counts = Arc::clone(&rings);
    link.wake_by(Arc::new(move || _ = counts.fetch_add(1, Ordering::Relaxed)));
    while link.wait(Duration::from_millis(200)) {
        ana.elsewhere().expect("a table").link().players();
    }
    let before = rings.load(Ordering::Relaxed);
    let statistics = ana.record().statistics();
    assert_eq!(statistics.seats.len(), 2);
    for _ in 0..2000 {
        assert_eq!(ana.record().statistics(), statistics);
    }
    assert!(link.ask(Request::Who).is_some(), "it was not sent away");
    assert_eq!(rings.load(Ordering::Relaxed), before, "no answer has the screen drawn anew");
}

#[test]
fn a_table_that_was_asked_for_too_much_has_not_saved() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 5, &[]);
    folder.wakes("evening");
    let ana = joins(&folder, "ana", false);
    let link = ana.elsewhere().expect("a table").link();
    let is_refused = || matches!(link.ask(Request::Save), Some(Answer::Refused { .. }));
    let mut refused = 0;
    for _ in 0..500 {
        refused = if is_refused() { refused + 1 } else { 0 };
        if refused == 30 {
            break;
        }
    }
    assert_eq!(refused, 30);
    assert!(!ana.close(Duration::ZERO), "nobody had the time to write");
    assert!(ana.close(PATIENCE), "it is heard in a moment");
}

#[test]
fn who_has_to_make_room_is_told_so_and_newcomers_hear_what_was_said() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=human:ben", 5, &[]);
    folder.wakes("evening");
    let ana = joins(&folder, "ana", false);
    ana.elsewhere().expect("a table").request(Request::Say { text: "welcome".into() }).expect("it is said");
    let mut looks_on = || {
        let mut other = folder.joins("evening", None);
        other.welcome();
        other
    };
    let _others: Vec<_> = (0..MOST_CLIENTS - 2).map(|_| looks_on()).collect();
    let mut eve = joins(&folder, "eve", true);
    let said =
        |note: &TableNotice| matches!(note, TableNotice::Talk(talk) if (&*talk.who, &*talk.text) == ("ana", "welcome"));
    assert!(eve.elsewhere_mut().expect("a table").notes().iter().any(said));
    let _ben = joins(&folder, "ben", false);
    let full = Words::english().text("table-full");
    let deadline = Instant::now() + PATIENCE;
    while !eve.elsewhere_mut().expect("a table").notes().contains(&TableNotice::Gone(full.clone())) {
        assert!(Instant::now() < deadline, "it is not told why");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn hands_stay_with_the_host_when_the_save_of_a_table_is_damaged() {
    let folder = Folder::new();
    folder.lays_out("evening", "root", "marquise=human:ana,eyrie=human:ben", 5, &[]);
    let saved = std::fs::read(folder.path().join("evening.toml")).expect("a save");
    std::fs::write(folder.path().join("evening.toml.bak"), &saved).expect("written");
    std::fs::write(folder.path().join("evening.toml"), &saved[..saved.len() / 2]).expect("written");
    let lobby = lobby(&folder, "ana");
    let Err(LobbyError::Store(StoreError::Unusable { last_good: Some(last_good), .. })) = lobby.resume("evening")
    else {
        panic!("the last good save is offered");
    };
    let resumed = lobby.resume_last_good("evening", &last_good).expect("a table").running;
    let table = resumed.elsewhere().expect("it is played at a table still");
    assert_eq!(table.own_seat(), Some(Seat::new(0)));
    assert_eq!(resumed.name().as_deref(), Some("evening-1"));
    let seen = |viewer| resumed.observe(viewer).get::<root::Observation>().cloned();
    assert_eq!(seen(Viewer::All), seen(Viewer::Seat(Seat::new(0))), "no hand but the own");
}

#[test]
fn a_moment_that_cannot_be_read_ends_the_table_and_leaves_no_old_game_to_play_on() {
    let folder = Folder::new();
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 5));
    table.sits(1, "ana");
    let mut told = table.told(1);
    let seen = told.iter().find_map(|says| match says {
        ServerMessage::Seen(seen) => Some(seen.clone()),
        _ => None,
    });
    let mut strange = seen.expect("a moment");
    strange.state.insert("weather".into(), "rain".into());
    told.extend([ServerMessage::Seen(strange.clone()), ServerMessage::Seen(strange)]);
    // whose save it is, is the account that has to answer
    std::fs::write(folder.path().join("evening.toml"), "").expect("written");
    let listener = UnixListener::bind(folder.path().join(".evening.toml.table")).expect("a socket");
    let host = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("a client");
        let mut reader = BufReader::new(stream.try_clone().expect("a socket"));
        reader.read_line(&mut String::new()).expect("a greeting");
        told.iter().for_each(|says| stream.write_all(says.line().as_bytes()).expect("it listens"));
        // until the client leaves
        reader.read_to_end(&mut Vec::new()).is_ok()
    });
    let mut ana = joins(&folder, "ana", false);
    until(&mut ana, "the loss", |running| running.elsewhere().expect("a table").link().is_gone());
    assert_eq!(ana.next(), NextStep::Away(None), "nothing is asked here any more");
    let gone = TableNotice::Gone(Words::english().text("table-unreadable"));
    assert_eq!(ana.elsewhere_mut().expect("a table").notes().iter().filter(|note| **note == gone).count(), 1);
    assert!(host.join().expect("it ends"));
}

#[test]
fn who_laid_out_a_table_with_a_seed_that_they_know_is_named_to_everyone() {
    let wanted = |seed: Option<u64>, players: &[&str]| Wanted {
        game: "iwari".into(),
        seats: vec!["red".into(), "blue".into()],
        controllers: players.iter().map(|name| human(name)).chain([Controller::Bot(Level::Easy)]).take(2).collect(),
        seed,
        name: Some("evening".into()),
        ..Wanted::default()
    };
    for (seed, players, is_told) in
        [(Some(7), &["ana", ""][..], true), (None, &["ana", ""][..], false), (Some(7), &["ana"][..], false)]
    {
        let folder = Folder::new();
        lobby(&folder, "ana").lay_out(wanted(seed, players)).expect("it is laid out");
        let says = |note: &Option<String>| note.as_ref().is_some_and(|note| note.contains("ana knows the seed"));
        let ana = lobby(&folder, "ana").join("evening", None, false).expect("a table");
        let ben = lobby(&folder, "ben").join("evening", None, players.len() < 2).expect("a table");
        assert_eq!((says(&ana.note), says(&ben.note)), (false, is_told), "{:?}", ben.note);
        let record = ben.running.record();
        let log = record.log(0..record.log_len(), Viewer::Spectator);
        assert_eq!(log.iter().any(|entry| entry.message.key == "table-log-knows-seed"), is_told);
    }
}

#[test]
fn a_table_whose_name_looks_like_that_of_another_is_not_laid_out() {
    let folder = Folder::new();
    let lays_out = |name: &str| {
        let wanted = Wanted { game: "iwari".into(), name: Some(name.into()), ..Wanted::default() };
        lobby(&folder, "ana").lay_out(wanted)
    };
    assert!(lays_out("evening").is_ok());
    let refused = lays_out("\u{435}vening").expect_err("it looks the same").to_string();
    assert!(refused.contains("looks like evening"), "{refused}");
    assert!(lays_out("morning").is_ok());
}

#[test]
fn a_table_makes_its_folder_and_wants_a_name_for_a_save() {
    let folder = Folder::new();
    let lobby = lobby_in(Store::new(folder.path().join("not/there/yet")), "ana");
    let lays_out =
        |name: &str| lobby.lay_out(Wanted { game: "iwari".into(), name: Some(name.into()), ..Wanted::default() });
    let refused = lays_out("a b").expect_err("no name for a file").to_string();
    assert!(refused.contains("cannot name a save"), "{refused}");
    assert_eq!(lays_out("evening").expect("a table"), "evening");
}

#[test]
fn files_with_names_that_no_line_can_show_are_no_tables() {
    let folder = Folder::new();
    lobby(&folder, "ana")
        .lay_out(Wanted { game: "iwari".into(), name: Some("evening".into()), ..Wanted::default() })
        .expect("it is laid out");
    let save = folder.path().join("evening.toml");
    for name in ["two\nlines", "red\u{1b}[31m", "back\u{202e}wards", &"x".repeat(240)] {
        std::fs::copy(&save, folder.path().join(format!("{name}.toml"))).expect("copied");
        let refused = lobby(&folder, "ana").join(name, None, false).err().expect("it is no table").to_string();
        assert!(refused.contains("cannot name a save"), "{refused}");
    }
    let tables = Tables::new(Store::new(folder.path().to_owned()), PROGRAM.into(), None);
    let names: Vec<String> = tables.list().expect("a list").into_iter().map(|table| table.name).collect();
    assert_eq!(names, ["evening"]);
}

/// A host that ends while a client comes back closes the connection before it is greeted.
#[test]
fn a_host_that_ends_as_somebody_comes_back_is_no_reason_to_give_up() {
    let mut folder = Folder::new();
    folder.lays_out("evening", "iwari", "red=human:ana,blue=easy", 5, &[]);
    folder.wakes("evening");
    let mut ana = joins(&folder, "ana", false);
    let (host, socket) = (folder.host_of("evening"), folder.path().join(".evening.toml.table"));
    let ending = folder.path().join("ending");
    let listener = UnixListener::bind(&ending).expect("a socket");
    let closes = std::thread::spawn(move || (0..2).for_each(|_| drop(listener.accept())));
    std::fs::rename(&ending, &socket).expect("it takes the place of the host");
    super::pty::send_signal(host, libc::SIGKILL);
    closes.join().expect("it ends");
    let deadline = Instant::now() + PATIENCE;
    loop {
        let notes = ana.elsewhere_mut().expect("a table").notes();
        assert!(!notes.iter().any(|note| matches!(note, TableNotice::Gone(_))), "{notes:?}");
        if notes.contains(&TableNotice::Back { lost: 0 }) {
            break;
        }
        assert!(Instant::now() < deadline, "nobody starts the next host");
        std::thread::sleep(Duration::from_millis(10));
    }
}
