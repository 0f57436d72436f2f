//! The rules of Dewan. Where to look, by the sections of the rules: the map in `land` (D1), the pieces in `board` and `card`
//! (D2), `setup` (D3), `turn` (D4, D5, D9, D10), `route` (D6), `camp` (D7), `score` (D8, D11, D12), `events` (D12.2.3);
//! what is pending in `task`.

pub mod action;
pub mod board;
pub mod boards;
pub mod camp;
pub mod card;
mod check;
pub mod event;
pub mod events;
pub mod ground;
mod hand;
pub mod hex;
pub mod land;
pub mod observe;
pub mod payment;
pub mod plan;
mod position;
mod refusal;
pub mod route;
mod rules;
pub mod score;
pub mod setup;
pub mod state;
pub mod story;
pub mod task;
pub mod tribe;
pub mod turn;
mod why;

pub use action::Action;
pub use event::Event;
pub use observe::Observation;
pub use state::State;
