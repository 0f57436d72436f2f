//! The Popular Band and the Street Band: enemies that move in cannot leave that turn (E.2.2).

use crate::games::root::law::among::{Among, Asked, here};
use crate::games::root::law::hirelings::{beside, force, in_supply, placings, refuse_own};
use crate::games::root::law::why::{at, of_faction};
use crate::games::root::law::{hooks, movement};
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation, go_on, lists};
use crate::games::root::prelude::*;
use crate::games::root::state::hirelings::Step as Steps;
use crate::games::root::state::hirelings::popular_band::Step;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::party::Hireling;
use crate::kernel::Illegal;

/// Warriors that are set up.
const FIRST_WARRIORS: u8 = 2;

/// The step that gathers at a stage still to be chosen.
const GATHER: Step = Step::Gather { done: ClearingSet::EMPTY, to: None };

pub(in crate::games::root) struct PopularBand;

/// Narrows down where those that are left to be set up can begin.
fn landings<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    let free = sites.except(state.clearings_with_warriors(me), here("root-no-second-band", "A.6.3"));
    hooks::placing(state, me, free)
}

/// Narrows down where one more can come.
fn new_places<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    in_supply(state, me, hooks::placing(state, me, sites))
}

/// Returns why none comes there.
fn no_place(state: &State, me: Owner, clearing: Clearing) -> Option<Illegal> {
    let asked = Asked::about(clearing);
    match state.top()? {
        Task::Hireling(Steps::PopularBand(Step::SetUp { .. })) => landings(state, me, asked).why(),
        Task::Hireling(Steps::PopularBand(Step::Arrive)) => beside(state, me, "E.2.1", asked).why(),
        _ => new_places(state, me, asked).why(),
    }
}

/// A warrior that can be made to come: whose, from where, to where. It is a move of its owner (1.5.5).
type Listener = (Seat, Clearing, Clearing);

/// Returns who can be made to come, one out of each clearing that is not `done`; all to one clearing.
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
        (hooks::movable_warriors(state, seat, from) > 0 || is_warlord(state, seat, from))
            && movement::destinations(state, seat, from).contains(to)
    })
}

/// Whether the warlord there may move: in their player's own turn only (14.2.2).
fn is_warlord(state: &State, seat: Seat, from: Clearing) -> bool {
    seat == state.turn && hooks::warlord_in(state, seat, from) && hooks::may_lead(state, seat)
}

fn gather(state: &mut State, me: Owner, listener: Listener, done: ClearingSet, world: &mut World) {
    let (seat, from, to) = listener;
    state.push(Step::Gather { done: done.with(from), to: Some(to) }.task());
    force(state, me, seat, from, world);
    if hooks::movable_warriors(state, seat, from) > 0 {
        movement::go(state, seat, from, to, 1, world);
    } else {
        // the warlord, where nobody else can come
        hooks::lead(state, to, world);
        movement::go_led(state, seat, from, to, 1, world);
    }
}

impl HirelingRules for PopularBand {
    fn set_up(&self, state: &mut State, _: Owner, by: Seat, _: &mut World) {
        state.push(Step::SetUp { by, left: FIRST_WARRIORS }.task());
    }

    fn hired(&self, state: &mut State, me: Owner, _: &mut World) {
        if !state.is_demoted(me) && state.clearings_with_warriors(me).is_empty() {
            state.push(Step::Arrive.task());
        }
    }

    fn moment(&self, _: bool) -> Option<(Phase, Obligation)> {
        Some((Phase::Daylight, Obligation::May))
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        lists(Step::Grow, state, me) || !state.is_demoted(me) && lists(GATHER, state, me)
    }

    fn act(&self, state: &mut State, me: Owner, _: &mut World) {
        state.push(Step::Grow.task());
        if !state.is_demoted(me) {
            state.push(GATHER.task());
        }
    }

    fn is_own(&self, action: Action) -> bool {
        matches!(action, Action::ForceMove { .. })
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } => no_place(state, me, clearing),
            Action::ForceMove { to, .. } if state.warriors(me, to) == 0 => Some(at("root-no-band", "E.2.4", to)),
            Action::ForceMove { player, .. } => Some(of_faction("root-no-listener", "1.5.5", player)),
            _ => refuse_own(state, me, action),
        }
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::PopularBand;

    fn asked(self) -> Option<Seat> {
        match self {
            Step::SetUp { by, .. } => Some(by),
            _ => None,
        }
    }

    fn choice_mode(self, state: &State, me: Owner) -> ChoiceMode {
        match self {
            Step::SetUp { .. } | Step::Arrive => ChoiceMode::Must,
            Step::Gather { .. } => ChoiceMode::May,
            Step::Grow if state.is_demoted(me) => ChoiceMode::Must,
            Step::Grow => ChoiceMode::May,
        }
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::SetUp { .. } => placings(landings(state, me, state.board.clearings()), found),
            Step::Arrive => placings(beside(state, me, "E.2.1", state.board.clearings()), found),
            Step::Gather { done, to } => listeners(state, me, done, to)
                .for_each(|(seat, from, to)| found(Action::ForceMove { player: state.faction(seat), from, to })),
            Step::Grow => placings(new_places(state, me, state.board.clearings()), found),
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetUp { .. } | Step::Arrive | Step::Grow, Action::PlaceAt { clearing }) => {
                if let Step::SetUp { by, left } = self {
                    go_on(state, left, |left| Step::SetUp { by, left });
                }
                state.recruit(me, clearing, 1, world);
            }
            (Step::Gather { done, .. }, Action::ForceMove { player, from, to }) => match state.seat_of(player) {
                Some(seat) => gather(state, me, (seat, from, to), done, world),
                None => state.stray(),
            },
            _ => state.stray(),
        }
    }

    fn question(self, state: &State, me: Owner, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::Grow if state.is_demoted(me) => declared.instead("root-ask-band-come", "E.2.4"),
            _ => declared,
        }
    }

    fn stands(self, state: &State, me: Owner, _: bool) -> bool {
        match self {
            Step::Grow => true,
            _ if state.is_demoted(me) => false,
            Step::SetUp { left, .. } => (1..=FIRST_WARRIORS).contains(&left),
            Step::Arrive | Step::Gather { .. } => true,
        }
    }
}
