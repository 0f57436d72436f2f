//! The phases of a turn (1.4).

use crate::enum_table;
use std::hash::Hash;

enum_table! {
    /// The phase of a turn, or what comes before the first one.
    pub enum Phase {
        Setup = "setup",
        Birdsong = "birdsong",
        Daylight = "daylight",
        Evening = "evening",
    }
}
