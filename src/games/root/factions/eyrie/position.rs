//! The part of a position that only the Eyrie Dynasties have.

use super::state::Eyrie;
use super::words::{Column, Leader};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::writing::{put, put_cards, put_list, put_table};
use crate::games::root::state::frame::Phase;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::kernel::{Fields, Message, Seat};
use toml::Table;

/// The word for who is choosing a leader.
const NO_LEADER: &str = "none";

pub(super) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
    let named = |id: &str| if id == NO_LEADER { Some(None) } else { Leader::from_id(id).map(Some) };
    let leader = fields.word("leader", "root-doc-no-leader", named);
    let deposed = fields.words("deposed", "root-doc-no-leader", Leader::from_id);
    let mut decree = fields.table("decree");
    let mut columns = [CardSet::EMPTY; 4];
    for column in Column::ALL {
        columns[column.index()] = reader.cards(&mut decree, column.id());
    }
    decree.finish();
    let mut resolved = fields.table("resolved");
    let mut done = [CardSet::EMPTY; 4];
    for column in Column::ALL {
        for kind in resolved.words(column.id(), "doc-no-card", CardKind::from_id) {
            match (columns[column.index()] - done[column.index()]).copy_of(kind) {
                Some(card) => done[column.index()].insert(card),
                None => resolved.fault(column.id(), Message::new("root-doc-column").text("card", kind.id())),
            }
        }
    }
    let mut viziers = [false; 4];
    for column in resolved.words("viziers", "root-doc-no-column", Column::from_id) {
        viziers[column.index()] = true;
    }
    resolved.finish();
    let in_setup = reader.state.phase == Phase::Setup;
    let Some(eyrie) = reader.state.eyrie_mut(seat) else { return };
    eyrie.decree = columns;
    eyrie.resolved = done;
    for leader in deposed {
        eyrie.deposed[leader.index()] = true;
    }
    // a position that does not name the leader has the first one, once setup is over
    let leader = leader.unwrap_or((!in_setup).then_some(Leader::Builder));
    if let Some(leader) = leader {
        if eyrie.deposed[leader.index()] {
            fields.fault("leader", "root-doc-deposed");
        }
        eyrie.install(leader);
    }
    for column in Column::ALL {
        if viziers[column.index()] && !eyrie.viziers[column.index()] {
            fields.fault("resolved.viziers", Message::new("root-doc-vizier").text("column", column.id()));
        }
    }
    eyrie.resolved_viziers = viziers;
}

pub(super) fn write(eyrie: &Eyrie, table: &mut Table) {
    put(table, "leader", eyrie.leader.map_or(NO_LEADER, |leader| leader.id()));
    let deposed = Leader::ALL.iter().filter(|leader| eyrie.deposed[leader.index()]);
    put_list(table, "deposed", deposed.map(|leader| leader.id()).collect());
    let columns = |cards: [CardSet; 4]| {
        let mut table = Table::new();
        for column in Column::ALL {
            put_cards(&mut table, column.id(), cards[column.index()]);
        }
        table
    };
    put_table(table, "decree", columns(eyrie.decree));
    let mut resolved = columns(eyrie.resolved);
    let viziers = Column::ALL.iter().filter(|column| eyrie.resolved_viziers[column.index()]);
    put_list(&mut resolved, "viziers", viziers.map(|column| column.id()).collect());
    put_table(table, "resolved", resolved);
}
