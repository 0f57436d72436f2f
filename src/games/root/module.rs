//! What a module of Root answers: the functions of its tasks, in the same shape for all.

use crate::games::root::state::State;
use crate::games::root::state::task::Asking;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::kernel::Seat;

/// How a task stands to what may be done at any time of a phase: effects of cards, dominance, exposures, paths to clear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::root) enum Offers {
    /// Nothing of it can come between.
    No,
    /// It is listed where the task asks anyway.
    Beside,
    /// It is reason enough to ask.
    Alone,
    /// What else starts this Birdsong is listed too.
    Openings,
}

/// The functions of a task. Only the dispatcher in `rules` calls them.
pub(in crate::games::root) trait Tasks: Copy {
    /// Who is asked, judged by what every seat can see; `None` if the task runs by itself.
    fn asks(self, state: &State) -> Option<Seat>;

    /// What else may be done while the task asks.
    fn offers(self, state: &State) -> Offers;

    /// The legal actions of a task that asks, `offers` aside.
    fn legal(self, state: &State, out: &mut Vec<Action>);

    /// Takes a legal action. The task has been taken off the stack; one that goes on puts itself back.
    fn take(self, state: &mut State, action: Action, world: &mut World);

    /// Does what needs no choice. The task has been taken off the stack.
    fn run(self, state: &mut State, world: &mut World);

    /// The question of a task that asks.
    fn question(self, state: &State) -> Asking;

    /// Whether this is a main decision of a turn, not a step inside an action.
    fn is_main(self) -> bool;
}
