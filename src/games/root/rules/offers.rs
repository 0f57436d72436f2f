//! Actions of any time in a phase besides those of the turn (4.1.3, 3.3, C.3.3); what factions let others do
//! stands in the registry.

use super::hirelings;
use crate::games::root::cards::{effects, exiles};
use crate::games::root::law::victory::open_cards;
use crate::games::root::law::{hooks, terrain, victory};
use crate::games::root::prelude::*;
use crate::games::root::state::effect;
use crate::games::root::state::zones::Visibility;
use std::cell::Cell;

/// Returns whether, for all that everybody can see, `list` may name something for the current player.
pub(super) fn are_open(state: &State) -> bool {
    match state.phase {
        Phase::Birdsong => effects::in_birdsong(state) || exiles::in_birdsong(state),
        Phase::Daylight => {
            effects::in_daylight(state)
                || exiles::in_daylight(state)
                || victory::offers_dominance(state)
                || terrain::offers_clearing(state)
                || hirelings::are_open(state)
        }
        Phase::Setup | Phase::Evening => false,
    }
}

/// Lists what the current player may do at any time of this phase.
pub(super) fn list(state: &State, out: &mut Vec<Action>) {
    if !state.player(state.turn).crafted.is_empty() {
        list_effects(state, out);
    }
    if state.phase == Phase::Daylight {
        victory::dominance_offers(state, out);
        terrain::offers(state, out);
        if !state.hirelings.is_empty() {
            hirelings::list(state, out);
        }
    }
}

/// Lists what cards in play offer; apart, since most lists are made where none are.
#[inline(never)]
fn list_effects(state: &State, out: &mut Vec<Action>) {
    match state.phase {
        Phase::Birdsong => {
            effects::birdsong_offers(state, out);
            exiles::birdsong_offers(state, out);
        }
        Phase::Daylight => {
            effects::daylight_offers(state, out);
            exiles::daylight_offers(state, out);
        }
        Phase::Setup | Phase::Evening => {}
    }
}

/// Returns whether an action is of this kind, by its form.
#[inline]
pub(super) fn is_one(action: Action) -> bool {
    matches!(
        action,
        Action::Use { .. }
            | Action::UseHireling { .. }
            | Action::UseOn { .. }
            | Action::UseAt { .. }
            | Action::UseAtOn { .. }
            | Action::UseAgainst { .. }
            | Action::UseFor { .. }
            | Action::Dominance { .. }
            | Action::Coalition { .. }
            | Action::Recall { .. }
            | Action::Clear { .. }
            | Action::Expose { .. }
            | Action::UseLandmark { .. }
            | Action::SellTo { .. }
    )
}

/// Takes one of `list`.
pub(super) fn take(state: &mut State, action: Action, world: &mut World) {
    match action {
        Action::UseHireling { hireling } => hirelings::act(state, hireling, world),
        Action::Clear { from, to } => terrain::begin_clearing(state, from, to),
        Action::Dominance { .. } | Action::Coalition { .. } | Action::Recall { .. } => {
            victory::take_offer(state, action, world);
        }
        action => effects::take_offer(state, action, world),
    }
}

/// Lists what else starts a Birdsong, where something of another player comes first.
pub(super) fn openings(state: &State, out: &mut Vec<Action>) {
    hirelings::list(state, out);
    effects::openings(state, effect::Moment::BirdsongStart, out);
}

/// Takes one of `openings`.
pub(super) fn take_opening(state: &mut State, action: Action, world: &mut World) {
    match action {
        Action::UseHireling { hireling } => hirelings::act(state, hireling, world),
        action => effects::take_opening(state, action, world),
    }
}

/// Returns whether Informants may take the place of the draw (4.1.3).
pub(super) fn offers_tips(state: &State) -> bool {
    exiles::may_tip(state)
}

pub(super) fn list_tips(state: &State, out: &mut Vec<Action>) {
    out.extend(exiles::tips(state).map(|wanted| Action::UseFor { card: CardKind::Informants, wanted }));
}

pub(super) fn take_tip(state: &mut State, wanted: CardKind, world: &mut World) {
    exiles::fetch(state, wanted, world);
}

/// Returns whether a list leaves the seat that is asked only to pass, whatever the cards are that not everybody sees.
#[inline(never)]
pub(super) fn leaves_nothing(state: &State, asked: Seat, list: impl Fn(&State, &mut Vec<Action>)) -> bool {
    let mut legal = SCRATCH.take();
    legal.clear();
    legal.reserve(LONGEST_LIST);
    let mut only_passes = |state: &State| {
        legal.clear();
        list(state, &mut legal);
        legal == [Action::Pass]
    };
    let leaves_nothing = only_passes(state) && only_passes(&imagined(state, asked));
    SCRATCH.set(legal);
    leaves_nothing
}

/// Above the longest list of legal actions.
const LONGEST_LIST: usize = 256;

thread_local! {
    /// The room for a list that is looked at and forgotten, kept so that no decision allocates.
    static SCRATCH: Cell<Vec<Action>> = const { Cell::new(Vec::new()) };
}

/// The state with all the cards that may be where not everybody sees what the seat has. What some seat has learned of them
/// is not for all to see either.
fn imagined(state: &State, seat: Seat) -> State {
    let mut imagined = state.clone();
    if hooks::plays_open(state, seat) {
        return imagined;
    }
    let closed = state.piles().filter(|pile| pile.zone.visibility() != Visibility::All);
    let unseen = closed.fold(CardSet::EMPTY, |unseen, pile| unseen | pile.cards) - open_cards(state);
    for secret in imagined.secrets_mut(seat).filter(|secret| !secret.cards.is_empty()) {
        *secret.cards = unseen;
    }
    imagined
}
