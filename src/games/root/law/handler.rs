//! The interface of a task: who is asked, what is legal, what becomes of an action.

use crate::games::root::prelude::*;
use crate::games::root::state::task::PromptSpec;

/// The functions of a task, besides what its declaration says. Only the dispatcher in `rules` calls them.
pub(in crate::games::root) trait TaskHandler: Copy {
    /// Returns who is asked, judged by what every seat can see; `None` if the task runs by itself.
    fn asks(self, _: &State) -> Option<Seat> {
        None
    }

    /// Whether the offers that it has room for can be made now.
    fn takes_offers(self, _: &State) -> bool {
        true
    }

    /// The legal actions of a task that asks, offers aside.
    fn legal(self, _: &State, _: &mut Vec<Action>) {}

    /// Takes a legal action. The task has been taken off the stack; one that goes on puts itself back.
    fn take(self, state: &mut State, _: Action, _: &mut World) {
        state.stray();
    }

    /// Does what needs no choice. The task has been taken off the stack.
    fn run(self, _: &mut State, _: &mut World) {}

    /// The question of a task that asks, with what depends on the state.
    fn question(self, _: &State, declared: PromptSpec) -> PromptSpec {
        declared
    }
}

/// Checks of a document's task against its table. Only the dispatcher in `rules` calls these.
pub(in crate::games::root) trait ValidateTask: Copy {
    /// The faction whose task it is.
    const FACTION: Option<Faction> = None;

    /// # Errors
    /// Who the task is about does not play.
    fn plays(self, state: &State) -> Result<(), &'static str> {
        match Self::FACTION {
            Some(faction) => state.seat_of(faction).map(|_| ()).ok_or("root-pending-faction"),
            None => Ok(()),
        }
    }

    /// Whether the places and pieces that the task speaks of are as they are whenever a game comes to it.
    fn fits(self, _: &State, _is_top: bool) -> bool {
        true
    }

    /// Whether what has been picked is what this task picks, and can have been picked. Only the task on top is asked.
    fn picks_fit(self, _: &State) -> bool {
        false
    }
}
