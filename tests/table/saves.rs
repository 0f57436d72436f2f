//! The folder of saves, writing in the background, and files that are not what they should be.

use crate::toy::GAMES;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use thicket::bots::Level;
use thicket::kernel::{Generator, Options, Seat, SeatSet};
use thicket::table::{
    ActiveGame, Away, Controller, GameSession, NewGame, NextStep, SaveError, SavePoint, Saved, Status, Store,
    StoreError, Table as _, Takes, Writer, choose_folder, seal,
};

const SOON: Duration = Duration::from_secs(20);

fn game(seed: u64) -> Box<dyn GameSession> {
    let seats = vec!["red".to_owned(), "blue".to_owned()];
    let controllers = vec![Controller::Human { name: "Ann \"A\"".into() }, Controller::Bot(Level::Easy)];
    let new = NewGame { options: Options { seats, ..Options::default() }, controllers, seed };
    GAMES.get("race").unwrap().begin(&new, &GAMES.boards()).unwrap()
}

fn text(seed: u64) -> String {
    game(seed).save().to_text()
}

fn body(text: &str) -> &str {
    text.splitn(4, '\n').last().unwrap()
}

#[test]
fn a_save_cut_anywhere_is_refused() {
    let text = text(1);
    for end in (0..text.len()).step_by(7).chain([text.len() - 1]) {
        let fault = Saved::from_bytes(&text.as_bytes()[..end]).unwrap_err();
        let torn = matches!(fault, SaveError::Torn { .. });
        assert!(torn || end < 12 && fault == SaveError::Foreign, "cut at {end}: {fault:?}");
    }
    assert!(Saved::from_bytes(text.as_bytes()).is_ok());
}

#[test]
fn what_a_table_of_several_terminals_adds_is_read_as_it_was_written() {
    let shared = Some(Away::Bot(Level::Easy));
    let saved = Saved { shared, declines: SeatSet::of(Seat::new(1)), ..game(1).save() };
    let read = Saved::from_bytes(saved.to_text().as_bytes()).unwrap();
    assert_eq!((read.shared, read.declines), (saved.shared, saved.declines));
    assert!(!text(1).contains("declines") && !text(1).contains("shared"), "a game of one terminal has nothing of it");
}

#[test]
fn a_save_with_any_byte_changed_is_refused() {
    let text = text(1);
    for at in (0..text.len()).step_by(11) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 4;
        assert!(Saved::from_bytes(&bytes).is_err(), "byte {at}");
    }
    let longer = format!("{text}\n# a note\n");
    assert_eq!(Saved::from_bytes(longer.as_bytes()).unwrap_err(), SaveError::Changed);
}

#[test]
fn newer_foreign_and_senseless_files_are_told_apart() {
    let text = text(1);
    let fault = |bytes: &[u8]| Saved::from_bytes(bytes).unwrap_err();
    assert_eq!(fault(text.replacen("format = 2", "format = 3", 1).as_bytes()), SaveError::Newer { format: 3 });
    assert_eq!(fault(b"format = 7\nanything = true"), SaveError::Newer { format: 7 });
    for foreign in [
        "",
        "hello",
        "[package]\nname = \"x\"\n",
        "format = 0\n",
        "format = -1\n",
        "format = one\n",
        "game = \"race\"\nformat = 1\n",
    ] {
        assert_eq!(fault(foreign.as_bytes()), SaveError::Foreign, "{foreign}");
    }
    assert_eq!(fault(b"format = 1\xff"), SaveError::NotText { at: 10 });
    assert_eq!(fault(&vec![b'x'; (16 << 20) + 1]), SaveError::TooLarge);
    assert_eq!(fault(b"format = 1\nlength = 5\n"), SaveError::Older { format: 1 });
    assert!(matches!(fault(b"format = 2\nlength = 5\n"), SaveError::Torn { .. }));
    assert!(matches!(fault(seal("game = \n").as_bytes()), SaveError::Syntax { line: 4, .. }));
    assert!(matches!(fault(seal("game = \"race\"\n").as_bytes()), SaveError::Content { .. }));
    assert!(SaveError::Newer { format: 9 }.to_string().contains('9'));
}

