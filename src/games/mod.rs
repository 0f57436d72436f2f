//! The rules engines: pure and deterministic: no clock, no input or output, no knowledge of each other.

pub mod dewan;
pub mod iwari;
pub mod root;
