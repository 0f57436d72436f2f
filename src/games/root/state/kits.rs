//! The kits: what only one faction has, and by which rules a seat plays.

use super::places::Holding;
use crate::games::root::factions::alliance::kit::Alliance;
use crate::games::root::factions::corvids::kit::Corvids;
use crate::games::root::factions::duchy::kit::Duchy;
use crate::games::root::factions::eyrie::kit::Eyrie;
use crate::games::root::factions::hundreds::kit::Hundreds;
use crate::games::root::factions::keepers::kit::Keepers;
use crate::games::root::factions::lizards::kit::Lizards;
use crate::games::root::factions::riverfolk::kit::Riverfolk;
use crate::games::root::factions::vagabond::kit::Vagabond;

/// What only one faction has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kit {
    Marquise,
    Eyrie(Eyrie),
    Alliance(Alliance),
    Vagabond(Vagabond),
    Lizards(Lizards),
    Riverfolk(Riverfolk),
    Duchy(Duchy),
    Corvids(Corvids),
    Hundreds(Hundreds),
    Keepers(Keepers),
}

impl Kit {
    /// The filler of free places.
    pub(in crate::games::root) const FIRST: Kit = Kit::Marquise;

    /// The kit as one that holds cards.
    pub(in crate::games::root) fn holding(&self) -> Option<&dyn Holding> {
        match self {
            Kit::Eyrie(kit) => Some(kit),
            Kit::Alliance(kit) => Some(kit),
            Kit::Lizards(kit) => Some(kit),
            Kit::Duchy(kit) => Some(kit),
            Kit::Keepers(kit) => Some(kit),
            Kit::Marquise | Kit::Vagabond(_) | Kit::Riverfolk(_) | Kit::Corvids(_) | Kit::Hundreds(_) => None,
        }
    }

    pub(in crate::games::root) fn holding_mut(&mut self) -> Option<&mut dyn Holding> {
        match self {
            Kit::Eyrie(kit) => Some(kit),
            Kit::Alliance(kit) => Some(kit),
            Kit::Lizards(kit) => Some(kit),
            Kit::Duchy(kit) => Some(kit),
            Kit::Keepers(kit) => Some(kit),
            Kit::Marquise | Kit::Vagabond(_) | Kit::Riverfolk(_) | Kit::Corvids(_) | Kit::Hundreds(_) => None,
        }
    }
}
