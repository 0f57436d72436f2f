//! The search for the actions of one turn: those of the rules that change what its line says.

use super::cards::Naming;
use super::effects::{self, Effect, HARD};
use super::letters::{self, Profile};
use super::line::Line;
use super::log::Turn;
use super::moments::{Played, moments};
use super::names;
use super::needs::{MOST_MISSED, Needs};
use super::outcomes::{Chooser, Outcome};
use super::pieces::{Kind, Pieces};
use super::token::{Place, Token};
use super::tracker::Tracker;
use crate::games::root::prelude::*;
use crate::games::root::words::card::Class;
use crate::games::root::words::party::Party;
use crate::kernel::{ForcedRoll, Roll, Rules, Viewer};
use std::cell::Cell;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Actions behind the first that is still open which may happen before it.
const WINDOW: usize = 14;

/// The cost of each action that is done before one that stands before it.
const LEAP: u32 = 10;

/// The cost of a plot that turns out to be another.
const WRONG_PLOT: u32 = 30;

/// Ways that are tried for one line, and for all of the setup.
const BUDGET: usize = 8_000;

/// The greed of a search that has no time for all ways.
const HURRY: u32 = 3;

/// The most steps that lead to the end of a turn when nothing else is found.
const LAST_STEPS: usize = 120;

/// Names all cards: what is compared with a log has no secrets.
const OPEN: Naming = Naming { profile: Profile::Spec, viewer: Viewer::All };

/// An action that was taken, with its results of chance.
#[derive(Clone, Debug)]
pub struct Step {
    pub action: Action,
    pub rolls: Vec<Roll>,
}

/// A change that the line says, and which of its actions says so.
struct Want {
    effect: Effect,
    token: usize,
    /// Whether nothing can be lost there, whatever the rules do: nobody looks for it.
    is_idle: bool,
}

/// The changes that have been made of those that are wanted.
type Met = [u64; 4];

/// The most changes of a line that are looked for.
const MOST_WANTS: usize = 256;

/// Where a turn begins: the state, what is tracked, and what has happened in it already.
#[derive(Clone)]
pub struct Begun {
    pub state: State,
    pub tracker: Tracker,
    pub early: Vec<Effect>,
}

/// A turn as it was followed.
pub struct Followed {
    pub steps: Vec<Step>,
    /// The beginning of the next one.
    pub next: Begun,
    /// The state in which the turn ended, before the next one began.
    pub end: State,
    /// The actions of the line that were not followed, by their place.
    pub missing: Vec<usize>,
    /// What the rules changed beside them.
    pub added: Vec<Effect>,
    /// The first action of the line that is more than is looked for.
    pub cut: Option<usize>,
    /// What that costs.
    cost: u32,
    /// Whether no other way costs less.
    is_cheapest: bool,
}

/// A moment of the search.
struct Node {
    parent: Option<usize>,
    step: Option<Step>,
    /// Taken when the node is looked at.
    here: Option<(State, Tracker)>,
    met: Met,
    cost: u32,
    dice: Option<(u8, u8)>,
    added: Vec<Effect>,
    /// Set if the turn is over.
    next: Option<(State, Begun)>,
}

/// Follows a line from where it begins to the next turn, or to the end of the game: by the cheapest way, or where there are too
/// many ways by the better of two that were found in a hurry. `ways` is what may still be tried for the whole log.
pub fn follow(line: &Turn, turn: usize, needs: &Needs, begun: &Begun, ways: &Cell<usize>) -> Option<Followed> {
    let first = Search::new(line, turn, needs, ways, 0).follow(begun);
    if first.as_ref().is_some_and(|first| first.is_cheapest) {
        return first;
    }
    let second = Search::new(line, turn, needs, ways, HURRY).follow(begun);
    [first, second].into_iter().flatten().min_by_key(|followed| followed.cost)
}

