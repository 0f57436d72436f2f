//! The Riverfolk Company (chapter 11): its turn, and what others buy of it.

pub mod kit;
pub mod module;
mod position;
pub mod queries;
pub mod refusal;
pub mod triggered;
pub mod turn;
pub mod words;
