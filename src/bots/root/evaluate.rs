//! The value of a position to a seat: every player's standing in points to come, turned into a chance to win.

use super::aim::{Aim, Outlook};
use super::cards;
use super::factions::evaluator;
use super::hirelings;
use super::map_features::MapFeatures;
use super::weights::Weights;
use crate::games::root::State;
use crate::games::root::law::hooks;
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::terrain::PASS_POINTS;
use crate::games::root::law::turn::HAND_LIMIT;
use crate::games::root::law::victory::{DOMINANCE_CLEARINGS, WINNING_SCORE};
use crate::games::root::state::frame::Phase;
use crate::games::root::words::card::{Card, CardSet};
use crate::games::root::words::place::{Clearing, Suit};
use crate::kernel::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// The numbers by which positions of all factions are judged alike.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EvaluationWeights {
    /// Points that the leader makes in a round, for reckoning how long the game will last.
    pace: f64,
    /// The fewest and most rounds that are reckoned with.
    shortest: f64,
    longest: f64,
    /// The difference between standings that tells: at the end, and more for each round to come.
    blur: f64,
    blur_per_round: f64,
    /// Standing of an active dominance: alone, for each clearing of its kind that is ruled, for each warrior more there than
    /// the strongest other could bring.
    dominance_base: f64,
    dominance_per_clearing: f64,
    dominance_per_margin: f64,
    dominance_margin: f64,
    /// The share of hand, effects and the like that still counts then.
    dominance_assets: f64,
    /// The value of a win shared with a partner (9.2.8), against a win alone.
    shared_win: f64,
    /// The share of the rounds to come that the pass is held: evenly matched, for each warrior more, at least and at most.
    pass_held: f64,
    pass_held_per_margin: f64,
    pass_least_held: f64,
    pass_most_held: f64,
    /// The highest likelihood of a strike.
    pub most_likely: f64,
}

/// The weight of what is valued for a faction besides points scored.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PotentialWeight {
    /// The share that counts in one's own plans.
    pub own: f64,
    /// The share that counts in the plans of others.
    pub share: f64,
    /// What the faction is feared for besides: once, and for each round to come.
    pub constant: f64,
    pub per_round: f64,
}

/// The view on positions during one decision.
#[derive(Clone, Copy, Debug)]
pub struct EvalContext<'w> {
    pub weights: &'w Weights,
    pub seat: Seat,
    /// Rounds that the game will probably still last.
    pub horizon: f64,
    /// The cards that the seat holds for certain: what a sample draws later is worth an average card.
    pub held: CardSet,
    /// Looks only at its own board, and sees no danger.
    pub naive: bool,
    /// Keeps what the value of a position is made of, for a hint.
    pub explains: bool,
}

impl<'w> EvalContext<'w> {
    pub fn of(weights: &'w Weights, state: &State, seat: Seat) -> Self {
        let scores = state.seats().filter(|&seat| state.player(seat).scores());
        let most = scores.map(|seat| state.player(seat).score).max().unwrap_or(0);
        let left = f64::from(WINNING_SCORE.saturating_sub(most));
        let EvaluationWeights { pace, shortest, longest, .. } = weights.evaluation;
        let horizon = within(left / pace, shortest, longest);
        Self { weights, seat, horizon, held: held(weights, state, seat).canonical(), naive: false, explains: false }
    }

    pub fn naive(self) -> Self {
        Self { naive: true, ..self }
    }

    /// Returns nothing yet of a value of its own.
    pub fn outlook(&self) -> Outlook {
        Outlook::begun(self.explains)
    }
}

