//! The items of a position: what has been seen under ruins, and what is left there and in the supply.

use crate::games::root::module::position::{ITEMS, MOST_POINTS, Position};
use crate::games::root::prelude::*;
use crate::games::root::rules::registry;
use crate::games::root::state::peek::RuinPeek;
use crate::games::root::state::ruins;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::kernel::{Codec, Message, Viewer, always};

/// Visits items under ruins and in the supply: what the other places leave in the box, if they are not named.
pub(super) fn visit_items(codec: &mut Codec<'_>, state: &mut State) {
    let sets = ruins::sets(state);
    let left = if codec.reads() { left_in_box(codec, state, sets) } else { [0; Item::COUNT] };
    // A board with fewer ruins than there are items for them leaves some of these over, nobody knows which.
    let printed: usize = state.board.clearings().iter().map(|at| usize::from(state.board.ruins(at))).sum();
    let all: usize = Item::ALL.into_iter().map(|item| usize::from(item.ruins())).sum();
    let undrawn = undrawn(state) + all.saturating_sub(printed);
    if codec.reads() {
        let is_named = codec.has("ruin_items");
        state.ruin_items = if is_named { [0; Item::COUNT] } else { under_ruins(sets, undrawn, left) };
    }
    if codec.holds("ruin_items", sets > 0) {
        codec.counts(always("ruin_items"), &ITEMS, MOST_POINTS, &mut state.ruin_items);
    }
    let under: usize = state.ruin_items.iter().map(|&count| usize::from(count)).sum();
    let forgotten: usize = state.looks.iter().map(|look| usize::from(look.hidden)).sum();
    if under > undrawn * usize::from(sets) + forgotten {
        codec.fault("ruin_items", "root-doc-ruin-items");
    }
    for item in Item::ALL.into_iter().filter(|_| codec.reads()) {
        let index = item.index();
        let rest = left[index].saturating_sub(state.ruin_items[index]);
        let forge = &mut state.landmarks.forge[index];
        *forge = rest.min(*forge);
        let supply = rest.min(item.supply()).saturating_sub(*forge);
        state.item_supply[index] = if codec.has("items") { 0 } else { supply };
    }
    codec.counts(always("items"), &ITEMS, MOST_POINTS, &mut state.item_supply);
}

/// Returns what the places that have been read leave of the tiles in the box.
fn left_in_box(codec: &Codec<'_>, state: &State, sets: u8) -> ItemCounts {
    let mut boxed = [0; Item::COUNT];
    let mut total = Item::ALL.map(Item::supply);
    add(&mut total, ruins::tiles_of(sets));
    for seat in state.seats() {
        add(&mut boxed, state.player(seat).items);
        if let Some(module) = registry::module_of(state, seat) {
            add(&mut boxed, module.items(state, seat).map_or([0; Item::COUNT], |(_, items)| items));
            add(&mut total, module.brought(state, seat));
        }
    }
    for hired in state.hirelings.as_slice() {
        add(&mut boxed, hired.kit.items());
    }
    for item in state.looks.iter().flat_map(RuinPeek::items) {
        boxed[item.index()] = boxed[item.index()].saturating_add(1);
    }
    boxed[Item::Torch.index()] = boxed[Item::Torch.index()].saturating_add(state.scorched.len() as u8);
    Item::ALL.map(|item| {
        let (most, found) = (total[item.index()], boxed[item.index()]);
        if found > most {
            let message = Message::new("root-doc-items").text("item", item.id());
            codec.fault(&holder(state, item, most), message.number("most", most).number("found", found));
        }
        most.saturating_sub(found)
    })
}

/// The key of the place that has more of an item than the others leave in the box.
fn holder(state: &State, item: Item, most: u8) -> String {
    let index = item.index();
    let of_player = |seat: Seat| {
        let faction = state.party(seat).id();
        let own = registry::module_of(state, seat).and_then(|module| module.items(state, seat));
        let crafted = Some(("items", state.player(seat).items));
        let counted = move |(key, items): (&str, ItemCounts)| (format!("{faction}.{key}"), items[index]);
        [crafted, own].into_iter().flatten().map(counted)
    };
    let seen = state.looks.iter().flat_map(RuinPeek::items).filter(|&seen| seen == item).count() as u8;
    let scorched = if item == Item::Torch { state.scorched.len() as u8 } else { 0 };
    let sold = state.hirelings.as_slice().iter().map(|hired| hired.kit.items()[index]).sum();
    let on_the_map = [("scorched".to_owned(), scorched), ("looks".to_owned(), seen), ("hirelings".to_owned(), sold)];
    let mut left = most;
    let mut places = on_the_map.into_iter().chain(state.seats().flat_map(of_player));
    let over = places.find(|&(_, count)| match left.checked_sub(count) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    });
    over.map_or_else(|| "items".to_owned(), |(key, _)| key)
}

/// Ruins under which nobody has looked.
fn undrawn(state: &State) -> usize {
    let unseen = |&clearing: &Clearing| state.looks[clearing.index()].seen_by.is_empty();
    state.ruins.iter().filter(unseen).count()
}

/// Visits the tiles seen under ruins and left there, by clearing, and who has looked.
pub(super) fn visit_looks(codec: &mut Codec<'_>, position: &mut Position<'_>) {
    let Position { state, seats, clearings, viewer, .. } = position;
    let sets = ruins::sets(state);
    codec.entries("looks", clearings, &mut |codec, key, index| {
        let look = &mut state.looks[index];
        if !state.ruins.contains(Clearing::new(index as u8)) {
            codec.skip(key);
            return codec.fault(key, "root-doc-no-ruin");
        }
        codec.table(key, |codec| {
            let mut items = look.items().collect();
            codec.list("items", &ITEMS, &mut items);
            codec.members("seen_by", seats, &mut look.seen_by);
            let is_seen = match *viewer {
                Viewer::All => true,
                Viewer::Spectator => false,
                Viewer::Seat(viewer) => look.seen_by.contains(viewer),
            };
            codec.unknown("hidden", !is_seen, &mut look.hidden);
            let count = items.len() + usize::from(look.hidden);
            if count == 0 || count > sets.into() || look.seen_by.is_empty() {
                codec.fault("", "root-doc-looks");
            }
            *look = RuinPeek { hidden: look.hidden, ..RuinPeek::of(items, look.seen_by) };
        });
    });
}

fn add(counts: &mut ItemCounts, more: ItemCounts) {
    for (count, more) in counts.iter_mut().zip(more) {
        *count = count.saturating_add(more);
    }
}

/// Returns the ruin items that can still be under this many ruins.
fn under_ruins(sets: u8, ruins: usize, left: ItemCounts) -> ItemCounts {
    let mut under = [0; Item::COUNT];
    let mut room = ruins * usize::from(sets);
    for set in 0..sets {
        let hidden = Item::ALL.into_iter().filter(|item| item.ruins() > 0 && left[item.index()] > set);
        for item in hidden.take(room) {
            under[item.index()] += 1;
            room -= 1;
        }
    }
    under
}
