//! Buildings and tokens of factions and hirelings, and what a hit can take.

use super::item::Relic;
use crate::enum_table;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::party::{Hireling, Party};
use crate::games::root::words::place::Suit;
use crate::kernel::{Arg, Field, Part};
use std::ops::{Deref, DerefMut};

const MARQUISE: Party = Party::Faction(Faction::Marquise);
const EYRIE: Party = Party::Faction(Faction::Eyrie);
const ALLIANCE: Party = Party::Faction(Faction::Alliance);
const LIZARDS: Party = Party::Faction(Faction::Lizards);
const RIVERFOLK: Party = Party::Faction(Faction::Riverfolk);
const DUCHY: Party = Party::Faction(Faction::Duchy);
const CORVIDS: Party = Party::Faction(Faction::Corvids);
const HUNDREDS: Party = Party::Faction(Faction::Hundreds);
const VAULT: Party = Party::Hireling(Hireling::VaultKeepers);
const EXPEDITION: Party = Party::Hireling(Hireling::SunwardExpedition);
const KEEPERS: Party = Party::Faction(Faction::Keepers);

const BUILDING: bool = true;
const TOKEN: bool = false;

enum_table! {
    /// A kind of building or token. Those of one owner stand together, the buildings first.
    pub enum Piece(
        owner: Party,
        /// Returns whether it is a building: fills a slot and counts for rule (2.2.3, 2.5).
        is_building: bool,
        /// Returns how many are in the box (1.5.1).
        total: u8,
        /// Returns the letter that stands for it on the map, behind that of its owner.
        letter: char,
    ) {
        Sawmill                 = "sawmill"                   (MARQUISE,   BUILDING, 6,  's'),
        Workshop                = "workshop"                  (MARQUISE,   BUILDING, 6,  'w'),
        Recruiter               = "recruiter"                 (MARQUISE,   BUILDING, 6,  'r'),
        Keep                    = "keep"                      (MARQUISE,   TOKEN,    1,  'k'),
        Wood                    = "wood"                      (MARQUISE,   TOKEN,    8,  'w'),
        Roost                   = "roost"                     (EYRIE,      BUILDING, 7,  'r'),
        BaseFox                 = "base_fox"                  (ALLIANCE,   BUILDING, 1,  'b'),
        BaseRabbit              = "base_rabbit"               (ALLIANCE,   BUILDING, 1,  'b'),
        BaseMouse               = "base_mouse"                (ALLIANCE,   BUILDING, 1,  'b'),
        Sympathy                = "sympathy"                  (ALLIANCE,   TOKEN,    10, 'y'),
        GardenFox               = "garden_fox"                (LIZARDS,    BUILDING, 5,  'g'),
        GardenRabbit            = "garden_rabbit"             (LIZARDS,    BUILDING, 5,  'g'),
        GardenMouse             = "garden_mouse"              (LIZARDS,    BUILDING, 5,  'g'),
        PostFox                 = "post_fox"                  (RIVERFOLK,  TOKEN,    3,  't'),
        PostRabbit              = "post_rabbit"               (RIVERFOLK,  TOKEN,    3,  't'),
        PostMouse               = "post_mouse"                (RIVERFOLK,  TOKEN,    3,  't'),
        Citadel                 = "citadel"                   (DUCHY,      BUILDING, 3,  'c'),
        Market                  = "market"                    (DUCHY,      BUILDING, 3,  'm'),
        Tunnel                  = "tunnel"                    (DUCHY,      TOKEN,    3,  'u'),
        /// A plot that lies face down.
        Plot                    = "plot"                      (CORVIDS,    TOKEN,    8,  '?'),
        Bomb                    = "bomb"                      (CORVIDS,    TOKEN,    2,  'b'),
        Snare                   = "snare"                     (CORVIDS,    TOKEN,    2,  's'),
        Extortion               = "extortion"                 (CORVIDS,    TOKEN,    2,  'e'),
        Raid                    = "raid"                      (CORVIDS,    TOKEN,    2,  'r'),
        Stronghold              = "stronghold"                (HUNDREDS,   BUILDING, 6,  's'),
        Mob                     = "mob"                       (HUNDREDS,   TOKEN,    5,  'm'),
        /// The buildings of a hireling (appendix E).
        Vault                   = "vault"                     (VAULT,      BUILDING, 6,  'v'),
        /// The tokens of the Sunward Expedition (appendix E).
        Foothold                = "foothold"                  (EXPEDITION, TOKEN,    3,  'h'),
        /// A waystation by its two sides, the upper one first (15.2.2); so the five below.
        WaystationFigureTablet  = "waystation_figure_tablet"  (KEEPERS,    BUILDING, 1,  'f'),
        WaystationTabletFigure  = "waystation_tablet_figure"  (KEEPERS,    BUILDING, 1,  'a'),
        WaystationTabletJewelry = "waystation_tablet_jewelry" (KEEPERS,    BUILDING, 1,  'a'),
        WaystationJewelryTablet = "waystation_jewelry_tablet" (KEEPERS,    BUILDING, 1,  'j'),
        WaystationJewelryFigure = "waystation_jewelry_figure" (KEEPERS,    BUILDING, 1,  'j'),
        WaystationFigureJewelry = "waystation_figure_jewelry" (KEEPERS,    BUILDING, 1,  'f'),
        /// A relic turned up, by its value (15.2.1); so the eight below.
        Figure1                 = "figure_1"                  (KEEPERS,    TOKEN,    1,  'f'),
        Figure2                 = "figure_2"                  (KEEPERS,    TOKEN,    1,  'f'),
        Figure3                 = "figure_3"                  (KEEPERS,    TOKEN,    2,  'f'),
        Tablet1                 = "tablet_1"                  (KEEPERS,    TOKEN,    1,  'a'),
        Tablet2                 = "tablet_2"                  (KEEPERS,    TOKEN,    1,  'a'),
        Tablet3                 = "tablet_3"                  (KEEPERS,    TOKEN,    2,  'a'),
        Jewelry1                = "jewelry_1"                 (KEEPERS,    TOKEN,    1,  'j'),
        Jewelry2                = "jewelry_2"                 (KEEPERS,    TOKEN,    1,  'j'),
        Jewelry3                = "jewelry_3"                 (KEEPERS,    TOKEN,    2,  'j'),
    }
}

