//! Root on the screen.

mod boards;
mod brief;
mod cards;
pub mod clearing_box;
pub mod cursor;
mod face;
mod fight;
mod laws;
mod lines;
mod keepers;
mod lizards;
mod look;
pub mod map;
mod names;
mod odds;
pub mod scene;
mod side;
mod stage;

pub use face::Root;
