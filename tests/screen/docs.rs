//! The files and functions that `docs/architecture.md` names exist. Those that it calls new do not.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const DOCUMENT: &str = "docs/architecture.md";

/// The folders where a path may begin: the document leaves out the floor where it is clear.
const ROOTS: [&str; 5] = ["", "src/", "src/games/", "src/games/root/", "docs/"];

/// Folders that hold nothing that the document could mean.
const PASSED_OVER: [&str; 3] = ["target", ".git", "snapshots"];

/// The word for any name in a path.
const ANY: [&str; 2] = ["NAME", "GAME"];

fn list(folder: &Path, name: &str, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        let Some(file) = path.file_name().and_then(|file| file.to_str()) else { continue };
        if PASSED_OVER.contains(&file) {
            continue;
        }
        if path.is_dir() {
            let name = format!("{name}{file}/");
            found.insert(name.clone());
            list(&path, &name, found);
        } else {
            found.insert(format!("{name}{file}"));
        }
    }
}

/// The texts in backquotes, each with whether it is called new.
fn quoted(document: &str) -> Vec<(String, bool)> {
    let parts: Vec<&str> = document.split('`').collect();
    let inside = parts.iter().enumerate().skip(1).step_by(2);
    let is_new = |at: usize| parts.get(at + 1).is_some_and(|after| after.starts_with(" (new "));
    inside.map(|(at, text)| ((*text).to_owned(), is_new(at))).collect()
}

fn is_path(text: &str) -> bool {
    let is_one = text.chars().all(|c| c.is_ascii_alphanumeric() || "/._-*{},".contains(c));
    is_one
        && (text.contains('/') || [".rs", ".toml", ".ftl", ".md", ".txt"].iter().any(|ending| text.ends_with(ending)))
}

/// The paths that `{one,other}` means.
fn spread(path: &str) -> Vec<String> {
    let Some((before, rest)) = path.split_once('{') else { return vec![path.to_owned()] };
    let (names, after) = rest.split_once('}').expect("the brace closes");
    names.split(',').flat_map(|name| spread(&format!("{before}{name}{after}"))).collect()
}

/// Whether the name fits the pattern, in which `*` stands for any text.
fn fits(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((before, after)) => name
            .strip_prefix(before)
            .is_some_and(|rest| (0..=rest.len()).any(|at| rest.is_char_boundary(at) && fits(after, &rest[at..]))),
    }
}

fn exists(path: &str, files: &BTreeSet<String>) -> bool {
    let pattern = ANY.iter().fold(path.to_owned(), |pattern, any| pattern.replace(any, "*"));
    let segments = |text: &str| text.split('/').map(str::to_owned).collect::<Vec<_>>();
    ROOTS.iter().any(|root| {
        let wanted = segments(&format!("{root}{pattern}"));
        files.iter().any(|file| {
            let names = segments(file);
            names.len() == wanted.len() && wanted.iter().zip(&names).all(|(wanted, name)| fits(wanted, name))
        })
    })
}

fn document() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(DOCUMENT)).expect("the document")
}

fn files() -> BTreeSet<String> {
    let mut files = BTreeSet::new();
    list(Path::new(env!("CARGO_MANIFEST_DIR")), "", &mut files);
    files
}

#[test]
fn every_path_that_is_named_exists_and_none_that_is_new() {
    let files = files();
    let mut complaints = Vec::new();
    let mut paths = 0;
    for (text, is_new) in quoted(&document()).into_iter().filter(|(text, _)| is_path(text)) {
        for path in spread(&text) {
            paths += 1;
            let is_there = exists(&path, &files);
            if is_there == is_new {
                complaints.push(if is_new { format!("{path} is not new") } else { format!("there is no {path}") });
            }
        }
    }
    assert!(paths > 100, "{paths} paths");
    assert!(complaints.is_empty(), "{DOCUMENT}:\n{}", complaints.join("\n"));
}

/// Names like `State::left_unseen`, `hooks::triggers` and `evening_draw` are names in the code.
#[test]
fn every_function_that_is_named_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sources: String = files()
        .iter()
        .filter(|file| file.starts_with("src/") && file.ends_with(".rs"))
        .map(|file| fs::read_to_string(root.join(file)).expect("a source"))
        .collect();
    let code: BTreeSet<&str> = sources.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
    let is_name = |text: &str| {
        let is_one = text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == ':');
        is_one && (text.contains("::") || text.contains('_'))
    };
    let mut missing = BTreeSet::new();
    for (text, _) in quoted(&document()) {
        let text = text.trim_end_matches('!').split('(').next().unwrap_or_default().to_owned();
        if is_name(&text) && !text.split("::").all(|name| code.contains(name) || ANY.contains(&name)) {
            missing.insert(text);
        }
    }
    assert_eq!(missing, BTreeSet::new(), "{DOCUMENT}");
}

#[test]
fn patterns_fit_as_a_shell_would_have_them() {
    let files: BTreeSet<String> = ["src/bots/root/eyrie.rs", "docs/dewan.md"].map(str::to_owned).into();
    for (path, expected) in [
        ("src/bots/root/NAME.rs", true),
        ("bots/*/eyrie.rs", true),
        ("docs/NAME.md", true),
        ("bots/*.rs", false),
        ("eyrie.rs", false),
    ] {
        assert_eq!(exists(path, &files), expected, "{path}");
    }
    assert_eq!(spread("a/{b,c}.rs"), ["a/b.rs", "a/c.rs"]);
}
