//! Any move that a seat can make: of warriors, a pawn, the warlord, out of the Burrow and into it.

use super::{hooks, movement, pawn, tunnels};
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::kernel::Seat;

/// Every move under the general rules; those of the pawn, if that is what the seat has.
pub(in crate::games::root) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.has_pawn(seat) {
        pawn::legal_moves(state, seat, 0, out);
        return;
    }
    let (origins, ruled) = (state.board.clearings(), state.ruled(seat));
    movement::list(state, seat, origins, ruled, out, |from, to, count| Action::Move { from, to, count });
    tunnels::legal_moves(state, seat, out);
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
    movement::is_possible(state, seat) || tunnels::can_move(state, seat)
}

pub(in crate::games::root) fn take(state: &mut State, action: Action, world: &mut World) {
    match action {
        Action::Move { from, to, count } => movement::move_warriors(state, state.turn, from, to, count, world),
        Action::Emerge { .. } | Action::Descend { .. } => tunnels::take_move(state, action, world),
        Action::Lead { to } => state.push(hooks::company(to)),
        action => pawn::take_move(state, action, 0, world),
    }
}
