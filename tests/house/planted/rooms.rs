use super::{found, found_with};

#[test]
fn an_import_of_a_higher_room_is_found() {
    for (from, form, to) in [
        ("words/faction.rs (words)", "use crate::games::root::board::Board;", "board/mod.rs (board)"),
        ("factions/eyrie/words.rs (words)", "use super::super::super::state::Points;", "state/points.rs (state)"),
        ("board/mod.rs (board)", "use super::state::Points;", "state/points.rs (state)"),
        ("state/points.rs (state)", "use super::super::law::hooks::defends;", "law/hooks.rs (hooks)"),
        ("factions/eyrie/kit.rs (state)", "use super::turn;", "factions/eyrie/turn.rs (modules)"),
        ("state/points.rs (state)", "use crate::games::root::{law::{self, hooks}, State};", "law/hooks.rs (hooks)"),
        ("board/mod.rs (board)", "use crate::games::root as house; fn of(_: house::State) {}", "state/mod.rs (state)"),
        ("law/battle.rs (law)", "fn go() { super::super::cards::ambush(); }", "cards/mod.rs (modules)"),
        ("cards/mod.rs (modules)", "use crate::games::root::rules::Root;", "rules/mod.rs (rules)"),
    ] {
        let file = format!("src/games/root/{}", from.split(' ').next().expect("a file"));
        let line = format!("rooms: src/games/root/{from} imports src/games/root/{to}");
        assert!(found_with(&file, form).contains(&line), "{line}: {:?}", found_with(&file, form));
    }
}

#[test]
fn hooks_lie_below_law() {
    let text = "pub fn defends<T>(_: T) -> bool { super::duel::duel() }";
    let lines = found(&[
        ("src/games/root/law/hooks.rs", text),
        ("src/games/root/law/duel.rs", "pub fn duel() -> bool { true }"),
    ]);
    assert_eq!(lines, ["rooms: src/games/root/law/hooks.rs (hooks) imports src/games/root/law/duel.rs (law)"]);
}

#[test]
fn a_module_imports_no_other_module() {
    for (path, of) in [
        ("factions/duchy/mod.rs", "factions/duchy"),
        ("cards/ambush.rs", "cards"),
        ("hirelings/eyrie/mod.rs", "hirelings/eyrie"),
        ("landmarks/tower.rs", "landmarks/tower"),
        ("clockwork/eyrie/turn.rs", "clockwork/eyrie"),
    ] {
        let file = format!("src/games/root/{path}");
        let line = format!("modules: {file} ({of}) imports src/games/root/factions/eyrie/mod.rs (factions/eyrie)");
        let text = "pub mod words; use crate::games::root::factions::eyrie::act;";
        let folders = [
            "src/games/root/hirelings/mod.rs",
            "src/games/root/hirelings/eyrie/mod.rs",
            "src/games/root/landmarks/mod.rs",
            "src/games/root/clockwork/mod.rs",
            "src/games/root/clockwork/eyrie/mod.rs",
        ]
        .map(|folder| (folder, ""));
        let mut changes = folders.to_vec();
        changes.push((&file, text));
        assert_eq!(found(&changes), [line]);
    }
}

#[test]
fn the_words_and_the_kit_of_a_faction_are_open_to_all() {
    let text = "use crate::games::root::factions::eyrie::{kit::Eyrie, words::Leader};";
    assert_eq!(found_with("src/games/root/cards/mod.rs", text), [""; 0]);
}

#[test]
fn a_file_in_no_room_is_found() {
    assert_eq!(found(&[("src/games/root/attic.rs", "")]), ["rooms: src/games/root/attic.rs stands in no room"]);
}

#[test]
fn the_inherent_functions_of_a_type_stand_in_its_room() {
    let line = "impls: src/games/root/law/battle.rs has an impl of State, which stands in src/games/root/state/mod.rs";
    for form in
        ["impl State { fn fight(&self) {} }", "use super::super::state as s; impl s::State { fn fight(&self) {} }"]
    {
        assert_eq!(found_with("src/games/root/law/battle.rs", form), [line], "{form}");
    }
    // A trait is named where it is used, and the same room is the same room.
    let own = "pub trait Fights { fn fight(&self); } impl Fights for State { fn fight(&self) {} }";
    assert_eq!(found_with("src/games/root/law/battle.rs", own), [""; 0]);
    assert_eq!(found_with("src/games/root/state/points.rs", "impl super::kit::Kit { fn points(&self) {} }"), [""; 0]);
    let test = "#[cfg(test)] mod tests { impl super::State { fn set_up(&self) {} } }";
    assert_eq!(found_with("src/games/root/law/battle.rs", test), [""; 0]);
}

#[test]
fn law_names_no_trait_of_tasks() {
    const TRAIT: &str = "pub trait Pending { fn asks(&self) -> bool; fn legal(&self); fn take(&self); fn run(&self); }";
    let below = ("src/games/root/state/points.rs", format!("pub struct Points(pub u8); {TRAIT}"));
    for form in [
        "use super::super::state::points::Pending;",
        "fn run(it: &dyn crate::games::root::state::points::Pending) { it.run() }",
    ] {
        let lines = found(&[(below.0, &below.1), ("src/games/root/law/craft.rs", form)]);
        assert_eq!(lines, ["tasks: src/games/root/law/craft.rs names Pending, the trait of tasks"], "{form}");
    }
    let lines = found(&[("src/games/root/law/craft.rs", TRAIT)]);
    assert_eq!(lines, ["tasks: src/games/root/law/craft.rs names Pending, the trait of tasks"]);
    let used = "use crate::games::root::state::points::Pending; pub fn go(it: &dyn Pending) { it.run() }";
    assert_eq!(found(&[(below.0, &below.1), ("src/games/root/rules/go.rs", used)]), [""; 0]);
}

#[test]
fn tests_set_up_what_they_need() {
    let text = "#[cfg(test)] mod tests { use crate::games::root::{cards::ambush, rules::Root}; }";
    assert_eq!(found_with("src/games/root/words/faction.rs", text), [""; 0]);
}
