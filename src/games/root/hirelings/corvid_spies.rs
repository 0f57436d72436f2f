//! The Corvid Spies, who come among enemies to fight or to steal, and the Raven Sentries (`hooks::attacker_extra_hits`).

use crate::games::root::law::battle;
use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::{Listed, battles, no_battle, no_placing, nothing_to_do, open, placings};
use crate::games::root::law::why::at;
use crate::games::root::module::hireling::{Duty, Hire, at_table, hired_by};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::{Fits, Offers, Tasks, broken};
use crate::games::root::state::State;
use crate::games::root::state::hirelings::Step as Any;
use crate::games::root::state::hirelings::corvid_spies::Step;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Broken, Fields, Illegal, Message, Seat};
use toml::Table;

const HIRELING: Hireling = Hireling::CorvidSpies;

/// Spies that come in a Daylight.
const COMING: u8 = 2;

pub(in crate::games::root) struct CorvidSpies;

fn push(state: &mut State, step: Step) {
    state.push(Task::Hireling(Any::CorvidSpies(step)));
}

/// The clearings open to them that share a suit with another one.
fn pairs(state: &State, me: Owner, first: Option<Clearing>) -> ClearingSet {
    let all = open(state, me, state.board.clearings());
    let shares = |one: Clearing, other: Clearing| one != other && !(state.suits(one) & state.suits(other)).is_empty();
    let fits = |&at: &Clearing| match first {
        Some(first) => shares(at, first),
        None => all.iter().any(|other| shares(at, other)),
    };
    all.iter().filter(fits).collect()
}

/// Where they can come: among enemies.
fn targets(state: &State, me: Owner) -> ClearingSet {
    if state.supply(me) == 0 {
        return ClearingSet::EMPTY;
    }
    let all = open(state, me, state.board.clearings());
    all.iter().filter(|&clearing| !state.enemies_in(me, clearing).is_empty()).collect()
}

/// The enemy players there who have a card to lose: those with faction pieces.
fn victims(state: &State, me: Owner, clearing: Clearing) -> impl Iterator<Item = Seat> + use<'_> {
    let enemies = state.enemies_in(me, clearing).iter().filter_map(Owner::seat);
    enemies.filter(|&seat| state.player(seat).has_cards())
}

fn each(step: Step, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
    let spied = state.clearings_with_warriors(me);
    match step {
        Step::SetUp { first, .. } => placings(pairs(state, me, first), found),
        Step::Place { .. } => placings(targets(state, me), found),
        Step::Either => {
            battles(state, me, spied, found);
            for clearing in spied.iter().filter(|&clearing| victims(state, me, clearing).next().is_some()) {
                found(Action::StealAt { clearing });
            }
        }
        Step::Battles { left } => battles(state, me, left, found),
    }
}

fn steal(state: &mut State, me: Owner, clearing: Clearing, world: &mut World) {
    let Some(thief) = state.controller(me) else { return state.stray() };
    for seat in state.seats() {
        if victims(state, me, clearing).any(|victim| victim == seat) {
            state.steal_random(thief, seat, world);
        }
    }
}

impl Hire for CorvidSpies {
    fn set_up(&self, state: &mut State, me: Owner, by: Seat, _: &mut World) {
        if !state.is_demoted(me) {
            push(state, Step::SetUp { by, first: None });
        }
    }

    fn hired(&self, _: &mut State, _: Owner, _: &mut World) {}

    fn duty(&self, state: &State, me: Owner, phase: Phase) -> Duty {
        if state.is_demoted(me) || phase != Phase::Daylight {
            return Duty::None;
        }
        let can = |step: Step| !Listed::by(|found| each(step, state, me, found)).is_empty();
        if can(Step::Place { left: COMING }) || can(Step::Either) { Duty::May } else { Duty::None }
    }

