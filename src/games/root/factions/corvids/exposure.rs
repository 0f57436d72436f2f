//! Exposure of the Corvids' plots by others (13.2.4).

use super::queries::{kit, seat};
use super::state::Step;
use super::words::Plot;
use crate::games::root::clockwork::state::{Corvids as Guessing, Step as Clockwork};
use crate::games::root::clockwork::words::Trait;
use crate::games::root::law::among::{Among, Asked, Judged, here};
use crate::games::root::law::hand::{Hands, Secret};
use crate::games::root::law::victory::Victory;
use crate::games::root::law::why::{at, because, of_faction};
use crate::games::root::law::{hooks, removal};
use crate::games::root::prelude::*;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::words::piece::Target;
use crate::kernel::{Illegal, SeatSet};

/// Returns the clearings where the current player may try to expose a plot, for all that everybody can see (13.2.4).
pub fn exposable(state: &State) -> ClearingSet {
    match state.seat_of(Faction::Corvids) {
        // R11.2
        Some(corvids) if state.are_enemies(state.turn, corvids) && !hooks::is_clockwork(state, corvids) => {
            exposable_at(state)
        }
        _ => ClearingSet::EMPTY,
    }
}

/// `exposable` where the Corvids are enemies: out of line, since this is asked at nearly every decision of a game without them.
#[inline(never)]
fn exposable_at(state: &State) -> ClearingSet {
    let near = exposing(state, state.turn, state.board.clearings()).iter();
    near.filter(|&at| state.may_hold(state.turn, CardSet::matching(state.suits(at)))).collect()
}

/// Narrows down where an enemy of the Corvids can expose a plot, with a card for it.
fn exposing<A: Among<ClearingSet>>(state: &State, by: Seat, sites: A) -> A {
    let near = sites
        .only(state.clearings_with(Piece::Plot), here("root-no-plot-here", "13.2.4"))
        .only(state.presence(by), here("root-no-piece-here", "13.2.4"));
    hooks::removing(state, seat(state).into(), by, near)
}

/// Returns why the seat cannot expose a plot there now.
pub(super) fn no_exposure(state: &State, by: Seat, clearing: Clearing) -> Option<Illegal> {
    let Some(corvids) = state.seat_of(Faction::Corvids) else {
        return Some(of_faction("root-no-faction", "13.2.4", Faction::Corvids));
    };
    if hooks::is_clockwork(state, corvids) {
        return Some(no_guess(state, by, corvids));
    }
    let cards = state.player(by).hand & CardSet::matching(state.suits(clearing));
    let enemy =
        Asked::about(clearing).given(state.are_enemies(by, corvids), || at("root-no-enemy", "13.2.4", clearing));
    exposing(state, by, enemy)
        .given(!cards.is_empty(), || at("root-no-card-to-show", "13.2.4", clearing))
        .why()
        .or_else(|| Some(because(if state.turn == by { "root-no-yet" } else { "root-no-turn" }, "13.2.4")))
}

/// Returns why the seat cannot guess a plot of clockwork Corvids: by the trait Gamble it does when it is asked.
fn no_guess(state: &State, by: Seat, corvids: Seat) -> Illegal {
    match state.top() {
        Some(Task::Clockwork(Clockwork::Corvids(Guessing::Guess { clearing, by: asked }))) if asked == by => {
            at("root-no-guess-there", "R11.4.4", clearing)
        }
        _ if hooks::has_trait(state, corvids, Trait::Gamble) => because("root-no-guess-yet", "R11.4.4"),
        _ => because("root-no-guess", "R11.2"),
    }
}

/// Lists the plots that the current player may try to expose.
pub(in crate::games::root) fn list(state: &State, out: &mut Vec<Action>) {
    for clearing in exposable(state).iter() {
        if (state.player(state.turn).hand & CardSet::matching(state.suits(clearing))).is_empty() {
            continue;
        }
        out.extend(Plot::ALL.iter().map(|&plot| Action::Expose { clearing, plot }));
    }
}

/// Takes one of `list`.
pub(in crate::games::root) fn begin(state: &mut State, clearing: Clearing, plot: Plot) {
    state.push(Task::Corvids(Step::Expose { clearing, plot }));
}

/// Shows the card to the Corvids and to who exposes; everybody hears the guess and whether it was right (13.2.4).
pub(super) fn expose(state: &mut State, clearing: Clearing, plot: Plot, card: CardKind, world: &mut World) {
    let (seat, exposer) = (seat(state), state.turn);
    let both = SeatSet::of(seat).with(exposer);
    let hand = state.player(exposer).hand;
    let Some(copy) = hand.copy_of(card) else { return };
    world.emit(|| {
        Event::new(EventKind::Guessed, exposer)
            .with(Detail::Clearing(clearing))
            .with(Detail::Piece(plot.piece()))
            .with(Detail::Card(card))
            .seen_by(state, both)
    });
    if kit(state).face_down[clearing.index()] == Some(plot) {
        if !hooks::plays_open(state, exposer) && !(hand & state.known[seat.index()]).has(card) {
            state.known[seat.index()].insert(copy);
        }
        world.emit(|| Event::new(EventKind::Exposed, exposer).with(Detail::Clearing(clearing)));
        let loss = Loss::of(seat, exposer, clearing, Target::Piece(Piece::Plot));
        removal::remove(state, &[loss], Cause::Exposure, world);
    } else {
        if let Some(corvids) = state.corvids_mut(seat) {
            corvids.deny(clearing, plot);
        }
        state.pass_card(exposer, seat, copy, CardSet::matching(state.suits(clearing)));
        state.player_mut(seat).hand.insert(copy);
        world.emit(|| {
            Event::new(EventKind::Misjudged, exposer)
                .with(Detail::Faction(Faction::Corvids))
                .with(Detail::Card(card))
                .seen_by(state, both)
        });
    }
}
