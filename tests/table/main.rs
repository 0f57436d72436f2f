//! The table, tested with a small game of its own.

mod sims;
mod toy;
