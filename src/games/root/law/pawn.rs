//! Moves of a pawn (4.2, 9.2.3, 9.5.1).

use super::rule::Ruling;
use super::tolls::Walk;
use super::{hooks, movement, terrain, tolls};
use crate::games::root::prelude::*;
use crate::games::root::words::item::Item;
use crate::games::root::words::place::WaySet;

/// The clearings one move away (4.2, 9.5.1).
pub(in crate::games::root) fn destinations(state: &State, seat: Seat) -> ClearingSet {
    match state.pawn(seat) {
        Some(clearing) => movement::ways(state, seat, clearing),
        None => near_clearings(state, seat),
    }
}

/// The clearings one slip away (9.4.2): whatever forbids to leave does not hold the pawn.
pub(in crate::games::root) fn near_clearings(state: &State, seat: Seat) -> ClearingSet {
    let near = match (state.pawn(seat), state.pawn_forest(seat)) {
        (Some(clearing), _) => state.neighbours(seat, clearing),
        (None, Some(forest)) => state.board.forest_clearings(forest),
        (None, None) => ClearingSet::EMPTY,
    };
    near - hooks::barred(state, seat)
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
    world.emit(|| Event::new(What::Roamed, seat).with(Detail::Clearing(to)));
    let mut arriving = followers.map_or(0, |(_, count)| count);
    if let Some(walk) = walk {
        if let Some((ally, count)) = followers {
            arriving = tolls::meet(state, ally.into(), walk, count, 0, world);
        }
        tolls::meet_pawn(state, seat, walk, world);
    }
    if let (Some(from), Some((ally, _))) = (from, followers) {
        world.emit(|| Event::new(What::Followed, ally).with(Detail::Faction(state.faction(seat))));
        movement::shift_warriors(state, ally, from, to, arriving, world);
    }
}
