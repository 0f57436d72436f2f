//! Floor 5: one running game, and what is kept of it. Knows no screen.

mod any;
mod boards;
mod check;
pub mod sim;

pub use any::{About, Entry, Games};
pub use boards::{Board, Boards, BoardsError};
