//! Questions that other modules ask about the Lord of the Hundreds, and changes that they make there (chapter 14).

use super::state::Hundreds;
use super::words::Mood;
use crate::games::root::prelude::*;
use crate::games::root::state::plays::plays;
use crate::games::root::words::item::Item;

plays!(hundreds, hundreds_mut: Hundreds);

/// The kinds of tiles that the seat has in its Crafted Items box (14.2.5).
pub(in crate::games::root) fn lootable(state: &State, from: Seat) -> impl Iterator<Item = Item> + use<> {
    let items = state.player(from).items;
    Item::ALL.into_iter().filter(move |item| items[item.index()] > 0)
}

/// Returns who plays them. Only their own module asks, and the dispatcher calls that only if they play.
pub(super) fn seat(state: &State) -> Seat {
    state.seat_of(Faction::Hundreds).unwrap_or(state.turn)
}

pub(super) fn kit(state: &State) -> Hundreds {
    state.hundreds(seat(state)).copied().unwrap_or_default()
}

pub(in crate::games::root) fn update(state: &mut State, change: impl FnOnce(&mut Hundreds)) {
    let seat = seat(state);
    if let Some(hundreds) = state.hundreds_mut(seat) {
        change(hundreds);
    }
}

/// Returns the warlord of the owner, if the piece stands in the clearing (14.2.2).
pub fn warlord_in(state: &State, owner: impl Into<Owner>, clearing: Clearing) -> bool {
    state.hundreds(owner).is_some_and(|hundreds| hundreds.warlord == Some(clearing))
}

/// Returns whether the warlord of the owner stands in the clearing and is in this mood (14.7).
pub fn feels(state: &State, owner: impl Into<Owner>, mood: Mood, clearing: Clearing) -> bool {
    state.hundreds(owner).is_some_and(|hundreds| hundreds.feels(mood, clearing))
}

/// The warlord goes, before the warriors that go along.
pub(in crate::games::root) fn go_first(state: &mut State, to: Clearing, world: &mut World) {
    let seat = seat(state);
    update(state, |hundreds| hundreds.warlord = Some(to));
    state.note_warlord();
    world.emit(|| Event::new(EventKind::Led, seat).with(Detail::Clearing(to)));
}

/// The warlord falls in battle, and goes to no supply (14.2.2).
pub(in crate::games::root) fn fall(state: &mut State, seat: Seat, world: &mut World) {
    if let Some(at) = state.hundreds_mut(seat).and_then(|hundreds| hundreds.warlord.take()) {
        world.emit(|| Event::new(EventKind::WarlordFell, seat).with(Detail::Clearing(at)));
    }
}
