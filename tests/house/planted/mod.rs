//! The checker on small trees of sources: one in good order, and the same with one thing wrong.

mod circles;
mod factions;
mod floors;
mod list;
mod purity;
mod rooms;

use super::{Sources, violations};

const IN_ORDER: &[(&str, &str)] = &[
    ("src/lib.rs", "pub mod bots; pub mod cli; pub mod games; pub mod kernel; pub mod table; pub mod tui;"),
    ("src/main.rs", "fn main() { thicket::cli::main() }"),
    ("src/kernel/mod.rs", "mod list; mod seat; pub use list::List; pub use seat::Seat;"),
    ("src/kernel/seat.rs", "pub struct Seat; #[macro_export] macro_rules! words { ($name:ident) => { pub struct $name; } }"),
    ("src/kernel/list.rs", "pub struct List; use super::Seat; impl List { pub fn first(&self) -> Seat { Seat } }"),
    ("src/games/mod.rs", "pub mod dewan; pub mod root;"),
    ("src/games/dewan/mod.rs", "use crate::kernel::Seat; pub struct Tile(Seat);"),
    (
        "src/games/root/mod.rs",
        "pub mod board; pub mod cards; pub mod factions; pub mod law; pub mod rules; pub mod state; pub mod words; pub use state::State;",
    ),
    ("src/games/root/words/mod.rs", "mod faction; pub use faction::Faction; pub use super::factions::eyrie::words::Leader;"),
    (
        "src/games/root/words/faction.rs",
        "use crate::words;
        words!(Suits);
        pub enum Faction { Marquise, Eyrie, Alliance, Vagabond, Lizards, Riverfolk, Duchy }
        impl Faction {
            pub fn letter(self) -> char {
                match self {
                    Self::Marquise => 'a', Self::Eyrie => 'b', Self::Alliance => 'c', Self::Vagabond => 'd',
                    Self::Lizards => 'e', Self::Riverfolk => 'f', Self::Duchy => 'g',
                }
            }
        }",
    ),
    ("src/games/root/board/mod.rs", "use super::words::Faction; pub struct Board(Faction);"),
    (
        "src/games/root/state/mod.rs",
        "mod kit; mod points; pub use kit::Kit; pub use points::Points;
        use super::board::Board; use std::collections::BTreeMap;
        pub struct State { pub board: Board, pub kits: BTreeMap<u8, Kit> }
        impl State { pub fn kit(&self) -> Option<&Kit> { self.kits.get(&0) } }",
    ),
    ("src/games/root/state/kit.rs", "use super::super::factions::eyrie::kit::Eyrie; pub enum Kit { Eyrie(Eyrie), Duchy }"),
    ("src/games/root/state/points.rs", "pub struct Points(pub u8);"),
    ("src/games/root/law/mod.rs", "pub mod battle; pub mod hooks;"),
    (
        "src/games/root/law/hooks.rs",
        "use crate::games::root::{State, state::Kit};
        pub fn defends(state: &State) -> bool { matches!(state.kit(), Some(Kit::Eyrie(_))) }",
    ),
    (
        "src/games/root/law/battle.rs",
        "use super::hooks; use crate::games::root::State;
        pub fn battle(state: &State) -> bool { hooks::defends(state) }
        #[cfg(test)]
        mod tests { use crate::games::root::rules::Root; use std::sync::Arc; pub type Both = Arc<Root>; }",
    ),
    ("src/games/root/factions/mod.rs", "pub mod duchy; pub mod eyrie;"),
    (
        "src/games/root/factions/eyrie/mod.rs",
        "pub mod kit; pub mod words; mod turn;
        use crate::games::root::factions::duchy::words::Minister;
        pub fn act(minister: Minister) -> bool { turn::turn(&minister) }",
    ),
    ("src/games/root/factions/eyrie/words.rs", "pub enum Leader { Despot }"),
    ("src/games/root/factions/eyrie/kit.rs", "use crate::games::root::words::Leader; pub struct Eyrie(pub Leader);"),
    (
        "src/games/root/factions/eyrie/turn.rs",
        "use crate::games::root::law::battle; use crate::games::root::State;
        pub fn turn<T>(_: &T) -> bool { let state: Option<State> = None; state.is_some_and(|state| battle::battle(&state)) }",
    ),
    ("src/games/root/factions/duchy/mod.rs", "pub mod words;"),
    ("src/games/root/factions/duchy/words.rs", "pub enum Minister { Mayor }"),
    ("src/games/root/cards/mod.rs", "use super::law; pub fn ambush() -> bool { law::hooks::defends as usize > 0 }"),
    ("src/games/root/rules/mod.rs", "mod registry; pub struct Root; impl Root { pub fn legal(&self) -> bool { registry::ask() } }"),
    (
        "src/games/root/rules/registry.rs",
        "use crate::games::root::factions::{duchy::words::Minister, eyrie}; pub fn ask() -> bool { eyrie::act(Minister::Mayor) }",
    ),
    ("src/bots/mod.rs", "pub mod root;"),
    ("src/bots/root/mod.rs", "use crate::games::root::State; use std::time::Duration; pub fn think(_: &State) -> Duration { Duration::ZERO }"),
    ("src/table/mod.rs", "use crate::{bots::root, games::root::State}; pub fn play(state: &State) { println!(\"{:?}\", root::think(state)); }"),
    ("src/tui/mod.rs", "pub mod app; pub mod play;"),
    ("src/tui/app.rs", "use crate::table; use std::io; pub struct App; pub fn run() -> io::Result<()> { let _ = table::play; Ok(()) }"),
    ("src/tui/play/mod.rs", "use crate::tui::app::App; pub fn play(_: App) {}"),
    ("src/cli/mod.rs", "use crate::tui::app; pub fn main() { app::run().expect(\"a screen\") }"),
];

fn tree(changes: &[(&str, &str)]) -> Sources {
    let files = IN_ORDER.iter().chain(changes);
    files.map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
}

/// Returns what is found in the good tree after these changes.
fn found(changes: &[(&str, &str)]) -> Vec<String> {
    violations(&tree(changes)).into_iter().map(|violation| violation.line).collect()
}

/// Returns what is found if this text is added to a file.
fn found_with(path: &str, added: &str) -> Vec<String> {
    let before = IN_ORDER.iter().find(|(known, _)| *known == path).map_or("", |(_, text)| text);
    found(&[(path, &format!("{before}\n{added}"))])
}

#[test]
fn in_a_good_tree_nothing_is_found() {
    assert_eq!(found(&[]), [""; 0]);
}
