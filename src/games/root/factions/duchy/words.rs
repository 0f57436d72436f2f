//! The closed lists of the Underground Duchy: words that actions and events are made of (chapter 12).

use crate::kernel::{Arg, Field, Part};
use crate::{small_set, written_as_parts};

/// The Burrow as a part of an action: no clearing of the board, but next to all that have a tunnel (12.2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Burrow;

impl Field for Burrow {
    fn part(self) -> Part {
        Part::Named("burrow")
    }

    fn read(word: &str) -> Option<Self> {
        (word == "burrow").then_some(Burrow)
    }
}

/// The rank of a minister: squire, noble, lord.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Rank {
    Squire,
    Noble,
    Lord,
}

impl Rank {
    pub const ALL: [Rank; 3] = [Rank::Squire, Rank::Noble, Rank::Lord];

    /// Crowns of each rank (12.3.6).
    pub const CROWNS: u8 = 3;

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Rank::Squire => "squire",
            Rank::Noble => "noble",
            Rank::Lord => "lord",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| rank.id() == id)
    }

    /// Cards revealed to sway one (12.5.3.II).
    pub const fn cards(self) -> u8 {
        self as u8 + 2
    }

    /// Points for swaying one (12.5.3.III).
    pub const fn points(self) -> u8 {
        self as u8 + 1
    }
}

/// A minister, by rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Minister {
    Foremole,
    Captain,
    Marshal,
    Brigadier,
    Banker,
    Mayor,
    DuchessOfMud,
    BaronOfDirt,
    EarlOfStone,
}

impl Minister {
    pub const ALL: [Minister; 9] = [
        Minister::Foremole,
        Minister::Captain,
        Minister::Marshal,
        Minister::Brigadier,
        Minister::Banker,
        Minister::Mayor,
        Minister::DuchessOfMud,
        Minister::BaronOfDirt,
        Minister::EarlOfStone,
    ];

    pub const fn new(index: u8) -> Self {
        Self::ALL[index as usize]
    }

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Minister::Foremole => "foremole",
            Minister::Captain => "captain",
            Minister::Marshal => "marshal",
            Minister::Brigadier => "brigadier",
            Minister::Banker => "banker",
            Minister::Mayor => "mayor",
            Minister::DuchessOfMud => "duchess_of_mud",
            Minister::BaronOfDirt => "baron_of_dirt",
            Minister::EarlOfStone => "earl_of_stone",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|minister| minister.id() == id)
    }

    pub const fn rank(self) -> Rank {
        match self {
            Minister::Foremole | Minister::Captain | Minister::Marshal => Rank::Squire,
            Minister::Brigadier | Minister::Banker | Minister::Mayor => Rank::Noble,
            Minister::DuchessOfMud | Minister::BaronOfDirt | Minister::EarlOfStone => Rank::Lord,
        }
    }

    /// The law of what the minister does.
    pub const fn law(self) -> &'static str {
        match self {
            Minister::Foremole => "12.5.2.I",
            Minister::Captain => "12.5.2.II",
            Minister::Marshal => "12.5.2.III",
            Minister::Brigadier => "12.5.2.IV",
            Minister::Banker => "12.5.2.V",
            Minister::Mayor => "12.5.2.VI",
            Minister::DuchessOfMud => "12.5.2.VII",
            Minister::BaronOfDirt => "12.5.2.VIII",
            Minister::EarlOfStone => "12.5.2.IX",
        }
    }
}

impl Field for Minister {
    fn part(self) -> Part {
        Part::Word(self.id())
    }

    fn read(word: &str) -> Option<Self> {
        Self::from_id(word)
    }
}

written_as_parts!(Minister);

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
    /// Those of a rank.
    pub fn of_rank(self, rank: Rank) -> Self {
        self.iter().filter(|minister| minister.rank() == rank).collect()
    }

    /// Those of the highest rank among them (12.2.3).
    pub fn highest(self) -> Self {
        let rank = self.iter().map(Minister::rank).max();
        rank.map_or(Self::EMPTY, |rank| self.of_rank(rank))
    }
}
