//! Plans for the rest of one's own turn: the promising actions, what could follow them, and what the end of the turn
//! is then worth.

use super::aim::Outlook;
use super::evaluate::{EvalContext, worth};
use super::factions::evaluator;
use super::odds::{ALL_THROWS, Ambushes, FEW_THROWS, FixedDice, USUAL_THROW};
use super::weights::Weights;
use super::{answers, hirelings};
use crate::games::root::State;
use crate::games::root::words::action::Action;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Party;
use crate::games::root::words::place::Clearing;
use crate::kernel::{Generator, Rules, Seat};

/// How wide and how far plans are followed.
#[derive(Clone, Copy, Debug)]
pub struct Beam {
    /// Positions that are followed further, by depth; the last number holds for all deeper ones.
    widths: [Width; 4],
    /// Actions after which a plan is weighed as it stands.
    depth: usize,
    /// Throws of the dice that are reckoned with in the first battle of a plan, and in later ones.
    throws: [&'static [(u8, f64)]; 2],
}

impl Beam {
    /// One decision of `normal`.
    pub const USUAL: Self = Self::new([7, 5, 4, 3], [0, 1, 1, 1], 9, [&ALL_THROWS, &FEW_THROWS]);
    /// Many plans, of which the best are to be tried.
    pub const WIDE: Self = Self::new([14, 10, 8, 6], [2; 4], 12, [&ALL_THROWS, &FEW_THROWS]);
    /// What another player is expected to do, and the rest of a turn whose plan does not work out.
    pub const NARROW: Self = Self::new([4, 3, 2, 2], [0; 4], 9, [&FEW_THROWS; 2]);

    const fn new(firsts: [usize; 4], more: [usize; 4], depth: usize, throws: [&'static [(u8, f64)]; 2]) -> Self {
        let mut widths = [Width { firsts: 0, more: 0 }; 4];
        let mut at = 0;
        while at < widths.len() {
            widths[at] = Width { firsts: firsts[at], more: more[at] };
            at += 1;
        }
        Self { widths, depth, throws }
    }

    const fn width(&self, depth: usize) -> Width {
        let last = self.widths.len() - 1;
        self.widths[if depth < last { depth } else { last }]
    }
}

/// The most that a plan of more than one action is worth: a win in hand is better.
const SURE: f64 = 0.999;
/// The value of an action that is not tried.
const UNTRIED: f64 = f64::NEG_INFINITY;
/// The distance of an action that is not followed behind those that are.
const BEHIND: f64 = 0.001;
/// Warriors or items that an ambush costs.
const AMBUSH_HITS: u8 = 2;
/// Numbers of warriors that a move is tried with besides all of them: this many, and all but this many.
const SOME: [u8; 3] = [1, 2, 3];
const ALL_BUT: [u8; 2] = [1, 2];

/// The number of first actions followed, and of further positions.
#[derive(Clone, Copy, Debug)]
struct Width {
    firsts: usize,
    more: usize,
}

/// What an action is worth with the best that was found to follow, and what that is.
#[derive(Clone)]
pub struct Plan {
    pub value: Outlook,
    pub then: Vec<Action>,
}

impl Plan {
    const fn of(value: Outlook) -> Self {
        Self { value, then: Vec::new() }
    }

    pub fn is_tried(&self) -> bool {
        self.value.sum() != UNTRIED
    }
}

/// Returns the plan that is worth most, the first of equals, by its index.
pub fn best(plans: &[Plan]) -> usize {
    let mut best = 0;
    for (index, plan) in plans.iter().enumerate() {
        if plan.value.sum() > plans[best].value.sum() {
            best = index;
        }
    }
    best
}

/// A way to the end of the turn that was followed, and what it is worth.
#[derive(Clone)]
pub struct Line {
    /// The action of the decision that it begins with, by its index.
    pub first: usize,
    /// Main decisions only, the first among them.
    pub way: Vec<Action>,
    pub value: Outlook,
}

/// The lines of one decision.
pub struct Lines {
    /// What each action is worth by its own merits.
    pub glances: Vec<Outlook>,
    /// In the order in which their ends were found. None if an action wins at once.
    pub ends: Vec<Line>,
}

/// Plans for one decision.
pub struct Planner<'w> {
    pub context: EvalContext<'w>,
    pub ambushes: Ambushes,
    pub rng: Generator,
    /// Positions that were weighed.
    pub nodes: u64,
    beam: Beam,
    legal: Vec<Action>,
    inner: Vec<Action>,
}

/// A position on the way to the end of the turn.
struct Node {
    state: State,
    /// The action of the decision that led here, by its index.
    first: usize,
    way: Vec<Action>,
    /// The amount by which the dice may be better or worse than on the way.
    luck: Outlook,
}

/// A node to be.
struct Branch {
    parent: usize,
    first: usize,
    action: Action,
    value: Outlook,
    luck: Outlook,
}

impl<'w> Planner<'w> {
    pub fn new(context: EvalContext<'w>, ambushes: Ambushes, rng: Generator, beam: Beam) -> Self {
        Self { context, ambushes, rng, nodes: 0, beam, legal: Vec::new(), inner: Vec::new() }
    }

