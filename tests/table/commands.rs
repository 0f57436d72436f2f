//! The commands of the program, as they are typed.

use crate::toy::{GAMES, WORDS};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::Path;
use thicket::bots::Level;
use thicket::cli::{Io, run};
use thicket::kernel::{Language, Options, Words};
use thicket::table::{Controller, Games, NewGame, Saved, Store};

/// The program with some input.
pub fn program(args: &[&str], input: &[u8]) -> (u8, String, String) {
    program_of(GAMES, &WORDS, args, input)
}

pub fn program_of(games: Games, words: &'static Words, args: &[&str], input: &[u8]) -> (u8, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = ["thicket"].iter().chain(args).map(OsString::from);
    let code = run(args, games, words, &mut Io { input: &mut &*input, out: &mut out, err: &mut err });
    (code, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
}

#[test]
fn wrong_arguments_get_one_sentence_and_the_code_2() {
    for (args, word) in [
        (&["sim"][..], "GAME"),
        (&["sim", "chess"], "chess"),
        (&["sim", "race", "--games", "many"], "many"),
        (&["sim", "race", "--games", "0"], "0"),
        (&["sim", "race", "--bots", "clever"], "clever"),
        (&["sim", "race", "--bots", "hard"], "hard"),
        (&["arena", "race", "--bots", "random,hard"], "hard"),
        (&["arena", "race", "--bots", "random", "--field", "hard"], "hard"),
        (&["arena", "tune", "race"], "weights"),
        (&["arena", "tune"], "GAME"),
        (&["sim", "race", "--bots", "easy,easy,easy"], "3"),
        (&["sim", "race", "--seats", "red,pink"], "pink"),
        (&["sim", "race", "--board", "round"], "round"),
        (&["fly"], "fly"),
        (&["engine", "--fast"], "--fast"),
        (&["completions", "tcsh"], "tcsh"),
        (&["continue", "--saves", "/no/such/folder", "--colors", "pink"], "pink"),
        (&["continue", "--saves", "/no/such/folder", "--theme", "mud"], "mud"),
        (&["sim", "race", "--seats", "9"], "9"),
        (&["play", "race", "--seats", "9"], "9"),
        (&["board"], "check"),
        (&["saves", "delete"], "NAME"),
        (&["sim", "race", "--seats", "red,red"], "red"),
        (&["sim", "race", "--seed", "x"], "x"),
        (&["sim", "race", "--jobs", "0"], "0"),
        (&["sim", "race", "--feats"], "feats"),
        (&["play", "race", "--seed", "-1"], "-1"),
        (&["play", "race", "--seats", "red=human=easy"], "human=easy"),
        (&["man", "now"], "now"),
        (&["saves", "all"], "all"),
        (&["completions"], "SHELL"),
        (&["replay"], "SAVE"),
        (&["replay", "/no/such.toml"], "/no/such.toml"),
    ] {
        refused(args, word);
    }
    for command in [&["sim", "race"][..], &["play", "race"], &["engine"], &["continue"]] {
        refused(&[command, &["--boards", "/no/such/folder"]].concat(), "/no/such/folder");
    }
}

/// One sentence on the channel for errors, with this word in it, and the exit code of wrong arguments.
fn refused(args: &[&str], word: &str) {
    refused_by(GAMES, &WORDS, args, word);
}

fn refused_by(games: Games, words: &'static Words, args: &[&str], word: &str) {
    let (code, out, err) = program_of(games, words, args, b"");
    assert_eq!((code, out.as_str(), err.lines().count()), (2, "", 1), "{args:?}: {err}");
    assert!(err.starts_with("thicket: ") && err.contains(word), "{args:?}: {err}");
}

#[test]
fn wrong_arguments_of_every_game_get_one_sentence_and_the_code_2() {
    for (args, word) in [
        (&["root", "--seats", "marquise,badgers"][..], "badgers"),
        (&["root", "--seats", "marquise,marquise"], "marquise"),
        (&["root", "--seats", "marquise"], "2 to 6"),
        (&["root", "--seats", "marquise,vagabond:king"], "king"),
        (&["root", "--seats", "marquise:thief,eyrie"], "marquise:thief"),
        (&["root", "--board", "moon"], "autumn"),
        (&["root", "--deck", "tarot"], "standard"),
        (&["root", "--feats"], "feats"),
        (&["dewan", "--seats", "marquise,eyrie"], "marquise"),
        (&["dewan", "--scenario", "moon"], "base"),
        (&["dewan", "--deck", "tarot"], "standard"),
        (&["dewan", "--expeditions"], "expeditions"),
        (&["iwari", "--seats", "red,red"], "red"),
        (&["iwari", "--seats", "red,green"], "green"),
        (&["iwari", "--board", "moon"], "new_horizons"),
        (&["iwari", "--deck", "tarot"], "standard"),
    ] {
        let (_, _, said) = program_of(Games::ALL, Words::english(), &[&["sim"], args].concat(), b"");
        assert!(!said.contains(".."), "two full stops: {said}");
        refused_by(Games::ALL, Words::english(), &[&["sim"], args].concat(), word);
        let saves = tempfile::tempdir().unwrap();
        let folder = ["--saves", saves.path().to_str().unwrap()];
        refused_by(Games::ALL, Words::english(), &[&["play"], args, &folder].concat(), word);
        assert_eq!(std::fs::read_dir(saves.path()).unwrap().count(), 0, "{args:?}");
    }
}

#[test]
fn a_folder_of_boards_is_an_argument_and_a_disk_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    let named = ["sim", "race", "--boards", folder.path().to_str().unwrap()];
    std::fs::write(&file, "game = \"race\"\nid = ").unwrap();
    refused(&named, "line 2");
    refused(&["sim", "race", "--boards", file.to_str().unwrap()], "mine.toml");
    std::fs::write(&file, "game = \"race\"\nid = \"mine\"\ngoal = 3\n").unwrap();
    let (code, _, err) = program(&[&named[..], &["--board", "mine", "--games", "2"]].concat(), b"");
    assert_eq!((code, err.as_str()), (0, ""));
    // a file where the folder of saves should be is not a wrong name
    let (code, _, err) = with_saves(&file, &["play", "race"]);
    assert_eq!((code, err.lines().count()), (1, 1), "{err}");
}

