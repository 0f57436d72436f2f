//! The Burrow and the tunnels that lead to it (12.2.2, 12.2.4, 12.4, 12.5.1.V).

use super::queries::{kit, seat};
use super::words::Burrow;
use crate::games::root::law::{hooks, movement};
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Seat;

/// Warriors that may follow a tunnel when it is dug (12.5.1.V).
const FOLLOWERS: u8 = 4;

/// Warriors for each citadel on the map, first to last (12.4).
const CITADEL_ICONS: [u8; 3] = [1, 2, 2];

/// Warriors that come into the Burrow each Birdsong (12.4).
pub fn muster_size(state: &State) -> u8 {
    let citadels = usize::from(state.on_map(Piece::Citadel)).min(CITADEL_ICONS.len());
    1 + CITADEL_ICONS[..citadels].iter().sum::<u8>()
}

pub(super) fn muster(state: &mut State, count: u8, world: &mut World) {
    let seat = seat(state);
    let count = count.min(state.player(seat).supply);
    if count == 0 {
        return;
    }
    state.player_mut(seat).supply -= count;
    if let Some(duchy) = state.duchy_mut(seat) {
        duchy.burrow += count;
    }
    world.emit(|| Event::new(What::Mustered, seat).with(Detail::Count(i16::from(count))));
}

/// Whether the seat can move warriors out of the Burrow or into it.
pub fn can_move(state: &State, seat: Seat) -> bool {
    let Some(duchy) = state.duchy(seat) else { return false };
    let mut tunnels = state.clearings_with(Piece::Tunnel).iter();
    let up = |tunnel| duchy.burrow > 0 && hooks::may_enter(state, seat, tunnel);
    let down = |tunnel| state.warriors(seat, tunnel) > 0 && hooks::may_leave(state, seat, tunnel);
    tunnels.any(|tunnel| up(tunnel) || down(tunnel))
}

/// The moves between the Burrow and the tunnels: it is ruled by the Duchy always, so that they need no other rule (12.2.2).
pub fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(duchy) = state.duchy(seat) else { return };
    for clearing in state.clearings_with(Piece::Tunnel).iter() {
        let here = if hooks::may_leave(state, seat, clearing) { state.warriors(seat, clearing) } else { 0 };
        out.extend((1..=here).map(|count| Action::Descend { from: clearing, burrow: Burrow, count }));
        let most = if hooks::may_enter(state, seat, clearing) { duchy.burrow } else { 0 };
        out.extend((1..=most).map(|count| Action::Emerge { burrow: Burrow, to: clearing, count }));
    }
}

/// The moves between the Burrow and the tunnels of half of the warriors there, rounded up.
pub fn half_moves(state: &State, seat: Seat) -> impl Iterator<Item = Action> + use<'_> {
    let below = state.duchy(seat).map(|duchy| duchy.burrow);
    let tunnels = below.map_or(ClearingSet::EMPTY, |_| state.clearings_with(Piece::Tunnel));
    tunnels.iter().flat_map(move |clearing| {
        let here = if hooks::may_leave(state, seat, clearing) { state.warriors(seat, clearing) } else { 0 };
        let inside = if hooks::may_enter(state, seat, clearing) { below.unwrap_or(0) } else { 0 };
        let down = Action::Descend { from: clearing, burrow: Burrow, count: here.div_ceil(2) };
        let up = Action::Emerge { burrow: Burrow, to: clearing, count: inside.div_ceil(2) };
        [(here > 0).then_some(down), (inside > 0).then_some(up)].into_iter().flatten()
    })
}

/// Takes one of `legal_moves`; whether it was one.
pub fn take_move(state: &mut State, action: Action, world: &mut World) -> bool {
    let seat = seat(state);
    match action {
        Action::Emerge { to, count, .. } => {
            let Some(duchy) = state.duchy_mut(seat) else { return true };
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
            if let Some(duchy) = state.duchy_mut(seat) {
                duchy.burrow += count;
            }
            world.emit(|| {
                Event::new(What::Descended, seat).with(Detail::Clearing(from)).with(Detail::Count(i16::from(count)))
            });
        }
        _ => return false,
    }
    true
}

/// Where a tunnel can be dug, the suit of the card aside. With all three on the map one is taken up first, so that its
/// clearing will do as well (12.2.4).
pub fn dig_clearings(state: &State) -> ClearingSet {
    let seat = seat(state);
    let dug =
        if state.stock[Piece::Tunnel.index()] > 0 { state.clearings_with(Piece::Tunnel) } else { ClearingSet::EMPTY };
    (state.board.clearings() - dug).iter().filter(|&clearing| hooks::may_place(state, seat, clearing)).collect()
}

/// The tunnels of which one is taken up before the next is dug (12.2.4).
pub(super) fn fillable(state: &State, digging: Clearing) -> ClearingSet {
    let tunnels = state.clearings_with(Piece::Tunnel);
    if tunnels.contains(digging) { ClearingSet::of(digging) } else { tunnels }
}

pub(super) fn fill(state: &mut State, clearing: Clearing, world: &mut World) {
    let tunnels = &mut state.pieces[Piece::Tunnel.index()][clearing.index()];
    if *tunnels == 0 {
        return;
    }
    *tunnels -= 1;
    state.stock[Piece::Tunnel.index()] += 1;
    let seat = seat(state);
    world.emit(|| Event::new(What::Filled, seat).with(Detail::Clearing(clearing)));
}

pub(super) fn place_tunnel(state: &mut State, clearing: Clearing, world: &mut World) {
    let seat = seat(state);
    state.place(Piece::Tunnel, clearing);
    world.emit(|| Event::new(What::Dug, seat).with(Detail::Clearing(clearing)));
}

/// Warriors of the Burrow that may follow into a new tunnel.
pub(super) fn followers(state: &State) -> u8 {
    kit(state).burrow.min(FOLLOWERS)
}
