//! The part of a position that only the Woodland Alliance has.

use super::state::Alliance;
use crate::games::root::module::reading::Reader;
use crate::games::root::module::writing::{ids, put, put_count};
use crate::games::root::state::places::Place;
use crate::games::root::words::faction::Faction;
use crate::kernel::{Fields, Seat};
use toml::Table;

pub(super) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
    let supporters = reader.cards(fields, Place::Supporters.id());
    let hidden = fields.unknown("supporters_hidden", reader.is_closed(seat));
    let officers = fields.count("officers", Faction::Alliance.warriors());
    reader.lay_aside(seat, officers, fields, "officers");
    if let Some(alliance) = reader.state.alliance_mut(seat) {
        alliance.supporters = supporters;
        alliance.hidden = hidden;
        alliance.officers = officers;
    }
}

pub(super) fn write(alliance: &Alliance, table: &mut Table) {
    put(table, Place::Supporters.id(), ids(alliance.supporters));
    put_count(table, "supporters_hidden", alliance.hidden);
    put_count(table, "officers", alliance.officers);
}
