//! The Eyrie Dynasties (chapter 7).

pub mod queries;
pub mod rules;
pub mod state;
pub mod turn;
pub mod words;
