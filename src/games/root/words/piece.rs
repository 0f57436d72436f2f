//! Buildings and tokens of factions and hirelings, and what a hit can take.

use crate::games::root::words::faction::Faction;
use crate::games::root::words::party::{Hireling, Party};
use crate::games::root::words::place::Suit;
use crate::games::root::words::relic::Relic;
use crate::kernel::{Arg, Field, Part};
use crate::written_as_parts;
use std::ops::{Deref, DerefMut};

/// A kind of building or token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Piece {
    Sawmill,
    Workshop,
    Recruiter,
    Keep,
    Wood,
    Roost,
    BaseFox,
    BaseRabbit,
    BaseMouse,
    Sympathy,
    GardenFox,
    GardenRabbit,
    GardenMouse,
    PostFox,
    PostRabbit,
    PostMouse,
    Citadel,
    Market,
    Tunnel,
    /// A plot that lies face down.
    Plot,
    Bomb,
    Snare,
    Extortion,
    Raid,
    Stronghold,
    Mob,
    /// The buildings of a hireling (appendix E).
    Vault,
    /// The tokens of the Sunward Expedition (appendix E).
    Foothold,
    /// A waystation by its two sides, the upper one first (15.2.2); so the five below.
    WaystationFigureTablet,
    WaystationTabletFigure,
    WaystationTabletJewelry,
    WaystationJewelryTablet,
    WaystationJewelryFigure,
    WaystationFigureJewelry,
    /// A relic turned up, by its value (15.2.1); so the eight below.
    Figure1,
    Figure2,
    Figure3,
    Tablet1,
    Tablet2,
    Tablet3,
    Jewelry1,
    Jewelry2,
    Jewelry3,
}

impl Piece {
    pub const ALL: [Piece; 43] = [
        Piece::Sawmill,
        Piece::Workshop,
        Piece::Recruiter,
        Piece::Keep,
        Piece::Wood,
        Piece::Roost,
        Piece::BaseFox,
        Piece::BaseRabbit,
        Piece::BaseMouse,
        Piece::Sympathy,
        Piece::GardenFox,
        Piece::GardenRabbit,
        Piece::GardenMouse,
        Piece::PostFox,
        Piece::PostRabbit,
        Piece::PostMouse,
        Piece::Citadel,
        Piece::Market,
        Piece::Tunnel,
        Piece::Plot,
        Piece::Bomb,
        Piece::Snare,
        Piece::Extortion,
        Piece::Raid,
        Piece::Stronghold,
        Piece::Mob,
        Piece::Vault,
        Piece::Foothold,
        Piece::WaystationFigureTablet,
        Piece::WaystationTabletFigure,
        Piece::WaystationTabletJewelry,
        Piece::WaystationJewelryTablet,
        Piece::WaystationJewelryFigure,
        Piece::WaystationFigureJewelry,
        Piece::Figure1,
        Piece::Figure2,
        Piece::Figure3,
        Piece::Tablet1,
        Piece::Tablet2,
        Piece::Tablet3,
        Piece::Jewelry1,
        Piece::Jewelry2,
        Piece::Jewelry3,
    ];
    pub const COUNT: usize = Self::ALL.len();

