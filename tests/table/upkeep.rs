//! Saves besides being played: listed, deleted, renamed, opened where they lie.

use crate::commands::{program, program_of, saved_game, with_saves};
use std::fs;
use thicket::kernel::Words;
use thicket::table::{Games, Store};

/// The names in the list of saves.
fn listed(store: &Store) -> Vec<String> {
    let mut names: Vec<String> = store.list().unwrap().into_iter().map(|save| save.name).collect();
    names.sort();
    names
}

#[test]
fn a_save_is_deleted_once_it_is_agreed_to() {
    let (folder, store, saved) = saved_game(5);
    let (_, mut slot) = store.load("evening").unwrap();
    slot.write(&saved.to_text()).unwrap();
    // who plays a save keeps it
    let saves = folder.path().to_str().unwrap();
    let (code, _, err) = with_saves(folder.path(), &["saves", "delete", "evening", "--yes"]);
    assert!(code == 1 && err.starts_with("thicket: evening is being played in another session"), "{err}");
    drop(slot);
    for answer in [&b""[..], b"\n", b"n\n", b"what\n"] {
        let (code, out, err) = program(&["saves", "delete", "evening", "--saves", saves], answer);
        assert!(code == 1 && out.contains("evening") && err.contains("--yes"), "{out}{err}");
        assert_eq!(listed(&store), ["evening"]);
    }
    assert_eq!(program(&["saves", "delete", "evening", "--saves", saves], b"y\n").0, 0);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing of it is left");

    store.create("one").unwrap().write(&saved.to_text()).unwrap();
    store.create("two").unwrap().write(&saved.to_text()).unwrap();
    for wrong in ["three", "../one", ".one"] {
        let (code, _, err) = with_saves(folder.path(), &["saves", "delete", "one", wrong, "--yes"]);
        assert!(code == 2 && err.contains(wrong), "{err}");
        assert_eq!(listed(&store), ["one", "two"], "all of them are there, or none is deleted");
    }
    assert_eq!(with_saves(folder.path(), &["saves", "delete", "two", "one", "--yes"]).0, 0);
    assert_eq!(listed(&store), [""; 0]);
}

#[test]
fn a_save_is_renamed_with_the_one_before_it() {
    let (folder, store, saved) = saved_game(5);
    let (_, mut slot) = store.load("evening").unwrap();
    slot.write(&saved.to_text()).unwrap();
    drop(slot);
    store.create("taken").unwrap().write(&saved.to_text()).unwrap();
    for (name, new) in [("evening", "taken"), ("evening", "a.b"), ("evening", "../x"), ("night", "day")] {
        let (code, out, err) = with_saves(folder.path(), &["saves", "rename", name, new]);
        assert_eq!((code, out.as_str(), err.lines().count()), (2, "", 1), "{name} {new}: {err}");
    }
    assert_eq!(with_saves(folder.path(), &["saves", "rename", "evening", "morning"]).0, 0);
    assert_eq!(listed(&store), ["morning", "taken"]);
    assert!(folder.path().join("morning.toml.bak").is_file());
    assert_eq!(store.load("morning").unwrap().0, saved);
}

#[test]
fn a_save_that_its_owner_called_otherwise_is_listed_and_goes_on() {
    let (folder, store, saved) = saved_game(5);
    for name in ["my game", "a.b", "l'été"] {
        fs::write(folder.path().join(format!("{name}.toml")), saved.to_text()).unwrap();
        assert_eq!(store.load(name).unwrap().0, saved);
        assert_eq!(with_saves(folder.path(), &["replay", name]).0, 0, "{name}");
    }
    fs::write(folder.path().join(".hidden.toml"), saved.to_text()).unwrap();
    assert_eq!(listed(&store), ["a.b", "evening", "l'été", "my game"]);
    let (mut slot, text) = (store.load("my game").unwrap().1, saved.to_text());
    slot.write(&text).unwrap();
    assert_eq!(slot.name(), "my game");
    assert!(store.create("your game").is_err(), "a new save has a plain name");
}

