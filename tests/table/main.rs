//! The table, tested with a small game of its own.

mod saves;
mod sessions;
mod sims;
mod toy;
