//! The hoard of the Hundreds, and where its items come from (14.2.3 to 14.2.5).

use super::queries::{kit, seat, update};
use super::state::{Step, TRACK_SPACES, Track};
use crate::games::root::law::score::Scoring;
use crate::games::root::prelude::*;
use crate::games::root::state::ruins;
use crate::games::root::words::event::Source;
use crate::games::root::words::item::Item;

/// Returns the kinds of which one tile has to go for a new one (14.2.4).
pub(super) fn scrappable(state: &State, item: Item) -> impl Iterator<Item = Item> + use<> {
    let hundreds = kit(state);
    Track::of(item).items().filter(move |&other| other == item || hundreds.holds(other))
}

/// Takes a tile from under the ruin for a mob (14.4.1, 9.7.3).
pub(super) fn plunder(state: &mut State, clearing: Clearing, world: &mut World) {
    if state.ruins.contains(clearing) {
        ruins::look(state, seat(state), clearing, world);
        state.push(Task::Hundreds(Step::Unearth { clearing }));
    }
}

pub(super) fn unearth(state: &mut State, clearing: Clearing, item: Item, world: &mut World) {
    let seat = seat(state);
    ruins::take(state, clearing, item);
    world.emit(|| Event::new(EventKind::Plundered, seat).with(Detail::Clearing(clearing)).with(Detail::Item(item)));
    update(state, |hundreds| hundreds.ruin_tiles[item.index()] = true);
    ruins::clear_if_empty(state, seat, clearing, world);
    gain(state, item, world);
}

/// Puts a tile on its track, or takes something out of the game for a point (14.2.4).
pub(super) fn gain(state: &mut State, item: Item, world: &mut World) {
    if kit(state).on_track(Track::of(item)) < TRACK_SPACES {
        hoard(state, item, world);
    } else {
        state.push(Task::Hundreds(Step::Overflow { item }));
    }
}

pub(super) fn hoard(state: &mut State, item: Item, world: &mut World) {
    let seat = seat(state);
    update(state, |hundreds| hundreds.hoard[item.index()] += 1);
    world.emit(|| Event::new(EventKind::Hoarded, seat).with(Detail::Item(item)));
}

/// Takes a tile of the hoard out of the game.
pub(super) fn scrap(state: &mut State, item: Item, world: &mut World) {
    let seat = seat(state);
    update(state, |hundreds| {
        hundreds.hoard[item.index()] = hundreds.hoard[item.index()].saturating_sub(1);
        hundreds.ruin_tiles[item.index()] = false;
    });
    world.emit(|| Event::new(EventKind::Scrapped, seat).with(Detail::Item(item)));
}

pub(super) fn overflow(state: &mut State, item: Item, lost: Item, world: &mut World) {
    let seat = seat(state);
    // a position can say that a tile waits while there is space
    if lost != item {
        scrap(state, lost, world);
        hoard(state, item, world);
    } else {
        // 9.7.3: a kind of which nothing is left can come from a ruin again
        update(state, |hundreds| hundreds.ruin_tiles[item.index()] &= hundreds.hoard[item.index()] > 0);
        world.emit(|| Event::new(EventKind::Scrapped, seat).with(Detail::Item(item)));
    }
    state.score(seat, 1, Source::Hoard, world);
}

pub(super) fn loot(state: &mut State, from: Seat, item: Item, world: &mut World) {
    let seat = seat(state);
    let box_of = state.player_mut(from);
    let left = &mut box_of.items[item.index()];
    *left -= 1;
    // a tile that is ready goes first
    let exhausted = &mut box_of.exhausted[item.index()];
    *exhausted = (*exhausted).min(*left);
    world.emit(|| {
        Event::new(EventKind::Looted, seat).with(Detail::Faction(state.faction(from))).with(Detail::Item(item))
    });
    gain(state, item, world);
}
