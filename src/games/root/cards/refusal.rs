//! Reasons why an effect of a card cannot be used now (4.1.3).

use super::uses::usable;
use crate::games::root::law::battle::no_battle;
use crate::games::root::law::hooks;
use crate::games::root::law::movement::no_move;
use crate::games::root::law::why::{because, of_card, too_few_warriors};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::{Moment, Step};
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

/// The time at which the holder of an effect uses it.
enum When {
    Start(Moment),
    During(Phase),
    InsteadOfDraw,
    InBattle,
    /// It works by itself, or when something happens.
    Always,
}

fn when(card: CardKind) -> When {
    match card {
        CardKind::BetterBurrowBank | CardKind::Saboteurs => When::Start(Moment::BirdsongStart),
        CardKind::CommandWarren => When::Start(Moment::DaylightStart),
        CardKind::Cobbler | CardKind::CharmOffensive => When::Start(Moment::EveningStart),
        CardKind::RoyalClaim | CardKind::StandAndDeliver | CardKind::SwapMeet | CardKind::FalseOrders => {
            When::During(Phase::Birdsong)
        }
        CardKind::TaxCollector
        | CardKind::Codebreakers
        | CardKind::PropagandaBureau
        | CardKind::LeagueOfAdventurousMice => When::During(Phase::Daylight),
        CardKind::Informants => When::InsteadOfDraw,
        CardKind::Armorers
        | CardKind::Sappers
        | CardKind::BrutalTactics
        | CardKind::FoxPartisans
        | CardKind::RabbitPartisans
        | CardKind::MousePartisans => When::InBattle,
        _ => When::Always,
    }
}

fn no_effect(state: &State, seat: Seat, card: CardKind) -> Option<Illegal> {
    if !state.has_effect(seat, card) {
        return Some(of_card("root-no-effect", "4.1.3", card));
    }
    let key = match when(card) {
        When::InBattle => "root-no-effect-in-battle",
        When::Always => "root-no-effect-to-use",
        _ if state.turn != seat => "root-no-turn",
        _ if !usable(state, card) => "root-no-effect-again",
        When::Start(moment) if state.top() != Some(Task::Offer(moment)) => match moment {
            Moment::BirdsongStart => "root-no-effect-birdsong-start",
            Moment::DaylightStart => "root-no-effect-daylight-start",
            Moment::BirdsongEnd | Moment::DaylightEnd | Moment::EveningStart => "root-no-effect-evening-start",
        },
        When::During(Phase::Birdsong) if state.phase != Phase::Birdsong => "root-no-effect-birdsong",
        When::During(Phase::Daylight) if state.phase != Phase::Daylight => "root-no-effect-daylight",
        When::InsteadOfDraw if state.phase != Phase::Evening => "root-no-effect-draw",
        When::Start(_) | When::During(_) | When::InsteadOfDraw => "root-no-effect-so",
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
