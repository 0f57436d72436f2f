//! Questions that other modules ask about the Riverfolk Company, and changes that they make there (chapter 11).

use super::state::{Riverfolk, Warriors};
use super::words::Service;
use crate::games::root::clockwork::queries as clockwork;
use crate::games::root::prelude::*;
use crate::games::root::state::plays::plays;

plays!(riverfolk, riverfolk_mut: Riverfolk);

/// Returns who plays them. Only their own module asks, and the dispatcher calls that only if they play.
pub(super) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Riverfolk).unwrap_or(state.turn)
}

pub(super) fn kit(state: &State) -> Riverfolk {
    state.riverfolk(seat(state)).copied().unwrap_or_default()
}

pub(in crate::games::root) fn update(state: &mut State, change: impl FnOnce(&mut Riverfolk)) {
    let seat = seat(state);
    if let Some(riverfolk) = state.riverfolk_mut(seat) {
        change(riverfolk);
    }
}

/// Returns the clearings with a trade post.
pub fn posts(state: &State) -> ClearingSet {
    Piece::POSTS.into_iter().fold(ClearingSet::EMPTY, |posts, post| posts | state.clearings_with(post))
}

/// Lays warriors of a supply into the Payments box, as many as there are (1.5.4); how many.
pub(in crate::games::root) fn lay_into_payments(state: &mut State, owner: Seat, count: u8) -> u8 {
    let count = count.min(state.player(owner).supply);
    state.player_mut(owner).supply -= count;
    if let Some(payments) = payments_mut(state) {
        payments[owner.index()] += count;
    }
    count
}

/// The Payments box of human or clockwork Riverfolk.
fn payments_mut(state: &mut State) -> Option<&mut Warriors> {
    let seat = seat(state);
    if state.clockwork(seat).is_some() {
        return clockwork::store_mut(state).map(|store| &mut store.payments);
    }
    state.riverfolk_mut(seat).map(|riverfolk| &mut riverfolk.payments)
}

/// The price of a service for the current player: what the Company has set, or what clockwork Riverfolk take of who has so
/// many points (R9.2.3).
pub(in crate::games::root) fn price(state: &State, service: Service) -> u8 {
    match clockwork::store(state) {
        Some(_) => clockwork::price(state, state.turn),
        None => kit(state).price(service),
    }
}

/// Returns the cards for sale: the open hand (11.2.7.I), or the Market (R9.2.1).
pub fn goods(state: &State) -> CardSet {
    clockwork::store(state).map_or_else(|| state.player(seat(state)).hand, |store| store.market())
}

/// Whether the card that is crafted now is exported (11.5.3.I).
pub(in crate::games::root) fn is_exporting(state: &State, seat: Seat) -> bool {
    state.riverfolk(seat).is_some_and(|riverfolk| riverfolk.exporting)
}

impl State {
    /// 11.5.3.I: a warrior of the seat's supply goes into its Payments box for what it has exported.
    pub(in crate::games::root) fn end_export(&mut self, seat: Seat) {
        update(self, |riverfolk| riverfolk.exporting = false);
        lay_into_payments(self, seat, 1);
    }

    /// Returns the funds of a seat that crafts with them; `None` for all others.
    pub(in crate::games::root) fn funds(&self, seat: Seat) -> Option<u8> {
        self.riverfolk(seat).map(|riverfolk| riverfolk.funds_total())
    }

    /// Returns how many trade-post spaces of each suit are empty (11.5.3).
    pub fn empty_spaces(&self) -> [u8; 3] {
        Suit::CLEARING.map(|suit| Piece::post(suit).map_or(0, |post| post.total() - self.stock[post.index()]))
    }
}

/// Funds that go when trade posts are removed, one after the other: half of them, rounded up, each time (11.2.5.I).
pub(super) fn funds_lost(state: &State, posts: u8) -> u8 {
    let funds = kit(state).funds_total();
    let kept = (0..posts).fold(funds, |funds, _| funds / 2);
    funds - kept
}

/// Returns whether this many funds are there to go.
pub(super) fn can_lose(state: &State, left: u8) -> bool {
    left <= kit(state).funds_total()
}

/// Purchases that the current player may make in a turn: one, and one for each clearing with a trade post and their pieces
/// (11.2.6.II).
pub fn purchases(state: &State) -> u8 {
    1 + (posts(state) & state.presence(state.turn)).len() as u8
}
