//! The retinue (15.5.2, 15.6.2): which cards act for which column, and what each column lets them do.

use super::queries::{kit, seat, update};
use super::relics;
use super::state::{Actor, COLUMN_POINTS, CardKinds, MOST_RETINUE, Step};
use super::words::{Found, Slot};
use crate::games::root::law::among::{Among, Judged};
use crate::games::root::law::hand::{Hands, held};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::why::{at, because};
use crate::games::root::law::{battle, movement};
use crate::games::root::prelude::*;
use crate::games::root::words::event::{Source, Word};
use crate::games::root::words::item::Relic;
use crate::games::root::words::party::Party;
use crate::games::root::words::place::{Forest, SuitSet};
use crate::kernel::Illegal;

/// Returns where cards of the column that have not acted can act: clearings that match one of them (15.5.2).
pub fn fields(state: &State, slot: Slot) -> ClearingSet {
    let keepers = kit(state);
    let idle = keepers.idle(slot);
    if keepers.idle_retainers(slot) > 0 || idle.intersects(CardSet::suit(Suit::Bird)) {
        return state.board.clearings();
    }
    let suits = Suit::CLEARING.into_iter().filter(|&suit| idle.intersects(CardSet::suit(suit)));
    suits.fold(ClearingSet::EMPTY, |fields, suit| fields | state.clearings_of(suit))
}

/// Returns who can act for the column in the clearing.
pub(super) fn actors(state: &State, slot: Slot, clearing: Clearing) -> impl Iterator<Item = Actor> {
    let keepers = kit(state);
    let retainer = (keepers.idle_retainers(slot) > 0).then_some(Actor::Retainer);
    let cards = (keepers.idle(slot) & CardSet::matching(state.suits(clearing))).kinds().collect::<CardKinds>();
    retainer.into_iter().chain(cards.into_iter().map(Actor::Card))
}

/// Returns the relics that can be delved into the clearing (15.5.2.II.a).
pub fn delvable(state: &State, clearing: Clearing) -> impl Iterator<Item = (Forest, Found)> + use<'_> {
    let keepers = state.keepers(seat(state));
    let forests = state.board.clearing_forests(clearing).iter();
    forests.flat_map(move |forest| {
        let found = keepers.into_iter().flat_map(move |keepers| keepers.forests.found(forest));
        found.map(move |(found, _)| (forest, found))
    })
}

/// Returns whether the Keepers can delve in the clearing once nobody has to be fought there (15.5.2.II).
pub fn may_delve(state: &State, clearing: Clearing) -> bool {
    delving(state, clearing, true) && delvable(state, clearing).next().is_some()
}

/// Judges whether warriors of theirs are in the clearing and rule it.
fn delving<J: Judged>(state: &State, clearing: Clearing, judged: J) -> J {
    let seat = seat(state);
    let ready = state.warriors(seat, clearing) > 0 && state.rules(seat, clearing);
    judged.given(ready, || at("root-no-rule-to-delve", "15.5.2.II", clearing))
}

/// Returns why this relic cannot be delved into the clearing.
pub(super) fn no_delving(state: &State, clearing: Clearing, forest: Forest, found: Found) -> Option<Illegal> {
    let is_near = state.board.clearing_forests(clearing).contains(forest);
    let judged = None
        .given(is_near, || at("root-no-forest-near", "15.5.2.II", clearing))
        .given(kit(state).forests.count(forest, found) > 0, || because("root-no-relic-in-forest", "15.5.2.II"))
        .given(!must_battle(state, seat(state), clearing), || at("root-no-battle-first", "15.5.2.II", clearing));
    delving(state, clearing, judged)
}

/// Returns the relics of the clearing that a waystation there can take in.
pub fn recoverable(state: &State, clearing: Clearing) -> impl Iterator<Item = Piece> + use<'_> {
    Piece::RELICS.into_iter().filter(move |&relic| recovering(state, clearing, relic, true))
}

/// Judges whether a waystation of the clearing can take the relic in (15.5.2.III.a).
pub(super) fn recovering<J: Judged>(state: &State, clearing: Clearing, relic: Piece, judged: J) -> J {
    let shown = |relic: Relic| {
        let mut stations = Piece::WAYSTATIONS.into_iter().filter(|station| station.upper() == Some(relic));
        stations.any(|station| state.count(station, clearing) > 0)
    };
    let here = relic.relic().filter(|_| state.count(relic, clearing) > 0);
    judged
        .given(here.is_some(), || at("root-no-relic-here", "15.5.2.III", clearing))
        .given(here.is_some_and(shown), || at("root-no-waystation-kind", "15.5.2.III", clearing))
}

