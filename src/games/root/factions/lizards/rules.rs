//! The Lizard Cult as a whole: setup, refusals, positions, invariants.

use super::state::{Lizards as Board, Step};
use super::turn;
use super::words::Conspiracy;
use crate::games::root::law::among::{Asked, Judged};
use crate::games::root::law::battle::no_battle;
use crate::games::root::law::craft::no_craft;
use crate::games::root::law::handler::ValidateTask;
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::law::movement::no_move;
use crate::games::root::law::why::{because, is_interrupted, not_open, written};
use crate::games::root::module::FactionRules;
use crate::games::root::module::position::{CLEARING_SUITS, Position, visit_cards};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::kernel::{Codec, Illegal};

pub(in crate::games::root) struct Lizards;

impl FactionRules for Lizards {
    fn kit(&self) -> FactionState {
        FactionState::Lizards(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        turn::TURN
    }

    fn is_own(&self, action: Action) -> bool {
        matches!(
            action,
            Action::HomeOf { .. }
                | Action::Outcast { .. }
                | Action::CrusadeBattle { .. }
                | Action::CrusadeMove { .. }
                | Action::Convert { .. }
                | Action::Sanctify { .. }
                | Action::SanctifyOf { .. }
                | Action::BuildWith { .. }
                | Action::BuildWithOf { .. }
                | Action::RecruitWith { .. }
                | Action::Score { .. }
                | Action::Sacrifice { .. }
        )
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        let in_step = |law, step| not_open(state, seat, law, |task| task == Task::Lizards(step));
        let conspires = |conspiracy: Conspiracy| in_step(conspiracy.law(), Step::Conspiracies);
        let crusades = |clearing| {
            let fields = turn::conspiring(state, Conspiracy::Crusade, Asked::about(clearing));
            conspires(Conspiracy::Crusade).or_else(|| fields.why())
        };
        match action {
            Action::Home { .. } | Action::HomeOf { .. } => {
                in_step("10.3.2", Step::SetupHome).or(Some(because("root-no-home", "10.3.2")))
            }
            Action::Outcast { .. } => {
                in_step("10.3.3", Step::ChooseOutcast).or(Some(because("root-no-outcast-bird", "10.3.3")))
            }
            Action::CrusadeBattle { clearing, defender, .. } => {
                crusades(clearing).or_else(|| no_battle(state, seat, clearing, defender))
            }
            Action::CrusadeMove { from, to, count } => crusades(from).or_else(|| no_move(state, seat, from, to, count)),
            Action::Convert { clearing, party } => {
                conspires(Conspiracy::Convert).or_else(|| turn::no_converting(state, seat, clearing, party))
            }
            Action::Sanctify { clearing, piece } => {
                conspires(Conspiracy::Sanctify).or_else(|| turn::no_sanctifying(state, seat, clearing, piece, None))
            }
            Action::SanctifyOf { clearing, piece, suit } => conspires(Conspiracy::Sanctify)
                .or_else(|| turn::no_sanctifying(state, seat, clearing, piece, Some(suit))),
            Action::BuildWith { clearing, card } => {
                in_step("10.5.1", Step::Rituals).or_else(|| turn::no_garden(state, clearing, card, None))
            }
            Action::BuildWithOf { clearing, card, suit } => {
                in_step("10.5.1", Step::Rituals).or_else(|| turn::no_garden(state, clearing, card, Some(suit)))
            }
            Action::RecruitWith { clearing, card } => {
                in_step("10.5.2", Step::Rituals).or_else(|| turn::no_recruiting(state, clearing, card))
            }
            Action::Score { card } => {
                in_step("10.5.3", Step::Rituals).or_else(|| turn::scoring(state, Asked::about(card)).why())
            }
            Action::Sacrifice { card } => {
                in_step("10.5.4", Step::Rituals).or_else(|| turn::sacrifices(state, Asked::about(card)).why())
            }
            Action::Craft { card } => no_craft(state, seat, card)
                .given(state.phase != Phase::Daylight, || because("root-no-craft-early", "10.2.1"))
                .or_else(|| in_step("10.6.2", Step::Craft)),
            // cards grant moves in the form for everyone
            Action::Move { from, to, count } if !is_interrupted(state) => {
                Some(written(Action::CrusadeMove { from, to, count }, "10.4.3.I"))
            }
            Action::Battle { clearing, defender } if !is_interrupted(state) && !is_crusade(state) => {
                Some(written(Action::CrusadeBattle { clearing, defender }, "10.4.3.I"))
            }
            _ => None,
        }
    }

    fn set_up(&self, state: &mut State, _: Seat, _: &mut World) {
        state.push_all(&[Step::SetupHome, Step::ChooseOutcast].map(Task::Lizards));
    }

    fn homelands(&self) -> Homelands {
        Homelands { count: 1, on_edge: false, apart: Apart::NotAdjacent, builds: true, come_first: true }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let in_setup = position.state.phase == Phase::Setup;
        let Some(lizards) = position.state.lizards_mut(seat) else { return };
        if codec.reads() {
            // A position that does not name the outcast has the first suit, once setup is over.
            lizards.outcast = (!in_setup).then_some(Suit::Fox);
        }
        codec.word("outcast", &CLEARING_SUITS, &mut lizards.outcast);
        codec.flag("hated", &mut lizards.hated);
        codec.marks("scored", &CLEARING_SUITS, &mut lizards.scored);
        codec.number("acolytes", Faction::Lizards.warriors(), &mut lizards.acolytes);
        visit_cards(codec, "revealed", &mut position.left, &mut lizards.revealed);
        visit_cards(codec, "lost_souls", &mut position.left, &mut lizards.souls);
        let acolytes = lizards.acolytes;
        position.lay_aside(codec, "acolytes", seat, acolytes);
    }

    fn warriors_aside(&self, state: &State, seat: Seat, owner: Seat) -> u8 {
        state.lizards(seat).filter(|_| owner == seat).map_or(0, |lizards| lizards.acolytes)
    }
}

fn is_crusade(state: &State) -> bool {
    matches!(state.top(), Some(Task::Lizards(Step::CrusadeBattle { .. })))
}

impl ValidateTask for Step {
    const FACTION: Option<Faction> = Some(Faction::Lizards);
}
