//! Rules of thumb: the camp that brings most for its cards, or the two cards that make a better one possible.

use super::aim::{Aim, Outlook};
use super::evaluate::{EvalContext, Weights};
use super::rank::rank;
use crate::bots::{Bot, BotDecision, Budget, View};
use crate::games::dewan::action::Action;
use crate::games::dewan::card::Kind;
use crate::games::dewan::ground::{Ground, Terrain};
use crate::games::dewan::hex::{Hex, HexSet, MAX_HEXES};
use crate::games::dewan::plan::{self, Way, Ways};
use crate::games::dewan::state::Tucked;
use crate::games::dewan::task::Task;
use crate::games::dewan::{State, camp, turn};
use crate::kernel::{Generator, Rules};

/// Most cards that a way may cost.
pub(super) const MOST_CARDS: usize = 6;

/// A player that weighs one camp ahead.
pub struct GreedyBot {
    weights: Weights,
    /// The percentage of turns in which it acts at random.
    whims: u32,
}

impl GreedyBot {
    pub const NORMAL: Self = Self {
        weights: Weights {
            story: 75,
            fire: 50,
            card: 75,
            gift: 40,
            camp: 150,
            fish: 60,
            half: 15,
            finish: 400,
            trail: 0,
            keep: 30,
            beyond: 50,
            new_story: 200,
            new_tuck: 80,
            patience: 60,
        },
        whims: 0,
    };

    pub const EASY: Self = Self {
        weights: Weights {
            story: 30,
            fire: 0,
            card: 40,
            gift: 0,
            camp: 150,
            fish: 0,
            half: 0,
            finish: 100,
            trail: -500,
            keep: 0,
            beyond: 0,
            new_story: 100,
            new_tuck: 50,
            patience: 250,
        },
        whims: 65,
    };
}

impl Bot<State> for GreedyBot {
    fn choose(&mut self, view: &View<'_, State>, rng: &mut Generator) -> Action {
        let legal = view.legal();
        let any = |rng: &mut Generator| legal[rng.below(legal.len() as u32) as usize];
        let seen = view.observe();
        let context = EvalContext { state: &seen, seat: view.seat(), weights: self.weights, explains: false };
        let wanted = match seen.pending() {
            Some(Task::Main) if rng.below(100) < self.whims => None,
            Some(Task::Main) => main(&context),
            Some(Task::Route { start, at }) => route(&context, start, at),
            Some(Task::Story { .. }) => story(&context, legal),
            Some(Task::Tuck) => Some(tuck(&context, legal)),
            Some(Task::Flood) => token(&context, legal, Ground::Land(Terrain::Water)),
            Some(Task::Erupt) => token(&context, legal, Ground::Lava),
            Some(Task::Fish { .. }) => fish(&context, legal),
            _ => None,
        };
        wanted.filter(|action| legal.contains(action)).unwrap_or_else(|| any(rng))
    }

    fn think(&mut self, view: &View<'_, State>, rng: &mut Generator, _: Budget) -> BotDecision<Action> {
        let action = self.choose(view, rng);
        let seen = view.observe();
        let context = EvalContext { state: &seen, seat: view.seat(), weights: self.weights, explains: true };
        let values = rank(&context, view.legal(), action);
        BotDecision { then: rest_of_route(&context, action, rng), values, ..BotDecision::plain(action) }
    }
}

/// The rest of a route that the action starts or continues, without the camp at its end: nothing in it is left to chance.
fn rest_of_route(context: &EvalContext<'_>, action: Action, rng: &mut Generator) -> Vec<Action> {
    let mut rest = Vec::new();
    if !matches!(action, Action::Camp { .. } | Action::To { .. }) {
        return rest;
    }
    let mut state = context.state.clone();
    state.step(action, rng, &mut ());
    while let Some(Task::Route { start, at }) = state.pending()
        && let Some(next @ Action::To { .. }) = route(&EvalContext { state: &state, ..*context }, start, at)
    {
        rest.push(next);
        state.step(next, rng, &mut ());
    }
    rest
}

/// Returns the gain of a camp on each space.
pub(super) fn gains(context: &EvalContext<'_>) -> [i32; MAX_HEXES] {
    let before = context.worth(context.state);
    let mut gains = [i32::MIN; MAX_HEXES];
    for hex in context.places().iter() {
        gains[hex.index()] = context.camp(hex, before.clone()).hundredths();
    }
    gains
}

