//! The files that the documents name exist.

use std::fs;
use std::path::Path;

/// The folders where a path may begin.
const ROOTS: [&str; 5] = ["", "src/", "src/games/", "src/games/root/", "docs/"];

/// Whether a text in backquotes names one file: a path with an ending, and without a place for any name.
fn is_file(text: &str) -> bool {
    let is_path = text.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    let folder = ["src/", "tests/", "docs/", "boards/", "locales/", "themes/", "lessons/", "benches/", "examples/"];
    is_path
        && folder.iter().any(|folder| text.starts_with(folder))
        && text.contains('.')
        && !["NAME", "GAME"].iter().any(|any| text.contains(any))
}

#[test]
fn every_file_that_is_named_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut missing = Vec::new();
    for entry in fs::read_dir(root.join("docs")).expect("the documents") {
        let path = entry.expect("a document").path();
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let named = text.split('`').skip(1).step_by(2).filter(|text| is_file(text));
        let lost = named.filter(|file| !ROOTS.iter().any(|folder| root.join(folder).join(file).exists()));
        missing.extend(lost.map(|file| format!("{}: {file}", path.display())));
    }
    assert!(missing.is_empty(), "there is no\n{}", missing.join("\n"));
}
