//! Reasons why the Keepers cannot do what they wish (chapter 15).

use super::queries::{kit, stations};
use super::retinue;
use super::state::{MOST_RETINUE, Step};
use super::turn::{camp_sites, crafts_now, is_gone};
use super::words::{Found, Slot};
use crate::games::root::law::refusal::{
    no_battle, no_craft, no_move, no_placing, no_warriors_left, not_held, not_here,
};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::why::{at, because, mismatch, not_open, of_card, of_suit, written};
use crate::games::root::prelude::*;
use crate::games::root::words::piece::Target;
use crate::games::root::words::place::Forest;
use crate::kernel::Illegal;

/// Whether only the Keepers take this action.
pub(in crate::games::root) fn is_own(action: Action) -> bool {
    matches!(
        action,
        Action::Home { .. }
            | Action::Encamp { .. }
            | Action::Decamp { .. }
            | Action::RecruitWith { .. }
            | Action::Delve { .. }
            | Action::Recover { .. }
            | Action::RecoverOf { .. }
            | Action::JoinRetinue { .. }
            | Action::Shift { .. }
            | Action::ShiftRetainer { .. }
    )
}

pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Home { .. } => no_home(state, seat),
        Action::Encamp { clearing, piece } => {
            in_step(state, seat, "15.4.1", Step::Encamp).or_else(|| no_camp(state, seat, clearing, piece))
        }
        Action::Decamp { clearing, piece } => {
            in_step(state, seat, "15.4.2", Step::Decamp).or_else(|| no_decamping(state, seat, clearing, piece))
        }
        Action::RecruitWith { clearing, card } => {
            in_step(state, seat, "15.4.3", Step::Recruit).or_else(|| no_recruiting(state, seat, clearing, card))
        }
        Action::Craft { card } => no_craft(state, seat, card)
            .or_else(|| in_step(state, seat, "15.5.1", Step::Retinue(Slot::Move)))
            .or_else(|| (!crafts_now(state)).then(|| because("root-no-craft-late", "15.5.1"))),
        Action::Move { from, to, count } => in_column(state, seat, &[Slot::Move, Slot::Recover], "15.5.2.I")
            .or_else(|| no_leader(state, from, "15.5.2.I"))
            .or_else(|| no_move(state, seat, from, to, count)),
        Action::Battle { clearing, defender } => in_column(state, seat, &[Slot::Delve], "15.5.2.II")
            .or_else(|| no_leader(state, clearing, "15.5.2.II"))
            .or_else(|| no_battle(state, seat, clearing, defender))
            .or_else(|| {
                // 11.2.7.III: hired warriors alone are nobody to battle
                state.hostile_in(seat, clearing).is_empty().then(|| at("root-no-enemy", "15.5.2.II", clearing))
            }),
        Action::Delve { clearing, forest, found } => in_column(state, seat, &[Slot::Delve], "15.5.2.II")
            .or_else(|| no_leader(state, clearing, "15.5.2.II"))
            .or_else(|| no_delving(state, seat, clearing, forest, found)),
        Action::Recover { clearing, relic } => in_column(state, seat, &[Slot::Recover], "15.5.2.III")
            .or_else(|| no_leader(state, clearing, "15.5.2.III"))
            .or_else(|| no_recovery(state, clearing, relic))
            .or_else(|| {
                let suit = state.suits(clearing).first().filter(|_| retinue::names_suit(state, clearing, relic))?;
                Some(written(Action::RecoverOf { clearing, relic, suit }, "15.5.2.III.c"))
            }),
        Action::RecoverOf { clearing, relic, suit } => in_column(state, seat, &[Slot::Recover], "15.5.2.III")
            .or_else(|| no_leader(state, clearing, "15.5.2.III"))
            .or_else(|| no_recovery(state, clearing, relic))
            .or_else(|| match retinue::names_suit(state, clearing, relic) {
                true => {
                    let other = of_suit("root-no-match", "15.5.2.III.c", suit);
                    let reason = other.reason.number("clearing", clearing.number());
                    (!state.has_suit(clearing, suit)).then_some(Illegal { reason, law: other.law })
                }
                false => Some(written(Action::Recover { clearing, relic }, "15.5.2.III.c")),
            }),
        Action::Act { card } => {
            let choosing =
                state.top().is_some_and(|task| matches!(task, Task::Keepers(step) if retinue::led(step).is_some()));
            choosing.then(|| of_card("root-no-actor", "15.5.2", card))
        }
        Action::JoinRetinue { card, .. } => {
            gathering(state, seat).or_else(|| not_held(state, seat, card)).or_else(|| {
                (kit(state).retinue_count() >= MOST_RETINUE).then(|| because("root-no-retinue-room", "15.6.2"))
            })
        }
        Action::Shift { card, out, into } => gathering(state, seat)
            .or_else(|| Some(no_shift(state, kit(state).retinue[out.index()].has(card), out == into))),
        Action::ShiftRetainer { out, into, .. } => {
            gathering(state, seat).or_else(|| Some(no_shift(state, kit(state).retainers[out.index()] > 0, out == into)))
        }
        _ => None,
    }
}

fn in_step(state: &State, seat: Seat, law: &'static str, step: Step) -> Option<Illegal> {
    not_open(state, seat, law, |task| task == Task::Keepers(step))
}

