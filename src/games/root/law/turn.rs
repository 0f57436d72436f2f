//! The frame of every turn (1.4.1): begin, enter a phase, draw, discard down to five, end.

use super::hand::Hands;
use super::victory::Victory;
use super::{craft, hiring, hooks, removal, terrain, victory};
use crate::games::root::prelude::*;
use crate::games::root::state::frame::Step;
use crate::games::root::state::hired::HirelingInPlay;
use crate::games::root::state::hiring::Step as Hiring;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::state::{Arrivals, TurnFlags, effect};
use crate::games::root::words::event::Word;

/// Cards kept at the end of a turn.
pub const HAND_LIMIT: u8 = 5;

pub(in crate::games::root) fn asks(state: &State, step: Step) -> Option<Seat> {
    let asked = match step {
        // cards of one kind that lie open leave no choice (11.2.3)
        Step::DiscardDown => {
            let player = state.player(state.turn);
            let choice = !hooks::plays_open(state, state.turn) || player.hand.kinds().nth(1).is_some();
            player.hand_count() > HAND_LIMIT && choice
        }
        _ => false,
    };
    asked.then_some(state.turn)
}

pub(in crate::games::root) fn legal(state: &State, _: Step, out: &mut Vec<Action>) {
    out.extend(state.player(state.turn).hand.kinds().map(|card| Action::Discard { card }));
}

pub(in crate::games::root) fn take(state: &mut State, step: Step, action: Action, world: &mut World) {
    match action {
        Action::Discard { card } => {
            state.push(Task::Turn(step));
            state.pick_from_hand(state.turn, card, EventKind::Discarded, world);
        }
        Action::Pass => run(state, step, world),
        _ => state.stray(),
    }
}

pub(in crate::games::root) fn run(state: &mut State, step: Step, world: &mut World) {
    let seat = state.turn;
    match step {
        Step::Begin => {
            state.used = TurnFlags::default();
            state.arrivals = Arrivals::default();
            state.hirelings.as_mut_slice().iter_mut().for_each(HirelingInPlay::renew);
            state.player_mut(seat).kit.begin_turn();
            world.emit(|| Event::new(EventKind::TurnBegins, seat).with(Detail::Count(state.round as i16)));
            enter(state, Phase::Birdsong, world);
            open_birdsong(state, world);
        }
        // 1.4.1: the end of Birdsong comes before the start of Daylight
        Step::Enter(Phase::Daylight) if hooks::emigre_is_due(state) => {
            state.push(Task::Turn(step));
            state.push(Task::Effect(effect::Step::EmigreMove));
        }
        Step::Enter(phase) => enter(state, phase, world),
        Step::Draw => {
            let count = hooks::evening_draw(state, seat);
            state.draw_cards(seat, count, world);
        }
        Step::DrawOne => state.draw_cards(seat, 1, world),
        Step::DiscardDown => {
            for _ in HAND_LIMIT..state.player(seat).hand_count() {
                let Some(card) = state.player(seat).hand.kinds().next() else { break };
                state.pick_from_hand(seat, card, EventKind::Discarded, world);
            }
            state.lay_off_picked(world);
        }
        // the points may win: what is pending after them waits until that is known
        Step::End if terrain::score_pass(state, world) => state.push(Task::Turn(Step::End)),
        // E.1.3, E.1.1: what the end of the turn brings comes after the end of Evening
        Step::End if hiring::is_due(state) => {
            state.used.upkept = true;
            craft::return_revealed(state, world);
            state.push(Task::Turn(Step::End));
            state.push(Task::Hiring(Hiring::Upkeep));
        }
        Step::End => {
            let next = (seat.index() as u8 + 1) % state.seats;
            if next == 0 {
                victory::end_round(state, world);
                if state.over.is_some() {
                    return;
                }
            }
            state.turn = Seat::new(next);
            if next == 0 {
                state.round = state.round.saturating_add(1);
            }
        }
    }
}

/// Opens Birdsong: dominance wins there (3.3.1), and others sell before all else is done (11.2.6).
pub(in crate::games::root) fn open_birdsong(state: &mut State, world: &mut World) {
    state.check_dominance(world);
    removal::open(state, world);
    if !hiring::controlled(state, state.turn).is_empty() {
        state.push(Task::Hiring(Hiring::Birdsong));
    }
    if let Some(task) = hooks::shop(state).filter(|_| state.over.is_none()) {
        state.push(task);
    }
}

/// Ends Daylight at once: what is left of it leaves the stack (7.7.4, D.3.2).
pub(in crate::games::root) fn end_daylight(state: &mut State) {
    state.drop_above(Task::Turn(Step::Enter(Phase::Evening)));
}

fn enter(state: &mut State, phase: Phase, world: &mut World) {
    state.phase = phase;
    state.used.actions = 0;
    let seat = state.turn;
    world.emit(|| Event::new(EventKind::Phase, seat).with(Detail::Word(Word::Phase, phase.id())));
}

pub(in crate::games::root) fn question(state: &State, declared: PromptSpec) -> PromptSpec {
    let over = state.player(state.turn).hand_count().saturating_sub(HAND_LIMIT);
    declared.by(state.faction(state.turn).discard_law()).number("count", over)
}
