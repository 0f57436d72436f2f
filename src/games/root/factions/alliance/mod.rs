//! The Woodland Alliance (chapter 8).

pub mod kit;
pub mod turn;
