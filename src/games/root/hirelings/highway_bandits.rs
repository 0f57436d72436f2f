//! The Highway Bandits, who wait on paths (`law::tolls`), and the Bandit Gangs, who hide behind their controller's pieces.

use crate::games::root::law::among::{Among, Asked, Judged, here};
use crate::games::root::law::hirelings::{beside, has_its_warrior, in_supply, placings};
use crate::games::root::law::hooks;
use crate::games::root::law::why::{at, because};
use crate::games::root::module::broken;
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation, go_on, lists};
use crate::games::root::prelude::*;
use crate::games::root::state::hired::Ambushes;
use crate::games::root::state::hirelings::Step as Steps;
use crate::games::root::state::hirelings::highway_bandits::Step;
use crate::games::root::state::picks::{Choice, Settled, per_clearing};
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::kernel::{Broken, Illegal, Message};

/// Bandits that begin on the map.
const FIRST: u8 = 2;

pub(in crate::games::root) struct HighwayBandits;

/// The paths on which they stand.
fn ambushes(state: &State, me: Owner) -> Ambushes {
    state.hired(me).map_or_else(Ambushes::default, |hired| hired.kit.ambushes())
}

/// The open paths without one.
fn free(state: &State, me: Owner) -> impl Iterator<Item = (Clearing, Clearing)> + use<'_> {
    let all = state.board.clearings();
    all.iter().flat_map(move |from| {
        let ends = lurking(state, me, from, all).iter().filter(move |&to| from < to);
        ends.map(move |to| (from, to))
    })
}

/// Narrows down to which ends of open paths from the clearing without one: closed ones and rivers are none (C.3.2, E.3.5).
fn lurking<A: Among<ClearingSet>>(state: &State, me: Owner, from: Clearing, ends: A) -> A {
    let all = ambushes(state, me);
    let taken = state.adjacent(from).iter().filter(|&to| all.has(from, to)).collect();
    ends.only(state.adjacent(from), |to| no_path_for(state, from, to))
        .except(taken, here("root-no-second-bandit", "E.2.4"))
}

/// Whether the path leads to faction pieces of their controller.
fn leads_home(state: &State, me: Owner, (from, to): (Clearing, Clearing)) -> bool {
    let seat = state.controller(me);
    seat.is_some_and(|seat| state.is_present(seat, from) || state.is_present(seat, to))
}

/// Returns where the next one can come.
fn targets(state: &State, me: Owner) -> impl Iterator<Item = (Clearing, Clearing)> + use<'_> {
    free(state, me).filter(move |&path| leads_home(state, me, path))
}

/// Those that can be taken off the map so that there is a path for one.
fn movable(state: &State, me: Owner) -> impl Iterator<Item = (Clearing, Clearing)> + use<'_> {
    let has_target = targets(state, me).next().is_some();
    let all = ambushes(state, me);
    (0..all.len())
        .filter_map(move |place| all.get(place))
        .filter(move |&path| has_target || leads_home(state, me, path))
}

/// Narrows down where Gangs can come.
fn hideouts<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    beside(state, me, "E.2.4", in_supply(state, me, sites))
}

/// A warrior of the controller beside each of the Gangs, as many as there are (1.5.4).
fn support(state: &State, me: Owner) -> Choice<MAX_CLEARINGS> {
    let seat = state.controller(me);
    let places = seat.map_or(ClearingSet::EMPTY, |seat| hooks::placing(state, seat, state.clearings_with_warriors(me)));
    let room = per_clearing(places, |at| state.warriors(me, at));
    Choice::of(seat.map_or(0, |seat| state.supply(seat)), room, state.picks.clearings)
}

fn can_support(state: &State, me: Owner) -> bool {
    let can = |seat: Seat| {
        state.supply(seat) > 0 && !hooks::placing(state, seat, state.clearings_with_warriors(me)).is_empty()
    };
    state.controller(me).is_some_and(can)
}

