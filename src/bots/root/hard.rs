//! The bot that tries its best plans against the replies that it expects: each is played out on the same sampled worlds to
//! the start of its next turn, and the plan that `normal` would follow is left only on evidence.

use super::aim::Outlook;
use super::evaluate::{EvalContext, worth};
use super::normal::{STEPS_TOLD, at_once};
use super::odds::{Ambushes, PLAYED};
use super::plan::{Beam, Planner, best};
use super::weights::Weights;
use super::{answers, hirelings, opening};
use crate::bots::{Bot, BotDecision, Budget, Judgment, Unit, View, Weighed};
use crate::games::root::State;
use crate::games::root::state::battle::Side;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::kernel::{Decision, Generator, Rules, Seat, Viewer};
use std::sync::Arc;

/// Samples on which plans are made.
const SAMPLES: usize = 2;
/// Plans that are tried, and those of them that may begin with the same action.
const PLANS: usize = 12;
const ALIKE: usize = 2;
const STAGES: [Stage; 4] = [
    Stage { worlds: 3, left: 6 },
    Stage { worlds: 3, left: 3 },
    Stage { worlds: 6, left: 2 },
    Stage { worlds: 6, left: 2 },
];
/// Fresh worlds in which a choice that was made is compared: in those in which a plan was found to be the best it looks better
/// than it is.
const FRESH_WORLDS: usize = 24;
/// Positions that are weighed for one decision if nothing else is said.
const NODES: u64 = 300_000;
/// Actions after which a trial is broken off.
const LONGEST: usize = 600;

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
        made: Action,
        rng: &mut Generator,
        budget: Budget,
    ) -> Option<Judgment<Action>> {
        judge(&self.weights, view, made, rng, budget)
    }
}

/// Weighs a choice that was made beside the one that is made here.
fn judge(
    weights: &Weights,
    view: &View<'_, State>,
    made: Action,
    rng: &mut Generator,
    budget: Budget,
) -> Option<Judgment<Action>> {
    let seen = view.observe();
    // what is set up shows its worth long after the next turn
    if seen.phase == Phase::Setup {
        return None;
    }
    let mut search = Search { weights, me: view.seat(), nodes: 0, legal: Vec::new(), explains: true };
    let (better, own) = match at_once(weights, view, &seen, rng) {
        Some(action) if action == made => return Some(Judgment::same(made)),
        Some(action) => (vec![action], search.plans(view, &[made], ALIKE, rng).into_iter().next()),
        None => {
            let mut plans = search.plans(view, view.legal(), PLANS, rng);
            if plans.is_empty() {
                return None;
            }
            let own = search.plans(view, &[made], ALIKE, rng);
            let fresh = |plan: &Candidate| plans.iter().all(|known| known.way != plan.way);
            let own: Vec<Candidate> = own.into_iter().filter(fresh).collect();
            plans.extend(own);
            let results = search.compare(view, &plans, budget.nodes.unwrap_or(NODES), rng);
            let best = chosen(&results);
            if plans[best].way[0] == made {
                return Some(Judgment::same(made));
            }
            let tried = |index: &usize| results[*index].mean().map_or(f64::NEG_INFINITY, |mean| mean.sum());
            let own = (0..plans.len()).filter(|&index| plans[index].way[0] == made);
            let own = own.max_by(|one, other| tried(one).total_cmp(&tried(other)));
            let better = plans[best].way.clone();
            (better, own.map(|index| plans.swap_remove(index)))
        }
    };
    let own = own.map_or_else(|| vec![made], |plan| plan.way);
    let [mut after_own, mut after_better] = [Results::NONE, Results::NONE];
    // a game that is over has no terms to compare
    let [mut going_on, mut beside] = [Results::NONE, Results::NONE];
    for _ in 0..FRESH_WORLDS {
        let world = view.sample(rng);
        let luck = rng.fork();
        let [one, other] = [&own, &better].map(|way| search.play_out(&world, way, &luck));
        if !one.terms().is_empty() && !other.terms().is_empty() {
            going_on.add(one.clone());
            beside.add(other.clone());
        }
        after_own.add(one);
        after_better.add(other);
    }
    let (cost, error) = gain(&after_better, &after_own);
    let terms = beside.mean().zip(going_on.mean()).map_or(Vec::new(), |(better, own)| (better - own).terms());
    Some(Judgment {
        better: better[0],
        then: better[1..].iter().copied().take(STEPS_TOLD).collect(),
        cost,
        error,
        wins: after_better.chances.iter().all(|&chance| chance == 1.0),
        terms,
    })
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
    if let Some(action) = opening::draft(&seen, view.legal()).or_else(|| at_once(weights, view, &seen, rng)) {
        return BotDecision::plain(action);
    }
    let mut search = Search { weights, me: view.seat(), nodes: 0, legal: Vec::new(), explains };
    let plans = search.plans(view, view.legal(), PLANS, rng);
    if plans.is_empty() {
        // nothing is worth a try
        return BotDecision::plain(view.legal()[0]);
    }
    let results = search.compare(view, &plans, budget.nodes.unwrap_or(NODES), rng);
    let now = explains.then(|| {
        let world = view.sample(rng);
        worth(&world, &EvalContext { explains, ..EvalContext::of(weights, &world, view.seat()) })
    });
    decided(&plans, &results, now.as_ref())
}

