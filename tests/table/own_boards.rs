//! A custom board, from a folder: checked, played on by bots, saved with the game.

use std::ffi::OsString;
use std::path::Path;
use thicket::bots::{Budget, Level};
use thicket::cli::{Io, run};
use thicket::kernel::{Options, Words};
use thicket::table::{Controller, Games, NewGame, Saved};

fn program(args: &[&str]) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = ["thicket"].iter().chain(args).map(OsString::from);
    let code = run(args, Games::ALL, Words::english(), &mut Io { input: &mut &b""[..], out: &mut out, err: &mut err });
    (code, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
}

fn folder() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards").display().to_string()
}

#[test]
fn bots_play_whole_games_on_it() {
    for (bots, games) in [("random", "60"), ("easy", "6"), ("normal", "2")] {
        let seats = "eyrie,marquise,vagabond,alliance";
        let args = ["sim", "root", "--boards", &folder(), "--board", "nine", "--seats", seats, "--bots", bots];
        let (code, out, err) = program(&[&args[..], &["--games", games, "--seed", "3", "--check", "--json"]].concat());
        assert_eq!((code, err.as_str()), (0, ""), "{bots}");
        assert!(out.contains(&format!("\"finished\":{games}")) && out.contains("\"violations\":0"), "{out}");
    }
}

#[test]
fn normal_bots_play_whole_games_on_every_map() {
    for map in ["winter", "lake", "mountain"] {
        let seats = "marquise,alliance,vagabond,eyrie";
        let args = ["sim", "root", "--board", map, "--seats", seats, "--bots", "normal", "--games", "2", "--check"];
        let (code, out, err) = program(&[&args[..], &["--json"]].concat());
        assert_eq!((code, err.as_str()), (0, ""), "{map}");
        assert!(out.contains("\"finished\":2") && out.contains("\"violations\":0"), "{out}");
    }
}

#[test]
fn a_save_carries_the_board_along() {
    let mut boards = Games::ALL.boards();
    boards.add_folder(Path::new(&folder())).unwrap();
    let seats = ["marquise", "eyrie", "alliance", "vagabond:thief"].map(String::from).to_vec();
    let options = Options { seats, board: Some("nine".into()), ..Options::default() };
    let controllers = vec![Controller::Bot(Level::Random); 4];
    let mut game = Games::ALL.get("root").unwrap().begin(&NewGame { options, controllers, seed: 5 }, &boards).unwrap();
    for _ in 0..150 {
        let action = game.advise(None, Budget::default()).unwrap().action;
        game.act(&action).unwrap();
    }
    let saved = Saved::from_bytes(game.save().to_text().as_bytes()).unwrap();
    // the program itself knows no such board
    let loaded = Games::ALL.load(&saved).unwrap();
    assert_eq!((loaded.difference, loaded.game.save()), (None, game.save()));
}

#[test]
fn a_game_with_markers_is_saved_and_played_again() {
    let seats = ["marquise", "eyrie"].map(String::from).to_vec();
    let options = Options { seats, extras: vec!["markers".into()], ..Options::default() };
    let controllers = vec![Controller::Bot(Level::Random); 2];
    let new = NewGame { options, controllers, seed: 8 };
    let mut game = Games::ALL.get("root").unwrap().begin(&new, &Games::ALL.boards()).unwrap();
    for _ in 0..60 {
        let action = game.advise(None, Budget::default()).unwrap().action;
        game.act(&action).unwrap();
    }
    let text = game.save().to_text();
    assert!(text.contains("suits = ") && text.contains("marker "));
    let loaded = Games::ALL.load(&Saved::from_bytes(text.as_bytes()).unwrap()).unwrap();
    assert_eq!((loaded.difference, loaded.game.save()), (None, game.save()));
}