/// The search for one line.
struct Search<'a> {
    needs: &'a Needs,
    turn: usize,
    line: &'a Turn,
    wants: Vec<Want>,
    cut: Option<usize>,
    /// Ways that may still be tried for this line, and for all of the log.
    budget: usize,
    ways: &'a Cell<usize>,
    /// How much is thought of what has still to be found, in eighths of its cost: nothing finds the cheapest way.
    greed: u32,
    nodes: Vec<Node>,
    open: BinaryHeap<(Reverse<u32>, Reverse<u32>, usize)>,
    known: BTreeSet<u64>,
}

impl<'a> Search<'a> {
    fn new(line: &'a Turn, turn: usize, needs: &'a Needs, ways: &'a Cell<usize>, greed: u32) -> Self {
        let (mut wants, mut cut) = (Vec::new(), None);
        for (token, said) in line.said.iter().enumerate() {
            let effects = effects::of(&said.token, line.who).into_iter();
            wants.extend(effects.map(|effect| Want { effect, token, is_idle: false }));
            if wants.len() > MOST_WANTS {
                cut = Some(token);
                break;
            }
        }
        wants.truncate(MOST_WANTS);
        Self {
            needs,
            turn,
            line,
            wants,
            cut,
            budget: BUDGET.min(ways.get()),
            ways,
            greed,
            nodes: Vec::new(),
            open: BinaryHeap::new(),
            known: BTreeSet::new(),
        }
    }

    /// Follows the line from where it begins to the next turn, or to the end of the game.
    fn follow(mut self, begun: &Begun) -> Option<Followed> {
        let mut first = Node {
            parent: None,
            step: None,
            here: Some((begun.state.clone(), begun.tracker.clone())),
            met: [0; 4],
            cost: 0,
            dice: None,
            added: Vec::new(),
            next: None,
        };
        self.rule_out(&begun.tracker.pieces);
        self.meet(&mut first, &begun.early);
        if begun.state.over.is_some() {
            let is_done = self.wants.iter().all(|want| want.effect.weight().missing == 0 || is_idle(&want.effect));
            let (next, end) = (begun.clone(), begun.state.clone());
            return is_done.then_some(Followed {
                steps: Vec::new(),
                next,
                end,
                missing: Vec::new(),
                added: Vec::new(),
                cut: self.cut,
                cost: 0,
                is_cheapest: true,
            });
        }
        self.push(first);
        while let Some((.., at)) = self.open.pop() {
            if self.nodes[at].next.is_some() {
                return self.found(at, self.greed == 0);
            }
            if self.budget == 0 {
                break;
            }
            self.expand(at);
        }
        self.run_out()
    }

    /// Finds the losses of pieces that are not there and that nothing in the line brings there.
    fn rule_out(&mut self, pieces: &Pieces) {
        let mut there: BTreeMap<(Kind, Place), u32> = BTreeMap::new();
        for (key, count) in &pieces.counts {
            *there.entry(*key).or_default() += u32::from(*count);
        }
        for want in &self.wants {
            if let Effect::Gain(kind, place) = want.effect {
                *there.entry((kind, place)).or_default() += 1;
            }
        }
        for want in &mut self.wants {
            if let Effect::Loss(kind, place @ Place::Clearing(_)) = want.effect {
                let left = there.entry((kind, place)).or_default();
                // wood may grow before it is spent
                want.is_idle = *left == 0 && kind.1 != letters::PLOT && kind.0 != Party::Faction(Faction::Marquise);
                *left = left.saturating_sub(1);
            }
        }
    }

    /// Puts a node among those that are still to be looked at.
    fn push(&mut self, node: Node) {
        let missing = self.missing(&node.met);
        let left = self.wants.len() as u32 - node.met.iter().map(|met| met.count_ones()).sum::<u32>();
        let (cost, ahead) = match node.next {
            Some(_) => (node.cost + missing, 0),
            None => (node.cost + left + missing * self.greed / 8, missing),
        };
        let mut hasher = DefaultHasher::new();
        if let Some((state, _)) = &node.here {
            (state, node.met).hash(&mut hasher);
            if !self.known.insert(hasher.finish()) {
                return;
            }
        }
        self.nodes.push(node);
        self.open.push((Reverse(cost), Reverse(ahead), self.nodes.len() - 1));
    }

