//! Reasons why the Eyrie cannot do what they wish (chapter 7).

use super::queries::seat;
use super::state::Step;
use super::turn::{MOST_BIRDS_ADDED, can_resolve, crafts_now};
use super::words::Column;
use crate::games::root::law::refusal::{no_battle, no_craft, no_move, no_placing, no_slot, no_warriors_left, not_held};
use crate::games::root::law::why::{at, because, is_interrupted, not_open, of_card, of_suit, written};
use crate::games::root::prelude::*;
use crate::kernel::{Arg, Illegal};

/// Whether only the Eyrie take this action.
pub(in crate::games::root) fn is_own(action: Action) -> bool {
    matches!(
        action,
        Action::Roost { .. }
            | Action::Leader { .. }
            | Action::Decree { .. }
            | Action::DecreeRecruit { .. }
            | Action::DecreeMove { .. }
            | Action::DecreeBattle { .. }
            | Action::DecreeBuild { .. }
            | Action::Turmoil { .. }
    )
}

pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Pass => no_pass(state),
        Action::Roost { .. } => no_new_roost(state, seat),
        Action::Leader { .. } => {
            let choosing = state.top() == Some(Task::Eyrie(Step::ChooseLeader));
            Some(because(if choosing { "root-no-leader" } else { "root-no-leader-now" }, "7.7.3"))
        }
        Action::Decree { card, .. } => not_open(state, seat, "7.4.2", is_adding)
            .or_else(|| not_held(state, seat, card))
            .or_else(|| no_second_bird(state, card)),
        Action::Craft { card } => no_craft(state, seat, card)
            .or_else(|| not_open(state, seat, "7.5.2", is_resolving))
            .or_else(|| (!crafts_now(state)).then(|| because("root-no-craft-late", "7.2.1"))),
        Action::DecreeRecruit { suit, clearing } => resolving(state, seat, Column::Recruit, suit)
            .or_else(|| no_match(state, suit, clearing))
            .or_else(|| {
                (state.count(Piece::Roost, clearing) == 0).then(|| at("root-no-roost-here", "7.5.2.I", clearing))
            })
            .or_else(|| no_placing(state, seat, clearing))
            .or_else(|| no_warriors_left(state, seat)),
        Action::DecreeMove { suit, from, to, count } => resolving(state, seat, Column::Move, suit)
            .or_else(|| no_match(state, suit, from))
            .or_else(|| no_move(state, seat, from, to, count)),
        Action::DecreeBattle { suit, clearing, defender } => resolving(state, seat, Column::Battle, suit)
            .or_else(|| no_match(state, suit, clearing))
            .or_else(|| no_battle(state, seat, clearing, defender)),
        Action::DecreeBuild { suit, clearing } => resolving(state, seat, Column::Build, suit)
            .or_else(|| no_match(state, suit, clearing))
            .or_else(|| no_roost(state, seat, clearing)),
        Action::Turmoil { suit } => not_open(state, seat, "7.5.2", is_resolving)
            .or_else(|| no_card(state, suit))
            .or_else(|| can_resolve(state, suit).then(|| of_suit("root-no-turmoil", "7.5.2", suit)))
            // of several cards that cannot be resolved one is named for all
            .or_else(|| Some(of_suit("root-no-second-turmoil", "7.7", suit))),
        // cards grant moves and battles in the form for everyone
        Action::Move { from, to, count } if !is_interrupted(state) => {
            let suit = named_suit(state, Column::Move, from);
            Some(written(Action::DecreeMove { suit, from, to, count }, "7.5.2.II"))
        }
        Action::Battle { clearing, defender } if !is_interrupted(state) => {
            let suit = named_suit(state, Column::Battle, clearing);
            Some(written(Action::DecreeBattle { suit, clearing, defender }, "7.5.2.III"))
        }
        Action::RecruitAt { clearing } => {
            let suit = named_suit(state, Column::Recruit, clearing);
            Some(written(Action::DecreeRecruit { suit, clearing }, "7.5.2.I"))
        }
        Action::Build { clearing, piece: Piece::Roost } => {
            let suit = named_suit(state, Column::Build, clearing);
            Some(written(Action::DecreeBuild { suit, clearing }, "7.5.2.IV"))
        }
        _ => None,
    }
}

