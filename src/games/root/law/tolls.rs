//! Effects of bandits on moves along their path (E.2.2): a toll for each move of an enemy, a warrior for their
//! controller. Who has another way, and pays there, takes it.

use super::{hooks, removal};
use crate::games::root::prelude::*;
use crate::games::root::state::hirelings::highway_bandits::Step;
use crate::games::root::state::losses::Trigger;
use crate::games::root::words::place::{Way, WaySet};

/// Pieces or items for a move.
const TOLL: u8 = 1;

/// A move from one clearing to the other.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Walk {
    pub from: Clearing,
    pub to: Clearing,
    /// Whether the ferry can still be what carries it.
    pub sails: bool,
}

impl Walk {
    /// Returns the toll of a move by one of these ways, if they matter (`terrain::ways`); `None` by the ferry.
    pub fn by(ways: WaySet, from: Clearing, to: Clearing) -> Option<Self> {
        (ways != WaySet::of(Way::Ferry)).then_some(Self { from, to, sails: ways.contains(Way::Ferry) })
    }
}

/// Warriors meet bandits, `spared` of them no payment (14.2.2). Returns how many go on.
pub(in crate::games::root) fn meet(
    state: &mut State,
    owner: Owner,
    walk: Walk,
    count: u8,
    spared: u8,
    world: &mut World,
) -> u8 {
    if state.hirelings.is_empty() {
        return count;
    }
    join(state, owner, walk);
    if count <= spared || !hooks::owes_toll(state, owner, walk.from, walk.to) {
        return count;
    }
    removal::lose_on_path(state, owner, walk.from, TOLL, world);
    waylaid(EventKind::Toll, owner, walk, world);
    count - TOLL
}

/// A pawn that meets bandits damages an item, if it has one (9.2.2.I).
pub(in crate::games::root) fn meet_pawn(state: &mut State, seat: Seat, walk: Walk, world: &mut World) {
    if hooks::owes_toll(state, seat, walk.from, walk.to) && state.undamaged_tiles(seat).next().is_some() {
        waylaid(EventKind::Waylaid, seat.into(), walk, world);
        removal::trigger(state, Trigger::Damage { seat, left: TOLL });
    }
}

fn waylaid(what: EventKind, owner: Owner, walk: Walk, world: &mut World) {
    world.emit(|| Event::new(what, owner).with(Detail::Clearing(walk.from)).with(Detail::Clearing(walk.to)));
}

/// The controller of the Bandits may place a warrior at the end of the path.
fn join(state: &mut State, owner: Owner, Walk { from, to, sails }: Walk) {
    let Some(seat) = owner.seat() else { return };
    let leads = hooks::bandits(state, from, to).is_some_and(|bandits| state.controller(bandits) == Some(seat));
    if leads {
        state.push(Task::Hireling(Step::Join { seat, to, sails }.into()));
    }
}