#[test]
fn what_is_no_plain_file_is_no_board() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.toml");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for file in [Path::new("/dev/zero"), &pipe, folder.path()] {
        let (code, out, err) = program(&["board", "check", file.to_str().unwrap()], b"");
        assert_eq!((code, out.as_str()), (1, ""), "{err}");
        assert!(err.contains("not a regular file"), "{err}");
    }
    refused(&["sim", "race", "--boards", folder.path().to_str().unwrap()], "not a regular file");
}

#[test]
fn foreign_files_do_not_steer_the_terminal() {
    let (folder, _, saved) = saved_game(10);
    let text = saved.to_text();
    let body = text.split_inclusive('\n').skip(3).collect::<String>();
    let escape = "\\u001b]0;x\\u0007\\u202e";
    for (name, what) in [("b", "\"red\""), ("c", "\"race\""), ("d", "seats = "), ("e", "text = ")] {
        let place = body.find(what).expect(what) + usize::from(what.starts_with('"'));
        let foreign = format!("{}{escape}{}", &body[..place], &body[place..]);
        let foreign =
            if what.starts_with('"') { foreign } else { body.replacen(what, &format!("\"{escape}\" = 1\n{what}"), 1) };
        std::fs::write(folder.path().join(format!("{name}.toml")), thicket::table::seal(&foreign)).unwrap();
        let file = folder.path().join(format!("{name}.toml"));
        let file = file.to_str().unwrap();
        for args in [&["saves"][..], &["continue", name, "--plain"], &["replay", name], &["board", "check", file]] {
            let (_, out, err) = with_saves(folder.path(), args);
            let told = out + &err;
            assert!(!told.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{args:?}: {told:?}");
        }
    }
}

#[test]
fn sim_prints_a_table_for_people_and_one_object_for_programs() {
    let args = ["sim", "race", "--seats", "red,blue,green", "--games", "50", "--seed", "1", "--check"];
    let (code, out, err) = program(&args, b"");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("50 games in ") && out.contains("all finished"), "{out}");
    assert!(out.lines().last().unwrap().starts_with("3     green"), "{out}");
    let (code, out, _) = program(&[&args[..], &["--json", "--jobs", "3"]].concat(), b"");
    let report = serde_json::from_str::<serde_json::Value>(&out).unwrap();
    assert_eq!((code, out.lines().count()), (0, 1));
    let keys: Vec<&str> = report.as_object().unwrap().keys().map(String::as_str).collect();
    let mut wanted = vec![
        "games",
        "finished",
        "unfinished",
        "violations",
        "decisions",
        "forced",
        "decisions_per_second",
        "games_per_second",
        "rounds",
        "wins",
        "mean_scores",
        "factions",
        "longest_list",
    ];
    wanted.sort_unstable();
    assert_eq!(keys, wanted);
    assert_eq!((&report["violations"], &report["games"]), (&0.into(), &50.into()));
    assert_eq!(report["factions"]["red"]["games"], 50);
}

