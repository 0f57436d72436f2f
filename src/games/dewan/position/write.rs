//! A state, or what a viewer may know of it, as a document.

use super::{FORMAT, GAP};
use crate::games::dewan::card::{CardSet, Kind};
use crate::games::dewan::hex::HexSet;
use crate::games::dewan::observe::Observation;
use crate::games::dewan::state::{Player, State};
use crate::games::dewan::story::Story;
use crate::kernel::{Doc, Written};
use toml::{Table, Value};

/// Everything that the observation holds.
pub fn write(seen: &Observation) -> Doc {
    let state: &State = seen;
    let mut doc = Table::new();
    put(&mut doc, "format", i64::from(FORMAT));
    put(&mut doc, "board", state.board.id());
    put(&mut doc, "deck", state.board.set());
    let seats: Vec<&str> = state.seats().map(|seat| state.player(seat).tribe.id()).collect();
    put(&mut doc, "seats", seats);
    put(&mut doc, "round", i64::from(state.round));
    put(&mut doc, "turn", state.player(state.turn).tribe.id());
    put(&mut doc, "first", state.player(state.first).tribe.id());
    put_count(&mut doc, "passes", state.passes);
    put(&mut doc, "pending", state.tasks.as_slice().iter().map(Written::to_text).collect::<Vec<_>>());
    let tile = |laid: &crate::games::dewan::land::Laid| {
        format!("{} {}", state.board.tiles[usize::from(laid.tile)].id, laid.sixths)
    };
    put(&mut doc, "tiles", state.laid().as_slice().iter().map(tile).collect::<Vec<_>>());
    put_hexes(&mut doc, "tokens", state.land.tokens);
    put_hexes(&mut doc, "crossed", state.crossed);
    let mut berries = Table::new();
    for hex in state.board.hexes().iter() {
        put_count(&mut berries, &hex.number().to_string(), state.land.berries[hex.index()]);
    }
    put(&mut doc, "berries", berries);
    put(&mut doc, "row", state.row.map(|kind| kind.map_or(GAP, Kind::id)).to_vec());
    put(&mut doc, "offer", state.offer.map(|story| story.map_or(GAP, Story::id)).to_vec());
    put_cards(&mut doc, "discard", state, state.discard);
    if state.scenario().has_events() {
        put_cards(&mut doc, "event_deck", state, state.deck);
    }
    put_count(&mut doc, "deck_hidden", state.deck_hidden);
    put_count(&mut doc, "supply_hidden", state.supply_hidden);
    if let Some(outcome) = &state.over {
        let mut over = Table::new();
        let winners: Vec<&str> = outcome.winners.iter().map(|seat| state.player(seat).tribe.id()).collect();
        put(&mut over, "winners", winners);
        put(&mut over, "how", outcome.how);
        put(&mut doc, "over", over);
    }
    for seat in state.seats() {
        let player = state.player(seat);
        put(&mut doc, player.tribe.id(), write_player(state, player));
    }
    doc
}

fn write_player(state: &State, player: &Player) -> Table {
    let mut table = Table::new();
    put_cards(&mut table, "hand", state, player.hand);
    put_count(&mut table, "hand_hidden", player.hidden);
    put_cards(&mut table, "open", state, player.open);
    put_hexes(&mut table, "camps", player.camps);
    let story = |story: &Story| format!("{}{}", story.id(), if player.told.contains(*story) { "!" } else { "" });
    let stories: Vec<String> = player.stories.as_slice().iter().map(story).collect();
    put(&mut table, "stories", stories);
    let tucked = player.tucked.map(|tucked| match tucked {
        Some(tucked) => format!("{} {}", tucked.kind.id(), tucked.half.id()),
        None => GAP.to_owned(),
    });
    put(&mut table, "tucked", tucked.to_vec());
    put_count(&mut table, "berries", player.berries);
    put_count(&mut table, "fish", player.fish);
    table
}

fn put(table: &mut Table, key: &str, value: impl Into<Value>) {
    table.insert(key.to_owned(), value.into());
}

fn put_count(table: &mut Table, key: &str, count: u8) {
    if count > 0 {
        put(table, key, i64::from(count));
    }
}

fn put_hexes(table: &mut Table, key: &str, hexes: HexSet) {
    if !hexes.is_empty() {
        put(table, key, hexes.iter().map(|hex| i64::from(hex.number())).collect::<Vec<_>>());
    }
}

fn put_cards(table: &mut Table, key: &str, state: &State, cards: CardSet) {
    put(table, key, state.board.pack.each(cards).map(Kind::id).collect::<Vec<_>>());
}
