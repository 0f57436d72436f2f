//! The Popular Band and the Street Band: whoever comes to listen stays for the turn.

use crate::games::root::law::hirelings::{beside, no_placing, nothing_to_do, open};
use crate::games::root::law::why::{at, of_faction};
use crate::games::root::law::{hooks, movement};
use crate::games::root::module::hireling::{Duty, Hire, at_table};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::{Fits, Offers, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::hirelings::Step as Any;
use crate::games::root::state::hirelings::popular_band::Step;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Broken, Fields, Illegal, Seat};
use toml::Table;

const HIRELING: Hireling = Hireling::PopularBand;

/// Warriors that are set up.
const FIRST_WARRIORS: u8 = 2;

pub(in crate::games::root) struct PopularBand;

fn push(state: &mut State, step: Step) {
    state.push(Task::Hireling(Any::PopularBand(step)));
}

/// Where those that are left to be set up can begin.
fn landings(state: &State, me: Owner) -> ClearingSet {
    open(state, me, state.board.clearings() - state.clearings_with_warriors(me))
}

fn new_places(state: &State, me: Owner) -> ClearingSet {
    if state.supply(me) == 0 { ClearingSet::EMPTY } else { open(state, me, state.board.clearings()) }
}

/// A warrior that can be made to come: whose, from where, to where. It is a move of its owner (1.5.5), and the warlord is not
/// taken.
type Listener = (Seat, Clearing, Clearing);

/// Who can be made to come, one out of each clearing that is not `done`; all to one clearing.
fn listeners(
    state: &State,
    me: Owner,
    done: ClearingSet,
    to: Option<Clearing>,
) -> impl Iterator<Item = Listener> + use<'_> {
    let stages = to.map_or(state.clearings_with_warriors(me), ClearingSet::of);
    let ways = stages.iter().flat_map(move |to| (state.adjacent(to) - done).iter().map(move |from| (from, to)));
    let moves = ways.flat_map(move |(from, to)| state.seats().map(move |seat| (seat, from, to)));
    moves.filter(|&(seat, from, to)| {
        hooks::movable_warriors(state, seat, from) > 0 && movement::destinations(state, seat, from).contains(to)
    })
}

impl Hire for PopularBand {
    fn set_up(&self, state: &mut State, me: Owner, by: Seat, _: &mut World) {
        if !state.is_demoted(me) {
            push(state, Step::SetUp { by, left: FIRST_WARRIORS });
        }
    }

    fn hired(&self, state: &mut State, me: Owner, _: &mut World) {
        if !state.is_demoted(me) && state.clearings_with_warriors(me).is_empty() {
            push(state, Step::Arrive);
        }
    }

    fn duty(&self, state: &State, me: Owner, phase: Phase) -> Duty {
        let gathers = || !state.is_demoted(me) && listeners(state, me, ClearingSet::EMPTY, None).next().is_some();
        let acts = phase == Phase::Daylight && (!new_places(state, me).is_empty() || gathers());
        if acts { Duty::May } else { Duty::None }
    }

    fn act(&self, state: &mut State, me: Owner, _: Phase, _: &mut World) {
        push(state, Step::Grow);
        if !state.is_demoted(me) {
            push(state, Step::Gather { done: ClearingSet::EMPTY, to: None });
        }
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } => no_placing(state, me, clearing)
                .or_else(|| (state.warriors(me, clearing) > 0).then(|| at("root-no-second-band", "A.6.3", clearing)))
                .or(Some(at("root-no-piece-beside", "E.2.1", clearing))),
            Action::ForceMove { to, .. } if state.warriors(me, to) == 0 => Some(at("root-no-band", "E.2.4", to)),
            Action::ForceMove { player, .. } => Some(of_faction("root-no-listener", "1.5.5", player)),
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

    fn read(&self, _: &mut Reader<'_>, _: &mut Fields<'_>, _: Owner) {}