fn is_adding(task: Task) -> bool {
    matches!(task, Task::Eyrie(Step::AddToDecree { .. }))
}

fn is_resolving(task: Task) -> bool {
    task == Task::Eyrie(Step::ResolveDecree)
}

fn no_pass(state: &State) -> Option<Illegal> {
    match state.top() {
        Some(Task::Eyrie(Step::AddToDecree { added: 0, .. })) => Some(because("root-no-pass-decree", "7.4.2")),
        Some(Task::Eyrie(Step::ResolveDecree)) => Some(because("root-no-pass-resolve", "7.5.2")),
        _ => None,
    }
}

fn no_new_roost(state: &State, seat: Seat) -> Option<Illegal> {
    if state.phase == Phase::Setup {
        let is_setup = |task| task == Task::Eyrie(Step::SetupRoost);
        return not_open(state, seat, "7.3.2", is_setup).or(Some(because("root-no-home", "7.3.2")));
    }
    if state.on_map(Piece::Roost) > 0 {
        return Some(because("root-no-roost-needed", "7.4.3"));
    }
    not_open(state, seat, "7.4.3", |task| task == Task::Eyrie(Step::NewRoost))
        .or(Some(because("root-no-new-roost", "7.4.3")))
}

fn no_second_bird(state: &State, card: CardKind) -> Option<Illegal> {
    let Some(Task::Eyrie(Step::AddToDecree { birds, .. })) = state.top() else { return None };
    (birds >= MOST_BIRDS_ADDED && card.suit() == Suit::Bird).then(|| of_card("root-no-second-bird", "7.4.2", card))
}

/// The column that is in turn, if cards of the Decree are left.
fn column(state: &State) -> Option<Column> {
    state.eyrie(seat(state))?.column()
}

fn pending(state: &State, column: Column, suit: Suit) -> u8 {
    state.eyrie(seat(state)).map_or(0, |eyrie| eyrie.pending(column, suit))
}

/// The suit by which something in the clearing can be asked of the column.
fn named_suit(state: &State, column: Column, clearing: Clearing) -> Suit {
    let suits = state.suits(clearing);
    let mut left = suits.with(Suit::Bird).iter().filter(|&suit| pending(state, column, suit) > 0);
    left.next().or(suits.first()).unwrap_or(Suit::Bird)
}

/// Returns why no card of the suit can be resolved in the column now (7.5.2).
fn resolving(state: &State, seat: Seat, wanted: Column, suit: Suit) -> Option<Illegal> {
    if let Some(illegal) = not_open(state, seat, "7.5.2", is_resolving) {
        return Some(illegal);
    }
    let column = column(state)?;
    if column != wanted {
        let illegal = because("root-no-column", "7.5.2");
        let name = Arg::Name { space: "root-word", id: column.id() };
        return Some(Illegal { reason: illegal.reason.with("column", name), law: illegal.law });
    }
    no_card(state, suit)
}

fn no_card(state: &State, suit: Suit) -> Option<Illegal> {
    let column = column(state)?;
    (pending(state, column, suit) == 0).then(|| {
        let illegal = of_suit("root-no-decree-card", "7.5.2", suit);
        let name = Arg::Name { space: "root-word", id: column.id() };
        Illegal { reason: illegal.reason.with("column", name), law: illegal.law }
    })
}

fn no_match(state: &State, suit: Suit, clearing: Clearing) -> Option<Illegal> {
    let matches = suit == Suit::Bird || state.has_suit(clearing, suit);
    let other = of_suit("root-no-match", "7.5.2", suit);
    (!matches).then(|| Illegal { reason: other.reason.number("clearing", clearing.number()), law: other.law })
}

fn no_roost(state: &State, seat: Seat, clearing: Clearing) -> Option<Illegal> {
    if state.count(Piece::Roost, clearing) > 0 {
        return Some(at("root-no-second-roost", "7.5.2.IV", clearing));
    }
    no_slot(state, seat, clearing, "7.5.2.IV")
        .or_else(|| (state.stock[Piece::Roost.index()] == 0).then(|| because("root-no-building-left", "7.5.2.IV")))
}
