//! The words of the Riverfolk Company (chapter 11): its turn, and what others buy of it.

use crate::games::root::words::action::words;

words! {
    /// What the Company sells (11.2.7).
    pub enum Service {
        HandCard = "hand_card",
        Riverboats = "riverboats",
        Mercenaries = "mercenaries",
    }
}
