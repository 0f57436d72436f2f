//! Relics that were removed find a forest each (15.2.5).

use super::queries::adrift;
use super::relics::{lay_prize, legal_prize};
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::losses::Step;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::kernel::Seat;

/// Removed relics that wait for their forests.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Prize {
    /// The seat that removed them and places them.
    pub by: Seat,
}

impl Tasks for Prize {
    fn asks(self, state: &State) -> Option<Seat> {
        (adrift(state).is_some() && state.board.forests().len() > 1).then_some(self.by)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        legal_prize(state, out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::PlaceIn { piece, forest } => {
                state.push(Task::Removal(Step::Prize { by: self.by }));
                lay_prize(state, self.by, piece, forest, world);
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        while let Some((piece, forest)) = adrift(state).zip(state.board.forests().first()) {
            lay_prize(state, self.by, piece, forest, world);
        }
    }

    fn question(self, state: &State, declared: Asking) -> Asking {
        let relic = adrift(state).unwrap_or(Piece::Figure1);
        declared.name("piece", "root-piece", relic.id())
    }
}

impl Fits for Prize {
    const FACTION: Option<Faction> = Some(Faction::Keepers);
}