#[test]
fn what_a_sound_file_says_is_checked_as_well() {
    let text = text(1);
    let changed = |from: &str, to: &str| {
        let body = body(&text);
        assert!(body.contains(from), "{from}");
        Saved::from_bytes(seal(&body.replacen(from, to, 1)).as_bytes())
    };
    assert!(changed("over = false", "over = false").is_ok());
    assert!(matches!(changed("over = false", "over = 3").unwrap_err(), SaveError::Content { .. }));
    assert!(matches!(changed("over = false", "over = false\nmore = 1").unwrap_err(), SaveError::Content { .. }));
    assert!(matches!(changed("player = \"easy\"", "player = \"god\"").unwrap_err(), SaveError::Content { .. }));
    assert_eq!(changed("at = [0, 0, 0]", "at = [9, 0, 0]").unwrap_err(), SaveError::StateChanged);
    assert_eq!(changed("goal = 12", "goal = 2").unwrap_err(), SaveError::BoardChanged { id: "short".into() });
    let drawn = Saved::from_bytes(text.as_bytes()).unwrap().drawn;
    let much = changed(&format!("drawn = \"{drawn:016x}\""), "drawn = \"ffffffffffffffff\"");
    assert_eq!(much.unwrap_err(), SaveError::Content { fault: "save-drawn".into() });

    let chess = changed("game = \"race\"", "game = \"chess\"").unwrap();
    assert_eq!(GAMES.load(&chess).err(), Some(SaveError::UnknownGame { game: "chess".into() }));
    let mut saved = Saved::from_bytes(text.as_bytes()).unwrap();
    saved.state.insert("used".into(), 99.into());
    assert!(matches!(GAMES.load(&saved).err(), Some(SaveError::Position { .. })));
    let mut saved = Saved::from_bytes(text.as_bytes()).unwrap();
    saved.controllers.push(Controller::Bot(Level::Normal));
    assert!(GAMES.load(&saved).is_err());
}

#[test]
fn random_bytes_in_a_save_never_panic_even_if_the_head_is_right() {
    let mut rng = Generator::new(77);
    let text = text(1);
    for _ in 0..400 {
        let mut body = body(&text).as_bytes().to_vec();
        for _ in 0..=rng.below(4) {
            let at = rng.below(body.len() as u32) as usize;
            body[at] = b"\"[]{}=0a\n-."[rng.below(11) as usize];
        }
        let Ok(body) = String::from_utf8(body) else { continue };
        if let Ok(saved) = Saved::from_bytes(seal(&body).as_bytes()) {
            let _ = GAMES.load(&saved);
        }
    }
}

#[test]
fn the_folder_follows_from_flag_environment_source_tree_and_home() {
    let here = tempfile::tempdir().unwrap();
    let choose = |flag: Option<&str>, set: &[(&str, &str)]| {
        let environment = |key: &str| set.iter().find(|(name, _)| *name == key).map(|(_, value)| value.into());
        choose_folder(flag.map(Path::new), &environment, here.path())
    };
    let all = [("THICKET_SAVES", "/t"), ("XDG_DATA_HOME", "/x"), ("HOME", "/h")];
    assert_eq!(choose(Some("/f"), &all).unwrap(), Path::new("/f"));
    assert_eq!(choose(None, &all).unwrap(), Path::new("/t"));
    assert_eq!(choose(None, &all[1..]).unwrap(), Path::new("/x/thicket/saves"));
    assert_eq!(choose(None, &all[2..]).unwrap(), Path::new("/h/.local/share/thicket/saves"));
    assert_eq!(
        choose(None, &[("XDG_DATA_HOME", "x"), ("HOME", "/h")]).unwrap(),
        Path::new("/h/.local/share/thicket/saves")
    );
    assert_eq!(
        choose(None, &[("THICKET_SAVES", ""), ("HOME", "/h")]).unwrap(),
        Path::new("/h/.local/share/thicket/saves")
    );
    assert!(matches!(choose(None, &[]), Err(StoreError::NoFolder)));
    fs::write(here.path().join("Cargo.toml"), "[package]\nname = \"other\"\n").unwrap();
    assert_eq!(choose(None, &all[1..]).unwrap(), Path::new("/x/thicket/saves"));
    fs::write(here.path().join("Cargo.toml"), "[package]\nname = \"thicket\"\n").unwrap();
    assert_eq!(choose(None, &all[1..]).unwrap(), here.path().join("saves"));
    assert_eq!(choose(None, &all).unwrap(), Path::new("/t"));
}

fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().join("saves"));
    (folder, store)
}

#[test]
fn saves_are_listed_with_their_faults_the_last_written_first() {
    let (_folder, store) = store();
    assert_eq!(store.list().unwrap().len(), 0);
    store.create("one").unwrap().write(&text(1)).unwrap();
    fs::write(store.path("two"), "no save").unwrap();
    fs::write(store.folder().join("notes.txt"), "no save").unwrap();
    let old = std::time::SystemTime::now() - Duration::from_secs(100);
    fs::File::options().write(true).open(store.path("one")).unwrap().set_modified(old).unwrap();
    let listed = store.list().unwrap();
    assert_eq!(listed.iter().map(|save| save.name.as_str()).collect::<Vec<_>>(), ["two", "one"]);
    assert!(listed[0].what.as_ref().unwrap_err().to_string().contains("two.toml"));
    let summary = listed[1].what.as_ref().unwrap();
    assert_eq!((summary.seats.join(","), summary.round, summary.over), ("red,blue".into(), 1, false));
}

#[test]
fn the_last_good_save_is_kept_and_offered_and_the_bad_one_left_alone() {
    let (_folder, store) = store();
    let mut slot = store.create("game").unwrap();
    slot.write(&text(1)).unwrap();
    slot.write(&text(2)).unwrap();
    drop(slot);
    let (saved, mut slot) = store.load("game").unwrap();
    assert_eq!(saved.to_text(), text(2));
    slot.write(&text(3)).unwrap();
    let torn = text(3)[..300].to_owned();
    fs::write(store.path("game"), &torn).unwrap();
    let Err(StoreError::Unusable { fault, last_good, path }) = store.load("game") else { panic!("a torn save") };
    assert!(matches!(fault, Some(SaveError::Torn { .. })));
    assert_eq!(last_good.unwrap().to_text(), text(2));
    assert_eq!(path, store.path("game"));

    let mut beside = store.beside("game");
    beside.write(&text(4)).unwrap();
    assert_eq!(beside.name(), "game-1");
    // Nor does the slot that wrote it before overwrite what has become of it.
    slot.write(&text(5)).unwrap();
    assert_eq!(slot.name(), "game-2");
    assert_eq!(fs::read_to_string(store.path("game")).unwrap(), torn);
    assert_eq!(store.load("game-2").unwrap().0.to_text(), text(5));
}

#[test]
fn two_programs_with_one_save_do_not_overwrite_each_other() {
    let (_folder, store) = store();
    store.create("game").unwrap().write(&text(1)).unwrap();
    let (_, mut one) = store.load("game").unwrap();
    let (_, mut other) = store.load("game").unwrap();
    one.write(&text(2)).unwrap();
    other.write(&text(3)).unwrap();
    assert_eq!((one.name(), other.name()), ("game", "game-1"));
    assert_eq!(store.load("game").unwrap().0.to_text(), text(2));
    assert_eq!(store.load("game-1").unwrap().0.to_text(), text(3));
}