    fn told(&self, dice: u8) -> FixedDice {
        FixedDice { dice, rest: self.rng.clone() }
    }

    /// Whether plans end here: the turn is over, or all that is left of it is to discard.
    fn is_end(&self, state: &State) -> bool {
        state.asked() != Some(self.context.seat) || state.turn != self.context.seat
    }

    /// Runs through what is asked of others, through small questions and through what hirelings do, up to a main decision of
    /// the seat, the end of its turn or, in another's turn, that player's next decision.
    fn settle(&mut self, state: &mut State, own_turn: bool, chance: &mut FixedDice) {
        while let Some(seat) = state.asked() {
            if own_turn && state.turn != self.context.seat {
                return;
            }
            if !own_turn && state.battle.is_none() && state.at_rest() {
                return;
            }
            state.legal(&mut self.inner);
            let chooses = self.inner.len() > 1 && seat == self.context.seat && own_turn;
            if chooses && hirelings::acts(state) {
                let list = std::mem::take(&mut self.inner);
                let action = self.best_step(state, &list);
                self.inner = list;
                state.step(action, chance, &mut ());
                continue;
            }
            if chooses && !answers::is_small(self.context.weights, state, &self.inner) {
                return;
            }
            let action = answers::quick(self.context.weights, state, seat, &self.inner);
            state.step(action, chance, &mut ());
        }
    }

    /// Returns the next action of a hireling of the seat: the one that is best at once.
    pub fn best_step(&mut self, state: &State, legal: &[Action]) -> Action {
        let seat = self.context.seat;
        let mut best = legal[0];
        let mut highest = f64::NEG_INFINITY;
        for &action in legal.iter().filter(|&&action| is_worth_a_try(self.context.weights, state, seat, action, legal))
        {
            let mut next = state.clone();
            let mut chance = self.told(USUAL_THROW);
            next.step(action, &mut chance, &mut ());
            if hirelings::only_announces(action) {
                self.settle(&mut next, true, &mut chance);
            } else {
                self.fight_out(&mut next, &mut chance);
            }
            let value = self.worth(&next).sum();
            if value > highest {
                (best, highest) = (action, value);
            }
        }
        best
    }

    /// Runs through a battle and what follows from losses.
    fn fight_out(&mut self, state: &mut State, chance: &mut FixedDice) {
        let mut list = Vec::new();
        while let Some(seat) = state.asked()
            && !hirelings::acts(state)
            && (state.battle.is_some() || !state.at_rest())
        {
            state.legal(&mut list);
            state.step(answers::quick(self.context.weights, state, seat, &list), chance, &mut ());
        }
    }

    fn after(&mut self, state: &State, action: Action, dice: u8) -> State {
        let own_turn = state.turn == self.context.seat;
        let mut next = state.clone();
        let mut chance = self.told(dice);
        next.step(action, &mut chance, &mut ());
        self.settle(&mut next, own_turn, &mut chance);
        next
    }

    fn worth_after(&mut self, state: &State, action: Action, dice: u8) -> Outlook {
        let next = self.after(state, action, dice);
        self.worth(&next)
    }

    /// Returns the expected value of an action, and how far it differs from the value at the most likely roll.
    fn weigh(&mut self, state: &State, action: Action, throws: &[(u8, f64)]) -> (Outlook, Outlook) {
        let context = self.context;
        let usual = self.worth_after(state, action, USUAL_THROW);
        let rolls = battle_of(action).is_some()
            || matches!(action, Action::Instigate { .. })
            || state.battle.is_some_and(|battle| battle.dice.is_none());
        if !rolls {
            return (usual, Outlook::NOTHING);
        }
        let mut value = self.context.outlook();
        for &(dice, chance) in throws {
            let came = if dice == USUAL_THROW { usual.clone() } else { self.worth_after(state, action, dice) };
            value = value + came * chance;
        }
        if let Some((clearing, defender)) = battle_of(action)
            && let Some(defender) = state.owner_of(defender).and_then(Owner::seat)
            && state.turn == context.seat
        {
            let likely = self.ambushes.likely(state, context.seat, defender, clearing);
            if likely > 0.0 {
                let ambushed = self.weigh_ambushed(state, action, clearing, throws);
                value = value.clone() + (ambushed - value) * likely;
            }
        }
        let luck = value.clone() - usual;
        (value, luck)
    }