fn place(state: &mut State, me: Owner, from: Clearing, to: Clearing, world: &mut World) {
    let Some(hired) = state.hired_mut(me) else { return state.stray() };
    if hired.kit.place(from, to) {
        hired.supply = hired.supply.saturating_sub(1);
    }
    world.emit(|| Event::new(EventKind::Lurked, me).with(Detail::Clearing(from)).with(Detail::Clearing(to)));
}

fn lift(state: &mut State, me: Owner, from: Clearing, to: Clearing, world: &mut World) {
    let Some(hired) = state.hired_mut(me) else { return state.stray() };
    if hired.kit.lift(from, to) {
        hired.supply += 1;
    }
    world.emit(|| Event::new(EventKind::Lifted, me).with(Detail::Clearing(from)).with(Detail::Clearing(to)));
}

/// Returns why no path for a bandit joins two clearings.
fn no_path_for(state: &State, from: Clearing, to: Clearing) -> Illegal {
    if state.closed_paths(from).contains(to) {
        return at("root-no-open-path", "C.3.2", to);
    }
    between("root-no-path-between", "2.2.1", from, to)
}

fn between(key: &'static str, law: &'static str, from: Clearing, to: Clearing) -> Illegal {
    Illegal { reason: Message::new(key).number("from", from.number()).number("to", to.number()), law }
}

/// Returns why no bandit is taken off the path.
fn no_lifting(state: &State, me: Owner, from: Clearing, to: Clearing) -> Option<Illegal> {
    if !ambushes(state, me).has(from, to) {
        return Some(between("root-no-bandit", "E.2.4", from, to));
    }
    if state.supply(me) > 0 {
        return Some(because("root-no-bandit-to-lift", "E.2.4"));
    }
    let is_stuck = !movable(state, me).any(|(one, other)| (one, other) == (from.min(to), from.max(to)));
    is_stuck.then(|| because("root-no-bandit-home", "E.2.4"))
}

/// Returns why nothing is placed there: a warrior of the controller's, or one of the Gangs.
fn no_place(state: &State, me: Owner, clearing: Clearing) -> Option<Illegal> {
    match state.top()? {
        Task::Hireling(Steps::HighwayBandits(Step::Join { to, .. })) => Some(at("root-no-other-end", "E.2.2", to)),
        Task::Hireling(Steps::HighwayBandits(Step::Support)) if state.warriors(me, clearing) == 0 => {
            Some(at("root-no-gang", "E.2.4", clearing))
        }
        Task::Hireling(Steps::HighwayBandits(Step::Support)) => {
            let seat = state.controller(me)?;
            let placing = hooks::placing(state, seat, Asked::about(clearing));
            placing.why().or_else(|| Some(has_its_warrior(clearing)))
        }
        _ => hideouts(state, me, Asked::about(clearing)).why(),
    }
}

impl HirelingRules for HighwayBandits {
    fn set_up(&self, state: &mut State, _: Owner, by: Seat, _: &mut World) {
        state.push(Step::SetUp { by, left: FIRST }.task());
    }

    fn hired(&self, state: &mut State, me: Owner, _: &mut World) {
        if state.is_demoted(me) && state.clearings_with_warriors(me).is_empty() {
            state.push(Step::Arrive.task());
        }
    }

    fn moment(&self, _: bool) -> Option<(Phase, Obligation)> {
        Some((Phase::Daylight, Obligation::May))
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        if state.is_demoted(me) {
            lists(Step::Either, state, me)
        } else {
            lists(Step::Place, state, me) || lists(Step::Lift, state, me)
        }
    }

    fn act(&self, state: &mut State, me: Owner, _: &mut World) {
        if state.is_demoted(me) {
            return state.push(Step::Either.task());
        }
        state.push(Step::Place.task());
        if state.supply(me) == 0 {
            state.push(Step::Lift.task());
        }
    }

