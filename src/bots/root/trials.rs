//! Trials of plans: each is played out on the same sampled worlds against the replies that are expected, to the start of one of
//! the seat's next turns.

use super::aim::Outlook;
use super::evaluate::{EvalContext, worth};
use super::odds::{Ambushes, PLAYED};
use super::plan::{Beam, Planner, best};
use super::weights::Weights;
use super::{answers, hirelings, opening};
use crate::bots::{Reply, View};
use crate::games::root::State;
use crate::games::root::state::battle::Side;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::kernel::{Decision, Generator, Rules, Seat, Viewer};

/// Samples on which plans are made.
const SAMPLES: usize = 2;
/// Plans that are tried, and those of them that may begin with the same action.
pub const PLANS: usize = 12;
pub const ALIKE: usize = 2;
/// The parts of the search: the fewer plans are left, the more worlds they are tried in.
pub const STAGES: [Stage; 4] = [
    Stage { worlds: 3, turns: 1, left: 6 },
    Stage { worlds: 3, turns: 1, left: 3 },
    Stage { worlds: 4, turns: 2, left: 2 },
    Stage { worlds: 4, turns: 2, left: 2 },
];
/// A reply is told if it happens in at least this share of the worlds.
const EXPECTED: f64 = 0.3;
/// Positions that are weighed for one decision if nothing else is said.
pub const NODES: u64 = 300_000;
/// Actions after which a trial is broken off.
const LONGEST: usize = 600;

/// A part of the search.
pub struct Stage {
    /// In how many worlds plans are played out.
    pub worlds: usize,
    /// To the start of how many turns of the seat.
    pub turns: usize,
    /// How many plans go on to the next part.
    pub left: usize,
}

/// A plan that is to be tried: the main decisions of the rest of the turn.
pub type Way = Vec<Action>;

/// What became of a plan in the worlds in which it was tried.
#[derive(Clone, Default)]
pub struct Results {
    /// What is to be expected in each of them.
    pub outlooks: Vec<Outlook>,
    /// What others did to this seat, each once for each world.
    pub replies: Vec<(Seat, Action)>,
}

impl Results {
    /// Returns what is to be expected in the mean of this many worlds at most, if it was tried at all.
    pub fn mean(&self, worlds: usize) -> Option<Outlook> {
        let tried = worlds.min(self.outlooks.len());
        let sum = self.outlooks[..tried].iter().cloned().reduce(|sum, outlook| sum + outlook)?;
        Some(sum * (1.0 / tried as f64))
    }

    /// Returns the mean of the values.
    pub fn value(&self) -> f64 {
        self.mean(usize::MAX).map_or(f64::NEG_INFINITY, |mean| mean.sum())
    }

    /// Counts the worlds in which the game ends before a turn of the seat with this value.
    pub fn ends(&self, value: f64) -> usize {
        self.outlooks.iter().filter(|outlook| outlook.sum() == value).count()
    }

    /// Returns what each other seat is most likely to do to this one, if it does so often enough.
    pub fn replies(&self) -> Vec<Reply<Action>> {
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
pub struct Search<'w> {
    weights: &'w Weights,
    me: Seat,
    nodes: u64,
    legal: Vec<Action>,
    pub explains: bool,
    /// What others did to this seat in the last trial, if anyone will ask.
    replies: Vec<(Seat, Action)>,
}

impl<'w> Search<'w> {
    /// Begins a search; `explains`: what values are made of and what others reply is kept.
    pub const fn new(weights: &'w Weights, me: Seat, explains: bool) -> Self {
        Self { weights, me, nodes: 0, legal: Vec::new(), explains, replies: Vec::new() }
    }

    /// Returns the plans to try that begin with one of these actions, the best first and at most this many.
    pub fn plans(&mut self, view: &View<'_, State>, firsts: &[Action], most: usize, rng: &mut Generator) -> Vec<Way> {
        let seen = view.observe();
        let context = EvalContext::of(self.weights, &seen, self.me);
        let ambushes = Ambushes::of(self.weights, &seen);
        // by how much each is worse than the best of its sample
        let mut found: Vec<(Way, f64)> = Vec::new();
        for _ in 0..SAMPLES {
            if view.is_stopped() {
                break;
            }
            let sample = view.sample(rng);
            let mut planner = Planner::new(context, ambushes, rng.fork(), Beam::WIDE);
            let ways: Vec<(Way, f64)> =
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
                match found.iter_mut().find(|(known, _)| *known == way) {
                    Some((_, known)) => *known = known.min(behind),
                    None => found.push((way, behind)),
                }
            }
        }
        found.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        let mut plans: Vec<Way> = Vec::new();
        for (way, behind) in found {
            let alike = plans.iter().filter(|plan| plan[0] == way[0]).count();
            if alike < ALIKE && plans.len() < most && behind.is_finite() {
                plans.push(way);
            }
        }
        plans
    }

    /// Plays the plans out on the same worlds, those that look best more often. The first is never left out.
    pub fn compare(
        &mut self,
        view: &View<'_, State>,
        plans: &[Way],
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
                    let outlook = self.play_out(&world, &plans[index], &luck, stage.turns);
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
    pub fn play_out(&mut self, world: &State, way: &[Action], luck: &Generator, turns: usize) -> Outlook {
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
pub fn gain(results: &Results, others: &Results) -> (f64, f64) {
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
pub fn chosen(results: &[Results]) -> usize {
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

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::games::root::words::place::Clearing;

    pub fn tried(chances: &[f64]) -> Results {
        Results { outlooks: chances.iter().map(|&chance| Outlook::of(chance)).collect(), ..Results::default() }
    }

    pub fn home(clearing: u8) -> Action {
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
    fn what_is_likeliest_of_each_seat_is_told() {
        let [first, second] = [Seat::new(1), Seat::new(2)];
        let replies = vec![(first, home(1)), (first, home(2)), (second, home(3)), (first, home(2)), (second, home(4))];
        let told = Results { replies, ..tried(&[0.5; 5]) }.replies();
        let told: Vec<_> = told.iter().map(|reply| (reply.seat, reply.action, reply.chance)).collect();
        assert_eq!(told, [(first, home(2), 0.4)]);
    }
}
