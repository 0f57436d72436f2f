//! The Lord of the Hundreds (chapter 14).

pub mod hoard;
pub mod kit;
pub mod mobs;
pub mod module;
mod position;
pub mod queries;
pub mod refusal;
pub mod sites;
pub mod turn;
pub mod warlord;
pub mod words;