/// Returns the chance to win, roughly, between 0 and 1, with the standing that it follows from.
pub fn worth(state: &State, context: &EvalContext) -> Outlook {
    use crate::kernel::{Decision, Rules};
    let decision = state.asked().is_none().then(|| state.decision());
    let decided = match decision {
        Some(Decision::Over(outcome)) => Some(f64::from(u8::from(outcome.winners.contains(context.seat)))),
        _ => None,
    };
    let features = MapFeatures::of(context.weights, state);
    let mut own = standing(state, context.seat, &features, context);
    if context.naive {
        let sum = decided.unwrap_or(own.sum() / 100.0);
        return own.with_sum(sum);
    }
    let side = state.player(context.seat).coalition.map_or(context.seat, |(partner, _)| partner);
    let mut standings = [0.0; MAX_SEATS];
    let mut best = f64::MIN;
    for seat in state.seats() {
        let standing = if seat == context.seat { own.sum() } else { standing(state, seat, &features, context).sum() };
        standings[seat.index()] = standing;
        best = best.max(standing);
    }
    let EvaluationWeights { blur, blur_per_round, shared_win, .. } = context.weights.evaluation;
    let blur = blur + blur_per_round * context.horizon;
    let (mut sum, mut ours, mut theirs) = (0.0, 0.0, 0.0);
    for seat in state.seats().filter(|&seat| state.player(seat).coalition.is_none()) {
        let share = exp((standings[seat.index()] - best) / blur);
        sum += share;
        if seat == side {
            ours = share;
        } else {
            theirs += share * standings[seat.index()];
        }
    }
    let rivals = (sum - ours).max(f64::MIN_POSITIVE);
    own.note(Aim::Rivals, -theirs / rivals);
    let shared = if side == context.seat { 1.0 } else { shared_win };
    own.with_sum(decided.unwrap_or(shared * ours / sum))
}

/// Returns the number, or the bound that it is beyond. A file of weights may cross the bounds: then the lowest counts.
pub fn within(number: f64, lowest: f64, highest: f64) -> f64 {
    number.min(highest).max(lowest)
}

