//! The warlord, and what follows from command and prowess (14.2.2, 14.4.3, 14.5).

use super::queries::{go_first, kit, seat, update};
use super::state::{Hundreds, Step};
use super::words::Mood;
use crate::games::root::law::among::{Among, Judged, mismatched};
use crate::games::root::law::conditions::{building, piece_left};
use crate::games::root::law::hand::{Hands, held};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::{battle, hooks, movement, moves, removal};
use crate::games::root::prelude::*;
use crate::games::root::words::event::Word;
use crate::games::root::words::party::Party;

/// Narrows down where a stronghold can be built (14.5.2).
pub(super) fn stronghold_sites<A: Among<ClearingSet>>(state: &State, seat: Seat, sites: A) -> A {
    building(state, seat, state.ruled(seat), "14.5.2", stronghold_left(state, sites))
}

/// Fails when all strongholds are on the map.
pub(super) fn stronghold_left<J: Judged>(state: &State, judged: J) -> J {
    piece_left(state, Piece::Stronghold, "root-no-stronghold-left", "14.5.2", judged)
}

/// Narrows down the cards for which it can.
pub(super) fn stronghold_cards<A: Among<CardSet>>(state: &State, seat: Seat, clearing: Clearing, cards: A) -> A {
    held(state, seat, cards)
        .only(CardSet::matching(state.suits(clearing)), mismatched("root-no-card-match", "14.5.2", clearing))
}

/// Returns where a warrior can be made the warlord; without one any clearing that can take the warlord (14.4.3).
pub(super) fn anointable(state: &State, seat: Seat) -> ClearingSet {
    let warriors = hooks::placing(state, seat, state.clearings_with_warriors(seat));
    if warriors.is_empty() { hooks::placing(state, seat, state.board.clearings()) } else { warriors }
}

pub(super) fn can_advance(state: &State, seat: Seat, hundreds: &Hundreds) -> bool {
    let advances = |at| !moves::leads(state, seat, at).is_empty() || !battle::opponents(state, seat, at).is_empty();
    hundreds.warlord.is_some_and(advances)
}

/// Lists the advances: moves of the warlord, battles in the warlord's clearing (14.5.3).
pub(super) fn legal_advances(state: &State, seat: Seat, hundreds: &Hundreds, out: &mut Vec<Action>) {
    let Some(at) = hundreds.warlord else { return };
    let most = 1 + hooks::movable_warriors(state, seat, at);
    for to in moves::leads(state, seat, at).iter() {
        if hooks::asks_how_many(state, seat, at, to) {
            out.push(Action::Lead { to });
        } else {
            out.extend((1..=most).map(|count| Action::Advance { to, count }));
        }
    }
    battle::legal_in(state, seat, at, out);
}

/// Brings the warlord onto the map.
pub(super) fn arrive(state: &mut State, clearing: Clearing, world: &mut World) {
    let seat = seat(state);
    state.warriors[seat.index()][clearing.index()] += 1;
    update(state, |hundreds| hundreds.warlord = Some(clearing));
    world.emit(|| Event::new(EventKind::Anointed, seat).with(Detail::Clearing(clearing)));
}

/// Makes a warrior the warlord; where there is none the warlord just comes (14.4.3).
pub(super) fn anoint(state: &mut State, clearing: Clearing, world: &mut World) {
    let seat = seat(state);
    if state.warriors(seat, clearing) > 0 {
        removal::make_way(state, seat, clearing);
    }
    arrive(state, clearing, world);
}

pub(super) fn turn_mood(state: &mut State, mood: Mood, world: &mut World) {
    let seat = seat(state);
    update(state, |hundreds| hundreds.mood = mood);
    world.emit(|| Event::new(EventKind::Mood, seat).with(Detail::Word(Word::Mood, mood.id())));
}

/// Carries out a command: a move, a battle or a stronghold (14.5.2).
pub(super) fn command(state: &mut State, done: u8, action: Action, world: &mut World) {
    let seat = seat(state);
    let acts = |state: &mut State| state.push(Task::Hundreds(Step::Command { done: done + 1 }));
    match action {
        Action::Pass => {}
        Action::Move { .. } | Action::Lead { .. } => {
            acts(state);
            moves::take(state, action, world);
        }
        Action::Battle { clearing, defender } => {
            acts(state);
            fight(state, clearing, defender, world);
        }
        Action::BuildWith { clearing, card } => {
            acts(state);
            state.discard_from_hand(seat, card, world);
            state.place(Piece::Stronghold, clearing);
            world.emit(|| {
                Event::new(EventKind::Built, seat)
                    .with(Detail::Piece(Piece::Stronghold))
                    .with(Detail::Clearing(clearing))
            });
        }
        _ => state.stray(),
    }
}

/// Advances the warlord: a move, then a battle where it ends (14.5.3).
pub(super) fn advance(state: &mut State, done: u8, action: Action, world: &mut World) {
    match action {
        Action::Advance { to, count } => {
            state.push_all(&[Step::AdvanceBattle, Step::Advance { done: done + 1 }].map(Task::Hundreds));
            lead(state, to, count, world);
        }
        Action::Lead { to } => {
            let steps = [Step::Company { to }, Step::AdvanceBattle, Step::Advance { done: done + 1 }];
            state.push_all(&steps.map(Task::Hundreds));
        }
        Action::Battle { clearing, defender } => {
            state.push(Task::Hundreds(Step::Advance { done: done + 1 }));
            fight(state, clearing, defender, world);
        }
        _ => state.stray(),
    }
}

pub(super) fn fight(state: &mut State, clearing: Clearing, defender: Party, world: &mut World) {
    battle::start_against(state, seat(state), clearing, defender, world);
}

/// Moves the warlord, one of `count` warriors that go together.
pub(super) fn lead(state: &mut State, to: Clearing, count: u8, world: &mut World) {
    let seat = seat(state);
    let Some(from) = kit(state).warlord else { return };
    go_first(state, to, world);
    movement::go_led(state, seat, from, to, count, world);
}
