//! The relationships of the factions to the Vagabond (9.2.9).

use super::queries::set;
use super::words::Relation;
use crate::games::root::law::victory::Scoring;
use crate::games::root::state::State;
use crate::games::root::state::world::World;
use crate::games::root::words::source::Source;
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
        state.score(vagabond, ALLIED_AID_POINTS, Source::Aid, world);
    } else if let Some((next, needed, points)) = relation.next() {
        kit.aided[other.index()] += 1;
        if kit.aided[other.index()] >= needed {
            set(state, vagabond, other, next, world);
            state.score(vagabond, points, Source::Aid, world);
        }
    }
}
