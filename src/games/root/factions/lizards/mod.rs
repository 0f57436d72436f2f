//! The Lizard Cult (chapter 10).

pub mod kit;
pub mod queries;
pub mod turn;
pub mod words;
