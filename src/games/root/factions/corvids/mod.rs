//! The Corvid Conspiracy (chapter 13).

pub mod exposure;
pub mod queries;
pub mod rules;
pub mod state;
pub mod turn;
pub mod words;
