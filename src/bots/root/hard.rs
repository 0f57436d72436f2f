//! The bot that tries its best plans against the replies that it expects: each is played out on the same sampled worlds to
//! the start of one of its next turns, and the plan that looked best before is left only on evidence.

use super::aim::Outlook;
use super::evaluate::{EvalContext, worth};
use super::judge::judge;
use super::normal::{STEPS_TOLD, at_once};
use super::opening;
use super::trials::{NODES, PLANS, Results, STAGES, Search, Stage, Way, chosen};
use super::weights::Weights;
use crate::bots::{Bot, BotDecision, Budget, Judgment, Unit, View, Weighed};
use crate::games::root::State;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::kernel::Generator;
use std::sync::Arc;

/// The parts of the search for choices of setup, which show their worth later and are few.
const SETUP_STAGES: [Stage; 4] = [
    Stage { worlds: 6, turns: 2, left: 6 },
    Stage { worlds: 6, turns: 2, left: 3 },
    Stage { worlds: 12, turns: 2, left: 2 },
    Stage { worlds: 12, turns: 2, left: 2 },
];

/// Plays each faction to its plan, after trying it.
pub struct Hard {
    pub weights: Arc<Weights>,
}

impl Bot<State> for Hard {
    fn choose(&mut self, view: &View<'_, State>, rng: &mut Generator) -> Action {
        decide(&self.weights, view, rng, Budget::default(), false).action
    }

    fn think(&mut self, view: &View<'_, State>, rng: &mut Generator, budget: Budget) -> BotDecision<Action> {
        decide(&self.weights, view, rng, budget, true)
    }

    fn judge(
        &mut self,
        view: &View<'_, State>,
        made: &[Action],
        rng: &mut Generator,
        budget: Budget,
    ) -> Option<Judgment<Action>> {
        judge(&self.weights, view, made, rng, budget)
    }
}

/// `explains`: with what the values are made of; the choice is the same without.
fn decide(
    weights: &Weights,
    view: &View<'_, State>,
    rng: &mut Generator,
    budget: Budget,
    explains: bool,
) -> BotDecision<Action> {
    if let [only] = view.legal() {
        return BotDecision::plain(*only);
    }
    let seen = view.observe();
    if let Some(action) = opening::draft(&seen, view.legal()) {
        return BotDecision::plain(action);
    }
    let mut search = Search::new(weights, view.seat(), explains);
    if seen.phase == Phase::Setup
        && seen.player(view.seat()).faction.is_some()
        && let Some(choices) = opening::ranked(weights, &seen, view.seat(), view.legal(), rng)
    {
        // beside an empty board all terms are gains, which explain no choice
        search.explains = false;
        let choices = choices.into_iter().take(PLANS);
        let plans: Vec<Way> = choices.map(|action| vec![action]).collect();
        let results = search.compare(view, &plans, &SETUP_STAGES, budget.nodes.unwrap_or(NODES), rng);
        return decided(&plans, &results, None);
    }
    if let Some(action) = at_once(weights, view, &seen, rng) {
        return BotDecision::plain(action);
    }
    let plans = search.plans(view, view.legal(), PLANS, rng);
    if plans.is_empty() {
        // nothing is worth a try
        return BotDecision::plain(view.legal()[0]);
    }
    let results = search.compare(view, &plans, &STAGES, budget.nodes.unwrap_or(NODES), rng);
    let now = explains.then(|| {
        let world = view.sample(rng);
        worth(&world, &EvalContext { explains, ..EvalContext::of(weights, &world, view.seat()) })
    });
    decided(&plans, &results, now.as_ref())
}

/// Chooses among the plans. `now` is what is to be expected before it, with its terms.
fn decided(plans: &[Way], results: &[Results], now: Option<&Outlook>) -> BotDecision<Action> {
    let best = chosen(results);
    let mut values: Vec<Weighed<Action>> = Vec::new();
    let others = (0..plans.len()).filter(|&index| index != best);
    for index in std::iter::once(best).chain(others) {
        let worlds = results[index].outlooks.len();
        // a plan that was left early is held against the best one in the worlds that both have seen
        let [Some(mean), Some(beside), Some(of_best)] =
            [results[index].mean(worlds), results[best].mean(worlds), results[best].mean(usize::MAX)]
        else {
            continue;
        };
        let expected = of_best + (mean - beside);
        let (action, value) = (plans[index][0], expected.sum().clamp(0.0, 1.0));
        let terms = now.map_or(Vec::new(), |now| (expected - now.clone()).terms());
        let weighed = Weighed { action, value, terms };
        match values.iter_mut().find(|known| known.action == action) {
            Some(known) if known.action != plans[best][0] && known.value < value => *known = weighed,
            Some(_) => {}
            None => values.push(weighed),
        }
    }
    let way = &plans[best];
    BotDecision {
        action: way[0],
        values,
        unit: Unit::Chance,
        then: way[1..].iter().copied().take(STEPS_TOLD).collect(),
        replies: results[best].replies(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::root::trials::tests::{home, tried};

    #[test]
    fn plans_are_held_against_the_chosen_one_in_the_worlds_that_both_have_seen() {
        let plan = |clearing| vec![home(clearing)];
        let plans = [plan(1), plan(2), plan(3), plan(1)];
        let results = [tried(&[0.5, 0.1]), tried(&[0.55]), tried(&[]), tried(&[0.9])];
        let decision = decided(&plans, &results, None);
        let values: Vec<(Action, i64)> =
            decision.values.iter().map(|weighed| (weighed.action, (weighed.value * 100.0).round() as i64)).collect();
        assert_eq!((decision.action, values), (home(1), vec![(home(1), 30), (home(2), 35)]));
    }
}