#[test]
fn a_check_tells_every_fault_with_its_line() {
    let own = format!("{}/root-nine.toml", folder());
    let (code, out, err) = program(&["board", "check", &own]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("\"nine\"") && out.contains("root"), "{out}");

    let scratch = tempfile::tempdir().unwrap();
    let wrong = scratch.path().join("wrong.toml");
    let text = std::fs::read_to_string(&own).unwrap();
    let text = text.replace("ferry = 5", "ferry = 1").replace("[1, 2, 3, 6, 9, 8, 7, 4]", "[1, 2, 3]");
    std::fs::write(&wrong, text.replace("slots = 2, at = [10, 10]", "slots = 0, at = [10, 10]")).unwrap();
    let (code, out, err) = program(&["board", "check", &wrong.display().to_string(), &own]);
    assert_eq!(code, 1);
    assert!(out.contains("\"nine\""), "the other file is looked at all the same: {out}");
    for key in [", ferry: ", ", map_edge: ", ", clearings[1]: "] {
        assert!(err.lines().any(|line| line.contains("wrong.toml, line ") && line.contains(key)), "{key}: {err}");
    }
    let (code, _, err) = program(&["board", "check", &scratch.path().join("none.toml").display().to_string()]);
    assert!(code == 1 && err.contains("none.toml"), "{err}");
    assert_eq!(program(&["board", "paint", &own]).0, 2);
}

#[test]
fn a_scenario_that_is_fine_is_played_without_a_word_about_seats() {
    let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("boards/dewan-base.toml");
    let text = std::fs::read_to_string(base).unwrap().replace("id = \"base\"", "id = \"few\"");
    let scratch = tempfile::tempdir().unwrap();
    let own = scratch.path().join("few.toml").display().to_string();
    let boards = scratch.path().display().to_string();
    let simulate = ["sim", "dewan", "--boards", &boards, "--board", "few", "--games", "1", "--check", "--json"];
    // up to three can play, and up to two
    for (layout, wanted) in [("[layouts.4]", 3), ("[layouts.3]", 2)] {
        std::fs::write(&own, &text[..text.find(layout).unwrap()]).unwrap();
        assert_eq!(program(&["board", "check", &own]).0, 0, "{layout}");
        let (code, out, err) = program(&simulate);
        assert_eq!((code, err.as_str()), (0, ""), "{layout}");
        let report: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(report["wins"].as_array().map(Vec::len), Some(wanted), "{out}");
    }
    // a key that is no number of players leads nowhere
    for odd in ["[layouts.04]", "[layouts.5]", "[layouts.four]"] {
        std::fs::write(&own, text.replace("[layouts.4]", odd)).unwrap();
        let (code, _, err) = program(&["board", "check", &own]);
        assert!(code == 1 && err.contains("few.toml") && err.contains("layouts"), "{odd}: {err}");
    }
}

#[test]
fn the_files_of_the_program_have_no_faults() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("boards");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path().display().to_string());
    let files: Vec<String> = files.collect();
    let args: Vec<&str> = ["board", "check"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let (code, out, err) = program(&args);
    assert_eq!((code, err.as_str(), out.lines().count()), (0, "", files.len()), "{out}");

    let scratch = tempfile::tempdir().unwrap();
    for (file, old, new) in [
        ("dewan-team.toml", "[5, -1]", "[1, -3]"),
        ("dewan-team.toml", "[layouts.4]", "[layouts.5]"),
        ("dewan-set-standard.toml", "badlands_artifact = 1", "badlands_artifact = 1000"),
    ] {
        let text = std::fs::read_to_string(files.iter().find(|path| path.ends_with(file)).unwrap()).unwrap();
        assert!(text.contains(old), "{file}: {old}");
        let wrong = scratch.path().join(file);
        std::fs::write(&wrong, text.replacen(old, new, 1)).unwrap();
        let (code, out, err) = program(&["board", "check", &wrong.display().to_string()]);
        assert!(code == 1 && out.is_empty() && err.contains(file), "{file}: {err}");
    }
}