/// A part of the search: the worlds in which it plays plans out, and the number of them that it leaves.
struct Stage {
    worlds: usize,
    left: usize,
}

/// A way through the rest of the turn that is to be tried.
struct Candidate {
    way: Vec<Action>,
    /// By how much its plan is worse than the best of its sample.
    behind: f64,
}

/// What became of a candidate in the worlds in which it was tried.
#[derive(Clone)]
struct Results {
    /// The chance to win in each of them.
    chances: Vec<f64>,
    total: Outlook,
}

impl Results {
    const NONE: Self = Self { chances: Vec::new(), total: Outlook::NOTHING };

    fn add(&mut self, outlook: Outlook) {
        self.chances.push(outlook.sum());
        self.total = self.total.clone() + outlook;
    }

    /// Returns the expected value, if it was tried at all.
    fn mean(&self) -> Option<Outlook> {
        (!self.chances.is_empty()).then(|| self.total.clone() * (1.0 / self.chances.len() as f64))
    }
}

/// The search of one decision.
struct Search<'w> {
    weights: &'w Weights,
    me: Seat,
    nodes: u64,
    legal: Vec<Action>,
    explains: bool,
}

impl Search<'_> {
    /// Returns the plans to try that begin with one of these actions, the best first and at most this many.
    fn plans(&mut self, view: &View<'_, State>, firsts: &[Action], most: usize, rng: &mut Generator) -> Vec<Candidate> {
        let seen = view.observe();
        let context = EvalContext::of(self.weights, &seen, self.me);
        let ambushes = Ambushes::of(self.weights, &seen);
        let mut found: Vec<Candidate> = Vec::new();
        for _ in 0..SAMPLES {
            if view.is_stopped() {
                break;
            }
            let sample = view.sample(rng);
            let mut planner = Planner::new(context, ambushes, rng.fork(), Beam::WIDE);
            let ways: Vec<(Vec<Action>, f64)> =
                if sample.turn != self.me || answers::is_small(self.weights, &sample, view.legal()) {
                    let glances = planner.glance(&sample, firsts);
                    firsts.iter().zip(glances).map(|(&action, plan)| (vec![action], plan.value.sum())).collect()
                } else {
                    let lines = planner.lines(&sample, firsts);
                    let at_once = firsts.iter().zip(&lines.glances).map(|(&action, value)| (vec![action], value.sum()));
                    let at_once = at_once.filter(|_| lines.ends.is_empty());
                    at_once.chain(lines.ends.iter().map(|line| (line.way.clone(), line.value.sum()))).collect()
                };
            self.nodes += planner.nodes;
            let best = ways.iter().map(|(_, value)| *value).fold(f64::NEG_INFINITY, f64::max);
            for (way, value) in ways {
                let behind = best - value;
                match found.iter_mut().find(|known| known.way == way) {
                    Some(known) => known.behind = known.behind.min(behind),
                    None => found.push(Candidate { way, behind }),
                }
            }
        }
        found.sort_by(|one, other| one.behind.total_cmp(&other.behind));
        let mut plans: Vec<Candidate> = Vec::new();
        for candidate in found {
            let alike = plans.iter().filter(|plan| plan.way[0] == candidate.way[0]).count();
            if alike < ALIKE && plans.len() < most && candidate.behind.is_finite() {
                plans.push(candidate);
            }
        }
        plans
    }

    /// Plays the plans out on the same worlds, those that look best more often. The first is never left out.
    fn compare(
        &mut self,
        view: &View<'_, State>,
        plans: &[Candidate],
        nodes: u64,
        rng: &mut Generator,
    ) -> Vec<Results> {
        let mut results = vec![Results::NONE; plans.len()];
        let mut alive: Vec<usize> = (0..plans.len()).collect();
        for stage in STAGES {
            if alive.len() < 2 {
                break;
            }
            for _ in 0..stage.worlds {
                if self.nodes >= nodes || view.is_stopped() {
                    return results;
                }
                let world = view.sample(rng);
                let luck = rng.fork();
                for &index in &alive {
                    let outlook = self.play_out(&world, &plans[index].way, &luck);
                    results[index].add(outlook);
                }
            }
            let gain = |index: &usize| gain(&results[*index], &results[0]).0;
            let mut rivals = alive.split_off(1);
            rivals.sort_by(|one, other| gain(other).total_cmp(&gain(one)));
            alive.extend(rivals.into_iter().take(stage.left - 1));
        }
        results
    }

    /// Plays a world along the way to the start of the next turn; returns what is to be expected from there.
    fn play_out(&mut self, world: &State, way: &[Action], luck: &Generator) -> Outlook {
        let mut state = world.clone();
        let mut chance = luck.clone();
        let mut turn = state.turn;
        let mut turns = luck.clone();
        let mut plan: Vec<Action> = way.iter().rev().copied().collect();
        let mut forced = plan.pop();
        let mut legal = std::mem::take(&mut self.legal);
        for _ in 0..LONGEST {
            let Some(seat) = state.asked() else { break };
            if state.turn != turn {
                turn = state.turn;
                plan.clear();
                if turn == self.me {
                    break;
                }
                // the luck of a turn does not depend on what was done in those before
                chance = turns.fork();
            }
            state.legal(&mut legal);
            let action = match forced.take() {
                Some(action) => action,
                None => self.next(&state, seat, &legal, &mut plan, &mut chance),
            };
            state.step(action, &mut chance, &mut ());
        }
        self.legal = legal;
        match state.decision() {
            Decision::Over(outcome) => Outlook::of(f64::from(u8::from(outcome.winners.contains(self.me)))),
            _ => {
                self.nodes += 1;
                worth(
                    &state,
                    &EvalContext { explains: self.explains, ..EvalContext::of(self.weights, &state, self.me) },
                )
            }
        }
    }

    /// Returns what the seat is expected to do. `plan` is the rest of what it meant to do in its turn, the last first.
    fn next(
        &mut self,
        state: &State,
        seat: Seat,
        legal: &[Action],
        plan: &mut Vec<Action>,
        chance: &mut Generator,
    ) -> Action {
        if let [only] = legal {
            return *only;
        }
        if let Some(ambush) = ambush(state, seat, legal, chance) {
            return ambush;
        }
        let acts = hirelings::acts(state);
        if state.turn != seat || !acts && answers::is_small(self.weights, state, legal) {
            return answers::quick(self.weights, state, seat, legal);
        }
        if !acts
            && let Some(action) = plan.pop()
            && legal.contains(&action)
        {
            return action;
        }
        let ambushes = Ambushes::of(self.weights, &state.observe(Viewer::Seat(seat)));
        let mut planner =
            Planner::new(EvalContext::of(self.weights, state, seat), ambushes, chance.fork(), Beam::NARROW);
        let action = if acts {
            planner.best_step(state, legal)
        } else {
            let plans = planner.plan(state, legal);
            let best = best(&plans);
            plan.clear();
            plan.extend(plans[best].then.iter().rev());
            legal[best]
        };
        self.nodes += planner.nodes;
        action
    }
}

