//! The four colors (D2.1).

use crate::enum_table;

enum_table! {
    /// The tribe that a seat plays.
    pub enum Tribe {
        Amber = "amber",
        Basalt = "basalt",
        Coral = "coral",
        Dusk = "dusk",
    }
}

impl Tribe {
    /// Returns the capital that stands for it.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }
}
