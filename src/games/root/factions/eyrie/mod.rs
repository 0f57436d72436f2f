//! The Eyrie Dynasties (chapter 7).

pub mod kit;
pub mod queries;
pub mod refusal;
pub mod turn;
pub mod words;
