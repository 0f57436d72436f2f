//! Reasons why the Hundreds cannot do what they wish (chapter 14).

use super::state::{Hundreds, Step};
use super::words::Mood;
use crate::games::root::law::refusal::{no_battle, no_craft, no_move, no_placing, no_slot, not_held, not_here};
use crate::games::root::law::why::{at, because, is_interrupted, mismatch, not_open, of_item, written};
use crate::games::root::prelude::*;
use crate::games::root::words::item::Item;
use crate::kernel::Illegal;

/// Whether only the Hundreds take this action.
pub(in crate::games::root) fn is_own(action: Action) -> bool {
    matches!(
        action,
        Action::Anoint { .. }
            | Action::Mood { .. }
            | Action::Scrap { .. }
            | Action::Lead { .. }
            | Action::Advance { .. }
            | Action::Incite { .. }
            | Action::BuildWith { .. }
    )
}

pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    let hundreds = state.hundreds(seat)?;
    match action {
        Action::Home { .. } => {
            in_step(state, seat, "14.3.1", |step| step == Step::SetupHome).or(Some(because("root-no-home", "14.3.1")))
        }
        Action::Anoint { .. } => no_anointing(state, seat, hundreds),
        Action::Mood { mood } => {
            in_step(state, seat, "14.4.4", |step| step == Step::Mood).or_else(|| no_mood(hundreds, mood))
        }
        Action::Scrap { item } => no_scrapping(state, seat, hundreds, item),
        Action::Craft { card } => {
            no_craft(state, seat, card).or_else(|| in_step(state, seat, "14.5.1", |step| step == Step::Craft))
        }
        Action::Move { from, to, count } => {
            commanding(state, seat, hundreds).or_else(|| no_warriors_move(state, seat, hundreds, from, to, count))
        }
        Action::BuildWith { clearing, card } => {
            none_left(state, Piece::Stronghold, "root-no-stronghold-left", "14.5.2")
                .or_else(|| commanding(state, seat, hundreds))
                .or_else(|| no_stronghold(state, seat, clearing, card))
        }
        Action::Battle { clearing, defender } => {
            no_fight(state, seat, hundreds).or_else(|| no_battle(state, seat, clearing, defender)).or_else(|| {
                let advancing = !matches!(state.top(), Some(Task::Hundreds(Step::Command { .. })));
                let elsewhere = advancing && !is_interrupted(state) && hundreds.warlord != Some(clearing);
                elsewhere.then(|| at("root-no-warlord-here", "14.5.3", clearing))
            })
        }
        Action::Lead { to } => no_lead(state, seat, hundreds, to),
        Action::Advance { to, count } => {
            advancing(state, seat, hundreds).or_else(|| no_advance(state, seat, hundreds, to, count)).or_else(|| {
                // 4.2: how many go is asked next
                Some(written(Action::Lead { to }, "14.5.3"))
            })
        }
        Action::Incite { clearing, card } => none_left(state, Piece::Mob, "root-no-mob-left", "14.6.1")
            .or_else(|| in_step(state, seat, "14.6.1", |step| step == Step::Incite))
            .or_else(|| no_inciting(state, seat, clearing, card)),
        _ => None,
    }
}

fn in_step(state: &State, seat: Seat, law: &'static str, belongs: impl Fn(Step) -> bool) -> Option<Illegal> {
    not_open(state, seat, law, |task| matches!(task, Task::Hundreds(step) if belongs(step)))
}

fn none_left(state: &State, piece: Piece, key: &'static str, law: &'static str) -> Option<Illegal> {
    (state.stock[piece.index()] == 0).then(|| because(key, law))
}

/// 14.5.2
fn commanding(state: &State, seat: Seat, hundreds: &Hundreds) -> Option<Illegal> {
    in_step(state, seat, "14.5.2", |step| matches!(step, Step::Daylight | Step::Command { .. })).or_else(|| {
        let Some(Task::Hundreds(Step::Command { done })) = state.top() else { return None };
        (done >= hundreds.command()).then(|| because("root-no-actions-left", "14.5.2"))
    })
}

/// 14.5.3
fn advancing(state: &State, seat: Seat, hundreds: &Hundreds) -> Option<Illegal> {
    if hundreds.warlord.is_none() {
        return Some(because("root-no-warlord", "14.5.3"));
    }
    let belongs =
        |step| matches!(step, Step::Daylight | Step::Company { .. } | Step::Advance { .. } | Step::Relentless);
    in_step(state, seat, "14.5.3", belongs).or_else(|| {
        let Some(Task::Hundreds(Step::Advance { done })) = state.top() else { return None };
        (done >= hundreds.prowess()).then(|| because("root-no-actions-left", "14.5.3"))
    })
}

