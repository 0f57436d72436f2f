//! Moves of a pawn (4.2, 9.2.3, 9.5.1).

use crate::games::root::factions::vagabond::kit::{Spot, Vagabond};
use crate::games::root::factions::vagabond::queries::exhaust;
use crate::games::root::factions::vagabond::words::Relation;
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::{hooks, movement, terrain};
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::item::Item;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::Seat;

/// The clearings one move away (4.2, 9.5.1).
pub(in crate::games::root) fn destinations(state: &State, seat: Seat, vagabond: &Vagabond) -> ClearingSet {
    match vagabond.spot {
        Some(Spot::Clearing(clearing)) => movement::ways(state, seat, clearing),
        spot => near_clearings(state, seat, spot),
    }
}

/// The clearings one slip away (9.4.2): whatever forbids to leave does not hold the pawn.
pub(in crate::games::root) fn near_clearings(state: &State, seat: Seat, spot: Option<Spot>) -> ClearingSet {
    let near = match spot {
        Some(Spot::Clearing(clearing)) => state.neighbours(seat, clearing),
        Some(Spot::Forest(forest)) => state.board.forest_clearings(forest),
        None => ClearingSet::EMPTY,
    };
    near - hooks::barred(state, seat)
}

/// Boots for a move into a clearing: one more where a Hostile faction has warriors (9.2.9.III.b).
pub(in crate::games::root) fn boots(state: &State, vagabond: &Vagabond, to: Clearing, base: u8) -> u8 {
    let hostile =
        state.seats().any(|seat| vagabond.relation(seat) == Relation::Hostile && state.warriors(seat, to) > 0);
    base + u8::from(hostile)
}

/// The Allied factions whose warriors can come along from clearing to clearing, with their number: their owner must be
/// able to make this move alone (9.2.9.II.b, 1.5.5).
pub(in crate::games::root) fn followers(
    state: &State,
    vagabond: &Vagabond,
    to: Clearing,
) -> impl Iterator<Item = (Seat, u8)> {
    let from = vagabond.clearing();
    state.seats().filter_map(move |seat| {
        let from = from?;
        let count = hooks::removable_warriors(state, seat, from);
        let allied = vagabond.relation(seat) == Relation::Allied && state.vagabond(seat).is_none();
        (allied && count > 0 && movement::destinations(state, seat, from).contains(to)).then_some((seat, count))
    })
}

/// Moves of the pawn, `base` boots each and more for Hostile clearings.
pub(in crate::games::root) fn legal_moves(state: &State, seat: Seat, base: u8, out: &mut Vec<Action>) {
    let Some(vagabond) = state.vagabond(seat) else { return };
    for to in destinations(state, seat, vagabond).iter() {
        if boots(state, vagabond, to, base) > vagabond.ready(Item::Boot) {
            continue;
        }
        out.push(Action::Roam { to });
        for (ally, most) in followers(state, vagabond, to) {
            let ally = state.faction(ally);
            out.extend((1..=most).map(|count| Action::RoamWith { to, ally, count }));
        }
    }
}

pub(in crate::games::root) fn can_move(state: &State, seat: Seat, base: u8) -> bool {
    state.vagabond(seat).is_some_and(|vagabond| {
        let mut near = destinations(state, seat, vagabond).iter();
        near.any(|to| boots(state, vagabond, to, base) <= vagabond.ready(Item::Boot))
    })
}

/// Takes one of `legal_moves`.
pub(in crate::games::root) fn take_move(state: &mut State, action: Action, base: u8, world: &mut World) {
    let seat = state.turn;
    let (to, followers) = match action {
        Action::Roam { to } => (to, None),
        Action::RoamWith { to, ally, count } => (to, state.seat_of(ally).map(|ally| (ally, count))),
        _ => return state.stray(),
    };
    if let Some(vagabond) = state.vagabond(seat) {
        let boots = boots(state, vagabond, to, base);
        for _ in 0..boots {
            exhaust(state, seat, Item::Boot, world);
        }
    }
    let ways = state.pawn(seat).map(|from| terrain::ways(state, seat, from, to));
    go(state, seat, to, followers, world);
    if let Some(ways) = ways {
        terrain::arrive_with(state, seat, followers.map(|(ally, _)| ally), to, ways, world);
    }
}

pub(in crate::games::root) fn go(
    state: &mut State,
    seat: Seat,
    to: Clearing,
    followers: Option<(Seat, u8)>,
    world: &mut World,
) {
    let from = state.pawn(seat);
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.spot = Some(Spot::Clearing(to));
    }
    world.emit(|| Event::new(What::Roamed, seat).with(Detail::Clearing(to)));
    if let (Some(from), Some((ally, count))) = (from, followers) {
        world.emit(|| Event::new(What::Followed, ally).with(Detail::Faction(state.faction(seat))));
        movement::shift_warriors(state, ally, from, to, count, world);
    }
}
