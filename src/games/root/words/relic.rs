//! The kinds of relics (15.2.1).

use crate::enum_table;

enum_table! {
    /// The kinds of relics, printed on both sides of the tokens (15.2.1).
    pub enum Relic {
        Figure = "figure",
        Tablet = "tablet",
        Jewelry = "jewelry",
    }
}
