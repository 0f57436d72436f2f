//! A state, or what a viewer may know of it, as a document.

use super::FORMAT;
use crate::games::iwari::card::Cards;
use crate::games::iwari::observe::Observation;
use crate::games::iwari::place::{Connection, Territory};
use crate::games::iwari::setup::DECK;
use crate::games::iwari::state::{Extra, Feat, State};
use crate::kernel::{Doc, Seat, Written};
use toml::{Table, Value};

/// Everything that the observation holds.
pub fn write(seen: &Observation) -> Doc {
    let state: &State = seen;
    let mut doc = Table::new();
    put(&mut doc, "format", i64::from(FORMAT));
    put(&mut doc, "board", state.board.id());
    put(&mut doc, "deck", DECK);
    put_list(&mut doc, "extras", Extra::ALL.iter().filter(|&&extra| state.extras.has(extra)).map(|extra| extra.id()));
    put(&mut doc, "seats", state.all_seats().map(|seat| name(state, seat.index())).collect::<Vec<_>>());
    put(&mut doc, "round", i64::from(state.round));
    put(&mut doc, "turn", name(state, state.turn.index()));
    put(&mut doc, "exhausted", i64::from(state.exhausted));
    if state.half_due {
        put(&mut doc, "half_due", true);
    }
    put(&mut doc, "pending", state.tasks.as_slice().iter().map(Written::to_text).collect::<Vec<_>>());
    let mountains: Vec<i64> = state.covered.iter().map(|connection| connection.number().into()).collect();
    put(&mut doc, "mountains", mountains);
    put(&mut doc, "display", ids(state.display));
    put(&mut doc, "discard", ids(state.discard));
    put_count(&mut doc, "deck_hidden", state.deck_hidden);
    for tribe in state.tribes() {
        put(&mut doc, name(state, tribe), write_tribe(state, tribe));
    }
    put_feats(&mut doc, state);
    let expeditions: Vec<Table> = state
        .expeditions
        .iter()
        .flatten()
        .map(|expedition| {
            let mut table = Table::new();
            put(&mut table, "mission", expedition.mission.id());
            let scored = expedition.scored.into_iter().flatten().map(|seat: Seat| name(state, seat.index()));
            put_list(&mut table, "scored", scored);
            table
        })
        .collect();
    if !expeditions.is_empty() {
        put(&mut doc, "expeditions", expeditions);
    }
    if let Some(outcome) = &state.over {
        put(&mut doc, "winners", outcome.winners.iter().map(|seat| name(state, seat.index())).collect::<Vec<_>>());
    }
    doc
}

fn write_tribe(state: &State, tribe: usize) -> Table {
    let mut table = Table::new();
    put(&mut table, "tents", state.tents[tribe].iter().map(|space| i64::from(space.place())).collect::<Vec<_>>());
    let mut totems = Table::new();
    for territory in state.board.territories() {
        put_count(&mut totems, state.board.territory_id(territory), state.totems(tribe, territory));
    }
    put(&mut table, "totems", totems);
    if tribe < state.seat_count() {
        put(&mut table, "score", i64::from(state.scores[tribe]));
        put(&mut table, "hand", ids(state.hands[tribe]));
        put_list(&mut table, "shown", state.shown[tribe].iter().map(|kind| kind.id()));
        put_count(&mut table, "hand_hidden", state.hidden[tribe]);
    }
    table
}

fn put_feats(doc: &mut Table, state: &State) {
    let mut feats = Table::new();
    for feat in Feat::ALL {
        let laid: Vec<Table> = state
            .laid(feat)
            .map(|laid| {
                let mut table = Table::new();
                put(&mut table, "by", name(state, laid.by.index()));
                match feat {
                    Feat::Union | Feat::Discovery => {
                        put(&mut table, "at", state.board.territory_id(Territory::new(laid.at)));
                    }
                    Feat::Honour | Feat::Respect => {
                        put(&mut table, "at", Connection::new(laid.at).number().to_string());
                    }
                }
                table
            })
            .collect();
        if !laid.is_empty() {
            put(&mut feats, feat.id(), laid);
        }
    }
    if !feats.is_empty() {
        put(doc, "feats", feats);
    }
}

fn name(state: &State, tribe: usize) -> &'static str {
    state.colour(tribe).id()
}

fn ids(cards: Cards) -> Vec<&'static str> {
    cards.iter().map(|kind| kind.id()).collect()
}

fn put(table: &mut Table, key: &str, value: impl Into<Value>) {
    table.insert(key.to_owned(), value.into());
}

fn put_count(table: &mut Table, key: &str, count: u8) {
    if count > 0 {
        put(table, key, i64::from(count));
    }
}

fn put_list<'a>(table: &mut Table, key: &str, list: impl Iterator<Item = &'a str>) {
    let list: Vec<&str> = list.collect();
    if !list.is_empty() {
        put(table, key, list);
    }
}
