//! The table, tested with a small game of its own.

mod arena;
mod client;
mod commands;
mod completions;
mod daily;
mod environment;
mod exports;
#[path = "../support/json_schema.rs"]
mod json_schema;
mod lessons;
mod own_boards;
mod points;
mod protocol;
#[allow(dead_code, reason = "what drives terminals is shared with tests that use other parts of it")]
#[path = "../support/pty.rs"]
mod pty;
mod readme;
mod reviews;
mod root;
mod rootlog;
mod saves;
mod schema;
mod sessions;
mod shared;
mod sims;
#[path = "../support/slow.rs"]
mod slow;
mod terminal;
mod toy;
#[allow(dead_code, reason = "whole games of twins are played by the tests of each game")]
#[path = "../support/twins.rs"]
mod twins;
mod upkeep;
