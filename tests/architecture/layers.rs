//! The layers, from the lowest up, and what they may not use of other crates.

use super::tree::{Import, To, Tree};
use std::collections::BTreeSet;

/// The layers of `src/`. `main.rs` and `lib.rs` stand on top.
const LAYERS: [&str; 6] = ["kernel", "games", "bots", "table", "tui", "cli"];

/// The layers in which each game has a folder of its own.
const BY_GAME: [&str; 3] = ["games", "bots", "tui"];

const ROOT: &str = "src/games/root/";

/// The layers of Root: names, maps, the state, hooks, law, the modules (factions, cards and so on), the clockwork boards, which use
/// the pieces of factions, the rules that know them all, and what writes games down. The first prefix that fits counts; `*` stands for one folder.
const OF_ROOT: [(&str, usize); 23] = [
    ("words/", 0),
    ("factions/*/words", 0),
    ("clockwork/words", 0),
    ("board/", 1),
    ("state/", 2),
    ("prelude", 2),
    ("factions/*/state", 2),
    ("factions/*/queries", 2),
    ("clockwork/state", 2),
    ("clockwork/queries", 2),
    ("law/among", 3),
    ("law/why", 3),
    ("law/hooks", 3),
    ("law/", 4),
    ("module", 5),
    ("factions/", 5),
    ("cards/", 5),
    ("hirelings/", 5),
    ("landmarks/", 5),
    ("clockwork/", 6),
    ("rules/", 7),
    ("rootlog/", 8),
    ("mod.rs", 7),
];

/// The layer of the modules.
const MODULES: usize = 5;

/// Root's folders of modules, none of which imports another. The cards are one module.
const KINDS: [&str; 4] = ["factions", "hirelings", "landmarks", "cards"];

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
    "std::hash::RandomState",
    "HashMap",
    "HashSet",
    "libc",
    "signal_hook",
    "ratatui",
    "print",
    "println",
    "eprint",
    "eprintln",
    "dbg",
];

/// Bots know neither the screen nor files.
const NOT_IN_BOTS: &[&str] = &[
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::process",
    "libc",
    "signal_hook",
    "ratatui",
    "print",
    "println",
    "eprint",
    "eprintln",
    "dbg",
];

/// What is used all the same, and why.
const ALLOWED: [(&str, &str, &str); 4] = [
    ("src/kernel/text_cache.rs", "std::sync::Mutex", "what is kept is the same no matter who comes first"),
    ("src/kernel/words.rs", "std::sync::RwLock", "sentences are parsed when they are first looked up"),
    ("src/tui/input.rs", "std::fs", "the terminal is read as a file"),
    ("src/tui/terminal/tty.rs", "std::fs", "the terminal is /dev/tty"),
];

/// The folder of `src/` that a file is in.
fn folder(file: &str) -> Option<&str> {
    Some(file.strip_prefix("src/")?.split_once('/')?.0)
}

fn layer(file: &str) -> usize {
    folder(file).and_then(|folder| LAYERS.iter().position(|layer| *layer == folder)).unwrap_or(LAYERS.len())
}

/// The game of whose rules, bots or looks a file is part.
fn game<'a>(file: &'a str, games: &BTreeSet<&str>) -> Option<&'a str> {
    let (folder, rest) = file.strip_prefix("src/")?.split_once('/')?;
    let name = rest.split('/').next()?;
    let name = name.strip_suffix(".rs").unwrap_or(name);
    (BY_GAME.contains(&folder) && games.contains(name)).then_some(name)
}

fn layer_of_root(file: &str) -> Option<usize> {
    let inner = file.strip_prefix(ROOT)?;
    let fits = |pattern: &str| match pattern.split_once('*') {
        None => inner.starts_with(pattern),
        Some((before, after)) => inner
            .strip_prefix(before)
            .and_then(|rest| rest.split_once('/'))
            .is_some_and(|(_, rest)| rest.starts_with(&after[1..])),
    };
    OF_ROOT.iter().find(|(pattern, _)| fits(pattern)).map(|(_, layer)| *layer)
}

/// The module of Root that a file is part of.
fn module_of_root(file: &str) -> Option<(&str, &str)> {
    let (kind, rest) = file.strip_prefix(ROOT)?.split_once('/')?;
    let name = rest.split('/').next()?;
    let name = if kind == "cards" { kind } else { name.strip_suffix(".rs").unwrap_or(name) };
    (KINDS.contains(&kind) && name != "mod" && layer_of_root(file) == Some(MODULES)).then_some((kind, name))
}

pub fn faults(tree: &Tree, imports: &[Import]) -> Vec<String> {
    let games = tree.files().filter_map(|file| Some(file.strip_prefix("src/games/")?.split_once('/')?.0)).collect();
    let mut found = BTreeSet::new();
    for file in tree.files().filter(|file| folder(file).is_some()) {
        if layer(file) == LAYERS.len() || file.starts_with(ROOT) && layer_of_root(file).is_none() {
            found.insert(format!("{file} is in no layer"));
        }
    }
    for import in imports {
        let from = import.from.as_str();
        let wrong = match &import.to {
            To::Foreign(path) => foreign(import, path),
            To::Module(to) | To::Item(to) => {
                let is_up = layer(to) > layer(from);
                let other_game = game(from, &games).zip(game(to, &games)).is_some_and(|(own, other)| own != other);
                let counts_in_root = !(import.test || matches!(import.to, To::Module(_)) && tree.is_index(to));
                let is_up_in_root = layer_of_root(to).zip(layer_of_root(from)).is_some_and(|(to, from)| to > from);
                let other_module =
                    module_of_root(from).zip(module_of_root(to)).is_some_and(|(own, other)| own != other);
                (is_up || other_game || counts_in_root && (is_up_in_root || other_module)).then(|| to.clone())
            }
        };
        found.extend(wrong.map(|wrong| format!("{from} imports {wrong}: {}", import.path)));
    }
    found.into_iter().collect()
}

/// Returns the thing of another crate that a file may not use.
fn foreign(import: &Import, path: &[String]) -> Option<String> {
    let path = path.join("::");
    let path = ["core::", "alloc::"]
        .iter()
        .find_map(|own| path.strip_prefix(own))
        .map_or(path.clone(), |rest| format!("std::{rest}"));
    let forbidden = match folder(&import.from)? {
        "kernel" | "games" => NOT_IN_RULES,
        "bots" => NOT_IN_BOTS,
        // The screen knows no files; its tests have some to read.
        "tui" if !import.test => &["std::fs"],
        _ => &[],
    };
    let is_part = |thing: &str| path.strip_prefix(thing).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
    let used = forbidden.iter().find(|thing| is_part(thing) || is_part(&format!("std::{thing}")))?;
    let allowed = ALLOWED.iter().any(|(file, thing, _)| *file == import.from && thing == used);
    (!allowed).then(|| (*used).to_owned())
}
