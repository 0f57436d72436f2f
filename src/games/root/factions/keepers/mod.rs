//! The Keepers in Iron (chapter 15).

pub mod queries;
pub mod relics;
pub mod retinue;
pub mod rules;
pub mod state;
pub mod turn;
pub mod words;
