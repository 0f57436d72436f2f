//! The Marquise de Cat as a whole: setup, refusals, positions, invariants.

use super::queries::forget_keep;
use super::state::Step;
use super::turn;
use crate::games::root::law::among::{Asked, Judged};
use crate::games::root::law::battle::no_battle;
use crate::games::root::law::craft::no_craft;
use crate::games::root::law::handler::ValidateTask;
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::law::movement::no_move;
use crate::games::root::law::why::{at, because, is_interrupted, not_open, written};
use crate::games::root::module::FactionRules;
use crate::games::root::module::position::Position;
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::kernel::{Codec, Illegal};

pub(in crate::games::root) struct Marquise;

impl FactionRules for Marquise {
    fn kit(&self) -> FactionState {
        FactionState::Marquise
    }

    fn turn(&self) -> &'static [Task] {
        turn::TURN
    }

    fn is_own(&self, action: Action) -> bool {
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

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Keep { .. } => {
                let (key, law) = match state.draft.is_open {
                    true => ("root-no-keep-homeland", "A.8.2"),
                    false => ("root-no-corner", "6.3.2"),
                };
                in_step(state, seat, law, |step| step == Step::SetupKeep).or(Some(because(key, law)))
            }
            Action::Place { .. } => {
                let (key, law) = match state.draft.is_open {
                    true => ("root-no-homeland-building", "A.8.2"),
                    false => ("root-no-setup-building", "6.3.4"),
                };
                in_step(state, seat, law, |step| matches!(step, Step::SetupBuilding(_))).or(Some(because(key, law)))
            }
            Action::Wood { clearing } => in_step(state, seat, "6.4", |step| step == Step::Wood).or(Some(at(
                "root-no-wood-there",
                "6.4",
                clearing,
            ))),
            Action::Craft { card } => no_craft(state, seat, card)
                .or_else(|| in_step(state, seat, "6.5.1", |step| step == Step::Actions))
                .given(turn::crafts_now(state), || because("root-no-craft-late", "6.2.1")),
            Action::March { from, to, count } => {
                in_step(state, seat, "6.5.2", |step| matches!(step, Step::Actions | Step::SecondMove))
                    .or_else(|| no_actions_left(state))
                    .or_else(|| no_move(state, seat, from, to, count))
            }
            // a card grants moves in the form for everyone
            Action::Move { from, to, count } if !is_interrupted(state) => {
                Some(written(Action::March { from, to, count }, "6.5.2"))
            }
            Action::Battle { clearing, defender } => {
                acting(state, seat, "6.5.1").or_else(|| no_battle(state, seat, clearing, defender))
            }
            Action::Recruit => turn::recruiting(state, acting(state, seat, "6.5.3")),
            Action::RecruitAt { .. } => Some(written(Action::Recruit, "6.5.3")),
            Action::Build { clearing, piece } if piece.owner() == Faction::Marquise.into() => {
                acting(state, seat, "6.5.4").or_else(|| turn::no_build(state, clearing, piece))
            }
            Action::Overwork { clearing, card } => acting(state, seat, "6.5.5")
                .or_else(|| turn::overwork_sites(state, Asked::about(clearing)).why())
                .or_else(|| turn::overwork_cards(state, clearing, Asked::about(card)).why()),
            Action::Extra { card } => in_step(state, seat, "6.5", |step| step == Step::Actions)
                .or_else(|| turn::extras(state, Asked::about(card)).why()),
            _ => None,
        }
    }

    fn set_up(&self, state: &mut State, _: Seat, _: &mut World) {
        state.push(Task::Marquise(Step::SetupKeep));
    }

    fn homelands(&self) -> Homelands {
        Homelands { count: 3, on_edge: false, apart: Apart::Anywhere, builds: true, come_first: true }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, _: Seat) {
        if codec.reads() {
            forget_keep(position.state);
        }
    }
}

/// Returns why none of these steps is open.
fn in_step(state: &State, seat: Seat, law: &'static str, belongs: impl Fn(Step) -> bool) -> Option<Illegal> {
    not_open(state, seat, law, |task| matches!(task, Task::Marquise(step) if belongs(step)))
}

/// Returns why no action can be taken.
fn acting(state: &State, seat: Seat, law: &'static str) -> Option<Illegal> {
    in_step(state, seat, law, |step| step == Step::Actions).or_else(|| no_actions_left(state))
}

fn no_actions_left(state: &State) -> Option<Illegal> {
    let spent = state.top() == Some(Task::Marquise(Step::Actions)) && turn::actions_left(state) == 0;
    spent.then(|| because("root-no-actions-but-birds", "6.5"))
}

impl ValidateTask for Step {
    const FACTION: Option<Faction> = Some(Faction::Marquise);

    fn fits(self, state: &State, is_top: bool) -> bool {
        let in_setup = state.phase == Phase::Setup;
        let left = |piece: Piece| state.stock[piece.index()] > 0;
        let is_building =
            |piece: Piece| piece.owner() == Faction::Marquise.into() && piece.is_building() && left(piece);
        match self {
            Step::SetupKeep => in_setup && left(Piece::Keep),
            Step::SetupBuilding(piece) => in_setup && is_building(piece),
            // 6.5.4.I
            Step::PayWood { clearing, piece, left } => {
                is_top
                    && is_building(piece)
                    && state.open_slots(clearing) > 0
                    && turn::payment(state, clearing, left).suffices()
            }
            Step::Wood | Step::Actions | Step::SecondMove | Step::Muster => true,
        }
    }

    fn picks_fit(self, state: &State) -> bool {
        state.picks.only_clearings()
            && match self {
                Step::Wood => turn::wood(state).fits(),
                Step::Muster => turn::muster(state).fits(),
                Step::PayWood { clearing, left, .. } => turn::payment(state, clearing, left).fits(),
                Step::SetupKeep | Step::SetupBuilding(_) | Step::Actions | Step::SecondMove => false,
            }
    }
}
