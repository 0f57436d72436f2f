//! Reasons why the Corvids cannot do what they wish, and why nobody can expose a plot (chapter 13).

use super::queries::{face_up, left_of, plot_cost, plotted};
use super::state::Step;
use super::turn::actions_left;
use super::words::Plot;
use crate::games::root::law::refusal::{
    no_battle, no_craft, no_move, no_placing, no_warriors_left, not_held, not_here,
};
use crate::games::root::law::why::{at, because, mismatch, not_open, of_card, of_faction, too_few_warriors};
use crate::games::root::prelude::*;
use crate::kernel::Illegal;

/// Whether only the Corvids take this action.
pub(in crate::games::root) fn is_own(action: Action) -> bool {
    matches!(
        action,
        Action::Flip { .. } | Action::RecruitSuit { .. } | Action::Plot { .. } | Action::Trick { .. } | Action::Exert
    )
}

pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::RecruitAt { clearing } if state.phase == Phase::Setup => {
            not_open(state, seat, "13.3.2", |task| matches!(task, Task::Corvids(Step::SetupWarrior(_))))
                .or_else(|| no_placing(state, seat, clearing))
                .or_else(|| Some(at("root-no-setup-suit", "13.3.2", clearing)))
        }
        Action::Craft { card } => no_craft(state, seat, card)
            .or_else(|| (state.phase == Phase::Daylight).then(|| because("root-no-craft-late", "13.2.1")))
            .or_else(|| in_step(state, seat, "13.4.1", Step::Craft)),
        Action::Flip { clearing } => {
            in_step(state, seat, "13.4.2", Step::Flip).or_else(|| no_flip(state, seat, clearing))
        }
        Action::RecruitSuit { suit, card } => {
            in_step(state, seat, "13.4.3", Step::Recruit).or_else(|| no_recruiting(state, seat, suit, card))
        }
        Action::Move { from, to, count } => {
            acting(state, seat, "13.5.1").or_else(|| no_move(state, seat, from, to, count))
        }
        Action::Battle { clearing, defender } => {
            acting(state, seat, "13.5.3").or_else(|| no_battle(state, seat, clearing, defender))
        }
        Action::Plot { clearing, plot } => {
            acting(state, seat, "13.5.2").or_else(|| no_plot(state, seat, clearing, plot))
        }
        Action::Trick { one, other } => acting(state, seat, "13.5.4").or_else(|| no_trick(state, one, other)),
        Action::Exert => in_step(state, seat, "13.6.1", Step::Exert),
        Action::Expose { .. } => Some(because("root-no-own-plot", "13.2.4")),
        _ => None,
    }
}

/// Returns why somebody else cannot expose a plot here, or show this card for it (13.2.4).
pub(in crate::games::root) fn refuse_exposer(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Expose { clearing, .. } => no_exposure(state, seat, clearing),
        Action::ShowCard { card } => {
            let Some(Task::Corvids(Step::Expose { clearing, .. })) = state.top() else { return None };
            not_held(state, seat, card).or_else(|| Some(mismatch("root-no-card-match", "13.2.4", card, clearing)))
        }
        _ => None,
    }
}

fn in_step(state: &State, seat: Seat, law: &'static str, step: Step) -> Option<Illegal> {
    not_open(state, seat, law, |task| task == Task::Corvids(step))
}

/// Actions come in Daylight, and one in place of the draw (13.6.1).
fn acting(state: &State, seat: Seat, law: &'static str) -> Option<Illegal> {
    let is_acting = |task| matches!(task, Task::Corvids(Step::Actions | Step::Exerted));
    not_open(state, seat, law, is_acting).or_else(|| {
        let spent = state.top() == Some(Task::Corvids(Step::Actions)) && actions_left(state) == 0;
        spent.then(|| because("root-no-actions-left", "13.5"))
    })
}

fn no_flip(state: &State, seat: Seat, clearing: Clearing) -> Option<Illegal> {
    if state.count(Piece::Plot, clearing) == 0 {
        return Some(at("root-no-plot-here", "13.4.2", clearing));
    }
    not_here(state, seat, clearing, "13.4.2")
}

fn no_recruiting(state: &State, seat: Seat, suit: Suit, card: CardKind) -> Option<Illegal> {
    if let Some(illegal) = not_held(state, seat, card).or_else(|| no_warriors_left(state, seat)) {
        return Some(illegal);
    }
    if suit == Suit::Bird {
        return Some(because("root-no-recruit-bird", "13.4.3"));
    }
    if !CardSet::matching(suit).has(card) {
        return Some(of_card("root-no-recruit-suit", "13.4.3", card));
    }
    state.clearings_of(suit).iter().find_map(|clearing| no_placing(state, seat, clearing))
}

fn no_plot(state: &State, seat: Seat, clearing: Clearing, plot: Plot) -> Option<Illegal> {
    if plotted(state).contains(clearing) {
        return Some(at("root-no-second-plot", "13.2.2.II", clearing));
    }
    if left_of(state, plot) == 0 {
        return Some(because("root-no-plot-left", "13.2.2"));
    }
    let here = state.warriors(seat, clearing);
    if here < plot_cost(state) {
        return Some(too_few_warriors(clearing, here, "13.5.2"));
    }
    no_placing(state, seat, clearing)
}

fn no_trick(state: &State, one: Clearing, other: Clearing) -> Option<Illegal> {
    let plots = plotted(state);
    if let Some(clearing) = [one, other].into_iter().find(|&clearing| !plots.contains(clearing)) {
        return Some(at("root-no-plot-here", "13.5.4", clearing));
    }
    if one == other {
        return Some(because("root-no-trick-alone", "13.5.4"));
    }
    let up = face_up(state);
    (up.contains(one) != up.contains(other)).then(|| because("root-no-trick-faces", "13.5.4"))
}

fn no_exposure(state: &State, seat: Seat, clearing: Clearing) -> Option<Illegal> {
    let Some(corvids) = state.seat_of(Faction::Corvids) else {
        return Some(of_faction("root-no-faction", "13.2.4", Faction::Corvids));
    };
    if !state.are_enemies(seat, corvids) {
        return Some(at("root-no-enemy", "13.2.4", clearing));
    }
    if state.count(Piece::Plot, clearing) == 0 {
        return Some(at("root-no-plot-here", "13.2.4", clearing));
    }
    if !state.is_present(seat, clearing) {
        return Some(at("root-no-piece-here", "13.2.4", clearing));
    }
    let cards = state.player(seat).hand & CardSet::matching(state.suits(clearing));
    if cards.is_empty() {
        return Some(at("root-no-card-to-show", "13.2.4", clearing));
    }
    Some(because(if state.turn == seat { "root-no-yet" } else { "root-no-turn" }, "13.2.4"))
}
