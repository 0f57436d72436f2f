//! The bot that thinks its turn through.

use super::evaluate::{EvalContext, worth};
use super::odds::Ambushes;
use super::plan::{Beam, Planner, best};
use super::weights::Weights;
use super::{answers, factions, hirelings, opening};
use crate::bots::{Bot, BotDecision, Budget, Unit, View, Weighed};
use crate::games::root::State;
use crate::games::root::rules::observe::Observation;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::kernel::{Decision, Generator, Rules};
use std::sync::Arc;

/// The score from which a turn may win.
const IN_REACH: u8 = 18;

/// The next steps of a plan that are told.
pub const STEPS_TOLD: usize = 2;

/// Ways that chance may go in which a sure win has to win.
const TRIALS: usize = 48;

/// Returns the first action that wins before anyone has a choice again, however chance goes.
fn sure_win(view: &View<'_, State>, rng: &mut Generator) -> Option<Action> {
    let mut answers = Vec::new();
    let mut wins = |action: Action| {
        let mut next = view.sample(rng);
        next.step(action, rng, &mut ());
        while next.asked().is_some() {
            next.legal(&mut answers);
            if next.at_rest() && answers.len() > 1 {
                return false;
            }
            let answer = answers[rng.below(answers.len() as u32) as usize];
            next.step(answer, rng, &mut ());
        }
        matches!(next.decision(), Decision::Over(outcome) if outcome.winners.contains(view.seat()))
    };
    // dice are never sure
    let rolls = |action: &Action| {
        matches!(
            action,
            Action::Battle { .. }
                | Action::DecreeBattle { .. }
                | Action::CrusadeBattle { .. }
                | Action::Instigate { .. }
                | Action::Use { .. }
                | Action::Expose { .. }
        )
    };
    view.legal().iter().copied().filter(|action| !rolls(action)).find(|&action| (0..TRIALS).all(|_| wins(action)))
}

/// Plays each faction to its plan.
pub struct Normal {
    pub weights: Arc<Weights>,
}

impl Bot<State> for Normal {
    fn choose(&mut self, view: &View<'_, State>, rng: &mut Generator) -> Action {
        decide(&self.weights, view, rng, false).action
    }

    fn think(&mut self, view: &View<'_, State>, rng: &mut Generator, _: Budget) -> BotDecision<Action> {
        decide(&self.weights, view, rng, true)
    }
}

/// Returns what needs no plan: a choice of setup, a guess, a tip, a gift, a win.
pub fn at_once(weights: &Weights, view: &View<'_, State>, seen: &Observation, rng: &mut Generator) -> Option<Action> {
    let legal = view.legal();
    if seen.phase == Phase::Setup
        && let Some(action) = opening::choose(weights, seen, view.seat(), legal, rng)
    {
        return Some(action);
    }
    factions::guess(weights, seen, view.seat(), legal)
        .or_else(|| answers::draw_or_tip(seen, view.seat(), legal))
        .or_else(|| hirelings::gift(weights, seen, view.seat(), legal))
        .or_else(|| (seen.player(view.seat()).score >= IN_REACH).then(|| sure_win(view, rng)).flatten())
}

/// `explains`: with what the values are made of; the choice is the same without.
fn decide(weights: &Weights, view: &View<'_, State>, rng: &mut Generator, explains: bool) -> BotDecision<Action> {
    let legal = view.legal();
    if let [only] = legal {
        return BotDecision::plain(*only);
    }
    let seen = view.observe();
    if let Some(action) = at_once(weights, view, &seen, rng) {
        return BotDecision::plain(action);
    }
    let context = EvalContext { explains, ..EvalContext::of(weights, &seen, view.seat()) };
    let ambushes = Ambushes::of(weights, &seen);
    let sample = view.sample(rng);
    let mut planner = Planner::new(context, ambushes, rng.fork(), Beam::USUAL);
    let small = sample.turn != view.seat() || answers::is_small(weights, &sample, legal);
    let plans = if small { planner.glance(&sample, legal) } else { planner.plan(&sample, legal) };
    let best = best(&plans);
    let now = worth(&sample, &context);
    let tried = legal.iter().zip(&plans).filter(|(_, plan)| plan.is_tried());
    let values = tried.map(|(&action, plan)| {
        let terms = (plan.value.clone() - now.clone()).terms();
        Weighed { action, value: plan.value.sum(), terms }
    });
    BotDecision {
        action: legal[best],
        values: values.collect(),
        unit: Unit::Chance,
        then: plans[best].then.iter().copied().take(STEPS_TOLD).collect(),
        replies: Vec::new(),
    }
}
