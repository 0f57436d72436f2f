//! A new faction must not be met all over the code: matches over all factions stand in the closed lists and the registries, a faction's
//! name stands in few files outside its own, and the files of `games/root` are small.

use super::Violation;
use super::pattern::matches;
use super::resolve::Target;
use super::rooms::HOUSE;
use super::scan::House;
use std::collections::BTreeSet;

const MOST_LINES: usize = 600;

/// A match that names more of them is one over all factions.
const MOST_VARIANTS: usize = 5;

const LISTS: [&str; 3] = ["Faction", "Kit", "Party"];

/// The closed lists, the page of hooks and the registries.
const MAY_MATCH: &[&str] = &[
    "src/games/root/words/**",
    "src/games/root/state/kit.rs",
    "src/games/root/state/kits.rs",
    "src/games/root/state/kit/**",
    "src/games/root/law/hooks.rs",
    "src/games/root/law/hooks/**",
    "src/games/root/rules/registry.rs",
    "src/bots/root/factions/mod.rs",
    "src/tui/root/registry.rs",
];

/// Each folder here is a faction.
const FACTIONS: &str = "src/games/root/factions/";

const MOST_FILES: usize = 12;

/// The places where no faction is named at all.
const NAMELESS: [&str; 4] = ["src/kernel/", "src/table/", "src/cli/", "src/tui/play/"];

pub fn check(house: &House) -> Vec<Violation> {
    let mut found = sizes(house);
    found.extend(choices(house));
    found.extend(mentions(house));
    found
}

fn sizes(house: &House) -> Vec<Violation> {
    let files = house.files.iter().filter(|file| file.path.starts_with(HOUSE));
    files
        .map(|file| (file, file.text.lines().count()))
        .filter(|(_, lines)| *lines > MOST_LINES)
        .map(|(file, lines)| {
            Violation::new(format!("size: {} has more than {MOST_LINES} lines", file.path), format!("{lines} lines"))
        })
        .collect()
}

fn choices(house: &House) -> Vec<Violation> {
    let mut found = Vec::new();
    for choice in house.matches.iter().filter(|choice| !choice.test) {
        let file = &house.files[house.scopes[choice.scope].file].path;
        if MAY_MATCH.iter().any(|pattern| matches(pattern, file)) {
            continue;
        }
        let mut variants = BTreeSet::new();
        for pattern in &choice.patterns {
            for target in house.resolve(choice.scope, pattern) {
                if let Target::Item { file, name } = target
                    && house.files[file].path.starts_with(HOUSE)
                    && let [list, variant, ..] = name.as_slice()
                    && LISTS.contains(&list.as_str())
                {
                    variants.insert((list.clone(), variant.clone()));
                }
            }
        }
        for list in LISTS {
            let named = variants.iter().filter(|(of, _)| of == list).count();
            if named > MOST_VARIANTS {
                let line = format!("matches: {file} matches over {list} in {}", choice.place);
                found.push(Violation::new(line, format!("{named} of them are named")));
            }
        }
    }
    found
}

fn mentions(house: &House) -> Vec<Violation> {
    let mut found = Vec::new();
    let texts: Vec<(&str, String)> =
        house.files.iter().map(|file| (file.path.as_str(), file.text.to_lowercase())).collect();
    let folders = house.files.iter().filter_map(|file| file.path.strip_prefix(FACTIONS)?.split_once('/'));
    for name in folders.map(|(name, _)| name).collect::<BTreeSet<_>>() {
        let mentioning = texts.iter().filter(|(path, text)| !path.contains(name) && text.contains(name));
        let files: Vec<&str> = mentioning.map(|(path, _)| *path).collect();
        if files.len() > MOST_FILES {
            let line = format!("names: {name} stands in more than {MOST_FILES} files outside its own");
            found.push(Violation::new(line, format!("in {}: {}", files.len(), files.join(" "))));
        }
        for path in files.iter().filter(|path| NAMELESS.iter().any(|folder| path.starts_with(folder))) {
            found.push(Violation::new(format!("names: {path} knows {name}"), "no faction is named there"));
        }
    }
    found
}
