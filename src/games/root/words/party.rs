//! The owners of pieces: a faction, or one of the hirelings of appendix E; and the name of a player who
//! has no faction yet.

use super::faction::Faction;
use crate::kernel::{Arg, Field, MAX_SEATS, Part, Seat};
use crate::{enum_table, written_as_parts};

enum_table! {
    /// The hirelings by their promoted sides, in the order of their boxes.
    #[derive(Default)]
    pub enum Hireling as Player(
        /// Warriors in the box (B.4.3, B.10); the Exile, the Flotilla and the Protector are pawns, and bandits are no warriors
        /// while they stand on paths.
        warriors: u8,
        /// Whether its demoted side has pieces on the map.
        comes_demoted: bool,
        /// The small letter that stands for it on the map.
        letter: char,
    ) {
        #[default]
        ForestPatrol      = "forest_patrol"      (12, false, 'f'),
        LastDynasty       = "last_dynasty"       (5,  false, 'd'),
        SpringUprising    = "spring_uprising"    (4,  false, 'u'),
        TheExile          = "the_exile"          (0,  false, 'x'),
        FlameBearers      = "flame_bearers"      (6,  false, 'b'),
        VaultKeepers      = "vault_keepers"      (6,  false, 'v'),
        PopularBand       = "popular_band"       (5,  true,  'p'),
        RiverfolkFlotilla = "riverfolk_flotilla" (0,  false, 'r'),
        WarmSunProphets   = "warm_sun_prophets"  (4,  false, 'w'),
        HighwayBandits    = "highway_bandits"    (4,  true,  'h'),
        SunwardExpedition = "sunward_expedition" (8,  false, 'e'),
        CorvidSpies       = "corvid_spies"       (6,  false, 's'),
        FuriousProtector  = "furious_protector"  (0,  true,  'o'),
    }
}

/// The names of players without a faction in notation and saves, by seat.
const NUMBERS: [&str; MAX_SEATS] = ["1", "2", "3", "4", "5", "6"];

/// Capitals for them that no faction has.
const LETTERS: [char; MAX_SEATS] = ['S', 'T', 'W', 'X', 'Y', 'Z'];

/// Pieces of one color: of a faction, or of a hireling.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Party {
    Faction(Faction),
    Hireling(Hireling),
    /// A player who has no faction yet, and so no pieces (A.8).
    Undrafted(Seat),
}

impl Party {
    /// Returns the word used in notation, saves and the line protocol.
    pub const fn id(self) -> &'static str {
        match self {
            Party::Faction(faction) => faction.id(),
            Party::Hireling(hireling) => hireling.id(),
            Party::Undrafted(seat) => NUMBERS[seat.index()],
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        let number = || NUMBERS.into_iter().position(|number| number == id);
        Self::with_pieces(id).or_else(|| number().map(|seat| Party::Undrafted(Seat::new(seat as u8))))
    }

    fn with_pieces(id: &str) -> Option<Self> {
        let faction = Faction::from_id(id).map(Party::Faction);
        faction.or_else(|| Hireling::from_id(id).map(Party::Hireling))
    }

    pub const fn faction(self) -> Option<Faction> {
        match self {
            Party::Faction(faction) => Some(faction),
            Party::Hireling(_) | Party::Undrafted(_) => None,
        }
    }

    /// Returns warriors in the box.
    pub const fn warriors(self) -> u8 {
        match self {
            Party::Faction(faction) => faction.warriors(),
            Party::Hireling(hireling) => hireling.warriors(),
            Party::Undrafted(_) => 0,
        }
    }

    /// Returns what stands for it on the map: a capital for a faction, a small letter for a hireling. A player without
    /// pieces has a capital, too, beside the map.
    pub const fn letter(self) -> char {
        match self {
            Party::Faction(faction) => faction.letter(),
            Party::Hireling(hireling) => hireling.letter(),
            Party::Undrafted(seat) => LETTERS[seat.index()],
        }
    }

    /// Returns its name in tables and before a colon.
    pub const fn label(self) -> Arg {
        Arg::Name { space: "root-party", id: self.id() }
    }

    /// Returns its name in a sentence, which puts an article before it: that of a label that is cut short or that takes
    /// none is another.
    pub const fn in_sentence(self) -> Arg {
        Arg::Name { space: self.space_in_sentence(), id: self.id() }
    }

    /// Returns the space of that name.
    pub const fn space_in_sentence(self) -> &'static str {
        match self {
            Party::Faction(faction) if faction.is_second() => "root-called",
            Party::Undrafted(_) => "root-called",
            _ => "root-party",
        }
    }
}

impl From<Hireling> for Party {
    fn from(hireling: Hireling) -> Self {
        Party::Hireling(hireling)
    }
}

impl From<Faction> for Party {
    fn from(faction: Faction) -> Self {
        Party::Faction(faction)
    }
}

impl Field for Party {
    fn part(self) -> Part {
        Part::Player(self.id())
    }

    /// An action names none but those who have pieces.
    fn read(word: &str) -> Option<Self> {
        Self::with_pieces(word)
    }
}

written_as_parts!(Party);
