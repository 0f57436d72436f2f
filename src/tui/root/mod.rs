//! Root on the screen.

mod alliance;
mod boards;
mod brief;
mod cards;
mod changes;
mod choices;
pub mod clearing_box;
mod corvids;
pub mod cursor;
mod duchy;
mod eyrie;
mod face;
mod fight;
mod ground;
mod hirelings;
mod hundreds;
mod keepers;
mod landmarks;
mod laws;
mod lines;
mod lizards;
mod look;
pub mod map;
mod marquise;
mod names;
mod nobody;
mod odds;
mod registry;
mod riverfolk;
pub mod scene;
mod side;
mod stage;
mod table;
mod vagabond;
mod verbs;

pub use face::Root;
