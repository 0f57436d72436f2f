//! The frame of every turn as pending steps (1.4.1).

use crate::games::root::state::phase::Phase;
use crate::tasks;

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