#[test]
fn names_that_are_taken_missing_or_no_names_are_told() {
    let (_folder, store) = store();
    store.create("game").unwrap().write(&text(1)).unwrap();
    assert!(matches!(store.create("game"), Err(StoreError::Taken { .. })));
    assert!(matches!(store.load("other"), Err(StoreError::Missing { .. })));
    assert!(matches!(store.load("../game"), Err(StoreError::Name { .. })));
    assert!(matches!(store.create(""), Err(StoreError::Name { .. })));
    assert_eq!(store.beside("race").name(), "race-1");
    assert_eq!(store.beside("../..").name(), "game-1");
    assert_eq!(store.beside(&"根".repeat(60)).name().len(), 18 * 3 + 2);
    fs::create_dir(store.path("folder")).unwrap();
    assert!(matches!(store.load("folder"), Err(StoreError::NotAFile { .. })));
}

/// A writer, and how often it told of a change.
fn writer(store: &Store, name: &str) -> (Writer, Arc<AtomicU32>) {
    let told = Arc::new(AtomicU32::new(0));
    let count = Arc::clone(&told);
    let changed = move || {
        count.fetch_add(1, Ordering::SeqCst);
    };
    (Writer::start(store.create(name).unwrap(), changed), told)
}

#[test]
fn the_writer_ends_with_what_was_handed_over_last() {
    let (_folder, store) = store();
    let (writer, told) = writer(&store, "game");
    (1..=50).for_each(|seed| writer.put(text(seed), SavePoint::default()));
    assert!(writer.flush(SOON));
    assert_eq!(writer.status(), Status::Saved);
    assert_eq!(store.load("game").unwrap().0.to_text(), text(50));
    writer.put(text(51), SavePoint::default());
    drop(writer);
    assert_eq!(store.load("game").unwrap().0.to_text(), text(51));
    assert_eq!(told.load(Ordering::SeqCst), 0);
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once_and_saving_recovers() {
    let (folder, store) = store();
    // A file where the folder should be stands for every folder that cannot be written: root may write any other.
    fs::write(store.folder(), "in the way").unwrap();
    let (writer, told) = writer(&store, "game");
    writer.put(text(1), SavePoint::default());
    assert!(!writer.flush(SOON));
    writer.put(text(2), SavePoint::default());
    assert!(!writer.flush(SOON));
    let Status::Failed(why) = writer.status() else { panic!("{:?}", writer.status()) };
    assert!(why.to_string().contains("game.toml"), "{why}");
    assert_eq!((told.load(Ordering::SeqCst), writer.name().as_str()), (1, "game"));
    fs::remove_file(folder.path().join("saves")).unwrap();
    assert!(writer.flush(SOON), "what failed is tried again");
    assert_eq!(writer.status(), Status::Saved);
    assert_eq!(store.load("game").unwrap().0.to_text(), text(2));
    assert_eq!(told.load(Ordering::SeqCst), 2);
}

#[test]
fn a_running_game_saves_before_a_person_is_asked_and_takes_what_leaves_no_choice() {
    let (_folder, store) = store();
    let (writer, _) = writer(&store, "game");
    let mut running = ActiveGame::new(game(4), Some(writer));
    let mut rng = Generator::new(1);
    loop {
        match running.next() {
            NextStep::Over | NextStep::Away(_) => break,
            NextStep::Ask(seat) => {
                assert_eq!(seat.index(), 0);
                assert!(running.step().is_none());
                // A copy of the program that starts now finds the game as it is.
                assert!(running.close(SOON));
                let (saved, _) = store.load("game").unwrap();
                assert_eq!(saved, running.game().save());
                let legal = running.game().notation();
                running.act(&legal[rng.below(legal.len() as u32) as usize]).unwrap();
            }
            NextStep::Forced(seat) => {
                assert_eq!((seat.index(), running.game().choices(), running.game().turn()), (0, 1, Some(seat)));
                running.step().unwrap();
            }
            NextStep::Bot(_) => drop(running.step().unwrap()),
        }
    }
    assert!(running.close(SOON));
    assert!(store.load("game").unwrap().0.over);
    assert_eq!(running.name().as_deref(), Some("game"));
}

#[test]
fn on_anothers_turn_a_person_is_asked_even_what_is_forced_unless_he_would_rather_not() {
    let mut game = game(4);
    let position =
        toml::from_str("at = [5, 0]\nturn = 1\nhands = [[\"c1\"], [\"c2\"]]\npending = \"block 0\"").unwrap();
    game.set_position(&position).unwrap();
    assert_eq!(game.notation(), ["pass"]);
    // The turn is the bot's, though the first decision after setting up is the human's.
    game.act("pass").unwrap();
    game.set_position(&toml::from_str("at = [5, 0]\nturn = 1\nhands = [[\"c1\"], []]").unwrap()).unwrap();
    game.act("bump red").unwrap();
    let mut running = ActiveGame::new(game, None);
    assert_eq!(running.next(), NextStep::Ask(thicket::kernel::Seat::new(0)));
    running.takes = Takes::All;
    assert_eq!(running.next(), NextStep::Forced(thicket::kernel::Seat::new(0)));
    assert_eq!(running.status(), None);
    // a human alone has nobody to hide anything from
    running.takes = Takes::Alone;
    let alone = running.game().controllers().iter().filter(|player| player.is_human()).count() == 1;
    assert_eq!(matches!(running.next(), NextStep::Forced(_)), alone);
    running.set_controller(thicket::kernel::Seat::new(1), Controller::Human { name: "Ben".into() });
    assert!(matches!(running.next(), NextStep::Ask(_)));
}

#[test]
fn a_bots_answer_is_taken_only_for_the_decision_that_it_names() {
    let mut running = ActiveGame::new(game(4), None);
    running.act("roll").unwrap();
    running.act("pass").unwrap();
    assert!(matches!(running.next(), NextStep::Bot(_)));
    let (old, job) = running.job().unwrap();
    let action = job.think().action;
    running.undo().unwrap();
    assert!(running.job().is_none() && running.answer(old, &action).is_none());
    running.redo().unwrap();
    // The same question, and another decision.
    assert_eq!(running.answer(old, &action), None);
    let (new, job) = running.job().unwrap();
    assert_eq!(job.think().action, action);
    let before = running.game().actions();
    assert!(running.answer(new, &action).is_some());
    assert_eq!((running.answer(new, &action), running.game().actions()), (None, before + 1));
}

#[test]
fn a_seat_that_a_person_takes_over_is_not_answered_for_by_its_bot() {
    let mut running = ActiveGame::new(game(4), None);
    running.act("roll").unwrap();
    running.act("pass").unwrap();
    let NextStep::Bot(seat) = running.next() else { panic!("{:?}", running.next()) };
    let (number, job) = running.job().unwrap();
    running.set_controller(seat, Controller::Human { name: "Ben".into() });
    assert!(matches!(running.next(), NextStep::Ask(_)));
    assert_eq!(running.answer(number, &job.think().action), None);
}

#[test]
fn one_of_several_players_of_an_account_neither_removes_saves_nor_writes_elsewhere() {
    let (folder, store) = store();
    let mut slot = store.create("evening").unwrap();
    slot.write("text").unwrap();
    drop(slot);
    let confined = store.clone().confined();
    let elsewhere = folder.path().join("elsewhere");
    let places = ["../evening".to_owned(), "~/evening".to_owned(), elsewhere.join("evening").display().to_string()];
    for place in &places {
        assert!(matches!(confined.elsewhere(place, "evening"), Err(StoreError::Confined)), "{place}");
    }
    assert!(matches!(confined.delete("evening"), Err(StoreError::Confined)));
    assert!(matches!(confined.rename("evening", "morning"), Err(StoreError::Confined)));
    assert!(confined.elsewhere("morning", "evening").is_ok(), "a new name here is free for everyone");
    assert!(store.rename("evening", "morning").is_ok());
}
