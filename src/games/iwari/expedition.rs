//! Missions that score for the first two who fulfil them (I14).

use super::place::{Kind, Via};
use super::state::State;
use crate::enum_table;
use crate::kernel::{RollKind, Seat};

/// A mission is dealt.
pub const ROLL_MISSION: RollKind = RollKind(3);

/// Missions of a game (I14.2).
pub const DEALT: usize = 3;

enum_table! {
    /// A mission.
    pub enum Mission(
        /// Points for the first and the second who fulfil it.
        points: [u8; 2],
    ) {
        FiveTitans   = "five_titans"    ([4, 2]),
        BroadCamp    = "broad_camp"     ([5, 3]),
        TwoVillages  = "two_villages"   ([5, 3]),
        Frontier     = "frontier"       ([5, 3]),
        Carvers      = "carvers"        ([5, 3]),
        GreatPole    = "great_pole"     ([4, 2]),
        Overlord     = "overlord"       ([4, 2]),
        ChiefOfThree = "chief_of_three" ([5, 3]),
        BondOfEarth  = "bond_of_earth"  ([5, 3]),
        BondOfSea    = "bond_of_sea"    ([5, 3]),
        Wanderers    = "wanderers"      ([4, 2]),
        TwinLands    = "twin_lands"     ([3, 1]),
    }
}

impl Mission {
    /// Returns whether the seat's tribe fulfils it.
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