/// Counts the ruled clearings against which the value of a relic is held that comes out of the forest (15.5.2.II.b).
pub fn held_around(state: &State, forest: Forest) -> u8 {
    (state.board.forest_clearings(forest) & state.ruled(seat(state))).len() as u8
}

/// The suits of the clearing of which enough clearings are ruled for the value of a relic that is recovered there
/// (15.5.2.III.c). In a clearing of several suits the Keepers name the one that counts.
fn sufficing(state: &State, clearing: Clearing, relic: Piece) -> SuitSet {
    let ruled = state.ruled(seat(state));
    let held = |suit: Suit| (state.clearings_of(suit) & ruled).len() as u8;
    state.suits(clearing).iter().filter(|&suit| held(suit) >= relic.relic_value()).collect()
}

/// Returns whether the suit that is named decides whether the acting card is discarded.
pub(super) fn names_suit(state: &State, clearing: Clearing, relic: Piece) -> bool {
    let sufficing = sufficing(state, clearing, relic);
    !sufficing.is_empty() && sufficing != state.suits(clearing)
}

/// Returns points that recovering the relic brings now (15.5.2.III.b).
pub fn recovery_points(state: &State, piece: Piece) -> u8 {
    let keepers = kit(state);
    let Some(own) = piece.relic() else { return 0 };
    let space = keepers.row(own) + 1;
    let filled = Relic::ALL.iter().all(|&relic| relic == own || keepers.row(relic) >= space);
    piece.relic_value() + if filled { COLUMN_POINTS } else { 0 }
}

/// Returns whether what a card is asked for can be done and by some card.
pub(super) fn fits(state: &State, step: Step) -> bool {
    let seat = seat(state);
    let Some((slot, clearing)) = led(step) else { return true };
    let possible = match step {
        Step::LeadMove { from, to, count, .. } => {
            slot != Slot::Delve
                && count > 0
                && count <= state.warriors(seat, from)
                && movement::destinations(state, seat, from).contains(to)
        }
        Step::LeadBattle { defender, .. } => {
            let enemy = state.owner_of(defender);
            enemy.is_some_and(|enemy| battle::opponents(state, seat, clearing).contains(enemy))
        }
        Step::LeadDelve { forest, relic, .. } => {
            may_delve(state, clearing)
                && !must_battle(state, seat, clearing)
                && delvable(state, clearing).any(|found| found == (forest, relic))
        }
        Step::LeadRecover { relic, suit, .. } => {
            suit.is_some() == names_suit(state, clearing, relic)
                && suit.is_none_or(|suit| state.has_suit(clearing, suit))
                && recoverable(state, clearing).any(|piece| piece == relic)
        }
        _ => true,
    };
    possible && actors(state, slot, clearing).next().is_some()
}

/// Returns whether the column offers anything.
pub(super) fn has_action(state: &State, slot: Slot) -> bool {
    let seat = seat(state);
    let fields = fields(state, slot);
    let moves = || movement::exist(state, seat, fields);
    match slot {
        Slot::Move => moves(),
        Slot::Delve => fields
            .iter()
            .any(|clearing| !battle::opponents(state, seat, clearing).is_empty() || may_delve(state, clearing)),
        Slot::Recover => fields.iter().any(|clearing| recoverable(state, clearing).next().is_some()) || moves(),
    }
}

/// Returns whether there are enemy pieces that have to be battled first, with own warriors or hired ones (11.2.7.III).
pub(super) fn must_battle(state: &State, seat: Seat, clearing: Clearing) -> bool {
    !state.hostile_in(seat, clearing).is_empty() && !battle::affordable(state, seat, clearing).is_empty()
}

pub(super) fn legal(state: &State, slot: Slot, out: &mut Vec<Action>) {
    let seat = seat(state);
    let fields = fields(state, slot);
    if slot != Slot::Delve {
        let form = |from, to, count| Action::Move { from, to, count };
        movement::list(state, seat, fields, state.ruled(seat), out, form);
    }
    match slot {
        Slot::Move => {}
        Slot::Delve => {
            for clearing in fields.iter() {
                // hired warriors are own ones, except in battles against them (11.2.7.III)
                battle::legal_in(state, seat, clearing, out);
                if !must_battle(state, seat, clearing) && may_delve(state, clearing) {
                    legal_delves(state, clearing, out);
                }
            }
        }
        Slot::Recover => fields.iter().for_each(|clearing| legal_recoveries(state, clearing, out)),
    }
}

pub(super) fn legal_delves(state: &State, clearing: Clearing, out: &mut Vec<Action>) {
    out.extend(delvable(state, clearing).map(|(forest, found)| Action::Delve { clearing, forest, found }));
}

