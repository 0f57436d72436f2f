//! The map of a position: what lies in the clearings, and what is left in the supplies.

use super::hired;
use crate::games::root::module::reading::{MOST_POINTS, Reader, read_paths};
use crate::games::root::rules::landmarks;
use crate::games::root::state::State;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS, Suit, SuitSet};
use crate::kernel::{Fields, Message};
use toml::Value;

/// Most building slots of a clearing: a board prints three at most, and a landmark adds one.
const MOST_SLOTS: u8 = 4;

pub(super) fn read_map(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    hired::read_hirelings(reader, fields);
    hired::read_pile(reader, fields);
    hired::read_markers(reader, fields);
    hired::read_arrivals(reader, fields);
    read_suits(reader, fields);
    landmarks::read_sites(reader, fields);
    read_closed_paths(reader, fields);
    read_ferry(reader, fields);
    read_tower(reader, fields);
    if let Some(ruins) = fields.numbers("ruins", 1, MAX_CLEARINGS as u8) {
        let printed = reader.state.ruins;
        reader.state.ruins = ruins.into_iter().filter_map(Clearing::from_number).collect();
        let strange = reader.state.ruins - printed;
        if let Some(clearing) = strange.first() {
            fields.fault("ruins", Message::new("root-doc-ruins").number("clearing", clearing.number()));
        }
    }
    read_slots(reader, fields);
    let scorched = fields.numbers("scorched", 1, MAX_CLEARINGS as u8).unwrap_or_default();
    reader.state.scorched = scorched.into_iter().filter_map(Clearing::from_number).collect();
    if !reader.state.scorched.is_subset(reader.state.board.clearings()) {
        fields.fault("scorched", "root-doc-clearing");
    }
    let mut clearings = fields.table("clearings");
    for key in clearings.keys() {
        match reader.clearing(key) {
            Some(clearing) => read_clearing(reader, clearings.table(key), clearing),
            None => clearings.fault(key, "root-doc-clearing"),
        }
    }
    landmarks::read_cards(reader, fields);
    count_supplies(reader, fields);
    for (owner, count) in fields.counts("coffins", "doc-no-seat", MOST_POINTS, |name| reader.owner(name)) {
        let key = format!("coffins.{}", reader.state.party(owner).id());
        reader.lay_aside(owner, count, fields, &key);
        reader.state.coffins[owner.index()] = count;
    }
}

/// The suits of the clearings in number order, if they are not those of the board (A.1): a word, or a list of several.
fn read_suits(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let clearings = reader.state.board.clearings();
    let suits = |value: &Value| match value {
        Value::String(word) => Suit::of_clearing(word).map(SuitSet::of),
        Value::Array(words) => {
            let suits: Option<SuitSet> = words.iter().map(|word| word.as_str().and_then(Suit::of_clearing)).collect();
            suits.filter(|suits| suits.len() == words.len() && !suits.is_empty())
        }
        _ => None,
    };
    if !fields.has("suits") {
        if reader.state.board.needs_markers() {
            fields.fault("suits", "root-doc-suits-missing");
        }
        return;
    }
    let suits = fields.list("suits", "root-doc-no-clearing-suit", suits);
    if suits.len() != clearings.len() {
        fields.fault("suits", Message::new("root-doc-suits").number("count", clearings.len()));
    }
    for (clearing, suits) in clearings.iter().zip(suits) {
        reader.state.suits[clearing.index()] = suits;
    }
}

/// The building slots of the clearings that have more or less of them than the board says.
fn read_slots(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let clearings = reader.state.board.clearings();
    let clearing = |key: &str| reader.clearing(key);
    for (clearing, slots) in fields.counts("slots", "root-doc-clearing", MOST_SLOTS, clearing) {
        reader.state.slots[clearing.index()] = slots;
    }
    let ruined = clearings & reader.state.ruins;
    if ruined.iter().any(|clearing| reader.state.slots(clearing) == 0) {
        fields.fault("slots", "root-doc-slots-none");
    }
}

/// The paths that are closed still, all of the board's if they are not named (C.3.1).
fn read_closed_paths(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    if !fields.has("closed_paths") {
        return;
    }
    let closed = read_paths(fields, "closed_paths");
    if let Some((from, to)) = closed.iter().find(|(from, to)| !reader.state.board.closed(*from).contains(*to)) {
        let fault = Message::new("root-doc-closed-path").number("from", from.number()).number("to", to.number());
        fields.fault("closed_paths", fault);
    }
    for from in reader.state.board.clearings().iter() {
        let cleared = reader.state.board.closed(from).iter().filter(|&to| {
            let is_closed =
                |&(one, other): &(Clearing, Clearing)| (one, other) == (from, to) || (other, one) == (from, to);
            !closed.iter().any(is_closed)
        });
        let cleared: ClearingSet = cleared.collect();
        reader.state.paths[from.index()] |= cleared;
    }
}

