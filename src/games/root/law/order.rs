//! The order of simultaneous effects (1.1.3, 4.3.4).

use crate::games::root::law::hooks;
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::State;
use crate::games::root::state::losses::Trigger;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::words::action::{Action, Effect};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Seat, SeatSet};

/// The table of the pairs of triggered effects whose order can matter (1.1.3); all others give the same position in any
/// order.
pub fn order_matters(state: &State, one: Trigger, other: Trigger) -> bool {
    match (one, other) {
        // a card given in outrage may be discarded again with the base's supporters, or not
        (Trigger::Outrage { .. }, Trigger::BaseLost { .. }) | (Trigger::BaseLost { .. }, Trigger::Outrage { .. }) => {
            true
        }
        // both are paid from the hand of the Marquise; or the deck runs out between a draw and a discard (2.1)
        (Trigger::Outrage { payer, .. }, Trigger::Hospital { .. })
        | (Trigger::Hospital { .. }, Trigger::Outrage { payer, .. }) => {
            state.faction(payer) == Faction::Marquise && state.player(payer).hand_count() > 0
                || state.deck_count() <= 1 && discards_feed_the_deck(state)
        }
        // both come from the hand of the Cult
        (Trigger::Outrage { payer, .. }, Trigger::GardensLost { .. })
        | (Trigger::GardensLost { .. }, Trigger::Outrage { payer, .. }) => {
            state.faction(payer) == Faction::Lizards && state.player(payer).hand_count() > 0
        }
        // what is discarded first is in the new deck (2.1)
        (Trigger::FerryDraw { .. }, Trigger::Hospital { .. } | Trigger::BaseLost { .. })
        | (Trigger::Hospital { .. } | Trigger::BaseLost { .. }, Trigger::FerryDraw { .. }) => {
            state.deck_count() <= 1 && discards_feed_the_deck(state)
        }
        // the card drawn may be the one that is lost
        (Trigger::GardensLost { .. }, Trigger::FerryDraw { seat })
        | (Trigger::FerryDraw { seat }, Trigger::GardensLost { .. }) => state.faction(seat) == Faction::Lizards,
        // two discards; the first of them is the new deck
        (Trigger::Hospital { .. }, Trigger::BaseLost { .. }) | (Trigger::BaseLost { .. }, Trigger::Hospital { .. }) => {
            state.deck_count() == 0 && discards_feed_the_deck(state)
        }
        // the card drawn may be the one to give; or both take the last cards of the deck
        (Trigger::Outrage { payer, .. }, Trigger::FerryDraw { seat })
        | (Trigger::FerryDraw { seat }, Trigger::Outrage { payer, .. }) => payer == seat || state.deck_count() <= 1,
        // a card given in outrage may be discarded at random before; or the deck runs out between a draw and a discard
        (Trigger::Outrage { payer, .. }, Trigger::Failure) | (Trigger::Failure, Trigger::Outrage { payer, .. }) => {
            state.faction(payer) == Faction::Duchy && state.player(payer).hand_count() > 0
                || state.deck_count() <= 1 && discards_feed_the_deck(state)
        }
        // two discards again
        (Trigger::Failure, Trigger::Hospital { .. } | Trigger::BaseLost { .. })
        | (Trigger::Hospital { .. } | Trigger::BaseLost { .. }, Trigger::Failure) => {
            state.deck_count() == 0 && discards_feed_the_deck(state)
        }
        // the card drawn may be the one that is lost; or what is lost is in the new deck
        (Trigger::Failure, Trigger::FerryDraw { seat }) | (Trigger::FerryDraw { seat }, Trigger::Failure) => {
            state.faction(seat) == Faction::Duchy || state.deck_count() <= 1 && discards_feed_the_deck(state)
        }
        // both take warriors from a supply that does not reach for all
        (Trigger::Raid { clearing: one }, Trigger::Raid { clearing: other }) => {
            one != other && raids_compete(state, one, other)
        }
        _ => false,
    }
}

/// Whether what is discarded lies in the pile that becomes the deck (2.1), not among the Lost Souls (10.2.6).
fn discards_feed_the_deck(state: &State) -> bool {
    hooks::lost_souls(state).is_none()
}

/// Whom an open order is asked of, and among what they choose.
enum Order {
    /// The effects of several losers of a battle meet: the player in turn says whose come first (1.1.3).
    Between(SeatSet),
    /// Single effects: those of one loser in battle (4.3.4), else all (1.1.3).
    Among(Option<Seat>),
}

fn open_order(state: &State) -> Option<Order> {
    let pending = state.triggers.as_slice();
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
    let loser = |trigger: Trigger| loser(trigger, state);
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
    let listed = move |trigger: Trigger| of.is_none() || loser(trigger, state) == of;
    (0..pending.len())
        .filter(move |&one| {
            let rivals = (0..pending.len()).filter(|&other| other != one && listed(pending[other]));
            listed(pending[one]) && rivals.into_iter().any(|other| order_matters(state, pending[one], pending[other]))
        })
        .map(move |at| pending[at])
}

