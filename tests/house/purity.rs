//! Parts of the standard library and of other crates that a floor may not use.

use super::Violation;
use super::floors::floor;
use super::imports::{Import, To};
use super::pattern::matches;
use super::scan::{House, Kind};
use std::collections::BTreeMap;

/// The rules know no clock, no input or output, no threads, no order that differs from run to run.
const NOT_IN_RULES: &[&str] = &[
    "std::time",
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::os",
    "std::process",
    "std::thread",
    "std::sync::mpsc",
    "std::sync::Mutex",
    "std::sync::RwLock",
    "std::sync::Condvar",
    "std::sync::Barrier",
    "std::sync::atomic",
    "std::collections::HashMap",
    "std::collections::HashSet",
    "std::collections::hash_map",
    "std::collections::hash_set",
    "std::hash::RandomState",
    "HashMap",
    "HashSet",
    "libc",
    "signal_hook",
    "ratatui",
];

/// Bots know neither the screen nor files.
const NOT_IN_BOTS: &[&str] =
    &["std::fs", "std::io", "std::net", "std::env", "std::process", "libc", "signal_hook", "ratatui"];

/// The screen knows no files.
const NOT_IN_THE_SCREEN: &[&str] = &["std::fs"];

const PRINTING: [&str; 5] = ["print", "println", "eprint", "eprintln", "dbg"];

/// The places where something may be used after all, and why.
const ALLOWED: &[(&str, &str, &str)] = &[
    ("src/kernel/shelf.rs", "std::sync::Mutex", "what is kept is the same no matter who comes first"),
    ("src/kernel/words.rs", "std::sync::RwLock", "sentences are parsed when they are first looked up"),
    ("src/tui/input.rs", "std::fs", "the terminal is read as a file"),
    ("src/tui/terminal/tty.rs", "std::fs", "the terminal is /dev/tty"),
];

fn forbidden(floor: &str) -> (&'static [&'static str], bool) {
    match floor {
        "kernel" | "games" => (NOT_IN_RULES, true),
        "bots" => (NOT_IN_BOTS, true),
        "tui" => (NOT_IN_THE_SCREEN, false),
        _ => (&[], false),
    }
}

/// `core` and `alloc` are parts of `std`.
fn spelling(path: &[String]) -> String {
    match path.split_first() {
        Some((first, rest)) if first == "core" || first == "alloc" => format!("std::{}", rest.join("::")),
        _ => path.join("::"),
    }
}

fn starts_with(path: &str, beginning: &str) -> bool {
    path.strip_prefix(beginning).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

pub fn check(house: &House, imports: &[Import]) -> Vec<Violation> {
    let mut found = BTreeMap::new();
    for import in imports {
        let file = house.files[import.from].path.as_str();
        let (To::Foreign(path), Some(floor)) = (&import.to, floor(file)) else { continue };
        // Tests of the screen have files to read; those of the rules are held to what the rules are.
        if import.test && floor == "tui" {
            continue;
        }
        let (things, no_printing) = forbidden(floor);
        let path = spelling(path);
        let printed = PRINTING.iter().find(|name| starts_with(path.strip_prefix("std::").unwrap_or(&path), name));
        let used = match printed {
            Some(name) if no_printing && import.kind == Kind::Macro => Some(format!("{name}!")),
            _ => things.iter().find(|thing| starts_with(&path, thing)).map(|thing| (*thing).to_owned()),
        };
        let Some(used) = used else { continue };
        let allowed = ALLOWED.iter().any(|(pattern, thing, _)| matches(pattern, file) && *thing == used);
        if !allowed {
            found.insert(format!("purity: {file} uses {used}"), format!("by `{}`", import.path));
        }
    }
    found.into_iter().map(|(line, hint)| Violation::new(line, hint)).collect()
}
