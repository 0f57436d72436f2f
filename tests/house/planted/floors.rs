use super::{found, found_with};

const BATTLE: &str = "src/games/root/law/battle.rs";

#[test]
fn an_import_of_a_higher_floor_is_found_in_every_form() {
    for (form, file) in [
        ("use crate::tui;", "mod.rs"),
        ("use crate::tui as screen;", "mod.rs"),
        ("use crate::tui::*;", "mod.rs"),
        ("use crate::{kernel::Seat, tui::app::App};", "app.rs"),
        ("use crate::{kernel::{self, Seat}, tui::app::{self as run, App}};", "app.rs"),
        ("use super::super::super::super::tui::app::App;", "app.rs"),
        ("use super::{super::{super::super::tui::app::App as Window}, hooks as _};", "app.rs"),
        ("use self::super::super::super::super::tui::app::App;", "app.rs"),
        ("pub(crate) use crate::tui::app::App;", "app.rs"),
        ("fn show() { crate::tui::app::run(); }", "app.rs"),
        ("fn show() { use crate::tui::app::run; run(); }", "app.rs"),
        ("fn show(_: &crate::tui::app::App) {}", "app.rs"),
        ("fn show() -> Vec<Option<crate::tui::app::App>> { Vec::new() }", "app.rs"),
        ("fn show<T: From<crate::tui::app::App>>(_: T) {}", "app.rs"),
        ("impl From<u8> for crate::tui::app::App { fn from(_: u8) -> Self { Self } }", "app.rs"),
        ("fn show(it: u8) -> bool { matches!(it, crate::tui::app::LIMIT) }", "app.rs"),
        ("fn show() -> String { format!(\"{:?}\", crate::tui::app::run()) }", "app.rs"),
        ("table_of! { one => crate::tui::app::run; two => 2 }", "app.rs"),
        ("macro_rules! show { () => { $crate::tui::app::run() } }", "app.rs"),
        ("macro_rules! show { () => { use $crate::{kernel, tui::app::{self, App}}; } }", "app.rs"),
    ] {
        assert_eq!(found_with(BATTLE, form), [format!("floors: {BATTLE} imports src/tui/{file}")], "{form}");
    }
}

#[test]
fn a_module_under_another_name_is_followed() {
    let text = "mod inner { use crate as all; pub use all::tui as window; } fn show() { inner::window::app::run(); }";
    let lines = found_with(BATTLE, text);
    assert_eq!(lines, ["app.rs", "mod.rs"].map(|file| format!("floors: {BATTLE} imports src/tui/{file}")));
}

#[test]
fn a_game_folder_is_two_floors_below_its_top() {
    let dewan = "src/games/dewan/mod.rs";
    assert_eq!(
        found_with(dewan, "use super::super::tui::app::App;"),
        [format!("floors: {dewan} imports src/tui/app.rs")]
    );
}

#[test]
fn each_floor_is_kept_from_the_next() {
    for (low, high) in [
        ("src/kernel/seat.rs", "src/games/mod.rs"),
        ("src/games/dewan/mod.rs", "src/bots/mod.rs"),
        ("src/bots/mod.rs", "src/table/mod.rs"),
        ("src/table/mod.rs", "src/tui/mod.rs"),
        ("src/tui/app.rs", "src/cli/mod.rs"),
    ] {
        let module = high.split('/').nth(1).expect("a floor");
        let lines = found_with(low, &format!("use crate::{module};"));
        assert_eq!(lines, [format!("floors: {low} imports {high}")]);
    }
}

#[test]
fn tests_beside_the_code_keep_the_floors_too() {
    let lines = found_with("src/kernel/seat.rs", "#[cfg(test)] mod tests { use crate::games::root::State; }");
    assert_eq!(lines, ["floors: src/kernel/seat.rs imports src/games/root/state/mod.rs"]);
}

#[test]
fn a_folder_on_no_floor_is_found() {
    assert_eq!(found(&[("src/attic/mod.rs", "")]), ["floors: src/attic/mod.rs stands on no floor"]);
}

#[test]
fn one_game_does_not_import_another() {
    for form in
        ["use super::root::State;", "use crate::games::{dewan as own, root::State};", "fn of(_: super::root::State) {}"]
    {
        let lines = found_with("src/games/dewan/mod.rs", form);
        assert_eq!(lines, ["games: src/games/dewan/mod.rs imports src/games/root/state/mod.rs"], "{form}");
    }
    let lines = found_with(BATTLE, "use crate::games::dewan;");
    assert_eq!(lines, [format!("games: {BATTLE} imports src/games/dewan/mod.rs")]);
}

#[test]
fn nor_do_the_bots_and_the_looks_of_one_game_know_another() {
    let lines = found_with("src/bots/root/mod.rs", "use crate::games::dewan::Tile;");
    assert_eq!(lines, ["games: src/bots/root/mod.rs imports src/games/dewan/mod.rs"]);
    let lines = found(&[("src/tui/dewan.rs", "use crate::games::root::State;")]);
    assert_eq!(lines, ["games: src/tui/dewan.rs imports src/games/root/state/mod.rs"]);
}
