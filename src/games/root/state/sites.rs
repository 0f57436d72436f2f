//! The landmarks at the table: where they stand, what can be had of them, and what stands in the slot that one of
//! them adds.

use super::State;
use super::losses::Loss;
use super::zones::{CardZone, Pile, Secret};
use crate::games::root::words::card::{Card, CardSet};
use crate::games::root::words::item::Item;
use crate::games::root::words::landmark::{Landmark, STALLS};
use crate::games::root::words::owner::Owner;
use crate::games::root::words::piece::{Piece, Target};
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Seat;

impl State {
    /// Returns the clearing of a landmark.
    pub fn landmark(&self, landmark: Landmark) -> Option<Clearing> {
        let sites = self.landmarks.sites.as_slice();
        sites.iter().find(|site| site.landmark == landmark).and_then(|site| site.clearing)
    }

    /// Returns the landmarks that stand on the map.
    pub fn standing(&self) -> impl Iterator<Item = (Landmark, Clearing)> + use<'_> {
        let sites = self.landmarks.sites.as_slice().iter();
        sites.filter_map(|site| site.clearing.map(|clearing| (site.landmark, clearing)))
    }

    /// Returns the clearings in which landmarks stand.
    pub fn landmark_clearings(&self) -> ClearingSet {
        self.standing().map(|(_, clearing)| clearing).collect()
    }

    /// Puts a landmark into a clearing.
    pub(in crate::games::root) fn put_landmark(&mut self, landmark: Landmark, clearing: Clearing) {
        if let Some(site) = self.landmarks.sites.as_mut_slice().iter_mut().find(|site| site.landmark == landmark) {
            site.clearing = Some(clearing);
        }
    }

    /// Returns whether the seat can take the item off the card of the Legendary Forge: it has a faction piece there.
    pub fn can_forge(&self, seat: Seat, item: Item) -> bool {
        self.landmarks.forge[item.index()] > 0
            && self.landmark(Landmark::LegendaryForge).is_some_and(|clearing| self.is_present(seat, clearing))
    }

    /// Returns whether there is a tile for the seat that crafts the item (4.1.2).
    pub fn has_tile(&self, seat: Seat, item: Item) -> bool {
        self.item_supply[item.index()] > 0 || self.can_forge(seat, item)
    }

    /// Returns the building in the slot that the Elder Treetop adds to this clearing.
    pub fn in_treetop(&self, clearing: Clearing) -> Option<Piece> {
        let building = self.landmarks.treetop?;
        (self.landmark(Landmark::ElderTreetop) == Some(clearing)).then_some(building)
    }

    /// Returns the building in the slot of the Elder Treetop, where others of its kind stand in the clearing too.
    pub fn apart_in_treetop(&self, clearing: Clearing) -> Option<Piece> {
        self.in_treetop(clearing).filter(|&building| self.count(building, clearing) > 1)
    }

    /// Returns what can be named of a kind of piece in a clearing: that in the Elder Treetop by itself, if it stands
    /// apart.
    pub fn targets(&self, piece: Piece, clearing: Clearing) -> impl Iterator<Item = Target> + use<> {
        let treetop = self.apart_in_treetop(clearing) == Some(piece);
        let here = self.count(piece, clearing) > 0;
        [here.then_some(Target::Piece(piece)), treetop.then_some(Target::Treetop)].into_iter().flatten()
    }

    /// Returns the piece that is named so.
    pub fn piece_at(&self, target: Target, clearing: Clearing) -> Option<Piece> {
        match target {
            Target::Piece(piece) => Some(piece),
            Target::Treetop => self.in_treetop(clearing),
            Target::Warrior | Target::Warlord => None,
        }
    }

    /// The loss of one piece that was named so.
    pub(in crate::games::root) fn loss(
        &self,
        owner: impl Into<Owner>,
        by: impl Into<Owner>,
        clearing: Clearing,
        target: Target,
    ) -> Loss {
        let named = self.piece_at(target, clearing).map_or(target, Target::Piece);
        Loss { treetop: target == Target::Treetop, ..Loss::of(owner, by, clearing, named) }
    }

    /// A building has been placed: it takes the slot of the Elder Treetop if no other was open; if others were, who placed
    /// it says so.
    pub(in crate::games::root) fn settle_in_treetop(&mut self, building: Piece, clearing: Clearing) {
        if self.landmark(Landmark::ElderTreetop) != Some(clearing) || self.landmarks.treetop.is_some() {
            return;
        }
        if self.open_slots(clearing) == 0 {
            self.landmarks.treetop = Some(building);
        } else {
            self.landmarks.unsettled = Some(building);
        }
    }

    /// Some buildings of a kind are about to leave a clearing, `named` or not that in the slot of the Elder Treetop.
    /// Whether it goes: it was named, or none of its kind stays.
    pub(in crate::games::root) fn leaves_treetop(
        &mut self,
        building: Piece,
        clearing: Clearing,
        count: u8,
        named: bool,
    ) -> bool {
        let leaves = self.in_treetop(clearing) == Some(building) && (named || count >= self.count(building, clearing));
        if leaves && count > 0 {
            self.landmarks.treetop = None;
        }
        leaves && count > 0
    }

    /// A building has replaced another, and stands where that stood: in the slot of the Elder Treetop if what stood there
    /// before is gone.
    pub(in crate::games::root) fn keep_slot(&mut self, before: Option<Piece>, clearing: Clearing) {
        if let Some(building) = self.landmarks.unsettled.take()
            && before.is_some()
            && self.in_treetop(clearing).is_none()
        {
            self.landmarks.treetop = Some(building);
        }
    }

    /// Returns the places of cards of the Black Market.
    pub fn stalls(&self) -> impl Iterator<Item = Pile> + use<'_> {
        let count = if self.landmarks.sites.is_empty() { 0 } else { STALLS };
        let stalls = self.landmarks.market.iter().take(count);
        stalls.map(|stall| Pile { zone: CardZone::Market, cards: stall.cards, hidden: stall.hidden })
    }

    /// The places of cards of the Black Market, to be changed.
    pub(in crate::games::root) fn stalls_mut(&mut self) -> impl Iterator<Item = Secret<'_>> {
        let count = if self.landmarks.sites.is_empty() { 0 } else { STALLS };
        let stalls = self.landmarks.market.iter_mut().take(count);
        stalls.map(|stall| Secret { cards: &mut stall.cards, hidden: &mut stall.hidden })
    }

    /// Puts a card into the stall of this number; the one that lay there.
    pub(in crate::games::root) fn change_stall(&mut self, number: u8, card: Card) -> Option<Card> {
        let place = self.landmarks.market.get_mut(usize::from(number).checked_sub(1)?)?;
        let taken = place.cards.first();
        place.cards = CardSet::of(card);
        taken
    }
}