#[test]
fn seats_that_draw_what_they_play_are_counted_by_what_they_played() {
    let args = ["sim", "race", "--seats", "random2", "--games", "60", "--seed", "1", "--check"];
    let (code, out, err) = program(&args, b"");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("2     random"), "{out}");
    let (_, json, _) = program(&[&args[..], &["--json", "--jobs", "2"]].concat(), b"");
    let report = serde_json::from_str::<serde_json::Value>(&json).unwrap();
    let played = report["factions"].as_object().unwrap();
    assert!(played.len() > 2, "{json}");
    let games: u64 = played.values().map(|tally| tally["games"].as_u64().unwrap()).sum();
    assert_eq!(games, 120);
    assert_eq!(program(&["sim", "race", "--seats", "random9"], b"").0, 2);
}

#[test]
fn the_law_is_told_by_number_and_by_word() {
    let law = |args: &[&str]| program_of(Games::ALL, Words::english(), &[&["law"], args].concat(), b"");
    let told = |args: &[&str]| {
        let (code, out, err) = law(args);
        assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
        assert!(out.lines().all(|line| line.len() <= 78), "{out}");
        out
    };
    let contents = told(&[]);
    assert!(contents.starts_with("The rules of Root") && contents.contains("dewan, iwari"), "{contents}");
    assert!(told(&["--game", "iwari"]).contains("I15  Special maps"));
    let chapter = told(&["7"]);
    assert!(
        chapter.starts_with("Law 7: Eyrie") && chapter.contains("\n7.8.4 ") && !chapter.contains("\n8.1"),
        "{chapter}"
    );
    assert!(told(&["7", "--game", "dewan"]).starts_with("Law D7: Effects of a camp"));
    assert!(told(&["i6.4"]).contains("Totems: "), "a number finds its game");
    let found = told(&["guerrilla", "war"]);
    assert!(found.contains("8.2.2") && found.contains("1 law\n") && !found.contains("8.2.3"), "{found}");
    let found = told(&["discard pile"]);
    assert!(["Root, ", "Dewan, ", "Iwari, "].iter().all(|game| found.contains(game)), "{found}");
    let (code, out, err) = law(&["xyzzy"]);
    assert!((code, out.as_str()) == (1, "") && err.contains("xyzzy"), "{err}");
    let (code, _, err) = law(&["7", "--game", "chess"]);
    assert!(code == 2 && err.contains("chess"), "{err}");
}

