//! `thicket export`: what it writes and where, and what it refuses.

use crate::commands::{saved_game, with_saves};
use std::path::Path;
use std::process::Command;
use thicket::bots::Level;
use thicket::kernel::Options;
use thicket::table::{Controller, Games, NewGame, Store};

/// A folder with a game of Iwari after this many actions.
fn saved(actions: usize) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let seats = vec!["red".to_owned(), "blue".to_owned()];
    let controllers = vec![Controller::Bot(Level::Random); 2];
    let new = NewGame { options: Options { seats, ..Options::default() }, controllers, seed: 3 };
    let mut game = Games::ALL.get("iwari").unwrap().begin(&new, &Games::ALL.boards()).unwrap();
    while game.actions() < actions {
        let advice = game.advise(None, Default::default()).unwrap();
        game.act(&advice.action).unwrap();
    }
    Store::new(folder.path().to_owned()).create("evening").unwrap().write(&game.save().to_text()).unwrap();
    folder
}

/// What the program says, with settings of its own.
fn export(folder: &Path, args: &[&str]) -> (i32, String, String) {
    let name = if args.iter().any(|arg| arg.ends_with(".toml")) { &[][..] } else { &["evening"] };
    let mut asked = Command::new(env!("CARGO_BIN_EXE_thicket"));
    asked.arg("export").args(name).args(args).arg("--saves").arg(folder);
    let said = asked.env("XDG_CONFIG_HOME", folder.join("settings")).env("LANG", "C").output().unwrap();
    let [out, err] = [said.stdout, said.stderr].map(|text| String::from_utf8(text).unwrap());
    (said.status.code().unwrap(), out, err)
}

#[test]
fn each_format_goes_to_the_standard_output_or_to_a_file() {
    let folder = saved(12);
    for (format, begins, ends) in [
        ("cast", "{\"version\":2,\"width\":100,\"height\":30,", "\\u001b[?25h\"]\n"),
        ("svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 918 558\"", "</svg>\n"),
        ("html", "<!DOCTYPE html>\n", "</html>\n"),
    ] {
        let args = ["--format", format, "--size", "100x30"];
        let (code, text, err) = export(folder.path(), &args);
        assert_eq!((code, err.as_str()), (0, ""), "{format}");
        assert!(text.starts_with(begins) && text.ends_with(ends), "{format}: {}", &text[..200]);
        let file = folder.path().join(format!("game.{format}"));
        let to_file = [&args[..], &["--out", file.to_str().unwrap()]].concat();
        assert_eq!(export(folder.path(), &to_file), (0, String::new(), String::new()), "{format}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "{format}");
        assert_eq!(export(folder.path(), &to_file).0, 0, "{format}: the file is replaced");
        let here = folder.path().display().to_string();
        assert!(!text.contains(&here) && !text.contains("evening"), "{format} tells nothing of where the game lies");
    }
}

#[test]
fn a_picture_is_of_the_end_or_of_a_moment_with_a_theme_of_its_own() {
    let folder = saved(12);
    let picture = |args: &[&str]| export(folder.path(), &[&["--format", "svg"], args].concat()).1;
    let end = picture(&[]);
    assert_eq!(picture(&["--at", "12"]), end);
    assert_ne!(picture(&["--at", "3"]), end);
    assert!(end.contains("prefers-color-scheme") && !picture(&["--theme", "light"]).contains("prefers-color-scheme"));
    let few = picture(&["--colors", "16", "--glyphs", "ascii"]);
    assert!(few != end && few.contains("aria-label=\"thicket: Red, Blue\""), "{few}");
}

/// A game that continues is shown as everyone knows it, unless a seat is named.
#[test]
fn what_a_game_hides_stays_hidden() {
    let folder = saved(12);
    let seen = |who: &[&str]| export(folder.path(), &[&["--format", "svg"], who].concat()).1;
    assert_eq!(seen(&[]), seen(&["--as", "spectator"]));
    assert_ne!(seen(&[]), seen(&["--as", "all"]));
    assert_ne!(seen(&["--as", "red"]), seen(&["--as", "blue"]));
}

#[test]
fn what_cannot_be_exported_is_said_in_a_sentence() {
    let folder = saved(2);
    for (args, code, word) in [
        (&["--format", "svg", "--size", "wide"][..], 2, "\"wide\" is not a size"),
        (&["--format", "svg", "--size", "80x2x4"], 2, "not a size"),
        (&["--format", "svg", "--size", "501x40"], 2, "to 500x500"),
        (&["--format", "svg", "--size", "40x12"], 2, "from 80x20"),
        (&["--format", "cast", "--at", "3"], 2, "--format svg"),
        (&["--format", "svg", "--at", "3"], 2, "from 0 to 2"),
        (&["--format", "svg", "--as", "green"], 2, "green"),
        (&["--format", "svg", "--theme", "neon"], 2, "neon"),
        (&["--format", "gif"], 2, "gif"),
        (&["--format", "svg", "--out", "/dev/null/all.svg"], 1, "/dev/null/all.svg"),
        (&["none.toml", "--format", "svg"], 2, "none.toml"),
        (&[], 2, "--format"),
    ] {
        let (status, out, err) = export(folder.path(), args);
        assert_eq!((status, out.as_str()), (code, ""), "{args:?}: {err}");
        assert!(err.contains(word) && err.lines().count() == 1, "{args:?}: {err}");
    }
}

/// The small game of these tests has no painter.
#[test]
fn a_game_without_a_painter_has_no_pictures() {
    let (folder, _, _) = saved_game(5);
    let (code, out, err) = with_saves(folder.path(), &["export", "evening", "--format", "svg"]);
    assert!(code == 1 && out.is_empty() && !err.is_empty(), "{err}");
}
