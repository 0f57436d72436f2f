//! What shells are told to complete, and the files that tell them.

use crate::commands::{program_of, saved_game};
use std::process::Command;
use thicket::kernel::Words;
use thicket::table::Games;

fn program(args: &[&str]) -> (u8, String, String) {
    program_of(Games::ALL, Words::english(), args, b"")
}

/// What the last word can become, and whether a path will do too.
fn completed(words: &[&str]) -> (Vec<String>, bool) {
    let (code, out, err) = program(&[&["complete", "--"], words].concat());
    assert!([0, 3].contains(&code) && err.is_empty(), "{words:?}: {err}");
    let values = out.lines().map(|line| line.split('\t').next().unwrap().to_owned());
    (values.collect(), code == 3)
}

#[test]
fn every_kind_of_value_is_completed() {
    for (words, some, none) in [
        (&["p"][..], &["play"][..], &["man", "complete"][..]),
        (&["play", ""], &["root", "dewan", "iwari"], &["--seats"]),
        (&["play", "root", ""], &["--seats", "--plain"], &["root"]),
        (&["play", "--board", ""], &["autumn", "lake"], &["team"]),
        (&["play", "dewan", "--board", ""], &["team", "storm"], &["autumn"]),
        (&["play", "dewan", "--scenario", "t"], &["team"], &["storm"]),
        (&["sim", "root", "--deck", ""], &["standard", "exiles_partisans"], &[]),
        (&["play", "--seats", ""], &["marquise=", "vagabond:ranger=", "random=", "any=", "random4"], &["marquise"]),
        (&["play", "--seats", "eyrie="], &["eyrie=human", "eyrie=normal"], &[]),
        (&["play", "--seats", "eyrie=easy,m"], &["eyrie=easy,marquise="], &["eyrie=easy,eyrie="]),
        (&["play", "--seats=ey"], &["--seats=eyrie="], &[]),
        (&["sim", "iwari", "--seats", "red,"], &["red,white"], &["red,red"]),
        (&["sim", "root", "--bots", "easy,n"], &["easy,normal"], &["easy,easy"]),
        (&["--theme", ""], &["auto", "cvd", "mono"], &[]),
        (&["--colors", ""], &["256", "none"], &[]),
        (&["--glyphs", "a"], &["ascii", "auto"], &["unicode"]),
        (&["law", "--game", ""], &["root", "dewan", "iwari"], &[]),
        (&["about", ""], &["root", "dewan", "iwari"], &["--game"]),
        (&["completions", ""], &["bash", "zsh", "fish"], &[]),
        (&["saves", ""], &["delete", "rename"], &[]),
        (&["board", ""], &["check"], &[]),
        (&["man", "-"], &["--help"], &["--mouse", "--theme", "--saves"]),
        (&["engine", "-"], &["--boards"], &["--mouse", "--theme"]),
    ] {
        let (values, paths) = completed(words);
        let has = |value: &&&str| values.iter().any(|found| found == **value);
        assert!(!paths && some.iter().all(|value| has(&value)), "{words:?}: {values:?}");
        assert!(!none.iter().any(|value| has(&value)), "{words:?}: {values:?}");
    }
}

#[test]
fn saves_are_completed_by_name_and_files_by_the_shell() {
    let (folder, _, _) = saved_game(5);
    let saves = folder.path().to_str().unwrap();
    std::fs::write(folder.path().join("my game.toml"), "").unwrap();
    for (words, paths) in [
        (&["continue", "--saves", saves, "e"][..], true),
        (&["--saves", saves, "replay", "e"], true),
        (&["saves", "delete", "--saves", saves, "my game", "e"], false),
        (&["saves", "--saves", saves, "rename", "e"], false),
    ] {
        assert_eq!(completed(words), (vec!["evening".to_owned()], paths), "{words:?}");
    }
    let (viewers, _) = completed(&["replay", "--saves", saves, "evening", "--as", ""]);
    assert_eq!(viewers, ["all", "spectator", "red", "blue"]);
    for words in
        [&["board", "check", "x"][..], &["play", "--boards", ""], &["--saves", ""], &["install-docs", "--dir", ""]]
    {
        assert_eq!(completed(words), (Vec::new(), true), "{words:?}");
    }
}

