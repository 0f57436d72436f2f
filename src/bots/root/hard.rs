//! The bot that tries its best plans against the replies that it expects: each is played out on the same sampled worlds to
//! the start of one of its next turns, and the plan that looked best before is left only on evidence.

use super::aim::Outlook;
use super::evaluate::{EvalContext, worth};
use super::normal::{STEPS_TOLD, at_once};
use super::odds::{Ambushes, PLAYED};
use super::plan::{Beam, Planner, best};
use super::weights::Weights;
use super::{answers, hirelings, opening};
use crate::bots::{Bot, BotDecision, Budget, Judgment, Reply, Unit, View, Weighed};
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
/// The parts of the search: the fewer plans are left, the more worlds they are tried in.
const STAGES: [Stage; 4] = [
    Stage { worlds: 3, turns: 1, left: 6 },
    Stage { worlds: 3, turns: 1, left: 3 },
    Stage { worlds: 4, turns: 2, left: 2 },
    Stage { worlds: 4, turns: 2, left: 2 },
];
/// The same for choices of setup, which show their worth later and are few.
const SETUP_STAGES: [Stage; 4] = [
    Stage { worlds: 6, turns: 2, left: 6 },
    Stage { worlds: 6, turns: 2, left: 3 },
    Stage { worlds: 12, turns: 2, left: 2 },
    Stage { worlds: 12, turns: 2, left: 2 },
];
/// Fresh worlds in which a choice that was made is compared, since in those in which a plan was found to be the best it looks
/// better than it is, and the turns to which they are played out.
const FRESH_WORLDS: usize = 24;
const JUDGED_TURNS: usize = 2;
/// A reply is told if it happens in at least this share of the worlds.
const EXPECTED: f64 = 0.3;
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
        made: &[Action],
        rng: &mut Generator,
        budget: Budget,
    ) -> Option<Judgment<Action>> {
        judge(&self.weights, view, made, rng, budget)
    }
}

