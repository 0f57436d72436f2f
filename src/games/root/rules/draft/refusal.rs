//! Reasons why a faction cannot be taken, a homeland not be chosen, a card not be laid back (A.8, A.10).

use crate::games::root::law::homelands;
use crate::games::root::law::refusal::{no_placing, not_held};
use crate::games::root::law::why::{at, not_open, of_faction};
use crate::games::root::rules::registry;
use crate::games::root::state::State;
use crate::games::root::state::preparing::Step;
use crate::games::root::state::task::Task;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::Clearing;
use crate::kernel::{Illegal, Seat};

/// Returns why the seat that is asked cannot do this in a setup by setup cards.
pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match (action, state.top()) {
        (Action::Draft { faction }, _) => {
            not_open(state, seat, "A.8.2", |task| matches!(task, Task::Setup(Step::Choose { .. })))
                .or_else(|| no_card(state, faction))
        }
        (Action::LayBack { card }, _) => {
            not_open(state, seat, "A.10", |task| matches!(task, Task::Setup(Step::LayBack { .. })))
                .or_else(|| not_held(state, seat, card))
        }
        (Action::Home { clearing }, Some(Task::Setup(Step::Homeland { .. }))) => no_homeland(state, seat, clearing),
        (Action::RecruitAt { clearing }, Some(Task::Setup(Step::Spread { .. }))) => {
            no_placing(state, seat, clearing).or_else(|| Some(at("root-no-spread", "A.8.2", clearing)))
        }
        _ => None,
    }
}

fn no_card(state: &State, faction: Faction) -> Option<Illegal> {
    if !state.draft.pool.contains(faction) {
        return Some(of_faction("root-no-setup-card", "A.8.1", faction));
    }
    (state.locked() == Some(faction)).then(|| of_faction("root-no-locked", "A.8.1.II", faction))
}

fn no_homeland(state: &State, seat: Seat, clearing: Clearing) -> Option<Illegal> {
    let card = registry::module_of(state, seat)?.homelands();
    if (homelands::of_others(state, seat) | state.homelands(seat)).contains(clearing) {
        return Some(at("root-no-homeland-taken", "A.8.2.I", clearing));
    }
    if card.on_edge && !state.board.edge().contains(clearing) {
        return Some(at("root-no-homeland-edge", "A.8.2.I", clearing));
    }
    if card.builds && state.open_slots(clearing) == 0 {
        return Some(at("root-no-slot", "2.2.3", clearing));
    }
    if let Some(illegal) = no_placing(state, seat, clearing) {
        return Some(illegal);
    }
    Some(match homelands::is_apart(state, seat, card, clearing) {
        false => at("root-no-homeland-near", "A.8.2.II", clearing),
        true => at("root-no-homeland-beside", "A.8.2.I", clearing),
    })
}
