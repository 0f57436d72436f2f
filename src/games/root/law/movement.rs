//! Moves of warriors (4.2) and what moving into sympathy brings on (8.2.6).

use super::among::{Among, Asked, Judged, here};
use super::hooks::Rivers;
use super::rule::{Links, Ruling};
use super::tolls::Walk;
use super::why::{at, counted, held_by_band, too_few_warriors};
use super::{hooks, removal, terrain, tolls};
use crate::games::root::prelude::*;
use crate::games::root::state::effect;
use crate::games::root::state::losses::Trigger;
use crate::kernel::Illegal;
use std::ops::{ControlFlow, Range};

/// The general terms on which an owner moves: asked once for a list of moves.
struct Mover {
    /// The clearings that its pieces can leave.
    leaves: ClearingSet,
    links: Links,
    without_rule: bool,
    /// The clearings at which a move may begin or end without rule.
    shores: ClearingSet,
}

impl Mover {
    #[inline]
    fn of(state: &State, owner: Owner) -> Self {
        Self {
            leaves: hooks::leaving(state, owner, state.board.clearings()),
            links: Links::of(state, owner),
            without_rule: hooks::moves_without_rule(state, owner),
            shores: hooks::shores(state, owner),
        }
    }

    /// Narrows down where one move out of a clearing that can be left leads, the ferry included, rule aside.
    #[inline]
    fn ways<A: Among<ClearingSet>>(&self, state: &State, from: Clearing, ends: A) -> A {
        let near = self.links.near(state, from) | hooks::ferry_from(state, from);
        hooks::entering(state, ends.only(near, |to| no_path(state, from, to)))
    }

    /// Narrows down where it leads with rule at one end (4.2.1). `ruled` are the clearings that its player rules.
    #[inline]
    fn between<A: Among<ClearingSet>>(&self, state: &State, ruled: ClearingSet, from: Clearing, ends: A) -> A {
        let ways = self.ways(state, from, ends);
        let free = ruled | self.shores;
        if self.without_rule || free.contains(from) {
            return ways;
        }
        let free = match self.links.rivers {
            Rivers::PathsWithoutRule => free | state.board.river_adjacent(from),
            Rivers::NoPaths | Rivers::Paths => free,
        };
        ways.only(free, here("root-no-rule-to-move", "4.2.1"))
    }
}

/// Returns why no way leads from one clearing to the other now.
pub(super) fn no_path(state: &State, from: Clearing, to: Clearing) -> Illegal {
    if state.closed_paths(from).contains(to) {
        return at("root-no-open-path", "C.3.2", to);
    }
    let by_ferry = state.ferry == Some(from) && state.used.ferried && state.board.river_adjacent(from).contains(to);
    if by_ferry { at("root-no-second-ferry", "C.2.5", to) } else { at("root-no-path", "2.2.1", to) }
}

/// Returns where warriors of an owner may move from a clearing: adjacent, with rule at one end before the move (4.2.1).
pub fn destinations(state: &State, owner: impl Into<Owner>, from: Clearing) -> ClearingSet {
    let owner = owner.into();
    let mover = Mover::of(state, owner);
    if !mover.leaves.contains(from) {
        return ClearingSet::EMPTY;
    }
    mover.between(state, state.ruled(state.counts_for(owner)), from, state.board.clearings())
}

/// Returns why this many of the owner's warriors cannot move there from a clearing.
pub(in crate::games::root) fn no_move(
    state: &State,
    owner: impl Into<Owner>,
    from: Clearing,
    to: Clearing,
    count: u8,
) -> Option<Illegal> {
    let owner = owner.into();
    let ruled = state.ruled(state.counts_for(owner));
    let able = hooks::movable_warriors(state, owner, from);
    let moving = || Mover::of(state, owner).between(state, ruled, from, Asked::about(to)).why();
    None.given(able > 0, || too_few(state, owner, from, count))
        .or_else(moving)
        .or_else(|| hooks::leaving(state, owner, Asked::about(from)).why())
        .given(count <= able, || too_few(state, owner, from, count))
        // 4.2: the list holds such a move once, since how many go is asked next
        .given(count == able || !hooks::asks_how_many(state, owner, from, to), || {
            counted("root-no-count-yet", "4.2", able)
        })
}

/// Returns why this many warriors of the owner cannot move out of the clearing: a band may keep some that are there (E.2.2).
pub(super) fn too_few(state: &State, owner: Owner, from: Clearing, count: u8) -> Illegal {
    let able = hooks::movable_warriors(state, owner, from);
    match hooks::listens(state, owner, from) {
        true if count <= state.warriors(owner, from) => held_by_band(from, able),
        true => too_few_warriors(from, state.warriors(owner, from), "4.2"),
        false => too_few_warriors(from, able, "4.2"),
    }
}

/// Returns where one move from the clearing can lead the owner's pieces, the ferry included, rule aside: a pawn needs none
/// (9.2.3).
pub fn ways(state: &State, owner: impl Into<Owner>, from: Clearing) -> ClearingSet {
    let mover = Mover::of(state, owner.into());
    if mover.leaves.contains(from) { mover.ways(state, from, state.board.clearings()) } else { ClearingSet::EMPTY }
}

/// Returns why no move leads there.
pub(in crate::games::root) fn no_way(
    state: &State,
    owner: impl Into<Owner>,
    from: Clearing,
    to: Clearing,
) -> Option<Illegal> {
    let owner = owner.into();
    let leaving = hooks::leaving(state, owner, Asked::about(from)).why();
    leaving.or_else(|| Mover::of(state, owner).ways(state, from, Asked::about(to)).why())
}

