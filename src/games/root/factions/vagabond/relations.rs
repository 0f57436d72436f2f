//! How the factions stand to the Vagabond (9.2.9).

use super::queries::{set, turn_hostile};
use super::words::Relation;
use crate::games::root::law::hooks;
use crate::games::root::state::State;
use crate::games::root::state::losses::Cause;
use crate::games::root::state::losses::Loss;
use crate::games::root::state::world::World;
use crate::kernel::Seat;

/// Points for aiding an Allied faction (9.2.9.II.a).
const ALLIED_AID_POINTS: u8 = 2;

/// The faction was aided once more (9.2.9.I, II.a, III.c).
pub fn after_aid(state: &mut State, vagabond: Seat, other: Seat, world: &mut World) {
    if state.vagabond(other).is_some() {
        return;
    }
    let Some(kit) = state.vagabond_mut(vagabond) else { return };
    let relation = kit.relation(other);
    if relation == Relation::Allied {
        state.score(vagabond, ALLIED_AID_POINTS, world);
    } else if let Some((next, needed, points)) = relation.next() {
        kit.aided[other.index()] += 1;
        if kit.aided[other.index()] >= needed {
            set(state, vagabond, other, next, world);
            state.score(vagabond, points, world);
        }
    }
}

/// The Vagabond removed pieces: their owner may turn Hostile, and Infamy counts pieces of Hostile factions that fall in
/// battle on his own turn, but not the warrior that made its faction Hostile (9.2.9.III, III.a).
pub fn after_removing(state: &mut State, loss: &Loss, cause: Cause, world: &mut World) {
    let vagabond = loss.by;
    // 11.2.7.III.b: for mercenaries who hired them turns Hostile
    let owner = hooks::hirer(state, loss.owner).unwrap_or(loss.owner);
    if state.vagabond(owner).is_some() {
        return;
    }
    let Some(relation) = state.vagabond(vagabond).map(|kit| kit.relation(owner)) else { return };
    let infamous = match (relation, loss.warriors) {
        (Relation::Hostile, warriors) => warriors + loss.placed(),
        (_, 0) => 0,
        (_, warriors) => {
            turn_hostile(state, vagabond, owner, world);
            warriors - 1 + loss.placed()
        }
    };
    if cause == Cause::Battle && state.turn == vagabond {
        state.score(vagabond, infamous, world);
    }
}
