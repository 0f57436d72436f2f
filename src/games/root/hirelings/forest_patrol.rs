//! The Forest Patrol, whose fallen gather on its card, and the Feline Physicians.

use crate::games::root::law::among::{Among, Asked, here, mismatched};
use crate::games::root::law::hand::{Hands, held};
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::hirelings::{all_battles, all_moves, placings, refuse_own};
use crate::games::root::law::victory::Victory;
use crate::games::root::law::why::because;
use crate::games::root::law::{battle, hooks, movement};
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation, at_table, lists};
use crate::games::root::prelude::*;
use crate::games::root::state::hired::HirelingState;
use crate::games::root::state::hirelings::forest_patrol::Step;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::party::Hireling;
use crate::kernel::Illegal;

pub(in crate::games::root) struct ForestPatrol;

/// The warriors on its card.
fn on_card(state: &State, me: Owner) -> u8 {
    state.hired(me).map_or(0, |hired| hired.kit.warriors())
}

/// Narrows down where those on the card can come.
fn posts<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    let sites = sites
        .given(on_card(state, me) > 0, || because("root-no-patrol-on-card", "E.2.4"))
        .only(state.clearings_with_warriors(me), here("root-no-patrol-here", "E.2.4"));
    hooks::placing(state, me, sites)
}

impl HirelingRules for ForestPatrol {
    fn set_up(&self, state: &mut State, me: Owner, _: Seat, world: &mut World) {
        for clearing in hooks::placing(state, me, state.board.clearings()).iter() {
            state.recruit(me, clearing, 1, world);
        }
    }

    fn moment(&self, is_demoted: bool) -> Option<(Phase, Obligation)> {
        (!is_demoted).then_some((Phase::Daylight, Obligation::May))
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        lists(Step::Either, state, me)
    }

    fn act(&self, state: &mut State, _: Owner, _: &mut World) {
        state.push(Step::Either.task());
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } => posts(state, me, Asked::about(clearing)).why(),
            _ => refuse_own(state, me, action),
        }
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::ForestPatrol;

    fn choice_mode(self, _: &State, _: Owner) -> ChoiceMode {
        match self {
            Step::Either => ChoiceMode::Must,
            Step::Battle => ChoiceMode::May,
        }
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::Either => {
                all_moves(state, me, found);
                placings(posts(state, me, state.board.clearings()), found);
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
                state.hired_mut(me).into_iter().for_each(|hired| hired.kit = HirelingState::Warriors(0));
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

/// Narrows down where the warriors can come: to other faction pieces of the seat.
fn refuges<A: Among<ClearingSet>>(state: &State, seat: Seat, sites: A) -> A {
    hooks::placing(state, seat, sites.only(state.presence(seat), here("root-no-refuge", "E.2.2")))
}

impl Physicians {
    /// Narrows down the cards that save them.
    fn healing<A: Among<CardSet>>(self, state: &State, cards: A) -> A {
        held(state, self.seat, cards).only(
            CardSet::matching(state.suits(self.clearing)),
            mismatched("root-no-heal-match", "E.2.2", self.clearing),
        )
    }

    /// Returns why the card does not save the warriors there.
    pub fn refuse(self, state: &State, clearing: Clearing, card: CardKind) -> Option<Illegal> {
        let cards = self.healing(state, Asked::about(card)).why();
        cards.or_else(|| refuges(state, self.seat, Asked::about(clearing)).why())
    }
}

impl TaskHandler for Physicians {
    fn asks(self, state: &State) -> Option<Seat> {
        let cards = CardSet::matching(state.suits(self.clearing));
        let can_be = state.may_hold(self.seat, cards) && !refuges(state, self.seat, state.board.clearings()).is_empty();
        can_be.then_some(self.seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let cards = self.healing(state, CardSet::ALL);
        for clearing in refuges(state, self.seat, state.board.clearings()).iter() {
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
                    Event::new(EventKind::Hospital, seat)
                        .with(Detail::Count(i16::from(count)))
                        .with(Detail::Clearing(clearing))
                });
            }
            Action::Pass => {}
            _ => state.stray(),
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        declared.suits(state.suits(self.clearing))
    }
}

impl ValidateTask for Physicians {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        at_table(state, Hireling::ForestPatrol)
    }
}
