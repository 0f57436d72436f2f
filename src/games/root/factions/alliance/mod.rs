//! The Woodland Alliance (chapter 8).

mod position;
pub mod queries;
pub mod refusal;
pub mod rules;
pub mod state;
pub mod turn;
