//! A turn: play cards and place pieces, or exchange a card (I4); the end of the deck (I8, I9).

use super::action::Action;
use super::event::{Detail, Event, EventKind};
use super::placing;
use super::state::{HAND, State};
use super::task::{TURN, Task, World};
use crate::kernel::Seat;

/// Lays the tasks of a turn on the stack.
pub(super) fn begin(state: &mut State) {
    for task in TURN.into_iter().rev() {
        state.push(task);
    }
}

/// Returns the seat in turn has cards to play; how many is known to all.
pub(super) fn has_cards(state: &State) -> bool {
    state.hand_count(state.turn) > 0
}

pub(super) fn legal_main(state: &State, out: &mut Vec<Action>) {
    placing::legal(state, false, None, out);
    out.extend(state.hands[state.turn.index()].kinds().map(|kind| Action::Discard { kind }));
}

pub(super) fn take_main(state: &mut State, action: Action, world: &mut World) {
    let seat = state.turn;
    if let Action::Discard { kind } = action {
        // I4.1b; after it the third tribe does nothing (I7.4)
        state.spend(seat, kind, 1);
        world.emit(|| Event::new(EventKind::Discarded, seat.index()).with(Detail::Card(kind)));
        state.push(Task::Draw { left: 1 });
        return;
    }
    state.push(Task::Restock);
    if state.has_third() {
        state.push(Task::Third);
    }
    place_first(state, false, action, world);
}

pub(super) fn take_third(state: &mut State, action: Action, world: &mut World) {
    place_first(state, true, action, world);
}

/// The first piece of a turn; a second may follow where there was a tent before (I6.1).
fn place_first(state: &mut State, third: bool, action: Action, world: &mut World) {
    let Some(placement) = action.placement() else { return };
    if state.is_explored(placement.territory) {
        state.push(Task::More { territory: placement.territory.index() as u8, third });
    }
    placing::take(state, third, action, world);
}

/// Passes the turn of a tribe without cards in hand.
pub(super) fn pass(state: &State, world: &mut World) {
    let turn = state.turn.index();
    world.emit(|| Event::new(EventKind::Passed, turn));
}

pub(super) fn restock(state: &mut State) {
    let left = HAND.saturating_sub(state.hand_count(state.turn));
    state.push(Task::Draw { left });
}

/// Ways to draw the next card: each kind of the display, and the deck.
fn ways(state: &State) -> usize {
    state.display.kinds().count() + usize::from(state.deck_count() > 0)
}

pub(super) fn has_choice(state: &State, left: u8) -> bool {
    left > 0 && ways(state) > 1
}

pub(super) fn legal_draw(state: &State, out: &mut Vec<Action>) {
    out.extend(state.display.kinds().map(|kind| Action::Take { kind }));
    if state.deck_count() > 0 {
        out.push(Action::Draw);
    }
}

pub(super) fn take_draw(state: &mut State, left: u8, action: Action, world: &mut World) {
    let seat = state.turn;
    match action {
        Action::Take { kind } => state.take_shown(seat, kind, world),
        _ => state.draw_hidden(seat, world),
    }
    if left > 1 {
        state.push(Task::Draw { left: left - 1 });
    }
}

/// Draws in the only way that there is, if any is left (I9.2).
pub(super) fn run_draw(state: &mut State, left: u8, world: &mut World) {
    if left == 0 || ways(state) == 0 {
        return;
    }
    let only = state.display.kinds().next();
    take_draw(state, left, only.map_or(Action::Draw, |kind| Action::Take { kind }), world);
}

/// I8.2: tents only.
pub(super) fn half(state: &mut State, world: &mut World) {
    if std::mem::take(&mut state.half_due) {
        let turn = state.turn.index();
        world.emit(|| Event::new(EventKind::Half, turn));
        state.score_tents(world);
    }
}

/// Passes to the next seat; ends the game when the deck has run out twice and all have had the same number of turns (I9.1).
pub(super) fn end(state: &mut State, world: &mut World) {
    let next = (state.turn.index() + 1) % state.seat_count();
    if state.exhausted >= 2 && next == 0 {
        let turn = state.turn.index();
        world.emit(|| Event::new(EventKind::End, turn));
        state.score_tents(world);
        state.score_totems(world);
        state.score_settlements(world);
        state.score_road(world);
        let outcome = state.outcome();
        for seat in outcome.winners.iter() {
            let score = state.scores[seat.index()];
            world.emit(|| Event::new(EventKind::Won, seat.index()).with(Detail::Points(score)));
        }
        state.over = Some(outcome);
        return;
    }
    state.turn = Seat::new(next as u8);
    if next == 0 {
        state.round = state.round.saturating_add(1);
    }
    let round = Detail::Round(i16::try_from(state.round).unwrap_or(i16::MAX));
    world.emit(|| Event::new(EventKind::TurnBegins, next).with(round));
    begin(state);
}
