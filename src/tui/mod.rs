//! Floor 6: the screen. It draws what the table shows it, and knows no rule.

pub mod decode;
pub mod input;
pub mod keys;
pub mod line;
pub mod palette;
pub mod root;
mod signals;
mod sys;
pub mod terminal;
pub mod theme;
