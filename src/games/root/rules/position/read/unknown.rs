//! Fills in what a viewer does not know, as it comes: nothing of it is left when the state is observed by that viewer.

use crate::games::root::module::reading::Reader;
use crate::games::root::rules::registry;
use crate::games::root::words::card::CardSet;
use crate::kernel::{Fields, Generator, Message, SeatSet, Viewer};

/// The cards that are named in places which the viewer does not see into.
pub(super) fn seen_of_others(reader: &Reader<'_>) -> CardSet {
    let closed = reader.state.seats().filter(|&seat| reader.is_closed(seat));
    let closed = closed.flat_map(|seat| reader.state.secrets_of(seat)).chain(reader.state.stalls());
    closed.fold(CardSet::EMPTY, |seen, pile| seen | pile.cards)
}

/// Deals what lies nowhere yet to the places of which only a number is known.
pub(super) fn deal_unknown(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let is_seen = reader.viewer == Viewer::All;
    let in_deck = usize::from(fields.unknown("deck_hidden", !is_seen));
    if is_seen {
        return;
    }
    let secrets = reader.state.seats().flat_map(|seat| reader.state.secrets_of(seat)).chain(reader.state.stalls());
    let in_places: usize = secrets.map(|pile| usize::from(pile.hidden)).sum();
    let (left, found) = (reader.left.len(), in_deck + in_places);
    if left != found {
        let message = Message::new("doc-unknown-count").number("wanted", left).number("found", found);
        return fields.fault("deck_hidden", message);
    }
    for seat in reader.state.seats() {
        for secret in reader.state.secrets_mut(seat) {
            deal(&mut reader.left, secret.cards, secret.hidden);
        }
    }
    for stall in reader.state.stalls_mut() {
        deal(&mut reader.left, stall.cards, stall.hidden);
    }
    let under_ruins: usize = reader.state.ruin_items.iter().map(|&count| usize::from(count)).sum();
    let forgotten: usize = reader.state.looks.iter().map(|look| usize::from(look.hidden)).sum();
    if forgotten > under_ruins {
        return fields.fault("looks", "root-doc-looks");
    }
    for look in &mut reader.state.looks {
        look.deal(&mut reader.state.ruin_items, |options| options.trailing_zeros() as u8);
    }
    let closed: SeatSet = reader.state.seats().filter(|&seat| reader.is_closed(seat)).collect();
    for seat in closed.iter() {
        if let Some(module) = registry::module_of(reader.state, seat) {
            module.deal(reader.state, seat, &mut Generator::new(0));
        }
    }
}

fn deal(left: &mut CardSet, place: &mut CardSet, hidden: &mut u8) {
    for _ in 0..std::mem::take(hidden) {
        let Some(card) = left.first() else { return };
        left.remove(card);
        place.insert(card);
    }
}