#[test]
fn help_manual_and_completions_know_every_game_and_its_extras() {
    let (_, man, _) = program_of(Games::ALL, Words::english(), &["man"], b"");
    for command in ["play", "sim"] {
        let (_, help, _) = program_of(Games::ALL, Words::english(), &[command, "--help"], b"");
        for game in Games::ALL.iter() {
            assert!(help.contains(game.id) && man.contains(game.id), "{command}: {}", game.id);
        }
        for flag in ["--feats", "--expeditions", "--iwari-plain", "--scenario", "--boards "] {
            assert!(
                help.contains(flag) || flag == "--scenario" && help.contains("scenario]"),
                "{command}: {flag}\n{help}"
            );
        }
        assert_eq!(help.contains("--plain "), command == "play", "a flag of the screen: {help}");
        assert!(man.contains("iwari\\-plain") && man.contains("feats"), "{man}");
    }
    let (_, help, _) = program_of(Games::ALL, Words::english(), &["--help"], b"");
    assert!(["Root", "Dewan", "Iwari"].iter().all(|game| help.contains(game)), "{help}");
    let (_, script, _) = program_of(Games::ALL, Words::english(), &["completions", "elvish"], b"");
    assert!(["--iwari-plain", "--feats", "--scenario"].iter().all(|flag| script.contains(flag)), "{script}");
}

#[test]
fn no_command_has_a_flag_that_all_commands_have() {
    let grammar = thicket::cli::grammar();
    let common: Vec<_> = grammar.get_arguments().filter_map(|arg| arg.get_long()).collect();
    assert!(common.contains(&"plain"));
    for command in grammar.get_subcommands() {
        let own = command.get_arguments().filter(|arg| !arg.is_global_set());
        for long in own.filter_map(|arg| arg.get_long()) {
            assert!(!common.contains(&long), "{} has a --{long} of its own", command.get_name());
        }
    }
}

#[test]
fn lines_only_is_for_every_game_and_no_rule_of_one() {
    let saves = tempfile::tempdir().unwrap();
    let folder = saves.path().to_str().unwrap();
    for (args, extras) in [
        (&["play", "root", "--plain"][..], 0),
        (&["play", "iwari", "--seats", "red,white", "--plain"], 0),
        (&["play", "iwari", "--seats", "red,white", "--iwari-plain"], 1),
    ] {
        let (code, out, err) = program_of(
            Games::ALL,
            Words::english(),
            &[args, &["--name", "one", "--saves", folder]].concat(),
            b"quit\n",
        );
        assert!(code == 0 && out.contains("Plain mode"), "{args:?}: {out}{err}");
        let saved = Store::new(saves.path().to_owned()).load("one").unwrap().0;
        assert_eq!(saved.options.extras.len(), extras, "{args:?}");
        std::fs::remove_dir_all(saves.path()).unwrap();
    }
}

/// All commands that can be typed, by their path.
fn paths(command: &clap::Command, before: &str) -> Vec<String> {
    let tasks = command.get_subcommands().filter(|task| !task.is_hide_set());
    tasks
        .flat_map(|task| {
            let path = format!("{before}{}", task.get_name());
            let inner = paths(task, &format!("{path}-"));
            let own = if task.is_subcommand_required_set() { None } else { Some(path) };
            own.into_iter().chain(inner)
        })
        .collect()
}

#[test]
fn the_help_of_every_command_has_an_example_that_is_understood() {
    let paths = paths(&thicket::cli::grammar(), "");
    for path in &paths {
        let mut args: Vec<&str> = if path == "install-docs" { vec![path.as_str()] } else { path.split('-').collect() };
        args.push("--help");
        let (code, help, err) = program_of(Games::ALL, Words::english(), &args, b"");
        let example = thicket::cli::example(path).unwrap_or_else(|| panic!("{path} has no example"));
        assert!(code == 0 && help.ends_with(&format!("Example:\n  {example}\n")), "{help}{err}");
        let parsed = thicket::cli::grammar().try_get_matches_from(example.split(' '));
        assert!(parsed.is_ok(), "{example}: {}", parsed.err().map(|error| error.to_string()).unwrap_or_default());
    }
    let used: BTreeSet<_> = paths.iter().filter_map(|path| thicket::cli::example(path)).collect();
    assert_eq!(used.len(), thicket::cli::EXAMPLES.len(), "each is the example of one command");
}