#[test]
fn of_a_save_with_only_the_one_before_it_every_command_says_the_same() {
    let (folder, store, saved) = saved_game(5);
    fs::rename(store.path("evening"), folder.path().join("evening.toml.bak")).unwrap();
    let (_, out, _) = with_saves(folder.path(), &["saves"]);
    assert!(out.contains("evening ") && out.contains("evening.toml is missing") && out.contains("is good"), "{out}");
    let (code, _, err) = with_saves(folder.path(), &["continue"]);
    assert!(code == 1 && err.contains("thicket continue evening --last-good"), "{err}");
    let (code, _, err) = with_saves(folder.path(), &["play", "race", "--name", "evening"]);
    assert!(code == 2 && err.contains("already exists"), "{err}");
    with_saves(folder.path(), &["continue", "evening", "--last-good"]);
    assert_eq!(store.load("evening-1").unwrap().0, saved);
    fs::write(folder.path().join("evening.toml.bak"), "hello").unwrap();
    let (code, _, err) = with_saves(folder.path(), &["continue", "evening", "--last-good"]);
    assert!(code == 1 && err.contains("missing") && err.contains("unusable"), "{err}");
    assert_eq!(with_saves(folder.path(), &["saves", "delete", "evening", "--yes"]).0, 0);
    assert_eq!(listed(&store), ["evening-1"]);
}

#[test]
fn a_save_without_a_good_one_before_it_promises_none() {
    let (folder, store, saved) = saved_game(5);
    let text = saved.to_text();
    for damaged in [text[..400].to_owned(), text.replace("race", "rice")] {
        fs::write(store.path("evening"), damaged).unwrap();
        let (code, _, err) = with_saves(folder.path(), &["continue", "evening"]);
        assert!(code == 1 && !err.contains("good"), "{err}");
    }
}

#[test]
fn a_game_goes_on_where_its_file_lies() {
    let away = tempfile::tempdir().unwrap();
    let home = tempfile::tempdir().unwrap();
    let program = |args: &[&str]| {
        let args = [args, &["--plain", "--saves", home.path().to_str().unwrap()]].concat();
        let input: &[u8] = if args[0] == "play" { b"quit\n" } else { b"keep 1\nquit\n" };
        program_of(Games::ALL, Words::english(), &args, input)
    };
    let (code, _, err) = program(&["play", "root", "--name", "one", "--seed", "1"]);
    assert_eq!(code, 0, "{err}");
    let file = away.path().join("one.toml");
    fs::rename(home.path().join("one.toml"), &file).unwrap();
    let path = file.to_str().unwrap();
    let before = fs::read(&file).unwrap();
    let (code, out, err) = program(&["continue", path]);
    assert!(code == 0 && out.contains("\"one\""), "{out}{err}");
    assert!(fs::read(&file).unwrap() != before, "it is saved where it was");
    assert_eq!(program_of(Games::ALL, Words::english(), &["replay", path], b"").0, 0);
    // the one before a save is left as it is
    let kept = format!("{path}.bak");
    let before = fs::read(&kept).unwrap();
    let (code, out, _) = program(&["continue", &kept]);
    assert!(code == 0 && out.contains("\"one-1\""), "{out}");
    assert!(fs::read(&kept).unwrap() == before);
    assert!(away.path().join("one-1.toml").is_file());
    assert!(home.path().join("one.toml").symlink_metadata().is_err());
    for wrong in ["/no/such.toml", "no.toml", "./no"] {
        let (code, out, err) = program(&["continue", wrong]);
        assert_eq!((code, out.as_str(), err.lines().count()), (2, "", 1), "{err}");
        assert!(err.contains(wrong), "{err}");
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_no_save_and_keeps_nobody_waiting() {
    let (folder, store, _) = saved_game(5);
    let pipe = store.path("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    for args in [&["continue", "pipe"][..], &["replay", "pipe"], &["replay", pipe.to_str().unwrap()]] {
        let (code, _, err) = with_saves(folder.path(), args);
        assert!(code == 1 && err.contains("not a regular file"), "{args:?}: {err}");
    }
}

#[test]
fn a_number_of_seats_stands_for_the_first_of_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let saves = folder.path().to_str().unwrap();
    for (game, count) in [("root", 3), ("root", 6), ("dewan", 3), ("iwari", 2)] {
        let (name, seats) = (format!("{game}-{count}"), count.to_string());
        let args = ["play", game, "--seats", &seats, "--name", &name, "--plain", "--saves", saves];
        let (code, _, err) = program_of(Games::ALL, Words::english(), &args, b"quit\n");
        assert_eq!(code, 0, "{err}");
        let (saved, _) = Store::new(folder.path().to_owned()).load(&name).unwrap();
        let people = saved.controllers.iter().filter(|controller| controller.id() == "human").count();
        assert_eq!((saved.controllers.len(), people), (count, 1));
    }
    let (code, _, err) = program_of(Games::ALL, Words::english(), &["play", "dewan", "--seats", "7"], b"");
    assert!(code == 2 && err.contains("2 to 4"), "{err}");
}