fn gathering(state: &State, seat: Seat) -> Option<Illegal> {
    not_open(state, seat, "15.6.2", |task| matches!(task, Task::Keepers(Step::Gather { .. })))
}

/// Columns act from the left (15.5.2).
fn in_column(state: &State, seat: Seat, slots: &[Slot], law: &'static str) -> Option<Illegal> {
    let belongs = |task| match task {
        Task::Keepers(Step::Retinue(slot)) => slots.contains(&slot),
        Task::Keepers(step @ (Step::Delve { .. } | Step::More { .. })) => state.top() == Some(Task::Keepers(step)),
        _ => false,
    };
    not_open(state, seat, law, belongs)
}

fn no_home(state: &State, seat: Seat) -> Option<Illegal> {
    if state.phase == Phase::Setup {
        let asks = |task| matches!(task, Task::Keepers(Step::SetupHome | Step::SetupSecond { .. }));
        return not_open(state, seat, "15.3.2", asks).or(Some(because("root-no-home", "15.3.2")));
    }
    in_step(state, seat, "15.4.1", Step::Encamp).or(Some(because("root-no-return", "15.4.1")))
}

/// Whether no card of the column that is in turn can act in the clearing (15.5.2).
fn no_leader(state: &State, clearing: Clearing, law: &'static str) -> Option<Illegal> {
    let Some(Task::Keepers(Step::Retinue(slot))) = state.top() else { return None };
    (!retinue::fields(state, slot).contains(clearing)).then(|| at("root-no-retinue-match", law, clearing))
}

fn no_recruiting(state: &State, seat: Seat, clearing: Clearing, card: CardKind) -> Option<Illegal> {
    if let Some(illegal) = not_held(state, seat, card) {
        return Some(illegal);
    }
    if !stations(state).contains(clearing) {
        return Some(at("root-no-station-to-recruit", "15.4.3", clearing));
    }
    if !CardSet::matching(state.suits(clearing)).has(card) {
        return Some(mismatch("root-no-recruit-match", "15.4.3", card, clearing));
    }
    no_warriors_left(state, seat).or_else(|| no_placing(state, seat, clearing))
}

fn no_second_camp(state: &State, clearing: Clearing, law: &'static str) -> Option<Illegal> {
    kit(state).camped.contains(clearing).then(|| at("root-no-second-camp", law, clearing))
}

fn no_camp(state: &State, seat: Seat, clearing: Clearing, piece: Piece) -> Option<Illegal> {
    if piece.upper().is_none() || state.stock[piece.in_stock().index()] == 0 {
        return Some(because("root-no-waystation-left", "15.4.1"));
    }
    if is_gone(state) {
        return (!camp_sites(state).contains(clearing)).then(|| because("root-no-return", "15.4.1"));
    }
    no_second_camp(state, clearing, "15.4.1")
        .or_else(|| not_here(state, seat, clearing, "15.4.1"))
        .or_else(|| no_placing(state, seat, clearing))
        .or_else(|| (state.open_slots(clearing) == 0).then(|| at("root-no-slot", "2.2.3", clearing)))
}

fn no_decamping(state: &State, seat: Seat, clearing: Clearing, target: Target) -> Option<Illegal> {
    let is_here = |piece: Piece| piece.upper().is_some() && state.targets(piece, clearing).any(|other| other == target);
    if !state.piece_at(target, clearing).is_some_and(is_here) {
        return Some(at("root-no-waystation-here", "15.4.2", clearing));
    }
    no_second_camp(state, clearing, "15.4.2")
        .or_else(|| no_warriors_left(state, seat))
        .or_else(|| no_placing(state, seat, clearing))
}

fn no_delving(state: &State, seat: Seat, clearing: Clearing, forest: Forest, found: Found) -> Option<Illegal> {
    if !state.board.clearing_forests(clearing).contains(forest) {
        return Some(at("root-no-forest-near", "15.5.2.II", clearing));
    }
    if kit(state).forests.count(forest, found) == 0 {
        return Some(because("root-no-relic-in-forest", "15.5.2.II"));
    }
    if retinue::must_battle(state, seat, clearing) {
        return Some(at("root-no-battle-first", "15.5.2.II", clearing));
    }
    let ready = state.warriors(seat, clearing) > 0 && state.rules(seat, clearing);
    (!ready).then(|| at("root-no-rule-to-delve", "15.5.2.II", clearing))
}

fn no_recovery(state: &State, clearing: Clearing, relic: Piece) -> Option<Illegal> {
    if relic.relic().is_none() || state.count(relic, clearing) == 0 {
        return Some(at("root-no-relic-here", "15.5.2.III", clearing));
    }
    let shown = retinue::recoverable(state, clearing).any(|piece| piece == relic);
    (!shown).then(|| at("root-no-waystation-kind", "15.5.2.III", clearing))
}

/// Shifting comes instead of adding; and what is not there cannot be shifted (15.6.2).
fn no_shift(state: &State, there: bool, stays: bool) -> Illegal {
    let added = matches!(state.top(), Some(Task::Keepers(Step::Gather { added: true })));
    let key = match (added && there, stays && there) {
        (true, _) => "root-no-shift-after",
        (false, true) => "root-no-shift-nowhere",
        (false, false) => "root-no-card-there",
    };
    because(key, "15.6.2")
}
