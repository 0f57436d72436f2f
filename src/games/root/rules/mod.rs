//! The whole: where all modules come together and a game is set up, asked, written and checked.

mod check;
pub mod clockwork;
mod draft;
pub mod game;
mod hirelings;
mod landmarks;
pub mod observe;
mod offers;
mod pending;
mod position;
mod refusal;
mod registry;
pub mod setup;
