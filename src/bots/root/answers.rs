//! Quick answers to the small questions inside an action: what plans assume of everyone.

use super::factions::{self, evaluator};
use super::hirelings;
use super::weights::Weights;
use crate::games::root::State;
use crate::games::root::law::hooks;
use crate::games::root::state::battle::Side;
use crate::games::root::words::action::{Action, Effect};
use crate::games::root::words::card::CardKind;
use crate::games::root::words::card::Class;
use crate::games::root::words::piece::Target;
use crate::games::root::words::place::Suit;
use crate::kernel::{Rules, Seat};

/// The cost, for plans, of an answer that does nothing.
pub const PASSED: f64 = 0.3;

/// Returns whether the list is one of the small questions, not a choice of what to do in one's turn.
pub fn is_small(weights: &Weights, state: &State, legal: &[Action]) -> bool {
    let Some(seat) = state.asked() else { return true };
    if state.battle.is_some() {
        return true;
    }
    let telling = legal.iter().copied().find(|&action| action != Action::Pass).unwrap_or(Action::Pass);
    if let Some(small) = evaluator(weights, state, seat).is_small(state, telling, legal) {
        return small;
    }
    match telling {
        Action::RecruitAt { .. } => legal.iter().all(|action| matches!(action, Action::RecruitAt { .. })),
        Action::Spend { .. }
        | Action::Discard { .. }
        | Action::Activate { .. }
        | Action::Settle { .. }
        | Action::SettleAt { .. }
        | Action::ShowCard { .. }
        | Action::Give { .. }
        | Action::Show
        | Action::Exhaust { .. }
        | Action::Ferry
        | Action::Treetop
        | Action::Swap { .. }
        | Action::Heal { .. }
        | Action::PlaceIn { .. } => true,
        _ => false,
    }
}

/// Returns the choice about Informants (their ambush against the cards of the whole draw), if it is asked.
pub fn draw_or_tip(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    let tip = |action: &Action| match *action {
        Action::UseFor { wanted, .. } => Some(wanted),
        _ => None,
    };
    let best = legal.iter().max_by_key(|action| tip(action).map(|wanted| wanted.suit() == Suit::Bird))?;
    tip(best)?;
    // an ambush is better than a card that may be anything, but not than two of them
    Some(if hooks::evening_draw(state, seat) > 1 { Action::Pass } else { *best })
}

/// The action with the least of `cost`; the first of equals.
fn least(legal: &[Action], cost: impl Fn(Action) -> f64) -> Action {
    let mut best = legal[0];
    let mut lowest = f64::INFINITY;
    for &action in legal {
        let cost = cost(action);
        if cost < lowest {
            lowest = cost;
            best = action;
        }
    }
    best
}

/// Returns the quick answer of a seat. `legal` is not empty.
pub fn quick(weights: &Weights, state: &State, seat: Seat, legal: &[Action]) -> Action {
    if legal.len() == 1 {
        return legal[0];
    }
    if state.battle.is_some() {
        return in_battle(weights, state, seat, legal);
    }
    least(legal, |action| {
        let told = factions::cost(weights, state, seat, action).or_else(|| hirelings::cost(state, action));
        told.unwrap_or_else(|| match action {
            Action::Discard { card }
            | Action::Give { card }
            | Action::Spend { card }
            | Action::ShowCard { card }
            | Action::Swap { card, .. }
            | Action::Heal { card, .. } => plain_worth(card),
            Action::Settle { effect: Effect::Hospital | Effect::Ferry } => -1.0,
            Action::Settle { .. } => 0.0,
            // a card for nothing
            Action::Ferry => 0.0,
            Action::RecruitAt { clearing } => {
                f64::from(state.warriors(seat, clearing) + state.picks.clearings[clearing.index()])
            }
            Action::Exhaust { item } => weights.factions.exhausted(item),
            Action::Use { card: CardKind::MurineBroker } => -1.0,
            Action::Pass => PASSED,
            _ => 1.0,
        })
    })
}

fn in_battle(weights: &Weights, state: &State, seat: Seat, legal: &[Action]) -> Action {
    let Some(battle) = &state.battle else { return legal[0] };
    let side = if battle.attacker == seat { Side::Attacker } else { Side::Defender };
    let against = battle.rolled[side.other().index()];
    let chooses_for_others = battle.owner(side) != seat || battle.instigator == Some(seat);
    least(legal, |action| {
        factions::cost(weights, state, seat, action).unwrap_or_else(|| match action {
            Action::Pass => 0.0,
            // a foil saves two warriors; whether a defender ambushes is reckoned apart
            Action::Ambush { .. } if side == Side::Attacker => -1.0,
            Action::Ambush { .. } => 1.0,
            Action::Use { card: CardKind::Armorers } if against > 1 => -1.0,
            Action::Use { card: CardKind::Sappers } if state.warriors(battle.attacker, battle.clearing) > 0 => -1.0,
            Action::Use { card: CardKind::FoxPartisans | CardKind::RabbitPartisans | CardKind::MousePartisans }
                if state.player(seat).hand_count() < 3 =>
            {
                -1.0
            }
            Action::Use { .. } => 1.0,
            // a player who chooses losses for someone else removes their most valuable piece
            Action::Take { target: target @ (Target::Piece(_) | Target::Treetop) } => {
                let piece = state.piece_at(target, battle.clearing);
                let worth = piece.map_or(0.0, |piece| factions::piece_worth(weights, state, piece));
                // the one in the treetop brings the others a point more
                let worth = worth + f64::from(u8::from(target == Target::Treetop));
                if chooses_for_others { -worth } else { worth }
            }
            Action::Take { target: Target::Warlord } if chooses_for_others => -1.0,
            Action::Take { target: Target::Warlord } => 1.0,
            Action::Take { target: Target::Warrior } => 0.0,
            Action::First { faction } => f64::from(u8::from(!state.plays(seat, faction))),
            Action::Give { card } | Action::Discard { card } | Action::Spend { card } => plain_worth(card),
            Action::Settle { effect: Effect::Hospital } => -1.0,
            _ => 0.5,
        })
    })
}

/// Returns a card by its face, without a look at the map.
pub fn plain_worth(kind: CardKind) -> f64 {
    let class = match kind.class() {
        Class::Ambush => 0.3,
        Class::Item { points, .. } => 0.1 * f64::from(points),
        Class::Favor => 0.2,
        Class::Persistent(_) => 0.12,
        Class::Dominance => 0.0,
    };
    class + if kind.suit() == Suit::Bird { 0.25 } else { 0.0 }
}
