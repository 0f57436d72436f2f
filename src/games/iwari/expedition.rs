//! Missions that score for the first two who fulfil them (I14).

use super::place::{Kind, Via};
use super::state::State;
use crate::kernel::{RollKind, Seat};
use crate::words;

/// A mission is dealt.
pub const ROLL_MISSION: RollKind = RollKind(3);

/// Missions of a game (I14.2).
pub const DEALT: usize = 3;

words! {
    /// A mission.
    pub enum Mission {
        FiveTitans = "five_titans",
        BroadCamp = "broad_camp",
        TwoVillages = "two_villages",
        Frontier = "frontier",
        Carvers = "carvers",
        GreatPole = "great_pole",
        Overlord = "overlord",
        ChiefOfThree = "chief_of_three",
        BondOfEarth = "bond_of_earth",
        BondOfSea = "bond_of_sea",
        Wanderers = "wanderers",
        TwinLands = "twin_lands",
    }
}

impl Mission {
    /// Points for the first and the second who fulfil it.
    pub const fn points(self) -> [u8; 2] {
        match self {
            Mission::FiveTitans | Mission::GreatPole | Mission::Overlord | Mission::Wanderers => [4, 2],
            Mission::TwinLands => [3, 1],
            _ => [5, 3],
        }
    }

    /// Whether the seat's tribe fulfils it.
    pub fn is_fulfilled(self, state: &State, seat: Seat) -> bool {
        let tribe = seat.index();
        let board = &state.board;
        let territories = || board.territories();
        match self {
            Mission::FiveTitans => Kind::ALL.iter().all(|&kind| {
                territories().any(|territory| board.kind(territory) == kind && state.tents(tribe, territory) > 0)
            }),
            Mission::BroadCamp => state.settlements(tribe).any(|size| size >= 6),
            Mission::TwoVillages => state.settlements(tribe).count() >= 2,
            Mission::Frontier => territories().filter(|&territory| state.tents(tribe, territory) > 0).count() >= 7,
            Mission::Carvers => territories().filter(|&territory| state.totems(tribe, territory) > 0).count() >= 5,
            Mission::GreatPole => territories().any(|territory| state.totems(tribe, territory) >= 3),
            Mission::Overlord => territories().any(|territory| state.tents(tribe, territory) >= 4),
            Mission::ChiefOfThree => {
                let alone = |&territory: &_| {
                    let most = state.tribes().filter(|&other| other != tribe);
                    state.tents(tribe, territory) > most.map(|other| state.tents(other, territory)).max().unwrap_or(0)
                };
                territories().filter(alone).count() >= 3
            }
            Mission::BondOfEarth => state.held_connections(tribe, Via::Land).count() >= 2,
            Mission::BondOfSea => state.held_connections(tribe, Via::Water).count() >= 2,
            Mission::Wanderers => {
                let tents = state.tents_of(tribe);
                board.roads().iter().filter(|road| (tents & road.spaces).len() >= 3).count() >= 2
            }
            Mission::TwinLands => Kind::ALL.iter().any(|&kind| {
                let mut alike = territories().filter(|&territory| board.kind(territory) == kind);
                alike.clone().count() >= 2 && alike.all(|territory| state.tents(tribe, territory) > 0)
            }),
        }
    }
}

/// A mission on the table and who has scored it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Expedition {
    pub mission: Mission,
    pub scored: [Option<Seat>; 2],
}
