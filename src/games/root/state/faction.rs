//! The kits: what only one faction has, and by which rules a seat plays.

use super::zones::Holding;
use crate::games::root::clockwork::state::{Clockwork, Heap, Own};
use crate::games::root::factions::alliance::state::Alliance;
use crate::games::root::factions::corvids::state::Corvids;
use crate::games::root::factions::duchy::state::Duchy;
use crate::games::root::factions::eyrie::state::Eyrie;
use crate::games::root::factions::hundreds::state::Hundreds;
use crate::games::root::factions::keepers::state::Keepers;
use crate::games::root::factions::lizards::state::Lizards;
use crate::games::root::factions::riverfolk::state::Riverfolk;
use crate::games::root::factions::vagabond::state::Vagabond;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::item::{Condition, Item};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Suit};

/// The state that only one faction has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FactionState {
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
    /// That of a clockwork player, whichever faction's pieces it has (R).
    Clockwork(Clockwork),
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

/// Gives the state of a faction on whose board cards lie, borrowed as the whole is.
macro_rules! holder {
    ($state:expr) => {
        match $state {
            FactionState::Eyrie(kit) => Some(kit),
            FactionState::Alliance(kit) => Some(kit),
            FactionState::Lizards(kit) => Some(kit),
            FactionState::Duchy(kit) => Some(kit),
            FactionState::Keepers(kit) => Some(kit),
            FactionState::Clockwork(kit) => Some(kit),
            FactionState::Undrafted => None,
            FactionState::Marquise
            | FactionState::Vagabond(_)
            | FactionState::Riverfolk(_)
            | FactionState::Corvids(_)
            | FactionState::Hundreds(_) => None,
        }
    };
}

impl FactionState {
    /// Returns what it crafts with now.
    pub fn crafts_with(&self) -> CraftsWith {
        CraftsWith::Pieces(match self {
            // R1.1.1: it needs no crafting pieces
            FactionState::Undrafted | FactionState::Clockwork(_) => &[],
            FactionState::Marquise => &[Piece::Workshop],
            FactionState::Eyrie(_) => &[Piece::Roost],
            FactionState::Alliance(_) => &[Piece::Sympathy],
            // 9.2.1: ready hammers, all of the suit of the pawn's clearing
            FactionState::Vagabond(kit) => return CraftsWith::Items(kit.clearing(), kit.ready(Item::Hammer)),
            // 10.2.1: what counts is the suit printed on the garden
            FactionState::Lizards(kit) => match kit.outcast.and_then(|suit| Some((suit, Piece::garden(suit)?))) {
                Some((suit, garden)) => return CraftsWith::Printed(suit, garden),
                None => &[],
            },
            FactionState::Riverfolk(_) => return CraftsWith::Funds,
            // 12.2.1
            FactionState::Duchy(_) => &[Piece::Citadel, Piece::Market],
            // 13.2.1: either side up
            FactionState::Corvids(_) => &Piece::PLOTS,
            FactionState::Hundreds(_) => &[Piece::Stronghold],
            // 15.2.3: whatever they show
            FactionState::Keepers(_) => &Piece::WAYSTATIONS,
        })
    }

    /// Returns the state as one that holds cards, if cards lie on the board.
    pub(in crate::games::root) fn holding(&self) -> Option<&dyn Holding> {
        holder!(self)
    }

    /// Returns the state as one that holds cards, to be changed.
    pub(in crate::games::root) fn holding_mut(&mut self) -> Option<&mut dyn Holding> {
        holder!(self)
    }

    /// Kinds of which it has a tile from a ruin, if it takes any: of each kind one (9.7.3).
    pub fn ruin_tiles(&self) -> Option<&[bool; Item::COUNT]> {
        match self {
            FactionState::Vagabond(kit) => Some(&kit.ruin_tiles),
            FactionState::Hundreds(kit) => Some(&kit.ruin_tiles),
            FactionState::Undrafted
            | FactionState::Marquise
            | FactionState::Eyrie(_)
            | FactionState::Alliance(_)
            | FactionState::Lizards(_) => None,
            FactionState::Riverfolk(_)
            | FactionState::Duchy(_)
            | FactionState::Corvids(_)
            | FactionState::Keepers(_)
            | FactionState::Clockwork(_) => None,
        }
    }

    /// Returns the pawn and the items of its player, human or clockwork.
    #[inline]
    pub fn pawn(&self) -> Option<&Vagabond> {
        match self {
            FactionState::Vagabond(kit) => Some(kit),
            FactionState::Clockwork(kit) => kit.pawn(),
            _ => None,
        }
    }

    pub(in crate::games::root) fn pawn_mut(&mut self) -> Option<&mut Vagabond> {
        match self {
            FactionState::Vagabond(kit) => Some(kit),
            FactionState::Clockwork(kit) => kit.pawn_mut(),
            _ => None,
        }
    }

    /// The same without the Lost Souls, which others fill too.
    pub(in crate::games::root) fn without_souls(mut self) -> Self {
        match &mut self {
            FactionState::Lizards(kit) => kit.souls = CardSet::EMPTY,
            FactionState::Clockwork(Clockwork { own: Own::Lizards(cult), .. }) => cult.souls = Heap::default(),
            _ => {}
        }
        self
    }

    /// Items have come, gone or changed their condition: those on the battle track follow (R7.2.4).
    pub(in crate::games::root) fn settle_items(&mut self) {
        if let FactionState::Clockwork(kit) = self {
            kit.settle_items();
        }
    }

    /// Forgets what holds for the last turn only (9.2.9.I.a).
    pub(in crate::games::root) fn begin_turn(&mut self) {
        match self {
            FactionState::Vagabond(kit) => kit.begin_turn(),
            FactionState::Clockwork(kit) => kit.begin_turn(),
            _ => {}
        }
    }

    /// Exhausts this many hammers, if it crafts with them (9.2.1).
    pub(in crate::games::root) fn exhaust_hammers(&mut self, count: u8) -> bool {
        if let FactionState::Vagabond(kit) = self {
            kit.exhaust_hammers(count);
            return true;
        }
        false
    }

    /// Keeps a ready tile of the item among its own, if it has any (9.2.5).
    pub(in crate::games::root) fn keep_item(&mut self, item: Item) -> bool {
        let Some(kit) = self.pawn_mut() else { return false };
        kit.add(item.tile(Condition::Ready));
        self.settle_items();
        true
    }
}
