//! The Protector, one pawn: furious, nobody else places anything around it; stoic, nobody touches what stands with it.

use crate::games::root::law::hirelings::{
    beside, no_placing, no_roaming, nothing_to_do, open, pawn_ways, put_pawn, roam,
};
use crate::games::root::law::why::at;
use crate::games::root::law::{hooks, removal};
use crate::games::root::module::hireling::{Duty, Hire, at_table, hired_by, read_pawn, write_pawn};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::{Fits, Offers, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::hirelings::Step as Any;
use crate::games::root::state::hirelings::furious_protector::Step;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Broken, Fields, Illegal, MAX_SEATS, Seat};
use arrayvec::ArrayVec;
use toml::Table;

const HIRELING: Hireling = Hireling::FuriousProtector;

pub(in crate::games::root) struct FuriousProtector;

fn push(state: &mut State, step: Step) {
    state.push(Task::Hireling(Any::FuriousProtector(step)));
}

/// Where it can come onto the map.
fn landings(state: &State, me: Owner) -> ClearingSet {
    if state.is_demoted(me) { beside(state, me) } else { open(state, me, state.board.clearings()) }
}

/// The players who lose a warrior where it rages, whoever controls it.
fn victims(state: &State, me: Owner) -> impl Iterator<Item = Loss> + use<'_> {
    let at = state.pawn(me).filter(|_| !state.is_demoted(me));
    let falls = move |(seat, at): (Seat, Clearing)| {
        let stands = hooks::removable_warriors(state, seat, me, at) > 0;
        stands.then(|| Loss { warriors: 1, ..Loss::none(seat, me, at) })
    };
    at.into_iter().flat_map(move |at| state.seats().map(move |seat| (seat, at))).filter_map(falls)
}

impl Hire for FuriousProtector {
    fn set_up(&self, state: &mut State, me: Owner, by: Seat, _: &mut World) {
        if !state.is_demoted(me) {
            push(state, Step::SetUp { by });
        }
    }

    fn hired(&self, state: &mut State, me: Owner, _: &mut World) {
        if state.pawn(me).is_none() {
            push(state, Step::Arrive);
        }
    }

    fn duty(&self, state: &State, me: Owner, phase: Phase) -> Duty {
        let acts =
            phase == Phase::Birdsong && (!pawn_ways(state, me).is_empty() || victims(state, me).next().is_some());
        if acts { Duty::Must } else { Duty::None }
    }

    fn act(&self, state: &mut State, me: Owner, _: Phase, _: &mut World) {
        if !state.is_demoted(me) {
            push(state, Step::Rage);
        }
        push(state, Step::Roam);
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } if state.is_demoted(me) && !beside(state, me).contains(clearing) => {
                no_placing(state, me, clearing).or(Some(at("root-no-piece-beside", "E.2.1", clearing)))
            }
            Action::PlaceAt { clearing } => no_placing(state, me, clearing),
            Action::Roam { to } => no_roaming(state, me, to, pawn_ways(state, me)),
            Action::UseHireling { .. } => Some(nothing_to_do()),
            _ => None,
        }
    }

    fn check(&self, _: &State, _: Owner) -> Result<(), Broken> {
        Ok(())
    }

    fn warriors_aside(&self, _: &State, _: Owner) -> u8 {
        0
    }

    fn read(&self, reader: &mut Reader<'_>, fields: &mut Fields<'_>, me: Owner) {
        read_pawn(reader, fields, me);
    }

    fn write(&self, state: &State, me: Owner, table: &mut Table) {
        write_pawn(state, me, table);
    }
}

/// Where a step can put it.
fn goals(state: &State, step: Step) -> ClearingSet {
    let goals = state.hireling(HIRELING).map(|me| match step {
        Step::SetUp { .. } | Step::Arrive => landings(state, me),
        Step::Roam => pawn_ways(state, me),
        Step::Rage => ClearingSet::EMPTY,
    });
    goals.unwrap_or_default()
}

impl Tasks for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let seat = match self {
            Step::SetUp { by } => Some(by),
            _ => hired_by(state, HIRELING).map(|(_, seat)| seat),
        };
        seat.filter(|_| goals(state, self).len() > 1)
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let goals = goals(state, self).iter();
        match self {
            Step::SetUp { .. } | Step::Arrive => out.extend(goals.map(|clearing| Action::PlaceAt { clearing })),
            Step::Roam => out.extend(goals.map(|to| Action::Roam { to })),
            Step::Rage => {}
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        match (self, action) {
            (Step::SetUp { .. } | Step::Arrive, Action::PlaceAt { clearing }) => put_pawn(state, me, clearing, world),
            (Step::Roam, Action::Roam { to }) => roam(state, me, to, world),
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return };
        let only = goals(state, self).first();
        match (self, only) {
            (Step::SetUp { .. } | Step::Arrive, Some(clearing)) => put_pawn(state, me, clearing, world),
            (Step::Roam, Some(to)) => roam(state, me, to, world),
            (Step::Rage, _) => {
                let losses: ArrayVec<Loss, MAX_SEATS> = victims(state, me).collect();
                removal::remove(state, &losses, Cause::Other, world);
            }
            (_, None) => {}
        }
    }

    fn question(self, _: &State) -> Asking {
        match self {
            Step::SetUp { .. } => Asking::new("root-ask-protector-place", "A.6.3"),
            Step::Arrive => Asking::new("root-ask-protector-place", "E.2.1"),
            Step::Roam | Step::Rage => Asking::new("root-ask-protector-move", "E.2.3"),
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
        match self {
            Step::SetUp { by } => Some(by),
            _ => None,
        }
    }

    fn plays(self, state: &State) -> Result<(), &'static str> {
        at_table(state, HIRELING)
    }

    fn fits(self, state: &State, _: bool) -> bool {
        let Some(me) = state.hireling(HIRELING) else { return false };
        let (is_demoted, stands) = (state.is_demoted(me), state.pawn(me).is_some());
        match self {
            Step::SetUp { .. } => !is_demoted && !stands,
            Step::Arrive => !stands && state.controller(me).is_some(),
            Step::Roam => stands,
            Step::Rage => !is_demoted && stands,
        }
    }

    fn picks_fit(self, _: &State) -> bool {
        false
    }
}
