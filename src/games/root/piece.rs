//! Buildings and tokens of the factions, and what a hit can take.

use super::faction::Faction;
use super::place::Suit;
use crate::kernel::{Field, Part};
use serde::{Deserialize, Serialize};

/// A kind of building or token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
}

impl Piece {
    pub const ALL: [Piece; 24] = [
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
        }
    }

    pub const fn owner(self) -> Faction {
        match self {
            Piece::Sawmill | Piece::Workshop | Piece::Recruiter | Piece::Keep | Piece::Wood => Faction::Marquise,
            Piece::Roost => Faction::Eyrie,
            Piece::BaseFox | Piece::BaseRabbit | Piece::BaseMouse | Piece::Sympathy => Faction::Alliance,
            Piece::GardenFox | Piece::GardenRabbit | Piece::GardenMouse => Faction::Lizards,
            Piece::PostFox | Piece::PostRabbit | Piece::PostMouse => Faction::Riverfolk,
            Piece::Citadel | Piece::Market | Piece::Tunnel => Faction::Duchy,
            Piece::Plot | Piece::Bomb | Piece::Snare | Piece::Extortion | Piece::Raid => Faction::Corvids,
        }
    }

    /// Whether it is a building: fills a slot and counts for rule (2.2.3, 2.5).
    pub const fn is_building(self) -> bool {
        !matches!(
            self,
            Piece::Keep
                | Piece::Wood
                | Piece::Sympathy
                | Piece::Tunnel
                | Piece::Plot
                | Piece::Bomb
                | Piece::Snare
                | Piece::Extortion
                | Piece::Raid
                | Piece::PostFox
                | Piece::PostRabbit
                | Piece::PostMouse
        )
    }

    /// Whether it leaves the game when it is removed: the keep (6.2.2) and the trade posts (11.2.5.I).
    pub const fn is_lost_for_good(self) -> bool {
        matches!(self, Piece::Keep | Piece::PostFox | Piece::PostRabbit | Piece::PostMouse)
    }

    /// How many are in the box (1.5.1).
    pub const fn total(self) -> u8 {
        match self {
            Piece::Sawmill | Piece::Workshop | Piece::Recruiter => 6,
            Piece::Wood | Piece::Plot => 8,
            Piece::Bomb | Piece::Snare | Piece::Extortion | Piece::Raid => 2,
            Piece::Roost => 7,
            Piece::Keep | Piece::BaseFox | Piece::BaseRabbit | Piece::BaseMouse => 1,
            Piece::Sympathy => 10,
            Piece::GardenFox | Piece::GardenRabbit | Piece::GardenMouse => 5,
            Piece::PostFox | Piece::PostRabbit | Piece::PostMouse => 3,
            Piece::Citadel | Piece::Market | Piece::Tunnel => 3,
        }
    }

    /// As what it lies off the map: plots there are all face down (13.2.2.I).
    pub const fn in_stock(self) -> Piece {
        match self {
            Piece::Bomb | Piece::Snare | Piece::Extortion | Piece::Raid => Piece::Plot,
            piece => piece,
        }
    }

    /// How many of the kind begin off the map.
    pub const fn first_stock(self) -> u8 {
        match self {
            Piece::Bomb | Piece::Snare | Piece::Extortion | Piece::Raid => 0,
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

    /// The kinds that a faction owns.
    pub const fn of(faction: Faction) -> &'static [Piece] {
        match faction {
            Faction::Marquise => &[Piece::Sawmill, Piece::Workshop, Piece::Recruiter, Piece::Keep, Piece::Wood],
            Faction::Eyrie => &[Piece::Roost],
            Faction::Alliance => &[Piece::BaseFox, Piece::BaseRabbit, Piece::BaseMouse, Piece::Sympathy],
            Faction::Vagabond | Faction::Vagabond2 => &[],
            Faction::Lizards => &Piece::GARDENS,
            Faction::Riverfolk => &Piece::POSTS,
            Faction::Duchy => &[Piece::Citadel, Piece::Market, Piece::Tunnel],
            Faction::Corvids => &Self::PLOTS,
        }
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

/// What a hit or a strike takes off the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    Warrior,
    Piece(Piece),
}

impl Field for Target {
    fn part(self) -> Part {
        match self {
            Target::Warrior => Part::Word("warrior"),
            Target::Piece(piece) => piece.part(),
        }
    }

    fn read(word: &str) -> Option<Self> {
        if word == "warrior" { Some(Target::Warrior) } else { Piece::read(word).map(Target::Piece) }
    }
}
