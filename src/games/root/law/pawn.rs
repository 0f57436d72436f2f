//! Moves of a pawn (4.2, 9.2.3, 9.5.1).

use super::among::{Among, Asked, Judged};
use super::rule::Ruling;
use super::tolls::Walk;
use super::why::{at, counted, of_faction, of_item};
use super::{hooks, movement, terrain, tolls};
use crate::games::root::prelude::*;
use crate::games::root::words::item::Item;
use crate::games::root::words::place::WaySet;
use crate::kernel::Illegal;

/// The clearings one move away (4.2, 9.5.1).
pub(in crate::games::root) fn destinations(state: &State, seat: Seat) -> ClearingSet {
    match state.pawn(seat) {
        Some(clearing) => movement::ways(state, seat, clearing),
        None => near_clearings(state, seat),
    }
}

/// The clearings one slip away.
pub(in crate::games::root) fn near_clearings(state: &State, seat: Seat) -> ClearingSet {
    slipping(state, seat, state.board.clearings())
}

/// Narrows down where the pawn can slip (9.4.2): whatever forbids to leave does not hold it, and the ferry takes nobody who
/// slips (C.2.5).
pub(in crate::games::root) fn slipping<A: Among<ClearingSet>>(state: &State, seat: Seat, ends: A) -> A {
    let from = state.pawn(seat);
    let near = match (from, state.pawn_forest(seat)) {
        (Some(clearing), _) => state.neighbors(seat, clearing),
        (None, Some(forest)) => state.board.forest_clearings(forest),
        (None, None) => ClearingSet::EMPTY,
    };
    hooks::entering(
        state,
        ends.only(near, |to| match from {
            Some(from) => movement::no_path(state, from, to),
            None => at("root-no-path", "2.2.1", to),
        }),
    )
}

/// Returns why no move leads the pawn there, boots aside.
fn no_way(state: &State, seat: Seat, to: Clearing) -> Option<Illegal> {
    match state.pawn(seat) {
        Some(from) => movement::no_way(state, seat, from, to),
        None => slipping(state, seat, Asked::about(to)).why(),
    }
}

/// Boots for a move into a clearing: one more where a Hostile faction has warriors (9.2.9.III.b).
pub(in crate::games::root) fn boots(state: &State, seat: Seat, to: Clearing, base: u8) -> u8 {
    let hostile = state.seats().any(|other| state.is_hostile(seat, other) && state.warriors(other, to) > 0);
    base + u8::from(hostile)
}

/// The Allied factions whose warriors can come along from clearing to clearing, with their number: their owner must be
/// able to make this move alone (9.2.9.II.b, 1.5.5).
pub(in crate::games::root) fn followers(state: &State, seat: Seat, to: Clearing) -> impl Iterator<Item = (Seat, u8)> {
    let from = state.pawn(seat);
    state.allies(seat).iter().filter_map(move |ally| {
        let from = from?;
        let count = hooks::movable_warriors(state, ally, from);
        (count > 0 && movement::destinations(state, ally, from).contains(to)).then_some((ally, count))
    })
}

/// Moves of the pawn, `base` boots each and more for Hostile clearings.
pub(in crate::games::root) fn legal_moves(state: &State, seat: Seat, base: u8, out: &mut Vec<Action>) {
    for to in reachable(state, seat, base).iter() {
        out.push(Action::Roam { to });
        for (ally, most) in followers(state, seat, to) {
            let ally = state.faction(ally);
            out.extend((1..=most).map(|count| Action::RoamWith { to, ally, count }));
        }
    }
}

pub(in crate::games::root) fn can_move(state: &State, seat: Seat, base: u8) -> bool {
    !reachable(state, seat, base).is_empty()
}

/// The clearings that the pawn has `boots` to move into.
fn reachable(state: &State, seat: Seat, base: u8) -> ClearingSet {
    let ready = state.ready_count(seat, Item::Boot);
    if ready < base {
        return ClearingSet::EMPTY;
    }
    let near = destinations(state, seat);
    if ready > base { near } else { near.iter().filter(|&to| boots(state, seat, to, base) == base).collect() }
}

