//! Dewan on the screen.

mod boards;
mod brick;
mod brief;
mod choice;
mod face;
mod look;
mod map;
mod names;
mod routes;
mod side;
mod spoken;
#[cfg(test)]
mod tests;

pub use face::Dewan;
#[cfg(test)]
pub use names::lender;
