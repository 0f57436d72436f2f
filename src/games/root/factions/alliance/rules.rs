//! The Woodland Alliance as a whole: setup, refusals, positions, invariants.

use super::state::{Alliance as Board, SUPPORTER_LIMIT, Step};
use super::turn;
use crate::games::root::law::among::Asked;
use crate::games::root::law::battle::no_battle;
use crate::games::root::law::craft::no_craft;
use crate::games::root::law::hand::not_held;
use crate::games::root::law::handler::ValidateTask;
use crate::games::root::law::movement::no_move;
use crate::games::root::law::why::not_open;
use crate::games::root::module::position::{Position, visit_cards};
use crate::games::root::module::{FactionRules, broken, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::state::zones::CardZone;
use crate::kernel::{Broken, Codec, Illegal, always};

pub(in crate::games::root) struct Alliance;

impl FactionRules for Alliance {
    fn kit(&self) -> FactionState {
        FactionState::Alliance(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        turn::TURN
    }

    fn is_own(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Revolt { .. }
                | Action::RevoltOf { .. }
                | Action::Spread { .. }
                | Action::Mobilize { .. }
                | Action::Train { .. }
                | Action::RecruitAt { .. }
                | Action::Organize { .. }
        )
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        let in_step = |law, step| not_open(state, seat, law, |task| task == Task::Alliance(step));
        match action {
            Action::Revolt { clearing } => {
                in_step("8.4.1", Step::Revolt).or_else(|| turn::no_revolt(state, clearing, None))
            }
            Action::RevoltOf { clearing, suit } => {
                in_step("8.4.1", Step::Revolt).or_else(|| turn::no_revolt(state, clearing, Some(suit)))
            }
            Action::Spread { clearing } => turn::sympathy_left(state, None)
                .or_else(|| in_step("8.4.2", Step::Spread))
                .or_else(|| turn::no_spreading(state, clearing)),
            Action::Craft { card } => no_craft(state, seat, card).or_else(|| in_step("8.5.1", Step::Daylight)),
            Action::Mobilize { card } => in_step("8.5.2", Step::Daylight).or_else(|| not_held(state, seat, card)),
            Action::Train { card } => {
                in_step("8.5.3", Step::Daylight).or_else(|| turn::training(state, Asked::about(card)).why())
            }
            // operations need officers (8.6.1)
            Action::Move { from, to, count } => {
                in_step("8.6.1.I", Step::Operations).or_else(|| no_move(state, seat, from, to, count))
            }
            Action::Battle { clearing, defender } => {
                in_step("8.6.1.II", Step::Operations).or_else(|| no_battle(state, seat, clearing, defender))
            }
            Action::RecruitAt { clearing } => in_step("8.6.1.III", Step::Operations)
                .or_else(|| turn::recruit_sites(state, Asked::about(clearing)).why()),
            Action::Organize { clearing } => in_step("8.6.1.IV", Step::Operations)
                .or_else(|| turn::organize_sites(state, Asked::about(clearing)).why()),
            _ => None,
        }
    }

    fn set_up(&self, state: &mut State, _: Seat, world: &mut World) {
        turn::set_up(state, world);
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let is_closed = position.is_closed(seat);
        let Some(alliance) = position.state.alliance_mut(seat) else { return };
        visit_cards(codec, always(CardZone::Supporters.id()), &mut position.left, &mut alliance.supporters);
        codec.unknown("supporters_hidden", is_closed, &mut alliance.hidden);
        codec.number("officers", Faction::Alliance.warriors(), &mut alliance.officers);
        let officers = alliance.officers;
        position.lay_aside(codec, "officers", seat, officers);
    }

    fn check(&self, state: &State, seat: Seat) -> Result<(), Broken> {
        one_in_each(state, &[Piece::Sympathy])?;
        // 8.2.3.I, 8.2.4
        let based = turn::base_suits(state, true).next().is_some();
        let shedding = state.tasks.as_slice().iter().any(|task| matches!(task, Task::Removal(_) | Task::Triggers));
        let many = state.alliance(seat).is_some_and(|alliance| alliance.supporter_count() > SUPPORTER_LIMIT);
        if state.over.is_none() && !based && !shedding && many {
            return broken("root-broken-supporters");
        }
        Ok(())
    }

    fn warriors_aside(&self, state: &State, seat: Seat, owner: Seat) -> u8 {
        state.alliance(seat).filter(|_| owner == seat).map_or(0, |alliance| alliance.officers)
    }
}

impl ValidateTask for Step {
    const FACTION: Option<Faction> = Some(Faction::Alliance);

    fn fits(self, state: &State, is_top: bool) -> bool {
        match self {
            // 8.4.1.I, 8.4.2.I
            Step::Spend { purpose, clearing, left, base } => {
                is_top && turn::can_spend(state, purpose, clearing, left, base)
            }
            Step::Rise { clearing, base } => turn::revolt_suit(state, clearing, base).is_some(),
            Step::Revolt | Step::Spread | Step::Daylight | Step::Operations => true,
        }
    }

    fn picks_fit(self, state: &State) -> bool {
        let Step::Spend { purpose, clearing, left, base } = self else { return false };
        let picked = state.picks.cards;
        state.picks.only_cards()
            && picked.is_subset(CardSet::matching(state.suits(clearing)))
            && turn::can_spend(state, purpose, clearing, left.saturating_add(picked.len() as u8), base)
    }
}