/// Returns the value of a route beyond its cards.
pub(super) fn net(context: &EvalContext<'_>, way: &Way, gains: &[i32; MAX_HEXES]) -> i32 {
    gains[way.end.index()]
        .saturating_sub(context.weights.card * i32::from(way.cards))
        .saturating_sub(context.weights.gift * i32::from(way.gifts))
}

/// Evaluates what a route gains apart from its cards, by aim.
pub(super) fn outlook(context: &EvalContext<'_>, way: &Way) -> Outlook {
    let mut worth = context.camp(way.end, context.worth(context.state));
    worth.add(Aim::Cards, f64::from(-context.weights.card * i32::from(way.cards)));
    worth.add(Aim::Gifts, f64::from(-context.weights.gift * i32::from(way.gifts)));
    worth
}

/// The best of some ways, and what it brings beyond its cards.
fn best(context: &EvalContext<'_>, ways: &Ways, gains: &[i32; MAX_HEXES]) -> Option<(i32, Way)> {
    ways.iter().flatten().map(|way| (net(context, way, gains), *way)).max_by_key(|(net, way)| (*net, way.end))
}

/// Ways whose second camp is looked at.
const LOOKED_AT: usize = 6;

/// Returns the best of some ways for the camp after it as well, and what it alone brings.
pub(super) fn best_for_two(context: &EvalContext<'_>, ways: &Ways, gains: &[i32; MAX_HEXES]) -> Option<(i32, Way)> {
    if context.weights.beyond == 0 {
        return best(context, ways, gains);
    }
    let mut nets = [(i32::MIN, None); LOOKED_AT];
    for way in ways.iter().flatten() {
        let mut next = (net(context, way, gains), Some(*way));
        for place in &mut nets {
            if next.0 > place.0 {
                std::mem::swap(place, &mut next);
            }
        }
    }
    let looked_at = nets.into_iter().filter_map(|(net, way)| Some((net, way?)));
    looked_at.max_by_key(|&(net, way)| (net + beyond(context, &way) * context.weights.beyond / 100, way.end))
}

/// Returns the value of the best camp after a route, with the cards that are left.
fn beyond(context: &EvalContext<'_>, way: &Way) -> i32 {
    let mut after = context.state.clone();
    let prices = way.prices(context.state, false);
    let mut left = prices.as_slice();
    while !left.is_empty() {
        let player = &mut after.players[context.seat.index()];
        let Some(kind) = plan::first_card(context.state, player.hand, left, |kind| context.card(kind)) else {
            return 0;
        };
        context.state.board.pack.take(&mut player.hand, kind);
        left = &left[1..];
    }
    let player = &mut after.players[context.seat.index()];
    player.camps.insert(way.end);
    player.berries += u8::from(after.land.take_berry(way.end));
    let context = EvalContext { state: &after, ..*context };
    let hand = after.player(context.seat).hand;
    best(&context, &plan::ways(&after, context.seat, hand, MOST_CARDS - 2, None), &gains(&context))
        .map_or(0, |(net, _)| net.max(0))
}

fn main(context: &EvalContext<'_>) -> Option<Action> {
    let state = context.state;
    let hand = state.player(context.seat).hand;
    let gains = gains(context);
    let now = best_for_two(context, &plan::ways(state, context.seat, hand, MOST_CARDS, None), &gains);
    let pairs = turn::pairs(state).map(|(first, second)| {
        let (way, cards) = after_taking(context, &gains, first, second);
        let later = way.map_or(0, |(net, _)| net);
        (later, cards, Action::Take { first, second })
    });
    let pair = pairs.max_by_key(|(later, cards, action)| (later + cards, *action));
    match (now, pair) {
        (Some((net, way)), Some((later, _, take))) => {
            // a large hand is worth only what can still be done with it
            let burden = 20 * i32::from(state.player(context.seat).hand_count().saturating_sub(6));
            if net + burden > 0 && net + burden + context.weights.patience >= later {
                set_out(context, &way)
            } else {
                Some(take)
            }
        }
        (Some((_, way)), None) => set_out(context, &way),
        (None, pair) => pair.map(|(_, _, take)| take),
    }
}

/// Returns the best route with two more cards from the row, where one brings something, and the value of these cards.
pub(super) fn after_taking(
    context: &EvalContext<'_>,
    gains: &[i32; MAX_HEXES],
    first: u8,
    second: u8,
) -> (Option<(i32, Way)>, i32) {
    let state = context.state;
    let taken = |place: u8| state.row[usize::from(place) - 1];
    let mut more = state.player(context.seat).hand;
    let mut cards = 0;
    for kind in [taken(first), taken(second)].into_iter().flatten() {
        state.board.pack.put(&mut more, kind);
        cards += context.card(kind);
    }
    let ways = plan::ways(state, context.seat, more, MOST_CARDS, None);
    (best(context, &ways, gains).filter(|(net, _)| *net > 0), cards)
}

