//! The Woodland Alliance (chapter 8).

pub mod kit;
pub mod module;
mod position;
pub mod queries;
pub mod refusal;
pub mod triggered;
pub mod turn;