/// Returns the ambush that a defender plays, as often as defenders do.
fn ambush(state: &State, seat: Seat, legal: &[Action], chance: &mut Generator) -> Option<Action> {
    let battle = state.battle.as_ref()?;
    let defends = battle.attacker != seat && battle.owner(Side::Defender) == seat;
    let ambush = legal.iter().find(|action| matches!(action, Action::Ambush { .. })).filter(|_| defends)?;
    (f64::from(chance.below(1000)) < 1000.0 * PLAYED).then_some(*ambush)
}

/// Returns the mean by which the first results are better, world by world, and its standard error.
fn gain(results: &Results, others: &Results) -> (f64, f64) {
    let gains: Vec<f64> = results.chances.iter().zip(&others.chances).map(|(one, other)| one - other).collect();
    let count = gains.len().max(1) as f64;
    let mean = gains.iter().sum::<f64>() / count;
    let spread = gains.iter().map(|gain| (gain - mean) * (gain - mean)).sum::<f64>();
    (mean, (spread / (count * (count - 1.0).max(1.0))).sqrt())
}

/// The first plan, unless another is better beyond doubt.
fn chosen(results: &[Results]) -> usize {
    let most = results.iter().map(|results| results.chances.len()).max().unwrap_or(0);
    let mut best = (0, 0.0);
    for (index, of_plan) in results.iter().enumerate().filter(|(_, results)| results.chances.len() == most) {
        let (mean, error) = gain(of_plan, &results[0]);
        if mean >= error && mean > best.1 {
            best = (index, mean);
        }
    }
    best.0
}

/// Chooses among the plans. `now` is what is to be expected before it, with its terms.
fn decided(plans: &[Candidate], results: &[Results], now: Option<&Outlook>) -> BotDecision<Action> {
    let best = chosen(results);
    let mut values: Vec<Weighed<Action>> = Vec::new();
    for (plan, results) in plans.iter().zip(results) {
        let Some(mean) = results.mean() else { continue };
        let (action, value) = (plan.way[0], mean.sum());
        let terms = now.map_or(Vec::new(), |now| (mean - now.clone()).terms());
        let weighed = Weighed { action, value, terms };
        match values.iter_mut().find(|known| known.action == action) {
            Some(known) if known.value < value => *known = weighed,
            Some(_) => {}
            None => values.push(weighed),
        }
    }
    let way = &plans[best].way;
    BotDecision {
        action: way[0],
        values,
        unit: Unit::Chance,
        then: way[1..].iter().copied().take(STEPS_TOLD).collect(),
    }
}