    /// Returns the value of a battle in which the attacker is ambushed (4.3.1.II).
    fn weigh_ambushed(&mut self, state: &State, action: Action, clearing: Clearing, throws: &[(u8, f64)]) -> Outlook {
        let context = self.context;
        let mut beaten = state.clone();
        let goes_on = hirelings::take_hits(&mut beaten, context.seat, clearing, AMBUSH_HITS).unwrap_or_else(|| {
            evaluator(context.weights, state, context.seat).take_hits(&mut beaten, context.seat, clearing, AMBUSH_HITS)
        });
        if !goes_on {
            return self.worth(&beaten);
        }
        let throws = if throws.len() > FEW_THROWS.len() { &FEW_THROWS[..] } else { &[(USUAL_THROW, 1.0)] };
        let came = throws.iter().map(|&(dice, chance)| self.worth_after(&beaten, action, dice) * chance);
        came.reduce(|sum, value| sum + value).unwrap_or(Outlook::NOTHING)
    }

    /// Returns the worth of each of `legal` on this sample, by its own merits.
    pub fn glance(&mut self, state: &State, legal: &[Action]) -> Vec<Plan> {
        legal.iter().map(|&action| Plan::of(self.weigh(state, action, &ALL_THROWS).0)).collect()
    }

    /// Returns the worth of each of `legal` on this sample with the best that was found to follow. What is not followed to
    /// the end of the turn comes behind what is.
    pub fn plan(&mut self, state: &State, legal: &[Action]) -> Vec<Plan> {
        let Lines { glances, ends } = self.lines(state, legal);
        let mut plans: Vec<Plan> = glances.into_iter().map(Plan::of).collect();
        let worst = ends.iter().map(|end| end.value.sum()).fold(f64::INFINITY, f64::min);
        let mut best: Vec<Option<Line>> = vec![None; legal.len()];
        for line in ends {
            let best = &mut best[line.first];
            // the earlier one of equals
            if best.as_ref().is_none_or(|best| line.value.sum() > best.value.sum()) {
                *best = Some(line);
            }
        }
        for (plan, best) in plans.iter_mut().zip(best) {
            match best {
                Some(Line { way, value, .. }) => *plan = Plan { value, then: way.into_iter().skip(1).collect() },
                None => plan.value.limit(worst - BEHIND),
            }
        }
        plans
    }

    /// Returns the ways to the end of the turn that were found on this sample. An action that is given alone is followed
    /// even if nobody would do it.
    pub fn lines(&mut self, state: &State, legal: &[Action]) -> Lines {
        let mut glances = vec![Outlook::of(UNTRIED); legal.len()];
        let mut ends = Vec::new();
        let mut branches = Vec::new();
        let root = [Node { state: state.clone(), first: 0, way: Vec::new(), luck: Outlook::NOTHING }];
        for (first, &action) in legal.iter().enumerate() {
            if legal.len() == 1 || is_worth_a_try(self.context.weights, state, self.context.seat, action, legal) {
                let (value, luck) = self.weigh(state, action, self.beam.throws[0]);
                glances[first] = value.clone();
                branches.push(Branch { parent: 0, first, action, value, luck });
            }
        }
        if glances.iter().any(|value| value.sum() >= 1.0) {
            // won at once; by a battle only if nothing is surer
            let battles = legal.iter().zip(&mut glances).filter(|(action, _)| battle_of(**action).is_some());
            battles.for_each(|(_, value)| value.limit(SURE));
            return Lines { glances, ends };
        }
        let mut nodes = self.grow(&root, branches, self.beam.width(0), &mut ends);
        for depth in 1..self.beam.depth {
            if nodes.is_empty() {
                break;
            }
            let mut branches = Vec::new();
            let mut list = std::mem::take(&mut self.legal);
            for (parent, node) in nodes.iter().enumerate() {
                node.state.legal(&mut list);
                for &action in &list {
                    if is_worth_a_try(self.context.weights, &node.state, self.context.seat, action, &list)
                        && !is_for_now(action, &list)
                    {
                        let (value, luck) = self.weigh(&node.state, action, self.beam.throws[1]);
                        let mut value = value + node.luck.clone();
                        value.limit(SURE);
                        branches.push(Branch {
                            parent,
                            first: node.first,
                            action,
                            value,
                            luck: luck + node.luck.clone(),
                        });
                    }
                }
            }
            self.legal = list;
            nodes = self.grow(&nodes, branches, self.beam.width(depth), &mut ends);
        }
        for Node { state, first, way, luck } in nodes {
            let value = self.worth(&state) + luck;
            ends.push(Line { first, way, value });
        }
        Lines { glances, ends }
    }

