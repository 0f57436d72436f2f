//! Reasons why the Duchy cannot do what they wish (chapter 12).

use super::burrow::buildings_left;
use super::state::Step;
use super::turn::{actions_left, fitting};
use super::words::{Minister, Rank};
use super::{burrow, parliament};
use crate::games::root::law::hooks;
use crate::games::root::law::movement::no_leaving_band;
use crate::games::root::law::refusal::{
    no_battle, no_craft, no_entry, no_move, no_placing, no_slot, no_warriors_left, not_held,
};
use crate::games::root::law::why::{
    at, because, counted, mismatch, not_open, of_card, of_word, too_few_warriors, written,
};
use crate::games::root::prelude::*;
use crate::kernel::Illegal;

/// Whether only the Duchy takes this action.
pub(in crate::games::root) fn is_own(action: Action) -> bool {
    match action {
        Action::Recruit
        | Action::Dig { .. }
        | Action::Emerge { .. }
        | Action::Descend { .. }
        | Action::Minister { .. }
        | Action::MinisterAs { .. }
        | Action::Sway { .. } => true,
        Action::Build { piece, .. } => piece.owner() == Faction::Duchy.into() && piece.is_building(),
        _ => false,
    }
}

pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Home { .. } => {
            in_step(state, seat, "12.3.3", Step::SetupHome).or(Some(because("root-no-home", "12.3.3")))
        }
        Action::Build { clearing, piece } if piece.owner() == Faction::Duchy.into() => {
            assembled(state, seat, "12.5.1.I").or_else(|| no_building(state, seat, clearing, piece))
        }
        Action::Recruit => assembled(state, seat, "12.5.1.II").or_else(|| no_warriors_left(state, seat)),
        Action::RecruitAt { .. } => Some(written(Action::Recruit, "12.5.1.II")),
        Action::Move { from, to, count } => {
            assembled(state, seat, "12.5.1.III").or_else(|| no_move(state, seat, from, to, count))
        }
        Action::Emerge { to, count, .. } => {
            assembled(state, seat, "12.5.1.III").or_else(|| no_emerging(state, seat, to, count))
        }
        Action::Descend { from, count, .. } => {
            assembled(state, seat, "12.5.1.III").or_else(|| no_descent(state, seat, from, count))
        }
        Action::Battle { clearing, defender } => {
            assembled(state, seat, "12.5.1.IV").or_else(|| no_battle(state, seat, clearing, defender))
        }
        Action::Dig { clearing } => assembled(state, seat, "12.5.1.V").or_else(|| no_digging(state, seat, clearing)),
        Action::Minister { minister } => no_minister(state, seat, minister).or_else(|| {
            let copies = minister == Minister::Mayor;
            Some(of_word(
                if copies { "root-no-mayor" } else { "root-no-use" },
                minister.law(),
                "minister",
                minister.id(),
            ))
        }),
        Action::MinisterAs { minister, copied } => no_copying(minister, copied)
            .or_else(|| no_minister(state, seat, minister))
            .or_else(|| no_copied(state, seat, copied)),
        Action::Sway { minister } => no_sway(state, seat, minister),
        Action::Reveal { card } => not_held(state, seat, card).or_else(|| no_witness(state, card)),
        Action::Craft { card } => no_craft(state, seat, card)
            .or_else(|| (state.phase == Phase::Daylight).then(|| because("root-no-craft-early", "12.2.1")))
            .or_else(|| in_step(state, seat, "12.6.2", Step::Craft)),
        _ => None,
    }
}

fn in_step(state: &State, seat: Seat, law: &'static str, step: Step) -> Option<Illegal> {
    not_open(state, seat, law, |task| task == Task::Duchy(step))
}

/// Actions of the Assembly, or what a minister does with one of them.
fn assembled(state: &State, seat: Seat, law: &'static str) -> Option<Illegal> {
    let is_assembly = |task| {
        let acting = matches!(task, Task::Duchy(Step::Act(_) | Step::Again { .. } | Step::Follow { .. }));
        task == Task::Duchy(Step::Assembly) || acting && state.top() == Some(task)
    };
    not_open(state, seat, law, is_assembly).or_else(|| {
        let spent = state.top() == Some(Task::Duchy(Step::Assembly)) && actions_left(state) == 0;
        spent.then(|| because("root-no-actions-left", "12.5.1"))
    })
}

