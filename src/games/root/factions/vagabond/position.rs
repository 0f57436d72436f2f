//! The part of a position that only a Vagabond has.

use super::state::Vagabond;
use super::words::Relation;
use crate::games::root::module::reading::Reader;
use crate::games::root::module::writing::{put, put_count, put_list, put_table};
use crate::games::root::state::State;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::kits::Kit;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::Quest;
use crate::games::root::words::item::{Condition, Item, Tile};
use crate::games::root::words::place::{Clearing, Forest, Spot};
use crate::kernel::{Field, Fields, Seat};
use toml::Table;

pub(super) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
    let mut vagabond = Vagabond {
        // named with the seat
        character: reader.state.vagabond(seat).and_then(|vagabond| vagabond.character),
        spot: fields.word("at", "root-doc-no-spot", |text| spot(reader.state, text)),
        ..Vagabond::default()
    };
    if fields.has("tiles") {
        for tile in fields.words("tiles", "root-doc-no-tile", Tile::read) {
            vagabond.items[tile.item.index()][tile.condition.index()] = vagabond.count(tile).saturating_add(1);
        }
    } else if let Some(character) = vagabond.character {
        // the Scoundrel's torch may lie in a clearing (D.6.2)
        let gone = (character == Character::Scoundrel && !reader.state.scorched.is_empty()).then_some(Item::Torch);
        for &item in character.items().iter().filter(|&&item| Some(item) != gone) {
            vagabond.add(item.tile(Condition::Ready));
        }
    }
    if vagabond.spot.is_none() && reader.state.phase != Phase::Setup {
        vagabond.spot = reader.state.board.forests().first().map(Spot::Forest);
    }
    let mut relations = fields.table("relations");
    let factions = reader.state.seats().filter(|&other| !reader.state.has_pawn(other));
    for other in factions {
        let relation = relations.word(reader.state.party(other).id(), "root-doc-no-relation", Relation::from_id);
        vagabond.relations[other.index()] = relation.unwrap_or_default();
    }
    relations.finish();
    for (other, count) in fields.counts("aided", "doc-no-seat", 3, |name| reader.seat(name)) {
        vagabond.aided[other.index()] = count;
    }
    for item in fields.words("ruin_tiles", "root-doc-no-item", Item::from_id) {
        vagabond.ruin_tiles[item.index()] = true;
    }
    vagabond.quests_done = fields.words("quests_done", "root-doc-no-quest", Quest::from_id).into_iter().collect();
    reader.state.player_mut(seat).kit = Kit::Vagabond(vagabond);
}

pub(super) fn write(vagabond: &Vagabond, state: &State, seat: Seat, table: &mut Table) {
    if let Some(clearing) = vagabond.clearing() {
        put(table, "at", clearing.number().to_string());
    }
    if let Some(forest) = vagabond.forest() {
        put(table, "at", forest.letter().to_string());
    }
    let tiles = Tile::all().flat_map(|tile| std::iter::repeat_n(tile.id(), usize::from(vagabond.count(tile))));
    put(table, "tiles", tiles.collect::<Vec<_>>());
    let mut relations = Table::new();
    let mut aided = Table::new();
    for other in state.seats().filter(|&other| other != seat && state.vagabond(other).is_none()) {
        let faction = state.party(other).id();
        put(&mut relations, faction, vagabond.relation(other).id());
        put_count(&mut aided, faction, vagabond.aided[other.index()]);
    }
    put_table(table, "relations", relations);
    put_table(table, "aided", aided);
    put_list(table, "quests_done", vagabond.quests_done.iter().map(|quest| quest.id()).collect());
    let from_ruins = Item::ALL.iter().filter(|item| vagabond.ruin_tiles[item.index()]);
    put_list(table, "ruin_tiles", from_ruins.map(|item| item.id()).collect());
}

fn spot(state: &State, text: &str) -> Option<Spot> {
    let board = &state.board;
    match (Clearing::read(text), Forest::read(text)) {
        (Some(clearing), _) if board.clearings().contains(clearing) => Some(Spot::Clearing(clearing)),
        (None, Some(forest)) if board.forests().contains(forest) => Some(Spot::Forest(forest)),
        _ => None,
    }
}
