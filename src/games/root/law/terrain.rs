//! Rules that the maps of appendix C add: the ferry (C.2.5), closed paths (C.3.2, C.3.3) and the pass
//! (C.3.4). Boards say where they are; a board without them asks nothing here.

use super::among::{Among, Asked, Judged, here};
use super::hand::Hands;
use super::handler::{TaskHandler, ValidateTask};
use super::rule::Ruling;
use super::score::Scoring;
use super::why::because;
use super::{hooks, removal};
use crate::games::root::prelude::*;
use crate::games::root::state::crossing::Step;
use crate::games::root::state::losses::Trigger;
use crate::games::root::words::event::Source;
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::place::{Way, WaySet};
use crate::kernel::Illegal;

/// Points for clearing a path (C.3.3).
pub const CLEARING_POINTS: u8 = 1;

/// Points for ruling the pass (C.3.4).
pub const PASS_POINTS: u8 = 1;

/// The ways by which a move of the owner's pieces from one clearing to the other can be made, judged before it; none if the
/// ferry does not lead there, since then it does not matter.
pub(in crate::games::root) fn ways(state: &State, owner: impl Into<Owner>, from: Clearing, to: Clearing) -> WaySet {
    let owner = owner.into();
    if !hooks::ferry_ways(state, owner, from).contains(to) {
        return WaySet::EMPTY;
    }
    let ashore = hooks::ways(state, owner, from, to);
    // where no other way leads it was the ferry, whatever has allowed the move; beside others it asks for rule as a path does
    let is_pawn = owner.seat().is_some_and(|seat| state.has_pawn(seat));
    let shores = hooks::shores(state, owner);
    let is_free = shores.contains(from) || shores.contains(to) || hooks::moves_without_rule(state, owner);
    let needs_no_rule = ashore.is_empty() || is_pawn || is_free;
    let ruler = state.counts_for(owner);
    if !(needs_no_rule || state.rules(ruler, from) || state.rules(ruler, to)) {
        return ashore;
    }
    // nobody walks into bandits who can ride past them
    let rides = state.answers_for(owner) == Some(state.turn) && hooks::owes_toll(state, owner, from, to);
    if rides { WaySet::of(Way::Ferry) } else { ashore.with(Way::Ferry) }
}

/// After a move that these ways allowed: the ferry goes along, if the move was made by it. No other way differs in what
/// it brings, so nothing else is asked.
pub(in crate::games::root) fn arrive(
    state: &mut State,
    mover: impl Into<Owner>,
    to: Clearing,
    ways: WaySet,
    world: &mut World,
) {
    arrive_with(state, mover.into(), None, to, ways, world);
}

/// Pieces arrive, and with a pawn the warriors of an Allied faction that followed it.
pub(in crate::games::root) fn arrive_with(
    state: &mut State,
    mover: Owner,
    ally: Option<Seat>,
    to: Clearing,
    ways: WaySet,
    world: &mut World,
) {
    // the ride is the current player's or their hireling's: nobody is forced to take it
    if state.answers_for(mover) != Some(state.turn) {
        return;
    }
    let asked = ally.map_or(Step::Ride { mover, to }, |ally| Step::RideWith { mover, to, ally });
    if ways == WaySet::of(Way::Ferry) {
        ride(state, mover, ally, to, world);
    } else if ways.contains(Way::Ferry) && !hooks::is_clockwork(state, mover) {
        // where another way leads, a clockwork player walks
        state.push(Task::Terrain(asked));
    }
}

/// C.2.5: the ferry goes along, then who answers for the mover draws (E.3.7); so do the allies, whose move it is too (1.5.5).
fn ride(state: &mut State, mover: Owner, ally: Option<Seat>, to: Clearing, world: &mut World) {
    state.ferry = Some(to);
    state.put_landmark(Landmark::Ferry, to);
    state.used.ferried = true;
    let event = || Event::new(EventKind::Ferried, mover).with(Detail::Clearing(to));
    world.emit(|| hooks::by_board(state, mover, "R12.1.1", event()));
    for seat in [state.answers_for(mover), ally].into_iter().flatten() {
        removal::trigger(state, Trigger::FerryDraw { seat });
    }
}

/// Judges whether the seat can clear a path now (C.3.3).
fn clearing<J: Judged>(state: &State, seat: Seat, judged: J) -> J {
    let in_daylight = state.turn == seat && state.phase == Phase::Daylight;
    judged
        .given(in_daylight, || because("root-no-clear-now", "C.3.3"))
        .given(!state.used.cleared, || because("root-no-second-clear", "C.3.3"))
        .given(state.player(seat).has_cards(), || because("root-no-hand", "C.3.3"))
}

