//! Dewan on the screen.

mod boards;
mod brick;
mod choice;
mod face;
mod look;
mod map;
mod names;
mod routes;
mod side;
#[cfg(test)]
mod tests;

pub use face::Dewan;