    /// Plots in all the ways in which they lie on the map.
    pub const PLOTS: [Piece; 5] = [Piece::Plot, Piece::Bomb, Piece::Snare, Piece::Extortion, Piece::Raid];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Piece::Sawmill => "sawmill",
            Piece::Workshop => "workshop",
            Piece::Recruiter => "recruiter",
            Piece::Keep => "keep",
            Piece::Wood => "wood",
            Piece::Roost => "roost",
            Piece::BaseFox => "base_fox",
            Piece::BaseRabbit => "base_rabbit",
            Piece::BaseMouse => "base_mouse",
            Piece::Sympathy => "sympathy",
            Piece::GardenFox => "garden_fox",
            Piece::GardenRabbit => "garden_rabbit",
            Piece::GardenMouse => "garden_mouse",
            Piece::PostFox => "post_fox",
            Piece::PostRabbit => "post_rabbit",
            Piece::PostMouse => "post_mouse",
            Piece::Citadel => "citadel",
            Piece::Market => "market",
            Piece::Tunnel => "tunnel",
            Piece::Plot => "plot",
            Piece::Bomb => "bomb",
            Piece::Snare => "snare",
            Piece::Extortion => "extortion",
            Piece::Raid => "raid",
            Piece::Stronghold => "stronghold",
            Piece::Mob => "mob",
            Piece::Vault => "vault",
            Piece::Foothold => "foothold",
            Piece::WaystationFigureTablet => "waystation_figure_tablet",
            Piece::WaystationTabletFigure => "waystation_tablet_figure",
            Piece::WaystationTabletJewelry => "waystation_tablet_jewelry",
            Piece::WaystationJewelryTablet => "waystation_jewelry_tablet",
            Piece::WaystationJewelryFigure => "waystation_jewelry_figure",
            Piece::WaystationFigureJewelry => "waystation_figure_jewelry",
            Piece::Figure1 => "figure_1",
            Piece::Figure2 => "figure_2",
            Piece::Figure3 => "figure_3",
            Piece::Tablet1 => "tablet_1",
            Piece::Tablet2 => "tablet_2",
            Piece::Tablet3 => "tablet_3",
            Piece::Jewelry1 => "jewelry_1",
            Piece::Jewelry2 => "jewelry_2",
            Piece::Jewelry3 => "jewelry_3",
        }
    }

    pub const fn owner(self) -> Party {
        let faction = match self {
            Piece::Vault => return Party::Hireling(Hireling::Vault),
            Piece::Foothold => return Party::Hireling(Hireling::SunwardExpedition),
            Piece::Sawmill | Piece::Workshop | Piece::Recruiter | Piece::Keep | Piece::Wood => Faction::Marquise,
            Piece::Roost => Faction::Eyrie,
            Piece::BaseFox | Piece::BaseRabbit | Piece::BaseMouse | Piece::Sympathy => Faction::Alliance,
            Piece::GardenFox | Piece::GardenRabbit | Piece::GardenMouse => Faction::Lizards,
            Piece::PostFox | Piece::PostRabbit | Piece::PostMouse => Faction::Riverfolk,
            Piece::Citadel | Piece::Market | Piece::Tunnel => Faction::Duchy,
            Piece::Plot | Piece::Bomb | Piece::Snare | Piece::Extortion | Piece::Raid => Faction::Corvids,
            Piece::Stronghold | Piece::Mob => Faction::Hundreds,
            Piece::WaystationFigureTablet
            | Piece::WaystationTabletFigure
            | Piece::WaystationTabletJewelry
            | Piece::WaystationJewelryTablet
            | Piece::WaystationJewelryFigure
            | Piece::WaystationFigureJewelry
            | Piece::Figure1
            | Piece::Figure2
            | Piece::Figure3
            | Piece::Tablet1
            | Piece::Tablet2
            | Piece::Tablet3
            | Piece::Jewelry1
            | Piece::Jewelry2
            | Piece::Jewelry3 => Faction::Keepers,
        };
        Party::Faction(faction)
    }

    /// Whether it is a building: fills a slot and counts for rule (2.2.3, 2.5).
    pub const fn is_building(self) -> bool {
        match self {
            Piece::Sawmill | Piece::Workshop | Piece::Recruiter => true,
            Piece::Roost | Piece::BaseFox | Piece::BaseRabbit | Piece::BaseMouse => true,
            Piece::GardenFox | Piece::GardenRabbit | Piece::GardenMouse => true,
            Piece::Citadel | Piece::Market | Piece::Stronghold => true,
            Piece::WaystationFigureTablet
            | Piece::WaystationTabletFigure
            | Piece::WaystationTabletJewelry
            | Piece::WaystationJewelryTablet
            | Piece::WaystationJewelryFigure
            | Piece::WaystationFigureJewelry => true,
            Piece::Vault => true,
            Piece::Keep | Piece::Wood | Piece::Sympathy | Piece::Tunnel | Piece::Mob | Piece::Foothold => false,
            Piece::PostFox | Piece::PostRabbit | Piece::PostMouse => false,
            Piece::Plot | Piece::Bomb | Piece::Snare | Piece::Extortion | Piece::Raid => false,
            Piece::Figure1 | Piece::Figure2 | Piece::Figure3 => false,
            Piece::Tablet1 | Piece::Tablet2 | Piece::Tablet3 => false,
            Piece::Jewelry1 | Piece::Jewelry2 | Piece::Jewelry3 => false,
        }
    }

    /// Whether it leaves the game when it is removed: the keep (6.2.2) and the trade posts (11.2.5.I).
    pub const fn is_lost_for_good(self) -> bool {
        matches!(self, Piece::Keep | Piece::PostFox | Piece::PostRabbit | Piece::PostMouse)
    }

    /// Returns how many are in the box (1.5.1).
    pub const fn total(self) -> u8 {
        match self {
            Piece::Sawmill | Piece::Workshop | Piece::Recruiter | Piece::Stronghold | Piece::Vault => 6,
            Piece::Wood | Piece::Plot => 8,
            Piece::Bomb | Piece::Snare | Piece::Extortion | Piece::Raid => 2,
            Piece::Roost => 7,
            Piece::Keep | Piece::BaseFox | Piece::BaseRabbit | Piece::BaseMouse => 1,
            Piece::Sympathy => 10,
            Piece::GardenFox | Piece::GardenRabbit | Piece::GardenMouse | Piece::Mob => 5,
            Piece::PostFox | Piece::PostRabbit | Piece::PostMouse => 3,
            Piece::Citadel | Piece::Market | Piece::Tunnel | Piece::Foothold => 3,
            Piece::WaystationFigureTablet
            | Piece::WaystationTabletFigure
            | Piece::WaystationTabletJewelry
            | Piece::WaystationJewelryTablet
            | Piece::WaystationJewelryFigure
            | Piece::WaystationFigureJewelry
            | Piece::Figure1
            | Piece::Figure2
            | Piece::Tablet1
            | Piece::Tablet2
            | Piece::Jewelry1
            | Piece::Jewelry2 => 1,
            Piece::Figure3 | Piece::Tablet3 | Piece::Jewelry3 => 2,
        }
    }

    /// The tokens of a kind of relic turned up, by value.
    pub const fn of_relic(relic: Relic) -> [Piece; 3] {
        match relic {
            Relic::Figure => [Piece::Figure1, Piece::Figure2, Piece::Figure3],
            Relic::Tablet => [Piece::Tablet1, Piece::Tablet2, Piece::Tablet3],
            Relic::Jewelry => [Piece::Jewelry1, Piece::Jewelry2, Piece::Jewelry3],
        }
    }

    /// The kind of relic that the upper side of a waystation shows (15.2.2).
    pub const fn upper(self) -> Option<Relic> {
        match self {
            Piece::WaystationFigureTablet | Piece::WaystationFigureJewelry => Some(Relic::Figure),
            Piece::WaystationTabletFigure | Piece::WaystationTabletJewelry => Some(Relic::Tablet),
            Piece::WaystationJewelryTablet | Piece::WaystationJewelryFigure => Some(Relic::Jewelry),
            _ => None,
        }
    }

    /// The place of a relic among `RELICS`.
    pub const fn relic_index(self) -> Option<usize> {
        let first = Piece::Figure1 as usize;
        let index = self as usize;
        if index >= first && index < first + Self::RELICS.len() { Some(index - first) } else { None }
    }

    pub const fn relic(self) -> Option<Relic> {
        match self {
            Piece::Figure1 | Piece::Figure2 | Piece::Figure3 => Some(Relic::Figure),
            Piece::Tablet1 | Piece::Tablet2 | Piece::Tablet3 => Some(Relic::Tablet),
            Piece::Jewelry1 | Piece::Jewelry2 | Piece::Jewelry3 => Some(Relic::Jewelry),
            _ => None,
        }
    }

    /// The value of a relic, 0 for all else (15.2.1).
    pub const fn relic_value(self) -> u8 {
        match self {
            Piece::Figure1 | Piece::Tablet1 | Piece::Jewelry1 => 1,
            Piece::Figure2 | Piece::Tablet2 | Piece::Jewelry2 => 2,
            Piece::Figure3 | Piece::Tablet3 | Piece::Jewelry3 => 3,
            _ => 0,
        }
    }

    /// As what it lies off the map: plots there are all face down (13.2.2.I), and the two faces of a waystation are one tile.
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
        match self {
            Piece::Bomb | Piece::Snare | Piece::Extortion | Piece::Raid => 0,
            Piece::WaystationTabletFigure | Piece::WaystationJewelryTablet | Piece::WaystationFigureJewelry => 0,
            piece => piece.total(),
        }
    }

    /// The base of a suit; none for birds.
    pub const fn base(suit: Suit) -> Option<Piece> {
        match suit {
            Suit::Fox => Some(Piece::BaseFox),
            Suit::Rabbit => Some(Piece::BaseRabbit),
            Suit::Mouse => Some(Piece::BaseMouse),
            Suit::Bird => None,
        }
    }

    /// The suit printed on a base.
    pub const fn base_suit(self) -> Option<Suit> {
        match self {
            Piece::BaseFox => Some(Suit::Fox),
            Piece::BaseRabbit => Some(Suit::Rabbit),
            Piece::BaseMouse => Some(Suit::Mouse),
            _ => None,
        }
    }

    /// The garden of a suit; none for birds.
    pub const fn garden(suit: Suit) -> Option<Piece> {
        match suit {
            Suit::Fox => Some(Piece::GardenFox),
            Suit::Rabbit => Some(Piece::GardenRabbit),
            Suit::Mouse => Some(Piece::GardenMouse),
            Suit::Bird => None,
        }
    }

    /// The three kinds of gardens.
    pub const GARDENS: [Piece; 3] = [Piece::GardenFox, Piece::GardenRabbit, Piece::GardenMouse];

    /// The trade post of a suit; none for birds.
    pub const fn post(suit: Suit) -> Option<Piece> {
        match suit {
            Suit::Fox => Some(Piece::PostFox),
            Suit::Rabbit => Some(Piece::PostRabbit),
            Suit::Mouse => Some(Piece::PostMouse),
            Suit::Bird => None,
        }
    }

    /// The three kinds of trade posts, in the order of their suits.
    pub const POSTS: [Piece; 3] = [Piece::PostFox, Piece::PostRabbit, Piece::PostMouse];

    /// The six faces of the three waystations.
    pub const WAYSTATIONS: [Piece; 6] = [
        Piece::WaystationFigureTablet,
        Piece::WaystationTabletFigure,
        Piece::WaystationTabletJewelry,
        Piece::WaystationJewelryTablet,
        Piece::WaystationJewelryFigure,
        Piece::WaystationFigureJewelry,
    ];

    /// The relics by kind and value.
    pub const RELICS: [Piece; 9] = [
        Piece::Figure1,
        Piece::Figure2,
        Piece::Figure3,
        Piece::Tablet1,
        Piece::Tablet2,
        Piece::Tablet3,
        Piece::Jewelry1,
        Piece::Jewelry2,
        Piece::Jewelry3,
    ];

    /// The kinds that a faction or a hireling owns.
    pub const fn of(party: Party) -> &'static [Piece] {
        match party {
            Party::Faction(faction) => Self::of_faction(faction),
            Party::Hireling(Hireling::Vault) => &[Piece::Vault],
            Party::Hireling(Hireling::SunwardExpedition) => &[Piece::Foothold],
            Party::Hireling(_) | Party::Undrafted(_) => &[],
        }
    }

    /// Those of them that are tokens.
    pub const fn tokens_of(party: Party) -> &'static [Piece] {
        match party {
            Party::Faction(faction) => Self::TOKENS[faction.index()],
            Party::Hireling(Hireling::SunwardExpedition) => &[Piece::Foothold],
            Party::Hireling(_) | Party::Undrafted(_) => &[],
        }
    }

    /// The tokens of each faction; a table, since who is where is asked at every decision.
    const TOKENS: [&'static [Piece]; Faction::COUNT] = {
        let mut tokens: [&[Piece]; Faction::COUNT] = [&[]; Faction::COUNT];
        let mut index = 0;
        while index < Faction::COUNT {
            tokens[index] = match Faction::ALL[index] {
                Faction::Marquise => &[Piece::Keep, Piece::Wood],
                Faction::Alliance => &[Piece::Sympathy],
                Faction::Riverfolk => &Piece::POSTS,
                Faction::Duchy => &[Piece::Tunnel],
                Faction::Corvids => &Self::PLOTS,
                Faction::Hundreds => &[Piece::Mob],
                Faction::Keepers => &Self::RELICS,
                Faction::Eyrie | Faction::Vagabond | Faction::Vagabond2 | Faction::Lizards => &[],
            };
            index += 1;
        }
        tokens
    };

    const fn of_faction(faction: Faction) -> &'static [Piece] {
        match faction {
            Faction::Marquise => &[Piece::Sawmill, Piece::Workshop, Piece::Recruiter, Piece::Keep, Piece::Wood],
            Faction::Eyrie => &[Piece::Roost],
            Faction::Alliance => &[Piece::BaseFox, Piece::BaseRabbit, Piece::BaseMouse, Piece::Sympathy],
            Faction::Vagabond | Faction::Vagabond2 => &[],
            Faction::Lizards => &Piece::GARDENS,
            Faction::Riverfolk => &Piece::POSTS,
            Faction::Duchy => &[Piece::Citadel, Piece::Market, Piece::Tunnel],
            Faction::Corvids => &Self::PLOTS,
            Faction::Hundreds => &[Piece::Stronghold, Piece::Mob],
            // waystations and relics are the last of all
            Faction::Keepers => Self::ALL.as_slice().split_at(Piece::WaystationFigureTablet as usize).1,
        }
    }
}

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

impl Field for Piece {
    fn part(self) -> Part {
        Part::Word(self.id())
    }

    fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.id() == word)
    }
}

written_as_parts!(Piece);

impl From<Piece> for Arg {
    fn from(piece: Piece) -> Arg {
        Arg::Name { space: "root-piece", id: piece.id() }
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
            Faction::ALL.into_iter().map(Party::Faction).chain(Hireling::ALL.iter().copied().map(Party::Hireling));
        for party in parties.chain([Party::Undrafted(Seat::new(0))]) {
            let tokens: Vec<_> = Piece::of(party).iter().copied().filter(|piece| !piece.is_building()).collect();
            assert_eq!(Piece::tokens_of(party), tokens);
        }
    }
}
