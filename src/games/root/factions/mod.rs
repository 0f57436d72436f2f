//! The factions, all built alike, none importing another.

pub mod alliance;
pub mod corvids;
pub mod duchy;
pub mod eyrie;
pub mod hundreds;
pub mod keepers;
pub mod lizards;
pub mod marquise;
pub mod riverfolk;
pub mod vagabond;
