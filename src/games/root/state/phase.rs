//! The phases of a turn (1.4).

use crate::words;
use std::hash::Hash;

words! {
    /// The place where in a round the game stands.
    pub enum Phase {
        Setup = "setup",
        Birdsong = "birdsong",
        Daylight = "daylight",
        Evening = "evening",
    }
}
