//! The Marquise de Cat (chapter 6).

pub mod kit;
pub mod turn;
