//! The Eyrie Dynasties (chapter 7).

pub mod kit;
pub mod module;
mod position;
pub mod queries;
pub mod refusal;
pub mod turn;
pub mod words;
