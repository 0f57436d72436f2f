//! Any move that a seat can make: of warriors, a pawn, the warlord, out of the Burrow and into it.

use super::rule::Ruling;
use super::{hooks, movement, pawn};
use crate::games::root::prelude::*;

/// Every move under the general rules; those of the pawn, if that is what the seat has.
pub(in crate::games::root) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.has_pawn(seat) {
        pawn::legal_moves(state, seat, 0, out);
        return;
    }
    let (origins, ruled) = (state.board.clearings(), state.ruled(seat));
    movement::list(state, seat, origins, ruled, out, |from, to, count| Action::Move { from, to, count });
    legal_moves(state, seat, out);
    legal_leads(state, seat, out);
}

/// Lists the warlord's moves under the general rules. The number of warriors that go along is asked next.
fn legal_leads(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(at) = hooks::warlord(state, seat).filter(|_| hooks::may_lead(state, seat)) {
        out.extend(movement::destinations(state, seat, at).iter().map(|to| Action::Lead { to }));
    }
}

/// Whether the seat has any move.
pub(in crate::games::root) fn is_possible(state: &State, seat: Seat) -> bool {
    if state.has_pawn(seat) {
        return pawn::can_move(state, seat, 0);
    }
    movement::is_possible(state, seat) || can_move(state, seat)
}

pub(in crate::games::root) fn take(state: &mut State, action: Action, world: &mut World) {
    match action {
        Action::Move { from, to, count } => movement::move_warriors(state, state.turn, from, to, count, world),
        Action::Emerge { .. } | Action::Descend { .. } => take_move(state, action, world),
        Action::Lead { to } => state.push(hooks::company(to)),
        action => pawn::take_move(state, action, 0, world),
    }
}

/// Whether the seat can move warriors out of the Burrow or into it.
pub fn can_move(state: &State, seat: Seat) -> bool {
    let Some(duchy) = state.duchy(seat) else { return false };
    let mut tunnels = state.clearings_with(Piece::Tunnel).iter();
    let up = |tunnel| duchy.burrow > 0 && hooks::may_enter(state, seat, tunnel);
    let down = |tunnel| hooks::movable_warriors(state, seat, tunnel) > 0 && hooks::may_leave(state, seat, tunnel);
    tunnels.any(|tunnel| up(tunnel) || down(tunnel))
}

/// The moves between the Burrow and the tunnels: it is ruled by the Duchy always, so that they need no other rule (12.2.2).
pub fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(duchy) = state.duchy(seat) else { return };
    for clearing in state.clearings_with(Piece::Tunnel).iter() {
        let here =
            if hooks::may_leave(state, seat, clearing) { hooks::movable_warriors(state, seat, clearing) } else { 0 };
        out.extend((1..=here).map(|count| Action::Descend { from: clearing, count }));
        let most = if hooks::may_enter(state, seat, clearing) { duchy.burrow } else { 0 };
        out.extend((1..=most).map(|count| Action::Emerge { to: clearing, count }));
    }
}

/// The moves between the Burrow and the tunnels of half of the warriors there, rounded up.
pub fn half_moves(state: &State, seat: Seat) -> impl Iterator<Item = Action> + use<'_> {
    let below = state.duchy(seat).map(|duchy| duchy.burrow);
    let tunnels = below.map_or(ClearingSet::EMPTY, |_| state.clearings_with(Piece::Tunnel));
    tunnels.iter().flat_map(move |clearing| {
        let here =
            if hooks::may_leave(state, seat, clearing) { hooks::movable_warriors(state, seat, clearing) } else { 0 };
        let inside = if hooks::may_enter(state, seat, clearing) { below.unwrap_or(0) } else { 0 };
        let down = Action::Descend { from: clearing, count: here.div_ceil(2) };
        let up = Action::Emerge { to: clearing, count: inside.div_ceil(2) };
        [(here > 0).then_some(down), (inside > 0).then_some(up)].into_iter().flatten()
    })
}

/// Takes one of `legal_moves`.
pub fn take_move(state: &mut State, action: Action, world: &mut World) {
    let Some(seat) = state.seat_of(Faction::Duchy) else { return state.stray() };
    match action {
        Action::Emerge { to, count, .. } => {
            let Some(duchy) = state.duchy_mut(seat) else { return state.stray() };
            let count = count.min(duchy.burrow);
            duchy.burrow -= count;
            state.warriors[seat.index()][to.index()] += count;
            world.emit(|| {
                Event::new(What::Emerged, seat).with(Detail::Clearing(to)).with(Detail::Count(i16::from(count)))
            });
            movement::arrive(state, seat, to, count);
        }
        Action::Descend { from, count, .. } => {
            let here = &mut state.warriors[seat.index()][from.index()];
            let count = count.min(*here);
            *here -= count;
            state.note_departure(seat, from);
            if let Some(duchy) = state.duchy_mut(seat) {
                duchy.burrow += count;
            }
            world.emit(|| {
                Event::new(What::Descended, seat).with(Detail::Clearing(from)).with(Detail::Count(i16::from(count)))
            });
        }
        _ => state.stray(),
    }
}