fn no_fight(state: &State, seat: Seat, hundreds: &Hundreds) -> Option<Illegal> {
    match state.top() {
        Some(Task::Hundreds(Step::Advance { .. })) => advancing(state, seat, hundreds),
        Some(Task::Hundreds(Step::AdvanceBattle | Step::Relentless)) => None,
        _ => commanding(state, seat, hundreds),
    }
}

fn no_anointing(state: &State, seat: Seat, hundreds: &Hundreds) -> Option<Illegal> {
    if hundreds.warlord.is_some() {
        return Some(because("root-no-second-warlord", "14.4.3"));
    }
    in_step(state, seat, "14.4.3", |step| step == Step::Anoint).or(Some(because("root-no-anointing", "14.4.3")))
}

fn no_scrapping(state: &State, seat: Seat, hundreds: &Hundreds, item: Item) -> Option<Illegal> {
    let belongs = |step| matches!(step, Step::Lavish | Step::Overflow { .. });
    if hundreds.mood != Mood::Lavish && !matches!(state.top(), Some(Task::Hundreds(Step::Overflow { .. }))) {
        return Some(because("root-no-lavish", "14.7.4"));
    }
    in_step(state, seat, "14.7.4", belongs)
        .or_else(|| (hundreds.hoard[item.index()] == 0).then(|| of_item("root-no-hoarded", "14.7.4", item)))
}

fn no_mood(hundreds: &Hundreds, mood: Mood) -> Option<Illegal> {
    if hundreds.mood == mood {
        return Some(because("root-no-same-mood", "14.4.4"));
    }
    let held = mood.item().filter(|item| hundreds.hoard[item.index()] > 0)?;
    Some(of_item("root-no-mood", "14.4.4", held))
}

fn no_stronghold(state: &State, seat: Seat, clearing: Clearing, card: CardKind) -> Option<Illegal> {
    if let Some(illegal) = not_held(state, seat, card) {
        return Some(illegal);
    }
    if !CardSet::matching(state.suits(clearing)).has(card) {
        return Some(mismatch("root-no-card-match", "14.5.2", card, clearing));
    }
    no_slot(state, seat, clearing, "14.5.2")
}

/// The warlord goes in another form (14.2.2).
fn no_warriors_move(
    state: &State,
    seat: Seat,
    hundreds: &Hundreds,
    from: Clearing,
    to: Clearing,
    count: u8,
) -> Option<Illegal> {
    if hundreds.warlord == Some(from) && count == state.warriors(seat, from) && count > 0 {
        return Some(written(Action::Lead { to }, "4.2"));
    }
    no_move(state, seat, from, to, count)
}

fn no_lead(state: &State, seat: Seat, hundreds: &Hundreds, to: Clearing) -> Option<Illegal> {
    let Some(from) = hundreds.warlord else { return Some(because("root-no-warlord", "14.5.3")) };
    let in_advance = matches!(state.top(), Some(Task::Hundreds(Step::Advance { .. } | Step::Relentless)));
    let closed = if in_advance { advancing(state, seat, hundreds) } else { commanding(state, seat, hundreds) };
    closed.or_else(|| no_move(state, seat, from, to, 0)).or_else(|| {
        let count = state.warriors(seat, from);
        in_advance.then(|| written(Action::Advance { to, count }, "14.5.3"))
    })
}

/// The warlord moves with this many warriors, the warlord included.
fn no_advance(state: &State, seat: Seat, hundreds: &Hundreds, to: Clearing, count: u8) -> Option<Illegal> {
    no_move(state, seat, hundreds.warlord?, to, count.saturating_sub(1))
}

fn no_inciting(state: &State, seat: Seat, clearing: Clearing, card: CardKind) -> Option<Illegal> {
    if let Some(illegal) = not_held(state, seat, card) {
        return Some(illegal);
    }
    if !CardSet::matching(state.suits(clearing)).has(card) {
        return Some(mismatch("root-no-card-match", "14.6.1", card, clearing));
    }
    if state.count(Piece::Mob, clearing) > 0 {
        return Some(at("root-no-second-mob", "14.6.1", clearing));
    }
    not_here(state, seat, clearing, "14.6.1").or_else(|| no_placing(state, seat, clearing))
}
