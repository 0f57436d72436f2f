//! Parts of the document of a position. What is nothing is left out.

use crate::games::root::words::card::CardSet;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::place::Clearing;
use toml::{Table, Value};

pub(in crate::games::root) fn put(table: &mut Table, key: &str, value: impl Into<Value>) {
    table.insert(key.to_owned(), value.into());
}

pub(in crate::games::root) fn put_count(table: &mut Table, key: &str, count: u8) {
    if count > 0 {
        put(table, key, i64::from(count));
    }
}

pub(in crate::games::root) fn put_list(table: &mut Table, key: &str, list: Vec<impl Into<Value>>) {
    if !list.is_empty() {
        put(table, key, list);
    }
}

pub(in crate::games::root) fn put_table(table: &mut Table, key: &str, inner: Table) {
    if !inner.is_empty() {
        put(table, key, inner);
    }
}

pub(in crate::games::root) fn put_cards(table: &mut Table, key: &str, cards: CardSet) {
    put_list(table, key, ids(cards));
}

pub(in crate::games::root) fn ids(cards: CardSet) -> Vec<&'static str> {
    cards.iter().map(|card| card.kind().id()).collect()
}

pub(in crate::games::root) fn number(clearing: Clearing) -> i64 {
    i64::from(clearing.number())
}

pub(in crate::games::root) fn items(counts: ItemCounts) -> Table {
    let mut table = Table::new();
    for item in Item::ALL {
        put_count(&mut table, item.id(), counts[item.index()]);
    }
    table
}
