//! The picks for the task on top.

use crate::games::root::module::reading::{MOST_POINTS, Reader};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Suit};
use crate::kernel::Fields;

pub(super) fn read_picks(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let mut table = fields.table("picks");
    reader.state.picks.cards = reader.cards(&mut table, "cards");
    let on_board = |name: &str| {
        let clearing = name.parse().ok().and_then(Clearing::from_number);
        clearing.filter(|&clearing| reader.state.board.clearings().contains(clearing))
    };
    for (clearing, count) in table.counts("clearings", "root-doc-clearing", MOST_POINTS, on_board) {
        reader.state.picks.clearings[clearing.index()] = count;
    }
    for (seat, count) in table.counts("seats", "doc-no-seat", MOST_POINTS, |name| reader.seat(name)) {
        reader.state.picks.seats[seat.index()] = count;
    }
    let suit = |name: &str| Suit::from_id(name).filter(|&suit| suit != Suit::Bird);
    for (suit, count) in table.counts("suits", "root-doc-no-suit", MOST_POINTS, suit) {
        reader.state.picks.suits[suit.index()] = count;
    }
    let relic = |name: &str| Piece::RELICS.iter().position(|piece| piece.id() == name);
    for (relic, count) in table.counts("relics", "root-doc-no-relic", MOST_POINTS, relic) {
        reader.state.picks.relics[relic] = count;
    }
    for (owner, count) in table.counts("warriors", "doc-no-seat", MOST_POINTS, |name| reader.owner(name)) {
        reader.state.picks.warriors[owner.index()] = count;
    }
    let piece = |name: &str| Piece::ALL.into_iter().find(|piece| piece.id() == name);
    for (piece, count) in table.counts("pieces", "root-doc-no-piece", MOST_POINTS, piece) {
        reader.state.picks.pieces[piece.index()] = count;
    }
    reader.state.picks.treetop = table.flag("treetop");
    table.finish();
}
