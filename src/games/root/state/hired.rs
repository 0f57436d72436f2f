//! A hireling at the table, as data (appendix E).

use super::hirelings::the_exile::{CLUBS, Pack, Raids};
use crate::games::root::words::card::CardSet;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Clearing, Forest, Spot};
use crate::kernel::{MAX_SEATS, Seat};

/// Spaces of the score track with a hireling marker (A.6.4).
pub const MARKER_SPACES: [u8; 3] = [4, 8, 12];

/// A hireling at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HirelingInPlay {
    pub hireling: Hireling,
    /// Whether the demoted side is up; a side never changes (A.6.2).
    pub demoted: bool,
    /// The seat that controls it; none while it lies in the supply (E.1).
    pub controller: Option<Seat>,
    /// Control markers on its card (E.1.2).
    pub markers: u8,
    /// Whether its action was used this turn (E.2.3, E.2.4).
    pub used: bool,
    /// Its warriors that are not on the map.
    pub supply: u8,
    pub kit: HirelingState,
}

/// The state that only one hireling has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum HirelingState {
    #[default]
    Nothing,
    /// The pawn, if it is on the map: of the Flotilla and of the Protector.
    Pawn(Option<Spot>),
    /// The warriors on the card of the Forest Patrol.
    Warriors(u8),
    /// The Bandits on paths.
    Ambushes(Ambushes),
    /// The cards revealed to the Mole Artisans, which go back to the hand.
    Cards(CardSet),
    /// The pawn of the Exile in a forest, and the items on its card.
    Pack(Pack),
    /// The Brigand's actions this turn.
    Raids(Raids),
}

/// The paths with a bandit, by their ends in order; one on each, in no order that matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ambushes {
    ends: [Option<(Clearing, Clearing)>; Hireling::HighwayBandits.warriors() as usize],
}

impl Ambushes {
    fn path(from: Clearing, to: Clearing) -> Option<(Clearing, Clearing)> {
        Some((from.min(to), from.max(to)))
    }

    pub fn has(&self, from: Clearing, to: Clearing) -> bool {
        self.ends.contains(&Self::path(from, to))
    }

    pub fn len(&self) -> usize {
        self.ends.iter().flatten().count()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the ends of one of the paths.
    pub fn get(&self, place: usize) -> Option<(Clearing, Clearing)> {
        self.ends.iter().flatten().nth(place).copied()
    }

    fn place(&mut self, from: Clearing, to: Clearing) -> bool {
        let is_new = from != to && !self.has(from, to);
        let free = self.ends.iter().position(Option::is_none).filter(|_| is_new);
        free.inspect(|&free| self.ends[free] = Self::path(from, to)).is_some_and(|_| self.arrange())
    }

    fn lift(&mut self, from: Clearing, to: Clearing) -> bool {
        let place = self.ends.iter().position(|&path| path == Self::path(from, to));
        place.inspect(|&place| self.ends[place] = None).is_some_and(|_| self.arrange())
    }

    /// Sorts the paths, so that the same ones are the same value.
    fn arrange(&mut self) -> bool {
        self.ends.sort_unstable();
        true
    }
}

impl HirelingInPlay {
    /// Returns the card as it is dealt, with all its pieces beside it.
    pub fn dealt(hireling: Hireling, demoted: bool) -> Self {
        let kit = HirelingState::of(hireling, demoted);
        Self { hireling, demoted, supply: hireling.warriors(), kit, ..Self::default() }
    }

