//! The rules of Iwari: `place` (territories and spaces), `card`, `board`, `turn` (what a turn consists of), `placing`
//! (pieces and what follows from them), `scoring`, `expedition`; what is pending in `task`.

pub mod action;
pub mod board;
pub mod boards;
pub mod card;
mod check;
pub mod event;
pub mod expedition;
mod hand;
pub mod observe;
pub mod place;
mod placing;
mod position;
mod refusal;
mod rules;
pub mod scoring;
pub mod setup;
pub mod state;
pub mod task;
mod turn;
mod why;

pub use action::Action;
pub use event::Event;
pub use observe::Observation;
pub use state::State;