    /// What it would cost if nothing more of the line happened.
    fn missing(&self, met: &Met) -> u32 {
        let open = self.wants.iter().enumerate().filter(|(at, want)| !is_met(met, *at) && !want.is_idle);
        open.map(|(_, want)| want.effect.weight().missing).sum()
    }

    fn expand(&mut self, at: usize) {
        let Some((state, tracker)) = self.nodes[at].here.take() else { return };
        let mut legal = Vec::new();
        state.legal(&mut legal);
        for &action in &legal {
            let is_bare = legal.len() == 1 || State::parts(action).len() == 1;
            let chooser = self.chooser(&self.nodes[at]);
            for outcome in chooser.take(&state, action) {
                self.budget = self.budget.saturating_sub(1);
                self.ways.set(self.ways.get().saturating_sub(1));
                let node = self.child(at, (&state, &tracker), action, outcome);
                let allowed = is_bare || !node.added.iter().skip(self.nodes[at].added.len()).any(is_hard);
                if allowed {
                    self.push(node);
                }
            }
        }
        self.nodes[at].here = Some((state, tracker));
    }

    /// What is known of the results of chance at a moment.
    fn chooser(&self, node: &Node) -> Chooser<'a> {
        let open = self.wants.iter().enumerate().filter(|(at, _)| !is_met(&node.met, *at));
        let draws = open.filter_map(|(_, want)| match &want.effect {
            Effect::Card { suit, name, from: None, to: Some(to) } => Some((Some(*to), *suit, name.clone())),
            Effect::Card { suit, name, from: Some(Place::Hand(_)), to }
                if matches!(to, None | Some(Place::Hand(_))) =>
            {
                Some((*to, *suit, name.clone()))
            }
            _ => None,
        });
        Chooser { needs: self.needs, turn: self.turn, dice: node.dice, markers: &[], draws: draws.collect() }
    }

    /// The moment after an action.
    fn child(&self, at: usize, before: (&State, &Tracker), action: Action, outcome: Outcome) -> Node {
        let parent = &self.nodes[at];
        let mut node = Node {
            parent: Some(at),
            step: Some(Step { action, rolls: outcome.rolls.clone() }),
            here: None,
            met: parent.met,
            cost: parent.cost,
            dice: parent.dice,
            added: parent.added.clone(),
            next: None,
        };
        if let Action::Plot { clearing, plot } = action
            && !self.needs.may_be(self.turn, clearing, letters::piece(plot.piece()))
        {
            node.cost += WRONG_PLOT;
        }
        let after = advance(before, action, outcome);
        self.meet(&mut node, &after.effects);
        match after.next {
            Some(next) => node.next = Some(next),
            None => node.here = Some((after.state, after.tracker)),
        }
        node
    }

    /// Finds the changes among those that are wanted; what is not costs something.
    fn meet(&self, node: &mut Node, made: &[Effect]) {
        for effect in made {
            // what is shown may never be, and the rest goes on without it
            let is_open = |(at, want): &(usize, &Want)| {
                !is_met(&node.met, *at) && !want.is_idle && !matches!(want.effect, Effect::Shown { .. })
            };
            let first = self.wants.iter().enumerate().find(is_open);
            let first = first.map_or(0, |(_, want)| want.token);
            let fits = |(at, want): &(usize, &Want)| {
                !is_met(&node.met, *at) && want.token <= first + WINDOW && want.effect.is_met_by(effect)
            };
            let Some((at, want)) = self.wants.iter().enumerate().find(fits) else {
                node.cost += effect.weight().added;
                node.added.push(effect.clone());
                continue;
            };
            let passed = self.wants[..at].iter().enumerate();
            let leaps = passed.filter(|(at, other)| {
                !is_met(&node.met, *at) && !other.is_idle && other.token < want.token && is_hard(&other.effect)
            });
            node.cost += LEAP * leaps.count().min(6) as u32;
            node.cost += self.regret(&want.effect, effect);
            node.met[at / 64] |= 1 << (at % 64);
            if let Effect::Battle { .. } = effect
                && let Some(Token::Battle(battle)) = self.line.said.get(want.token).map(|said| &said.token)
            {
                node.dice = battle.dice;
            }
        }
    }

    /// What it costs to give away a card that will be missed, or one that will not be of use where it goes, where the log does
    /// not say which it was.
    fn regret(&self, said: &Effect, made: &Effect) -> u32 {
        let (Effect::Card { name, .. }, Effect::Card { suit, name: own, from: Some(from), to }) = (said, made) else {
            return 0;
        };
        let kind = CardKind::ALL.into_iter().find(|kind| names::is_card(*kind, *suit, own));
        let Some(kind) = kind.filter(|_| name.is_empty()) else { return 0 };
        let useless = |to: Place| MOST_MISSED - self.needs.misses(to, self.turn, kind).min(MOST_MISSED);
        5 * self.needs.misses(*from, self.turn + 1, kind) + 2 * to.map_or(0, useless)
    }

    fn found(&mut self, at: usize, is_cheapest: bool) -> Option<Followed> {
        let cost = self.nodes[at].cost + self.missing(&self.nodes[at].met);
        let node = &mut self.nodes[at];
        let (end, next) = node.next.take()?;
        let (met, added) = (node.met, std::mem::take(&mut node.added));
        let mut steps = Vec::new();
        let mut here = Some(at);
        while let Some(at) = here {
            steps.extend(self.nodes[at].step.take());
            here = self.nodes[at].parent;
        }
        steps.reverse();
        let open = self.wants.iter().enumerate().filter(|(at, want)| {
            let weighs = want.effect.weight().missing > 0;
            !is_met(&met, *at) && weighs && !holds(&next.state, &want.effect)
        });
        let mut missing: Vec<usize> = open.map(|(_, want)| want.token).collect();
        missing.dedup();
        Some(Followed { steps, next, end, missing, added, cut: self.cut, cost, is_cheapest })
    }

    /// Ends the turn from the moment that had most of the line behind it, with as little as possible that it does not say.
    fn run_out(mut self) -> Option<Followed> {
        let ended = (0..self.nodes.len()).filter(|at| self.nodes[*at].next.is_some());
        let ended = ended.min_by_key(|at| self.nodes[*at].cost + self.missing(&self.nodes[*at].met));
        let going = (0..self.nodes.len()).filter(|at| self.nodes[*at].here.is_some());
        let mut at = going.min_by_key(|at| self.nodes[*at].cost + self.missing(&self.nodes[*at].met))?;
        let worth = |search: &Self, at: usize| search.nodes[at].cost + search.missing(&search.nodes[at].met);
        if let Some(ended) = ended.filter(|ended| worth(&self, *ended) <= worth(&self, at) + HARD) {
            return self.found(ended, false);
        }
        for _ in 0..LAST_STEPS {
            let (state, tracker) = self.nodes[at].here.take()?;
            let mut legal = Vec::new();
            state.legal(&mut legal);
            let chooser = self.chooser(&self.nodes[at]);
            let mut best: Option<Node> = None;
            for &action in &legal {
                for outcome in chooser.take(&state, action).into_iter().take(1) {
                    self.ways.set(self.ways.get().saturating_sub(1));
                    let node = self.child(at, (&state, &tracker), action, outcome);
                    // passing leads to the end
                    let cost = |node: &Node| {
                        let bare = node.step.as_ref().is_none_or(|step| State::parts(step.action).len() > 1);
                        (node.cost + self.missing(&node.met), bare)
                    };
                    if best.as_ref().is_none_or(|best| cost(&node) < cost(best)) {
                        best = Some(node);
                    }
                }
            }
            self.nodes.push(best?);
            at = self.nodes.len() - 1;
            if self.nodes[at].next.is_some() {
                return self.found(at, false);
            }
        }
        None
    }
}

