//! The whole: where all modules come together and a game is set up, asked, written and checked.

mod check;
mod draft;
mod ferry;
mod fits;
pub mod forecast;
mod game;
mod hirelings;
mod idle;
mod landmarks;
pub mod observe;
mod offers;
mod pending;
mod position;
mod preparing;
mod refusal;
mod registry;
mod seating;
pub mod setup;
mod shape;
mod tally;
