//! The corpora of the fuzz targets, as ordinary tests: each file as it is, and with some random edits.
//! `THICKET_EDITS=5000 cargo test --test rules corpus` edits longer.

#[path = "../../fuzz/src/lib.rs"]
mod targets;

use std::path::Path;
use thicket::bots::{Budget, Level};
use thicket::kernel::{Generator, Options};
use thicket::table::{Games, NewGame};

/// The text that an edit puts in: the characters that mean something in one of the formats.
const MARKS: &[u8] = b"\"'[]{}()=,.;:#-+_ \n\t\\/09aeinrtuxAZ\x00\x1b\x7f\xc3\xff";

fn edits() -> u32 {
    std::env::var("THICKET_EDITS").ok().and_then(|number| number.parse().ok()).unwrap_or(25)
}

/// The bytes with a few changes, and now and then a piece cut out or doubled.
fn edited(bytes: &[u8], rng: &mut Generator) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=rng.below(3) {
        let at = rng.below(bytes.len() as u32 + 1) as usize;
        let mark = MARKS[rng.below(MARKS.len() as u32) as usize];
        let end = (at + rng.below(24) as usize).min(bytes.len());
        match rng.below(5) {
            0 => bytes.insert(at, mark),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let piece = bytes[at..end].to_vec();
                let to = rng.below(bytes.len() as u32 + 1) as usize;
                drop(bytes.splice(to..to, piece));
            }
            _ => bytes[at..end].iter_mut().take(1).for_each(|byte| *byte = mark),
        }
    }
    bytes
}

fn with_edits(bytes: &[u8], target: fn(&[u8]), rng: &mut Generator) {
    target(bytes);
    for _ in 0..edits() {
        try_input(&edited(bytes, rng), target);
    }
}

fn try_input(bytes: &[u8], target: fn(&[u8])) {
    if std::panic::catch_unwind(|| target(bytes)).is_err() {
        panic!("this input breaks it:\n{}", bytes.escape_ascii());
    }
}

/// Runs a target over its corpus.
fn run(name: &str, target: fn(&[u8])) {
    let mut rng = Generator::new(name.len() as u64);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(name);
    let mut files = 0;
    for entry in std::fs::read_dir(&folder).expect("a corpus") {
        let path = entry.expect("a folder entry").path();
        println!("{}", path.display());
        with_edits(&std::fs::read(&path).expect("a file of a corpus"), target, &mut rng);
        files += 1;
    }
    assert!(files > 2, "{} holds {files} files", folder.display());
}

#[test]
fn saves() {
    run("saves", targets::saves);
}

#[test]
fn saves_as_they_are_written_today() {
    let mut rng = Generator::new(1);
    let boards = Games::ALL.boards();
    for entry in Games::ALL.iter() {
        let options = Options { seats: entry.about().first_game, ..Options::default() };
        let new = NewGame { options, controllers: Vec::new(), seed: 3 };
        let mut game = entry.begin(&new, &boards).expect("the first game");
        for _ in 0..150 {
            let Some(advice) = game.advise(Some(Level::Random), Budget::default()) else { break };
            game.act(&advice.action).expect("a legal action");
        }
        let text = game.save().to_text();
        with_edits(text.as_bytes(), targets::saves, &mut rng);
        let state = toml::to_string(&game.state(thicket::kernel::Viewer::All)).expect("a document");
        with_edits(state.as_bytes(), targets::positions, &mut rng);
    }
}

#[test]
fn positions() {
    run("positions", targets::positions);
}

#[test]
fn boards() {
    run("boards", targets::boards);
}

#[test]
fn themes() {
    run("themes", targets::themes);
}

#[test]
fn notation() {
    run("notation", targets::notation);
}

#[test]
fn protocol() {
    run("protocol", targets::protocol);
}

#[test]
fn keys() {
    run("keys", targets::keys);
}

#[test]
fn screen() {
    run("screen", targets::screen);
    // Keys at random go further into games than edits of a few short streams.
    let mut rng = Generator::new(4);
    let mut key = |at: usize| match rng.below(8) {
        _ if at == 0 => rng.below(256) as u8,
        0 => b"\r\x1b\t\x01\x02\x03\x04\x05\x06"[rng.below(9) as usize],
        1 => b'1' + rng.below(9) as u8,
        2 => b'\r',
        // a size, a control key, a click
        3 => rng.below(256) as u8,
        _ => b'!' + rng.below(94) as u8,
    };
    for _ in 0..edits() {
        let stream: Vec<u8> = (0..600).map(&mut key).collect();
        try_input(&stream, targets::screen);
    }
}

#[test]
fn every_target_has_a_corpus_and_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
    let own = include_str!("corpus.rs");
    for entry in std::fs::read_dir(root.join("fuzz_targets")).expect("fuzz targets") {
        let name = entry.expect("a folder entry").path().file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(own.contains(&format!("run(\"{name}\"")), "{name} has no test");
        assert!(root.join("corpus").join(&name).is_dir(), "{name} has no corpus");
    }
}