    fn is_own(&self, action: Action) -> bool {
        matches!(action, Action::Lurk { .. } | Action::Lift { .. })
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::Lurk { from, to } => lurking(state, me, from, Asked::about(to))
                .given(leads_home(state, me, (from, to)), || at("root-no-piece-at-bandit", "E.2.4", to))
                .why(),
            Action::Lift { from, to } => no_lifting(state, me, from, to),
            Action::PlaceAt { clearing } => no_place(state, me, clearing),
            _ => None,
        }
    }

    fn check(&self, state: &State, me: Owner) -> Result<(), Broken> {
        if !state.is_demoted(me) && !state.clearings_with_warriors(me).is_empty() {
            return broken("root-broken-gang");
        }
        let all = ambushes(state, me);
        let strange = |&(from, to): &(Clearing, Clearing)| !state.adjacent(from).contains(to);
        match (0..all.len()).filter_map(|place| all.get(place)).find(strange) {
            Some((from, to)) => {
                let message = Message::new("root-broken-bandit");
                broken(message.number("from", from.number()).number("to", to.number()))
            }
            None => Ok(()),
        }
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::HighwayBandits;

    fn asked(self) -> Option<Seat> {
        match self {
            Step::SetUp { by: seat, .. } | Step::Join { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn choice_mode(self, state: &State, me: Owner) -> ChoiceMode {
        match self {
            Step::Join { .. } => ChoiceMode::May,
            Step::Support => ChoiceMode::Settles { is_open: support(state, me).is_open() },
            _ => ChoiceMode::Must,
        }
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::SetUp { .. } => free(state, me).for_each(|(from, to)| found(Action::Lurk { from, to })),
            Step::Place if state.supply(me) > 0 => {
                targets(state, me).for_each(|(from, to)| found(Action::Lurk { from, to }));
            }
            Step::Lift if state.supply(me) == 0 => {
                movable(state, me).for_each(|(from, to)| found(Action::Lift { from, to }));
            }
            Step::Place | Step::Lift => {}
            Step::Join { seat, to, sails } => {
                let sailed = sails && state.ferry == Some(to);
                if !sailed && state.supply(seat) > 0 && hooks::may_place(state, seat, to) {
                    found(Action::PlaceAt { clearing: to });
                }
            }
            Step::Arrive => placings(hideouts(state, me, state.board.clearings()), found),
            Step::Either => {
                placings(hideouts(state, me, state.board.clearings()), found);
                if can_support(state, me) {
                    found(Action::Recruit);
                }
            }
            Step::Support => placings(support(state, me).clearings().collect(), found),
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetUp { by, left }, Action::Lurk { from, to }) => {
                go_on(state, left, |left| Step::SetUp { by, left });
                place(state, me, from, to, world);
            }
            (Step::Place, Action::Lurk { from, to }) => place(state, me, from, to, world),
            (Step::Lift, Action::Lift { from, to }) => lift(state, me, from, to, world),
            (Step::Join { seat, .. }, Action::PlaceAt { clearing }) => {
                state.recruit(seat, clearing, 1, world);
            }
            (Step::Arrive | Step::Either, Action::PlaceAt { clearing }) => {
                state.recruit(me, clearing, 1, world);
            }
            (Step::Either, Action::Recruit) => state.push(Step::Support.task()),
            (Step::Support, Action::PlaceAt { clearing }) => state.pick_clearing(clearing, self.task()),
            _ => state.stray(),
        }
    }

    fn settle(self, state: &mut State, me: Owner, world: &mut World) {
        let Some(seat) = state.controller(me) else { return state.stray() };
        match support(state, me).settle() {
            Settled::Shared { picked, .. } => state.pick_in_clearings(picked, self.task()),
            Settled::All(counts) => state.recruit_all(seat, counts, world),
        }
    }

    fn stands(self, state: &State, me: Owner, _: bool) -> bool {
        match self {
            Step::Arrive | Step::Either | Step::Support => state.is_demoted(me),
            Step::SetUp { left, .. } => !state.is_demoted(me) && (1..=FIRST).contains(&left),
            Step::Join { seat, .. } => !state.is_demoted(me) && state.controller(me) == Some(seat),
            Step::Lift | Step::Place => !state.is_demoted(me),
        }
    }

    fn picks_stand(self, state: &State, me: Owner) -> bool {
        self == Step::Support && state.picks.only_clearings() && support(state, me).fits()
    }
}
