//! The frame of every turn as pending steps (1.4.1).

use crate::games::root::state::phase::Phase;
use crate::tasks;

tasks! {
    /// A part of the frame.
    pub enum Step {
        /// The turn begins with Birdsong.
        Begin = "begin",
        Enter = "enter" (phase: Phase),
        Draw = "draw",
        /// One card, given by a card.
        DrawOne = "draw_one",
        DiscardDown = "discard_down",
        End = "end",
    }
}
