//! Reasons why the Marquise cannot do what they wish (chapter 6).

use super::state::Step;
use super::turn::{actions_left, crafts_now, next_building, overwork_sites, supply_area, wood_in};
use crate::games::root::law::among::Asked;
use crate::games::root::law::refusal::{no_battle, no_craft, no_move, no_slot, no_warriors_left, not_held};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::why::{at, because, is_interrupted, mismatch, not_open, of_card, written};
use crate::games::root::prelude::*;
use crate::kernel::Illegal;

/// Whether only the Marquise takes this action.
pub(in crate::games::root) fn is_own(action: Action) -> bool {
    match action {
        Action::Keep { .. }
        | Action::Place { .. }
        | Action::Wood { .. }
        | Action::Recruit
        | Action::March { .. }
        | Action::Overwork { .. }
        | Action::Extra { .. } => true,
        Action::Build { piece, .. } => piece.owner() == Faction::Marquise.into() && piece.is_building(),
        _ => false,
    }
}

pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Keep { .. } if state.draft.is_open => {
            setup(state, seat, "A.8.2", |step| step == Step::SetupKeep, because("root-no-keep-homeland", "A.8.2"))
        }
        Action::Keep { .. } => {
            setup(state, seat, "6.3.2", |step| step == Step::SetupKeep, because("root-no-corner", "6.3.2"))
        }
        Action::Place { .. } => {
            let (key, law) = match state.draft.is_open {
                true => ("root-no-homeland-building", "A.8.2"),
                false => ("root-no-setup-building", "6.3.4"),
            };
            let wrong = because(key, law);
            setup(state, seat, law, |step| matches!(step, Step::SetupBuilding(_)), wrong)
        }
        Action::Wood { clearing } => {
            let wrong = at("root-no-wood-there", "6.4", clearing);
            setup(state, seat, "6.4", |step| matches!(step, Step::Wood), wrong)
        }
        Action::Craft { card } => no_craft(state, seat, card)
            .or_else(|| not_open(state, seat, "6.5.1", is_actions))
            .or_else(|| (!crafts_now(state)).then(|| because("root-no-craft-late", "6.2.1"))),
        Action::March { from, to, count } => {
            not_open(state, seat, "6.5.2", |task| is_actions(task) || task == Task::Marquise(Step::SecondMove))
                .or_else(|| no_actions_left(state))
                .or_else(|| no_move(state, seat, from, to, count))
        }
        // a card grants moves in the form for everyone
        Action::Move { from, to, count } if !is_interrupted(state) => {
            Some(written(Action::March { from, to, count }, "6.5.2"))
        }
        Action::Battle { clearing, defender } => {
            in_actions(state, seat, "6.5.1").or_else(|| no_battle(state, seat, clearing, defender))
        }
        Action::Recruit => in_actions(state, seat, "6.5.3").or_else(|| no_recruiting(state, seat)),
        Action::RecruitAt { .. } => Some(written(Action::Recruit, "6.5.3")),
        Action::Build { clearing, piece } if piece.owner() == Faction::Marquise.into() => {
            in_actions(state, seat, "6.5.4").or_else(|| no_build(state, seat, clearing, piece))
        }
        Action::Overwork { clearing, card } => {
            in_actions(state, seat, "6.5.5").or_else(|| no_overwork(state, seat, clearing, card))
        }
        Action::Extra { card } => not_open(state, seat, "6.5", is_actions)
            .or_else(|| not_held(state, seat, card))
            .or_else(|| (card.suit() != Suit::Bird).then(|| of_card("root-no-bird", "6.5", card)))
            .or_else(|| (actions_left(state) > 0).then(|| because("root-no-extra-yet", "6.5"))),
        _ => None,
    }
}

fn is_actions(task: Task) -> bool {
    task == Task::Marquise(Step::Actions)
}

/// Returns why the step that asks for this is not open, or what is wrong with this one.
fn setup(state: &State, seat: Seat, law: &'static str, asks: impl Fn(Step) -> bool, wrong: Illegal) -> Option<Illegal> {
    not_open(state, seat, law, |task| matches!(task, Task::Marquise(step) if asks(step))).or(Some(wrong))
}

fn no_actions_left(state: &State) -> Option<Illegal> {
    let spent = state.top().is_some_and(is_actions) && actions_left(state) == 0;
    spent.then(|| because("root-no-actions-but-birds", "6.5"))
}

fn in_actions(state: &State, seat: Seat, law: &'static str) -> Option<Illegal> {
    not_open(state, seat, law, is_actions).or_else(|| no_actions_left(state))
}

fn no_recruiting(state: &State, seat: Seat) -> Option<Illegal> {
    if state.used.recruited {
        return Some(because("root-no-recruited", "6.5.3"));
    }
    if state.on_map(Piece::Recruiter) == 0 {
        return Some(because("root-no-recruiter", "6.5.3"));
    }
    no_warriors_left(state, seat)
}

fn no_build(state: &State, seat: Seat, clearing: Clearing, piece: Piece) -> Option<Illegal> {
    let Some((cost, _)) = next_building(state, piece) else {
        let key = if piece.is_building() { "root-no-building-left" } else { "root-no-building" };
        return Some(because(key, "6.5.4.I"));
    };
    if let Some(illegal) = no_slot(state, seat, clearing, "6.5.4.I") {
        return Some(illegal);
    }
    let wood = wood_in(state, supply_area(state, state.ruled(seat), clearing));
    let lacking = at("root-no-wood", "6.5.4.II", clearing);
    (wood < cost)
        .then(|| Illegal { reason: lacking.reason.number("count", wood).number("cost", cost), law: lacking.law })
}

fn no_overwork(state: &State, seat: Seat, clearing: Clearing, card: CardKind) -> Option<Illegal> {
    if let Some(illegal) = not_held(state, seat, card) {
        return Some(illegal);
    }
    if let Some(illegal) = overwork_sites(state, Asked::about(clearing)).why() {
        return Some(illegal);
    }
    let matches = CardSet::matching(state.suits(clearing)).has(card);
    (!matches).then(|| mismatch("root-no-card-match", "6.5.5", card, clearing))
}
