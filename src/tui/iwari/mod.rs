//! Iwari on the screen.

mod brief;
mod face;
mod look;
mod map;
mod names;
mod plan;
mod side;

pub use face::Iwari;