impl Piece {
    /// Plots in all the ways in which they lie on the map.
    pub const PLOTS: [Piece; 5] = rows(Piece::Plot);

    /// The three kinds of bases, in the order of their suits; so gardens and trade posts.
    pub const BASES: [Piece; 3] = rows(Piece::BaseFox);
    pub const GARDENS: [Piece; 3] = rows(Piece::GardenFox);
    pub const POSTS: [Piece; 3] = rows(Piece::PostFox);

    /// The six faces of the three waystations.
    pub const WAYSTATIONS: [Piece; 6] = rows(Piece::WaystationFigureTablet);

    /// The relics by kind and value.
    pub const RELICS: [Piece; 9] = rows(Piece::Figure1);

    /// Returns whether it leaves the game when it is removed: the keep (6.2.2) and the trade posts (11.2.5.I).
    pub const fn is_lost_for_good(self) -> bool {
        matches!(self, Piece::Keep | Piece::PostFox | Piece::PostRabbit | Piece::PostMouse)
    }

    /// Returns the tokens of a kind of relic turned up, by value.
    pub const fn of_relic(relic: Relic) -> [Piece; 3] {
        rows(Self::RELICS[3 * relic.index()])
    }

    /// Returns the kind of relic that the upper side of a waystation shows (15.2.2).
    pub const fn upper(self) -> Option<Relic> {
        match self {
            Piece::WaystationFigureTablet | Piece::WaystationFigureJewelry => Some(Relic::Figure),
            Piece::WaystationTabletFigure | Piece::WaystationTabletJewelry => Some(Relic::Tablet),
            Piece::WaystationJewelryTablet | Piece::WaystationJewelryFigure => Some(Relic::Jewelry),
            _ => None,
        }
    }

    /// Returns the place of a relic among `RELICS`.
    pub const fn relic_index(self) -> Option<usize> {
        let first = Piece::Figure1 as usize;
        let index = self as usize;
        if index >= first && index < first + Self::RELICS.len() { Some(index - first) } else { None }
    }

    pub const fn relic(self) -> Option<Relic> {
        match self.relic_index() {
            Some(index) => Some(Relic::new(index as u8 / 3)),
            None => None,
        }
    }

    /// Returns the value of a relic, 0 for all else (15.2.1).
    pub const fn relic_value(self) -> u8 {
        match self.relic_index() {
            Some(index) => index as u8 % 3 + 1,
            None => 0,
        }
    }

    /// Returns the piece that it counts as off the map: plots are face down (13.2.2.I), and both sides of a waystation are one tile.
    pub const fn in_stock(self) -> Piece {
        match self {
            Piece::Bomb | Piece::Snare | Piece::Extortion | Piece::Raid => Piece::Plot,
            Piece::WaystationTabletFigure => Piece::WaystationFigureTablet,
            Piece::WaystationJewelryTablet => Piece::WaystationTabletJewelry,
            Piece::WaystationFigureJewelry => Piece::WaystationJewelryFigure,
            piece => piece,
        }
    }

