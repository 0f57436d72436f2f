//! The table, tested with a small game of its own.

mod commands;
mod completions;
mod lessons;
mod own_boards;
mod points;
mod protocol;
mod root;
mod saves;
mod sessions;
mod sims;
mod toy;
mod upkeep;
