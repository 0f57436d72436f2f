//! Root on the screen.

mod boards;
mod brief;
mod cards;
pub mod clearing_box;
mod corvids;
pub mod cursor;
mod duchy_board;
mod face;
mod fight;
mod hundreds;
mod keepers;
mod laws;
mod lines;
mod lizards;
mod look;
pub mod map;
mod names;
mod odds;
mod riverfolk;
pub mod scene;
mod side;
mod stage;

pub use face::Root;