pub(super) fn legal_recoveries(state: &State, clearing: Clearing, out: &mut Vec<Action>) {
    for relic in recoverable(state, clearing) {
        if names_suit(state, clearing, relic) {
            out.extend(state.suits(clearing).iter().map(|suit| Action::RecoverOf { clearing, relic, suit }));
        } else {
            out.push(Action::Recover { clearing, relic });
        }
    }
}

/// Returns what is to be done, while the card that does it may still be open.
pub(super) fn intended(slot: Slot, action: Action) -> Option<(Step, Clearing)> {
    match action {
        Action::Move { from, to, count } => Some((Step::LeadMove { slot, from, to, count }, from)),
        Action::Battle { clearing, defender } => Some((Step::LeadBattle { clearing, defender }, clearing)),
        Action::Delve { clearing, forest, found } => {
            Some((Step::LeadDelve { clearing, forest, relic: found }, clearing))
        }
        Action::Recover { clearing, relic } => Some((Step::LeadRecover { clearing, relic, suit: None }, clearing)),
        Action::RecoverOf { clearing, relic, suit } => {
            Some((Step::LeadRecover { clearing, relic, suit: Some(suit) }, clearing))
        }
        _ => None,
    }
}

/// Returns the column for which a card is to be chosen, and the clearing that it has to match.
pub(super) fn led(step: Step) -> Option<(Slot, Clearing)> {
    match step {
        Step::LeadMove { slot, from, .. } => Some((slot, from)),
        Step::LeadBattle { clearing, .. } | Step::LeadDelve { clearing, .. } => Some((Slot::Delve, clearing)),
        Step::LeadRecover { clearing, .. } => Some((Slot::Recover, clearing)),
        _ => None,
    }
}

/// Lets the card act.
pub(super) fn act(state: &mut State, step: Step, actor: Actor, world: &mut World) {
    let seat = seat(state);
    let Some((slot, _)) = led(step) else { return state.stray() };
    update(state, |keepers| match actor {
        Actor::Retainer => keepers.acted_retainers += 1,
        Actor::Card(kind) => {
            if let Some(card) = keepers.idle(slot).copy_of(kind) {
                keepers.acted.insert(card);
            }
        }
    });
    state.used.actions = state.used.actions.saturating_add(1);
    world.emit(|| match actor {
        Actor::Retainer => Event::new(EventKind::RetainerActs, seat),
        Actor::Card(card) => Event::new(EventKind::RetinueActs, seat).with(Detail::Card(card)),
    });
    match step {
        Step::LeadMove { from, to, count, .. } => movement::move_warriors(state, seat, from, to, count, world),
        Step::LeadBattle { clearing, defender } => {
            state.push(Task::Keepers(Step::Delve { clearing, actor }));
            fight(state, clearing, defender, world);
        }
        Step::LeadDelve { clearing, forest, relic } => delve(state, clearing, forest, relic, actor, world),
        Step::LeadRecover { clearing, relic, suit } => recover(state, clearing, relic, suit, actor, world),
        _ => state.stray(),
    }
}

fn fight(state: &mut State, clearing: Clearing, defender: Party, world: &mut World) {
    battle::start_against(state, seat(state), clearing, defender, world);
}

/// 15.5.2.II.a, b
pub(super) fn delve(
    state: &mut State,
    clearing: Clearing,
    forest: Forest,
    found: Found,
    actor: Actor,
    world: &mut World,
) {
    let seat = seat(state);
    let Some(piece) = relics::turn_up(state, forest, found, world) else { return };
    if let Found::Down(relic) = found {
        world.emit(|| {
            Event::new(EventKind::TurnedUp, seat)
                .with(Detail::Word(Word::Relic, relic.id()))
                .with(Detail::Forest(forest))
        });
    }
    state.pieces[piece.index()][clearing.index()] += 1;
    world.emit(|| {
        Event::new(EventKind::Delved, seat)
            .with(Detail::Piece(piece))
            .with(Detail::Forest(forest))
            .with(Detail::Clearing(clearing))
    });
    if held_around(state, forest) < piece.relic_value() {
        dismiss(state, Slot::Delve, actor, world);
    }
}

