//! The actions of hirelings themselves: moves, battles and arrivals with their own pieces only (E.3.4).

use super::among::{Among, Asked, Judged, here};
use super::battle::no_battle;
use super::movement::{no_move, no_way};
use super::rule::Ruling;
use super::why::{at, counted, of_party, written};
use super::{battle, hooks, movement, terrain};
use crate::games::root::prelude::*;
use crate::games::root::state::hired::{HirelingInPlay, HirelingState};
use crate::games::root::state::picks::{Choice, Settled, per_clearing};
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::kernel::Illegal;
use std::ops::{ControlFlow, RangeInclusive};

/// Every placing of one piece in one of the clearings.
pub(in crate::games::root) fn placings(clearings: ClearingSet, found: &mut dyn FnMut(Action)) {
    clearings.iter().for_each(|clearing| found(Action::PlaceAt { clearing }));
}

/// Every way of its pawn to one of the clearings.
pub(in crate::games::root) fn roamings(clearings: ClearingSet, found: &mut dyn FnMut(Action)) {
    clearings.iter().for_each(|to| found(Action::Roam { to }));
}

/// Every battle of the hireling in the clearings.
pub(in crate::games::root) fn battles(state: &State, me: Owner, fields: ClearingSet, found: &mut dyn FnMut(Action)) {
    for clearing in (fields & state.presence(me)).iter() {
        battle::each_in(state, me, clearing, found);
    }
}

/// Every battle of the hireling.
pub(in crate::games::root) fn all_battles(state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
    battles(state, me, state.board.clearings(), found);
}

/// Every move of the hireling's warriors.
pub(in crate::games::root) fn all_moves(state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
    moves(state, me, |from, to, counts| counts.for_each(|count| found(Action::Move { from, to, count })));
}

/// A warrior beside each of the hireling's pieces of a kind, as many as there are (1.5.4).
pub(in crate::games::root) fn garrison(state: &State, me: Owner, beside: Piece) -> Choice<MAX_CLEARINGS> {
    let open = hooks::placing(state, me, state.clearings_with(beside));
    let room = per_clearing(open, |at| state.count(beside, at));
    Choice::of(state.supply(me), room, state.picks.clearings)
}

/// The places where one of them can come now.
pub(in crate::games::root) fn each_post(state: &State, me: Owner, beside: Piece, found: &mut dyn FnMut(Action)) {
    garrison(state, me, beside).clearings().for_each(|clearing| found(Action::PlaceAt { clearing }));
}

/// Whether any can come.
pub(in crate::games::root) fn can_garrison(state: &State, me: Owner, beside: Piece) -> bool {
    state.supply(me) > 0 && !hooks::placing(state, me, state.clearings_with(beside)).is_empty()
}

/// Carries out what needs no choice; `task` continues.
pub(in crate::games::root) fn run_garrison(state: &mut State, me: Owner, beside: Piece, task: Task, world: &mut World) {
    match garrison(state, me, beside).settle() {
        Settled::Shared { picked, .. } => state.pick_in_clearings(picked, task),
        Settled::All(counts) => state.recruit_all(me, counts, world),
    }
}

/// Places a building or token of the hireling and tells of it.
pub(in crate::games::root) fn found(state: &mut State, me: Owner, piece: Piece, clearing: Clearing, world: &mut World) {
    state.place(piece, clearing);
    world.emit(|| Event::new(EventKind::Placed, me).with(Detail::Piece(piece)).with(Detail::Clearing(clearing)));
}

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

/// Returns where one move leads the pawn of a hireling that ignores rule.
pub(in crate::games::root) fn pawn_ways(state: &State, me: Owner) -> ClearingSet {
    state.pawn(me).map_or(ClearingSet::EMPTY, |from| movement::ways(state, me, from))
}

/// Moves the pawn of a hireling, by ferry if need be (C.2.5).
pub(in crate::games::root) fn roam(state: &mut State, me: Owner, to: Clearing, world: &mut World) {
    let ways = state.pawn(me).map(|from| terrain::ways(state, me, from, to));
    shift_pawn(state, me, to, world);
    if let Some(ways) = ways {
        terrain::arrive(state, me, to, ways, world);
    }
}

/// Moves the pawn of a hireling on its own, without the ferry.
pub(in crate::games::root) fn shift_pawn(state: &mut State, me: Owner, to: Clearing, world: &mut World) {
    state.put_hireling(me, to);
    world.emit(|| Event::new(EventKind::Roamed, me).with(Detail::Clearing(to)));
}

/// The pawn of a hireling comes onto the map.
pub(in crate::games::root) fn put_pawn(state: &mut State, me: Owner, to: Clearing, world: &mut World) {
    state.put_hireling(me, to);
    world.emit(|| Event::new(EventKind::PawnPlaced, me).with(Detail::Clearing(to)));
}

