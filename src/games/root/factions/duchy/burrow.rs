//! The Burrow and the tunnels that lead to it (12.2.2, 12.2.4, 12.4, 12.5.1.V).

use super::queries::{kit, seat};
use super::state::BUILDINGS;
use crate::games::root::law::among::{Among, here};
use crate::games::root::law::conditions::building;
use crate::games::root::law::hand::Hands;
use crate::games::root::law::hooks;
use crate::games::root::law::rule::Ruling;
use crate::games::root::prelude::*;

/// Warriors that may follow a tunnel when it is dug (12.5.1.V).
const FOLLOWERS: u8 = 4;

/// Warriors for each citadel on the map, first to last (12.4).
const CITADEL_ICONS: [u8; 3] = [1, 2, 2];

/// Returns warriors that come into the Burrow each Birdsong (12.4).
pub fn muster_size(state: &State) -> u8 {
    let citadels = usize::from(state.on_map(Piece::Citadel)).min(CITADEL_ICONS.len());
    1 + CITADEL_ICONS[..citadels].iter().sum::<u8>()
}

pub(super) fn muster(state: &mut State, count: u8, world: &mut World) {
    let seat = seat(state);
    let count = count.min(state.player(seat).supply);
    if count == 0 {
        return;
    }
    state.player_mut(seat).supply -= count;
    if let Some(duchy) = state.duchy_mut(seat) {
        duchy.burrow += count;
    }
    world.emit(|| Event::new(EventKind::Mustered, seat).with(Detail::Count(i16::from(count))));
}

/// Narrows down where a tunnel can be dug, the card aside (12.5.1.V). With all three on the map one is taken up first, so
/// that its clearing will do as well (12.2.4).
pub(super) fn open_digs<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    let dug =
        if state.stock[Piece::Tunnel.index()] > 0 { state.clearings_with(Piece::Tunnel) } else { ClearingSet::EMPTY };
    hooks::placing(state, seat(state), sites.except(dug, here("root-no-second-tunnel", "12.5.1.V")))
}

/// Narrows down where a card of the hand pays for a tunnel.
pub(super) fn digs<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    open_digs(state, sites).only(matched(state, false), here("root-no-card-to-dig", "12.5.1.V"))
}

/// Returns the cards that can be revealed for a building or spent for a tunnel in the clearing.
pub(super) fn fitting(state: &State, clearing: Clearing, any: bool) -> CardSet {
    let hand = state.player(seat(state)).hand;
    if any { hand } else { hand & CardSet::matching(state.suits(clearing)) }
}

/// The clearings for which the hand has such a card.
fn matched(state: &State, any: bool) -> ClearingSet {
    let hand = state.player(seat(state)).hand;
    if any && !hand.is_empty() {
        return state.board.clearings();
    }
    let suits = Suit::CLEARING.into_iter().filter(|&suit| hand.intersects(CardSet::matching(suit)));
    suits.fold(ClearingSet::EMPTY, |matched, suit| matched | state.clearings_of(suit))
}

/// Returns the tunnels of which one is taken up before the next is dug (12.2.4).
pub(super) fn fillable(state: &State, digging: Clearing) -> ClearingSet {
    let tunnels = state.clearings_with(Piece::Tunnel);
    if tunnels.contains(digging) { ClearingSet::of(digging) } else { tunnels }
}

pub(super) fn fill(state: &mut State, clearing: Clearing, world: &mut World) {
    let tunnels = &mut state.pieces[Piece::Tunnel.index()][clearing.index()];
    if *tunnels == 0 {
        return;
    }
    *tunnels -= 1;
    state.stock[Piece::Tunnel.index()] += 1;
    let seat = seat(state);
    world.emit(|| Event::new(EventKind::Filled, seat).with(Detail::Clearing(clearing)));
}

pub(super) fn place_tunnel(state: &mut State, clearing: Clearing, world: &mut World) {
    let seat = seat(state);
    state.place(Piece::Tunnel, clearing);
    world.emit(|| Event::new(EventKind::Dug, seat).with(Detail::Clearing(clearing)));
}

/// Returns warriors of the Burrow that may follow into a new tunnel.
pub(super) fn followers(state: &State) -> u8 {
    kit(state).burrow.min(FOLLOWERS)
}

/// Returns the kinds of buildings that are still on the board.
pub fn buildings_left(state: &State) -> impl Iterator<Item = Piece> + use<'_> {
    BUILDINGS.into_iter().filter(|piece| state.stock[piece.index()] > 0)
}

/// Narrows down where a building can be placed, the card aside (12.5.1.I).
pub(super) fn open_builds<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    let seat = seat(state);
    building(state, seat, state.ruled(seat), "12.5.1.I", sites)
}

/// Narrows down where the hand has a card for a building; for the Foremole any card does (12.5.2.I).
pub(super) fn builds<A: Among<ClearingSet>>(state: &State, any: bool, sites: A) -> A {
    open_builds(state, sites).only(matched(state, any), here("root-no-card-to-reveal", "12.5.1.I"))
}

/// Reveals a card: it leaves the hand until Evening, so that it serves once (12.6.1).
pub(super) fn reveal(state: &mut State, kind: CardKind, world: &mut World) {
    let seat = seat(state);
    let Some(card) = state.take_from_hand(seat, kind) else { return };
    if let Some(duchy) = state.duchy_mut(seat) {
        duchy.revealed.insert(card);
    }
    world.emit(|| Event::new(EventKind::Revealed, seat).with(Detail::Card(kind)));
}