/// 15.5.2.III.a to c
pub(super) fn recover(
    state: &mut State,
    clearing: Clearing,
    piece: Piece,
    named: Option<Suit>,
    actor: Actor,
    world: &mut World,
) {
    let seat = seat(state);
    let Some(index) = piece.relic_index() else { return };
    let points = recovery_points(state, piece);
    let here = &mut state.pieces[piece.index()][clearing.index()];
    *here = here.saturating_sub(1);
    update(state, |keepers| keepers.recovered[index] += 1);
    world.emit(|| Event::new(EventKind::Recovered, seat).with(Detail::Piece(piece)).with(Detail::Clearing(clearing)));
    state.score(seat, points, Source::Relics, world);
    let sufficing = sufficing(state, clearing, piece);
    if named.map_or(sufficing.is_empty(), |suit| !sufficing.contains(suit)) {
        dismiss(state, Slot::Recover, actor, world);
    } else {
        state.push(Task::Keepers(Step::More { clearing, actor }));
    }
}

/// The acting card is discarded; a Faithful Retainer leaves the game.
fn dismiss(state: &mut State, slot: Slot, actor: Actor, world: &mut World) {
    let seat = seat(state);
    match actor {
        Actor::Retainer => {
            update(state, |keepers| {
                keepers.acted_retainers = keepers.acted_retainers.saturating_sub(1);
                let left = &mut keepers.retainers[slot.index()];
                *left = left.saturating_sub(1);
            });
            world.emit(|| Event::new(EventKind::RetainerLost, seat));
        }
        Actor::Card(kind) => {
            let Some(card) = (kit(state).retinue[slot.index()] & kit(state).acted).copy_of(kind) else { return };
            update(state, |keepers| {
                keepers.acted.remove(card);
                keepers.retinue[slot.index()].remove(card);
            });
            world.emit(|| Event::new(EventKind::Discarded, seat).with(Detail::Card(kind)));
            state.lay_on_discard(card, world);
        }
    }
}

/// Lists the cards of the hand that can join, or the moves of one card to another column (15.6.2).
pub(super) fn legal_gathering(state: &State, added: bool, out: &mut Vec<Action>) {
    for card in joining(state, CardSet::ALL).kinds() {
        out.extend(Slot::ALL.iter().map(|&slot| Action::JoinRetinue { card, slot }));
    }
    if added {
        return;
    }
    let keepers = kit(state);
    for from in Slot::ALL {
        let others = || Slot::ALL.into_iter().filter(move |&to| to != from);
        for card in keepers.retinue[from.index()].kinds() {
            out.extend(others().map(|to| Action::Shift { card, out: from, into: to }));
        }
        if keepers.retainers[from.index()] > 0 {
            out.extend(others().map(|to| Action::ShiftRetainer { out: from, into: to }));
        }
    }
}

/// Narrows down the cards that can join the retinue.
pub(super) fn joining<A: Among<CardSet>>(state: &State, cards: A) -> A {
    let has_room = kit(state).retinue_count() < MOST_RETINUE;
    held(state, seat(state), cards).given(has_room, || because("root-no-retinue-room", "15.6.2"))
}

/// Returns whether, for all that everybody can see, the retinue can be changed (15.6.2).
pub(super) fn can_gather(state: &State, added: bool) -> bool {
    let keepers = kit(state);
    let may_join = keepers.retinue_count() < MOST_RETINUE && state.player(seat(state)).has_cards();
    may_join || !added && keepers.retinue_count() > 0
}

pub(super) fn gather(state: &mut State, action: Action, world: &mut World) {
    let seat = seat(state);
    match action {
        Action::JoinRetinue { card, slot } => {
            if let Some(copy) = state.take_from_hand(seat, card) {
                update(state, |keepers| keepers.retinue[slot.index()].insert(copy));
                world.emit(|| {
                    Event::new(EventKind::JoinedRetinue, seat)
                        .with(Detail::Card(card))
                        .with(Detail::Word(Word::Slot, slot.id()))
                });
            }
            state.push(Task::Keepers(Step::Gather { added: true }));
        }
        Action::Shift { card, out: from, into: to } => {
            if let Some(copy) = kit(state).retinue[from.index()].copy_of(card) {
                update(state, |keepers| {
                    keepers.retinue[from.index()].remove(copy);
                    keepers.retinue[to.index()].insert(copy);
                });
                world.emit(|| {
                    Event::new(EventKind::ShiftedRetinue, seat)
                        .with(Detail::Card(card))
                        .with(Detail::Word(Word::Slot, from.id()))
                        .with(Detail::Word(Word::Slot, to.id()))
                });
            }
        }
        Action::ShiftRetainer { out: from, into: to } => {
            update(state, |keepers| {
                keepers.retainers[from.index()] = keepers.retainers[from.index()].saturating_sub(1);
                keepers.retainers[to.index()] += 1;
            });
            world.emit(|| {
                Event::new(EventKind::ShiftedRetainer, seat)
                    .with(Detail::Word(Word::Slot, from.id()))
                    .with(Detail::Word(Word::Slot, to.id()))
            });
        }
        _ => state.stray(),
    }
}