    /// Weighs a position.
    fn worth(&mut self, state: &State) -> Outlook {
        self.nodes += 1;
        worth(state, &self.context)
    }

    /// The best branches made into nodes: one for each of the best first actions, then the best of the others. Those that
    /// end the turn are noted instead.
    fn grow(&mut self, parents: &[Node], mut branches: Vec<Branch>, width: Width, ends: &mut Vec<Line>) -> Vec<Node> {
        branches.sort_by(|one, other| other.value.sum().total_cmp(&one.value.sum()));
        // the same position by another order of actions
        branches.dedup_by(|one, other| one.value.sum() == other.value.sum() && one.first == other.first);
        let mut nodes: Vec<Node> = Vec::with_capacity(width.firsts + width.more);
        let mut more = width.more;
        let mut last = f64::NAN;
        for branch in branches {
            let known = nodes.iter().any(|node| node.first == branch.first);
            if branch.value.sum() == last
                || known && more == 0
                || !known && nodes.len() + more >= width.firsts + width.more
            {
                continue;
            }
            last = branch.value.sum();
            let parent = &parents[branch.parent];
            let state = self.after(&parent.state, branch.action, USUAL_THROW);
            let way: Vec<Action> = parent.way.iter().copied().chain([branch.action]).collect();
            if self.is_end(&state) {
                ends.push(Line { first: branch.first, way, value: branch.value });
            } else {
                if known {
                    more -= 1;
                }
                nodes.push(Node { state, first: branch.first, way, luck: branch.luck });
            }
        }
        nodes
    }
}

fn battle_of(action: Action) -> Option<(Clearing, Party)> {
    match action {
        Action::Battle { clearing, defender }
        | Action::DecreeBattle { clearing, defender, .. }
        | Action::CrusadeBattle { clearing, defender, .. } => Some((clearing, defender)),
        _ => None,
    }
}

/// Whether the action is tried as the first of a plan only: a hireling acts once, now or when nothing better is left.
fn is_for_now(action: Action, legal: &[Action]) -> bool {
    let uses = |action: &Action| matches!(action, Action::UseHireling { .. });
    uses(&action) && !legal.iter().all(uses)
}

/// Returns whether a move with this many warriors of those that are there is one of the few that are tried.
pub fn is_telling(count: u8, most: u8) -> bool {
    is_one_of_some(count) || count == most || ALL_BUT.iter().any(|less| count + less == most)
}

/// Returns whether a number of warriors is one of the small ones that are tried.
pub fn is_one_of_some(count: u8) -> bool {
    SOME.contains(&count)
}

/// Takes warriors of the seat out of the clearing; whether one is left there to fight.
pub fn take_warriors(state: &mut State, seat: Seat, clearing: Clearing, hits: u8) -> bool {
    let warriors = &mut state.warriors[seat.index()][clearing.index()];
    *warriors = warriors.saturating_sub(hits);
    *warriors > 0
}

/// Leaves out moves that differ from others only by numbers that hardly matter, and what nobody would do.
fn is_worth_a_try(weights: &Weights, state: &State, seat: Seat, action: Action, legal: &[Action]) -> bool {
    match action {
        Action::Turmoil { .. } => legal.iter().all(|other| matches!(other, Action::Turmoil { .. })),
        // a sample only seems to know what lies face down: guesses are reckoned apart
        Action::Expose { .. } => false,
        Action::March { from, count, .. }
        | Action::Move { from, count, .. }
        | Action::DecreeMove { from, count, .. }
        | Action::CrusadeMove { from, count, .. } => {
            // orders to the warriors of another come with one number
            let most = hirelings::acting_warriors(state, seat, from);
            count > most || is_telling(count, most)
        }
        _ => evaluator(weights, state, seat).is_worth_a_try(state, seat, action),
    }
}
