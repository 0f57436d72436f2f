//! The checks on small trees of sources: one in good order, and the same with one thing wrong.

use super::{Sources, faults};

const IN_ORDER: &[(&str, &str)] = &[
    ("src/lib.rs", "pub mod bots; pub mod games; pub mod kernel; pub mod tui;"),
    (
        "src/kernel/mod.rs",
        "mod seat; pub use seat::Seat; #[macro_export] macro_rules! words { ($name:ident) => { pub struct $name; } }",
    ),
    ("src/kernel/seat.rs", "pub struct Seat;"),
    ("src/games/mod.rs", "pub mod dewan; pub mod root;"),
    ("src/games/dewan/mod.rs", "use crate::kernel::Seat; pub struct Tile(Seat);"),
    ("src/games/root/mod.rs", "pub mod cards; pub mod factions; pub mod law; pub mod state; pub mod words; pub use state::State;"),
    ("src/games/root/words/mod.rs", "pub mod action; pub mod faction;"),
    ("src/games/root/words/faction.rs", "use crate::words; words!(Suits); pub enum Faction { Marquise, Eyrie }"),
    ("src/games/root/words/action.rs", "use super::faction::Faction; pub struct Action(pub Faction);"),
    ("src/games/root/state/mod.rs", "mod points; pub use points::Points; pub struct State { pub points: Points }"),
    ("src/games/root/state/points.rs", "pub struct Points(pub u8);"),
    ("src/games/root/law/mod.rs", "pub mod battle; pub mod hooks;"),
    ("src/games/root/law/hooks.rs", "use crate::games::root::State; pub fn defends(_: &State) -> bool { true }"),
    (
        "src/games/root/law/battle.rs",
        "use super::hooks; use crate::games::root::State; pub fn battle(state: &State) -> bool { hooks::defends(state) }
        #[cfg(test)] mod tests { use crate::games::root::cards::ambush; use std::sync::Arc; pub type Both = Arc<u8>; }",
    ),
    ("src/games/root/factions/mod.rs", "pub mod duchy; pub mod eyrie;"),
    ("src/games/root/factions/eyrie/mod.rs", "pub mod words; use crate::games::root::law::battle; pub fn act() { battle::battle; }"),
    ("src/games/root/factions/eyrie/words.rs", "pub enum Leader { Despot }"),
    ("src/games/root/factions/duchy/mod.rs", "pub struct Minister;"),
    ("src/games/root/cards/mod.rs", "use super::law; pub fn ambush() -> bool { law::hooks::defends as usize > 0 }"),
    ("src/bots/mod.rs", "pub mod root;"),
    ("src/bots/root/mod.rs", "use crate::games::root::State; use std::time::Duration; pub fn think(_: &State) -> Duration { Duration::ZERO }"),
    ("src/tui/mod.rs", "pub mod app;"),
    ("src/tui/app.rs", "use crate::bots; use std::io; pub fn run() -> io::Result<()> { let _ = bots::root::think; Ok(()) }"),
];

/// Returns what is found if this text is added to a file.
fn found(path: &str, added: &str) -> Vec<String> {
    found_in(&[(path, added)])
}

fn found_in(added: &[(&str, &str)]) -> Vec<String> {
    let mut sources = Sources::new();
    for (path, text) in IN_ORDER.iter().chain(added) {
        let source = sources.entry((*path).to_owned()).or_default();
        source.push('\n');
        source.push_str(text);
    }
    faults(&sources)
}

const BATTLE: &str = "src/games/root/law/battle.rs";

#[test]
fn in_a_good_tree_nothing_is_found() {
    assert_eq!(found_in(&[]), [""; 0]);
}

#[test]
fn an_import_of_a_higher_layer_is_found_in_every_form() {
    for form in [
        "use crate::tui::app::run;",
        "use crate::{kernel::{self, Seat}, tui::app::{self as run}};",
        "use super::super::super::super::tui::app;",
        "pub(crate) use crate::tui::app::run as go;",
        "use crate::tui::app::*;",
        "fn show() { crate::tui::app::run(); }",
        "fn show() { use crate::tui::app; app::run(); }",
        "fn show() -> Vec<Option<crate::tui::app::App>> { Vec::new() }",
        "fn show(it: u8) -> bool { matches!(it, crate::tui::app::LIMIT) }",
        "table_of! { one => crate::tui::app::run; two => 2 }",
        "macro_rules! show { () => { $crate::tui::app::run() } }",
        "macro_rules! show { () => { use $crate::{kernel, tui::app::{self, App}}; } }",
        "mod inner { use crate as all; pub use all::tui as window; } fn show() { inner::window::app::run(); }",
    ] {
        let faults = found(BATTLE, form);
        let is_it = |fault: &String| fault.starts_with(&format!("{BATTLE} imports src/tui/"));
        assert!(!faults.is_empty() && faults.iter().all(is_it), "{form}: {faults:?}");
    }
}