    /// It can act again: a turn begins, or someone has gained control of it.
    pub(in crate::games::root) fn renew(&mut self) {
        self.used = false;
        if let HirelingState::Raids(raids) = &mut self.kit {
            *raids = Raids::default();
        }
    }
}

impl HirelingState {
    pub(in crate::games::root) fn of(hireling: Hireling, demoted: bool) -> Self {
        match hireling {
            Hireling::FuriousProtector => HirelingState::Pawn(None),
            Hireling::RiverfolkFlotilla if !demoted => HirelingState::Pawn(None),
            Hireling::ForestPatrol if !demoted => HirelingState::Warriors(0),
            Hireling::HighwayBandits if !demoted => HirelingState::Ambushes(Ambushes::default()),
            Hireling::SunwardExpedition if demoted => HirelingState::Cards(CardSet::EMPTY),
            Hireling::TheExile if demoted => HirelingState::Raids(Raids::default()),
            Hireling::TheExile => HirelingState::Pack(Pack { clubs: CLUBS, ..Pack::default() }),
            Hireling::RiverfolkFlotilla
            | Hireling::ForestPatrol
            | Hireling::HighwayBandits
            | Hireling::SunwardExpedition
            | Hireling::LastDynasty
            | Hireling::SpringUprising
            | Hireling::PopularBand
            | Hireling::WarmSunProphets
            | Hireling::FlameBearers
            | Hireling::VaultKeepers
            | Hireling::CorvidSpies => HirelingState::Nothing,
        }
    }

    /// Returns where its pawn stands.
    pub fn spot(&self) -> Option<Spot> {
        match self {
            HirelingState::Pawn(spot) => *spot,
            HirelingState::Pack(pack) => pack.forest.map(Spot::Forest),
            _ => None,
        }
    }

    /// Returns warriors that are neither in a clearing nor in a supply: on its card, or on paths.
    pub fn aside(&self) -> u8 {
        self.warriors() + self.ambushes().len() as u8
    }

    /// Returns the items that it takes its hits on.
    pub fn pack(&self) -> Option<&Pack> {
        match self {
            HirelingState::Pack(pack) => Some(pack),
            _ => None,
        }
    }

    pub(in crate::games::root) fn pack_mut(&mut self) -> Option<&mut Pack> {
        match self {
            HirelingState::Pack(pack) => Some(pack),
            _ => None,
        }
    }

    /// Returns items of the game that lie on its card.
    pub fn items(&self) -> ItemCounts {
        self.pack().map_or([0; Item::COUNT], |pack| pack.items)
    }

    /// Returns warriors that lie on its card, in no supply.
    pub fn warriors(&self) -> u8 {
        match self {
            HirelingState::Warriors(count) => *count,
            _ => 0,
        }
    }

    /// Returns the paths on which its pieces stand.
    pub fn ambushes(&self) -> Ambushes {
        match self {
            HirelingState::Ambushes(ambushes) => *ambushes,
            _ => Ambushes::default(),
        }
    }

    /// Puts one onto a path without any; whether there is such a place for it.
    pub(in crate::games::root) fn place(&mut self, from: Clearing, to: Clearing) -> bool {
        match self {
            HirelingState::Ambushes(ambushes) => ambushes.place(from, to),
            _ => false,
        }
    }

    /// Takes the one on the path off; whether it was there.
    pub(in crate::games::root) fn lift(&mut self, from: Clearing, to: Clearing) -> bool {
        match self {
            HirelingState::Ambushes(ambushes) => ambushes.lift(from, to),
            _ => false,
        }
    }

    /// Returns what the Brigand has done this turn.
    pub fn raids(&self) -> Option<Raids> {
        match self {
            HirelingState::Raids(raids) => Some(*raids),
            _ => None,
        }
    }

    /// Returns cards that lie on it.
    pub fn cards(&self) -> CardSet {
        match self {
            HirelingState::Cards(cards) => *cards,
            _ => CardSet::EMPTY,
        }
    }

    pub fn clearing(&self) -> Option<Clearing> {
        match self.spot()? {
            Spot::Clearing(clearing) => Some(clearing),
            Spot::Forest(_) => None,
        }
    }

    pub fn forest(&self) -> Option<Forest> {
        match self.spot()? {
            Spot::Clearing(_) => None,
            Spot::Forest(forest) => Some(forest),
        }
    }
}

/// The hireling markers (A.6.4, E.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Markers {
    /// Whether each space still has its marker.
    pub on_track: [bool; MARKER_SPACES.len()],
    /// The markers that each seat has taken and not hired for.
    pub taken: [u8; MAX_SEATS],
}
