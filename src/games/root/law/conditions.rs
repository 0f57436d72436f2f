//! Conditions that rules of several factions share.

use super::among::{Among, Judged, here};
use super::hooks;
use super::why::{because, too_few_warriors, written};
use crate::games::root::prelude::*;
use crate::games::root::words::place::SuitSet;
use crate::kernel::Illegal;

/// Judges whether the seat has warriors left to place (1.5.4).
#[inline]
pub(in crate::games::root) fn warriors_left<J: Judged>(state: &State, seat: Seat, judged: J) -> J {
    judged.given(state.player(seat).supply > 0, || because("root-no-warriors-left", "1.5.4"))
}

/// Judges whether a piece of this kind is left to place.
#[inline]
pub(in crate::games::root) fn piece_left<J: Judged>(
    state: &State,
    piece: Piece,
    key: &'static str,
    law: &'static str,
    judged: J,
) -> J {
    judged.given(state.stock[piece.index()] > 0, || because(key, law))
}

/// Narrows down where the seat has warriors.
#[inline]
pub(in crate::games::root) fn with_warriors<A: Among<ClearingSet>>(
    state: &State,
    seat: Seat,
    law: &'static str,
    sites: A,
) -> A {
    sites.only(state.clearings_with_warriors(seat), |clearing| too_few_warriors(clearing, 0, law))
}

/// Narrows down where the seat can put up a building: in an open slot of a clearing that it rules, by this law.
#[inline]
pub(in crate::games::root) fn building<A: Among<ClearingSet>>(
    state: &State,
    seat: Seat,
    ruled: ClearingSet,
    law: &'static str,
    sites: A,
) -> A {
    let sites = sites.only(ruled, here("root-no-rule", law));
    hooks::placing(state, seat, with_slots(state, sites))
}

/// Narrows down to the clearings with an open slot (2.2.3).
#[inline]
pub(in crate::games::root) fn with_slots<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    sites.only(state.clearings_with_open_slots(), here("root-no-slot", "2.2.3"))
}

/// The ways to name the suit of a piece of a family: not at all where only one suit is left, else each that is.
pub(in crate::games::root) fn names(left: SuitSet) -> impl Iterator<Item = Option<Suit>> {
    let plain = left.only().is_some();
    let named = if plain { SuitSet::EMPTY } else { left };
    plain.then_some(None).into_iter().chain(named.iter().map(Some))
}

/// Returns why no piece of a family is placed as it was asked: its suit is not `left`, or the action has another form now.
pub(in crate::games::root) fn no_suit_left(
    left: SuitSet,
    named: Option<Suit>,
    lacking: Illegal,
    form: impl Fn(Option<Suit>) -> Action,
) -> Option<Illegal> {
    if names(left).any(|name| name == named) {
        return None;
    }
    let meant = names(left).find(|_| named.is_none() || named == left.only());
    Some(meant.map_or(lacking.clone(), |name| written(form(name), lacking.law)))
}
