//! The Vagabond (chapter 9, appendix D).

pub mod daylight;
pub mod kit;
pub mod module;
mod position;
pub mod queries;
pub mod refusal;
pub mod relations;
pub mod tiles;
pub mod triggered;
pub mod turn;
pub mod words;
