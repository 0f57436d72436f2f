//! The Riverfolk Company (chapter 11): its turn, and what others buy of it.

pub mod queries;
pub mod rules;
pub mod state;
pub mod turn;
pub mod words;
