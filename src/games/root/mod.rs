//! The rules of Root. Each part imports only from those above it in this list.
//!
//! | part | holds |
//! | --- | --- |
//! | [`words`] | the closed lists: factions, pieces, suits, items, cards, places, and the words that actions and events are made of |
//! | [`board`] | the maps as data |
//! | [`state`] | the state and plain queries, what each faction has, tasks |
//! | [`law`] | what chapters 1 to 4 and appendix C say for everyone; `hooks` is the one page of all exceptions |
//! | [`module`] | what every module answers |
//! | [`factions`], [`clockwork`], [`cards`] | the modules: each faction, each clockwork player, and the effects of cards |
//! | [`rules`] | the whole: setup, decisions, positions, observation, invariants |
//! | [`rootlog`] | games in the notation of the community |

pub mod board;
pub mod cards;
pub mod clockwork;
pub mod factions;
mod hirelings;
pub mod landmarks;
pub mod law;
pub mod module;
mod prelude;
pub mod rootlog;
pub mod rules;
pub mod state;
pub mod words;

pub use rules::observe::Observation;
pub use state::State;
pub use words::action::Action;
pub use words::event::Event;
