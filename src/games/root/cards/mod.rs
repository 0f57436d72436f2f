//! The effects of cards besides being crafted, spent and played in battle.

pub mod effects;
pub mod exiles;
pub mod refusal;
mod uses;
