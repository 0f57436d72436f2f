//! The Woodland Alliance (chapter 8).

pub mod kit;
pub mod queries;
pub mod refusal;
pub mod turn;
