//! The rules of Root.

pub mod place;