fn no_building(state: &State, seat: Seat, clearing: Clearing, piece: Piece) -> Option<Illegal> {
    if !buildings_left(state).any(|left| left == piece) {
        let key = if piece.is_building() { "root-no-building-left" } else { "root-no-building" };
        return Some(because(key, "12.5.1.I"));
    }
    let foremole = state.top() == Some(Task::Duchy(Step::Act(Minister::Foremole)));
    no_slot(state, seat, clearing, "12.5.1.I").or_else(|| {
        fitting(state, clearing, foremole).is_empty().then(|| at("root-no-card-to-reveal", "12.5.1.I", clearing))
    })
}

fn no_digging(state: &State, seat: Seat, clearing: Clearing) -> Option<Illegal> {
    if let Some(illegal) = no_placing(state, seat, clearing) {
        return Some(illegal);
    }
    if !burrow::dig_clearings(state).contains(clearing) {
        return Some(at("root-no-second-tunnel", "12.5.1.V", clearing));
    }
    fitting(state, clearing, false).is_empty().then(|| at("root-no-card-to-dig", "12.5.1.V", clearing))
}

/// Returns why a card that is held cannot be revealed now.
fn no_witness(state: &State, card: CardKind) -> Option<Illegal> {
    match state.top()? {
        Task::Duchy(Step::Show { clearing, any: false, .. }) => {
            Some(mismatch("root-no-card-match", "12.5.1.I", card, clearing))
        }
        Task::Duchy(Step::Reveal { .. }) => Some(of_card("root-no-witness", "12.5.3.II", card)),
        _ => None,
    }
}

fn no_tunnel(state: &State, clearing: Clearing) -> Option<Illegal> {
    (state.count(Piece::Tunnel, clearing) == 0).then(|| at("root-no-tunnel", "12.2.2", clearing))
}

fn no_emerging(state: &State, seat: Seat, to: Clearing, count: u8) -> Option<Illegal> {
    if let Some(illegal) = no_tunnel(state, to).or_else(|| no_entry(state, seat, to)) {
        return Some(illegal);
    }
    let inside = state.duchy(seat)?.burrow;
    (inside < count).then(|| counted("root-no-warriors-below", "4.2", inside))
}

fn no_descent(state: &State, seat: Seat, from: Clearing, count: u8) -> Option<Illegal> {
    if let Some(illegal) = no_tunnel(state, from) {
        return Some(illegal);
    }
    if !hooks::may_leave(state, seat, from) {
        return Some(at("root-no-way-out", "13.7.2", from));
    }
    let here = state.warriors(seat, from);
    if here >= count {
        return no_leaving_band(state, seat, from, count);
    }
    Some(too_few_warriors(from, here, "4.2"))
}

fn no_minister(state: &State, seat: Seat, minister: Minister) -> Option<Illegal> {
    let duchy = state.duchy(seat)?;
    if !duchy.swayed.contains(minister) {
        return Some(of_word("root-no-minister", "12.5.2", "minister", minister.id()));
    }
    if duchy.acted.contains(minister) && state.turn == seat && state.phase == Phase::Daylight {
        return Some(of_word("root-no-second-act", "12.5.2", "minister", minister.id()));
    }
    in_step(state, seat, "12.5.2", Step::Parliament)
}

/// Returns why a minister cannot act as another, swayed or not (12.5.2.VI).
fn no_copying(minister: Minister, copied: Minister) -> Option<Illegal> {
    if minister != Minister::Mayor {
        return Some(of_word("root-no-copying", "12.5.2.VI", "minister", minister.id()));
    }
    let copies = copied.rank() != Rank::Lord && copied != Minister::Mayor;
    (!copies).then(|| of_word("root-no-copied", "12.5.2.VI", "minister", copied.id()))
}

fn no_copied(state: &State, seat: Seat, copied: Minister) -> Option<Illegal> {
    let swayed = state.duchy(seat)?.swayed.contains(copied);
    let key = if swayed { "root-no-use" } else { "root-no-minister" };
    Some(of_word(key, "12.5.2.VI", "minister", copied.id()))
}

fn no_sway(state: &State, seat: Seat, minister: Minister) -> Option<Illegal> {
    if state.duchy(seat)?.swayed.contains(minister) {
        return Some(of_word("root-no-second-sway", "12.5.3.I", "minister", minister.id()));
    }
    if let Some(illegal) = in_step(state, seat, "12.5.3", Step::Sway) {
        return Some(illegal);
    }
    if parliament::crowns(state, minister.rank()) == 0 {
        return Some(of_word("root-no-crown", "12.5.3.I", "minister", minister.id()));
    }
    let lacking = of_word("root-no-reveal", "12.5.3.II", "minister", minister.id());
    Some(Illegal { reason: lacking.reason.number("count", minister.rank().cards()), law: lacking.law })
}
