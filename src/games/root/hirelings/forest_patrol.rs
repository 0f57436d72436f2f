//! The Forest Patrol, whose fallen gather on its card, and the Feline Physicians.

use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::{all_battles, all_moves, open, placings, refuse_own};
use crate::games::root::law::victory::Scoring;
use crate::games::root::law::why::{at, because, mismatch, of_card};
use crate::games::root::law::{battle, hooks, movement};
use crate::games::root::module::hireling::{Deed, Duty, Hire, Leeway, at_table, lists};
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::prelude::*;
use crate::games::root::state::hired::HiredKit;
use crate::games::root::state::hirelings::forest_patrol::Step;
use crate::games::root::state::task::Asking;
use crate::games::root::words::party::Hireling;
use crate::kernel::Illegal;

pub(in crate::games::root) struct ForestPatrol;

/// The warriors on its card.
fn on_card(state: &State, me: Owner) -> u8 {
    state.hired(me).map_or(0, |hired| hired.kit.warriors())
}

/// Returns where those on the card can come.
fn posts(state: &State, me: Owner) -> ClearingSet {
    if on_card(state, me) > 0 { open(state, me, state.clearings_with_warriors(me)) } else { ClearingSet::EMPTY }
}

impl Hire for ForestPatrol {
    fn set_up(&self, state: &mut State, me: Owner, _: Seat, world: &mut World) {
        for clearing in open(state, me, state.board.clearings()).iter() {
            state.recruit(me, clearing, 1, world);
        }
    }

    fn moment(&self, is_demoted: bool) -> Option<(Phase, Duty)> {
        (!is_demoted).then_some((Phase::Daylight, Duty::May))
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        lists(Step::Either, state, me)
    }

    fn act(&self, state: &mut State, _: Owner, _: &mut World) {
        state.push(Step::Either.task());
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        refuse_own(state, me, action).or_else(|| match action {
            Action::PlaceAt { .. } if on_card(state, me) == 0 => Some(because("root-no-patrol-on-card", "E.2.4")),
            Action::PlaceAt { clearing } => Some(at("root-no-patrol-here", "E.2.4", clearing)),
            _ => None,
        })
    }
}

impl Deed for Step {
    const HIRELING: Hireling = Hireling::ForestPatrol;

    fn leeway(self, _: &State, _: Owner) -> Leeway {
        match self {
            Step::Either => Leeway::Must,
            Step::Battle => Leeway::May,
        }
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::Either => {
                all_moves(state, me, found);
                placings(posts(state, me), found);
            }
            Step::Battle => all_battles(state, me, found),
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        match (self, action) {
            (Step::Either, Action::Move { from, to, count }) => {
                state.push(Step::Battle.task());
                movement::move_warriors(state, me, from, to, count, world);
            }
            (Step::Either, Action::PlaceAt { clearing }) => {
                let count = on_card(state, me);
                state.hired_mut(me).into_iter().for_each(|hired| hired.kit = HiredKit::Warriors(0));
                state.supply_warriors(me, count);
                state.recruit(me, clearing, count, world);
            }
            (Step::Battle, Action::Battle { clearing, defender }) => {
                battle::start_against(state, me, clearing, defender, world);
            }
            _ => state.stray(),
        }
    }

    fn stands(self, state: &State, me: Owner, _: bool) -> bool {
        !state.is_demoted(me)
    }
}

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
