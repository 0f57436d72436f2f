//! The Lord of the Hundreds (chapter 14).

pub mod hoard;
pub mod mobs;
pub mod queries;
pub mod rules;
pub mod state;
pub mod turn;
pub mod warlord;
pub mod words;
