//! The Automated Alliance (R6).

use super::state::{Alliance as Steps, Own, Step};
use super::words::{Reason, Trait};
use crate::games::root::law::clockwork::{
    by_difficulty, explain, muster, on_track, order, ordered, post, raise, skip, tally, turn,
};
use crate::games::root::law::handler::TaskHandler;
use crate::games::root::law::hooks::has_trait;
use crate::games::root::law::priority::{By, Choice, OfClearing, Priority, choose_clearing, in_order};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::{hooks, removal};
use crate::games::root::module::clockwork::ClockworkBoard;
use crate::games::root::prelude::*;
use crate::games::root::state::losses::Cause;
use crate::games::root::words::event::Source;
use crate::games::root::words::roll::ROLL_BUILDING;

/// Points where no sympathy can be placed (R6.5.1.II).
const WITHOUT_SYMPATHY: u8 = 5;

/// Sympathy tokens on the map with which Public Pity spreads once, not twice (R6.4.4).
const KNOWN: u8 = 5;

/// Warriors of one enemy that make martial law (R6.2.5).
const MARTIAL_LAW: u8 = 3;

/// Warriors with which a base organizes, by difficulty (R6.6.1).
const ORGANIZERS: [u8; 3] = [4, 3, 2];

/// A turn of the Automated Alliance (R6.4 to R6.6).
const TURN: &[Task] = turn! {
    birdsong: [Step::Reveal, Step::Craft, Step::Alliance(Steps::Revolt)],
    daylight: [Step::Alliance(Steps::Spread), Step::Alliance(Steps::SurpriseRevolt)],
    evening: [
        Step::Alliance(Steps::Organize { done: ClearingSet::EMPTY }),
        Step::Alliance(Steps::Recruit),
        Step::Alliance(Steps::Wildfire),
        Step::Discard
    ],
};

/// What a clearing has most of where it revolts (R6.4.3).
const REVOLT: &[By<OfClearing>] = &[By::Most(OfClearing::EnemyPieces)];

impl TaskHandler for Steps {
    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Steps::Revolt => revolt(state, world),
            Steps::Rise { clearing, suit } => rise(state, clearing, suit, world),
            Steps::Pity { left } => pity(state, left, world),
            Steps::Spread => spread(state, true, world),
            Steps::SurpriseRevolt => surprise_revolt(state, world),
            Steps::Organize { done } => organize(state, done, world),
            Steps::Recruit => recruit(state, world),
            Steps::Wildfire => {
                if has_trait(state, state.turn, Trait::Wildfire) {
                    hooks::invoke(state.turn, Trait::Wildfire, world);
                    spread(state, false, world);
                }
            }
        }
    }
}

/// The sympathetic clearings whose base of one of these suits is on the board, and that can take it once no enemy is left.
fn rebellious(state: &State, suits: impl IntoIterator<Item = Suit>) -> ClearingSet {
    let me = state.turn;
    let with_base = |suit: &Suit| Piece::base(*suit).is_some_and(|base| state.stock[base.index()] > 0);
    let suited = suits.into_iter().filter(with_base);
    let suited = suited.fold(ClearingSet::EMPTY, |all, suit| all | state.clearings_of(suit));
    // a slot under a ruin is none
    let ruined = |at: Clearing| u8::from(state.ruins.contains(at));
    let can_take = |&at: &Clearing| state.buildings(me, at) + ruined(at) < state.slots(at);
    let open: ClearingSet = (suited & state.clearings_with(Piece::Sympathy)).iter().filter(can_take).collect();
    open - hooks::closed(state, me)
}

/// R6.4.3: a revolt in an ordered clearing; R6.4.4: without one, pity.
fn revolt(state: &mut State, world: &mut World) {
    let me = state.turn;
    let suit = order(state).filter(|&suit| suit != Suit::Bird);
    let choice = suit.and_then(|suit| {
        let choice = choose_clearing(state, me, rebellious(state, [suit]), REVOLT, Priority::Highest);
        choice.map(|choice| (choice, suit))
    });
    if let Some((choice, suit)) = choice {
        return rise_up(state, choice, suit, "R6.4.3", world);
    }
    let why = if order(state) == Some(Suit::Bird) { Reason::BirdOrder } else { Reason::NoRevolt };
    skip(state, "R6.4.3", why, world);
    if has_trait(state, me, Trait::Steadfast) && will_surprise(state) {
        return skip(state, Trait::Steadfast, Reason::Surprise, world);
    }
    let left = if state.on_map(Piece::Sympathy) < KNOWN { 2 } else { 1 };
    world.emit(|| Event::new(EventKind::Pities, me).with(Detail::Count(i16::from(left))).by("R6.4.4"));
    state.push(Task::Clockwork(Step::Alliance(Steps::Pity { left })));
}

/// Spreads sympathy for public pity, `left` more times (R6.4.4).
fn pity(state: &mut State, left: u8, world: &mut World) {
    if left > 1 {
        state.push(Task::Clockwork(Step::Alliance(Steps::Pity { left: left - 1 })));
    }
    spread(state, true, world);
}

/// Whether the revolt of a bird order will come this turn: after Daylight's sympathy there is where.
fn will_surprise(state: &State) -> bool {
    if order(state) != Some(Suit::Bird) {
        return false;
    }
    let mut after = state.clone();
    if let Some((choice, _)) = next_sympathy(&after) {
        after.place(Piece::Sympathy, choice.chosen);
    }
    !rebellious(&after, Suit::CLEARING).is_empty()
}

