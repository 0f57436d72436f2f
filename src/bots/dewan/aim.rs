//! What the terms of an evaluation are for.

use crate::bots::evaluation::{Aims, Evaluation};
use crate::enum_table;

enum_table! {
    /// What a term of an evaluation is for; the id is the key of its words.
    pub enum Aim {
        Score = "dewan-reason-score",
        Fires = "dewan-reason-fires",
        Sets = "dewan-reason-sets",
        Stories = "dewan-reason-stories",
        Camps = "dewan-reason-camps",
        Fish = "dewan-reason-fish",
        Cards = "dewan-reason-cards",
        Gifts = "dewan-reason-gifts",
        Rivals = "dewan-reason-rivals",
    }
}

impl Aims for Aim {
    fn words(self) -> Option<&'static str> {
        Some(self.id())
    }
}

impl Outlook {
    /// Returns the sum, which is a whole number.
    pub fn hundredths(&self) -> i32 {
        self.sum() as i32
    }
}

/// What something is worth in hundredths of a point, and what of.
pub type Outlook = Evaluation<Aim, { Aim::COUNT }>;
