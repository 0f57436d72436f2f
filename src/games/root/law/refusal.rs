//! Reasons why the law for everyone forbids an action: movement, battle, craft, dominance and terrain.

use super::among::Asked;
use super::movement::{no_leaving, no_leaving_band};
use super::rule::Ruling;
use super::victory::DOMINANCE_SCORE;
use super::why::{at, because, counted, of_card, of_faction, of_item, of_suit, too_few_warriors, written};
use super::{battle, craft, hooks, movement, terrain};
use crate::games::root::prelude::*;
use crate::games::root::words::card::Class;
use crate::games::root::words::party::Party;
use crate::games::root::words::place::SuitSet;
use crate::kernel::Illegal;

/// Returns why the seat that is asked cannot do what anybody might (chapters 1 to 4, appendix C).
pub(in crate::games::root) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::Move { from, to, count } => no_move(state, seat, from, to, count),
        Action::Battle { clearing, defender } => no_battle(state, seat, clearing, defender),
        Action::Craft { card } => no_craft(state, seat, card),
        Action::Dominance { suit } => no_dominance(state, seat, suit).or_else(|| Some(because("root-no-yet", "3.3.1"))),
        Action::Recall { suit, card } => {
            no_recall(state, seat, suit, card).or_else(|| Some(because("root-no-yet", "3.3.4")))
        }
        Action::Clear { from, to } => {
            no_clearing_of_path(state, seat, from, to).or_else(|| Some(because("root-no-yet", "C.3.3")))
        }
        Action::Hospital { card } | Action::Give { card } | Action::Discard { card } => not_held(state, seat, card),
        Action::Ambush { suit } => not_held(state, seat, CardKind::ambush(suit)),
        _ => None,
    }
}

pub(in crate::games::root) fn not_held(state: &State, seat: Seat, card: CardKind) -> Option<Illegal> {
    (!state.player(seat).hand.has(card)).then(|| of_card("root-no-card", "1.2.1", card))
}

pub(in crate::games::root) fn no_warriors_left(state: &State, seat: Seat) -> Option<Illegal> {
    (state.player(seat).supply == 0).then(|| because("root-no-warriors-left", "1.5.4"))
}

pub(in crate::games::root) fn not_here(
    state: &State,
    seat: Seat,
    clearing: Clearing,
    law: &'static str,
) -> Option<Illegal> {
    (state.warriors(seat, clearing) == 0).then(|| too_few_warriors(clearing, 0, law))
}

/// Returns why no way leads from one clearing to the other now.
pub(in crate::games::root) fn no_way_between(
    state: &State,
    owner: impl Into<Owner>,
    from: Clearing,
    to: Clearing,
) -> Option<Illegal> {
    let owner = owner.into();
    if (state.neighbours(owner, from) | terrain::ferry_ways(state, from)).contains(to) {
        return None;
    }
    if state.closed_paths(from).contains(to) {
        return Some(at("root-no-open-path", "C.3.2", to));
    }
    let by_ferry = state.ferry == Some(from) && state.board.river_adjacent(from).contains(to);
    Some(if by_ferry { at("root-no-second-ferry", "C.2.5", to) } else { at("root-no-path", "2.2.1", to) })
}

fn no_clearing_of_path(state: &State, seat: Seat, from: Clearing, to: Clearing) -> Option<Illegal> {
    if !state.closed_paths(from).contains(to) {
        return Some(at("root-no-closed-path", "C.3.2", to));
    }
    if state.turn != seat || state.phase != Phase::Daylight {
        return Some(because("root-no-clear-now", "C.3.3"));
    }
    if state.used.cleared {
        return Some(because("root-no-second-clear", "C.3.3"));
    }
    if !state.is_present(seat, from) && !state.is_present(seat, to) {
        return Some(at("root-no-piece-at-path", "C.3.3", to));
    }
    (!state.player(seat).has_cards()).then(|| because("root-no-hand", "C.3.3"))
}

pub(in crate::games::root) fn no_move(
    state: &State,
    owner: impl Into<Owner>,
    from: Clearing,
    to: Clearing,
    count: u8,
) -> Option<Illegal> {
    let owner = owner.into();
    if let Some(illegal) = no_way_between(state, owner, from, to) {
        return Some(illegal);
    }
    let here = hooks::movable_warriors(state, owner, from);
    if let Some(illegal) = no_leaving_band(state, owner, from, count) {
        return Some(illegal);
    }
    if here < count {
        return Some(too_few_warriors(from, here, "4.2"));
    }
    if let Some(illegal) = no_leaving(state, owner, from) {
        return Some(illegal);
    }
    if let Some(illegal) = no_entry(state, owner, to) {
        return Some(illegal);
    }
    if !movement::destinations(state, owner, from).contains(to) {
        return Some(at("root-no-rule-to-move", "4.2.1", to));
    }
    // 4.2: the list holds such a move once, since how many go is asked next
    (count < here && hooks::asks_how_many(state, owner, from, to)).then(|| counted("root-no-count-yet", "4.2", here))
}

pub(in crate::games::root) fn no_battle(
    state: &State,
    owner: impl Into<Owner>,
    clearing: Clearing,
    defender: Party,
) -> Option<Illegal> {
    let owner = owner.into();
    let Some(enemy) = state.owner_of(defender) else {
        return Some(of_faction("root-no-faction", "4.3", defender));
    };
    if !battle::can_attack(state, owner, enemy, clearing) {
        return Some(at("root-no-attacker", "4.3", clearing));
    }
    if !state.are_enemies(owner, enemy) {
        return Some(at("root-no-enemy", "4.3", clearing));
    }
    if !state.is_present(enemy, clearing) {
        return Some(at("root-no-defender", "4.3", clearing));
    }
    if !hooks::may_be_battled(state, enemy, owner, clearing) {
        return Some(at("root-no-battle-with", "E.2.2", clearing));
    }
    if battle::can_pay(state, owner, enemy, clearing) {
        return None;
    }
    Some(match owner.seat() {
        Some(_) => at("root-no-card-to-battle", "E.2.2", clearing),
        None => because("root-no-card-of-hireling", "E.3.5"),
    })
}

