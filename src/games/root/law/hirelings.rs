//! What hirelings do by themselves: move, battle and come onto the map with their own pieces only (E.3.4).

use crate::games::root::law::rule::Ruling;
use crate::games::root::law::why::{at, because, counted, of_faction, too_few_warriors};
use crate::games::root::law::{battle, hooks, movement};
use crate::games::root::state::State;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Party;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Illegal;
use std::ops::{ControlFlow, RangeInclusive};

/// Calls `found` for every move of the hireling's warriors (E.3.4): its controller rules one end, with own pieces and the
/// hireling's together.
pub(in crate::games::root) fn moves(
    state: &State,
    me: Owner,
    mut found: impl FnMut(Clearing, Clearing, RangeInclusive<u8>),
) {
    let (origins, ruled) = (state.board.clearings(), state.ruled(state.counts_for(me)));
    let _ = movement::each(state, me, origins, ruled, |from, to, counts| {
        found(from, to, counts.start..=counts.end - 1);
        ControlFlow::Continue(())
    });
}

/// Those of the clearings where pieces of the hireling may be placed.
pub(in crate::games::root) fn open(state: &State, me: Owner, clearings: ClearingSet) -> ClearingSet {
    clearings & hooks::placeable(state, me)
}

/// The clearings where the hireling can battle somebody.
pub(in crate::games::root) fn battlefields(state: &State, me: Owner) -> ClearingSet {
    let fields = state.presence(me);
    fields.iter().filter(|&clearing| !battle::opponents(state, me, clearing).is_empty()).collect()
}

/// Why the hireling cannot move so.
pub(in crate::games::root) fn no_move(
    state: &State,
    me: Owner,
    from: Clearing,
    to: Clearing,
    count: u8,
) -> Option<Illegal> {
    let here = hooks::movable_warriors(state, me, from);
    if here < count {
        return Some(too_few_warriors(from, here, "E.3.4"));
    }
    if !hooks::may_leave(state, me, from) {
        return Some(at("root-no-way-out", "13.7.2", from));
    }
    if !hooks::may_enter(state, me, to) {
        return Some(at("root-no-scorched", "D.6.2", to));
    }
    if !movement::ways(state, me, from).contains(to) {
        return Some(at("root-no-path", "2.2.1", to));
    }
    (!movement::destinations(state, me, from).contains(to)).then(|| at("root-no-rule-to-move", "4.2.1", to))
}

/// Why the hireling cannot battle there.
pub(in crate::games::root) fn no_battle(
    state: &State,
    me: Owner,
    clearing: Clearing,
    defender: Party,
) -> Option<Illegal> {
    let Some(enemy) = state.owner_of(defender) else {
        return Some(of_faction("root-no-faction", "4.3", defender));
    };
    if !state.can_fight_in(me, clearing) {
        return Some(at("root-no-attacker", "E.3.4", clearing));
    }
    if !state.are_enemies(me, enemy) {
        return Some(at("root-no-enemy", "4.3", clearing));
    }
    if !state.is_present(enemy, clearing) {
        return Some(at("root-no-defender", "4.3", clearing));
    }
    (!hooks::may_be_battled(state, enemy, me, clearing)).then(|| at("root-no-battle-with", "E.2.2", clearing))
}

/// Why no piece of the hireling can be placed there.
pub(in crate::games::root) fn no_placing(state: &State, me: Owner, clearing: Clearing) -> Option<Illegal> {
    if state.scorched.contains(clearing) {
        return Some(at("root-no-scorched", "D.6.2", clearing));
    }
    if hooks::held(state, me).contains(clearing) {
        return Some(at("root-no-place-at-snare", "13.7.2", clearing));
    }
    (!hooks::may_place(state, me, clearing)).then(|| at("root-no-place-at-keep", "6.2.2", clearing))
}

/// All of its warriors have to go.
pub(in crate::games::root) fn not_all(state: &State, me: Owner, from: Clearing, count: u8) -> Option<Illegal> {
    let all = state.warriors(me, from);
    (count != all).then(|| counted("root-no-hireling-part", "E.2.4", all))
}

/// What can be done here is something else.
pub(in crate::games::root) fn nothing_to_do() -> Illegal {
    because("root-no-hireling-use", "E.2.4")
}