fn is_met(met: &Met, at: usize) -> bool {
    met[at / 64] >> (at % 64) & 1 == 1
}

/// Whether a change is one that a game which is over needs no more.
fn is_idle(effect: &Effect) -> bool {
    matches!(effect, Effect::Card { .. } | Effect::Point(..) | Effect::Marker(_))
}

fn is_hard(effect: &Effect) -> bool {
    effect.weight().added >= HARD
}

/// Whether a state says already what a log notes again.
fn holds(state: &State, effect: &Effect) -> bool {
    use crate::games::root::state::faction::FactionState;
    state.seats().any(|seat| match (&state.player(seat).kit, effect) {
        (FactionState::Riverfolk(kit), Effect::Price(service, price)) => kit.prices[service.index()] == *price,
        (FactionState::Lizards(kit), Effect::Outcast(suit, hated)) => (kit.outcast, kit.hated) == (Some(*suit), *hated),
        (FactionState::Vagabond(kit), Effect::Relation(who, other, level)) => {
            let other = state.seat_of(*other);
            state.plays(seat, *who) && other.is_some_and(|other| kit.relation(other) == *level)
        }
        _ => false,
    })
}

/// What comes of an action.
pub struct Advanced {
    pub state: State,
    pub tracker: Tracker,
    pub effects: Vec<Effect>,
    /// The state in which a turn ended, and how the next one begins.
    pub next: Option<(State, Begun)>,
}

