//! Tasks that are no more than a call into the law.

use crate::games::root::law::{battle, moves, order};
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::task::Asking;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::kernel::Seat;

/// The filler of free places on the stack.
#[derive(Clone, Copy)]
pub(in crate::games::root::rules) struct Nothing;

#[derive(Clone, Copy)]
pub(in crate::games::root::rules) struct FreeMove;

#[derive(Clone, Copy)]
pub(in crate::games::root::rules) struct FreeBattle;

#[derive(Clone, Copy)]
pub(in crate::games::root::rules) struct Triggers;

impl Tasks for Nothing {
    fn asks(self, _: &State) -> Option<Seat> {
        None
    }
}

impl Tasks for FreeMove {
    fn asks(self, state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        moves::legal(state, state.turn, out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        moves::take(state, action, world);
    }
}

impl Tasks for FreeBattle {
    fn asks(self, state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        battle::legal_anywhere(state, state.turn, out);
        battle::or_pass(out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        battle::take_anywhere(state, action, world);
    }
}

impl Tasks for Triggers {
    fn asks(self, state: &State) -> Option<Seat> {
        order::asks_order(state)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        order::legal_order(state, out);
    }

    fn take(self, state: &mut State, action: Action, _: &mut World) {
        order::take_order(state, action);
    }

    fn run(self, state: &mut State, _: &mut World) {
        order::run_order(state);
    }

    fn question(self, state: &State, declared: Asking) -> Asking {
        order::order_question(state, declared)
    }
}

impl Fits for Nothing {}

impl Fits for FreeMove {}

impl Fits for FreeBattle {}

impl Fits for Triggers {}
