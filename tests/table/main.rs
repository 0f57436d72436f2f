//! The table, tested with a small game of its own.

mod commands;
mod completions;
mod lessons;
mod own_boards;
mod points;
mod protocol;
#[allow(dead_code, reason = "what drives terminals is shared with tests that use other parts of it")]
#[path = "../pty/mod.rs"]
mod pty;
mod root;
mod saves;
mod sessions;
mod sims;
mod toy;
mod upkeep;
