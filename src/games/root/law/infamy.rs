//! How those whose pieces a Vagabond removes stand to them, and Infamy (9.2.9.III).

use crate::games::root::factions::vagabond::queries::turn_hostile;
use crate::games::root::factions::vagabond::words::Relation;
use crate::games::root::law::hooks;
use crate::games::root::law::victory::Scoring;
use crate::games::root::state::State;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::state::world::World;

/// The Vagabond removed pieces: their owner may turn Hostile, and Infamy counts pieces of Hostile factions that fall in
/// battle on their own turn, but not the warrior that made its faction Hostile (9.2.9.III, III.a).
pub(in crate::games::root) fn after_removing(state: &mut State, loss: &Loss, cause: Cause, world: &mut World) {
    // 11.2.7.III.b: for mercenaries who hired them turns Hostile; hirelings are no faction's (E.3.5)
    let owner = hooks::hirer(state, loss.owner).or(loss.owner.seat());
    let (Some(vagabond), Some(owner)) = (loss.by.seat(), owner) else { return };
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
