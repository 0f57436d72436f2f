//! Root on the screen.

pub mod clearing_box;
pub mod cursor;
mod lines;
pub mod map;
pub mod scene;
