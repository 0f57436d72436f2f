//! The values that the rules of thumb give the other actions: hints tell by them how far each is behind.

use super::evaluate::EvalContext;
use super::greedy::{MOST_CARDS, after_taking, best_for_two, gains, go_on, harm, net, set_out, tuck_worth};
use crate::games::dewan::action::Action;
use crate::games::dewan::ground::{Ground, Terrain};
use crate::games::dewan::hex::Hex;
use crate::games::dewan::plan::{self, Way};
use crate::games::dewan::task::Task;

/// By how much an action is behind at least that the rules pass over for a reason that is no number.
const PASSED_OVER: i32 = 50;

/// The actions that are thought of, with what they are worth beside each other.
pub fn rank(context: &EvalContext<'_>, legal: &[Action], chosen: Action) -> Vec<(Action, f64)> {
    let worth = |action: Action| match action {
        Action::Story { story } => Some(context.new_story(story)),
        Action::Tuck { card, half } => tuck_worth(context, card, half),
        Action::Flood { hex } => Some(harm(context, Ground::Land(Terrain::Water), hex)),
        Action::Erupt { hex } => Some(harm(context, Ground::Lava, hex)),
        Action::Fish { card } => Some(-context.card(card)),
        Action::Pass => Some(0),
        _ => None,
    };
    let mut values: Vec<(Action, i32)> = match context.state.pending() {
        Some(Task::Main) => main(context, legal, matches!(chosen, Action::Take { .. })),
        Some(Task::Route { start, at }) => route(context, start, at),
        _ => legal.iter().filter_map(|&action| Some((action, worth(action)?))).collect(),
    };
    values.retain(|(action, _)| legal.contains(action));
    // nothing that was not chosen is told to be better
    let Some(&(_, best)) = values.iter().find(|(action, _)| *action == chosen) else { return Vec::new() };
    let capped = values.into_iter().map(|(action, value)| match action == chosen {
        true => (action, best),
        false => (action, if value > best { best - PASSED_OVER } else { value }),
    });
    capped.map(|(action, value)| (action, f64::from(value))).collect()
}

/// The next steps of a route by what the best way that continues so brings.
fn route(context: &EvalContext<'_>, start: Hex, at: Hex) -> Vec<(Action, i32)> {
    let (state, gains) = (context.state, gains(context));
    let hand = state.player(context.seat).hand;
    let mut values: Vec<(Action, i32)> = Vec::new();
    for way in plan::ways(state, context.seat, hand, plan::MOST_CARDS, Some((start, at))).iter().flatten() {
        note(&mut values, go_on(context, way, at), net(context, way, &gains));
    }
    values
}

/// Keeps the best value of each action.
fn note(values: &mut Vec<(Action, i32)>, action: Option<Action>, value: i32) {
    let Some(action) = action else { return };
    match values.iter_mut().find(|(known, _)| *known == action) {
        Some((_, known)) => *known = value.max(*known),
        None => values.push((action, value)),
    }
}

/// Camps by what the best way that begins so brings, and cards by what they make possible; among pairs of cards, if it
/// `takes` one, they count as well.
fn main(context: &EvalContext<'_>, legal: &[Action], takes: bool) -> Vec<(Action, i32)> {
    let state = context.state;
    let hand = state.player(context.seat).hand;
    let gains = gains(context);
    let ways = plan::ways(state, context.seat, hand, MOST_CARDS, None);
    let mut values: Vec<(Action, i32)> = Vec::new();
    let ready = |way: &Way| net(context, way, &gains) + context.weights.patience;
    for way in ways.iter().flatten() {
        note(&mut values, set_out(context, way), ready(way));
    }
    if let Some((_, way)) = best_for_two(context, &ways, &gains) {
        note(&mut values, set_out(context, &way), ready(&way));
    }
    for &action in legal {
        if let Action::Take { first, second } = action {
            let (later, cards) = after_taking(context, &gains, first, second);
            note(&mut values, Some(action), if takes { later + cards } else { later });
        }
    }
    values
}
