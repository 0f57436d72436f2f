//! Reasons why an action is not legal now. Each module says why it does not offer its own;
//! here they are asked one after the other.

use super::{draft, hirelings, registry};
use crate::games::root::law::why::{at, because, of_faction, written};
use crate::games::root::prelude::*;
use crate::games::root::{cards, law};
use crate::kernel::{Flow, Illegal};
use std::mem::discriminant;

/// Returns the reason why `action`, which is not among `legal`, cannot be taken by the seat that is asked.
pub(super) fn refusal(state: &State, action: Action, legal: &[Action]) -> Illegal {
    let Some(seat) = state.asked else { return because("root-no-game-over", "3.1") };
    if let Some(clearing) = action.clearings().find(|&clearing| !state.board.clearings().contains(clearing)) {
        return at("root-no-such-clearing", "2.2", clearing);
    }
    if let Some(law) = setup_law(action).filter(|_| state.phase != Phase::Setup) {
        return because("root-no-setup-over", law);
    }
    if action == Action::Order {
        return because("root-no-order", "R2.7");
    }
    let law = question_law(state);
    draft::refuse(state, seat, action)
        .or_else(|| hirelings::refuse(state, seat, action))
        .or_else(|| cards::refusal::refuse(state, seat, action))
        .or_else(|| registry::refuse(state, seat, action))
        .or_else(|| law::refusal::refuse(state, seat, action))
        .or_else(|| registry::refuse_guest(state, seat, action))
        .or_else(|| of_no_faction(action))
        .or_else(|| like_a_legal_one(state, seat, action, legal))
        .or_else(|| of_another(state, seat, action))
        .unwrap_or_else(|| because("root-no-not-now", law))
}

/// The law of what is done in setup only.
fn setup_law(action: Action) -> Option<&'static str> {
    match action {
        Action::Keep { .. } => Some("6.3.2"),
        Action::Character { .. } => Some("9.3.1"),
        Action::Start { .. } => Some("9.3.2"),
        Action::PlaceLandmark { .. } => Some("A.5.3"),
        Action::SetUp { .. } => Some("A.6.3"),
        Action::Draft { .. } => Some("A.8.2"),
        Action::LayBack { .. } => Some("A.10"),
        _ => None,
    }
}

/// Pieces that nobody builds in this form.
fn of_no_faction(action: Action) -> Option<Illegal> {
    let Action::Build { .. } = action else { return None };
    let built = Faction::ALL.into_iter().any(|faction| registry::is_own(faction, action));
    (!built).then(|| because("root-no-building", "2.2.3"))
}

/// Returns what else can be said where something of the kind is legal, or nothing is asked for at all.
fn like_a_legal_one(state: &State, seat: Seat, action: Action, legal: &[Action]) -> Option<Illegal> {
    let law = question_law(state);
    if action == Action::Pass {
        return Some(because("root-no-pass", law));
    }
    let verb = |action: Action| action.parts().first().copied();
    let mut alike = legal.iter().copied().filter(|&other| verb(other) == verb(action));
    let first = alike.clone().next();
    if alike.any(|other| discriminant(&other) == discriminant(&action)) {
        return of_another(state, seat, action).or(Some(because("root-no-not-so", law)));
    }
    first.map(|like| written(like, law)).or_else(|| action.is_answer().then(|| because("root-no-unasked", law)))
}

/// Returns whose action it is, if it is not the seat's: who plays comes first.
fn of_another(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    let owns = |&faction: &Faction| registry::is_own(faction, action);
    if state.player(seat).faction.as_ref().is_some_and(owns) {
        return None;
    }
    let playing = state.seats().filter_map(|seat| state.player(seat).faction);
    playing.chain(Faction::ALL).find(owns).map(|faction| of_faction("root-no-not-yours", question_law(state), faction))
}

/// The law that asks the pending question.
fn question_law(state: &State) -> &'static str {
    state.top().map_or("3.1", |task| state.question(task).law)
}
