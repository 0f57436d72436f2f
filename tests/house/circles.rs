//! No circles of imports between the files of `games/root`.

use super::Violation;
use super::imports::{Import, To};
use super::rooms::HOUSE;
use super::scan::{FileId, House, Kind};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

type Graph = BTreeMap<FileId, BTreeSet<FileId>>;

pub fn check(house: &House, imports: &[Import]) -> Vec<Violation> {
    let path = |file: FileId| house.files[file].path.as_str();
    let mut graph = Graph::new();
    for import in imports.iter().filter(|import| !import.test) {
        let Some(to) = import.file() else { continue };
        let (from, to, whole) = (import.from, to, matches!(import.to, To::Module(_)));
        // A folder's `mod.rs` that hands on what stands in its folder uses nothing of it.
        let hands_on = import.kind == Kind::Reexport
            && path(from).strip_suffix("mod.rs").is_some_and(|folder| path(to).starts_with(folder));
        if path(from).starts_with(HOUSE) && path(to).starts_with(HOUSE) && !whole && !hands_on {
            graph.entry(from).or_default().insert(to);
        }
    }
    let mut violations = Vec::new();
    for file in graph.keys() {
        if let Some(circle) = shortest(&graph, *file) {
            let circle: Vec<&str> = circle.into_iter().map(path).collect();
            violations.push(Violation::new(
                format!("circles: {} imports itself by way of others", path(*file)),
                circle.join("\n       -> "),
            ));
        }
    }
    violations
}

/// The shortest circle through a file, which stands at both its ends.
fn shortest(graph: &Graph, start: FileId) -> Option<Vec<FileId>> {
    let mut before = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        for next in graph.get(&at).into_iter().flatten() {
            if *next == start {
                let mut circle = vec![start, at];
                while circle[circle.len() - 1] != start {
                    circle.push(before[&circle[circle.len() - 1]]);
                }
                circle.reverse();
                return Some(circle);
            }
            if !before.contains_key(next) {
                before.insert(*next, at);
                queue.push_back(*next);
            }
        }
    }
    None
}