/// Weighs a choice that was made beside the one that is made here. It is played on as the bot would play on, as its player did,
/// and as if the bot had made it first; the best of these counts.
fn judge(
    weights: &Weights,
    view: &View<'_, State>,
    made: &[Action],
    rng: &mut Generator,
    budget: Budget,
) -> Option<Judgment<Action>> {
    let seen = view.observe();
    let choice = *made.first()?;
    // what is set up shows its worth long after the next turn
    if seen.phase == Phase::Setup {
        return None;
    }
    let mut search =
        Search { weights, me: view.seat(), nodes: 0, legal: Vec::new(), explains: true, replies: Vec::new() };
    let at_once = at_once(weights, view, &seen, rng);
    if at_once == Some(choice) {
        return Some(Judgment::same(choice));
    }
    let mut ways = vec![search.main_decisions(view, made, rng)];
    let better = match at_once {
        Some(action) => {
            ways.extend(search.way(view, choice, rng));
            search.way(view, action, rng).unwrap_or_else(|| vec![action])
        }
        None => {
            let mut plans = search.plans(view, view.legal(), PLANS, rng);
            if plans.is_empty() {
                return None;
            }
            let own = search.plans(view, &[choice], ALIKE, rng).into_iter().map(|plan| plan.way);
            for way in own.chain(ways.iter().cloned()).collect::<Vec<_>>() {
                if plans.iter().all(|known| known.way != way) {
                    plans.push(Candidate { way, behind: 0.0 });
                }
            }
            let results = search.compare(view, &plans, &STAGES, budget.nodes.unwrap_or(NODES), rng);
            let tried = |index: &usize| results[*index].value();
            let own = (0..plans.len()).filter(|&index| plans[index].way[0] == choice);
            ways.extend(own.max_by(|one, other| tried(one).total_cmp(&tried(other))).map(|own| plans[own].way.clone()));
            plans.swap_remove(chosen(&results)).way
        }
    };
    match better.iter().position(|&action| action == choice) {
        Some(0) => return Some(Judgment::same(choice)),
        // what is better may be no more than another order
        Some(at) => {
            let mut way = better.clone();
            way[..=at].rotate_right(1);
            ways.push(way);
        }
        None => {}
    }
    let mut after_better = Results::default();
    let mut after_own = vec![Results::default(); ways.len()];
    for _ in 0..FRESH_WORLDS {
        let world = view.sample(rng);
        let luck = rng.fork();
        let mut play_out = |way: &[Action]| search.play_out(&world, way, &luck, JUDGED_TURNS);
        after_better.outlooks.push(play_out(&better));
        ways.iter().zip(&mut after_own).for_each(|(way, after)| after.outlooks.push(play_out(way)));
    }
    let after_own = after_own.into_iter().max_by(|one, other| one.value().total_cmp(&other.value()))?;
    let (cost, error) = gain(&after_better, &after_own);
    // a game that is over has no terms to compare
    let pairs = after_better.outlooks.iter().zip(&after_own.outlooks);
    let going_on = pairs.filter(|(better, own)| !better.terms().is_empty() && !own.terms().is_empty());
    let gains = Results {
        outlooks: going_on.map(|(better, own)| better.clone() - own.clone()).collect(),
        ..Results::default()
    };
    let ends = |value: f64| [&after_better, &after_own].map(|after| after.ends(value));
    Some(Judgment {
        better: better[0],
        then: better[1..].iter().copied().take(STEPS_TOLD).collect(),
        cost,
        error,
        worlds: FRESH_WORLDS,
        wins: ends(1.0),
        losses: ends(0.0),
        terms: gains.mean(usize::MAX).map_or(Vec::new(), |mean| mean.terms()),
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
    if let Some(action) = opening::draft(&seen, view.legal()) {
        return BotDecision::plain(action);
    }
    let mut search = Search { weights, me: view.seat(), nodes: 0, legal: Vec::new(), explains, replies: Vec::new() };
    if seen.phase == Phase::Setup
        && seen.player(view.seat()).faction.is_some()
        && let Some(choices) = opening::ranked(weights, &seen, view.seat(), view.legal(), rng)
    {
        // beside an empty board all terms are gains, which explain no choice
        search.explains = false;
        let choices = choices.into_iter().take(PLANS);
        let plans: Vec<Candidate> = choices.map(|action| Candidate { way: vec![action], behind: 0.0 }).collect();
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

/// A part of the search.
struct Stage {
    /// In how many worlds plans are played out.
    worlds: usize,
    /// To the start of how many turns of the seat.
    turns: usize,
    /// How many plans go on to the next part.
    left: usize,
}

/// A way through the rest of the turn that is to be tried.
struct Candidate {
    way: Vec<Action>,
    /// By how much its plan is worse than the best of its sample.
    behind: f64,
}

/// What became of a candidate in the worlds in which it was tried.
#[derive(Clone, Default)]
struct Results {
    /// What is to be expected in each of them.
    outlooks: Vec<Outlook>,
    /// What others did to this seat, each once for each world.
    replies: Vec<(Seat, Action)>,
}

impl Results {
    /// Returns what is to be expected in the mean of this many worlds at most, if it was tried at all.
    fn mean(&self, worlds: usize) -> Option<Outlook> {
        let tried = worlds.min(self.outlooks.len());
        let sum = self.outlooks[..tried].iter().cloned().reduce(|sum, outlook| sum + outlook)?;
        Some(sum * (1.0 / tried as f64))
    }

    /// Returns the mean of the values.
    fn value(&self) -> f64 {
        self.mean(usize::MAX).map_or(f64::NEG_INFINITY, |mean| mean.sum())
    }

    /// Counts the worlds in which the game ends before a turn of the seat with this value.
    fn ends(&self, value: f64) -> usize {
        self.outlooks.iter().filter(|outlook| outlook.sum() == value).count()
    }

    /// Returns what each other seat is most likely to do to this one, if it does so often enough.
    fn replies(&self) -> Vec<Reply<Action>> {
        let mut counted: Vec<(usize, Seat, Action)> = Vec::new();
        for &(seat, action) in &self.replies {
            match counted.iter_mut().find(|(_, by, known)| (*by, *known) == (seat, action)) {
                Some((count, ..)) => *count += 1,
                None => counted.push((1, seat, action)),
            }
        }
        let share = |count: usize| count as f64 / self.outlooks.len() as f64;
        counted.retain(|&(count, ..)| share(count) >= EXPECTED);
        counted.sort_by_key(|&(count, ..)| std::cmp::Reverse(count));
        let mut told: Vec<Reply<Action>> = Vec::new();
        for (count, seat, action) in counted {
            if told.iter().all(|reply| reply.seat != seat) {
                told.push(Reply { seat, action, chance: share(count) });
            }
        }
        told
    }
}

/// The search of one decision.
struct Search<'w> {
    weights: &'w Weights,
    me: Seat,
    nodes: u64,
    legal: Vec<Action>,
    explains: bool,
    /// What others did to this seat in the last trial, if anyone will ask.
    replies: Vec<(Seat, Action)>,
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

    /// Returns the best way that begins with this action, if it leads anywhere.
    fn way(&mut self, view: &View<'_, State>, first: Action, rng: &mut Generator) -> Option<Vec<Action>> {
        self.plans(view, &[first], 1, rng).pop().map(|plan| plan.way)
    }

    /// Returns those of a player's actions in a turn that ways are made of, as far as a sample lets them be taken.
    fn main_decisions(&self, view: &View<'_, State>, made: &[Action], rng: &mut Generator) -> Vec<Action> {
        let mut state = view.sample(rng);
        let turn = state.turn;
        let mut legal = Vec::new();
        let mut way = vec![made[0]];
        state.step(made[0], rng, &mut ());
        let mut rest = made[1..].iter().copied().peekable();
        while let (Some(seat), Some(&next)) = (state.asked(), rest.peek())
            && state.turn == turn
        {
            state.legal(&mut legal);
            let own = seat == self.me;
            if own && legal.contains(&next) {
                rest.next();
                let is_main =
                    legal.len() > 1 && !hirelings::acts(&state) && !answers::is_small(self.weights, &state, &legal);
                way.extend(is_main.then_some(next));
                state.step(next, rng, &mut ());
            } else if own && legal.len() > 1 {
                break;
            } else {
                state.step(answers::quick(self.weights, &state, seat, &legal), rng, &mut ());
            }
        }
        way
    }

    /// Plays the plans out on the same worlds, those that look best more often. The first is never left out.
    fn compare(
        &mut self,
        view: &View<'_, State>,
        plans: &[Candidate],
        stages: &[Stage],
        nodes: u64,
        rng: &mut Generator,
    ) -> Vec<Results> {
        let mut results = vec![Results::default(); plans.len()];
        let mut alive: Vec<usize> = (0..plans.len()).collect();
        for stage in stages {
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
                    let outlook = self.play_out(&world, &plans[index].way, &luck, stage.turns);
                    results[index].outlooks.push(outlook);
                    results[index].replies.append(&mut self.replies);
                }
            }
            let gain = |index: &usize| gain(&results[*index], &results[0]).0;
            let mut rivals = alive.split_off(1);
            rivals.sort_by(|one, other| gain(other).total_cmp(&gain(one)));
            alive.extend(rivals.into_iter().take(stage.left - 1));
        }
        results
    }

    /// Plays a world along the way and on, to the start of this many turns of the seat; returns what is to be expected in
    /// the mean of them.
    fn play_out(&mut self, world: &State, way: &[Action], luck: &Generator, turns: usize) -> Outlook {
        let mut state = world.clone();
        let mut chance = luck.clone();
        let mut turn = state.turn;
        let mut luck_of_turns = luck.clone();
        let mut expected: Vec<Outlook> = Vec::new();
        let mut plan: Vec<Action> = way.iter().rev().copied().collect();
        let mut forced = plan.pop();
        let mut legal = std::mem::take(&mut self.legal);
        self.replies.clear();
        for _ in 0..LONGEST {
            let Some(seat) = state.asked() else { break };
            if state.turn != turn {
                turn = state.turn;
                plan.clear();
                // before its first turn nothing that was set up has shown its worth
                if turn == self.me && state.round > 1 {
                    expected.push(self.worth(&state));
                    if expected.len() == turns {
                        break;
                    }
                }
                // the luck of a turn does not depend on what was done in those before
                chance = luck_of_turns.fork();
            }
            state.legal(&mut legal);
            let action = match forced.take() {
                Some(action) => action,
                None => self.next(&state, seat, &legal, &mut plan, &mut chance),
            };
            // a pass, or what others answer within a turn of this seat, is no reply to it
            let acts = seat != self.me && state.turn != self.me && action != Action::Pass && expected.is_empty();
            let before = (self.explains && acts).then(|| Held::of(&state, self.me));
            state.step(action, &mut chance, &mut ());
            let is_harmed = before.is_some_and(|before| before.is_harmed(&Held::of(&state, self.me)));
            if is_harmed && !self.replies.contains(&(seat, action)) {
                self.replies.push((seat, action));
            }
        }
        self.legal = legal;
        if expected.len() < turns {
            expected.push(match state.decision() {
                Decision::Over(outcome) => {
                    let won = f64::from(u8::from(outcome.winners.contains(self.me)));
                    // a game that is over has no terms: those of the turn before explain it
                    expected.last().map_or(Outlook::of(won), |before| before.clone().with_sum(won))
                }
                _ => self.worth(&state),
            });
        }
        let share = 1.0 / expected.len() as f64;
        expected.into_iter().reduce(|sum, outlook| sum + outlook).unwrap_or(Outlook::NOTHING) * share
    }

    /// Weighs a position.
    fn worth(&mut self, state: &State) -> Outlook {
        self.nodes += 1;
        worth(state, &EvalContext { explains: self.explains, ..EvalContext::of(self.weights, state, self.me) })
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
        if state.phase == Phase::Setup
            && let Some(action) = opening::choose(self.weights, state, seat, legal, chance)
        {
            return action;
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

/// What a seat has that others can take.
struct Held {
    pieces: u32,
    is_attacked: bool,
}

impl Held {
    fn of(state: &State, seat: Seat) -> Self {
        let pieces = |clearing| u32::from(state.warriors(seat, clearing)) + u32::from(state.placed(seat, clearing));
        let is_attacked = state.battle.as_ref().is_some_and(|battle| battle.owner(Side::Defender) == seat);
        Self { pieces: state.board.clearings().iter().map(pieces).sum(), is_attacked }
    }

    /// Returns whether it was attacked since, or has lost pieces otherwise: what a battle takes is the harm of its attack.
    fn is_harmed(&self, now: &Self) -> bool {
        !self.is_attacked && (now.is_attacked || now.pieces < self.pieces)
    }
}

/// Returns the mean by which the first results are better, world by world, and its standard error.
fn gain(results: &Results, others: &Results) -> (f64, f64) {
    let pairs = results.outlooks.iter().zip(&others.outlooks);
    let gains: Vec<f64> = pairs.map(|(one, other)| one.sum() - other.sum()).collect();
    let count = gains.len() as f64;
    let mean = gains.iter().sum::<f64>() / count.max(1.0);
    // one world says nothing of how far it may be off
    if gains.len() < 2 {
        return (mean, f64::INFINITY);
    }
    let spread = gains.iter().map(|gain| (gain - mean) * (gain - mean)).sum::<f64>();
    (mean, (spread / (count * (count - 1.0))).sqrt())
}

/// Returns the best plan: the first, unless another is better by more than the standard error.
fn chosen(results: &[Results]) -> usize {
    let most = results.iter().map(|results| results.outlooks.len()).max().unwrap_or(0);
    let mut best = (0, 0.0);
    for (index, of_plan) in results.iter().enumerate().filter(|(_, results)| results.outlooks.len() == most) {
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
        let (action, value) = (plans[index].way[0], expected.sum().clamp(0.0, 1.0));
        let terms = now.map_or(Vec::new(), |now| (expected - now.clone()).terms());
        let weighed = Weighed { action, value, terms };
        match values.iter_mut().find(|known| known.action == action) {
            Some(known) if known.action != plans[best].way[0] && known.value < value => *known = weighed,
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
        replies: results[best].replies(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::root::tests::positions;
    use crate::bots::stream;
    use crate::games::root::words::place::Clearing;

    fn tried(chances: &[f64]) -> Results {
        Results { outlooks: chances.iter().map(|&chance| Outlook::of(chance)).collect(), ..Results::default() }
    }

    fn home(clearing: u8) -> Action {
        Action::Home { clearing: Clearing::new(clearing) }
    }

    #[test]
    fn one_world_is_no_evidence_against_the_first_plan() {
        assert_eq!(chosen(&[tried(&[0.2]), tried(&[0.9])]), 0);
        assert_eq!(chosen(&[tried(&[0.2, 0.3]), tried(&[0.9, 0.8])]), 1);
        // it gains less than it varies by
        assert_eq!(chosen(&[tried(&[0.2, 0.5, 0.2]), tried(&[0.9, 0.2, 0.1])]), 0);
    }

    #[test]
    fn plans_are_held_against_the_chosen_one_in_the_worlds_that_both_have_seen() {
        let plan = |clearing| Candidate { way: vec![home(clearing)], behind: 0.0 };
        let plans = [plan(1), plan(2), plan(3), plan(1)];
        let results = [tried(&[0.5, 0.1]), tried(&[0.55]), tried(&[]), tried(&[0.9])];
        let decision = decided(&plans, &results, None);
        let values: Vec<(Action, i64)> =
            decision.values.iter().map(|weighed| (weighed.action, (weighed.value * 100.0).round() as i64)).collect();
        assert_eq!((decision.action, values), (home(1), vec![(home(1), 30), (home(2), 35)]));
    }

    #[test]
    fn a_turn_that_was_played_is_a_way_to_try() {
        let weights = Weights::usual();
        let mut mains = 0;
        positions(3, 41, |state, seat, legal, number| {
            if state.turn != seat || state.phase == Phase::Setup {
                return;
            }
            // all cards open, so that the sample is the very game
            let view = View::new(state, seat, legal).open();
            let (mut now, mut chance, mut choices) = (state.clone(), stream(9, number), Vec::new());
            let (mut made, mut way) = (Vec::new(), Vec::new());
            while now.turn == state.turn && now.asked() == Some(seat) {
                now.legal(&mut choices);
                let action = choices[chance.below(choices.len() as u32) as usize];
                let is_main = choices.len() > 1 && !answers::is_small(weights, &now, &choices);
                way.extend((made.is_empty() || is_main).then_some(action));
                made.push(action);
                let mut before = chance.clone();
                now.step(action, &mut chance, &mut ());
                // what chance decides may come otherwise in the sample
                if before.below(u32::MAX) != chance.clone().below(u32::MAX) {
                    break;
                }
            }
            let search =
                Search { weights, me: seat, nodes: 0, legal: Vec::new(), explains: false, replies: Vec::new() };
            assert_eq!(search.main_decisions(&view, &made, &mut stream(8, number)), way, "{made:?}");
            mains += way.len() - 1;
        });
        assert!(mains > 20, "{mains}");
    }

    #[test]
    fn what_is_likeliest_of_each_seat_is_told() {
        let [first, second] = [Seat::new(1), Seat::new(2)];
        let replies = vec![(first, home(1)), (first, home(2)), (second, home(3)), (first, home(2)), (second, home(4))];
        let told = Results { replies, ..tried(&[0.5; 5]) }.replies();
        let told: Vec<_> = told.iter().map(|reply| (reply.seat, reply.action, reply.chance)).collect();
        assert_eq!(told, [(first, home(2), 0.4)]);
    }
}
