//! The rules of Root. Where to look: the factions by their names, general law by chapter in `turn` (1.4), `state` (2.5),
//! `victory` (3), `craft` (4.1), `movement` (4.2), `battle` (4.3), `removal` (G.1.22), `setup` (5.1), `terrain` (C); what is pending in
//! `task`; how factions bend the law in `hooks`.

pub mod action;
pub mod alliance;
pub mod battle;
pub mod board;
pub mod boards;
pub mod card;
mod check;
pub mod corvids;
pub mod craft;
pub mod duchy;
pub mod effects;
pub mod event;
pub mod exiles;
pub mod eyrie;
pub mod faction;
pub mod hand;
pub mod hooks;
pub mod hundreds;
pub mod item;
pub mod keepers;
pub mod lizards;
pub mod marquise;
pub mod movement;
pub mod observe;
pub mod piece;
pub mod place;
mod position;
pub mod quest;
pub mod removal;
pub mod riverfolk;
pub mod ruins;
mod rules;
pub mod setup;
pub mod state;
mod supply;
pub mod task;
pub mod terrain;
pub mod turn;
pub mod vagabond;
pub mod victory;
mod why;

pub use action::Action;
pub use event::Event;
pub use observe::Observation;
pub use state::State;
