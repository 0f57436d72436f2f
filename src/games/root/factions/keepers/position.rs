//! The part of a position that only the Keepers in Iron have.

use super::state::{Keepers, RETAINERS};
use super::words::{Found, OF_A_KIND, Slot};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::writing::{number, put, put_cards, put_count, put_list, put_table};
use crate::games::root::state::State;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::kits::Kit;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::item::Relic;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Forest, MAX_CLEARINGS};
use crate::kernel::{Field, Fields, Message, Seat};
use toml::Table;

/// Relics that are named nowhere lie face down in the forests that are not named, one by one in turn.
pub(super) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
    let in_setup = reader.state.phase == Phase::Setup;
    let mut kit = Keepers::default();
    for (key, counts) in [("adrift", &mut kit.adrift), ("recovered", &mut kit.recovered)] {
        for (piece, count) in fields.counts(key, "root-doc-no-relic", 2, relic) {
            if let Some(index) = piece.relic_index() {
                counts[index] = count;
            }
        }
    }
    let mut unnamed = reader.state.board.forests();
    let mut forests = fields.table("forests");
    for key in forests.keys() {
        let forest = <Forest as Field>::read(key).filter(|&forest| reader.state.board.forests().contains(forest));
        let Some(forest) = forest else {
            forests.fault(key, "root-doc-no-forest");
            continue;
        };
        unnamed.remove(forest);
        for (found, count) in forests.counts(key, "root-doc-no-relic", OF_A_KIND, <Found as Field>::read) {
            let most = if let Found::Open(piece) = found { piece.total() } else { OF_A_KIND };
            (0..count.min(most)).for_each(|_| kit.forests.lay(forest, found));
        }
    }
    forests.finish();
    for (index, piece) in Piece::RELICS.into_iter().enumerate() {
        let elsewhere = kit.forests.turned_up(piece) + kit.adrift[index] + kit.recovered[index];
        let stock = &mut reader.state.stock[piece.index()];
        match stock.checked_sub(elsewhere) {
            Some(left) => *stock = left,
            None => fields.fault("", Message::new("doc-no-more").text("what", piece.id())),
        }
    }
    let unknown =
        |relic: Relic| Piece::of_relic(relic).into_iter().map(|piece| reader.state.stock[piece.index()]).sum::<u8>();
    let mut places = unnamed.iter().cycle();
    let mut odd = Vec::new();
    for &relic in Relic::ALL.iter().filter(|_| !in_setup) {
        while kit.forests.face_down(relic) < unknown(relic)
            && let Some(forest) = places.next()
        {
            kit.forests.lay(forest, Found::Down(relic));
        }
        if kit.forests.face_down(relic) != unknown(relic) {
            odd.push(relic.id());
        }
    }
    if !odd.is_empty() {
        fields.fault("forests", Message::new("root-doc-relics").words("relics", odd));
    }
    let mut retinue = fields.table("retinue");
    for slot in Slot::ALL {
        kit.retinue[slot.index()] = reader.cards(&mut retinue, slot.id());
    }
    retinue.finish();
    // a position that does not name the retainers has one in each column, once setup is over
    if fields.has("retainers") {
        for (slot, count) in fields.counts("retainers", "root-doc-no-slot", RETAINERS, Slot::from_id) {
            kit.retainers[slot.index()] = count;
        }
    } else if !in_setup {
        kit.retainers = [1; 3];
    }
    let mut acted = fields.table("acted");
    for slot in Slot::ALL {
        for kind in acted.words(slot.id(), "doc-no-card", CardKind::from_id) {
            match kit.idle(slot).copy_of(kind) {
                Some(card) => kit.acted.insert(card),
                None => acted.fault(slot.id(), Message::new("doc-not-there").text("card", kind.id())),
            }
        }
    }
    acted.finish();
    kit.acted_retainers = fields.count("acted_retainers", RETAINERS);
    let camped = fields.numbers("camped", 1, MAX_CLEARINGS as u8).unwrap_or_default();
    kit.camped = camped.into_iter().filter_map(Clearing::from_number).collect::<ClearingSet>();
    reader.state.player_mut(seat).kit = Kit::Keepers(kit);
}

pub(super) fn write(keepers: &Keepers, state: &State, table: &mut Table) {
    let mut forests = Table::new();
    for forest in state.board.forests().iter() {
        let mut relics = Table::new();
        for (found, count) in keepers.forests.found(forest) {
            put_count(&mut relics, found.id(), count);
        }
        put(&mut forests, &forest.letter().to_string(), relics);
    }
    put(table, "forests", forests);
    let relics = |counts: [u8; Piece::RELICS.len()]| {
        let mut table = Table::new();
        for (piece, count) in Piece::RELICS.into_iter().zip(counts) {
            put_count(&mut table, piece.id(), count);
        }
        table
    };
    put_table(table, "adrift", relics(keepers.adrift));
    put_table(table, "recovered", relics(keepers.recovered));
    let mut retinue = Table::new();
    let mut retainers = Table::new();
    let mut acted = Table::new();
    for slot in Slot::ALL {
        put_cards(&mut retinue, slot.id(), keepers.retinue[slot.index()]);
        put_cards(&mut acted, slot.id(), keepers.retinue[slot.index()] & keepers.acted);
        put_count(&mut retainers, slot.id(), keepers.retainers[slot.index()]);
    }
    put_table(table, "retinue", retinue);
    put(table, "retainers", retainers);
    put_table(table, "acted", acted);
    put_count(table, "acted_retainers", keepers.acted_retainers);
    put_list(table, "camped", keepers.camped.iter().map(number).collect());
}

fn relic(id: &str) -> Option<Piece> {
    <Piece as Field>::read(id).filter(|piece| piece.relic().is_some())
}
