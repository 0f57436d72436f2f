//! Moves of warriors (4.2) and what moving into sympathy brings on (8.2.6).

use super::hooks::Rivers;
use super::rule::{Links, Ruling};
use super::tolls::Walk;
use super::why::at;
use super::{hooks, removal, terrain, tolls};
use crate::games::root::prelude::*;
use crate::games::root::state::effect;
use crate::games::root::state::losses::Trigger;
use crate::kernel::Illegal;
use std::ops::{ControlFlow, Range};

/// The general terms on which an owner moves: asked once for a list of moves.
struct Mover {
    /// The clearings that its pieces cannot leave, and those that they cannot enter.
    held: ClearingSet,
    barred: ClearingSet,
    links: Links,
    without_rule: bool,
    /// The clearings at which a move may begin or end without rule.
    shores: ClearingSet,
}

impl Mover {
    #[inline]
    fn of(state: &State, owner: Owner) -> Self {
        Self {
            held: hooks::held(state, owner) | hooks::detained_pawn(state, owner),
            barred: hooks::barred(state, owner),
            links: Links::of(state, owner),
            without_rule: hooks::moves_without_rule(state, owner),
            shores: hooks::shores(state, owner),
        }
    }

    /// Returns where one move from the clearing can lead, the ferry included, rule aside.
    #[inline]
    fn ways(&self, state: &State, from: Clearing) -> ClearingSet {
        if self.held.contains(from) {
            return ClearingSet::EMPTY;
        }
        (self.links.near(state, from) | terrain::ferry_ways(state, from)) - self.barred
    }

    /// Returns where it can lead with rule at one end (4.2.1). `ruled` are the clearings that its player rules.
    #[inline]
    fn between(&self, state: &State, ruled: ClearingSet, from: Clearing) -> ClearingSet {
        let ways = self.ways(state, from);
        let free = ruled | self.shores;
        if self.without_rule || free.contains(from) {
            return ways;
        }
        match self.links.rivers {
            Rivers::PathsWithoutRule => ways & (free | state.board.river_adjacent(from)),
            Rivers::NoPaths | Rivers::Paths => ways & free,
        }
    }
}

/// Returns where warriors of an owner may move from a clearing: adjacent, with rule at one end before the move (4.2.1).
pub fn destinations(state: &State, owner: impl Into<Owner>, from: Clearing) -> ClearingSet {
    let owner = owner.into();
    Mover::of(state, owner).between(state, state.ruled(state.counts_for(owner)), from)
}

/// Returns where one move from the clearing can lead the owner's pieces, the ferry included, rule aside: a pawn needs none
/// (9.2.3).
pub fn ways(state: &State, owner: impl Into<Owner>, from: Clearing) -> ClearingSet {
    Mover::of(state, owner.into()).ways(state, from)
}

/// Whether warriors of the seat can move anywhere.
pub(super) fn is_possible(state: &State, seat: Seat) -> bool {
    let mover = Mover::of(state, seat.into());
    let origins = state.clearings_with_warriors(seat) - hooks::detaining(state, seat);
    let ruled = state.ruled(seat);
    let moves = |origins: ClearingSet| origins.iter().any(|from| !mover.between(state, ruled, from).is_empty());
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
    for from in (origins & state.clearings_with_warriors(owner)).iter() {
        // who goes with the warlord is asked in two steps (`moves::legal_leads`)
        let most = hooks::movable_warriors(state, owner, from);
        if most > 0 {
            for to in mover.between(state, ruled, from).iter() {
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

/// The same of warriors whom the warlord leads, one of them (14.2.2).
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
            Event::new(What::Moved, owner)
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

/// Returns why what moved into the clearing this turn cannot leave it (E.2.2).
fn held_by_band(from: Clearing, free: u8) -> Illegal {
    let held = at("root-no-leaving-band", "E.2.2", from);
    Illegal { reason: held.reason.number("count", free), law: held.law }
}

/// Returns why this many warriors of the owner cannot leave the clearing, for a band that plays there (E.2.2).
pub(in crate::games::root) fn no_leaving_band(
    state: &State,
    owner: impl Into<Owner>,
    from: Clearing,
    count: u8,
) -> Option<Illegal> {
    let owner = owner.into();
    let free = hooks::movable_warriors(state, owner, from);
    if free >= count || !hooks::listens(state, owner, from) {
        return None;
    }
    Some(held_by_band(from, free))
}

/// Returns why nothing of the owner can move out of a clearing.
pub(in crate::games::root) fn no_leaving(state: &State, owner: impl Into<Owner>, from: Clearing) -> Option<Illegal> {
    let owner = owner.into();
    if hooks::detained_pawn(state, owner).contains(from) {
        return Some(held_by_band(from, 0));
    }
    (!hooks::may_leave(state, owner, from)).then(|| at("root-no-way-out", "13.7.2", from))
}
