//! The Lizard Cult (chapter 10).

pub mod kit;
pub mod module;
mod position;
pub mod queries;
pub mod refusal;
pub mod triggered;
pub mod turn;
pub mod words;
