//! The part of a position that only the Corvid Conspiracy has.

use super::state::{Corvids, OF_A_KIND};
use super::words::Plot;
use crate::games::root::module::reading::Reader;
use crate::games::root::module::writing::{put, put_list, put_table};
use crate::games::root::state::State;
use crate::games::root::state::kits::Kit;
use crate::games::root::words::piece::Piece;
use crate::kernel::{Fields, Message, Seat};
use toml::Table;

/// The kinds of the plots that lie face down; one that is not named is the first that is left.
pub(super) fn read(reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
    let mut kit = Corvids::default();
    let mut plots = fields.table("plots");
    for key in plots.keys() {
        let Some(at) = reader.clearing(key) else {
            plots.fault(key, "root-doc-clearing");
            continue;
        };
        kit.face_down[at.index()] = plots.word(key, "root-doc-no-plot", Plot::from_id);
    }
    plots.finish();
    let mut denied = fields.table("denied");
    for key in denied.keys() {
        let Some(at) = reader.clearing(key) else {
            denied.fault(key, "root-doc-clearing");
            continue;
        };
        for plot in denied.words(key, "root-doc-no-plot", Plot::from_id) {
            kit.deny(at, plot);
        }
    }
    denied.finish();
    for at in reader.state.board.clearings().iter() {
        let lying = &mut reader.state.pieces[Piece::Plot.index()][at.index()];
        if kit.face_down[at.index()].is_some() {
            *lying = 1;
        } else if *lying > 0 {
            let left = |plot: &Plot| {
                let down = kit.face_down.iter().filter(|&&other| other == Some(*plot)).count() as u8;
                !kit.is_denied(at, *plot) && down + reader.state.on_map(plot.piece()) < OF_A_KIND
            };
            kit.face_down[at.index()] = Plot::ALL.into_iter().find(left);
        }
    }
    let on_map: u32 = Piece::PLOTS.iter().map(|&piece| u32::from(reader.state.on_map(piece))).sum();
    let all = Piece::Plot.total();
    match u32::from(all).checked_sub(on_map) {
        Some(stock) => reader.state.stock[Piece::Plot.index()] = stock as u8,
        None => {
            fields.fault("plots", Message::new("root-doc-pieces").text("piece", Piece::Plot.id()).number("most", all))
        }
    }
    reader.state.player_mut(seat).kit = Kit::Corvids(kit);
}

pub(super) fn write(corvids: &Corvids, state: &State, table: &mut Table) {
    let (mut plots, mut denied) = (Table::new(), Table::new());
    for clearing in state.board.clearings().iter() {
        let key = clearing.number().to_string();
        if let Some(plot) = corvids.face_down[clearing.index()] {
            put(&mut plots, &key, plot.id());
        }
        let not = Plot::ALL.iter().filter(|&&plot| corvids.is_denied(clearing, plot));
        put_list(&mut denied, &key, not.map(|plot| plot.id()).collect::<Vec<_>>());
    }
    put_table(table, "plots", plots);
    put_table(table, "denied", denied);
}
