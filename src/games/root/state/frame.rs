//! The frame of every turn as pending steps (1.4.1).

use crate::{enum_table, tasks};
use std::hash::Hash;

tasks! {
    /// A part of the frame.
    pub enum Step {
        /// The turn begins with Birdsong.
        Begin = "begin",
        Enter = "enter" (phase: Phase),
        #[main] #[ask("root-ask-before-draw", "13.2.4")]
        Draw = "draw",
        /// One card, given by a card.
        DrawOne = "draw_one",
        #[ask("root-ask-discard", "1.4.1")]
        DiscardDown = "discard_down",
        End = "end",
    }
}

enum_table! {
    /// The phase of a turn, or what comes before the first one.
    pub enum Phase {
        Setup = "setup",
        Birdsong = "birdsong",
        Daylight = "daylight",
        Evening = "evening",
    }
}
