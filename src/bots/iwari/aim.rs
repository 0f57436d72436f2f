//! What the terms of an evaluation are for.

use crate::bots::evaluation::{Aims, Evaluation};
use crate::enum_table;

enum_table! {
    /// What a term of an evaluation is for; the id is the key of its words.
    pub enum Aim {
        Score = "iwari-reason-score",
        Tents = "iwari-reason-tents",
        Road = "iwari-reason-road",
        Totems = "iwari-reason-totems",
        Settlements = "iwari-reason-settlements",
        Cards = "iwari-reason-cards",
        /// What the others may expect, the strongest most.
        Rivals = "iwari-reason-rivals",
    }
}

impl Aims for Aim {
    fn words(self) -> Option<&'static str> {
        Some(self.id())
    }
}

/// What a tribe may expect, and what of.
pub type Outlook = Evaluation<Aim, { Aim::COUNT }>;
