//! The Feline Physicians: a card saves the warriors of their controller that were removed from a clearing.

use crate::games::root::law::hand::Hands;
use crate::games::root::law::hooks;
use crate::games::root::law::victory::Scoring;
use crate::games::root::law::why::{at, mismatch, of_card};
use crate::games::root::module::hireling::at_table;
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::task::Asking;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Illegal, Seat};

/// Warriors of the seat that were removed from a clearing, and may be saved.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Physicians {
    pub seat: Seat,
    pub clearing: Clearing,
    pub count: u8,
    /// They lie on Coffin Makers, not in the supply.
    pub buried: bool,
}

/// Returns where the warriors can come: to other faction pieces of the seat.
fn refuges(state: &State, seat: Seat) -> ClearingSet {
    state.presence(seat) & hooks::placeable(state, seat)
}

impl Physicians {
    /// Returns why the card does not save the warriors there.
    pub fn refuse(self, state: &State, clearing: Clearing, card: CardKind) -> Illegal {
        if !state.player(self.seat).hand.has(card) {
            return of_card("root-no-card", "1.2.1", card);
        }
        if !CardSet::matching(state.suits(self.clearing)).has(card) {
            return mismatch("root-no-heal-match", "E.2.2", card, self.clearing);
        }
        at("root-no-refuge", "E.2.2", clearing)
    }
}

impl Tasks for Physicians {
    fn asks(self, state: &State) -> Option<Seat> {
        let cards = CardSet::matching(state.suits(self.clearing));
        let can_be = state.may_hold(self.seat, cards) && !refuges(state, self.seat).is_empty();
        can_be.then_some(self.seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let cards = state.player(self.seat).hand & CardSet::matching(state.suits(self.clearing));
        for clearing in refuges(state, self.seat).iter() {
            out.extend(cards.kinds().map(|card| Action::Heal { clearing, card }));
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::Heal { clearing, card } => {
                let seat = self.seat;
                state.discard_from_hand(seat, card, world);
                let lie = if self.buried {
                    &mut state.coffins[seat.index()]
                } else {
                    &mut state.players[seat.index()].supply
                };
                let count = self.count.min(*lie);
                *lie -= count;
                state.warriors[seat.index()][clearing.index()] += count;
                world.emit(|| {
                    Event::new(What::Hospital, seat)
                        .with(Detail::Count(i16::from(count)))
                        .with(Detail::Clearing(clearing))
                });
            }
            Action::Pass => {}
            _ => state.stray(),
        }
    }

    fn question(self, state: &State, declared: Asking) -> Asking {
        declared.suits(state.suits(self.clearing))
    }
}

impl Fits for Physicians {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        at_table(state, Hireling::ForestPatrol)
    }
}