#[test]
fn the_help_of_a_game_to_play_names_what_can_be_typed_in_each_language() {
    for (language, usage) in
        [(Language::English, "Usage:"), (Language::Chinese, "用法："), (Language::Japanese, "使い方：")]
    {
        for args in [&["play", "--help"][..], &["sim", "--help"], &["arena", "tune", "--help"]] {
            let (_, help, _) = program_of(Games::ALL, Words::of(language), args, b"");
            for id in ["vagabond_2", "exiles_partisans", "long_road", "dusk", "lake_village"] {
                assert!(help.contains(id), "{args:?} {id}: {help}");
            }
            assert!(help.contains(usage), "{help}");
            for english in ["Options:", "Arguments:", "[default", "[possible", "Print help"] {
                assert!(language == Language::English || !help.contains(english), "{english}: {help}");
            }
        }
    }
}

#[test]
fn a_slip_of_the_keyboard_is_answered_with_what_was_meant() {
    let said = |args: &[&str]| program_of(Games::ALL, Words::english(), args, b"").2;
    for (args, meant) in [
        (&["paly"][..], "play"),
        (&["sim", "rot"], "root"),
        (&["sim", "root", "--seats", "marqise,eyrie"], "marquise"),
        (&["sim", "root", "--board", "winterr"], "winter"),
        (&["sim", "root", "--deck", "standart"], "standard"),
        (&["sim", "root", "--sets", "4"], "--seats"),
        (&["export", "x", "--format", "htm"], "html"),
    ] {
        let text = said(args);
        assert!(text.contains(&format!("Did you mean \"{meant}\"?")), "{args:?}: {text}");
    }
    assert!(!said(&["sim", "chess"]).contains("Did you mean"));
    for language in [Language::Chinese, Language::Japanese] {
        for args in [&["paly"][..], &["sim"], &["sim", "root", "--games"], &["export", "x", "--format", "y"]] {
            let (code, _, text) = program_of(Games::ALL, Words::of(language), args, b"");
            let is_said = !text.is_ascii();
            assert!(code == 2 && is_said && !text.contains("argument") && !text.contains("value"), "{text}");
        }
    }
}

#[test]
fn hyphens_and_underscores_are_alike_in_ids() {
    for args in [
        &["sim", "iwari", "--seats", "2", "--board", "long-road"][..],
        &["sim", "root", "--seats", "marquise,vagabond,vagabond-2:ranger", "--deck", "exiles-partisans"],
        &["sim", "root", "--seats", "clockwork:marquise:iron-will,eyrie"],
    ] {
        let (code, _, err) = program_of(Games::ALL, Words::english(), &[args, &["--games", "1"]].concat(), b"");
        assert_eq!(code, 0, "{args:?}: {err}");
    }
}

#[test]
fn help_version_completions_and_manual_name_every_command() {
    let (code, help, _) = program(&["--help"], b"");
    assert_eq!(code, 0);
    let (_, man, _) = program(&["man"], b"");
    for command in thicket::cli::grammar().get_subcommands().filter(|command| !command.is_hide_set()) {
        let name = command.get_name();
        assert!(help.contains(name) && man.contains(&format!("thicket {name}")), "{name}");
    }
    assert!(!help.contains('[') || !help.contains("[cli-"), "{help}");
    assert!(program(&["--version"], b"").1.starts_with("thicket "));
    for shell in ["elvish", "powershell"] {
        let (code, script, _) = program(&["completions", shell], b"");
        assert!(code == 0 && script.contains("max-rounds") && !script.contains("'complete'"), "{shell}");
    }
}

