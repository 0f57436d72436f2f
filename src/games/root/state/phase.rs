//! The phases of a turn (1.4).

use crate::words;
use std::hash::Hash;

words! {
    /// The phase of a turn, or what comes before the first one.
    pub enum Phase {
        Setup = "setup",
        Birdsong = "birdsong",
        Daylight = "daylight",
        Evening = "evening",
    }
}