/// Narrows down where pieces of the hireling come to faction pieces of its controller.
pub(in crate::games::root) fn beside<A: Among<ClearingSet>>(
    state: &State,
    me: Owner,
    law: &'static str,
    sites: A,
) -> A {
    let presence = state.controller(me).map_or(ClearingSet::EMPTY, |seat| state.presence(seat));
    hooks::placing(state, me, sites).only(presence, here("root-no-piece-beside", law))
}

/// The clearings where the hireling can battle someone.
pub(in crate::games::root) fn battlefields(state: &State, me: Owner) -> ClearingSet {
    let fields = state.presence(me);
    fields.iter().filter(|&clearing| !battle::opponents(state, me, clearing).is_empty()).collect()
}

/// Returns why its own pieces cannot be placed, move or battle so, as far as the general rules say.
pub(in crate::games::root) fn refuse_own(state: &State, me: Owner, action: Action) -> Option<Illegal> {
    match action {
        Action::PlaceAt { clearing } | Action::PlaceWith { clearing, .. } => {
            hooks::placing(state, me, Asked::about(clearing)).why()
        }
        Action::Move { .. } | Action::Roam { .. } if is_off_clearings(state, me) => Some(no_way_for_pawn(state, me)),
        Action::Move { from, to, count } => not_there(state, me, from, count).or_else(|| match state.pawn(me) {
            Some(pawn) => no_way(state, me, pawn, to).or_else(|| Some(written(Action::Roam { to }, "E.3.4"))),
            None => no_move(state, me, from, to, count),
        }),
        Action::Roam { to } => no_way(state, me, state.pawn(me)?, to),
        Action::Battle { clearing, defender } => {
            not_there(state, me, clearing, 1).or_else(|| no_battle(state, me, clearing, defender))
        }
        _ => None,
    }
}

/// This many of the hireling's warriors, or its pawn, have to be there, whatever its controller has. The Exile, in a forest,
/// is in no clearing.
fn not_there(state: &State, me: Owner, clearing: Clearing, count: u8) -> Option<Illegal> {
    if state.pawn_forest(me).is_some() {
        return None;
    }
    let here = match state.pawn(me) {
        Some(pawn) => u8::from(pawn == clearing),
        None => state.warriors(me, clearing),
    };
    let illegal = of_party(state, "root-no-hireling-here", "E.3.4", state.party(me));
    let reason = illegal.reason.number("clearing", clearing.number()).number("count", here);
    (here < count).then_some(Illegal { reason, law: illegal.law })
}

/// Judges whether warriors of the hireling are left to place (1.5.4).
pub(in crate::games::root) fn in_supply<J: Judged>(state: &State, me: Owner, judged: J) -> J {
    judged.given(state.supply(me) > 0, || of_party(state, "root-no-hireling-left", "1.5.4", state.party(me)))
}

/// Each piece there has the warrior that comes to it.
pub(in crate::games::root) fn has_its_warrior(clearing: Clearing) -> Illegal {
    at("root-no-second-garrison", "E.2.4", clearing)
}

/// Whether the hireling is a pawn that is in no clearing: in a forest, or not on the map yet.
fn is_off_clearings(state: &State, me: Owner) -> bool {
    let is_pawn = |hired: &HirelingInPlay| matches!(hired.kit, HirelingState::Pawn(_) | HirelingState::Pack(_));
    state.hired(me).is_some_and(is_pawn) && state.pawn(me).is_none()
}

fn no_way_for_pawn(state: &State, me: Owner) -> Illegal {
    match state.pawn_forest(me) {
        Some(_) => of_party(state, "root-no-way-from-forest", "E.2.4", state.party(me)),
        None => of_party(state, "root-no-pawn-yet", "E.3.4", state.party(me)),
    }
}

/// Its controller forces the player there to move or battle (1.5.5).
pub(in crate::games::root) fn force(state: &State, me: Owner, seat: Seat, clearing: Clearing, world: &mut World) {
    if let Some(by) = state.controller(me) {
        world.emit(|| {
            let order = if seat == by {
                Event::new(EventKind::ForcedSelf, by)
            } else {
                Event::new(EventKind::Forced, by).with(Detail::Party(state.party(seat)))
            };
            order.with(Detail::Clearing(clearing))
        });
    }
}

/// All of its warriors have to go.
pub(in crate::games::root) fn not_all(state: &State, me: Owner, from: Clearing, count: u8) -> Option<Illegal> {
    let all = state.warriors(me, from);
    (count != all).then(|| counted("root-no-hireling-part", "E.2.4", all))
}

/// Narrows down to the edge of the map.
pub(in crate::games::root) fn on_edge<A: Among<ClearingSet>>(state: &State, sites: A) -> A {
    sites.only(state.board.edge(), here("root-no-edge", "G.1.15"))
}
