//! The shape of a stack that a document brings: at its bottom what is left of the turn, in the order of the turn, and above it
//! what lies between its steps, each step once.

use super::{draft, registry};
use crate::games::root::state::State;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::preparing;
use crate::games::root::state::task::Task;
use crate::kernel::Written;

/// Returns what a task belongs to and what it does, without what it knows.
fn kind(task: Task) -> (String, String) {
    let text = task.to_text();
    let mut words = text.split(' ').map(str::to_owned);
    (words.next().unwrap_or_default(), words.next().unwrap_or_default())
}

/// Returns where in a turn the task stands; what it knows may have changed since the turn began, unless others of the
/// turn differ from it in nothing else.
fn place_in(turn: &[Task], task: Task) -> Option<usize> {
    let exactly = turn.iter().position(|&step| step == task);
    exactly.or_else(|| {
        let mut alike = (0..turn.len()).filter(|&at| kind(turn[at]) == kind(task));
        alike.next().filter(|_| alike.next().is_none())
    })
}

/// Whether the task belongs to setup: that of a faction by its second word, that of a hireling by any.
fn is_set_up(task: Task) -> bool {
    let sets_up = |word: &str| word == "set_up";
    matches!(task, Task::Setup(_)) || kind(task).1.starts_with("setup") || task.to_text().split(' ').any(sets_up)
}

/// Returns why no game lays these tasks above each other.
pub(super) fn fault(state: &State) -> Option<&'static str> {
    let turn = registry::turn_of(state, state.turn);
    let tasks = state.tasks.as_slice();
    let places: Vec<Option<usize>> = tasks.iter().map(|&task| place_in(turn, task)).collect();
    let steps: Vec<usize> = places.iter().copied().take_while(Option::is_some).flatten().collect();
    let in_order = steps.is_sorted_by(|below, above| below > above);
    let interrupted = places[steps.len()..].iter().any(Option::is_some);
    if !in_order || interrupted {
        return Some("root-pending-order");
    }
    let in_setup = state.phase == Phase::Setup;
    let above = &tasks[steps.len()..];
    if (0..above.len()).any(|at| above[..at].contains(&above[at])) {
        return Some("root-pending-twice");
    }
    if !in_setup && above.iter().any(|&task| is_set_up(task)) {
        return Some("root-pending-table");
    }
    // the whole first turn lies below what is left of setup, unless that is by setup cards, and nothing of it is left out
    // (15.3.1, 15.3.4)
    let begun = !tasks.contains(&Task::Setup(preparing::Step::Factions));
    let fits = |seat| {
        draft::is_to_come(state, seat)
            || registry::module_of(state, seat).is_none_or(|module| module.set_up_fits(state, seat))
    };
    let by_card = steps.is_empty() && matches!(tasks.first(), Some(Task::Setup(_)));
    let whole = if by_card { draft::row_fits(state) } else { steps.len() == turn.len() && !state.draft.is_open };
    (in_setup && !(whole && (!begun || state.seats().all(fits)))).then_some("root-pending-order")
}
