//! The Lizard Cult (chapter 10).

pub mod kit;
pub mod turn;
pub mod words;
