//! Tasks that are no more than a call into the law.

use crate::games::root::law::{battle, moves, order};
use crate::games::root::module::{Offers, Tasks};
use crate::games::root::rules::fits::fit_anywhere;
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

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, _: &State, _: &mut Vec<Action>) {}

    fn take(self, state: &mut State, _: Action, _: &mut World) {
        state.stray();
    }

    fn run(self, _: &mut State, _: &mut World) {}

    fn question(self, _: &State) -> Asking {
        Asking::new("root-ask-over", "3.1")
    }

    fn is_main(self) -> bool {
        false
    }
}

impl Tasks for FreeMove {
    fn asks(self, state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        moves::legal(state, state.turn, out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        moves::take(state, action, world);
    }

    fn run(self, _: &mut State, _: &mut World) {}

    fn question(self, _: &State) -> Asking {
        Asking::new("root-ask-free-move", "4.2")
    }

    fn is_main(self) -> bool {
        false
    }
}

impl Tasks for FreeBattle {
    fn asks(self, state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        battle::legal_anywhere(state, state.turn, out);
        battle::or_pass(out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        battle::take_anywhere(state, action, world);
    }

    fn run(self, _: &mut State, _: &mut World) {}

    fn question(self, _: &State) -> Asking {
        Asking::new("root-ask-free-battle", "4.3")
    }

    fn is_main(self) -> bool {
        false
    }
}

impl Tasks for Triggers {
    fn asks(self, state: &State) -> Option<Seat> {
        order::asks_order(state)
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
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

    fn question(self, state: &State) -> Asking {
        order::order_question(state)
    }

    fn is_main(self) -> bool {
        false
    }
}

fit_anywhere!(Nothing, FreeMove, FreeBattle, Triggers);
