//! Whether what a document says is pending fits the rest of the position, so that no task meets a table that it cannot stand
//! on.

use super::{draft, registry};
use crate::games::root::law::hooks;
use crate::games::root::prelude::*;
use crate::games::root::state::battle::Side;
use crate::games::root::state::losses::Trigger;
use crate::games::root::state::{MAX_TASKS, crossing, frame, landmarks, preparing};
use crate::kernel::{Flow, Message, TextForm, Viewer};

/// More hits than any battle can have.
const MOST_HITS: u8 = 30;

/// Tasks that the deepest interruption lays above a main decision: a battle, its ambush and what its losses trigger.
const DEEPEST_INTERRUPTION: usize = 8;

/// Returns why what is pending does not fit the rest of a position. `viewer` is whose knowledge the state was made
/// from: others' cards are no ground to find fault.
pub(super) fn fault(state: &State, viewer: Viewer) -> Option<Message> {
    let sees_choice = viewer.sees_choice_of(state.asked);
    if let Some(fault) = battle_fault(state) {
        return Some(fault.into());
    }
    if state.over.is_some() {
        return None;
    }
    if let Some(fault) = stack_fault(state).or_else(|| shape_fault(state)) {
        return Some(fault.into());
    }
    let fits = |task: &Task| match *task {
        Task::Nothing => Err("pending-nothing"),
        Task::Battle(_) if state.battle.is_none() => Err("root-pending-no-battle"),
        task => registry::fits(task, state, sees_choice),
    };
    if let Some(fault) = state.tasks.as_slice().iter().find_map(|task| fits(task).err()) {
        return Some(fault.into());
    }
    // what waits has not begun to be resolved
    let has_begun = |trigger: Trigger| matches!(trigger, Trigger::ShedSupporters | Trigger::LoseFunds { .. });
    let mut waiting = state.triggers.as_slice().iter();
    if waiting.any(|&trigger| has_begun(trigger) || fits(&Task::Removal(trigger)).is_err()) {
        return Some("root-pending-effect".into());
    }
    if !state.picks.is_empty() && !state.top().is_some_and(|task| registry::picks_fit(task, state)) {
        return Some("root-pending-picks".into());
    }
    if !sees_choice {
        return None;
    }
    let mut legal = Vec::new();
    if let Some(task) = state.top() {
        state.list(task, &mut legal);
    }
    legal.is_empty().then(|| "pending-no-action".into())
}

fn battle_fault(state: &State) -> Option<&'static str> {
    let Some(battle) = &state.battle else { return None };
    let helpers = [battle.ally, battle.instigator, battle.enlisted].into_iter().flatten().map(Owner::from);
    let at_table = |owner: Owner| state.owners().any(|other| other == owner);
    if ![battle.attacker, battle.defender].into_iter().chain(helpers).all(at_table)
        || battle.instigator.is_none() && !state.are_enemies(battle.attacker, battle.defender)
        || battle.attacker == battle.defender
    {
        return Some("root-pending-battle-seats");
    }
    let pairs = [battle.rolled, battle.extra, battle.due];
    let single = [battle.fallen, battle.taken_on_items, battle.taken_on_allies];
    if pairs.iter().flatten().chain(&single).any(|&hits| hits > MOST_HITS) {
        return Some("root-pending-battle-hits");
    }
    if !state.board.clearings().contains(battle.clearing) {
        return Some("root-pending-battle-clearing");
    }
    for side in [Side::Attacker, Side::Defender] {
        let chosen = &battle.chosen[side.index()];
        let owner = battle.owner(side);
        let pieces =
            Piece::ALL.into_iter().all(|piece| chosen.pieces[piece.index()] <= state.count(piece, battle.clearing));
        let helped = battle.ally.filter(|_| side == Side::Attacker);
        let allies = helped.map_or(0, |ally| state.warriors(ally, battle.clearing));
        let hired = hooks::mercenaries_in(state, owner, battle.owner(side.other()), battle.clearing);
        let above = state.in_treetop(battle.clearing).filter(|building| chosen.pieces[building.index()] > 0);
        let treetop = !chosen.treetop || above.is_some_and(|building| state.pieces_of(owner).contains(&building));
        let warlord = !chosen.warlord || chosen.warriors > 0 && hooks::warlord_in(state, owner, battle.clearing);
        if chosen.warriors > state.warriors(owner, battle.clearing)
            || chosen.ally_warriors > allies
            || chosen.mercenaries > hired
            || !pieces
            || !warlord
            || !treetop
        {
            return Some("root-pending-battle-losses");
        }
    }
    None
}

/// Returns why the stack has a shape that no game gives it.
fn stack_fault(state: &State) -> Option<&'static str> {
    let tasks = state.tasks.as_slice();
    let end = Task::Turn(frame::Step::End);
    if tasks.len() + DEEPEST_INTERRUPTION > MAX_TASKS {
        return Some("doc-too-deep");
    }
    // a setup by setup cards has no turn below it
    let by_card = state.phase == Phase::Setup && matches!(tasks.first(), Some(Task::Setup(_)));
    let ends = tasks.iter().filter(|&&task| task == end).count();
    if ends != usize::from(!by_card) || !by_card && tasks[0] != end {
        return Some("pending-end");
    }
    // how a move was made, and in which slot a building stands, is asked at once, before what either triggers
    let precedes = |task: &Task| {
        use crossing::Step::{Ride, RideWith};
        matches!(
            task,
            Task::Removal(_)
                | Task::Terrain(Ride { .. } | RideWith { .. })
                | Task::Landmark(landmarks::Step::Slot { .. })
        )
    };
    match (tasks.iter().position(|&task| task == Task::Triggers), state.triggers.is_empty()) {
        (Some(_), true) => Some("root-pending-no-effect"),
        (None, false) => Some("root-pending-unresolved"),
        (Some(at), false) if !tasks[at + 1..].iter().all(precedes) => Some("root-pending-effects-first"),
        _ => None,
    }
}

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
pub(super) fn shape_fault(state: &State) -> Option<&'static str> {
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

#[cfg(test)]
mod tests;
