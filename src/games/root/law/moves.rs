//! Any move that a seat can make: of warriors, a pawn, the warlord, out of the Burrow and into it.

use super::among::Judged;
use super::handler::{TaskHandler, ValidateTask};
use super::rule::Ruling;
use super::why::held_by_band;
use super::{hooks, movement, pawn, tunnels};
use crate::games::root::prelude::*;
use crate::kernel::Illegal;

/// Every move under the general rules; those of the pawn, if that is what the seat has.
pub(in crate::games::root) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.has_pawn(seat) {
        pawn::legal_moves(state, seat, 0, out);
        return;
    }
    let (origins, ruled) = (state.board.clearings(), state.ruled(seat));
    movement::list(state, seat, origins, ruled, out, |from, to, count| Action::Move { from, to, count });
    tunnels::legal(state, seat, out);
    legal_leads(state, seat, out);
}

/// Lists the warlord's moves under the general rules. The number of warriors that go along is asked next.
fn legal_leads(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(at) = hooks::warlord(state, seat) {
        out.extend(leads(state, seat, at).iter().map(|to| Action::Lead { to }));
    }
}

/// Returns where the warlord moves who stands there (14.2.2).
pub(in crate::games::root) fn leads(state: &State, seat: Seat, from: Clearing) -> ClearingSet {
    if hooks::may_lead(state, seat) { movement::destinations(state, seat, from) } else { ClearingSet::EMPTY }
}

/// Returns why the warlord does not move there.
pub(in crate::games::root) fn no_lead(state: &State, seat: Seat, from: Clearing, to: Clearing) -> Option<Illegal> {
    None.given(hooks::may_lead(state, seat), || held_by_band(from, 0))
        .or_else(|| movement::no_move(state, seat, from, to, hooks::movable_warriors(state, seat, from)))
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
        Action::Emerge { .. } | Action::Descend { .. } => tunnels::take(state, action, world),
        Action::Lead { to } => state.push(hooks::company(to)),
        action => pawn::take_move(state, action, 0, world),
    }
}

/// A move that someone makes beside the actions of a turn.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct FreeMove;

impl TaskHandler for FreeMove {
    fn asks(self, state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        legal(state, state.turn, out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        take(state, action, world);
    }
}

impl ValidateTask for FreeMove {}
