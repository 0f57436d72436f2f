//! Imports go downward only (docs/architecture.md).

use std::fs;
use std::path::{Path, PathBuf};

/// The floors from the lowest up. Siblings of one floor do not import each other, except within a folder.
const FLOORS: [&str; 6] = ["kernel", "games", "bots", "table", "tui", "cli"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a source folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn imports_go_downward_only() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    for (height, floor) in FLOORS.iter().enumerate() {
        let mut files = Vec::new();
        sources(&root.join(floor), &mut files);
        assert!(!files.is_empty(), "no sources on floor {floor}");
        for file in files {
            let text = fs::read_to_string(&file).expect("a source file");
            for above in &FLOORS[height + 1..] {
                if text.contains(&format!("crate::{above}::")) || text.contains(&format!("crate::{above}}}")) {
                    wrong.push(format!("{} uses {above}", file.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_rules_read_no_clock_and_do_no_input_or_output() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root.join("games"), &mut files);
    sources(&root.join("kernel"), &mut files);
    let mut wrong = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a source file");
        for forbidden in
            ["std::time", "std::fs", "std::io", "std::net", "std::env", "std::thread", "HashMap", "println!"]
        {
            if text.contains(forbidden) {
                wrong.push(format!("{} uses {forbidden}", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
