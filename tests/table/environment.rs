//! The environment for learners, `examples/pettingzoo_env.py`: it passes the test of PettingZoo, and plays every game to its
//! end.
//!
//! `THICKET_LEARNERS=100 cargo test --test table environment` plays that many of each.

use std::process::Command;

const PROGRAM: &str = env!("CARGO_BIN_EXE_thicket");
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/pettingzoo_env.py");

#[test]
fn a_random_player_of_the_environment_ends_games_of_each_kind() {
    let has_packages = Command::new("python3").args(["-c", "import numpy, pettingzoo.test"]).output();
    if !has_packages.is_ok_and(|out| out.status.success()) {
        println!("skipped: there is no python3 with the packages pettingzoo and numpy");
        return;
    }
    let games = std::env::var("THICKET_LEARNERS").unwrap_or_else(|_| "1".to_owned());
    let mut command = Command::new("python3");
    command.args([SCRIPT, "--program", PROGRAM, "--games", &games, "--seats", "2", "--api-test"]);
    let out = command.output().expect("python3 runs");
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(out.status.success(), "{text}\n{}", String::from_utf8_lossy(&out.stderr));
    assert_eq!(text.matches("Passed API test").count(), 3, "{text}");
    for game in ["root", "dewan", "iwari"] {
        let told = text.lines().find(|line| line.starts_with(&format!("{game}: {games} games, ")));
        assert!(told.is_some(), "{game} is not played to its end:\n{text}");
    }
}
