//! Warriors next to a plot that was a raid (13.7.4).

use super::turn::{asks_raid, legal_raid, raiding, run_raid};
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::losses::Step;
use crate::games::root::state::task::Task;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;

/// The plot stood in this clearing.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Raid {
    pub clearing: Clearing,
}

impl Tasks for Raid {
    fn asks(self, state: &State) -> Option<Seat> {
        asks_raid(state, self.clearing)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        legal_raid(state, self.clearing, out);
    }

    fn take(self, state: &mut State, action: Action, _: &mut World) {
        match action {
            Action::RecruitAt { clearing: to } => {
                state.pick_clearing(to, Task::Removal(Step::Raid { clearing: self.clearing }));
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        run_raid(state, self.clearing, world);
    }
}

impl Fits for Raid {
    const FACTION: Option<Faction> = Some(Faction::Corvids);

    fn picks_fit(self, state: &State) -> bool {
        state.picks.only_clearings() && raiding(state, self.clearing).fits()
    }
}
