//! The items of a position: what has been seen under ruins, and what is left there and in the supply.

use crate::games::root::module::reading::{MOST_POINTS, Reader, counts_of};
use crate::games::root::rules::registry;
use crate::games::root::state::look::Look;
use crate::games::root::state::ruins;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::place::Clearing;
use crate::kernel::{Fields, Message, Seat, SeatSet, Viewer};

/// Items under ruins and in the supply: what the other places leave in the box, if they are not named.
pub(super) fn read_items(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let mut boxed = [0; Item::COUNT];
    let mut total = Item::ALL.map(Item::supply);
    let sets = ruins::sets(reader.state);
    add(&mut total, ruins::tiles_of(sets));
    for seat in reader.state.seats() {
        add(&mut boxed, reader.state.player(seat).items);
        if let Some(module) = registry::module_of(reader.state, seat) {
            add(&mut boxed, module.items(reader.state, seat).map_or([0; Item::COUNT], |(_, items)| items));
            add(&mut total, module.brought(reader.state, seat));
        }
    }
    for hired in reader.state.hirelings.as_slice() {
        add(&mut boxed, hired.kit.items());
    }
    for item in reader.state.looks.iter().flat_map(Look::items) {
        boxed[item.index()] = boxed[item.index()].saturating_add(1);
    }
    boxed[Item::Torch.index()] = boxed[Item::Torch.index()].saturating_add(reader.state.scorched.len() as u8);
    let mut left = [0; Item::COUNT];
    for item in Item::ALL {
        let index = item.index();
        left[index] = total[index].saturating_sub(boxed[index]);
        if boxed[index] > total[index] {
            let message = Message::new("root-doc-items").text("item", item.id());
            let key = holder(reader, item, total[index]);
            fields.fault(&key, message.number("most", total[index]).number("found", boxed[index]));
        }
    }
    // a board with fewer ruins than there are items for them leaves some of these over, nobody knows which
    let printed: usize =
        reader.state.board.clearings().iter().map(|at| usize::from(reader.state.board.ruins(at))).sum();
    let all: usize = Item::ALL.into_iter().map(|item| usize::from(item.ruins())).sum();
    let undrawn = undrawn(reader) + all.saturating_sub(printed);
    let named =
        fields.has("ruin_items").then(|| fields.counts("ruin_items", "root-doc-no-item", MOST_POINTS, Item::from_id));
    reader.state.ruin_items = match named {
        Some(counts) => counts_of(&counts),
        None => under_ruins(sets, undrawn, left),
    };
    let under: usize = reader.state.ruin_items.iter().map(|&count| usize::from(count)).sum();
    let forgotten: usize = reader.state.looks.iter().map(|look| usize::from(look.hidden)).sum();
    if under > undrawn * usize::from(sets) + forgotten {
        fields.fault("ruin_items", "root-doc-ruin-items");
    }
    let supply = fields.has("items").then(|| fields.counts("items", "root-doc-no-item", MOST_POINTS, Item::from_id));
    for item in Item::ALL {
        let index = item.index();
        let rest = left[index].saturating_sub(reader.state.ruin_items[index]);
        let forge = &mut reader.state.landmarks.forge[index];
        *forge = rest.min(*forge);
        reader.state.item_supply[index] = rest.min(item.supply()).saturating_sub(*forge);
    }
    if let Some(counts) = supply {
        reader.state.item_supply = counts_of(&counts);
    }
}

/// The key of the place that has more of an item than the others leave in the box.
fn holder(reader: &Reader<'_>, item: Item, most: u8) -> String {
    let state = &*reader.state;
    let index = item.index();
    let of_player = |seat: Seat| {
        let faction = state.party(seat).id();
        let own = registry::module_of(state, seat).and_then(|module| module.items(state, seat));
        let crafted = Some(("items", state.player(seat).items));
        let counted = move |(key, items): (&str, ItemCounts)| (format!("{faction}.{key}"), items[index]);
        [crafted, own].into_iter().flatten().map(counted)
    };
    let seen = state.looks.iter().flat_map(Look::items).filter(|&seen| seen == item).count() as u8;
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
fn undrawn(reader: &Reader<'_>) -> usize {
    let unseen = |&clearing: &Clearing| reader.state.looks[clearing.index()].seen_by.is_empty();
    reader.state.ruins.iter().filter(unseen).count()
}

/// Reads the tiles seen under ruins and left there, by clearing, and who has looked.
pub(super) fn read_looks(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let mut looks = fields.table("looks");
    for key in looks.keys() {
        let clearing = key.parse().ok().and_then(Clearing::from_number);
        let Some(clearing) = clearing.filter(|&clearing| reader.state.ruins.contains(clearing)) else {
            looks.fault(key, "root-doc-no-ruin");
            continue;
        };
        let mut look = looks.table(key);
        let items = look.words("items", "root-doc-no-item", Item::from_id);
        let seen_by: SeatSet = look.words("seen_by", "doc-no-seat", |name| reader.seat(name)).into_iter().collect();
        let is_seen = match reader.viewer {
            Viewer::All => true,
            Viewer::Spectator => false,
            Viewer::Seat(viewer) => seen_by.contains(viewer),
        };
        let hidden = look.unknown("hidden", !is_seen);
        let count = items.len() + usize::from(hidden);
        if count == 0 || count > ruins::sets(reader.state).into() || seen_by.is_empty() {
            look.fault("", "root-doc-looks");
        }
        look.finish();
        reader.state.looks[clearing.index()] = Look { hidden, ..Look::of(items, seen_by) };
    }
    looks.finish();
}

fn add(counts: &mut ItemCounts, more: ItemCounts) {
    for (count, more) in counts.iter_mut().zip(more) {
        *count = count.saturating_add(more);
    }
}

/// Of the ruin items those that can still be under this many ruins.
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
