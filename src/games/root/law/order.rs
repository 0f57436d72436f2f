//! The order of simultaneous effects (1.1.3, 4.3.4).

use super::handler::{TaskHandler, ValidateTask};
use super::hooks;
use super::hooks::{Cards, Pile};
use super::rule::Ruling;
use crate::games::root::prelude::*;
use crate::games::root::state::losses::Trigger;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::action::Effect;
use crate::kernel::SeatSet;

/// Returns whether the order of a pair of triggered effects can matter (1.1.3); any other pair gives the same position in
/// any order.
pub fn order_matters(state: &State, one: Trigger, other: Trigger) -> bool {
    match (one, other) {
        // both take warriors from a supply that does not reach for all
        (Trigger::Raid { clearing: one }, Trigger::Raid { clearing: other }) => {
            return one != other && raids_compete(state, one, other);
        }
        // funds that go home may reach for the rest (11.2.5.I)
        (Trigger::PostsLost { .. }, Trigger::Raid { clearing })
        | (Trigger::Raid { clearing }, Trigger::PostsLost { .. }) => {
            let raider = hooks::loser(state, Trigger::Raid { clearing });
            return raider.is_some_and(|raider| {
                raided(state, clearing).len() > usize::from(state.supply(raider)) && hooks::has_funds(state, raider)
            });
        }
        // a card that pays for one may be missing for the other
        (Trigger::Outrage { payer, clearing: one }, Trigger::Outrage { payer: same, clearing: other }) => {
            return payer == same && state.suits(one) != state.suits(other) && state.player(payer).has_cards();
        }
        (Trigger::Physicians { seat, clearing: one, .. }, Trigger::Physicians { seat: same, clearing: other, .. }) => {
            return seat == same && state.suits(one) != state.suits(other) && state.player(seat).has_cards();
        }
        _ => {}
    }
    if std::mem::discriminant(&one) == std::mem::discriminant(&other) {
        return false;
    }
    let (one, other) = (hooks::cards_of(state, one), hooks::cards_of(state, other));
    let takes_what_comes = |from: Cards, to: Cards| from.into.is_some() && from.into == to.from;
    // what is discarded lies in the pile that becomes the deck (2.1), unless it goes to the Lost Souls (10.2.6)
    let becomes_the_deck = |one: Cards, other: Cards| one.discards && other.draws && hooks::lost_souls(state).is_none();
    // a card that comes to a pile may be the one that the other takes
    takes_what_comes(one, other)
        || takes_what_comes(other, one)
        // both take from one hand
        || one.from.is_some_and(|pile| Some(pile) == other.from && has_cards(state, pile))
        // both draw the last cards of the deck; or it runs out between a draw and a discard
        || state.deck_count() <= 1
            && (one.draws && other.draws || becomes_the_deck(one, other) || becomes_the_deck(other, one))
        // two discards; the first of them is the new deck
        || state.deck_count() == 0 && one.discards && other.discards && hooks::lost_souls(state).is_none()
}

fn has_cards(state: &State, pile: Pile) -> bool {
    match pile {
        Pile::Hand(seat) => state.player(seat).has_cards(),
        Pile::Supporters => true,
    }
}

/// The seat that chooses an open order, and the choices.
enum Order {
    /// The effects of several losers of a battle meet: the current player says whose come first (1.1.3).
    Between(SeatSet),
    /// Single effects: those of one loser in battle (4.3.4), else all (1.1.3).
    Among(Option<Seat>),
}

fn open_order(state: &State) -> Option<Order> {
    let pending = state.triggers.as_slice();
    // nearly always
    if pending.len() < 2 {
        return None;
    }
    let pairs = || {
        let indices = 0..pending.len();
        indices
            .clone()
            .flat_map(move |one| indices.clone().skip(one + 1).map(move |other| (pending[one], pending[other])))
    };
    let matters = |&(one, other): &(Trigger, Trigger)| order_matters(state, one, other);
    if state.battle.is_none() {
        return pairs().any(|pair| matters(&pair)).then_some(Order::Among(None));
    }
    let loser = |trigger: Trigger| hooks::loser(state, trigger);
    if state.settling.is_none() {
        let meeting = pairs().filter(matters).filter(|&(one, other)| loser(one) != loser(other));
        let losers: SeatSet = meeting.flat_map(|(one, other)| [loser(one), loser(other)]).flatten().collect();
        if !losers.is_empty() {
            return Some(Order::Between(losers));
        }
    }
    let mut own = pairs().filter(matters).filter(|&(one, other)| loser(one) == loser(other));
    own.find(|&(one, _)| state.settling.is_none() || loser(one) == state.settling)
        .map(|(one, _)| Order::Among(loser(one)))
}

/// The effects that take part in a pair whose order is open, of one loser or of all.
fn contested(state: &State, of: Option<Seat>) -> impl Iterator<Item = Trigger> + use<'_> {
    let pending = state.triggers.as_slice();
    let listed = move |trigger: Trigger| of.is_none() || hooks::loser(state, trigger) == of;
    (0..pending.len())
        .filter(move |&one| {
            let rivals = (0..pending.len()).filter(|&other| other != one && listed(pending[other]));
            listed(pending[one]) && rivals.into_iter().any(|other| order_matters(state, pending[one], pending[other]))
        })
        .map(move |at| pending[at])
}

