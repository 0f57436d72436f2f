//! Moves between the Burrow and the tunnels (12.2.2).

use crate::games::root::law::{hooks, movement};
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::ClearingSet;
use crate::kernel::Seat;

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