/// Returns why the pawn does not move there.
pub(in crate::games::root) fn no_roaming(state: &State, seat: Seat, to: Clearing, base: u8) -> Option<Illegal> {
    let needed = boots(state, seat, to, base);
    no_way(state, seat, to).given(needed <= state.ready_count(seat, Item::Boot), || match needed {
        1 if base == 1 => of_item("root-no-ready", "9.5.1", Item::Boot),
        _ => counted("root-no-boots", "9.2.9.III.b", needed).number("clearing", to.number()),
    })
}

/// Returns why these warriors do not come along (9.2.9.II.b).
pub(in crate::games::root) fn no_follower(
    state: &State,
    seat: Seat,
    to: Clearing,
    ally: Faction,
    count: u8,
) -> Option<Illegal> {
    let ready = followers(state, seat, to).any(|(other, most)| state.faction(other) == ally && count <= most);
    None.given(ready, || of_faction("root-no-follower", "9.2.9.II.b", ally))
}

/// Takes one of `legal_moves`.
pub(in crate::games::root) fn take_move(state: &mut State, action: Action, base: u8, world: &mut World) {
    let seat = state.turn;
    let (to, followers) = match action {
        Action::Roam { to } => (to, None),
        Action::RoamWith { to, ally, count } => (to, state.seat_of(ally).map(|ally| (ally, count))),
        _ => return state.stray(),
    };
    for _ in 0..boots(state, seat, to, base) {
        state.exhaust_item(seat, Item::Boot, world);
    }
    travel(state, seat, to, followers, world);
}

/// Moves the pawn there, as far as that costs nothing or has been paid for.
pub(in crate::games::root) fn travel(
    state: &mut State,
    seat: Seat,
    to: Clearing,
    followers: Option<(Seat, u8)>,
    world: &mut World,
) {
    let from = state.pawn(seat);
    let ways = from.map(|from| terrain::ways(state, seat, from, to));
    let walk = from.zip(ways).and_then(|(from, ways)| Walk::by(ways, from, to));
    go(state, seat, to, followers, walk, world);
    state.note_arrival(seat, to, 1);
    if let Some(ways) = ways {
        terrain::arrive_with(state, seat.into(), followers.map(|(ally, _)| ally), to, ways, world);
    }
}

/// Slips into a clearing (9.4.2).
pub(in crate::games::root) fn slip(
    state: &mut State,
    seat: Seat,
    to: Clearing,
    followers: Option<(Seat, u8)>,
    world: &mut World,
) {
    let walk = state.pawn(seat).and_then(|from| Walk::by(WaySet::EMPTY, from, to));
    go(state, seat, to, followers, walk, world);
    // what led allies along has moved as they have
    state.note_arrival(seat, to, 1);
}

/// The pawn comes into the clearing, by a walk or otherwise.
pub(in crate::games::root) fn go(
    state: &mut State,
    seat: Seat,
    to: Clearing,
    followers: Option<(Seat, u8)>,
    walk: Option<Walk>,
    world: &mut World,
) {
    let from = state.pawn(seat);
    state.put_pawn(seat, to);
    if let Some(from) = from {
        state.note_departure(seat, from);
    }
    world.emit(|| Event::new(EventKind::Roamed, seat).with(Detail::Clearing(to)));
    let mut arriving = followers.map_or(0, |(_, count)| count);
    if let Some(walk) = walk {
        if let Some((ally, count)) = followers {
            arriving = tolls::meet(state, ally.into(), walk, count, 0, world);
        }
        tolls::meet_pawn(state, seat, walk, world);
    }
    if let (Some(from), Some((ally, _))) = (from, followers) {
        world.emit(|| Event::new(EventKind::Followed, ally).with(Detail::Faction(state.faction(seat))));
        movement::shift_warriors(state, ally, from, to, arriving, world);
    }
}
