//! The kits: what only one faction has, and by which rules a seat plays.

use super::places::Holding;
use crate::games::root::factions::alliance::state::Alliance;
use crate::games::root::factions::corvids::state::Corvids;
use crate::games::root::factions::duchy::state::Duchy;
use crate::games::root::factions::eyrie::state::Eyrie;
use crate::games::root::factions::hundreds::state::Hundreds;
use crate::games::root::factions::keepers::state::Keepers;
use crate::games::root::factions::lizards::state::Lizards;
use crate::games::root::factions::riverfolk::state::Riverfolk;
use crate::games::root::factions::vagabond::state::Vagabond;
use crate::games::root::words::item::{Condition, Item};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Suit};

/// The state that only one faction has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kit {
    /// Nothing yet: the seat has no faction before it has drafted one (A.8).
    Undrafted,
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

/// The crafting pieces of a faction (4.1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CraftsWith {
    /// Pieces of these kinds on the map, each of the suits of its clearing.
    Pieces(&'static [Piece]),
    /// Pieces of a kind on the map, all of the suit that is printed on them.
    Printed(Suit, Piece),
    /// This many items, of the suits of a clearing; of none where there is no clearing.
    Items(Option<Clearing>, u8),
    /// Spaces of its own board.
    Funds,
}

impl Kit {
    /// Returns what it crafts with now.
    pub fn crafts_with(&self) -> CraftsWith {
        CraftsWith::Pieces(match self {
            Kit::Undrafted => &[],
            Kit::Marquise => &[Piece::Workshop],
            Kit::Eyrie(_) => &[Piece::Roost],
            Kit::Alliance(_) => &[Piece::Sympathy],
            // 9.2.1: ready hammers, all of the suit of the pawn's clearing
            Kit::Vagabond(kit) => return CraftsWith::Items(kit.clearing(), kit.ready(Item::Hammer)),
            // 10.2.1: what counts is the suit printed on the garden
            Kit::Lizards(kit) => match kit.outcast.and_then(|suit| Some((suit, Piece::garden(suit)?))) {
                Some((suit, garden)) => return CraftsWith::Printed(suit, garden),
                None => &[],
            },
            Kit::Riverfolk(_) => return CraftsWith::Funds,
            // 12.2.1
            Kit::Duchy(_) => &[Piece::Citadel, Piece::Market],
            // 13.2.1: either side up
            Kit::Corvids(_) => &Piece::PLOTS,
            Kit::Hundreds(_) => &[Piece::Stronghold],
            // 15.2.3: whatever they show
            Kit::Keepers(_) => &Piece::WAYSTATIONS,
        })
    }

    /// The kit as one that holds cards.
    pub(in crate::games::root) fn holding(&self) -> Option<&dyn Holding> {
        match self {
            Kit::Eyrie(kit) => Some(kit),
            Kit::Alliance(kit) => Some(kit),
            Kit::Lizards(kit) => Some(kit),
            Kit::Duchy(kit) => Some(kit),
            Kit::Keepers(kit) => Some(kit),
            Kit::Undrafted => None,
            Kit::Marquise | Kit::Vagabond(_) | Kit::Riverfolk(_) | Kit::Corvids(_) | Kit::Hundreds(_) => None,
        }
    }

    /// Kinds of which it has a tile from a ruin, if it takes any: of each kind one (9.7.3).
    pub fn ruin_tiles(&self) -> Option<&[bool; Item::COUNT]> {
        match self {
            Kit::Vagabond(kit) => Some(&kit.ruin_tiles),
            Kit::Hundreds(kit) => Some(&kit.ruin_tiles),
            Kit::Undrafted | Kit::Marquise | Kit::Eyrie(_) | Kit::Alliance(_) | Kit::Lizards(_) => None,
            Kit::Riverfolk(_) | Kit::Duchy(_) | Kit::Corvids(_) | Kit::Keepers(_) => None,
        }
    }

    /// Forgets what holds for the last turn only (9.2.9.I.a).
    pub(in crate::games::root) fn begin_turn(&mut self) {
        if let Kit::Vagabond(kit) = self {
            kit.begin_turn();
        }
    }

    /// Exhausts this many hammers, if it crafts with them (9.2.1).
    pub(in crate::games::root) fn exhaust_hammers(&mut self, count: u8) -> bool {
        if let Kit::Vagabond(kit) = self {
            kit.exhaust_hammers(count);
            return true;
        }
        false
    }

    /// Keeps a ready tile of the item among its own, if it has any (9.2.5).
    pub(in crate::games::root) fn keep_item(&mut self, item: Item) -> bool {
        if let Kit::Vagabond(kit) = self {
            kit.add(item.tile(Condition::Ready));
            return true;
        }
        false
    }

    pub(in crate::games::root) fn holding_mut(&mut self) -> Option<&mut dyn Holding> {
        match self {
            Kit::Eyrie(kit) => Some(kit),
            Kit::Alliance(kit) => Some(kit),
            Kit::Lizards(kit) => Some(kit),
            Kit::Duchy(kit) => Some(kit),
            Kit::Keepers(kit) => Some(kit),
            Kit::Undrafted => None,
            Kit::Marquise | Kit::Vagabond(_) | Kit::Riverfolk(_) | Kit::Corvids(_) | Kit::Hundreds(_) => None,
        }
    }
}
