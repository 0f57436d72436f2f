//! The Woodland Alliance (chapter 8).

pub mod queries;
pub mod rules;
pub mod state;
pub mod turn;
