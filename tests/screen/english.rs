//! The words that players and readers do without, in the locales and in the documents. Names, flags and ids are free: outside
//! of the locales, text in quotation marks or backquotes is passed over.

use std::fs;
use std::path::{Path, PathBuf};

/// Words that no sentence needs, whole words in any case, and what to write.
const FORBIDDEN: &[(&str, &str)] = &[
    ("he", "they, or the noun again"),
    ("him", "them, or the noun again"),
    ("his", "their, or the noun again"),
    ("himself", "themselves, or the noun again"),
    ("she", "they, or the noun again"),
    ("her", "their, or the noun again"),
    ("hers", "theirs, or the noun again"),
    ("herself", "themselves, or the noun again"),
    ("whoever", "the player who, anyone who, or no matter who"),
    ("so many", "this many, that many, or the figure"),
    ("so much", "this much, or the figure"),
    ("is wanted", "expected X, found Y"),
    ("are wanted", "expected X, found Y"),
    ("next door", "adjacent, or next to"),
    ("once is all", "once per turn"),
    ("meeple", "warrior, pawn or piece"),
    ("meeples", "warriors or pieces"),
    ("colour", "color"),
    ("colours", "colors"),
    ("coloured", "colored"),
    ("neighbour", "neighbor"),
    ("neighbours", "neighbors"),
    ("neighbouring", "neighboring"),
    ("centre", "center"),
    ("centres", "centers"),
    ("honour", "honor"),
    ("licence", "license"),
];

/// Words that only sentences for players do without.
const FORBIDDEN_IN_LOCALES: &[(&str, &str)] = &[
    ("who'd", "who would"),
    ("there'll", "there will"),
    ("a turn ago", "last turn"),
    ("once a turn", "once per turn"),
    ("a tea", "tea"),
    ("a wood", "1 wood"),
    ("any more", "no longer, or leave it out"),
    ("stack", "deck, hand or discard pile"),
    ("give up", "discard or remove"),
    ("throw away", "discard"),
    ("wear out", "exhaust"),
    ("mend", "repair"),
    ("mends", "repairs"),
    ("nobody is called", "\"...\" cannot ..."),
    ("small letters", "lowercase letters"),
];

/// The document that is written anew with each measuring.
const PASSED_OVER: &str = "docs/performance.md";

/// Whether a word or words stand in a text, not inside other words; `text` and `words` are in lower case.
fn has(text: &str, words: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    text.match_indices(words).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + words.len()..]);
        !before.ends_with(is_word) && !after.starts_with(is_word)
    })
}

/// Blots out the text between pairs of a mark.
fn without(text: &str, mark: char) -> String {
    text.split(mark).step_by(2).collect::<Vec<_>>().join(" _ ")
}

/// Returns the text for readers on a line of a file, by the file's kind.
fn prose(path: &Path, line: &str) -> Option<String> {
    let text = match path.extension()?.to_str()? {
        "ftl" => {
            let text = match line.split_once(" = ") {
                Some((key, text)) if !key.contains(' ') => text,
                _ => line,
            };
            return Some(text.to_lowercase());
        }
        "md" => line,
        _ => return None,
    };
    Some(without(&without(text, '`'), '"').to_lowercase())
}

fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = vec![root.join("README.md")];
    for folder in ["locales", "docs"] {
        let entries = fs::read_dir(root.join(folder)).expect("a folder of the project");
        found.extend(entries.map(|entry| entry.expect("a folder entry").path()).filter(|path| path.is_file()));
    }
    found.retain(|path| *path != root.join(PASSED_OVER));
    found.sort();
    found
}

#[test]
fn nobody_reads_a_word_to_do_without() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for path in files() {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let name = path.strip_prefix(root).expect("a file of the project").display().to_string();
        let more = if name.starts_with("locales/") { FORBIDDEN_IN_LOCALES } else { &[] };
        for (number, line) in text.lines().enumerate() {
            let Some(prose) = prose(&path, line) else { continue };
            for (words, better) in FORBIDDEN.iter().chain(more) {
                if has(&prose, words) {
                    found.push(format!("{name}:{}: \"{words}\": write {better}", number + 1));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} words to replace:\n{}", found.len(), found.join("\n"));
}

#[test]
fn words_are_found_where_a_person_reads_them() {
    let read = |file: &str, line: &str| prose(Path::new(file), line);
    let slips = |file: &str, line: &str| {
        let prose = read(file, line).unwrap_or_default();
        FORBIDDEN.iter().filter(|(words, _)| has(&prose, words)).map(|(words, _)| *words).collect::<Vec<_>>()
    };
    assert_eq!(slips("a.ftl", "root-no-way = He has so many."), ["he", "so many"]);
    assert_eq!(slips("a.ftl", "    Himself, or the other's."), ["himself"]);
    assert_eq!(slips("a.ftl", "iwari-verb-honour = the other there"), [""; 0]);
    assert_eq!(slips("a.md", "What she knows, `his` and \"her\" aside."), ["she"]);
    assert_eq!(slips("a.rs", "// his colour"), [""; 0]);
}
