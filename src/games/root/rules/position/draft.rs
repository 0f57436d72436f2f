//! The draft of an advanced setup in a document (A.8): the pool, and the homelands chosen so far.

use crate::games::root::module::reading::Reader;
use crate::games::root::module::writing::{number, put, put_list, put_table};
use crate::games::root::state::State;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::faction::Character;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::{Clearing, ClearingSet, MAX_CLEARINGS};
use crate::kernel::{Fields, Message};
use toml::Table;

const KEY: &str = "draft";

pub(super) fn write(state: &State, doc: &mut Table) {
    let draft = &state.draft;
    if !draft.is_open {
        return;
    }
    let mut table = Table::new();
    put_list(&mut table, "pool", draft.pool.iter().map(Faction::id).collect());
    if let Some(last) = draft.last {
        put(&mut table, "last", last.id());
    }
    let mut characters = Table::new();
    for (pawn, character) in Faction::PAWNS.into_iter().zip(draft.characters) {
        if let Some(character) = character.filter(|_| draft.pool.contains(pawn)) {
            put(&mut characters, pawn.id(), character.id());
        }
    }
    put_table(&mut table, "characters", characters);
    let mut homelands = Table::new();
    for seat in state.seats().filter(|&seat| !state.homelands(seat).is_empty()) {
        let clearings: Vec<_> = state.homelands(seat).iter().map(number).collect();
        put(&mut homelands, state.party(seat).id(), clearings);
    }
    put_table(&mut table, "homelands", homelands);
    put(doc, KEY, table);
}

pub(super) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let is_open = fields.has(KEY);
    if is_open && reader.state.phase != Phase::Setup {
        fields.fault(KEY, "root-doc-draft");
    }
    let mut table = fields.table(KEY);
    reader.state.draft.is_open = is_open;
    for faction in table.words("pool", "doc-no-seat", Faction::from_id) {
        if reader.state.seat_of(faction).is_some() || reader.state.draft.pool.contains(faction) {
            table.fault("pool", Message::new("doc-no-more").text("what", faction.id()));
        }
        reader.state.draft.pool.insert(faction);
    }
    let insurgent = |id: &str| Faction::from_id(id).filter(|faction| !faction.is_militant());
    reader.state.draft.last = table.word("last", "doc-no-seat", insurgent);
    let mut characters = table.table("characters");
    for (place, pawn) in Faction::PAWNS.into_iter().enumerate() {
        let character = characters.word(pawn.id(), "root-doc-no-character", Character::from_id);
        let is_taken = |character| {
            reader.state.seat_of_character(character).is_some()
                || reader.state.draft.characters.contains(&Some(character))
        };
        if reader.state.draft.pool.contains(pawn) == character.is_none() || character.is_some_and(is_taken) {
            characters.fault(pawn.id(), "root-doc-character");
        }
        reader.state.draft.characters[place] = character;
    }
    characters.finish();
    let mut homelands = table.table("homelands");
    let mut all = ClearingSet::EMPTY;
    for seat in reader.state.seats() {
        let key = reader.state.party(seat).id();
        let chosen = homelands.numbers(key, 1, MAX_CLEARINGS as u8).unwrap_or_default();
        let chosen: ClearingSet = chosen.into_iter().filter_map(Clearing::from_number).collect();
        if !chosen.is_subset(reader.state.board.clearings() - all) {
            homelands.fault(key, "root-doc-clearing");
        }
        all |= chosen;
        reader.state.draft.homelands[seat.index()] = chosen;
    }
    homelands.finish();
    table.finish();
}
