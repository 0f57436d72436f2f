//! Iwari on the screen.

mod brief;
mod changes;
mod choice;
mod map;
mod names;
mod plan;
mod side;
mod spoken;
mod ui;
mod view;

#[cfg(test)]
pub use names::lender;
pub use ui::Iwari;