/// Returns e to the power of `x <= 0` from multiplications only, so that every machine gets the same.
pub fn exp(x: f64) -> f64 {
    let mut power = (1.0 + x / 1024.0).max(0.0);
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// Returns the points that a seat will have, with what they come of, and what its faction is feared for besides.
pub fn standing(state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook {
    let promised = promised(state, seat, features, context);
    if state.player(seat).dominance.is_some() {
        return promised;
    }
    let evaluator = evaluator(context.weights, state, seat);
    let weight = evaluator.potential_weight();
    let per_round = weight.per_round + evaluator.per_round_besides(state, seat);
    let sum = promised.sum() + weight.constant + per_round * context.horizon;
    promised.with_sum(sum)
}

/// Returns the points that a seat will have, with what they come of, as far as the position tells.
pub fn promised(state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> Outlook {
    let player = state.player(seat);
    let mut assets = context.outlook();
    assets.add(Aim::Cards, hand(state, seat, features, context));
    assets.add(Aim::Crafted, cards::effects(state, seat, features, context));
    assets.add(Aim::Pass, pass(state, seat, features, context.horizon));
    assets.add(Aim::Hirelings, hirelings::assets(state, seat, features, context.horizon));
    let mut standing = context.outlook();
    if let Some(suit) = player.dominance {
        standing.add(Aim::Dominance, dominance(state, seat, suit, features));
        return standing + assets * context.weights.evaluation.dominance_assets;
    }
    let evaluator = evaluator(context.weights, state, seat);
    let weight = evaluator.potential_weight();
    let share = if seat == context.seat { weight.own } else { weight.share };
    standing.add(Aim::Score, f64::from(player.score));
    standing + (assets + evaluator.potential(state, seat, features, context)) * share
}

/// Returns whether the seat has warriors to move and to rule by, not a pawn.
pub fn has_warriors(state: &State, seat: Seat) -> bool {
    state.party(seat).warriors() > 0
}

/// The hand, and the cards that come back to it in Evening.
fn held(weights: &Weights, state: &State, seat: Seat) -> CardSet {
    state.player(seat).hand | evaluator(weights, state, seat).returning(state, seat) | hirelings::returning(state, seat)
}

/// The points of the pass in the rounds to come (C.3.4), as far as it is held against those who can come there.
fn pass(state: &State, seat: Seat, features: &MapFeatures, horizon: f64) -> f64 {
    let Some(pass) = state.tower else { return 0.0 };
    if features.ruler[pass.index()] != Some(seat) {
        return 0.0;
    }
    // in the own turn the next point is as good as scored
    let due = f64::from(u8::from(state.turn == seat && !state.used.held_pass));
    let others = state.seats().filter(|&other| other != seat);
    let most = others.map(|other| features.threat[other.index()][pass.index()]).max().unwrap_or(0);
    let margin = f64::from(state.strength(seat, pass)) - f64::from(most);
    let EvaluationWeights { pass_held, pass_held_per_margin, pass_least_held, pass_most_held, .. } =
        features.weights.evaluation;
    let held = within(pass_held + pass_held_per_margin * margin, pass_least_held, pass_most_held);
    f64::from(PASS_POINTS) * (due + held * (horizon - due).max(0.0))
}

/// The hand; cards beyond the limit count for nothing. The draw of this turn is in it before it is taken.
fn hand(state: &State, seat: Seat, features: &MapFeatures, context: &EvalContext) -> f64 {
    let cards = held(context.weights, state, seat);
    let count = cards.len() as u8 + state.player(seat).hidden;
    let limit = f64::from(HAND_LIMIT);
    let drawn = if state.turn == seat && state.phase != Phase::Evening && state.phase != Phase::Setup {
        f64::from(hooks::evening_draw(state, seat))
    } else {
        0.0
    };
    if seat != context.seat {
        return context.weights.cards.average * (f64::from(count) + drawn).min(limit);
    }
    // copies of a kind are alike: as many as were held
    let known = cards.canonical() & context.held;
    let unknown = f64::from(count) - known.len() as f64 + drawn;
    let sum: f64 = known.iter().map(|card: Card| cards::worth(state, seat, card.kind(), features, context)).sum();
    let total = sum + context.weights.cards.average * unknown;
    let count = known.len() as f64 + unknown;
    if count > limit { total * limit / count } else { total }
}

/// Returns how near an active dominance is to winning (3.3.1.I, II).
fn dominance(state: &State, seat: Seat, suit: Suit, features: &MapFeatures) -> f64 {
    let EvaluationWeights { dominance_base, dominance_per_clearing, dominance_per_margin, dominance_margin, .. } =
        features.weights.evaluation;
    let margin = |clearing: Clearing| {
        let own = f64::from(state.strength(seat, clearing));
        let others = state.seats().filter(|&other| other != seat && has_warriors(state, other));
        let most = others.map(|other| features.threat[other.index()][clearing.index()]).max().unwrap_or(0);
        within(own - 0.5 * f64::from(most), -dominance_margin, dominance_margin)
    };
    let value = |clearing: Clearing| {
        let ruled = f64::from(u8::from(features.ruled[seat.index()].contains(clearing)));
        dominance_per_clearing * ruled + dominance_per_margin * margin(clearing)
    };
    let held = match suit {
        Suit::Bird => {
            let diagonals = state.board.corners().iter().filter_map(|one| Some((one, state.board.opposite(one)?)));
            diagonals.map(|(one, other)| 1.5 * (value(one) + value(other))).fold(f64::MIN, f64::max)
        }
        suit => {
            let mut values = [f64::MIN; crate::games::root::words::place::MAX_CLEARINGS];
            for (place, clearing) in values.iter_mut().zip(state.clearings_of(suit).iter()) {
                *place = value(clearing);
            }
            values.sort_unstable_by(|one, other| other.total_cmp(one));
            values[..DOMINANCE_CLEARINGS].iter().filter(|value| **value > f64::MIN).sum()
        }
    };
    dominance_base + held
}
