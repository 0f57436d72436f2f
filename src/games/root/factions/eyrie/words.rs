//! The closed lists of the Eyrie Dynasties: words that actions and events are made of (chapter 7).

use crate::words;

words! {
    /// A column of the Decree, left to right (7.5.2).
    pub enum Column {
        Recruit = "recruit",
        Move = "move",
        Battle = "battle",
        Build = "build",
    }
}

words! {
    /// A leader (7.8).
    pub enum Leader {
        Builder = "builder",
        Charismatic = "charismatic",
        Commander = "commander",
        Despot = "despot",
    }
}

impl Leader {
    /// The columns of the Loyal Viziers under this leader.
    pub const fn viziers(self) -> [Column; 2] {
        match self {
            Leader::Builder => [Column::Recruit, Column::Move],
            Leader::Charismatic => [Column::Recruit, Column::Battle],
            Leader::Commander => [Column::Move, Column::Battle],
            Leader::Despot => [Column::Move, Column::Build],
        }
    }
}
