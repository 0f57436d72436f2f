//! Destination first: the cheapest payments for a camp on a space.

use super::map::hex_of;
use super::names;
use crate::games::dewan::Observation;
use crate::games::dewan::action::Action;
use crate::games::dewan::payment::{Payment, payments};
use crate::games::dewan::route::receiver;
use crate::games::dewan::task::Task;
use crate::kernel::{Part, Rules, Seat};
use crate::tui::composer::Route;
use crate::tui::game_ui::{Ctx, Spot};
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// Payments that are shown, at most: each has a digit.
const SHOWN: usize = 9;

/// Returns the cheapest payments for a camp of the viewer, if one can be placed now.
pub fn plans(ctx: &Ctx, state: &Observation, goal: Part) -> Vec<Route> {
    let goal = Spot::of(goal).and_then(|spot| hex_of(state, spot));
    let (Some(seat), Some(goal)) = (state.viewer.seat(), goal) else { return Vec::new() };
    if state.asked() != Some(seat) {
        return Vec::new();
    }
    let at = match state.pending() {
        Some(Task::Main) => None,
        Some(Task::Route { start, at }) => Some((start, at)),
        _ => return Vec::new(),
    };
    let hand = state.player(seat).hand;
    let plan = |payment: Payment| Route {
        label: label(ctx, state, seat, &payment),
        actions: payment.actions(state).into_iter().map(Action::parts).collect(),
    };
    let mut plans: Vec<Route> = payments(state, seat, hand, goal, at, SHOWN + 1).into_iter().map(plan).collect();
    if plans.len() > SHOWN {
        plans.truncate(SHOWN);
        if let Some(last) = plans.last_mut() {
            let more = Row::of(Role::Dim, ctx.say("dewan-plan-more"));
            let label = std::mem::take(&mut last.label);
            last.label =
                if ctx.is_aloud() { ctx.joined("list-word", [label, more]) } else { label.text("  ").join(more) };
        }
    }
    plans
}

/// `25 Fo.a  26 Mo|De  31 ~~.p>B`: each space with the card that pays for it, and who gets it.
fn label(ctx: &Ctx, state: &Observation, seat: Seat, payment: &Payment) -> Row {
    if ctx.is_aloud() {
        return heard(ctx, state, seat, payment);
    }
    let mut row = Row::new();
    for (hex, &card) in payment.spaces().zip(&payment.cards) {
        let gap = if row.is_empty() { "" } else { "  " };
        row = row.text(format!("{gap}{} ", hex.number()));
        row = row.join(names::card(ctx.words, card, ctx.palette.unicode()));
        if let Some(other) = receiver(state, seat, hex) {
            row = row.put(names::role(state, other), format!(">{}", state.player(other).tribe.letter()));
        }
    }
    if row.is_empty() { Row::plain(ctx.say("dewan-plan-settle")) } else { row }
}

/// Tells a payment for the ear.
fn heard(ctx: &Ctx, state: &Observation, seat: Seat, payment: &Payment) -> Row {
    let steps = payment.spaces().zip(&payment.cards).map(|(hex, &card)| {
        let receiver = receiver(state, seat, hex).map(|other| state.player(other).tribe);
        let mut places =
            vec![("number", i64::from(hex.number()).into()), ("price", ctx.words.name("dewan-card", card.id()).into())];
        match receiver {
            Some(tribe) => {
                places.push(("who", ctx.words.name("dewan-tribe", tribe.id()).into()));
                ctx.fill("dewan-heard-step-gift", &places)
            }
            None => ctx.fill("dewan-spoken-step", &places),
        }
    });
    let steps = ctx.words.joined("dewan-heard-more", steps);
    Row::plain(if steps.is_empty() { ctx.say("dewan-plan-settle") } else { steps })
}
