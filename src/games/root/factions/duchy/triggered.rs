//! The price that the Duchy pays for removed buildings (12.2.3).

use super::parliament::{pay_for_failure, threatened};
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::kernel::Seat;

/// The price of failure.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Failure;

impl Tasks for Failure {
    fn asks(self, state: &State) -> Option<Seat> {
        (threatened(state).len() > 1).then_some(state.seat_of(Faction::Duchy)?)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        out.extend(threatened(state).iter().map(|minister| Action::Dismiss { minister }));
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::Dismiss { minister } => pay_for_failure(state, Some(minister), world),
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let only = threatened(state).iter().next();
        pay_for_failure(state, only, world);
    }
}

impl Fits for Failure {
    const FACTION: Option<Faction> = Some(Faction::Duchy);
}
