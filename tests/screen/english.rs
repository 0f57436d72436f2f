//! The words that the house English does without: in the sentences that players read, in the documents, and in comments.
//! Names, flags and ids are free: outside of the locales, text in quotation marks or backquotes is passed over.

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

/// The files that are not checked, and why.
const PASSED_OVER: &[(&str, &str)] = &[
    ("tests/screen/english.rs", "names what it forbids"),
    ("tests/rules/golden/saves", "keep the boards of their day"),
    ("docs/performance.md", "is written anew with each measuring"),
];

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

/// The part of a line of Rust after `//`, outside of strings as far as one line tells.
fn comment(line: &str) -> Option<&str> {
    let at =
        line.match_indices("//").map(|(at, _)| at).find(|at| line[..*at].matches('"').count().is_multiple_of(2))?;
    Some(&line[at..])
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
        "rs" => comment(line)?,
        "toml" | "py" => &line[line.find('#')?..],
        _ => return None,
    };
    Some(without(&without(text, '`'), '"').to_lowercase())
}

fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src", "tests", "locales", "docs", "boards", "themes", "benches", "examples", "fuzz/corpus/boards"];
    let mut places: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    places.push(root.join("README.md"));
    places.push(root.join("fuzz/fuzz_targets"));
    let mut found = Vec::new();
    while let Some(place) = places.pop() {
        if !place.is_dir() {
            found.push(place);
            continue;
        }
        for entry in fs::read_dir(&place).expect("a folder of the project") {
            places.push(entry.expect("a folder entry").path());
        }
    }
    found.retain(|path| !PASSED_OVER.iter().any(|(place, _)| path.starts_with(root.join(place))));
    found.sort();
    found
}

#[test]
fn nobody_reads_a_word_that_the_house_does_without() {
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

/// The beginnings of a doc comment that hide what the item is; a first line stands alone in an index.
const CLAUSES: &[&str] =
    &["What ", "Who ", "Whom ", "How ", "Where ", "Which ", "When ", "So long ", "So often ", "So many "];

/// Returns the first lines of the doc comments that begin with a bare clause, with their numbers.
fn clauses(text: &str) -> Vec<(usize, &str)> {
    let doc = |line: &str| ["/// ", "//! "].into_iter().find(|mark| line.starts_with(mark));
    let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
    let is_first = |at: usize| at == 0 || !lines[at - 1].starts_with(&lines[at][..3]);
    let firsts = (0..lines.len()).filter(|&at| doc(lines[at]).is_some() && is_first(at));
    firsts
        .filter(|&at| CLAUSES.iter().any(|clause| lines[at][4..].starts_with(clause)))
        .map(|at| (at + 1, lines[at]))
        .collect()
}

#[test]
fn a_doc_comment_begins_with_what_the_item_is_or_does() {
    let code = "/// What is lost.\nfn a() {}\n/// Returns what is lost.\n/// What remains is kept.\nfn b() {}\n";
    assert_eq!(clauses(code), [(1, "/// What is lost.")]);
    let mut found = Vec::new();
    for path in files().into_iter().filter(|path| path.extension().is_some_and(|kind| kind == "rs")) {
        let text = fs::read_to_string(&path).expect("a file of the project");
        found.extend(clauses(&text).into_iter().map(|(line, text)| format!("{}:{line}: {text}", path.display())));
    }
    assert!(found.is_empty(), "{} bare clauses:\n{}", found.len(), found.join("\n"));
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
    assert_eq!(slips("a.rs", "let his = \"he // her\"; // his colour"), ["his", "colour"]);
    assert_eq!(slips("a.rs", "let his = 1;"), [""; 0]);
    assert_eq!(slips("a.toml", "colour = 1 # of the centre"), ["centre"]);
}
