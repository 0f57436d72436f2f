//! Mobs: what they raze, where they rise, how they fight (14.4.1, 14.7.1).

use super::queries::{feels, seat};
use super::state::Step;
use super::words::Mood;
use crate::games::root::law::among::{Among, here, mismatched};
use crate::games::root::law::conditions::{piece_left, with_warriors};
use crate::games::root::law::hand::held;
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::{hooks, removal};
use crate::games::root::prelude::*;
use crate::games::root::state::battle::Battle;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::words::owner::MAX_OWNERS;
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::games::root::words::roll::ROLL_MOB;
use arrayvec::ArrayVec;

/// Returns clearings without a mob that a mob in reach can grow into (14.4.1).
pub fn growth(state: &State, seat: Seat) -> ClearingSet {
    if state.stock[Piece::Mob.index()] == 0 {
        return ClearingSet::EMPTY;
    }
    let mobs = state.clearings_with(Piece::Mob);
    let around = mobs.iter().fold(ClearingSet::EMPTY, |all, mob| all | state.neighbors(seat, mob));
    hooks::placing(state, seat, around - mobs)
}

/// Narrows down where a mob can be incited (14.6.1).
pub(super) fn incitable<A: Among<ClearingSet>>(state: &State, seat: Seat, sites: A) -> A {
    let sites = piece_left(state, Piece::Mob, "root-no-mob-left", "14.6.1", sites)
        .except(state.clearings_with(Piece::Mob), here("root-no-second-mob", "14.6.1"));
    hooks::placing(state, seat, with_warriors(state, seat, "14.6.1", sites))
}

/// Narrows down the cards for which it can.
pub(super) fn inciting<A: Among<CardSet>>(state: &State, seat: Seat, clearing: Clearing, cards: A) -> A {
    held(state, seat, cards)
        .only(CardSet::matching(state.suits(clearing)), mismatched("root-no-card-match", "14.6.1", clearing))
}

/// Returns the mobs that may join a battle of the bitter: there and next to it (14.7.1).
pub(super) fn rallying(state: &State, seat: Seat, battle: &Battle) -> ClearingSet {
    if !feels(state, seat, Mood::Bitter, battle.clearing) {
        return ClearingSet::EMPTY;
    }
    let near = state.neighbors(seat, battle.clearing).with(battle.clearing);
    state.clearings_with(Piece::Mob) & near
}

/// Razes everything at once; then the mobs search the ruins, then the die says where they grow (14.4.1).
pub(super) fn raze(state: &mut State, world: &mut World) {
    let seat = seat(state);
    let mobs = state.clearings_with(Piece::Mob);
    state.push(Task::Hundreds(Step::Spread));
    let ruins: ClearingSet = mobs & state.ruins;
    for clearing in ruins.iter() {
        state.push(Task::Hundreds(Step::Plunder { clearing }));
    }
    let mut losses = ArrayVec::<Loss, { MAX_CLEARINGS * MAX_OWNERS }>::new();
    for clearing in mobs.iter() {
        for owner in state.enemies_in(seat, clearing).iter() {
            let mut loss = Loss::none(owner, seat, clearing);
            for &piece in state.pieces_of(owner) {
                loss.pieces[piece.index()] = state.count(piece, clearing);
            }
            if loss.placed() > 0 {
                losses.push(loss);
            }
        }
    }
    removal::remove(state, &losses, Cause::Other, world);
}

/// Rolls the mob die, and places a mob where it says, if there is such a place (14.4.1).
pub(super) fn spread(state: &mut State, world: &mut World) {
    let seat = seat(state);
    if growth(state, seat).is_empty() {
        return;
    }
    let face = world.draw(ROLL_MOB, (1 << Suit::CLEARING.len()) - 1);
    let suit = Suit::CLEARING[usize::from(face).min(Suit::CLEARING.len() - 1)];
    world.emit(|| Event::new(EventKind::MobDie, seat).with(Detail::Suit(suit)));
    state.push(Task::Hundreds(Step::PlaceMob { suit }));
}

pub(super) fn place_mob(state: &mut State, clearing: Clearing, world: &mut World) {
    let seat = seat(state);
    state.place(Piece::Mob, clearing);
    world.emit(|| Event::new(EventKind::Placed, seat).with(Detail::Piece(Piece::Mob)).with(Detail::Clearing(clearing)));
}

/// Turns a mob into a warrior on the field (14.7.1).
pub(super) fn rally(state: &mut State, from: Clearing, world: &mut World) {
    let seat = seat(state);
    let Some(field) = state.battle.as_ref().map(|battle| battle.clearing) else { return };
    state.pieces[Piece::Mob.index()][from.index()] -= 1;
    state.stock[Piece::Mob.index()] += 1;
    world.emit(|| Event::new(EventKind::Rallied, seat).with(Detail::Clearing(from)));
    if hooks::may_place(state, seat, field) {
        state.recruit(seat, field, 1, world);
    }
}
