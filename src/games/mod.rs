//! Floor 3: the rules engines. Pure and deterministic: no clock, no input or output, no knowledge of each other.

pub mod dewan;
pub mod iwari;
pub mod root;