#[test]
fn layers_inside_root_and_modules_apart() {
    for (from, form, to) in [
        ("words/faction.rs", "use crate::games::root::State;", "state/mod.rs"),
        ("factions/eyrie/words.rs", "use super::super::super::state::Points;", "state/points.rs"),
        ("state/points.rs", "steps! { One(crate::games::root::law::hooks::Step) }", "law/hooks.rs"),
        ("law/hooks.rs", "pub fn duel() { super::battle::battle; }", "law/battle.rs"),
        ("law/battle.rs", "fn go() { super::super::cards::ambush(); }", "cards/mod.rs"),
        ("factions/duchy/mod.rs", "use super::eyrie::act;", "factions/eyrie/mod.rs"),
    ] {
        let line = format!("src/games/root/{from} imports src/games/root/{to}: ");
        let faults = found(&format!("src/games/root/{from}"), form);
        assert!(faults.iter().any(|fault| fault.starts_with(&line)), "{line}: {faults:?}");
    }
    assert_eq!(found("src/attic/mod.rs", ""), ["src/attic/mod.rs is in no layer"]);
    assert_eq!(found("src/games/root/attic.rs", ""), ["src/games/root/attic.rs is in no layer"]);
}

#[test]
fn one_game_does_not_import_another() {
    let dewan = "src/games/dewan/mod.rs";
    let faults = found(dewan, "use super::root::State;");
    assert_eq!(faults, [format!("{dewan} imports src/games/root/state/mod.rs: super::root::State")]);
    let faults = found("src/bots/root/mod.rs", "use crate::games::dewan::Tile;");
    assert_eq!(faults, [format!("src/bots/root/mod.rs imports {dewan}: crate::games::dewan::Tile")]);
}

#[test]
fn the_rules_use_no_clock_no_files_no_threads_and_no_hashes() {
    for (file, form, thing) in [
        (BATTLE, "use std::time::Instant;", "std::time"),
        (BATTLE, "use std::{fmt, fs};", "std::fs"),
        (BATTLE, "use std as library; fn look() { library::env::args(); }", "std::env"),
        (BATTLE, "type Map = std::collections::HashMap<u8, u8>;", "std::collections::HashMap"),
        (BATTLE, "fn say() { println!(\"{}\", 1) }", "println"),
        (BATTLE, "fn say() { words! { a => core::time::Duration::ZERO; b } }", "std::time"),
        ("src/bots/root/mod.rs", "use std::fs::File;", "std::fs"),
        ("src/tui/app.rs", "use std::fs;", "std::fs"),
    ] {
        let faults = found(file, form);
        let line = format!("{file} imports {thing}: ");
        assert!(!faults.is_empty() && faults.iter().all(|fault| fault.starts_with(&line)), "{form}: {faults:?}");
    }
    assert_eq!(found("src/tui/app.rs", "#[cfg(test)] mod tests { use std::fs; }"), [""; 0]);
}

/// Asserts that the only thing wrong is one circle, of these files of `games/root`.
fn in_a_circle(added: &[(&str, &str)], files: &[&str]) {
    let faults = found_in(added);
    let names: Vec<String> = files.iter().map(|file| format!("src/games/root/{file}")).collect();
    assert_eq!(faults, [format!("a circle: {}", names.join("\n       -> "))], "{added:?}");
}

#[test]
fn files_that_import_each_other_are_found() {
    let page = ("src/games/root/law/mod.rs", "mod a; mod b; mod c;");
    let (a, b, c) = ("src/games/root/law/a.rs", "src/games/root/law/b.rs", "src/games/root/law/c.rs");
    let two = [page, (a, "use super::b::b; pub fn a() { b() }"), (b, "pub fn b() { super::a::a() }")];
    in_a_circle(&two, &["law/a.rs", "law/b.rs", "law/a.rs"]);
    // By a path inside a macro call, in a macro's own text, and through a glob.
    for last in [
        "run! { super::a::a; other }",
        "macro_rules! run { () => { $crate::games::root::law::a::a() } }",
        "use super::a::*; fn c() { a() }",
    ] {
        let three = [page, (a, "pub fn a() { super::b::b() }"), (b, "use super::c; pub fn b() { c::c() }"), (c, last)];
        in_a_circle(&three, &["law/a.rs", "law/b.rs", "law/c.rs", "law/a.rs"]);
    }
    let tests = [
        page,
        (a, "pub fn a() {} #[cfg(test)] mod tests { use super::super::b::b; }"),
        (b, "pub fn b() { super::a::a() }"),
    ];
    assert_eq!(found_in(&tests), [""; 0]);
}

#[test]
fn what_a_file_hands_on_is_had_from_that_file() {
    let action = ("src/games/root/words/action.rs", "pub(crate) use crate::words; words!(Verb);");
    let faction =
        ("src/games/root/words/faction.rs", "use crate::games::root::words::action::words as list; list!(More);");
    in_a_circle(&[action, faction], &["words/action.rs", "words/faction.rs", "words/action.rs"]);
}

#[test]
fn a_parent_with_items_of_its_own_is_a_file_like_others() {
    let child = ("src/games/root/state/task.rs", "use crate::games::root::state; pub struct Task(state::Points);");
    let parent = ("src/games/root/state/mod.rs", "pub mod task; use task::Task; pub fn top() -> Task { todo() }");
    in_a_circle(&[child, parent], &["state/mod.rs", "state/task.rs", "state/mod.rs"]);
    let limit = ("src/games/root/state/points.rs", "use super::LIMIT; pub const MOST: u8 = LIMIT;");
    let parent = ("src/games/root/state/mod.rs", "pub const LIMIT: u8 = 3;");
    in_a_circle(&[limit, parent], &["state/mod.rs", "state/points.rs", "state/mod.rs"]);
}
