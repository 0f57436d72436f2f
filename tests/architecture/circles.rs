//! No circles of imports between the files of `games/root`.

use super::tree::{Import, To, Tree};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

type Graph<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

pub fn faults(tree: &Tree, imports: &[Import]) -> Vec<String> {
    let mut graph = Graph::new();
    for import in imports.iter().filter(|import| !import.test) {
        let to = match &import.to {
            To::Item(to) => to,
            To::Module(to) if !tree.is_index(to) => to,
            _ => continue,
        };
        let (from, to) = (import.from.as_str(), to.as_str());
        // A folder's `mod.rs` that hands on what stands in its folder uses nothing of it.
        let hands_on = import.reexport && from.strip_suffix("mod.rs").is_some_and(|folder| to.starts_with(folder));
        if [from, to].iter().all(|file| file.starts_with("src/games/root/")) && !hands_on {
            graph.entry(from).or_default().insert(to);
        }
    }
    let mut found = BTreeSet::new();
    for file in tree.files() {
        if let Some(circle) = shortest(&graph, file) {
            // Each circle once, from its first file on.
            let first = (0..circle.len()).min_by_key(|at| circle[*at]).unwrap_or_default();
            let around = circle.iter().cycle().skip(first).take(circle.len() + 1);
            found.insert(format!("a circle: {}", around.copied().collect::<Vec<_>>().join("\n       -> ")));
        }
    }
    found.into_iter().collect()
}

/// Returns the shortest way from a file back to it.
fn shortest<'a>(graph: &Graph<'a>, start: &'a str) -> Option<Vec<&'a str>> {
    let mut before = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(at) = queue.pop_front() {
        for next in graph.get(at).into_iter().flatten().copied() {
            if next == start {
                let back = std::iter::successors(Some(at), |at| before.get(at).copied());
                let mut circle: Vec<&str> = back.collect();
                circle.reverse();
                return Some(circle);
            }
            if next != start && !before.contains_key(next) {
                before.insert(next, at);
                queue.push_back(next);
            }
        }
    }
    None
}
