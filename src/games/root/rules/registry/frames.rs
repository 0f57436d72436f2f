//! The frame of a turn, with what others offer in it.

use super::{guest_offers, lets_expose, lets_guests, take_offer};
use crate::games::root::hirelings::the_exile;
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::turn;
use crate::games::root::prelude::*;
use crate::games::root::rules::{landmarks, offers};
use crate::games::root::state::frame;
use crate::games::root::state::task::PromptSpec;

/// Returns what can be done before the draw: the question of the only thing, or one for several.
fn question_before_draw(state: &State, declared: PromptSpec) -> PromptSpec {
    let open = [
        (offers::offers_tips(state), "root-ask-informants", "4.1.3"),
        (lets_expose(state), "root-ask-expose", "13.2.4"),
        (landmarks::are_open(state), "root-ask-use-landmark", "F.1"),
        (the_exile::buys(state), "root-ask-sell", "E.2.2"),
    ];
    let mut open = open.into_iter().filter(|&(is_open, ..)| is_open);
    match (open.next(), open.next()) {
        (Some((_, question, law)), None) => declared.instead(question, law),
        _ => declared,
    }
}

/// The frame of a turn. Before cards are drawn plots are exposed, and Informants take the place of the draw (13.2.4).
impl TaskHandler for frame::Step {
    fn asks(self, state: &State) -> Option<Seat> {
        match self {
            frame::Step::Draw => (offers::offers_tips(state) || lets_guests(state)).then_some(state.turn),
            step => turn::asks(state, step),
        }
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        match self {
            frame::Step::Draw => {
                out.push(Action::Pass);
                guest_offers(state, out);
                offers::list_tips(state, out);
            }
            step => turn::legal(state, step, out),
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match (self, action) {
            (frame::Step::Draw, Action::UseFor { wanted, .. }) => offers::take_tip(state, wanted, world),
            (frame::Step::Draw, action) if action != Action::Pass => {
                state.push(Task::Turn(self));
                take_offer(state, action, world);
            }
            (step, action) => turn::take(state, step, action, world),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        turn::run(state, self, world);
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match self {
            frame::Step::Draw => question_before_draw(state, declared),
            _ => turn::question(state, declared),
        }
    }
}

impl ValidateTask for frame::Step {
    fn picks_fit(self, state: &State) -> bool {
        self == frame::Step::DiscardDown && state.picks.only_cards()
    }
}
