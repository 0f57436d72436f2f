//! The completions that shells are told, and the files that tell them.

use crate::commands::{program_of, saved_game};
use crate::pty::{Pty, command};
use std::process::Command;
use thicket::kernel::Words;
use thicket::table::{Away, Games, Saved, Store};

fn program(args: &[&str]) -> (u8, String, String) {
    program_of(Games::ALL, Words::english(), args, b"")
}

/// Returns what the last word can become, and whether a path will do too.
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
        (
            &["play", "--seats", ""],
            &["marquise=", "vagabond:ranger=", "random=", "any=", "random4", "randomclockwork4"],
            &["marquise"],
        ),
        (&["play", "--seats", "eyrie="], &["eyrie=human", "eyrie=normal"], &[]),
        (&["play", "--seats", "eyrie=easy,m"], &["eyrie=easy,marquise="], &["eyrie=easy,eyrie="]),
        (&["play", "--seats=ey"], &["--seats=eyrie="], &[]),
        (&["play", "--seats", "c"], &["clockwork:marquise", "clockwork:vagabond_2"], &["clockwork:hundreds"]),
        (
            &["sim", "root", "--seats", "clockwork:vagabond,marquise,"],
            &["clockwork:vagabond,marquise,clockwork:eyrie", "clockwork:vagabond,marquise,vagabond_2"],
            &["clockwork:vagabond,marquise,clockwork:marquise", "clockwork:vagabond,marquise,vagabond"],
        ),
        (
            &["play", "--seats", "clockwork:eyrie:easy:"],
            &["clockwork:eyrie:easy:nightmare", "clockwork:eyrie:easy:swoop"],
            &["clockwork:eyrie:easy:easy", "clockwork:eyrie:easy:blitz", "clockwork:eyrie:easy:thief"],
        ),
        (&["play", "--seats", "clockwork:vagabond:t"], &["clockwork:vagabond:thief"], &["clockwork:eyrie"]),
        (&["sim", "iwari", "--seats", "red,"], &["red,white"], &["red,red"]),
        (&["sim", "root", "--bots", "easy,n"], &["easy,normal"], &["easy,easy"]),
        (&["--theme", ""], &["auto", "cvd", "mono"], &[]),
        (&["--colors", ""], &["256", "none"], &[]),
        (&["--glyphs", "a"], &["ascii", "auto"], &["unicode"]),
        (&["law", "--game", ""], &["root", "dewan", "iwari"], &[]),
        (&["about", ""], &["root", "dewan", "iwari"], &["--game"]),
        (&["completions", ""], &["bash", "zsh", "fish"], &[]),
        (&["export", "--format", ""], &["cast", "svg", "html"], &[]),
        (&["export", "evening", "-"], &["--theme", "--colors", "--saves"], &["--mouse", "--boards"]),
        (&["saves", ""], &["delete", "rename"], &[]),
        (&["export", "evening", "--format", ""], &["rootlog"], &[]),
        (&["export", "evening", "--profile", ""], &["rootvis", "spec"], &[]),
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
fn tables_are_completed_from_the_folder_that_the_environment_names() {
    let (folder, _, _) = saved_game(5);
    let (saved, mut slot) = Store::new(folder.path().to_owned()).load("evening").unwrap();
    slot.write(&Saved { shared: Some(Away::Wait), ..saved }.to_text()).unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    for (words, replies) in [(&["join", ""][..], "evening\n"), (&["join", "evening", "--seat", ""], "red\nblue\n")] {
        let mut asked = Command::new(env!("CARGO_BIN_EXE_thicket"));
        asked.args(["complete", "--"]).args(words);
        asked.env("THICKET_TABLES", folder.path()).env("THICKET_SAVES", elsewhere.path());
        assert_eq!(String::from_utf8_lossy(&asked.output().unwrap().stdout), replies, "{words:?}");
    }
}

#[test]
fn every_value_of_every_command_is_completed_or_is_free() {
    const FREE: [&str; 19] = [
        "player",
        "seed",
        "date",
        "games",
        "jobs",
        "nodes",
        "max_rounds",
        "hirelings",
        "landmarks",
        "new",
        "words",
        "shard",
        "until",
        "patience",
        "size",
        "at",
        "only",
        "steps",
        "pace",
    ];
    fn look(command: &clap::Command, before: &[&str]) {
        let path: Vec<&str> = before.iter().copied().chain([command.get_name()]).collect();
        for arg in command.get_opts().filter(|arg| arg.get_action().takes_values()) {
            let flag = format!("--{}", arg.get_long().unwrap());
            let words = [&path[1..], &[flag.as_str(), ""]].concat();
            let (values, paths) = completed(&words);
            let id = arg.get_id().as_str();
            // whose choices are weighed is known once the save is named
            let is_open = [("play", "name"), ("import", "name"), ("review", "who")].contains(&(command.get_name(), id));
            let is_free = FREE.contains(&id) || is_open;
            assert_eq!(!values.is_empty() || paths, !is_free, "{words:?}: {values:?}");
        }
        command.get_subcommands().for_each(|task| look(task, &path));
    }
    look(&thicket::cli::grammar(), &[]);
}