/// The place where the ferry is: on any water, whatever the board says.
fn read_ferry(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let printed = reader.state.ferry;
    let lands = |state: &State, at| state.board.river_clearings().contains(at);
    reader.state.ferry = read_place(reader, fields, "ferry", "root-doc-ferry", printed, lands);
}

/// The place where the tower stands: anywhere, whatever the board says.
fn read_tower(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let printed = reader.state.tower;
    reader.state.tower = read_place(reader, fields, "tower", "root-doc-tower", printed, |_, _| true);
}

/// The clearing under a key, none for `false`, and what is printed if nothing is said.
fn read_place(
    reader: &Reader<'_>,
    fields: &mut Fields<'_>,
    key: &str,
    what: &'static str,
    printed: Option<Clearing>,
    fits: impl Fn(&State, Clearing) -> bool,
) -> Option<Clearing> {
    match fields.value(key) {
        None => printed,
        Some(Value::Boolean(false)) => None,
        Some(_) => {
            let number = fields.number(key, MAX_CLEARINGS as u16)?;
            let clearing = Clearing::from_number(number as u8);
            let at = clearing.filter(|&at| reader.state.board.clearings().contains(at) && fits(reader.state, at));
            if at.is_none() {
                fields.fault(key, Message::new(what).number("clearing", number));
            }
            at
        }
    }
}

fn read_clearing(reader: &mut Reader<'_>, mut fields: Fields<'_>, clearing: Clearing) {
    for owner in reader.state.owners() {
        let party = reader.state.party(owner);
        let mut pieces = fields.table(party.id());
        let at = clearing.index();
        reader.state.warriors[owner.index()][at] = pieces.count("warriors", party.warriors());
        for &piece in Piece::of(party) {
            let count = pieces.count(piece.id(), piece.total());
            reader.state.pieces[piece.index()][at] = count;
            if piece.is_building() {
                reader.state.buildings[owner.index()][at] += count;
            }
        }
        pieces.finish();
    }
    if reader.state.open_slots(clearing) == 0 {
        let built: u8 = reader.state.owners().map(|owner| reader.state.buildings(owner, clearing)).sum();
        let ruin = u8::from(reader.state.ruins.contains(clearing));
        if built + ruin > reader.state.slots(clearing) {
            let fault = if ruin > 0 { "root-doc-slots-ruin" } else { "root-doc-slots" };
            let slots = reader.state.slots(clearing);
            fields.fault("", Message::new(fault).number("slots", slots).number("built", built));
        }
    }
    fields.finish();
}

/// Puts the pieces that are not on the map into the supply or on their tracks.
fn count_supplies(reader: &mut Reader<'_>, fields: &Fields<'_>) {
    for owner in reader.state.owners() {
        let party = reader.state.party(owner);
        let on_map: u32 = reader.state.warriors[owner.index()].iter().map(|&count| u32::from(count)).sum();
        let on_card = reader.state.hired(owner).map_or(0, |hired| u32::from(hired.kit.aside()));
        match u32::from(party.warriors()).checked_sub(on_map + on_card) {
            Some(supply) => reader.state.set_supply(owner, supply as u8),
            None => fields.fault(
                "clearings",
                Message::new("root-doc-warriors").text("faction", party.id()).number("most", party.warriors()),
            ),
        }
        // plots are counted when it is known which lie face down
        let counted = |piece: &&Piece| !Piece::PLOTS.contains(piece) && piece.in_stock() == **piece;
        for &piece in Piece::of(party).iter().filter(counted) {
            let same = Piece::of(party).iter().filter(|same| same.in_stock() == piece);
            let on_map: u32 = same.flat_map(|same| reader.state.pieces[same.index()]).map(u32::from).sum();
            match u32::from(piece.total()).checked_sub(on_map) {
                Some(stock) => reader.state.stock[piece.index()] = stock as u8,
                None => fields.fault(
                    "clearings",
                    Message::new("root-doc-pieces").text("piece", piece.id()).number("most", piece.total()),
                ),
            }
        }
    }
}