/// What losses have triggered, until all of it is resolved.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Triggers;

impl TaskHandler for Triggers {
    /// 4.3.4: in battle the side that lost the pieces orders what its losses trigger; between the sides, and outside battle,
    /// the player in turn orders (1.1.3).
    fn asks(self, state: &State) -> Option<Seat> {
        match open_order(state)? {
            Order::Between(_) => Some(state.turn),
            Order::Among(loser) => Some(loser.unwrap_or(state.turn)),
        }
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        match open_order(state) {
            None => {}
            Some(Order::Between(losers)) => {
                out.extend(losers.iter().map(|seat| Action::First { faction: state.faction(seat) }));
            }
            Some(Order::Among(of)) => {
                let several =
                    |effect: Effect| contested(state, of).filter(|one| one.effect() == Some(effect)).nth(1).is_some();
                // raids are told apart by their clearings, and so are several outrages or healings
                let place = |trigger: Trigger| match trigger {
                    Trigger::Raid { clearing } => Some(clearing),
                    Trigger::Outrage { clearing, .. } if several(Effect::Outrage) => Some(clearing),
                    Trigger::Physicians { clearing, .. } if several(Effect::Physicians) => Some(clearing),
                    _ => None,
                };
                let placeless = |effect: Effect| {
                    contested(state, of).any(|trigger| trigger.effect() == Some(effect) && place(trigger).is_none())
                };
                out.extend(
                    Effect::ALL.iter().filter(|&&effect| placeless(effect)).map(|&effect| Action::Settle { effect }),
                );
                out.extend(contested(state, of).filter_map(|trigger| {
                    let (effect, clearing) = (trigger.effect()?, place(trigger)?);
                    Some(Action::SettleAt { effect, clearing })
                }));
            }
        }
    }

    fn take(self, state: &mut State, action: Action, _: &mut World) {
        match action {
            Action::First { faction } => {
                state.settling = state.seat_of(faction);
                state.push(Task::Triggers);
            }
            Action::Settle { effect } => resolve_first(state, effect, None),
            Action::SettleAt { effect, clearing } => resolve_first(state, effect, Some(clearing)),
            _ => state.stray(),
        }
    }

    /// Resolves what comes next where no order is open: the effects of the loser who goes first, then the others.
    fn run(self, state: &mut State, _: &mut World) {
        let mut pending = state.triggers.as_slice().iter();
        let next =
            state.settling.and_then(|first| pending.position(|&trigger| hooks::loser(state, trigger) == Some(first)));
        if next.is_none() {
            state.settling = None;
        }
        if next.is_none() && open_order(state).is_some() {
            state.push(Task::Triggers);
            return;
        }
        resolve(state, next.unwrap_or(0));
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match open_order(state) {
            Some(Order::Between(_)) => declared.instead("root-ask-order-sides", "1.1.3"),
            _ => declared,
        }
    }
}

impl ValidateTask for Triggers {}

/// Resolves the first effect of a kind among those whose order is open.
fn resolve_first(state: &mut State, effect: Effect, at: Option<Clearing>) {
    let Some(Order::Among(of)) = open_order(state) else { return state.stray() };
    let is_there = |trigger: Trigger| match trigger {
        Trigger::Raid { clearing } | Trigger::Outrage { clearing, .. } | Trigger::Physicians { clearing, .. } => {
            at.is_none_or(|at| at == clearing)
        }
        _ => at.is_none(),
    };
    let chosen = contested(state, of).find(|&trigger| trigger.effect() == Some(effect) && is_there(trigger));
    match state.triggers.as_slice().iter().position(|&trigger| Some(trigger) == chosen) {
        Some(index) => resolve(state, index),
        None => state.stray(),
    }
}

fn resolve(state: &mut State, index: usize) {
    let Some(trigger) = state.triggers.remove(index) else { return };
    if state.triggers.is_empty() {
        state.settling = None;
    } else {
        state.push(Task::Triggers);
    }
    state.push(Task::Removal(trigger));
}

/// Clearings next to a raid where a warrior can be placed (13.7.4).
pub(in crate::games::root) fn raided(state: &State, clearing: Clearing) -> ClearingSet {
    let Some(seat) = hooks::loser(state, Trigger::Raid { clearing }) else { return ClearingSet::EMPTY };
    hooks::placing(state, seat, state.neighbors(seat, clearing))
}

/// Whether the supply does not reach for the warriors of both raids, so that it matters which comes first (1.1.3).
fn raids_compete(state: &State, one: Clearing, other: Clearing) -> bool {
    let supply = hooks::loser(state, Trigger::Raid { clearing: one }).map_or(0, |seat| state.supply(seat));
    raided(state, one).len() + raided(state, other).len() > usize::from(supply)
}
