//! The board of the Marquise de Cat, and the steps that it can leave pending (chapter 6).

use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::tasks;

/// Actions of a Daylight before birds buy more (6.5).
pub const ACTIONS: u8 = 3;

/// Wood for the next building, by buildings of the kind on the map (6.5.4.I).
pub const BUILDING_COST: [u8; 6] = [0, 1, 2, 3, 3, 4];

/// The three kinds of buildings.
pub const BUILDINGS: [Piece; 3] = [Piece::Sawmill, Piece::Workshop, Piece::Recruiter];

tasks! {
    /// The Marquise's own tasks.
    pub enum Step {
        #[main] #[ask("root-ask-keep", "6.3.2")]
        SetupKeep = "setup_keep",
        #[main] #[ask("root-ask-setup-building", "6.3.4", piece)]
        SetupBuilding = "setup_building" (piece: Piece),
        /// Wood at the sawmills (6.4).
        #[main] #[ask("root-ask-wood", "6.4")]
        Wood = "wood",
        #[main] #[idle] #[offers(Alone)] #[ask("root-ask-marquise", "6.5")]
        Actions = "actions",
        /// The second move of a march (6.5.2).
        #[ask("root-ask-second-move", "6.5.2")]
        SecondMove = "second_move",
        /// Warriors at the recruiters (6.5.3).
        #[ask("root-ask-muster", "6.5.3")]
        Muster = "muster",
        /// Wood for a building (6.5.4.II).
        #[ask("root-ask-pay-wood", "6.5.4.II", clearing, piece, count = left)]
        PayWood = "pay_wood" { clearing: Clearing, piece: Piece, left: u8 },
    }
}
