//! The closed lists of the Eyrie Dynasties: words that actions and events are made of (chapter 7).

use crate::enum_table;

enum_table! {
    /// A column of the Decree, left to right (7.5.2).
    pub enum Column {
        Recruit = "recruit",
        Move = "move",
        Battle = "battle",
        Build = "build",
    }
}

enum_table! {
    /// A leader (7.8).
    pub enum Leader(
        /// The columns of the Loyal Viziers under this leader.
        viziers: [Column; 2],
    ) {
        Builder     = "builder"     ([Column::Recruit, Column::Move]),
        Charismatic = "charismatic" ([Column::Recruit, Column::Battle]),
        Commander   = "commander"   ([Column::Move, Column::Battle]),
        Despot      = "despot"      ([Column::Move, Column::Build]),
    }
}
