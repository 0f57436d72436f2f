//! Field Hospitals (6.2.3).

use crate::games::root::law::hand::Hands;
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;

/// 6.2.3: one card saves all warriors removed from the clearing.
pub(in crate::games::root) fn save(state: &mut State, count: u8, buried: bool, card: CardKind, world: &mut World) {
    let Some(seat) = state.seat_of(Faction::Marquise) else { return };
    let Some(keep) = state.clearings_with(Piece::Keep).first() else { return };
    state.discard_from_hand(seat, card, world);
    let lie = if buried { &mut state.coffins[seat.index()] } else { &mut state.players[seat.index()].supply };
    let count = count.min(*lie);
    *lie -= count;
    state.warriors[seat.index()][keep.index()] += count;
    world.emit(|| Event::new(What::Hospital, seat).with(Detail::Count(i16::from(count))).with(Detail::Clearing(keep)));
}