    /// Returns how many of the kind begin off the map.
    pub const fn first_stock(self) -> u8 {
        if self.in_stock() as u8 == self as u8 { self.total() } else { 0 }
    }

    /// Returns the base of a suit; none for birds.
    pub const fn base(suit: Suit) -> Option<Piece> {
        of_suit(Self::BASES, suit)
    }

    /// Returns the garden of a suit; none for birds.
    pub const fn garden(suit: Suit) -> Option<Piece> {
        of_suit(Self::GARDENS, suit)
    }

    /// Returns the trade post of a suit; none for birds.
    pub const fn post(suit: Suit) -> Option<Piece> {
        of_suit(Self::POSTS, suit)
    }

    /// Returns the kinds that a faction or a hireling owns.
    pub const fn of(party: Party) -> &'static [Piece] {
        OWNED[owner_row(party)]
    }

    /// Returns those of them that are tokens.
    pub const fn tokens_of(party: Party) -> &'static [Piece] {
        TOKENS[owner_row(party)]
    }
}

impl From<Piece> for Arg {
    fn from(piece: Piece) -> Arg {
        Arg::Name { space: "root-piece", id: piece.id() }
    }
}

/// Returns `N` kinds one after the other from the first.
const fn rows<const N: usize>(first: Piece) -> [Piece; N] {
    let mut rows = [first; N];
    let mut row = 0;
    while row < N {
        rows[row] = Piece::ALL[first.index() + row];
        row += 1;
    }
    rows
}

/// Returns the kind of a suit; none for birds.
const fn of_suit(kinds: [Piece; 3], suit: Suit) -> Option<Piece> {
    if suit.index() < kinds.len() { Some(kinds[suit.index()]) } else { None }
}

/// Owners of pieces, and one row for those who have none.
const OWNERS: usize = Faction::COUNT + Hireling::COUNT + 1;

const fn owner_row(party: Party) -> usize {
    match party {
        Party::Faction(faction) => faction.index(),
        Party::Hireling(hireling) => Faction::COUNT + hireling.index(),
        Party::Undrafted(_) => OWNERS - 1,
    }
}

/// The kinds of each owner; a table, since who is where is asked at every decision.
const OWNED: [&[Piece]; OWNERS] = {
    const ALL: &[Piece] = &Piece::ALL;
    let mut owned: [&[Piece]; OWNERS] = [&[]; OWNERS];
    let mut first = 0;
    while first < ALL.len() {
        let row = owner_row(ALL[first].owner());
        let mut end = first + 1;
        while end < ALL.len() && owner_row(ALL[end].owner()) == row {
            end += 1;
        }
        assert!(owned[row].is_empty(), "the kinds of one owner stand together");
        owned[row] = ALL.split_at(end).0.split_at(first).1;
        first = end;
    }
    owned
};

const TOKENS: [&[Piece]; OWNERS] = {
    let mut tokens = OWNED;
    let mut row = 0;
    while row < OWNERS {
        while let [building, rest @ ..] = tokens[row]
            && building.is_building()
        {
            tokens[row] = rest;
        }
        row += 1;
    }
    tokens
};

/// A number for each kind; written with the kinds of which there are any.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PieceCounts(pub [u8; Piece::COUNT]);

impl Default for PieceCounts {
    fn default() -> Self {
        Self([0; Piece::COUNT])
    }
}

impl Deref for PieceCounts {
    type Target = [u8; Piece::COUNT];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for PieceCounts {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// The piece that a hit or a strike removes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    Warrior,
    /// The warrior whom only battle removes (14.2.2).
    Warlord,
    Piece(Piece),
    /// The building in the slot of the Elder Treetop, where others of its kind stand.
    Treetop,
}

impl Field for Target {
    fn part(self) -> Part {
        match self {
            Target::Warrior => Part::Word("warrior"),
            Target::Warlord => Part::Word("warlord"),
            Target::Piece(piece) => piece.part(),
            Target::Treetop => Part::Word("treetop"),
        }
    }

    fn read(word: &str) -> Option<Self> {
        match word {
            "warrior" => Some(Target::Warrior),
            "warlord" => Some(Target::Warlord),
            "treetop" => Some(Target::Treetop),
            word => Piece::read(word).map(Target::Piece),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Seat;

    #[test]
    fn tokens_are_the_pieces_that_are_no_buildings() {
        let parties =
            Faction::ALL.into_iter().map(Party::Faction).chain(Hireling::ALL.into_iter().map(Party::Hireling));
        for party in parties.chain([Party::Undrafted(Seat::new(0))]) {
            let tokens: Vec<_> = Piece::of(party).iter().copied().filter(|piece| !piece.is_building()).collect();
            assert_eq!(Piece::tokens_of(party), tokens);
        }
    }
}
