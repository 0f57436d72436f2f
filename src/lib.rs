//! thicket: *Root* in the terminal. The modules are floors; each imports only from the floors below it.

pub mod bots;
pub mod cli;
pub mod games;
pub mod kernel;
pub mod table;
pub mod tui;
