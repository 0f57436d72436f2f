//! Reasons why the Lizards cannot do what they wish (chapter 10).

use super::queries::{kit, outcast_clearings};
use super::state::Step;
use super::words::Conspiracy;
use crate::games::root::law::hooks;
use crate::games::root::law::refusal::{
    no_battle, no_craft, no_move, no_placing, no_removal, no_slot, no_suit_left, no_warriors_left, not_held,
};
use crate::games::root::law::why::{
    at, because, counted, is_interrupted, mismatch, not_open, of_card, of_faction, of_suit, written,
};
use crate::games::root::prelude::*;
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::Target;
use crate::kernel::Illegal;

/// Whether only the Lizards take this action.
pub(in crate::games::root) fn is_own(action: Action) -> bool {
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

pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Home { .. } | Action::HomeOf { .. } => {
            in_step(state, seat, "10.3.2", Step::SetupHome).or(Some(because("root-no-home", "10.3.2")))
        }
        Action::Outcast { .. } => {
            in_step(state, seat, "10.3.3", Step::ChooseOutcast).or(Some(because("root-no-outcast-bird", "10.3.3")))
        }
        Action::CrusadeBattle { clearing, defender, .. } => {
            conspiring(state, seat, Conspiracy::Crusade, clearing, "10.4.3.I")
                .or_else(|| no_battle(state, seat, clearing, defender))
        }
        Action::CrusadeMove { from, to, count, .. } => conspiring(state, seat, Conspiracy::Crusade, from, "10.4.3.I")
            .or_else(|| no_move(state, seat, from, to, count)),
        Action::Convert { clearing, party } => conspiring(state, seat, Conspiracy::Convert, clearing, "10.4.3.II")
            .or_else(|| no_placing(state, seat, clearing))
            .or_else(|| no_converting(state, seat, clearing, party)),
        Action::Sanctify { clearing, piece } => no_sanctifying(state, seat, clearing, piece, None),
        Action::SanctifyOf { clearing, piece, suit } => no_sanctifying(state, seat, clearing, piece, Some(suit)),
        Action::BuildWith { clearing, card } => no_building(state, seat, clearing, card, None),
        Action::BuildWithOf { clearing, card, suit } => no_building(state, seat, clearing, card, Some(suit)),
        Action::RecruitWith { clearing, card } => in_step(state, seat, "10.5.2", Step::Rituals)
            .or_else(|| no_ritual(state, seat, card, clearing, "10.5.2"))
            .or_else(|| no_placing(state, seat, clearing))
            .or_else(|| no_warriors_left(state, seat)),
        Action::Score { card } => in_step(state, seat, "10.5.3", Step::Rituals)
            .or_else(|| no_ritual_bird(state, seat, card))
            .or_else(|| no_second_score(state, card)),
        Action::Sacrifice { card } => in_step(state, seat, "10.5.4", Step::Rituals)
            .or_else(|| not_held(state, seat, card))
            .or_else(|| (card.suit() != Suit::Bird).then(|| of_card("root-no-sacrifice", "10.5.4", card)))
            .or_else(|| no_warriors_left(state, seat)),
        Action::Craft { card } => no_craft(state, seat, card)
            .or_else(|| (state.phase == Phase::Daylight).then(|| because("root-no-craft-early", "10.2.1")))
            .or_else(|| in_step(state, seat, "10.6.2", Step::Craft)),
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

fn in_step(state: &State, seat: Seat, law: &'static str, step: Step) -> Option<Illegal> {
    not_open(state, seat, law, |task| task == Task::Lizards(step))
}

fn is_crusade(state: &State) -> bool {
    matches!(state.top(), Some(Task::Lizards(Step::CrusadeBattle { .. })))
}

fn conspiring(
    state: &State,
    seat: Seat,
    conspiracy: Conspiracy,
    clearing: Clearing,
    law: &'static str,
) -> Option<Illegal> {
    if let Some(illegal) = in_step(state, seat, law, Step::Conspiracies) {
        return Some(illegal);
    }
    if !outcast_clearings(state).contains(clearing) {
        return Some(at("root-no-outcast", "10.4.3", clearing));
    }
    let lizards = kit(state);
    (!lizards.affords(conspiracy)).then(|| counted("root-no-acolytes", law, lizards.price(conspiracy)))
}

fn no_converting(state: &State, seat: Seat, clearing: Clearing, party: Party) -> Option<Illegal> {
    let Some(enemy) = state.owner_of(party) else {
        return Some(of_faction("root-no-faction", "10.4.3.II", party));
    };
    if !state.are_enemies(seat, enemy) {
        return Some(at("root-no-enemy", "10.4.3.II", clearing));
    }
    if let Some(illegal) = no_removal(state, seat, enemy, clearing) {
        return Some(illegal);
    }
    let here = hooks::removable_warriors(state, enemy, seat, clearing);
    (here == 0).then(|| at("root-no-convert", "10.4.3.II", clearing))
}

fn no_sanctifying(
    state: &State,
    seat: Seat,
    clearing: Clearing,
    target: Target,
    suit: Option<Suit>,
) -> Option<Illegal> {
    let law = "10.4.3.III";
    if let Some(illegal) =
        conspiring(state, seat, Conspiracy::Sanctify, clearing, law).or_else(|| no_placing(state, seat, clearing))
    {
        return Some(illegal);
    }
    let is_prey = |piece: Piece| {
        let enemy = state.owner_of(piece.owner()).is_some_and(|owner| state.are_enemies(seat, owner));
        enemy && piece.is_building() && state.targets(piece, clearing).any(|other| other == target)
    };
    if !state.piece_at(target, clearing).is_some_and(is_prey) {
        return Some(at("root-no-sanctify", law, clearing));
    }
    let prey = state.piece_at(target, clearing).and_then(|piece| state.owner_of(piece.owner()));
    if let Some(illegal) = prey.and_then(|owner| no_removal(state, seat, owner, clearing)) {
        return Some(illegal);
    }
    no_garden_left(state, clearing, suit, law, |suit| match suit {
        Some(suit) => Action::SanctifyOf { clearing, piece: target, suit },
        None => Action::Sanctify { clearing, piece: target },
    })
}

fn no_building(state: &State, seat: Seat, clearing: Clearing, card: CardKind, suit: Option<Suit>) -> Option<Illegal> {
    let like = |suit: Option<Suit>| match suit {
        Some(suit) => Action::BuildWithOf { clearing, card, suit },
        None => Action::BuildWith { clearing, card },
    };
    in_step(state, seat, "10.5.1", Step::Rituals)
        .or_else(|| no_ritual(state, seat, card, clearing, "10.5.1"))
        .or_else(|| no_garden_left(state, clearing, suit, "10.5.1", like))
        .or_else(|| no_slot(state, seat, clearing, "10.5.1"))
}

fn no_garden_left(
    state: &State,
    clearing: Clearing,
    suit: Option<Suit>,
    law: &'static str,
    like: impl Fn(Option<Suit>) -> Action,
) -> Option<Illegal> {
    let gardens = state.suits_left(clearing, Piece::garden);
    no_suit_left(gardens, suit, at("root-no-garden-left", law, clearing), like)
}

/// 10.2.2: a bird is no other suit in rituals.
fn no_ritual_bird(state: &State, seat: Seat, card: CardKind) -> Option<Illegal> {
    not_held(state, seat, card)
        .or_else(|| (card.suit() == Suit::Bird).then(|| of_card("root-no-ritual-bird", "10.2.2", card)))
}

fn no_ritual(state: &State, seat: Seat, card: CardKind, clearing: Clearing, law: &'static str) -> Option<Illegal> {
    no_ritual_bird(state, seat, card).or_else(|| {
        (!state.has_suit(clearing, card.suit())).then(|| mismatch("root-no-ritual-match", law, card, clearing))
    })
}

fn no_second_score(state: &State, card: CardKind) -> Option<Illegal> {
    let scored = kit(state).scored.get(card.suit().index()).copied().unwrap_or(false);
    scored.then(|| of_suit("root-no-second-score", "10.5.3", card.suit()))
}