/// 4.3.4: in battle the side that lost the pieces orders what its losses trigger; between the sides, and outside battle,
/// the player in turn orders (1.1.3).
pub(in crate::games::root) fn asks_order(state: &State) -> Option<Seat> {
    match open_order(state)? {
        Order::Between(_) => Some(state.turn),
        Order::Among(loser) => Some(loser.unwrap_or(state.turn)),
    }
}

pub(in crate::games::root) fn legal_order(state: &State, out: &mut Vec<Action>) {
    match open_order(state) {
        None => {}
        Some(Order::Between(losers)) => {
            out.extend(losers.iter().map(|seat| Action::First { faction: state.faction(seat) }));
        }
        Some(Order::Among(of)) => {
            let offered = |effect: Effect| contested(state, of).any(|trigger| trigger.effect() == Some(effect));
            let effects = Effect::ALL.iter().copied().filter(|&effect| effect != Effect::Raid && offered(effect));
            out.extend(effects.map(|effect| Action::Settle { effect }));
            // raids are told apart by their clearings
            out.extend(contested(state, of).filter_map(|trigger| match trigger {
                Trigger::Raid { clearing } => Some(Action::SettleAt { effect: Effect::Raid, clearing }),
                _ => None,
            }));
        }
    }
}

pub(in crate::games::root) fn take_order(state: &mut State, action: Action) {
    match action {
        Action::First { faction } => {
            state.settling = state.seat_of(faction);
            state.push(Task::Triggers);
        }
        Action::Settle { effect } => {
            resolve_first(state, |trigger| trigger.effect() == Some(effect));
        }
        Action::SettleAt { clearing, .. } => {
            resolve_first(state, |trigger| trigger == Trigger::Raid { clearing });
        }
        _ => state.stray(),
    }
}

fn resolve_first(state: &mut State, is_chosen: impl Fn(Trigger) -> bool) {
    match state.triggers.as_slice().iter().position(|&trigger| is_chosen(trigger)) {
        Some(at) => resolve(state, at),
        None => state.stray(),
    }
}

pub(in crate::games::root) fn order_question(state: &State) -> Asking {
    match open_order(state) {
        Some(Order::Between(_)) => Asking::new("root-ask-order-sides", "1.1.3"),
        _ => Asking::new("root-ask-order", "1.1.3"),
    }
}

/// Resolves what comes next where no order is open: the effects of the loser who goes first, then the others.
pub(in crate::games::root) fn run_order(state: &mut State) {
    let mut pending = state.triggers.as_slice().iter();
    let next = state.settling.and_then(|first| pending.position(|&trigger| loser(trigger, state) == Some(first)));
    if next.is_none() {
        state.settling = None;
    }
    if next.is_none() && open_order(state).is_some() {
        state.push(Task::Triggers);
        return;
    }
    resolve(state, next.unwrap_or(0));
}

fn resolve(state: &mut State, index: usize) {
    let Some(trigger) = state.triggers.remove(index) else { return };
    if state.triggers.is_empty() {
        state.settling = None;
    } else {
        state.push(Task::Triggers);
    }
    state.push(Task::Removal(trigger.step()));
}

/// The seat whose loss triggered it, and who therefore orders it in battle (4.3.4).
fn loser(trigger: Trigger, state: &State) -> Option<Seat> {
    match trigger {
        Trigger::Hospital { .. } => state.seat_of(Faction::Marquise),
        Trigger::Outrage { .. } | Trigger::BaseLost { .. } => state.seat_of(Faction::Alliance),
        Trigger::Damage { seat, .. } => Some(seat),
        Trigger::GardensLost { .. } => state.seat_of(Faction::Lizards),
        Trigger::PostsLost { .. } => state.seat_of(Faction::Riverfolk),
        Trigger::Prize { .. } => state.seat_of(Faction::Keepers),
        // a move by ferry loses nothing, and there is none in a battle
        Trigger::FerryDraw { .. } => None,
        Trigger::Failure => state.seat_of(Faction::Duchy),
        Trigger::Raid { .. } => state.seat_of(Faction::Corvids),
    }
}

/// Clearings next to a raid where a warrior can be placed (13.7.4).
pub(in crate::games::root) fn raided(state: &State, clearing: Clearing) -> ClearingSet {
    let Some(seat) = state.seat_of(Faction::Corvids) else { return ClearingSet::EMPTY };
    state.neighbours(seat, clearing).iter().filter(|&next| hooks::may_place(state, seat, next)).collect()
}

/// Whether the supply does not reach for the warriors of both raids, so that it matters which comes first (1.1.3).
fn raids_compete(state: &State, one: Clearing, other: Clearing) -> bool {
    let supply = state.seat_of(Faction::Corvids).map_or(0, |seat| state.player(seat).supply);
    raided(state, one).len() + raided(state, other).len() > usize::from(supply)
}
