//! The kinds of relics (15.2.1).

use crate::words;

words! {
    /// The kinds of relics, printed on both sides of the tokens (15.2.1).
    pub enum Relic {
        Figure = "figure",
        Tablet = "tablet",
        Jewelry = "jewelry",
    }
}

impl Relic {
    pub const COUNT: usize = Self::ALL.len();
}