/// Returns whether warriors of the seat can move anywhere.
pub(super) fn is_possible(state: &State, seat: Seat) -> bool {
    let mover = Mover::of(state, seat.into());
    let origins = (state.clearings_with_warriors(seat) & mover.leaves) - hooks::detaining(state, seat);
    let (all, ruled) = (state.board.clearings(), state.ruled(seat));
    let moves = |origins: ClearingSet| origins.iter().any(|from| !mover.between(state, ruled, from, all).is_empty());
    // nearly always out of the first clearing that it rules
    moves(origins & ruled) || moves(origins - ruled)
}

/// Lists every move of the owner's warriors out of `origins` as the action that `form` makes of it: from, to, number of
/// warriors. `ruled` are the clearings that its player rules (E.3.4).
pub(in crate::games::root) fn list(
    state: &State,
    owner: impl Into<Owner>,
    origins: ClearingSet,
    ruled: ClearingSet,
    out: &mut Vec<Action>,
    form: impl Fn(Clearing, Clearing, u8) -> Action,
) {
    let _ = each(state, owner, origins, ruled, |from, to, counts| {
        // mostly one or two
        for count in counts {
            out.push(form(from, to, count));
        }
        ControlFlow::Continue(())
    });
}

/// Whether the seat's warriors can move out of `origins`.
pub(in crate::games::root) fn exist(state: &State, seat: Seat, origins: ClearingSet) -> bool {
    each(state, seat, origins, state.ruled(seat), |_, _, _| ControlFlow::Break(())).is_break()
}

/// Calls `found` for every move of the owner's warriors out of `origins` until it breaks off: from, to, numbers of
/// warriors. `ruled` are the clearings that its player rules (E.3.4).
pub(in crate::games::root) fn each(
    state: &State,
    owner: impl Into<Owner>,
    origins: ClearingSet,
    ruled: ClearingSet,
    mut found: impl FnMut(Clearing, Clearing, Range<u8>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let owner = owner.into();
    let mover = Mover::of(state, owner);
    for from in (origins & state.clearings_with_warriors(owner) & mover.leaves).iter() {
        // who goes with the warlord is asked in two steps (`moves::legal_leads`)
        let most = hooks::movable_warriors(state, owner, from);
        if most > 0 {
            for to in mover.between(state, ruled, from, state.board.clearings()).iter() {
                let least = if hooks::asks_how_many(state, owner, from, to) { most } else { 1 };
                found(from, to, least..most.saturating_add(1))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Carries out a move of warriors (4.2). On the ways that cards open how many go is asked first, lest lists grow too long.
pub(in crate::games::root) fn move_warriors(
    state: &mut State,
    owner: impl Into<Owner>,
    from: Clearing,
    to: Clearing,
    count: u8,
    world: &mut World,
) {
    let owner = owner.into();
    if owner == state.turn && hooks::asks_how_many(state, owner, from, to) {
        state.push(Task::Effect(effect::Step::Company { from, to }));
    } else {
        go(state, owner, from, to, count, world);
    }
}

/// A move of warriors, by ferry if need be (C.2.5).
pub(in crate::games::root) fn go(
    state: &mut State,
    owner: impl Into<Owner>,
    from: Clearing,
    to: Clearing,
    count: u8,
    world: &mut World,
) {
    walk(state, owner.into(), from, to, count, 0, world);
}

/// Moves warriors with the warlord, who is one of them (14.2.2).
pub(in crate::games::root) fn go_led(
    state: &mut State,
    seat: Seat,
    from: Clearing,
    to: Clearing,
    count: u8,
    world: &mut World,
) {
    walk(state, seat.into(), from, to, count, 1, world);
}

/// `spared` of the warriors pay no toll.
fn walk(state: &mut State, owner: Owner, from: Clearing, to: Clearing, count: u8, spared: u8, world: &mut World) {
    let ways = terrain::ways(state, owner, from, to);
    let arriving = match Walk::by(ways, from, to) {
        Some(walk) => tolls::meet(state, owner, walk, count, spared, world),
        None => count,
    };
    shift_warriors(state, owner, from, to, arriving, world);
    terrain::arrive(state, owner, to, ways, world);
}

/// Puts warriors from one clearing into another; into sympathy it is an outrage, paid by who answers for them (E.3.7).
pub(in crate::games::root) fn shift_warriors(
    state: &mut State,
    owner: impl Into<Owner>,
    from: Clearing,
    to: Clearing,
    count: u8,
    world: &mut World,
) {
    let owner = owner.into();
    let row = &mut state.warriors[owner.index()];
    let count = count.min(row[from.index()]);
    row[from.index()] -= count;
    row[to.index()] += count;
    state.note_departure(owner, from);
    // a toll may have left none
    if count > 0 {
        world.emit(|| {
            Event::new(EventKind::Moved, owner)
                .with(Detail::Clearing(from))
                .with(Detail::Clearing(to))
                .with(Detail::Count(i16::from(count)))
        });
    }
    if let Some(burden) = hooks::burden(state, owner, from, to, count) {
        state.push(burden);
    }
    arrive(state, owner, to, count);
}

/// Applies the effects of warriors that have moved into a clearing.
pub(in crate::games::root) fn arrive(state: &mut State, owner: impl Into<Owner>, to: Clearing, count: u8) {
    let owner = owner.into();
    state.note_arrival(owner, to, count);
    if count > 0
        && state.is_sympathetic(to)
        && let Some(payer) = hooks::pays_outrage(state, owner)
    {
        removal::trigger(state, Trigger::Outrage { payer, clearing: to });
    }
}
