//! The Marquise de Cat (chapter 6).

pub mod queries;
pub mod rules;
pub mod state;
pub mod turn;