/// Returns why the owner's pieces there cannot be removed or replaced by the seat.
pub(in crate::games::root) fn no_removal(
    state: &State,
    by: Seat,
    owner: impl Into<Owner>,
    clearing: Clearing,
) -> Option<Illegal> {
    (!hooks::may_remove(state, owner.into(), by, clearing)).then(|| at("root-no-removal-with", "E.2.2", clearing))
}

/// Returns why nothing of the owner can come into a clearing, by whatever way.
pub(in crate::games::root) fn no_entry(state: &State, owner: impl Into<Owner>, to: Clearing) -> Option<Illegal> {
    (!hooks::may_enter(state, owner, to)).then(|| at("root-no-scorched", "D.6.2", to))
}

pub(in crate::games::root) fn no_placing(
    state: &State,
    owner: impl Into<Owner>,
    clearing: Clearing,
) -> Option<Illegal> {
    hooks::placing(state, owner, Asked::about(clearing)).why()
}

/// Returns why the seat can put no building up: it needs rule, by this law, and an open slot.
pub(in crate::games::root) fn no_slot(
    state: &State,
    seat: Seat,
    clearing: Clearing,
    rule_law: &'static str,
) -> Option<Illegal> {
    if !state.rules(seat, clearing) {
        return Some(at("root-no-rule", rule_law, clearing));
    }
    if state.open_slots(clearing) == 0 {
        return Some(at("root-no-slot", "2.2.3", clearing));
    }
    no_placing(state, seat, clearing)
}

/// Returns why the card cannot be crafted, whenever that is done.
pub(in crate::games::root) fn no_craft(state: &State, seat: Seat, card: CardKind) -> Option<Illegal> {
    if let Some(illegal) = not_held(state, seat, card) {
        return Some(illegal);
    }
    match card.class() {
        Class::Ambush | Class::Dominance => return Some(of_card("root-no-craft-kind", "4.1", card)),
        Class::Item { item, .. } if !state.has_tile(seat, item) => {
            if state.landmarks.forge[item.index()] > 0 {
                return Some(of_item("root-no-piece-at-forge", "F.1", item));
            }
            return Some(of_item("root-no-item-left", "4.1.2", item));
        }
        Class::Persistent if state.has_effect(seat, card) => {
            return Some(of_card("root-no-second-effect", "4.1.4", card));
        }
        Class::Item { .. } | Class::Favor | Class::Persistent => {}
    }
    let free = craft::free_pieces(state, seat);
    if craft::can_craft(state, seat, card, free) {
        return None;
    }
    // 11.5.3: pieces alone are not enough for who commits something for each icon
    let pieces_suffice = craft::suffices(state, seat, card, free);
    Some(if pieces_suffice {
        of_card("root-no-funds-to-craft", "11.5.3", card)
    } else {
        of_card("root-no-crafting-pieces", "4.1.1", card)
    })
}

/// Returns why the seat can do nothing with this dominance card (3.3).
pub(in crate::games::root) fn no_dominance(state: &State, seat: Seat, suit: Suit) -> Option<Illegal> {
    let player = state.player(seat);
    if state.seat_count() == 2 {
        return Some(because("root-no-dominance-with-two", "5.1.3"));
    }
    if !player.scores() {
        return Some(because("root-no-second-dominance", "3.3.2"));
    }
    if player.score < DOMINANCE_SCORE {
        return Some(because("root-no-dominance-yet", "3.3.1"));
    }
    not_held(state, seat, CardKind::dominance(suit)).or_else(|| no_daylight(state, seat, "3.3.1"))
}

fn no_daylight(state: &State, seat: Seat, law: &'static str) -> Option<Illegal> {
    (state.turn != seat || state.phase != Phase::Daylight).then(|| because("root-no-dominance-now", law))
}

/// 3.3.4
fn no_recall(state: &State, seat: Seat, suit: Suit, paid: CardKind) -> Option<Illegal> {
    if !state.available.has(CardKind::dominance(suit)) {
        return Some(of_suit("root-no-recall", "3.3.4", suit));
    }
    if let Some(illegal) = not_held(state, seat, paid) {
        return Some(illegal);
    }
    if !CardSet::matching(suit).has(paid) {
        return Some(of_card("root-no-recall-match", "3.3.4", paid));
    }
    no_daylight(state, seat, "3.3.4")
}

/// Returns why no piece of a family is placed in the clearing as it was asked: none of its suits is `left`, or the suit
/// has to be named, as it is where the choice is open and nowhere else.
pub(in crate::games::root) fn no_suit_left(
    left: SuitSet,
    named: Option<Suit>,
    lacking: Illegal,
    like: impl Fn(Option<Suit>) -> Action,
) -> Option<Illegal> {
    let law = lacking.law;
    match (left.only(), named) {
        (Some(_), None) => None,
        (Some(only), Some(suit)) if suit == only => Some(written(like(None), law)),
        (None, Some(suit)) if left.contains(suit) => None,
        (None, None) if !left.is_empty() => Some(written(like(left.first()), law)),
        _ => Some(lacking),
    }
}
