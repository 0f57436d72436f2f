//! The rules of Root.

pub mod board;
pub mod boards;
pub mod place;