    fn act(&self, state: &mut State, _: Owner, _: Phase, _: &mut World) {
        push(state, Step::Either);
        push(state, Step::Place { left: COMING });
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } => no_placing(state, me, clearing).or_else(|| {
                let in_set_up = state.phase == Phase::Setup;
                Some(if in_set_up {
                    at("root-no-spies-of-suit", "A.6.3", clearing)
                } else {
                    at("root-no-spies-among-enemies", "E.2.4", clearing)
                })
            }),
            Action::Battle { clearing, defender } => no_battle(state, me, clearing, defender)
                .or_else(|| Some(at("root-no-second-battle", "E.2.4", clearing))),
            Action::StealAt { clearing } => Some(at("root-no-victims", "E.2.4", clearing)),
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

    fn warriors_aside(&self, _: &State, _: Owner) -> u8 {
        0
    }

    fn read(&self, _: &mut Reader<'_>, _: &mut Fields<'_>, _: Owner) {}

    fn write(&self, _: &State, _: Owner, _: &mut Table) {}
}

impl Tasks for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let me = state.hireling(HIRELING)?;
        let asked = match self {
            Step::SetUp { by, .. } => Some(by),
            _ => state.controller(me),
        };
        asked.filter(|_| Listed::by(|found| each(self, state, me, found)).is_open())
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        if let Some(me) = state.hireling(HIRELING) {
            each(self, state, me, &mut |action| out.push(action));
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        match (self, action) {
            (Step::SetUp { by, first }, Action::PlaceAt { clearing }) => {
                if first.is_none() {
                    push(state, Step::SetUp { by, first: Some(clearing) });
                }
                state.recruit(me, clearing, 1, world);
            }
            (Step::Place { left }, Action::PlaceAt { clearing }) => {
                if left > 1 {
                    push(state, Step::Place { left: left - 1 });
                }
                state.recruit(me, clearing, 1, world);
            }
            (Step::Either, Action::Battle { clearing, defender }) => {
                push(state, Step::Battles { left: state.clearings_with_warriors(me).without(clearing) });
                battle::start_against(state, me, clearing, defender, world);
            }
            (Step::Battles { left }, Action::Battle { clearing, defender }) => {
                push(state, Step::Battles { left: left.without(clearing) });
                battle::start_against(state, me, clearing, defender, world);
            }
            (Step::Either, Action::StealAt { clearing }) => steal(state, me, clearing, world),
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        if let Some(only) = Listed::by(|found| each(self, state, me, found)).first {
            self.take(state, only, world);
        }
    }

    fn question(self, _: &State) -> Asking {
        match self {
            Step::SetUp { .. } => Asking::new("root-ask-spies-set-up", "A.6.3"),
            Step::Place { left } => Asking::new("root-ask-spies-place", "E.2.4").number("left", left),
            Step::Either => Asking::new("root-ask-spies-either", "E.2.4"),
            Step::Battles { .. } => Asking::new("root-ask-spies-battles", "E.2.4"),
        }
    }

    fn is_main(self) -> bool {
        false
    }
}

impl Fits for Step {
    fn clearings(self) -> [Option<Clearing>; 2] {
        match self {
            Step::SetUp { first, .. } => [first, None],
            _ => [None, None],
        }
    }

    fn names(self) -> Option<Seat> {
        match self {
            Step::SetUp { by, .. } => Some(by),
            _ => None,
        }
    }

    fn plays(self, state: &State) -> Result<(), &'static str> {
        at_table(state, HIRELING)
    }

    fn fits(self, state: &State, _: bool) -> bool {
        let Some(me) = state.hireling(HIRELING) else { return false };
        let is_hired = hired_by(state, HIRELING).is_some();
        match self {
            _ if state.is_demoted(me) => false,
            Step::SetUp { .. } => true,
            Step::Place { left } => is_hired && (1..=COMING).contains(&left),
            Step::Battles { left } => is_hired && left.is_subset(state.board.clearings()),
            Step::Either => is_hired,
        }
    }

    fn picks_fit(self, _: &State) -> bool {
        false
    }
}
