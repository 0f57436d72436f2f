//! The Forest Patrol, whose fallen gather on its card, and the Feline Physicians.

use crate::games::root::law::hirelings::{all_battles, all_moves, open, placings, refuse_own};
use crate::games::root::law::why::{at, because};
use crate::games::root::law::{battle, movement};
use crate::games::root::module::hireling::{Deed, Duty, Hire, Leeway, lists};
use crate::games::root::state::State;
use crate::games::root::state::hired::HiredKit;
use crate::games::root::state::hirelings::forest_patrol::Step;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::ClearingSet;
use crate::kernel::{Illegal, Seat};

pub mod physicians;

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
