//! Iwari on the screen.

mod brief;
mod choice;
mod face;
mod look;
mod map;
mod names;
mod plan;
mod side;
mod spoken;

pub use face::Iwari;
#[cfg(test)]
pub use names::lender;
