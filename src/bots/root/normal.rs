//! The bot that thinks its turn through.

use super::evaluate::EvalContext;
use super::odds::Ambushes;
use super::plan::{Planner, UNTRIED};
use super::{answers, factions, hirelings, opening};
use crate::bots::{Bot, BotDecision, Budget, View};
use crate::games::root::State;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::kernel::{Decision, Generator, Rules};

/// Full states that are looked at for one decision.
const SAMPLES: usize = 1;

/// The score from which a turn may win.
const IN_REACH: u8 = 18;

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
#[derive(Clone, Copy, Debug, Default)]
pub struct Normal;

impl Bot<State> for Normal {
    fn choose(&mut self, view: &View<'_, State>, rng: &mut Generator) -> Action {
        self.think(view, rng, Budget::default()).action
    }

    fn think(&mut self, view: &View<'_, State>, rng: &mut Generator, _: Budget) -> BotDecision<Action> {
        let legal = view.legal();
        if let [only] = legal {
            return BotDecision { action: *only, values: Vec::new(), then: Vec::new() };
        }
        let seen = view.observe();
        if seen.phase == Phase::Setup
            && let Some(action) = opening::choose(&seen, view.seat(), legal, rng)
        {
            return BotDecision { action, values: Vec::new(), then: Vec::new() };
        }
        let guess = factions::guess(&seen, view.seat(), legal);
        let tip = || answers::draw_or_tip(&seen, view.seat(), legal);
        if let Some(action) = guess.or_else(tip).or_else(|| hirelings::gift(&seen, view.seat(), legal)) {
            return BotDecision { action, values: Vec::new(), then: Vec::new() };
        }
        if seen.player(view.seat()).score >= IN_REACH
            && let Some(action) = sure_win(view, rng)
        {
            return BotDecision { action, values: Vec::new(), then: Vec::new() };
        }
        let context = EvalContext::of(&seen, view.seat());
        let ambushes = Ambushes::of(&seen);
        let mut sums = vec![0.0; legal.len()];
        for _ in 0..SAMPLES {
            let sample = view.sample(rng);
            let mut planner = Planner::new(context, ambushes, Generator::new(u64::from(rng.below(u32::MAX))));
            let small = sample.turn != view.seat() || answers::is_small(&sample, legal);
            let values = if small { planner.glance(&sample, legal) } else { planner.plan(&sample, legal) };
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += value / SAMPLES as f64;
            }
        }
        let mut best = 0;
        for (index, sum) in sums.iter().enumerate() {
            if *sum > sums[best] {
                best = index;
            }
        }
        let tried = |(_, value): &(Action, f64)| *value != UNTRIED;
        let values = legal.iter().copied().zip(sums.iter().copied()).filter(tried).collect();
        BotDecision { action: legal[best], values, then: Vec::new() }
    }
}
