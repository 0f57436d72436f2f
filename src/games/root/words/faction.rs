//! The factions and their letters.

use crate::kernel::{Field, Part};
use crate::{small_set, written_as_parts};

/// The factions, in the order of their setup letters (5.1.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Faction {
    Marquise,
    Eyrie,
    Alliance,
    Vagabond,
    /// The other Vagabond at the table (9.7), named `vagabond_2`.
    Vagabond2,
    Lizards,
    Riverfolk,
    Duchy,
    Corvids,
    Hundreds,
    Keepers,
}

impl Faction {
    pub const ALL: [Faction; 11] = [
        Faction::Marquise,
        Faction::Eyrie,
        Faction::Alliance,
        Faction::Vagabond,
        Faction::Vagabond2,
        Faction::Lizards,
        Faction::Riverfolk,
        Faction::Duchy,
        Faction::Corvids,
        Faction::Hundreds,
        Faction::Keepers,
    ];

    /// The table that a newcomer meets.
    pub const FIRST_GAME: [Faction; 4] = [Faction::Marquise, Faction::Eyrie, Faction::Alliance, Faction::Vagabond];

    /// The two that play by chapter 9: a pawn each, without warriors (9.2.2).
    pub const PAWNS: [Faction; 2] = [Faction::Vagabond, Faction::Vagabond2];
    pub const COUNT: usize = Self::ALL.len();

    /// The faction with this place in the order of setup letters.
    pub const fn new(index: u8) -> Self {
        Self::ALL[index as usize]
    }

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word used in notation, saves and the line protocol.
    pub const fn id(self) -> &'static str {
        match self {
            Faction::Marquise => "marquise",
            Faction::Eyrie => "eyrie",
            Faction::Alliance => "alliance",
            Faction::Vagabond => "vagabond",
            Faction::Vagabond2 => "vagabond_2",
            Faction::Lizards => "lizards",
            Faction::Riverfolk => "riverfolk",
            Faction::Duchy => "duchy",
            Faction::Corvids => "corvids",
            Faction::Hundreds => "hundreds",
            Faction::Keepers => "keepers",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|faction| faction.id() == id)
    }

    /// The capital that stands for the faction on the map.
    pub const fn letter(self) -> char {
        match self {
            Faction::Marquise => 'C',
            Faction::Eyrie => 'E',
            Faction::Alliance => 'A',
            Faction::Vagabond => 'V',
            Faction::Vagabond2 => 'U',
            Faction::Lizards => 'L',
            Faction::Riverfolk => 'O',
            Faction::Duchy => 'D',
            Faction::Corvids => 'P',
            Faction::Hundreds => 'H',
            Faction::Keepers => 'K',
        }
    }

    /// Warriors in the box (6.3.1, 7.3.1, 8.3.1, 10.3.1, 11.3.1, 12.3.1, 13.3.1, 15.3; the Vagabond has a pawn only,
    /// 9.2.2), the warlord among them (14.2.2).
    pub const fn warriors(self) -> u8 {
        match self {
            Faction::Marquise | Faction::Lizards => 25,
            Faction::Eyrie => 20,
            Faction::Hundreds => 21,
            Faction::Alliance => 10,
            Faction::Riverfolk | Faction::Corvids | Faction::Keepers => 15,
            Faction::Vagabond | Faction::Vagabond2 => 0,
            Faction::Duchy => 20,
        }
    }

    /// Warriors of the largest box.
    pub const MOST_WARRIORS: u8 = Faction::Marquise.warriors();

    /// Returns how much a faction stirs things up; the sum of a table should not be too small (5.2).
    pub const fn reach(self) -> u8 {
        match self {
            Faction::Marquise => 10,
            Faction::Eyrie => 7,
            Faction::Alliance | Faction::Corvids => 3,
            Faction::Duchy => 8,
            Faction::Hundreds => 9,
            Faction::Vagabond | Faction::Riverfolk => 5,
            Faction::Vagabond2 | Faction::Lizards => 2,
            Faction::Keepers => 8,
        }
    }

    /// Whether it is a militant; the others are insurgents (A.8.1).
    pub const fn is_militant(self) -> bool {
        match self {
            Faction::Marquise | Faction::Eyrie | Faction::Duchy | Faction::Hundreds | Faction::Keepers => true,
            Faction::Alliance
            | Faction::Vagabond
            | Faction::Vagabond2
            | Faction::Lizards
            | Faction::Riverfolk
            | Faction::Corvids => false,
        }
    }

    /// The hireling at whose table it does not play, by its id: the same folk, hired (A.6.5).
    pub const fn barred_by(self) -> &'static str {
        match self {
            Faction::Marquise => "forest_patrol",
            Faction::Eyrie => "last_dynasty",
            Faction::Alliance => "spring_uprising",
            Faction::Vagabond | Faction::Vagabond2 => "the_exile",
            Faction::Lizards => "warm_sun_prophets",
            Faction::Riverfolk => "riverfolk_flotilla",
            Faction::Duchy => "sunward_expedition",
            Faction::Corvids => "corvid_spies",
            Faction::Hundreds => "flame_bearers",
            Faction::Keepers => "vault_keepers",
        }
    }

    /// Returns which of the pawns it is.
    pub fn pawn(self) -> Option<usize> {
        Self::PAWNS.into_iter().position(|pawn| pawn == self)
    }

    /// Whether the faction needs a corner for itself to begin in.
    pub const fn starts_in_corner(self) -> bool {
        match self {
            Faction::Marquise
            | Faction::Eyrie
            | Faction::Lizards
            | Faction::Duchy
            | Faction::Hundreds
            | Faction::Keepers => true,
            Faction::Alliance | Faction::Vagabond | Faction::Vagabond2 | Faction::Riverfolk | Faction::Corvids => false,
        }
    }

    /// The law by which it discards down to five cards.
    pub const fn discard_law(self) -> &'static str {
        match self {
            Faction::Marquise => "6.6",
            Faction::Eyrie => "7.6.2",
            Faction::Alliance => "8.6.2",
            Faction::Vagabond | Faction::Vagabond2 => "9.6.3",
            Faction::Lizards => "10.6.3",
            Faction::Riverfolk => "11.6.1",
            Faction::Duchy => "12.6.3",
            Faction::Corvids => "13.6.2",
            Faction::Hundreds => "14.6.3",
            Faction::Keepers => "15.6.3",
        }
    }

    /// Whether the faction is a pawn (9.2.2).
    pub const fn has_pawn(self) -> bool {
        matches!(self, Faction::Vagabond | Faction::Vagabond2)
    }

    /// Whether it is the second of two that are played alike, and is called so in sentences.
    pub const fn is_second(self) -> bool {
        matches!(self, Faction::Vagabond2)
    }

    /// Whether it can run out of everything that scores, unless others bring it something.
    pub const fn can_run_dry(self) -> bool {
        matches!(self, Faction::Vagabond | Faction::Vagabond2 | Faction::Riverfolk)
    }
}

small_set! {
    /// A set of factions.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    FactionSet of Faction as u16
}

impl Field for Faction {
    fn part(self) -> Part {
        Part::Player(self.id())
    }

    fn read(word: &str) -> Option<Self> {
        Self::from_id(word)
    }
}

written_as_parts!(Faction);
