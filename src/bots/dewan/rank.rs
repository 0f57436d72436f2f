//! The values that the rules of thumb give the other actions: hints tell by them how far each is behind, and why.

use super::aim::{Aim, Outlook};
use super::evaluate::EvalContext;
use super::greedy::{MOST_CARDS, after_taking, best_for_two, gains, go_on, harm, net, outlook, set_out, tuck_worth};
use crate::bots::Weighed;
use crate::games::dewan::action::Action;
use crate::games::dewan::ground::{Ground, Terrain};
use crate::games::dewan::hex::Hex;
use crate::games::dewan::plan::{self, Way};
use crate::games::dewan::task::Task;

/// By how much an action is behind at least that the rules pass over for a reason that is no number.
const PASSED_OVER: i32 = 50;

/// Hundredths in a point.
const POINT: f64 = 100.0;

/// An action with its value, and what that comes of.
struct Ranked {
    action: Action,
    value: i32,
    outlook: Outlook,
}

impl Ranked {
    fn of(action: Action, outlook: Outlook) -> Self {
        Self { action, value: outlook.hundredths(), outlook }
    }
}

/// Returns the actions that are thought of, with what they are worth beside each other.
pub fn rank(context: &EvalContext<'_>, legal: &[Action], chosen: Action) -> Vec<Weighed<Action>> {
    let mut values = match context.state.pending() {
        Some(Task::Main) => main(context, legal, matches!(chosen, Action::Take { .. })),
        Some(Task::Route { start, at }) => route(context, start, at),
        _ => legal.iter().filter_map(|&action| Some(Ranked::of(action, alone(context, action)?))).collect(),
    };
    values.retain(|ranked| legal.contains(&ranked.action));
    // nothing that was not chosen is told to be better
    let Some(best) = values.iter().find(|ranked| ranked.action == chosen).map(|ranked| ranked.value) else {
        return Vec::new();
    };
    let weighed = values.into_iter().map(|Ranked { action, value, outlook }| {
        let value = if value > best { best - PASSED_OVER } else { value };
        Weighed { action, value: f64::from(value) / POINT, terms: (outlook * (1.0 / POINT)).terms() }
    });
    weighed.collect()
}

/// Evaluates an action that is not part of a route.
fn alone(context: &EvalContext<'_>, action: Action) -> Option<Outlook> {
    let one = |aim: Aim, hundredths: i32| {
        let mut outlook = Outlook::begun(true);
        outlook.add(aim, f64::from(hundredths));
        outlook
    };
    match action {
        Action::Story { story } => Some(one(Aim::Stories, context.new_story(story))),
        Action::Tuck { card, half } => tuck_worth(context, card, half),
        Action::Flood { hex } => Some(harm(context, Ground::Land(Terrain::Water), hex)),
        Action::Erupt { hex } => Some(harm(context, Ground::Lava, hex)),
        Action::Fish { card } => Some(one(Aim::Cards, -context.card(card))),
        Action::Pass => Some(Outlook::NOTHING),
        _ => None,
    }
}

/// The next steps of a route by what the best way that continues so brings.
fn route(context: &EvalContext<'_>, start: Hex, at: Hex) -> Vec<Ranked> {
    let (state, gains) = (context.state, gains(context));
    let hand = state.player(context.seat).hand;
    let mut values = Vec::new();
    for way in plan::ways(state, context.seat, hand, plan::MOST_CARDS, Some((start, at))).iter().flatten() {
        note(&mut values, go_on(context, way, at), net(context, way, &gains), || outlook(context, way));
    }
    values
}

/// Keeps the best value of each action.
fn note(values: &mut Vec<Ranked>, action: Option<Action>, value: i32, outlook: impl Fn() -> Outlook) {
    let Some(action) = action else { return };
    match values.iter_mut().find(|known| known.action == action) {
        Some(known) if known.value >= value => {}
        Some(known) => *known = Ranked { action, value, outlook: outlook() },
        None => values.push(Ranked { action, value, outlook: outlook() }),
    }
}

/// Camps by what the best way that begins so brings, and cards by what they make possible; among pairs of cards, if it
/// `takes` one, they count as well.
fn main(context: &EvalContext<'_>, legal: &[Action], takes: bool) -> Vec<Ranked> {
    let state = context.state;
    let hand = state.player(context.seat).hand;
    let gains = gains(context);
    let ways = plan::ways(state, context.seat, hand, MOST_CARDS, None);
    let mut values = Vec::new();
    let ready = |way: &Way| net(context, way, &gains) + context.weights.patience;
    for way in ways.iter().flatten() {
        note(&mut values, set_out(context, way), ready(way), || outlook(context, way));
    }
    if let Some((_, way)) = best_for_two(context, &ways, &gains) {
        note(&mut values, set_out(context, &way), ready(&way), || outlook(context, &way));
    }
    for &action in legal {
        if let Action::Take { first, second } = action {
            let (way, cards) = after_taking(context, &gains, first, second);
            let later = way.map_or(0, |(net, _)| net);
            note(&mut values, Some(action), if takes { later + cards } else { later }, || {
                let mut brings = way.map_or(Outlook::NOTHING, |(_, way)| outlook(context, &way));
                brings.add(Aim::Cards, f64::from(cards));
                brings
            });
        }
    }
    values
}
