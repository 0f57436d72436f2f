//! Root on the screen.

mod boards;
mod brief;
mod cards;
pub mod clearing_box;
pub mod cursor;
mod duchy_board;
mod face;
mod fight;
mod lines;
mod look;
pub mod map;
mod names;
pub mod scene;
mod side;
mod stage;

pub use face::Root;
