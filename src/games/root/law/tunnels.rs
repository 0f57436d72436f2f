//! The moves between the Burrow and the tunnels (12.2.2).

use super::among::{Among, Asked, Judged, here};
use super::why::counted;
use super::{hooks, movement};
use crate::games::root::prelude::*;
use crate::kernel::Illegal;

/// Returns whether the seat can move warriors out of the Burrow or into it.
pub fn can_move(state: &State, seat: Seat) -> bool {
    let all = state.board.clearings();
    let up = || state.duchy(seat).is_some_and(|duchy| duchy.burrow > 0) && !emerging(state, all).is_empty();
    let down = || descending(state, seat, all).iter().any(|from| hooks::movable_warriors(state, seat, from) > 0);
    state.duchy(seat).is_some() && (up() || down())
}

/// Narrows down where warriors can come out of the Burrow (12.2.2).
#[inline]
fn emerging<A: Among<ClearingSet>>(state: &State, ends: A) -> A {
    hooks::entering(state, ends.only(state.clearings_with(Piece::Tunnel), here("root-no-tunnel", "12.2.2")))
}

/// Narrows down where they can go back into it (12.2.2).
#[inline]
fn descending<A: Among<ClearingSet>>(state: &State, seat: Seat, origins: A) -> A {
    hooks::leaving(state, seat, origins.only(state.clearings_with(Piece::Tunnel), here("root-no-tunnel", "12.2.2")))
}

/// Returns why this many warriors cannot come out of the Burrow there.
pub(in crate::games::root) fn no_emerging(state: &State, seat: Seat, to: Clearing, count: u8) -> Option<Illegal> {
    let inside = state.duchy(seat)?.burrow;
    emerging(state, Asked::about(to)).given(count <= inside, || counted("root-no-warriors-below", "4.2", inside)).why()
}

/// Returns why this many cannot go back into it from there.
pub(in crate::games::root) fn no_descent(state: &State, seat: Seat, from: Clearing, count: u8) -> Option<Illegal> {
    let able = hooks::movable_warriors(state, seat, from);
    descending(state, seat, Asked::about(from))
        .given(count <= able, || movement::too_few(state, seat.into(), from, count))
        .why()
}

/// The tunnels, each with how many warriors can go down there, and how many can come up.
fn tunnels(state: &State, seat: Seat) -> impl Iterator<Item = (Clearing, u8, u8)> + use<'_> {
    let all = state.board.clearings();
    let burrow = state.duchy(seat).map(|duchy| duchy.burrow);
    let (up, down) = (emerging(state, all), descending(state, seat, all));
    let tunnels = if burrow.is_some() { up | down } else { ClearingSet::EMPTY };
    tunnels.iter().map(move |tunnel| {
        let here = if down.contains(tunnel) { hooks::movable_warriors(state, seat, tunnel) } else { 0 };
        let inside = if up.contains(tunnel) { burrow.unwrap_or(0) } else { 0 };
        (tunnel, here, inside)
    })
}

/// Lists the moves between the Burrow and the tunnels: it is ruled by the Duchy always, so that they need no other rule (12.2.2).
pub fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for (clearing, here, inside) in tunnels(state, seat) {
        out.extend((1..=here).map(|count| Action::Descend { from: clearing, count }));
        out.extend((1..=inside).map(|count| Action::Emerge { to: clearing, count }));
    }
}

/// Returns the moves between the Burrow and the tunnels of half of the warriors there, rounded up.
pub fn half_moves(state: &State, seat: Seat) -> impl Iterator<Item = Action> + use<'_> {
    tunnels(state, seat).flat_map(|(clearing, here, inside)| {
        let down = Action::Descend { from: clearing, count: here.div_ceil(2) };
        let up = Action::Emerge { to: clearing, count: inside.div_ceil(2) };
        [(here > 0).then_some(down), (inside > 0).then_some(up)].into_iter().flatten()
    })
}

/// Takes one of `legal`.
pub fn take(state: &mut State, action: Action, world: &mut World) {
    let Some(seat) = state.seat_of(Faction::Duchy) else { return state.stray() };
    match action {
        Action::Emerge { to, count } => {
            let Some(duchy) = state.duchy_mut(seat) else { return state.stray() };
            let count = count.min(duchy.burrow);
            duchy.burrow -= count;
            state.warriors[seat.index()][to.index()] += count;
            world.emit(|| {
                Event::new(EventKind::Emerged, seat).with(Detail::Clearing(to)).with(Detail::Count(i16::from(count)))
            });
            movement::arrive(state, seat, to, count);
        }
        Action::Descend { from, count } => {
            let here = &mut state.warriors[seat.index()][from.index()];
            let count = count.min(*here);
            *here -= count;
            state.note_departure(seat, from);
            if let Some(duchy) = state.duchy_mut(seat) {
                duchy.burrow += count;
            }
            world.emit(|| {
                Event::new(EventKind::Descended, seat)
                    .with(Detail::Clearing(from))
                    .with(Detail::Count(i16::from(count)))
            });
        }
        _ => state.stray(),
    }
}
