//! The rooms inside `games/root`: a file imports only from its own room and those below, a module from no other module, and the
//! inherent functions of a type stand in its own room.

use super::Violation;
use super::imports::{Import, To};
use super::pattern::captured;
use super::resolve::Target;
use super::scan::{FileId, House};
use std::collections::{BTreeMap, BTreeSet};

pub const HOUSE: &str = "src/games/root/";

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Room {
    Words,
    Board,
    State,
    Hooks,
    Law,
    Modules,
    Rules,
}

use Room::{Board, Hooks, Law, Modules, Rules, State, Words};

/// The rooms and the files that make them; the first pattern that fits counts. What `<...>` stands for names a module: none imports another.
const ROOMS: &[(&str, Room)] = &[
    ("words/**", Words),
    ("factions/*/words.rs", Words),
    ("factions/*/words/**", Words),
    ("board/**", Board),
    ("state/**", State),
    ("factions/*/kit.rs", State),
    ("factions/*/kit/**", State),
    ("factions/*/queries.rs", State),
    ("law/hooks.rs", Hooks),
    ("law/hooks/**", Hooks),
    ("law/**", Law),
    ("module.rs", Modules),
    ("module/**", Modules),
    ("factions/mod.rs", Modules),
    ("factions/<name>/**", Modules),
    ("<cards>/**", Modules),
    ("hirelings/mod.rs", Modules),
    ("hirelings/<name>/**", Modules),
    ("hirelings/<name>.rs", Modules),
    ("landmarks/mod.rs", Modules),
    ("landmarks/<name>/**", Modules),
    ("landmarks/<name>.rs", Modules),
    ("clockwork/mod.rs", Modules),
    ("clockwork/<name>/**", Modules),
    ("clockwork/<name>.rs", Modules),
    ("rules/**", Rules),
    ("mod.rs", Rules),
];

/// The functions of a task. A trait with most of them is the trait of tasks, whatever its name.
const OF_TASKS: [&str; 5] = ["asks", "legal", "take", "run", "question"];

/// The room of a file, and the module whose part it is.
fn room(path: &str) -> Option<(Room, Option<String>)> {
    let inner = path.strip_prefix(HOUSE)?;
    ROOMS.iter().find_map(|(pattern, room)| {
        let module = captured(pattern, inner)?;
        // `factions/eyrie` and `clockwork/eyrie` are two modules.
        let kind = pattern.split('<').next().unwrap_or_default();
        Some((*room, (!module.is_empty()).then(|| format!("{kind}{module}"))))
    })
}

fn name(room: Room) -> String {
    format!("{room:?}").to_lowercase()
}

pub fn check(house: &House, imports: &[Import]) -> Vec<Violation> {
    let mut found = BTreeMap::new();
    for file in house.files.iter().filter(|file| file.path.starts_with(HOUSE)) {
        if room(&file.path).is_none() {
            found.insert(format!("rooms: {} stands in no room", file.path), "the rooms are in rooms.rs".to_owned());
        }
    }
    for import in imports.iter().filter(|import| !import.test) {
        let Some(to) = import.file() else { continue };
        if matches!(import.to, To::Module(file) if house.files[file].only_contents) {
            continue;
        }
        let (from, to) = (&house.files[import.from].path, &house.files[to].path);
        let (Some((own, own_module)), Some((other, other_module))) = (room(from), room(to)) else { continue };
        let hint = format!("by `{}`", import.path);
        if other > own {
            found.insert(format!("rooms: {from} ({}) imports {to} ({})", name(own), name(other)), hint);
        } else if let (Modules, Some(own), Some(other)) = (own, own_module, other_module)
            && own != other
            // The words and the kit of a faction stand in lower rooms, open to all.
            && room(to).is_some_and(|(room, _)| room == Modules)
        {
            found.insert(format!("modules: {from} ({own}) imports {to} ({other})"), hint);
        }
    }
    let mut violations: Vec<Violation> = found.into_iter().map(|(line, hint)| Violation::new(line, hint)).collect();
    violations.extend(impls(house));
    violations.extend(trait_of_tasks(house, imports));
    violations
}

fn impls(house: &House) -> BTreeSet<Violation> {
    let mut found = BTreeSet::new();
    for block in house.impls.iter().filter(|block| !block.test) {
        let file = &house.files[house.scopes[block.scope].file].path;
        let Some(own) = room(file) else { continue };
        for target in house.resolve(block.scope, &block.of) {
            let Target::Item { file: home, name: of } = target else { continue };
            let home = &house.files[home].path;
            if room(home).is_some_and(|home| home != own) {
                let line = format!("impls: {file} has an impl of {}, which stands in {home}", of.join("::"));
                found.insert(Violation::new(line, "a type's inherent impl stands in its own room"));
            }
        }
    }
    found
}

/// Law lays tasks on the stack as data; it neither names nor calls what they do.
fn trait_of_tasks(house: &House, imports: &[Import]) -> BTreeSet<Violation> {
    let is_law = |file: FileId| room(&house.files[file].path).is_some_and(|(room, _)| room == Law || room == Hooks);
    let mut found = BTreeSet::new();
    for tasks in &house.traits {
        let functions = OF_TASKS.iter().filter(|name| tasks.methods.iter().any(|method| method == *name)).count();
        if functions < 3 || !house.files[tasks.file].path.starts_with(HOUSE) {
            continue;
        }
        let mut naming: BTreeSet<FileId> = imports
            .iter()
            .filter(|import| !import.test)
            .filter(|import| matches!(&import.to, To::Item(file, name) if *file == tasks.file && name[0] == tasks.name))
            .map(|import| import.from)
            .collect();
        naming.insert(tasks.file);
        for file in naming.into_iter().filter(|file| is_law(*file)) {
            let line = format!("tasks: {} names {}, the trait of tasks", house.files[file].path, tasks.name);
            found.insert(Violation::new(line, "law lays tasks on the stack as data"));
        }
    }
    found
}
