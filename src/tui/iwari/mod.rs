//! Iwari on the screen.

mod brief;
mod choice;
mod face;
mod look;
mod map;
mod names;
mod plan;
mod side;

pub use face::Iwari;
