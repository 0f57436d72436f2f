//! The four colors (D2.1).

use crate::words;

words! {
    /// The tribe that a seat plays.
    pub enum Tribe {
        Amber = "amber",
        Basalt = "basalt",
        Coral = "coral",
        Dusk = "dusk",
    }
}

impl Tribe {
    pub const COUNT: usize = 4;

    /// The capital that stands for it.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }
}
