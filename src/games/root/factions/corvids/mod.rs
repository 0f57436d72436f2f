//! The Corvid Conspiracy (chapter 13).

pub mod exposure;
pub mod kit;
pub mod module;
mod position;
pub mod queries;
pub mod refusal;
pub mod triggered;
pub mod turn;
pub mod words;
