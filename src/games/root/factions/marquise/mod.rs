//! The Marquise de Cat (chapter 6).

pub mod hospital;
pub mod kit;
pub mod module;
pub mod queries;
pub mod refusal;
pub mod turn;
