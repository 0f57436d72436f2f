//! The Keepers in Iron (chapter 15).

pub mod kit;
pub mod module;
mod position;
pub mod queries;
pub mod refusal;
pub mod relics;
pub mod retinue;
pub mod triggered;
pub mod turn;
pub mod words;
