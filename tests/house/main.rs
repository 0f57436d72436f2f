//! Imports go downward only (docs/architecture.md): the floors of `src/`, the rooms of `games/root`, no circles, small files,
//! and the factions named only where their lists stand. The code is parsed, not searched for strings.
//!
//! `known.txt` lists what is still wrong. It may only shrink: a new violation fails the test, and so does one that is listed
//! and mended. `THICKET_HOUSE=renew cargo test --test house` writes it again.

mod circles;
mod factions;
mod floors;
mod imports;
mod known;
mod overrides;
mod pattern;
mod planted;
mod purity;
mod resolve;
mod rooms;
mod scan;
mod tokens;
mod walk;

use scan::House;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Source files by their paths (`src/games/mod.rs`).
type Sources = BTreeMap<String, String>;

/// A fault. The line is what the list of known violations holds, so it names no line numbers and no counts; the hint says where to look.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Violation {
    line: String,
    hint: String,
}

impl Violation {
    fn new(line: String, hint: impl Into<String>) -> Self {
        Self { line, hint: hint.into() }
    }
}

fn violations(sources: &Sources) -> Vec<Violation> {
    let house = House::parse(sources);
    let imports = imports::imports(&house);
    let mut found = floors::check(&house, &imports);
    found.extend(purity::check(&house, &imports));
    found.extend(rooms::check(&house, &imports));
    found.extend(circles::check(&house, &imports));
    found.extend(factions::check(&house));
    found.sort();
    found
}

fn read(folder: &Path, name: &str, sources: &mut Sources) {
    for entry in fs::read_dir(folder).expect("a source folder") {
        let path = entry.expect("an entry").path();
        let name = format!("{name}/{}", path.file_name().expect("a name").to_str().expect("UTF-8"));
        if path.is_dir() {
            read(&path, &name, sources);
        } else if name.ends_with(".rs") {
            sources.insert(name, fs::read_to_string(&path).expect("a source file"));
        }
    }
}

#[test]
fn nothing_is_wrong_but_what_the_list_knows() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = Sources::new();
    read(&root.join("src"), "src", &mut sources);
    let found = violations(&sources);
    let list = root.join("tests/house/known.txt");
    if std::env::var_os("THICKET_HOUSE").is_some_and(|wish| wish == "renew") {
        fs::write(&list, known::write(&found)).expect("written");
        return;
    }
    let complaints = known::compare(&found, &fs::read_to_string(&list).expect("the list of known violations"));
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}
