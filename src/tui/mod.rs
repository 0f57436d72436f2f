//! Floor 6: the screen. It draws what the table shows it, and knows no rule.

pub mod keys;
pub mod line;
pub mod palette;
pub mod root;
pub mod theme;
