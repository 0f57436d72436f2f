//! Hostility of those whose pieces a pawn removes, and Infamy (9.2.9.III).

use crate::games::root::law::hooks;
use crate::games::root::law::victory::Scoring;
use crate::games::root::state::State;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::state::world::World;
use crate::games::root::words::source::Source;

/// Pieces were removed. If a pawn did it, their owner may turn Hostile, and Infamy counts pieces of Hostile factions that fall
/// in battle on the pawn's own turn, but not the warrior that made its faction Hostile (9.2.9.III, III.a).
pub(in crate::games::root) fn after_removing(state: &mut State, loss: &Loss, cause: Cause, world: &mut World) {
    // 11.2.7.III.b: for mercenaries who hired them turns Hostile; hirelings are no faction's (E.3.5)
    let owner = hooks::hirer(state, loss.owner).or(loss.owner.seat());
    let (Some(by), Some(owner)) = (loss.by.seat(), owner) else { return };
    if !state.has_pawn(by) || state.has_pawn(owner) {
        return;
    }
    let infamous = match loss.warriors {
        warriors if state.is_hostile(by, owner) => warriors + loss.placed(),
        0 => 0,
        warriors => {
            state.turn_hostile(by, owner, world);
            warriors - 1 + loss.placed()
        }
    };
    if cause == Cause::Battle && state.turn == by {
        state.score(by, infamous, Source::Infamy, world);
    }
}
