//! Tiles that a Vagabond gains, turns and shows for quests.

use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::item::{Condition, Item, Tile};
use crate::games::root::words::place::Clearing;
use crate::games::root::words::quest::QuestSet;
use crate::kernel::Seat;

/// Tiles repaired by the Hideout (D.3.2).
pub(super) const HIDEOUT_REPAIRS: u8 = 3;

pub(super) fn gain_item(state: &mut State, seat: Seat, item: Item, world: &mut World) {
    gain_tile(state, seat, item.tile(Condition::Ready), world);
}

/// A tile comes face up, whatever its face was where it lay (9.5.4).
pub(super) fn gain_tile(state: &mut State, seat: Seat, tile: Tile, world: &mut World) {
    let item = tile.item;
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.add(item.tile(Condition::Ready));
    }
    let what = if tile.condition.is_exhausted() { What::GainedExhausted } else { What::GainedItem };
    world.emit(|| Event::new(what, seat).with(Detail::Item(item)));
}

/// 9.5.7: the face is kept.
pub(super) fn repair(state: &mut State, seat: Seat, tile: Tile, world: &mut World) {
    turn_tile(state, seat, tile, tile.item.tile(tile.condition.repaired()));
    world.emit(|| Event::of_tile(What::Repaired, seat, tile));
}

pub(super) fn turn_tile(state: &mut State, seat: Seat, from: Tile, to: Tile) {
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.turn(from, to.condition);
    }
}

/// The quests on the table that fit the clearing and that the ready items can pay.
pub fn open_quests(state: &State, seat: Seat, clearing: Clearing) -> QuestSet {
    let Some(vagabond) = state.vagabond(seat) else { return QuestSet::EMPTY };
    state
        .quests
        .iter()
        .filter(|quest| state.has_suit(clearing, quest.suit()) && vagabond.can_exhaust(quest.items()))
        .collect()
}
