//! Terrains, symbols and what a space can be (D1.1, D1.2).

use crate::enum_table;

enum_table! {
    /// The five terrains.
    pub enum Terrain {
        Badlands = "badlands",
        Mountain = "mountain",
        Desert = "desert",
        Forest = "forest",
        Water = "water",
    }
}

impl Terrain {
    /// Returns the terrain as one bit of a set of terrains.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

enum_table! {
    /// The symbols of cards and map: three resources, berries and fires.
    pub enum Symbol {
        Artifact = "artifact",
        Pigment = "pigment",
        Crystal = "crystal",
        Berry = "berry",
        Fire = "fire",
    }
}

impl Symbol {
    /// The resources; they come first.
    pub const RESOURCES: [Symbol; 3] = [Symbol::Artifact, Symbol::Pigment, Symbol::Crystal];

    pub const fn is_resource(self) -> bool {
        matches!(self, Symbol::Artifact | Symbol::Pigment | Symbol::Crystal)
    }
}

/// The ground of a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ground {
    Land(Terrain),
    /// The center of a starting tile: no terrain, no area (D1.4, D1.7).
    Home,
    /// The volcano, which no route crosses (D12.4.3).
    Volcano,
    /// A space under a lava token (D12.4.3).
    Lava,
}

impl Ground {
    pub const fn terrain(self) -> Option<Terrain> {
        match self {
            Ground::Land(terrain) => Some(terrain),
            _ => None,
        }
    }

    pub fn is_water(self) -> bool {
        self == Ground::Land(Terrain::Water)
    }

    /// Returns whether it is one of the four terrains that are land (D1.1).
    pub fn is_land(self) -> bool {
        matches!(self, Ground::Land(terrain) if terrain != Terrain::Water)
    }

    pub(super) fn from_id(id: &str) -> Option<Self> {
        match id {
            "start" => Some(Ground::Home),
            "volcano" => Some(Ground::Volcano),
            id => Terrain::from_id(id).map(Ground::Land),
        }
    }
}