/// The lines that are completed in the shells, the candidates for each, and what bash is given: it replaces what stands
/// behind the last of its own signs only.
const COMPLETED: [(&str, &str, &str); 8] = [
    ("thicket jo", "join\n", "join\n"),
    ("thicket play --bo", "--board\n--boards\n", "--board\n--boards\n"),
    ("thicket play --seats marq", "marquise=\n", "marquise=\n"),
    ("thicket play --seats marquise=human,ey", "marquise=human,eyrie=\n", "human,eyrie=\n"),
    ("thicket play --seats vagabond:ran", "vagabond:ranger=\n", "ranger=\n"),
    ("thicket sim --bots normal,ea", "normal,easy\n", "normal,easy\n"),
    ("thicket about d", "dewan\n", "dewan\n"),
    ("thicket sim dewan --board ", BOARDS, BOARDS),
];

const BOARDS: &str = "base\nlake_village\nstorm\nteam\nvolcano\n";

/// The three scripts ask the program. They are tried in those shells that this machine has; bash it has.
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
    for (line, _, replies) in COMPLETED {
        assert_eq!(said_by("bash", &["--norc", "-c", script, env!("CARGO_BIN_EXE_thicket"), line]), replies, "{line}");
    }
}

fn is_there(shell: &str) -> bool {
    Command::new(shell).arg("--version").output().is_ok_and(|said| said.status.success())
}

/// Returns what a shell prints that finds the program by its name.
fn said_by(shell: &str, args: &[&str]) -> String {
    let said = Command::new(shell).args(args).env("PATH", path()).output().expect("a shell");
    assert!(said.stderr.is_empty(), "{args:?}: {}", String::from_utf8_lossy(&said.stderr));
    String::from_utf8_lossy(&said.stdout).into_owned()
}

/// The paths on which programs are looked for, the one that is tested first.
fn path() -> std::ffi::OsString {
    let own = std::path::Path::new(env!("CARGO_BIN_EXE_thicket")).parent().unwrap().to_owned();
    let usual = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(std::iter::once(own).chain(std::env::split_paths(&usual))).unwrap()
}

#[test]
fn fish_completes_values_and_names_with_blanks() {
    if !is_there("fish") {
        return the_scripts_of_the_shells_ask_the_program();
    }
    let (folder, _, _) = saved_game(5);
    std::fs::write(folder.path().join("my game.toml"), "").unwrap();
    let saves = format!("thicket continue --saves {} ", folder.path().display());
    let blanks = ["my", "my\\ g", "'my g"].map(|name| (format!("{saves}{name}"), "my game\n"));
    let script = "thicket completions fish | source; complete -C $argv[1] | string replace -r '\\t.*' ''";
    for (line, replies) in COMPLETED.map(|(line, replies, _)| (line.to_owned(), replies)).into_iter().chain(blanks) {
        assert_eq!(said_by("fish", &["--no-config", "-c", script, &line]), replies, "{line}");
    }
}

#[test]
fn zsh_completes_values_and_names_with_blanks() {
    if !is_there("zsh") {
        return the_scripts_of_the_shells_ask_the_program();
    }
    let (folder, _, _) = saved_game(5);
    std::fs::write(folder.path().join("my game.toml"), "").unwrap();
    let functions = tempfile::tempdir().unwrap();
    std::fs::write(functions.path().join("_thicket"), program(&["completions", "zsh"]).1).unwrap();
    let mut shell = command("zsh");
    shell.args(["-f", "-i"]);
    shell.env("PATH", path());
    shell.cwd(functions.path());
    let mut zsh = Pty::spawn(shell, 160, 24);
    zsh.send("PS1='%% '; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -d dump; setopt no_list_beep\r");
    let saves = format!("thicket continue --saves {} ", folder.path().display());
    let blanks = ["my", "my\\ g"].map(|name| (format!("{saves}{name}"), format!("{saves}my\\ game ")));
    let quoted = (format!("{saves}'my g"), format!("{saves}'my game' "));
    let whole = COMPLETED.into_iter().filter_map(|(line, replies, _)| {
        let reply = replies.lines().next().filter(|_| replies.lines().count() == 1)?;
        let done = &line[..line.rfind(' ')? + 1];
        Some((line.to_owned(), format!("{done}{reply}")))
    });
    for (line, whole) in whole.chain(blanks).chain([quoted]) {
        zsh.send("clear\r");
        zsh.wait_until("an empty screen", |zsh| zsh.text() == "%" || zsh.text() == "% ");
        zsh.send(format!("{line}\t"));
        zsh.wait_until(&whole, |zsh| zsh.text().trim_end() == format!("% {}", whole.trim_end()));
        zsh.send("\x15");
    }
    zsh.send("clear\rthicket sim dewan --board \t");
    zsh.wait_for(BOARDS.trim_end());
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
    for text in [
        "THICKET_SAVES",
        "THICKET_TABLES",
        ".toml.table",
        ".toml.lock",
        "NO_COLOR",
        "settings.toml",
        "130",
        "thicket saves delete NAME",
        "[default: 100]",
    ] {
        assert!(man.contains(text), "{text}");
    }
    assert!(!man.contains("thicket complete "), "what is for scripts alone");
}
