//! Items under the ruins (9.3.4, 9.7.1, 9.7.3). The tiles are drawn when a player looks; what they leave there is known
//! to those who have looked, and to nobody else.

use super::peek::RuinPeek;
use crate::games::root::state::State;
use crate::games::root::state::hired::HirelingState;
use crate::games::root::words::event::World;
use crate::games::root::words::event::{Detail, Event, EventKind};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::place::Clearing;
use crate::games::root::words::roll::ROLL_ITEM;
use crate::kernel::{Seat, SeatSet};

/// Sets of tiles that lie under the ruins, this many under each: one for each pawn (9.3.4, 9.7.1), or one if there is none
/// for others who take tiles from there (14.3.2, E.2.4).
pub fn sets(state: &State) -> u8 {
    let pawns = Faction::PAWNS.into_iter().filter(|&faction| state.seat_of(faction).is_some()).count() as u8;
    pawns.max(u8::from(state.seats().any(|seat| state.player(seat).kit.ruin_tiles().is_some()) || has_brigand(state)))
}

/// Whether the Brigand is at the table, who takes tiles from ruins as if a pawn were there.
fn has_brigand(state: &State) -> bool {
    state.hirelings.as_slice().iter().any(|hired| matches!(hired.kit, HirelingState::Raids(_)))
}

/// Lays the tiles under the ruins for all who are at the table now (9.3.4, 9.7.1, 14.3.2).
pub(in crate::games::root) fn fill(state: &mut State) {
    let sets = if state.ruins.is_empty() { 0 } else { sets(state) };
    state.ruin_items = tiles_of(sets);
}

/// All tiles of this many sets.
pub(in crate::games::root) fn tiles_of(sets: u8) -> ItemCounts {
    Item::ALL.map(|item| item.ruins() * sets)
}

/// The seat looks under the ruin.
pub(in crate::games::root) fn look(state: &mut State, seat: Seat, clearing: Clearing, world: &mut World) {
    let per_ruin = sets(state);
    let mut look = state.looks[clearing.index()];
    if look.seen_by.is_empty() {
        look.hidden = per_ruin;
        look.deal(&mut state.ruin_items, |options| world.draw(ROLL_ITEM, options));
    }
    look.seen_by.insert(seat);
    state.looks[clearing.index()] = look;
    if look.count() > 1 {
        let mut event = Event::new(EventKind::Looked, seat).with(Detail::Clearing(clearing));
        for item in look.items() {
            event = event.with(Detail::Item(item));
        }
        world.emit(|| event.only_for(SeatSet::of(seat)));
    }
}

/// Returns the kinds that the seat may take from what it has seen under the ruin: none of which it has one from a ruin
/// (9.7.3).
pub fn takeable(state: &State, seat: Seat, clearing: Clearing) -> impl Iterator<Item = Item> + use<'_> {
    let [one, other] = state.looks[clearing.index()].tiles;
    let other = if one == other { None } else { other };
    let held = state.player(seat).kit.ruin_tiles();
    [one, other].into_iter().flatten().filter(move |item| held.is_none_or(|held| !held[item.index()]))
}

/// Takes a tile from under a ruin.
pub(in crate::games::root) fn take(state: &mut State, clearing: Clearing, item: Item) {
    state.looks[clearing.index()].remove(item);
}

/// The seat takes nothing: it may not, or there is nothing.
pub(in crate::games::root) fn leave(state: &mut State, seat: Seat, clearing: Clearing, world: &mut World) {
    if state.looks[clearing.index()].count() > 0 {
        world.emit(|| Event::new(EventKind::LeftRuin, seat).with(Detail::Clearing(clearing)));
    }
    clear_if_empty(state, seat, clearing, world);
}

/// A ruin goes with its last tile (2.2.4).
pub(in crate::games::root) fn clear_if_empty(state: &mut State, seat: Seat, clearing: Clearing, world: &mut World) {
    if state.looks[clearing.index()].count() == 0 {
        state.looks[clearing.index()] = RuinPeek::default();
        state.ruins.remove(clearing);
        world.emit(|| Event::new(EventKind::RuinCleared, seat).with(Detail::Clearing(clearing)));
    }
}
