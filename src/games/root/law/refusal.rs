//! Reasons why nobody can do what anyone might: each rule says them where it makes its list.

use super::battle::no_battle;
use super::craft::no_craft;
use super::hand::not_held;
use super::movement::no_move;
use super::terrain::no_clearing;
use super::victory::{no_dominance, no_recall};
use super::why::because;
use crate::games::root::prelude::*;
use crate::kernel::Illegal;

/// Returns why the seat that is asked cannot do what anyone might (chapters 1 to 4, appendix C).
pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Move { from, to, count } => no_move(state, seat, from, to, count),
        Action::Battle { clearing, defender } => no_battle(state, seat, clearing, defender),
        Action::Craft { card } => no_craft(state, seat, card),
        Action::Dominance { suit } => no_dominance(state, seat, suit).or_else(|| Some(because("root-no-yet", "3.3.1"))),
        Action::Recall { suit, card } => {
            no_recall(state, seat, suit, card).or_else(|| Some(because("root-no-yet", "3.3.4")))
        }
        Action::Clear { from, to } => {
            no_clearing(state, seat, from, to).or_else(|| Some(because("root-no-yet", "C.3.3")))
        }
        Action::Hospital { card } | Action::Give { card } | Action::Discard { card } => not_held(state, seat, card),
        Action::Ambush { suit } => not_held(state, seat, CardKind::ambush(suit)),
        _ => None,
    }
}
