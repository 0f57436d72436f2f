//! The part of a position that only the Lizard Cult has.

use super::state::Lizards;
use crate::games::root::module::reading::{Reader, clearing_suit};
use crate::games::root::module::writing::{put, put_cards, put_count, put_list};
use crate::games::root::state::frame::Phase;
use crate::games::root::state::kits::Kit;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::Suit;
use crate::kernel::{Fields, Seat};
use toml::Table;

pub(super) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
    let outcast = fields.word("outcast", "root-doc-no-clearing-suit", clearing_suit);
    let mut scored = [false; 3];
    for suit in fields.words("scored", "root-doc-no-clearing-suit", clearing_suit) {
        scored[suit.index()] = true;
    }
    let acolytes = fields.count("acolytes", Faction::Lizards.warriors());
    reader.lay_aside(seat, acolytes, fields, "acolytes");
    let kit = Lizards {
        // a position that does not name the outcast has the first suit, once setup is over
        outcast: outcast.or((reader.state.phase != Phase::Setup).then_some(Suit::Fox)),
        hated: fields.flag("hated"),
        acolytes,
        revealed: reader.cards(fields, "revealed"),
        scored,
        souls: reader.cards(fields, "lost_souls"),
    };
    reader.state.player_mut(seat).kit = Kit::Lizards(kit);
}

pub(super) fn write(lizards: &Lizards, table: &mut Table) {
    if let Some(suit) = lizards.outcast {
        put(table, "outcast", suit.id());
    }
    if lizards.hated {
        put(table, "hated", true);
    }
    put_count(table, "acolytes", lizards.acolytes);
    put_cards(table, "revealed", lizards.revealed);
    let scored = Suit::CLEARING.into_iter().filter(|suit| lizards.scored[suit.index()]);
    put_list(table, "scored", scored.map(Suit::id).collect());
    put_cards(table, "lost_souls", lizards.souls);
}
