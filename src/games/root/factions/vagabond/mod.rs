//! The Vagabond (chapter 9, appendix D).

pub mod daylight;
pub mod queries;
pub mod rules;
pub mod state;
pub mod turn;
pub mod words;
