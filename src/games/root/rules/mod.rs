//! The whole: where all modules come together and a game is set up, asked, written and checked.

mod aftermath;
mod check;
mod fits;
mod game;
pub mod observe;
mod offers;
mod pending;
mod position;
mod refusal;
mod registry;
pub mod setup;
mod shape;