/// A folder of saves in which a game of bots stands after this many actions.
pub fn saved_game(actions: usize) -> (tempfile::TempDir, Store, Saved) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().to_owned());
    let seats = vec!["red".to_owned(), "blue".to_owned()];
    let new = NewGame {
        options: Options { seats, ..Options::default() },
        controllers: vec![Controller::Bot(Level::Random); 2],
        seed: 3,
    };
    let mut game = GAMES.get("race").unwrap().begin(&new, &GAMES.boards()).unwrap();
    while game.actions() < actions {
        let Some(advice) = game.advise(None, Default::default()) else { break };
        game.act(&advice.action).unwrap();
    }
    store.create("evening").unwrap().write(&game.save().to_text()).unwrap();
    (folder, store, game.save())
}

pub fn with_saves(folder: &Path, args: &[&str]) -> (u8, String, String) {
    program(&[args, &["--saves", folder.to_str().unwrap()]].concat(), b"")
}

#[test]
fn saves_are_listed_with_their_faults() {
    let (folder, store, saved) = saved_game(10);
    std::fs::write(store.path("broken"), "hello").unwrap();
    let (code, out, err) = with_saves(folder.path(), &["saves"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let line = out.lines().find(|line| line.starts_with("evening")).unwrap();
    assert!(line.contains("race") && line.contains("red, blue") && line.contains(&saved.round.to_string()), "{out}");
    assert!(out.contains("broken.toml: This is not a save of thicket"), "{out}");
    let empty = tempfile::tempdir().unwrap();
    let (code, out, _) = with_saves(empty.path(), &["saves"]);
    assert!(code == 0 && out.contains("no save") && !empty.path().join("saves").exists());
}

#[test]
fn a_replay_tells_the_story_as_far_as_the_viewer_may_know_it() {
    let (folder, store, saved) = saved_game(12);
    let drawn = saved.journal.iter().any(|turn| turn.contains("draw {card "));
    assert!(drawn, "{:?}", saved.journal);
    let (code, spectator, _) = with_saves(folder.path(), &["replay", "evening"]);
    assert_eq!(code, 0);
    let turns = spectator.lines().filter(|line| line.starts_with("Turn ")).count();
    assert_eq!(turns, saved.journal.len());
    let rounds = spectator.lines().filter(|line| line.starts_with("Round ")).count();
    assert_eq!(rounds, saved.rounds.len());
    assert!(spectator.contains("\nScores: red "), "{spectator}");
    assert!(spectator.contains(&format!("Replayed {} turns", saved.journal.len())), "{spectator}");
    let path = store.path("evening");
    let (code, all, _) = with_saves(folder.path(), &["replay", path.to_str().unwrap(), "--as", "all"]);
    assert_eq!(code, 0);
    assert_ne!(all, spectator);
    assert_eq!(all.lines().count(), spectator.lines().count());
    assert_eq!(with_saves(folder.path(), &["replay", "evening", "--as", "pink"]).0, 2);
    assert_eq!(with_saves(folder.path(), &["replay", "morning"]).0, 2);
    let before = std::fs::read(&path).unwrap();
    let (code, out, err) = with_saves(folder.path(), &["replay", "evening", "--screen"]);
    assert_eq!((code, out.as_str(), err.lines().count()), (1, "", 1), "the race has no face to be watched with");
    assert_eq!(std::fs::read(&path).unwrap(), before);
    std::fs::write(store.path("morning"), "hello").unwrap();
    assert_eq!(with_saves(folder.path(), &["replay", "morning"]).0, 1);
}

#[test]
fn a_replay_books_the_beginning_of_a_turn_under_that_turn() {
    for (game, seats, key) in
        [("root", 3, "root-log-turn"), ("dewan", 2, "dewan-log-turn"), ("iwari", 3, "iwari-log-turn")]
    {
        let entry = Games::ALL.get(game).unwrap();
        let controllers = vec![Controller::Bot(Level::Random); seats];
        let seats = entry.seats_for(seats, &[]).unwrap();
        let new = NewGame { options: Options { seats, ..Options::default() }, controllers, seed: 5 };
        let mut played = entry.begin(&new, &Games::ALL.boards()).unwrap();
        while played.actions() < 120 && played.asked().is_some() {
            let action = played.advise(None, Default::default()).unwrap().action;
            played.act(&action).unwrap();
        }
        let folder = tempfile::tempdir().unwrap();
        let store = Store::new(folder.path().to_owned());
        store.create("one").unwrap().write(&played.save().to_text()).unwrap();
        let args = ["replay", "one", "--saves", folder.path().to_str().unwrap()];
        let (code, story, err) = program_of(Games::ALL, Words::english(), &args, b"");
        assert_eq!(code, 0, "{err}");
        let log = played.log(0..played.log_len(), thicket::kernel::Viewer::Spectator);
        let begun: Vec<String> = log
            .iter()
            // The setup is a turn of its own, and the first turn of the game may continue it.
            .filter(|told| told.message.key == key && told.turn > 1)
            .map(|told| Words::english().say(&told.message))
            .collect();
        assert!(begun.len() > 4, "{game}: {story}");
        let lines: Vec<&str> = story.lines().collect();
        for sentence in begun {
            let is_first = |two: &[&str]| two[0].starts_with("Turn ") && two[1].trim_start().starts_with(&sentence);
            assert!(lines.windows(2).any(is_first), "{game}: {sentence}\n{story}");
        }
    }
}

#[test]
fn a_theme_with_faults_says_what_is_wrong_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let themes = folder.path().join("thicket/themes");
    std::fs::create_dir_all(&themes).unwrap();
    std::fs::write(themes.join("mine.toml"), "format = 1\nbase = \"dark\"\n[map]\npath = { ansi = -1 }\n").unwrap();
    for (theme, told) in [("mine", "map.path.ansi"), ("other", "There is no theme")] {
        let asked = std::process::Command::new(env!("CARGO_BIN_EXE_thicket"))
            .args(["play", "--theme", theme, "--saves"])
            .arg(folder.path())
            .env("XDG_CONFIG_HOME", folder.path())
            .output()
            .unwrap();
        let err = String::from_utf8_lossy(&asked.stderr);
        assert!(asked.status.code() == Some(2) && err.contains(told), "{err}");
    }
}

#[test]
fn a_replay_that_leads_elsewhere_says_where() {
    let (folder, store, mut saved) = saved_game(12);
    let last = saved.rounds.last().unwrap().clone();
    saved.rounds.last_mut().unwrap().digest = Some(1);
    std::fs::write(store.path("evening"), saved.to_text()).unwrap();
    let (code, out, err) = with_saves(folder.path(), &["replay", "evening"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(err.contains(&format!("round {}, turn {}", last.round, last.turn + 1)), "{err}");
}

#[test]
fn games_begin_and_go_on_in_the_folder_that_was_named() {
    let folder = tempfile::tempdir().unwrap();
    // the race has no face to be shown with, which is said once it is begun and saved
    let (code, _, err) =
        with_saves(folder.path(), &["play", "race", "--seats", "red=human:Ann,blue=easy", "--seed", "5"]);
    assert_eq!((code, err.lines().count()), (1, 1), "{err}");
    let (saved, _) = Store::new(folder.path().to_owned()).load("race-1").unwrap();
    assert_eq!((saved.seed, saved.controllers[0].clone()), (5, Controller::Human { name: "Ann".into() }));
    let (_, _, again) = with_saves(folder.path(), &["continue"]);
    assert_eq!(again, err);
    for (args, code) in [
        (&["play", "chess"][..], 2),
        (&["play", "race", "--seats", "red=clever"], 2),
        (&["play", "race", "--seats", "red=hard,blue"], 2),
        (&["play", "race", "--table", "--away", "hard"], 2),
        (&["play", "race", "--seats", "pink,red"], 2),
        (&["play", "race", "--board", "round"], 2),
        (&["play", "race", "--name", "race-1"], 2),
        (&["play", "race", "--name", "../race"], 2),
        (&["continue", "race-9"], 2),
        (&["continue", "../race"], 2),
    ] {
        let (found, out, err) = with_saves(folder.path(), args);
        assert_eq!((found, out.as_str(), err.lines().count()), (code, "", 1), "{args:?}: {err}");
    }
    let empty = tempfile::tempdir().unwrap();
    assert_eq!(with_saves(empty.path(), &["continue"]).0, 1);
}

#[test]
fn a_damaged_save_goes_on_with_the_one_before_it_when_asked_to() {
    let (folder, store, _) = saved_game(10);
    let (saved, mut slot) = store.load("evening").unwrap();
    slot.write(&saved.to_text()).unwrap();
    let path = store.path("evening");
    std::fs::write(&path, &saved.to_text()[..500]).unwrap();
    let (code, _, err) = with_saves(folder.path(), &["continue", "evening"]);
    assert!(code == 1 && err.contains("--last-good"), "{err}");
    with_saves(folder.path(), &["continue", "evening", "--last-good"]);
    assert_eq!(store.load("evening-1").unwrap().0, saved);
    assert_eq!(std::fs::read(&path).unwrap().len(), 500);
}

#[test]
fn a_set_up_that_is_drawn_is_shown_before_it_starts_and_drawn_again() {
    let folder = tempfile::tempdir().unwrap();
    let saves = folder.path().to_str().unwrap();
    let args = ["play", "root", "--seats", "random4", "--seed", "3", "--plain", "--saves", saves];
    let play = |args: &[&str], input: &[u8]| program_of(Games::ALL, Words::english(), args, input);
    let (code, left, _) = play(&args, b"r\nr\nq\n");
    let lines = || left.lines().map(|line| line.trim_start_matches("> "));
    let drawn: Vec<&str> = lines().filter(|line| line.starts_with("1. ")).collect();
    assert_eq!((code, drawn.len()), (0, 3), "{left}");
    assert_eq!(left.matches("r draws again").count(), 3);
    assert!(lines().filter(|line| line.starts_with("4. ")).all(|line| line.ends_with(": bot normal.")), "{left}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing begins before it is agreed");
    let (code, begun, _) = play(&args, b"\nquit\n");
    assert_eq!((code, begun.lines().next()), (0, left.lines().next()), "the seed draws the same again");
    assert!(begun.contains("Plain mode"), "{begun}");
    let (code, _, fault) = play(&["play", "root", "--seats", "random1", "--plain", "--saves", saves], b"");
    assert_eq!(code, 2, "{fault}");
    assert_eq!(play(&args, b"").0, 0, "the end of input is no");
}

#[test]
fn what_a_drawn_game_deals_is_shown_before_it_starts() {
    let folder = tempfile::tempdir().unwrap();
    let saves = folder.path().to_str().unwrap();
    let args = ["play", "root", "--seats", "random4", "--hirelings", "3", "--landmarks", "2", "--plain"];
    let args = [args.as_slice(), &["--saves", saves, "--name", "evening"]].concat();
    let (code, out, err) = program_of(Games::ALL, Words::english(), &args, b"r\nr\n\nquit\n");
    assert_eq!(code, 0, "{err}");
    let last = |label: &str| {
        let lines: Vec<&str> = out.lines().filter_map(|line| line.strip_prefix(label)).collect();
        assert_eq!(lines.len(), 3, "{out}");
        assert!(lines.iter().any(|line| *line != lines[0]), "drawn again: {out}");
        lines[2].trim_end_matches('.').split(", ").map(str::to_owned).collect::<Vec<_>>()
    };
    let (hirelings, landmarks) = (last("Hirelings: "), last("Landmarks: "));
    let (saved, _) = Store::new(folder.path().to_owned()).load("evening").unwrap();
    let text = saved.to_text();
    let id = |name: &String| name.to_lowercase().replace(' ', "_");
    assert!(landmarks.len() == 2 && landmarks.iter().all(|landmark| text.contains(&id(landmark))), "{out}\n{text}");
    assert_eq!(hirelings.len(), 3);
    // a reach is told of every mix, and none that was drawn falls short
    assert_eq!((out.matches("is recommended for").count(), out.matches("below the").count()), (3, 0), "{out}");
}