    fn write(&self, _: &State, _: Owner, _: &mut Table) {}
}

/// Where a step can put a warrior.
fn goals(state: &State, me: Owner, step: Step) -> ClearingSet {
    match step {
        Step::SetUp { .. } => landings(state, me),
        Step::Arrive => beside(state, me),
        Step::Grow => new_places(state, me),
        Step::Gather { .. } => ClearingSet::EMPTY,
    }
}

fn put_one(state: &mut State, me: Owner, step: Step, clearing: Clearing, world: &mut World) {
    state.recruit(me, clearing, 1, world);
    if let Step::SetUp { by, left } = step
        && left > 1
    {
        push(state, Step::SetUp { by, left: left - 1 });
    }
}

impl Tasks for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let me = state.hireling(HIRELING)?;
        let controller = state.controller(me);
        match self {
            Step::SetUp { by, .. } => (landings(state, me).len() > 1).then_some(by),
            Step::Arrive => controller.filter(|_| beside(state, me).len() > 1),
            Step::Gather { done, to } => controller.filter(|_| listeners(state, me, done, to).next().is_some()),
            Step::Grow => {
                let least = usize::from(state.is_demoted(me));
                controller.filter(|_| new_places(state, me).len() > least)
            }
        }
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let Some(me) = state.hireling(HIRELING) else { return };
        match self {
            Step::Gather { done, to } => {
                out.push(Action::Pass);
                let moves = listeners(state, me, done, to);
                out.extend(moves.map(|(seat, from, to)| Action::ForceMove { player: state.faction(seat), from, to }));
            }
            Step::SetUp { .. } | Step::Arrive | Step::Grow => {
                if self == Step::Grow && !state.is_demoted(me) {
                    out.push(Action::Pass);
                }
                out.extend(goals(state, me, self).iter().map(|clearing| Action::PlaceAt { clearing }));
            }
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        match (self, action) {
            (Step::SetUp { .. } | Step::Arrive | Step::Grow, Action::PlaceAt { clearing }) => {
                put_one(state, me, self, clearing, world);
            }
            (Step::Gather { done, .. }, Action::ForceMove { player, from, to }) => {
                let Some(seat) = state.seat_of(player) else { return state.stray() };
                push(state, Step::Gather { done: done.with(from), to: Some(to) });
                let by = state.controller(me).unwrap_or(seat);
                world.emit(|| {
                    let order = Event::new(What::Forced, by).with(Detail::Faction(player));
                    order.with(Detail::Clearing(from))
                });
                movement::go(state, seat, from, to, 1, world);
            }
            (Step::Gather { .. } | Step::Grow, Action::Pass) => {}
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return };
        if let Some(clearing) = goals(state, me, self).first() {
            put_one(state, me, self, clearing, world);
        }
    }

    fn question(self, _: &State) -> Asking {
        match self {
            Step::SetUp { left, .. } => Asking::new("root-ask-band-set-up", "A.6.3").number("left", left),
            Step::Arrive => Asking::new("root-ask-band-arrive", "E.2.1"),
            Step::Gather { .. } => Asking::new("root-ask-band-gather", "E.2.4"),
            Step::Grow => Asking::new("root-ask-band-grow", "E.2.4"),
        }
    }

    fn is_main(self) -> bool {
        false
    }
}

impl Fits for Step {
    fn clearings(self) -> [Option<Clearing>; 2] {
        match self {
            Step::Gather { to, .. } => [to, None],
            Step::SetUp { .. } | Step::Arrive | Step::Grow => [None, None],
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
        let is_hired = state.controller(me).is_some();
        match self {
            Step::SetUp { left, .. } => !state.is_demoted(me) && (1..=FIRST_WARRIORS).contains(&left),
            Step::Arrive | Step::Gather { .. } => !state.is_demoted(me) && is_hired,
            Step::Grow => is_hired,
        }
    }

    fn picks_fit(self, _: &State) -> bool {
        false
    }
}
