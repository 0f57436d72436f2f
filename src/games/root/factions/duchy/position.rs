//! The part of a position that only the Underground Duchy has.

use super::state::Duchy;
use super::words::{Minister, MinisterSet, Rank};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::writing::{put_cards, put_count, put_list, put_table};
use crate::games::root::state::kits::Kit;
use crate::games::root::words::faction::Faction;
use crate::kernel::{Fields, Seat};
use toml::Table;

pub(super) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
    let burrow = fields.count("burrow", Faction::Duchy.warriors());
    reader.lay_aside(seat, burrow, fields, "burrow");
    let mut kit = Duchy {
        burrow,
        revealed: reader.cards(fields, "revealed"),
        swayed: fields.words("swayed", "root-doc-no-minister", Minister::from_id).into_iter().collect(),
        acted: fields.words("acted", "root-doc-no-minister", Minister::from_id).into_iter().collect(),
        ..Duchy::default()
    };
    for (rank, count) in fields.counts("lost_crowns", "root-doc-no-rank", Rank::CROWNS, Rank::from_id) {
        kit.lost_crowns[rank.index()] = count;
    }
    reader.state.player_mut(seat).kit = Kit::Duchy(kit);
}

pub(super) fn write(duchy: &Duchy, table: &mut Table) {
    let ids = |ministers: MinisterSet| ministers.iter().map(|minister| minister.id()).collect::<Vec<_>>();
    put_count(table, "burrow", duchy.burrow);
    put_list(table, "swayed", ids(duchy.swayed));
    put_list(table, "acted", ids(duchy.acted));
    put_cards(table, "revealed", duchy.revealed);
    let mut lost = Table::new();
    for rank in Rank::ALL {
        put_count(&mut lost, rank.id(), duchy.lost_crowns[rank.index()]);
    }
    put_table(table, "lost_crowns", lost);
}
