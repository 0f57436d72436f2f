//! Reasons why the Alliance cannot do what they wish (chapter 8).

use super::queries::is_under_martial_law;
use super::state::{REVOLT_COST, Step};
use super::turn::{base_suits, has_base, spread_clearings, spread_cost};
use crate::games::root::law::hooks;
use crate::games::root::law::refusal::{
    no_battle, no_craft, no_move, no_placing, no_suit_left, no_warriors_left, not_held, not_here,
};
use crate::games::root::law::why::{at, because, not_open, of_card};
use crate::games::root::prelude::*;
use crate::kernel::Illegal;

/// Whether only the Alliance takes this action.
pub(in crate::games::root) fn is_own(action: Action) -> bool {
    matches!(
        action,
        Action::Revolt { .. }
            | Action::RevoltOf { .. }
            | Action::Spread { .. }
            | Action::Mobilize { .. }
            | Action::Train { .. }
            | Action::RecruitAt { .. }
            | Action::Organize { .. }
    )
}

pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Revolt { clearing } => {
            in_step(state, seat, "8.4.1", Step::Revolt).or_else(|| no_revolt(state, seat, clearing, None))
        }
        Action::RevoltOf { clearing, suit } => {
            in_step(state, seat, "8.4.1", Step::Revolt).or_else(|| no_revolt(state, seat, clearing, Some(suit)))
        }
        Action::Spread { clearing } => no_sympathy_left(state)
            .or_else(|| in_step(state, seat, "8.4.2", Step::Spread))
            .or_else(|| no_spreading(state, seat, clearing)),
        Action::Craft { card } => no_craft(state, seat, card).or_else(|| in_step(state, seat, "8.5.1", Step::Daylight)),
        Action::Mobilize { card } => {
            in_step(state, seat, "8.5.2", Step::Daylight).or_else(|| not_held(state, seat, card))
        }
        Action::Train { card } => {
            in_step(state, seat, "8.5.3", Step::Daylight).or_else(|| no_training(state, seat, card))
        }
        Action::Move { from, to, count } => {
            in_operations(state, seat, "8.6.1.I").or_else(|| no_move(state, seat, from, to, count))
        }
        Action::Battle { clearing, defender } => {
            in_operations(state, seat, "8.6.1.II").or_else(|| no_battle(state, seat, clearing, defender))
        }
        Action::RecruitAt { clearing } => in_operations(state, seat, "8.6.1.III")
            .or_else(|| (!has_base(state, clearing)).then(|| at("root-no-base-here", "8.6.1.III", clearing)))
            .or_else(|| no_placing(state, seat, clearing))
            .or_else(|| no_warriors_left(state, seat)),
        Action::Organize { clearing } => in_operations(state, seat, "8.6.1.IV")
            .or_else(|| no_sympathy(state, seat, clearing))
            .or_else(|| not_here(state, seat, clearing, "8.6.1.IV")),
        _ => None,
    }
}

fn in_step(state: &State, seat: Seat, law: &'static str, step: Step) -> Option<Illegal> {
    not_open(state, seat, law, |task| task == Task::Alliance(step))
}

/// Operations need officers (8.6.1).
fn in_operations(state: &State, seat: Seat, law: &'static str) -> Option<Illegal> {
    in_step(state, seat, law, Step::Operations)
}

fn no_revolt(state: &State, seat: Seat, clearing: Clearing, suit: Option<Suit>) -> Option<Illegal> {
    if !state.is_sympathetic(clearing) {
        return Some(at("root-no-sympathy-here", "8.4.1.I", clearing));
    }
    // a keep or a snare falls with the revolt, the Protector stays
    if hooks::closed(state, seat).contains(clearing) {
        return no_placing(state, seat, clearing);
    }
    let like = |suit: Option<Suit>| match suit {
        Some(suit) => Action::RevoltOf { clearing, suit },
        None => Action::Revolt { clearing },
    };
    let bases = state.suits_left(clearing, Piece::base);
    no_suit_left(bases, suit, at("root-no-base-left", "8.4.1.I", clearing), like)
        .or_else(|| no_supporters(state, seat, clearing, REVOLT_COST, "8.4.1.II"))
}

fn no_supporters(state: &State, seat: Seat, clearing: Clearing, cost: u8, law: &'static str) -> Option<Illegal> {
    let matching = state.alliance(seat)?.supporters & CardSet::matching(state.suits(clearing));
    let lacking = at("root-no-supporters", law, clearing);
    (matching.len() < usize::from(cost)).then(|| Illegal { reason: lacking.reason.number("count", cost), law })
}

fn no_sympathy_left(state: &State) -> Option<Illegal> {
    (state.stock[Piece::Sympathy.index()] == 0).then(|| because("root-no-sympathy-left", "8.2.5"))
}

/// Returns why no sympathy can be placed in the clearing, however it is paid for.
fn no_sympathy(state: &State, seat: Seat, clearing: Clearing) -> Option<Illegal> {
    if let Some(illegal) = no_sympathy_left(state) {
        return Some(illegal);
    }
    if state.is_sympathetic(clearing) {
        return Some(at("root-no-second-sympathy", "8.2.5.I", clearing));
    }
    no_placing(state, seat, clearing)
}

fn no_spreading(state: &State, seat: Seat, clearing: Clearing) -> Option<Illegal> {
    no_sympathy(state, seat, clearing).or_else(|| {
        if !spread_clearings(state).contains(clearing) {
            return Some(at("root-no-near-sympathy", "8.4.2.I", clearing));
        }
        let cost = spread_cost(state, clearing);
        let martial = is_under_martial_law(state, clearing);
        let law = if martial && no_supporters(state, seat, clearing, cost - 1, "8.4.2.II").is_none() {
            "8.4.2.II.a"
        } else {
            "8.4.2.II"
        };
        no_supporters(state, seat, clearing, cost, law)
    })
}

fn no_training(state: &State, seat: Seat, card: CardKind) -> Option<Illegal> {
    if let Some(illegal) = not_held(state, seat, card).or_else(|| no_warriors_left(state, seat)) {
        return Some(illegal);
    }
    let trains = base_suits(state, true).any(|suit| CardSet::matching(suit).has(card));
    (!trains).then(|| of_card("root-no-base-match", "8.5.3", card))
}