#[test]
fn every_value_of_every_command_is_completed_or_is_free() {
    const FREE: [&str; 9] = ["player", "seed", "games", "jobs", "max_rounds", "hirelings", "landmarks", "new", "words"];
    fn look(command: &clap::Command, before: &[&str]) {
        let path: Vec<&str> = before.iter().copied().chain([command.get_name()]).collect();
        for arg in command.get_opts().filter(|arg| arg.get_action().takes_values()) {
            let flag = format!("--{}", arg.get_long().unwrap());
            let words = [&path[1..], &[flag.as_str(), ""]].concat();
            let (values, paths) = completed(&words);
            let id = arg.get_id().as_str();
            let is_free = FREE.contains(&id) || (command.get_name(), id) == ("play", "name");
            assert_eq!(!values.is_empty() || paths, !is_free, "{words:?}: {values:?}");
        }
        command.get_subcommands().for_each(|task| look(task, &path));
    }
    look(&thicket::cli::grammar(), &[]);
}

/// The three scripts ask the program; that of bash is tried, since every machine that builds thicket has one.
#[test]
fn the_scripts_of_the_shells_ask_the_program() {
    for shell in ["bash", "fish", "zsh"] {
        let (code, script, _) = program(&["completions", shell]);
        assert!(code == 0 && script.contains(" complete -- "), "{shell}: {script}");
    }
    let script = r#"
        source <("$0" completions bash)
        compopt() { :; }
        COMP_LINE=$1 COMP_POINT=${#1}
        _thicket "$0"
        printf '%s\n' "${COMPREPLY[@]}"
    "#;
    for (line, replies) in [
        ("thicket play --bo", "--board\n--boards\n"),
        ("thicket play --seats marq", "marquise=\n"),
        // bash replaces what stands behind the last of its own signs only
        ("thicket play --seats marquise=human,ey", "human,eyrie=\n"),
        ("thicket play --seats vagabond:ran", "ranger=\n"),
        ("thicket sim --bots normal,ea", "normal,easy\n"),
        ("thicket about d", "dewan\n"),
        ("thicket sim dewan --board ", "base\nlake_village\nstorm\nteam\nvolcano\n"),
    ] {
        let asked = Command::new("bash").args(["--norc", "-c", script, env!("CARGO_BIN_EXE_thicket"), line]).output();
        let asked = asked.expect("bash");
        assert_eq!(
            String::from_utf8_lossy(&asked.stdout),
            replies,
            "{line}: {}",
            String::from_utf8_lossy(&asked.stderr)
        );
    }
}

#[test]
fn the_docs_are_installed_where_they_are_looked_for() {
    let folder = tempfile::tempdir().unwrap();
    let (code, out, err) = program(&["install-docs", "--dir", folder.path().to_str().unwrap()]);
    assert_eq!((code, err.as_str()), (0, ""));
    for (file, args) in [
        ("man/man1/thicket.1", &["man"][..]),
        ("bash-completion/completions/thicket", &["completions", "bash"]),
        ("fish/vendor_completions.d/thicket.fish", &["completions", "fish"]),
        ("zsh/site-functions/_thicket", &["completions", "zsh"]),
    ] {
        let path = folder.path().join(file);
        assert!(out.contains(&path.display().to_string()), "{out}");
        assert_eq!(std::fs::read_to_string(path).unwrap(), program(args).1);
    }
    let file = folder.path().join("man/man1/thicket.1");
    let (code, _, err) = program(&["install-docs", "--dir", file.to_str().unwrap()]);
    assert!(code == 1 && err.contains("thicket.1"), "{err}");
}

#[test]
fn the_man_page_has_all_its_sections_and_every_default() {
    let (_, man, _) = program(&["man"]);
    for section in ["OPTIONS", "COMMANDS", "KEYS", "FILES", "ENVIRONMENT", "EXIT STATUS", "EXAMPLES"] {
        assert!(man.lines().any(|line| line.trim_start_matches(".SH ").trim_matches('"') == section), "{section}");
    }
    for text in ["THICKET_SAVES", "NO_COLOR", "settings.toml", "130", "thicket saves delete NAME", "[default: 100]"] {
        assert!(man.contains(text), "{text}");
    }
    assert!(!man.contains("thicket complete "), "what is for scripts alone");
}
