//! The places where the Duchy can build, and the cards that it reveals for it (12.5.1.I).

use super::kit::BUILDINGS;
use super::queries::seat;
use crate::games::root::law::hand::Hands;
use crate::games::root::law::hooks;
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet};

/// The kinds of buildings that are still on the board.
pub fn buildings_left(state: &State) -> impl Iterator<Item = Piece> + use<'_> {
    BUILDINGS.into_iter().filter(|piece| state.stock[piece.index()] > 0)
}

/// Returns where a building can be placed, the suit of the card aside (12.5.1.I).
pub fn build_clearings(state: &State) -> ClearingSet {
    let seat = seat(state);
    let open = |&clearing: &Clearing| state.open_slots(clearing) > 0 && hooks::may_place(state, seat, clearing);
    state.ruled(seat).iter().filter(open).collect()
}

/// Reveals a card: it leaves the hand until Evening, so that it serves once (12.6.1).
pub(super) fn reveal(state: &mut State, kind: CardKind, world: &mut World) {
    let seat = seat(state);
    let Some(card) = state.take_from_hand(seat, kind) else { return };
    if let Some(duchy) = state.duchy_mut(seat) {
        duchy.revealed.insert(card);
    }
    world.emit(|| Event::new(What::Revealed, seat).with(Detail::Card(kind)));
}
