//! The Last Dynasty, five who always stay together, and the Bluebird Nobles.

use crate::games::root::law::among::{Among, Asked};
use crate::games::root::law::hirelings::{all_battles, battlefields, moves, not_all, on_edge, placings, refuse_own};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::{battle, hooks, movement};
use crate::games::root::module::broken;
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation, go_on};
use crate::games::root::prelude::*;
use crate::games::root::state::hirelings::last_dynasty::Step;
use crate::games::root::words::event::Source;
use crate::games::root::words::party::Hireling;
use crate::kernel::{Broken, Illegal, Message};

/// Ruled clearings for each point of the Nobles.
const CLEARINGS_FOR_A_POINT: usize = 3;

/// Battles where the Dynasty does not rule.
const BATTLES: u8 = 2;

pub(in crate::games::root) struct LastDynasty;

/// Returns where all of them stand.
fn home(state: &State, me: Owner) -> Option<Clearing> {
    state.clearings_with_warriors(me).first()
}

/// Narrows down where all of them can come onto the map.
fn landings<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    hooks::placing(state, me, on_edge(state, sites))
}

/// Whether their controller rules where they stand.
fn rules_home(state: &State, me: Owner) -> bool {
    home(state, me).and_then(|at| state.ruler(at)) == Some(state.counts_for(me))
}

/// Returns where all of them can go.
fn destinations(state: &State, me: Owner) -> ClearingSet {
    let from = home(state, me).filter(|_| rules_home(state, me));
    from.map_or(ClearingSet::EMPTY, |from| movement::destinations(state, me, from))
}

/// Returns what the Nobles bring their controller.
fn points(state: &State, me: Owner) -> u8 {
    let seat = state.controller(me).filter(|&seat| state.player(seat).scores());
    seat.map_or(0, |seat| (state.ruled(seat).len() / CLEARINGS_FOR_A_POINT) as u8)
}

impl HirelingRules for LastDynasty {
    fn set_up(&self, state: &mut State, _: Owner, by: Seat, _: &mut World) {
        state.push(Step::SetUp { by }.task());
    }

    fn moment(&self, is_demoted: bool) -> Option<(Phase, Obligation)> {
        Some(if is_demoted { (Phase::Birdsong, Obligation::Must) } else { (Phase::Daylight, Obligation::May) })
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        match home(state, me) {
            _ if state.is_demoted(me) => points(state, me) > 0,
            None => state.supply(me) > 0 && !landings(state, me, state.board.clearings()).is_empty(),
            Some(_) => !destinations(state, me).is_empty() || !battlefields(state, me).is_empty(),
        }
    }

    fn act(&self, state: &mut State, me: Owner, world: &mut World) {
        if state.is_demoted(me) {
            let points = points(state, me);
            if let Some(seat) = state.controller(me) {
                state.score(seat, points, Source::Hirelings, world);
            }
        } else if home(state, me).is_none() {
            state.push(Step::Battle { left: 1 }.task());
            state.push(Step::Land.task());
        } else if !destinations(state, me).is_empty() {
            state.push(Step::Battle { left: 1 }.task());
            state.push(Step::March.task());
        } else {
            state.push(Step::Battle { left: if rules_home(state, me) { 1 } else { BATTLES } }.task());
        }
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        refuse_own(state, me, action).or_else(|| match action {
            Action::PlaceAt { clearing } => landings(state, me, Asked::about(clearing)).why(),
            Action::Move { from, count, .. } => not_all(state, me, from, count),
            _ => None,
        })
    }

    fn check(&self, state: &State, me: Owner) -> Result<(), Broken> {
        if state.clearings_with_warriors(me).len() > 1 {
            return broken(Message::new("root-broken-dynasty"));
        }
        Ok(())
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::LastDynasty;

    fn asked(self) -> Option<Seat> {
        match self {
            Step::SetUp { by } => Some(by),
            _ => None,
        }
    }

    fn choice_mode(self, _: &State, _: Owner) -> ChoiceMode {
        ChoiceMode::Must
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::SetUp { .. } | Step::Land => placings(landings(state, me, state.board.clearings()), found),
            Step::March => moves(state, me, |from, to, counts| found(Action::Move { from, to, count: *counts.end() })),
            Step::Battle { .. } => all_battles(state, me, found),
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetUp { .. } | Step::Land, Action::PlaceAt { clearing }) => {
                state.recruit(me, clearing, Self::HIRELING.warriors(), world);
            }
            (Step::March, Action::Move { from, to, count }) => {
                movement::move_warriors(state, me, from, to, count, world);
            }
            (Step::Battle { left }, Action::Battle { clearing, defender }) => {
                go_on(state, left, |left| Step::Battle { left });
                battle::start_against(state, me, clearing, defender, world);
            }
            _ => state.stray(),
        }
    }

    fn stands(self, state: &State, me: Owner, _: bool) -> bool {
        let stands = home(state, me).is_some();
        match self {
            _ if state.is_demoted(me) => false,
            Step::SetUp { .. } | Step::Land => !stands && !landings(state, me, state.board.clearings()).is_empty(),
            Step::March => !destinations(state, me).is_empty(),
            Step::Battle { left } => (1..=BATTLES).contains(&left),
        }
    }
}