/// Takes an action in a way in which it can come out; the end of a turn parts what belongs to it from what begins the next.
pub fn advance(before: (&State, &Tracker), action: Action, outcome: Outcome) -> Advanced {
    let (state, tracker) = before;
    let mut tracker = tracker.clone();
    let turns = |event: &Event| event.what == EventKind::TurnBegins;
    if !outcome.events.iter().any(turns) {
        let effects = changes(&mut tracker, state, &outcome.state, &outcome.events);
        let is_over = outcome.state.over.is_some();
        let next = is_over.then(|| {
            let begun = Begun { state: outcome.state.clone(), tracker: tracker.clone(), early: Vec::new() };
            (outcome.state.clone(), begun)
        });
        return Advanced { state: outcome.state, tracker, effects, next };
    }
    let rolls = outcome.rolls.iter().copied().map(ForcedRoll::from).collect();
    let mut effects = Vec::new();
    let (mut last, mut end, mut early) = (state.clone(), None, Vec::new());
    for (after, events) in moments(state, &Played { action, rolls, note: String::new() }) {
        if events.iter().any(turns) && end.is_none() {
            end = Some(last.clone());
            tracker.begin_turn();
        }
        let made = changes(&mut tracker, &last, &after, &events);
        if end.is_some() {
            early.extend(made)
        } else {
            effects.extend(made)
        }
        last = after;
    }
    let end = end.unwrap_or_else(|| last.clone());
    // what was discarded at the end of a turn is told of when the next has begun
    let hand = state.player(state.turn).faction.map(Place::Hand);
    let is_late = |effect: &Effect| matches!(effect, Effect::Card { from, to: None, .. } if *from == hand);
    let (late, early): (Vec<Effect>, Vec<Effect>) = early.into_iter().partition(is_late);
    effects.extend(late);
    let begun = Begun { state: last.clone(), tracker: tracker.clone(), early };
    Advanced { state: last, tracker, effects, next: Some((end, begun)) }
}

/// Finds the changes between two moments.
pub fn changes(tracker: &mut Tracker, before: &State, after: &State, events: &[Event]) -> Vec<Effect> {
    let current = after.player(after.turn).faction.unwrap_or(Faction::Marquise);
    let mut line = Line::new(current);
    tracker.write(before, after, events, OPEN, &mut line);
    let mut effects: Vec<Effect> = line.tokens.iter().flat_map(|token| effects::of(token, current)).collect();
    let is_ambush = |event: &&Event| matches!(event.what, EventKind::Ambushed | EventKind::Foiled);
    if events.iter().any(|event| is_ambush(&event)) {
        let played = events.iter().filter(|event| event.what == EventKind::Discarded);
        let card = |event: &Event| {
            event.details.iter().flatten().find_map(|detail| match detail {
                Detail::Card(card) if card.class() == Class::Ambush => Some(card.suit()),
                _ => None,
            })
        };
        effects.retain(|effect| !matches!(effect, Effect::Ambush(_)));
        effects.extend(played.filter_map(card).map(Effect::Ambush));
    }
    effects
}
