//! The Forest Patrol, whose fallen gather on its card, and the Feline Physicians.

use crate::games::root::law::hirelings::{
    Listed, all_battles, all_moves, no_battle, no_move, no_placing, nothing_to_do, open, placings,
};
use crate::games::root::law::why::at;
use crate::games::root::law::{battle, movement};
use crate::games::root::module::hireling::{Duty, Hire, at_table, hired_by};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::writing::put_count;
use crate::games::root::module::{Fits, Offers, Tasks, broken};
use crate::games::root::state::State;
use crate::games::root::state::hired::HiredKit;
use crate::games::root::state::hirelings::Step as Any;
use crate::games::root::state::hirelings::forest_patrol::Step;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Broken, Fields, Illegal, Message, Seat};
use toml::Table;

pub mod physicians;

const HIRELING: Hireling = Hireling::ForestPatrol;

pub(in crate::games::root) struct ForestPatrol;

fn push(state: &mut State, step: Step) {
    state.push(Task::Hireling(Any::ForestPatrol(step)));
}

/// The warriors on its card.
fn on_card(state: &State, me: Owner) -> u8 {
    state.hired(me).map_or(0, |hired| hired.kit.warriors())
}

/// Where those on the card can come.
fn posts(state: &State, me: Owner) -> ClearingSet {
    if on_card(state, me) > 0 { open(state, me, state.clearings_with_warriors(me)) } else { ClearingSet::EMPTY }
}

fn each(step: Step, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
    match step {
        Step::Either => {
            all_moves(state, me, found);
            placings(posts(state, me), found);
        }
        Step::Battle => all_battles(state, me, found),
    }
}

impl Hire for ForestPatrol {
    fn set_up(&self, state: &mut State, me: Owner, _: Seat, world: &mut World) {
        if !state.is_demoted(me) {
            for clearing in open(state, me, state.board.clearings()).iter() {
                state.recruit(me, clearing, 1, world);
            }
        }
    }

    fn hired(&self, _: &mut State, _: Owner, _: &mut World) {}

    fn duty(&self, state: &State, me: Owner, phase: Phase) -> Duty {
        let acts = || !Listed::by(|found| each(Step::Either, state, me, found)).is_empty();
        if !state.is_demoted(me) && phase == Phase::Daylight && acts() { Duty::May } else { Duty::None }
    }

    fn act(&self, state: &mut State, _: Owner, _: Phase, _: &mut World) {
        push(state, Step::Either);
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } => {
                no_placing(state, me, clearing).or_else(|| Some(at("root-no-patrol-here", "E.2.4", clearing)))
            }
            Action::Move { from, to, count } => no_move(state, me, from, to, count),
            Action::Battle { clearing, defender } => no_battle(state, me, clearing, defender),
            Action::UseHireling { .. } => Some(nothing_to_do()),
            _ => None,
        }
    }

    fn check(&self, state: &State, me: Owner) -> Result<(), Broken> {
        if state.is_demoted(me) && !state.clearings_with_warriors(me).is_empty() {
            return broken(Message::new("root-broken-demoted").text("hireling", HIRELING.id()));
        }
        Ok(())
    }

    fn warriors_aside(&self, state: &State, me: Owner) -> u8 {
        on_card(state, me)
    }

    fn read(&self, reader: &mut Reader<'_>, fields: &mut Fields<'_>, me: Owner) {
        if !reader.state.is_demoted(me) {
            let count = fields.count("card", HIRELING.warriors());
            reader.state.hired_mut(me).into_iter().for_each(|hired| hired.kit = HiredKit::Warriors(count));
        }
    }

    fn write(&self, state: &State, me: Owner, table: &mut Table) {
        put_count(table, "card", on_card(state, me));
    }
}

impl Tasks for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let (me, seat) = hired_by(state, HIRELING)?;
        let listed = Listed::by(|found| each(self, state, me, found));
        // the battle can be let be
        let is_open = if self == Step::Battle { !listed.is_empty() } else { listed.is_open() };
        is_open.then_some(seat)
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let Some(me) = state.hireling(HIRELING) else { return };
        each(self, state, me, &mut |action| out.push(action));
        if self == Step::Battle {
            out.push(Action::Pass);
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        match (self, action) {
            (Step::Either, Action::Move { from, to, count }) => {
                push(state, Step::Battle);
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
            (Step::Battle, Action::Pass) => {}
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        let only = Listed::by(|found| each(self, state, me, found)).first;
        if let Some(action) = only.filter(|_| self == Step::Either) {
            self.take(state, action, world);
        }
    }

    fn question(self, _: &State) -> Asking {
        match self {
            Step::Either => Asking::new("root-ask-patrol-either", "E.2.4"),
            Step::Battle => Asking::new("root-ask-patrol-battle", "E.2.4"),
        }
    }

    fn is_main(self) -> bool {
        false
    }
}

impl Fits for Step {
    fn clearings(self) -> [Option<Clearing>; 2] {
        [None, None]
    }

    fn names(self) -> Option<Seat> {
        None
    }

    fn plays(self, state: &State) -> Result<(), &'static str> {
        at_table(state, HIRELING)
    }

    fn fits(self, state: &State, _: bool) -> bool {
        hired_by(state, HIRELING).is_some_and(|(me, _)| !state.is_demoted(me))
    }

    fn picks_fit(self, _: &State) -> bool {
        false
    }
}
