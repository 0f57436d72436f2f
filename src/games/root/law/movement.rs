//! Moves of warriors (4.2) and what moving into sympathy brings on (8.2.6).

use crate::games::root::law::hooks::Rivers;
use crate::games::root::law::rule::{Ruling, joined};
use crate::games::root::law::{hooks, removal, terrain};
use crate::games::root::state::losses::Trigger;
use crate::games::root::state::task::Task;
use crate::games::root::state::world::World;
use crate::games::root::state::{State, effect};
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Seat;
use std::ops::RangeInclusive;

/// How a seat moves, whatever the clearing: asked once for a list of moves.
struct Mover {
    seat: Seat,
    /// The clearings that its pieces cannot leave, and those that they cannot enter.
    held: ClearingSet,
    barred: ClearingSet,
    rivers: Rivers,
    without_rule: bool,
}

impl Mover {
    fn of(state: &State, seat: Seat) -> Self {
        Self {
            seat,
            held: hooks::held(state, seat),
            barred: hooks::barred(state, seat),
            rivers: hooks::rivers(state, seat),
            without_rule: hooks::moves_without_rule(state, seat),
        }
    }

    /// Returns where one move from the clearing can lead, the ferry included, rule aside.
    fn ways(&self, state: &State, from: Clearing) -> ClearingSet {
        if self.held.contains(from) {
            return ClearingSet::EMPTY;
        }
        (joined(state, self.seat, self.rivers, from) | terrain::ferry_ways(state, from)) - self.barred
    }

    /// Returns where it can lead with rule at one end (4.2.1). `ruled` are the clearings that the seat rules.
    fn between(&self, state: &State, ruled: ClearingSet, from: Clearing) -> ClearingSet {
        let ways = self.ways(state, from);
        if self.without_rule || ruled.contains(from) {
            return ways;
        }
        match self.rivers {
            Rivers::PathsWithoutRule => ways & (ruled | state.board.river_adjacent(from)),
            Rivers::NoPaths | Rivers::Paths => ways & ruled,
        }
    }
}

/// Returns where warriors of a seat may move from a clearing: adjacent, with rule at one end before the move (4.2.1).
pub fn destinations(state: &State, seat: Seat, from: Clearing) -> ClearingSet {
    Mover::of(state, seat).between(state, state.ruled(seat), from)
}

/// Returns where one move from the clearing can lead the seat's pieces, the ferry included, rule aside: a pawn needs none
/// (9.2.3).
pub fn ways(state: &State, seat: Seat, from: Clearing) -> ClearingSet {
    Mover::of(state, seat).ways(state, from)
}

/// Whether warriors of the seat can move anywhere.
pub(super) fn is_possible(state: &State, seat: Seat) -> bool {
    let mover = Mover::of(state, seat);
    let origins = state.clearings_with_warriors(seat);
    // nearly always out of one of the first clearings that it rules, which is less to ask than which it rules of all
    origins.iter().any(|from| state.rules(seat, from) && !mover.ways(state, from).is_empty()) || {
        let ruled = state.ruled(seat);
        origins.iter().any(|from| !mover.between(state, ruled, from).is_empty())
    }
}

/// Calls `found` for every move of the seat's warriors out of `origins`: from, to, numbers of warriors. `ruled` are the
/// clearings that the seat rules.
pub(in crate::games::root) fn each(
    state: &State,
    seat: Seat,
    origins: ClearingSet,
    ruled: ClearingSet,
    mut found: impl FnMut(Clearing, Clearing, RangeInclusive<u8>),
) {
    let mover = Mover::of(state, seat);
    for from in (origins & state.clearings_with_warriors(seat)).iter() {
        // who goes with the warlord is asked in two steps (`moves::legal_leads`)
        let most = hooks::removable_warriors(state, seat, from);
        if most > 0 {
            for to in mover.between(state, ruled, from).iter() {
                let least = if hooks::asks_how_many(state, seat, from, to) { most } else { 1 };
                found(from, to, least..=most);
            }
        }
    }
}

/// Carries out a move of warriors (4.2). On the ways that cards open how many go is asked first, lest lists grow too long.
pub(in crate::games::root) fn move_warriors(
    state: &mut State,
    seat: Seat,
    from: Clearing,
    to: Clearing,
    count: u8,
    world: &mut World,
) {
    if seat == state.turn && hooks::asks_how_many(state, seat, from, to) {
        state.push(Task::Effect(effect::Step::Company { from, to }));
    } else {
        go(state, seat, from, to, count, world);
    }
}

/// A move of warriors, by ferry if need be (C.2.5).
pub(in crate::games::root) fn go(
    state: &mut State,
    seat: Seat,
    from: Clearing,
    to: Clearing,
    count: u8,
    world: &mut World,
) {
    let ways = terrain::ways(state, seat, from, to);
    shift_warriors(state, seat, from, to, count, world);
    terrain::arrive(state, seat, to, ways, world);
}

/// Puts warriors from one clearing into another; into sympathy it is an outrage, paid by their owner.
pub(in crate::games::root) fn shift_warriors(
    state: &mut State,
    seat: Seat,
    from: Clearing,
    to: Clearing,
    count: u8,
    world: &mut World,
) {
    let row = &mut state.warriors[seat.index()];
    let count = count.min(row[from.index()]);
    row[from.index()] -= count;
    row[to.index()] += count;
    world.emit(|| {
        Event::new(What::Moved, seat)
            .with(Detail::Clearing(from))
            .with(Detail::Clearing(to))
            .with(Detail::Count(i16::from(count)))
    });
    if let Some(burden) = hooks::burden(state, seat, from, to, count) {
        state.push(burden);
    }
    arrive(state, seat, to, count);
}

/// What warriors bring on that have moved into a clearing.
pub(in crate::games::root) fn arrive(state: &mut State, seat: Seat, to: Clearing, count: u8) {
    if count > 0
        && state.is_sympathetic(to)
        && let Some(payer) = hooks::pays_outrage(state, seat.into())
    {
        removal::trigger(state, Trigger::Outrage { payer, clearing: to });
    }
}
