//! The Lizard Cult (chapter 10).

pub mod queries;
pub mod rules;
pub mod state;
pub mod turn;
pub mod words;