/// Returns the first card of a way.
pub(super) fn set_out(context: &EvalContext<'_>, way: &Way) -> Option<Action> {
    let prices = way.prices(context.state, false);
    let hand = context.state.player(context.seat).hand;
    let card = plan::first_card(context.state, hand, prices.as_slice(), |kind| context.card(kind))?;
    Some(Action::Camp { start: way.start, card })
}

/// Continues a route that was started.
fn route(context: &EvalContext<'_>, start: Hex, at: Hex) -> Option<Action> {
    let hand = context.state.player(context.seat).hand;
    let ways = plan::ways(context.state, context.seat, hand, plan::MOST_CARDS, Some((start, at)));
    let (_, way) = best(context, &ways, &gains(context))?;
    go_on(context, &way, at)
}

/// Returns the next step of a way that has come this far.
pub(super) fn go_on(context: &EvalContext<'_>, way: &Way, at: Hex) -> Option<Action> {
    let state = context.state;
    let hand = state.player(context.seat).hand;
    match way.steps.as_slice().first() {
        Some(&hex) => {
            let prices = way.prices(state, true);
            let card = plan::first_card(state, hand, prices.as_slice(), |kind| context.card(kind))?;
            Some(Action::To { hex, card })
        }
        None if state.land.is_water(at) => Some(Action::SettleAt { hex: way.end }),
        None => Some(Action::Settle),
    }
}

fn story(context: &EvalContext<'_>, legal: &[Action]) -> Option<Action> {
    let worth = |action: &Action| match *action {
        Action::Story { story } => context.new_story(story),
        _ => 0,
    };
    legal.iter().copied().max_by_key(worth)
}

/// Returns what a card under the board adds beyond its value in the hand.
pub(super) fn tuck_worth(context: &EvalContext<'_>, card: Kind, half: Terrain) -> Option<Outlook> {
    let camp::Effect::Tuck(slot) = camp::effect(context.state.player(context.seat).placed()) else { return None };
    let mut after = context.state.clone();
    if let Some(place) = after.players[context.seat.index()].tucked.get_mut(slot) {
        *place = Some(Tucked { kind: card, half });
    }
    let mut gain = context.worth(&after) - context.worth(context.state);
    gain.add(Aim::Cards, f64::from(-(context.card(card) / 2)));
    Some(gain)
}

fn tuck(context: &EvalContext<'_>, legal: &[Action]) -> Action {
    let tucks = legal.iter().filter_map(|&action| match action {
        Action::Tuck { card, half } => Some((tuck_worth(context, card, half)?.hundredths(), action)),
        _ => None,
    });
    tucks.max().filter(|(worth, _)| *worth > 0).map_or(Action::Pass, |(_, action)| action)
}

/// Returns how much more a token on a space hurts the others than this seat.
pub(super) fn harm(context: &EvalContext<'_>, ground: Ground, hex: Hex) -> Outlook {
    let mut after = context.state.clone();
    let State { land, board, .. } = &mut after;
    land.cover(board, hex, ground, &mut |parts: HexSet| parts.first().unwrap_or(hex));
    let own = context.worth(&after);
    let others = after.seats().filter(|&seat| !after.team(context.seat).contains(seat));
    let theirs: f64 = others.map(|seat| EvalContext { seat, ..*context }.worth(&after).sum()).sum();
    let mut harm = own * (context.state.seat_count() - 1) as f64;
    harm.add(Aim::Rivals, -theirs);
    harm
}

/// Returns where a token hurts the others most and this seat least.
fn token(context: &EvalContext<'_>, legal: &[Action], ground: Ground) -> Option<Action> {
    legal.iter().copied().max_by_key(|action| match *action {
        Action::Flood { hex } | Action::Erupt { hex } => harm(context, ground, hex).hundredths(),
        _ => i32::MIN,
    })
}

fn fish(context: &EvalContext<'_>, legal: &[Action]) -> Option<Action> {
    let worth = |action: &Action| match *action {
        Action::Fish { card } => Some(context.card(card)),
        _ => None,
    };
    legal.iter().copied().filter(|action| worth(action).is_some()).min_by_key(worth)
}
