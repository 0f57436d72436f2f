//! The files that the documents name exist.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders where a path may begin.
const ROOTS: [&str; 6] = ["", "src/", "src/games/", "src/games/root/", "src/tui/", "docs/"];

/// The folders of the crate, and those that documents name by themselves.
const FOLDERS: [&str; 22] = [
    "src",
    "tests",
    "docs",
    "boards",
    "locales",
    "themes",
    "lessons",
    "benches",
    "examples",
    "kernel",
    "games",
    "bots",
    "table",
    "tui",
    "play",
    "menu",
    "words",
    "state",
    "law",
    "rules",
    "hirelings",
    "landmarks",
];

/// Whether a text in backquotes names one file: a path with an ending, and without a place for any name.
fn is_file(text: &str) -> bool {
    let is_path = text.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    let folder = text.split_once('/').map(|(folder, _)| folder);
    is_path
        && folder.is_some_and(|folder| FOLDERS.contains(&folder))
        && text.rsplit('/').next().is_some_and(|name| name.contains('.'))
        && !["NAME", "GAME"].iter().any(|any| text.contains(any))
}

/// The documents, with the folder in which each is.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [root.to_owned(), root.join("docs")];
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("the documents"));
    let files = files.map(|entry| entry.expect("a document").path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect()
}

#[test]
fn every_file_that_is_named_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut missing = Vec::new();
    for path in documents() {
        let text = fs::read_to_string(&path).expect("a document");
        let named = text.split('`').skip(1).step_by(2).filter(|text| is_file(text));
        let lost = named.filter(|file| !ROOTS.iter().any(|folder| root.join(folder).join(file).exists()));
        missing.extend(lost.map(|file| format!("{}: {file}", path.display())));
    }
    assert!(missing.is_empty(), "there is no\n{}", missing.join("\n"));
}

#[test]
fn every_link_to_a_file_leads_to_one() {
    let mut missing = Vec::new();
    for path in documents() {
        let text = fs::read_to_string(&path).expect("a document");
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let files = links.map(|link| link.split('#').next().unwrap_or(link).replace("%20", " "));
        let files = files.filter(|file| !file.is_empty() && !file.contains("://"));
        let folder = path.parent().expect("a folder");
        missing
            .extend(files.filter(|file| !folder.join(file).exists()).map(|file| format!("{}: {file}", path.display())));
    }
    assert!(missing.is_empty(), "there is no\n{}", missing.join("\n"));
}