/// Revolts by surprise in the sympathetic clearing with the most enemy pieces (R6.5.2).
fn surprise_revolt(state: &mut State, world: &mut World) {
    let me = state.turn;
    if order(state) != Some(Suit::Bird) {
        return;
    }
    let sites = rebellious(state, Suit::CLEARING);
    let Some(choice) = choose_clearing(state, me, sites, REVOLT, Priority::Highest) else {
        return skip(state, "R6.5.2", Reason::NoRevolt, world);
    };
    let suits = state.suits_left(choice.chosen, Piece::base);
    // a clearing of several suits takes any of the bases that are left
    let bases = suits.iter().filter_map(Piece::base).fold(0, |bases, base| bases | 1 << base.index());
    let drawn = world.draw_any(ROLL_BUILDING, bases).map(Piece::new);
    if let Some(suit) = suits.iter().find(|&suit| Piece::base(suit) == drawn) {
        rise_up(state, choice, suit, "R6.5.2", world);
    }
}

fn rise_up(state: &mut State, choice: Choice<Clearing>, suit: Suit, law: &'static str, world: &mut World) {
    let (me, clearing) = (state.turn, choice.chosen);
    explain(state, law, choice, world);
    world.emit(|| Event::new(EventKind::Revolted, me).with(Detail::Clearing(clearing)).by(law));
    state.push(Task::Clockwork(Step::Alliance(Steps::Rise { clearing, suit })));
    removal::remove_enemies(state, me, ClearingSet::of(clearing), Cause::Other, world);
}

fn rise(state: &mut State, clearing: Clearing, suit: Suit, world: &mut World) {
    let me = state.turn;
    let Some(base) = Piece::base(suit).filter(|base| state.stock[base.index()] > 0) else { return };
    if state.open_slots(clearing) > 0 && hooks::may_place(state, me, clearing) {
        raise(state, me, base, clearing, world);
    }
}

/// Returns where sympathy is placed next, and by which law.
fn next_sympathy(state: &State) -> Option<(Choice<Clearing>, &'static str)> {
    let me = state.turn;
    if state.stock[Piece::Sympathy.index()] == 0 {
        return None;
    }
    let free = hooks::placing(state, me, state.board.clearings() - state.clearings_with(Piece::Sympathy));
    let near = free & ordered(state) & state.neighbors_of(me, state.clearings_with(Piece::Sympathy));
    let (sites, criteria, law) = match near.is_empty() {
        false => (near, [By::Fewest(OfClearing::EnemyWarriors)], "R6.5.1"),
        true => (free, [By::Fewest(OfClearing::EnemyPieces)], "R6.5.1.I"),
    };
    choose_clearing(state, me, sites, &criteria, Priority::Highest).map(|choice| (choice, law))
}

/// Spreads sympathy once, with or without its points (R6.5.1).
fn spread(state: &mut State, scores: bool, world: &mut World) {
    let me = state.turn;
    let Some((choice, law)) = next_sympathy(state) else {
        skip(state, "R6.5.1.II", Reason::NoSympathy, world);
        if scores {
            tally(state, WITHOUT_SYMPATHY, Source::Sympathy, "R6.5.1.II", world);
        }
        return;
    };
    let clearing = choice.chosen;
    explain(state, law, choice, world);
    let points = on_track(state, Piece::Sympathy);
    // R6.2.5
    let held = hooks::foes(state, me).iter().any(|enemy| state.warriors(enemy, clearing) >= MARTIAL_LAW);
    let fine = u8::from(held && !has_trait(state, me, Trait::Steadfast));
    if raise(state, me, Piece::Sympathy, clearing, world) && scores {
        let law = if fine > 0 { "R6.2.5" } else { "R6.5.1" };
        tally(state, points.saturating_sub(fine), Source::Sympathy, law, world);
    }
}

/// R6.6.1: warriors of a base turn into sympathy.
fn organize(state: &mut State, done: ClearingSet, world: &mut World) {
    let me = state.turn;
    let enough = by_difficulty(state, me, ORGANIZERS);
    if done.is_empty() && bases(state, me).iter().all(|base| state.warriors(me, base) < enough) {
        return skip(state, "R6.6.1", Reason::FewAtBases, world);
    }
    let Some(clearing) = in_order(state, bases(state, me) - done).next() else { return };
    state.push(Task::Clockwork(Step::Alliance(Steps::Organize { done: done.with(clearing) })));
    let warriors = state.warriors(me, clearing);
    if warriors < enough {
        return;
    }
    removal::withdraw(state, me, clearing, warriors, hooks::buries(state), world);
    world.emit(|| {
        Event::new(EventKind::OrganizedAll, me)
            .with(Detail::Clearing(clearing))
            .with(Detail::Count(i16::from(warriors)))
            .by("R6.6.1")
    });
    spread(state, true, world);
}

/// Places 1 warrior in each clearing with a base (R6.6.2).
fn recruit(state: &mut State, world: &mut World) {
    let me = state.turn;
    let sites = hooks::placing(state, me, bases(state, me));
    if sites.is_empty() {
        return skip(state, "R6.6.2", Reason::NoBase, world);
    }
    muster(state, EventKind::Musters, "R6.6.2", sites.len() as u8, sites, world);
    for clearing in in_order(state, sites) {
        post(state, me, clearing, 1, world);
    }
}

fn bases(state: &State, me: Seat) -> ClearingSet {
    state.clearings_with_buildings(me)
}

/// The board.
pub(in crate::games::root) struct Board;

impl ClockworkBoard for Board {
    fn own(&self) -> Own {
        Own::Alliance
    }

    fn turn(&self) -> &'static [Task] {
        TURN
    }

    fn discards(&self) -> &'static str {
        "R6.6.3"
    }

    /// R6.3: nothing of it is on the map.
    fn set_up(&self, _: &mut State, _: Seat, _: &mut World) {}
}
