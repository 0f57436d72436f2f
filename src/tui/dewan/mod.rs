//! Dewan on the screen.

mod boards;
mod brick;
mod brief;
mod changes;
mod choice;
mod map;
mod names;
mod routes;
mod side;
mod spoken;
#[cfg(test)]
mod tests;
mod ui;
mod view;

#[cfg(test)]
pub use names::lender;
pub use ui::Dewan;
