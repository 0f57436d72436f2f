//! Picking in the state.

use super::picks::{Picks, by_clearing};
use crate::games::root::state::State;
use crate::games::root::state::task::Task;
use crate::games::root::state::world::World;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::place::{Clearing, MAX_CLEARINGS};

impl State {
    /// One clearing is picked of those that a task asks for; it goes on.
    pub(in crate::games::root) fn pick_clearing(&mut self, clearing: Clearing, task: Task) {
        self.picks.clearings[clearing.index()] += 1;
        self.push(task);
    }

    /// Picks what a task need not ask about; the task continues.
    pub(in crate::games::root) fn pick_in_clearings(&mut self, picked: [u8; MAX_CLEARINGS], task: Task) {
        self.picks.clearings = picked;
        self.push(task);
    }

    /// Warriors where they have been picked to come.
    pub(in crate::games::root) fn recruit_all(
        &mut self,
        owner: impl Into<Owner>,
        counts: [u8; MAX_CLEARINGS],
        world: &mut World,
    ) {
        let owner = owner.into();
        self.take_picks();
        for (clearing, count) in by_clearing(counts) {
            self.recruit(owner, clearing, count, world);
        }
    }

    /// Takes the picks to carry them out: nothing is picked any more.
    pub(in crate::games::root) fn take_picks(&mut self) -> Picks {
        std::mem::take(&mut self.picks)
    }
}
