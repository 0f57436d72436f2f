//! Relics (15.2.1): where they lie, how they are turned up, and what becomes of those that are removed (15.2.5).

use super::queries::{adrift, kit, seat, update};
use super::words::{Found, OF_A_KIND};
use crate::games::root::prelude::*;
use crate::games::root::words::item::Relic;
use crate::games::root::words::place::{Forest, ForestSet};
use crate::games::root::words::roll::{ROLL_FOREST, ROLL_RELIC, ROLL_WORTH};

/// Places one relic in each forest, at random, value down (15.3.1).
pub(super) fn lay_first(state: &mut State, world: &mut World) {
    let forests = state.board.forests();
    lay_round(state, forests, world);
    told(state, world);
}

/// Places what is left, as evenly as can be, in the forests that touch no clearing with own warriors (15.3.3).
pub(super) fn lay_rest(state: &mut State, world: &mut World) {
    let seat = seat(state);
    let near = state.clearings_with_warriors(seat);
    let all = state.board.forests();
    let far: ForestSet = all.iter().filter(|&forest| !state.board.forest_clearings(forest).intersects(near)).collect();
    let forests = if far.is_empty() { all } else { far };
    while !forests.is_empty() && unlaid(state) > 0 {
        lay_round(state, forests, world);
    }
    told(state, world);
}

fn told(state: &State, world: &mut World) {
    let seat = seat(state);
    let lying: u8 = Relic::ALL.iter().map(|&relic| kit(state).forests.face_down(relic)).sum();
    world.emit(|| Event::new(EventKind::RelicsLaid, seat).with(Detail::Count(i16::from(lying))));
    for forest in state.board.forests().iter() {
        let counts = || Relic::ALL.iter().map(|&relic| kit(state).forests.count(forest, Found::Down(relic)));
        if counts().any(|count| count > 0) {
            let laid = Event::new(EventKind::RelicsIn, seat).with(Detail::Forest(forest));
            world.emit(|| counts().fold(laid, |event, count| event.with(Detail::Count(i16::from(count)))));
        }
    }
}

fn unlaid(state: &State) -> u8 {
    Relic::ALL.iter().map(|&relic| OF_A_KIND - kit(state).forests.face_down(relic)).sum()
}

/// One relic for each of the forests; chance says which go without if there are too few.
fn lay_round(state: &mut State, forests: ForestSet, world: &mut World) {
    let mut waiting = forests;
    while !waiting.is_empty() && unlaid(state) > 0 {
        let forest = if usize::from(unlaid(state)) >= waiting.len() {
            waiting.first()
        } else {
            Some(draw_forest(waiting, world))
        };
        let Some(forest) = forest else { return };
        waiting.remove(forest);
        let tokens = Relic::ALL.iter().fold(0, |tokens, &relic| {
            let left = OF_A_KIND - kit(state).forests.face_down(relic);
            tokens | ((1u64 << left) - 1) << (4 * relic.index())
        });
        let token = usize::from(world.draw(ROLL_RELIC, tokens) / 4).min(Relic::COUNT - 1);
        update(state, |keepers| keepers.forests.lay(forest, Found::Down(Relic::ALL[token])));
    }
}

/// Draws one of the forests, if there are several.
pub(super) fn draw_forest(forests: ForestSet, world: &mut World) -> Forest {
    match forests.first() {
        Some(only) if forests.len() == 1 => only,
        _ => Forest::new(world.draw(ROLL_FOREST, u64::from(forests.bits()))),
    }
}

/// Takes a relic out of a forest; one that lies face down is turned up (15.5.2.II.a): its value is drawn now.
pub(super) fn turn_up(state: &mut State, forest: Forest, found: Found, world: &mut World) -> Option<Piece> {
    update(state, |keepers| keepers.forests.take(forest, found));
    let relic = match found {
        Found::Open(piece) => return Some(piece),
        Found::Down(relic) => relic,
    };
    let values = Piece::of_relic(relic)
        .into_iter()
        .enumerate()
        .fold(0, |values, (index, piece)| values | ((1u64 << state.stock[piece.index()]) - 1) << (4 * index));
    if values == 0 {
        return None;
    }
    let value = usize::from(world.draw(ROLL_WORTH, values) / 4);
    let piece = Piece::of_relic(relic)[value.min(2)];
    state.stock[piece.index()] -= 1;
    Some(piece)
}

pub(super) fn legal_prize(state: &State, out: &mut Vec<Action>) {
    if let Some(piece) = adrift(state) {
        out.extend(state.board.forests().iter().map(|forest| Action::PlaceIn { piece, forest }));
    }
}

/// Lays a relic that was removed into a forest (15.2.5).
pub(super) fn lay_prize(state: &mut State, by: Seat, piece: Piece, forest: Forest, world: &mut World) {
    let Some(index) = piece.relic_index() else { return };
    update(state, |keepers| {
        keepers.adrift[index] -= 1;
        keepers.forests.lay(forest, Found::Open(piece));
    });
    world.emit(|| Event::new(EventKind::PrizeLaid, by).with(Detail::Piece(piece)).with(Detail::Forest(forest)));
}
