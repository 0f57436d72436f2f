//! The closed lists of the Underground Duchy: words that actions and events are made of (chapter 12).

use crate::kernel::Arg;
use crate::{enum_table, small_set};

enum_table! {
    /// The rank of a minister: squire, noble, lord.
    pub enum Rank {
        Squire = "squire",
        Noble = "noble",
        Lord = "lord",
    }
}

impl Rank {
    /// Crowns of each rank (12.3.6).
    pub const CROWNS: u8 = 3;

    /// Returns cards revealed to sway one (12.5.3.II).
    pub const fn cards(self) -> u8 {
        self as u8 + 2
    }

    /// Returns points for swaying one (12.5.3.III).
    pub const fn points(self) -> u8 {
        self as u8 + 1
    }
}

enum_table! {
    /// A minister, by rank.
    pub enum Minister(
        rank: Rank,
        /// The law of what the minister does.
        law: &'static str,
    ) {
        Foremole     = "foremole"       (Rank::Squire, "12.5.2.I"),
        Captain      = "captain"        (Rank::Squire, "12.5.2.II"),
        Marshal      = "marshal"        (Rank::Squire, "12.5.2.III"),
        Brigadier    = "brigadier"      (Rank::Noble,  "12.5.2.IV"),
        Banker       = "banker"         (Rank::Noble,  "12.5.2.V"),
        Mayor        = "mayor"          (Rank::Noble,  "12.5.2.VI"),
        DuchessOfMud = "duchess_of_mud" (Rank::Lord,   "12.5.2.VII"),
        BaronOfDirt  = "baron_of_dirt"  (Rank::Lord,   "12.5.2.VIII"),
        EarlOfStone  = "earl_of_stone"  (Rank::Lord,   "12.5.2.IX"),
    }
}

impl From<Minister> for Arg {
    fn from(minister: Minister) -> Arg {
        Arg::Name { space: "root-word", id: minister.id() }
    }
}

small_set! {
    /// A set of ministers.
    #[derive(PartialEq, Eq, Hash)]
    MinisterSet of Minister as u16
}

impl MinisterSet {
    pub const ALL: Self = Self::first_n(Minister::ALL.len());

    /// Returns those of a rank.
    pub fn of_rank(self, rank: Rank) -> Self {
        self.iter().filter(|minister| minister.rank() == rank).collect()
    }

    /// Returns those of the highest rank among them (12.2.3).
    pub fn highest(self) -> Self {
        let rank = self.iter().map(Minister::rank).max();
        rank.map_or(Self::EMPTY, |rank| self.of_rank(rank))
    }
}