/// Narrows down to which ends of closed paths from the clearing: the seat has a faction piece at either end (C.3.3).
fn cleared<A: Among<ClearingSet>>(state: &State, seat: Seat, from: Clearing, ends: A) -> A {
    let present = state.presence(seat);
    let reached = if present.contains(from) { state.board.clearings() } else { present };
    ends.only(state.closed_paths(from), here("root-no-closed-path", "C.3.2"))
        .only(reached, here("root-no-piece-at-path", "C.3.3"))
}

/// Returns why the seat cannot clear the path.
pub(in crate::games::root) fn no_clearing(state: &State, seat: Seat, from: Clearing, to: Clearing) -> Option<Illegal> {
    clearing(state, seat, cleared(state, seat, from, Asked::about(to))).why()
}

/// The closed paths that the current player can clear.
fn clearable(state: &State) -> impl Iterator<Item = (Clearing, Clearing)> + use<'_> {
    let all = state.board.clearings();
    all.iter().flat_map(move |from| {
        let ends = cleared(state, state.turn, from, all).iter();
        ends.filter(move |&to| from < to).map(move |to| (from, to))
    })
}

/// Whether, for all that everybody can see, the current player can clear a path now.
pub(in crate::games::root) fn offers_clearing(state: &State) -> bool {
    state.board.has_closed_paths() && clearing(state, state.turn, true) && clearable(state).next().is_some()
}

pub(in crate::games::root) fn offers(state: &State, out: &mut Vec<Action>) {
    if state.board.has_closed_paths() && offers_clearing(state) {
        list_clearable(state, out);
    }
}

/// Apart, since most boards have no such path.
#[inline(never)]
fn list_clearable(state: &State, out: &mut Vec<Action>) {
    out.extend(clearable(state).map(|(from, to)| Action::Clear { from, to }));
}

/// Takes one of `offers`.
pub(in crate::games::root) fn begin_clearing(state: &mut State, from: Clearing, to: Clearing) {
    state.push(Task::Terrain(Step::PayPath { from, to }));
}

fn clear(state: &mut State, from: Clearing, to: Clearing, world: &mut World) {
    let seat = state.turn;
    state.used.cleared = true;
    state.paths[from.index()].insert(to);
    state.paths[to.index()].insert(from);
    world.emit(|| Event::new(EventKind::Cleared, seat).with(Detail::Clearing(from)).with(Detail::Clearing(to)));
    state.score(seat, CLEARING_POINTS, Source::Paths, world);
}

/// C.3.4: the end of the Evening of the player who rules the pass. Whether anything was scored.
pub(in crate::games::root) fn score_pass(state: &mut State, world: &mut World) -> bool {
    let seat = state.turn;
    let Some(pass) = state.tower else { return false };
    if state.used.held_pass || !state.rules(seat, pass) || !state.player(seat).scores() {
        return false;
    }
    state.used.held_pass = true;
    world.emit(|| Event::new(EventKind::HeldPass, seat).with(Detail::Clearing(pass)));
    state.score(seat, PASS_POINTS, Source::Pass, world);
    true
}

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        match self {
            Step::Ride { mover, .. } | Step::RideWith { mover, .. } => state.controller(mover),
            Step::PayPath { .. } => Some(state.turn),
        }
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        match self {
            Step::Ride { .. } | Step::RideWith { .. } => out.extend([Action::Pass, Action::Ferry]),
            Step::PayPath { .. } => {
                out.extend(state.player(state.turn).hand.kinds().map(|card| Action::Discard { card }))
            }
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match (self, action) {
            (Step::Ride { mover, to }, Action::Ferry) => ride(state, mover, None, to, world),
            (Step::RideWith { mover, to, ally }, Action::Ferry) => ride(state, mover, Some(ally), to, world),
            (Step::PayPath { from, to }, Action::Discard { card }) => {
                state.discard_from_hand(state.turn, card, world);
                clear(state, from, to, world);
            }
            (Step::Ride { .. } | Step::RideWith { .. }, Action::Pass) => {}
            _ => state.stray(),
        }
    }
}

impl ValidateTask for Step {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        let fits = match self {
            Step::Ride { mover, .. } | Step::RideWith { mover, .. } if state.controller(mover).is_none() => false,
            Step::RideWith { ally, .. } if ally.index() >= state.seat_count() => false,
            Step::Ride { mover, to } | Step::RideWith { mover, to, .. } => {
                state.ferry.is_some_and(|at| hooks::ferry_ways(state, mover, at).contains(to))
            }
            Step::PayPath { from, to } => state.closed_paths(from).contains(to) && !state.used.cleared,
        };
        if fits { Ok(()) } else { Err("root-pending-terrain") }
    }
}
