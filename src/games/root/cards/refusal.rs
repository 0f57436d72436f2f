//! Reasons why an effect of a card cannot be used now (4.1.3).

use super::uses::usable;
use crate::games::root::law::battle::no_battle;
use crate::games::root::law::hooks;
use crate::games::root::law::movement::no_move;
use crate::games::root::law::why::{because, of_card, too_few_warriors};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::{Moment, Step};
use crate::games::root::words::card::{Class, Timing};
use crate::kernel::Illegal;

pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Use { card }
        | Action::UseOn { card, .. }
        | Action::UseAt { card, .. }
        | Action::UseAtOn { card, .. }
        | Action::UseAgainst { card, .. }
        | Action::UseFor { card, .. } => no_effect(state, seat, card),
        action => match state.top()? {
            Task::Effect(step) => no_step(state, seat, step, action),
            _ => None,
        },
    }
}

fn no_effect(state: &State, seat: Seat, card: CardKind) -> Option<Illegal> {
    if !state.has_effect(seat, card) {
        let has_some = !state.player(seat).crafted.is_empty();
        return Some(if has_some {
            of_card("root-no-effect", "4.1.3", card)
        } else {
            because("root-no-effects", "4.1.3")
        });
    }
    let Class::Persistent(timing) = card.class() else { return None };
    let offers = |moment| state.top() == Some(Task::Offer(moment));
    let key = match timing {
        Timing::Battle => "root-no-effect-in-battle",
        Timing::Always => "root-no-effect-to-use",
        _ if state.turn != seat => "root-no-turn",
        _ if !usable(state, card) => "root-no-effect-again",
        Timing::BirdsongStart if !offers(Moment::BirdsongStart) => "root-no-effect-birdsong-start",
        Timing::DaylightStart if !offers(Moment::DaylightStart) => "root-no-effect-daylight-start",
        Timing::EveningStart if !offers(Moment::EveningStart) => "root-no-effect-evening-start",
        Timing::Birdsong if state.phase != Phase::Birdsong => "root-no-effect-birdsong",
        Timing::Daylight if state.phase != Phase::Daylight => "root-no-effect-daylight",
        Timing::Draw if state.phase != Phase::Evening => "root-no-effect-draw",
        _ => "root-no-effect-so",
    };
    Some(of_card(key, "4.1.3", card))
}

/// Returns why a choice that an effect asks for is refused.
fn no_step(state: &State, seat: Seat, step: Step, action: Action) -> Option<Illegal> {
    match (step, action) {
        (Step::Orders { .. }, Action::Move { .. } | Action::Emerge { .. } | Action::Descend { .. }) => {
            Some(because("root-no-orders", "4.1.3"))
        }
        (Step::Company { from: start, to: end }, Action::Move { from, to, .. }) if (start, end) == (from, to) => {
            Some(too_few_warriors(from, hooks::movable_warriors(state, seat, from), "4.2"))
        }
        (Step::League | Step::EmigreMove, Action::Move { from, to, count }) => no_move(state, seat, from, to, count),
        (Step::League | Step::EmigreBattle { .. }, Action::Battle { clearing, defender }) => {
            no_battle(state, seat, clearing, defender)
        }
        _ => None,
    }
}
