//! The Eyrie Dynasties (chapter 7).

pub mod kit;
pub mod turn;
pub mod words;
