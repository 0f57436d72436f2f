//! The Flotilla, a pawn on the river, and the Otter Divers.

use crate::games::root::law::among::{Among, Asked, here};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::{
    all_battles, battlefields, on_edge, placings, put_pawn, refuse_own, roamings, shift_pawn,
};
use crate::games::root::law::{battle, hooks, terrain};
use crate::games::root::module::broken;
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation};
use crate::games::root::prelude::*;
use crate::games::root::state::hirelings::riverfolk_flotilla::Step;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Way, WaySet};
use crate::kernel::{Broken, Illegal, MAX_SEATS};
use arrayvec::ArrayVec;

pub(in crate::games::root) struct RiverfolkFlotilla;

/// Narrows down where it can begin: on the map edge and on the river.
fn landings<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    let shores = on_edge(state, sites).only(state.board.river_clearings(), here("root-no-river", "A.6.3"));
    hooks::placing(state, me, shores)
}

/// The map edge on the river.
fn shores(state: &State) -> ClearingSet {
    state.board.edge() & state.board.river_clearings()
}

/// Returns where it can go.
fn courses(state: &State, me: Owner) -> ClearingSet {
    let leaves = |from| !hooks::leaving(state, me, ClearingSet::of(from)).is_empty();
    let from = state.pawn(me).filter(|&from| leaves(from));
    from.map_or(ClearingSet::EMPTY, |from| sailing(state, from, state.board.clearings()))
}

/// Narrows down where it goes along the river, on the lake to any other coast (C.2.2), without rule.
fn sailing<A: Among<ClearingSet>>(state: &State, from: Clearing, ends: A) -> A {
    let courses = ends
        .only(state.board.river_clearings(), here("root-no-river", "E.2.3"))
        .only(state.board.river_adjacent(from), here("root-no-path", "2.2.1"));
    hooks::entering(state, courses)
}

/// Moves it along the river, with the ferry if its controller wishes and that lies there (E.3.7).
fn sail(state: &mut State, me: Owner, to: Clearing, world: &mut World) {
    let rides = state.pawn(me).is_some_and(|from| hooks::ferry_ways(state, me, from).contains(to));
    shift_pawn(state, me, to, world);
    if rides {
        terrain::arrive(state, me, to, WaySet::of(Way::River).with(Way::Ferry), world);
    }
}

/// The players with faction pieces where it lies.
fn traders(state: &State, me: Owner) -> impl Iterator<Item = Seat> + use<'_> {
    let at = state.pawn(me);
    state.seats_from_turn().filter(move |&seat| at.is_some_and(|at| state.is_present(seat, at)))
}

impl HirelingRules for RiverfolkFlotilla {
    fn set_up(&self, state: &mut State, _: Owner, by: Seat, _: &mut World) {
        state.push(Step::SetUp { by }.task());
    }

    fn moment(&self, is_demoted: bool) -> Option<(Phase, Obligation)> {
        (!is_demoted).then_some((Phase::Birdsong, Obligation::Must))
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        traders(state, me).next().is_some() || !courses(state, me).is_empty() || !battlefields(state, me).is_empty()
    }

    fn act(&self, state: &mut State, me: Owner, _: &mut World) {
        state.push(Step::Battle.task());
        state.push(Step::Sail.task());
        let traders: ArrayVec<Seat, MAX_SEATS> = traders(state, me).collect();
        for &seat in traders.iter().rev() {
            state.push(Step::Trade { seat }.task());
        }
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match (action, state.pawn(me)) {
            (Action::PlaceAt { clearing }, _) => landings(state, me, Asked::about(clearing)).why(),
            (Action::Roam { to }, Some(from)) => {
                let leaving = hooks::leaving(state, me, Asked::about(from)).why();
                leaving.or_else(|| sailing(state, from, Asked::about(to)).why())
            }
            _ => refuse_own(state, me, action),
        }
    }

    fn check(&self, state: &State, me: Owner) -> Result<(), Broken> {
        let stands = match state.pawn(me) {
            Some(at) => state.board.river_clearings().contains(at),
            // the Furious Protector may have closed the one clearing in which it can begin
            None => state.is_demoted(me) || state.phase == Phase::Setup || shores(state).len() < 2,
        };
        if stands { Ok(()) } else { broken("root-broken-flotilla") }
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::RiverfolkFlotilla;

    fn asked(self) -> Option<Seat> {
        match self {
            Step::SetUp { by: seat } | Step::Trade { seat } => Some(seat),
            _ => None,
        }
    }

    fn choice_mode(self, _: &State, _: Owner) -> ChoiceMode {
        match self {
            Step::SetUp { .. } | Step::Sail => ChoiceMode::Must,
            Step::Trade { .. } | Step::Battle => ChoiceMode::May,
        }
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::SetUp { .. } => placings(landings(state, me, state.board.clearings()), found),
            Step::Trade { .. } => found(Action::Draw),
            Step::Sail => roamings(courses(state, me), found),
            Step::Battle => all_battles(state, me, found),
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetUp { .. }, Action::PlaceAt { clearing }) => put_pawn(state, me, clearing, world),
            (Step::Trade { seat }, Action::Draw) => state.draw_cards(seat, 1, world),
            (Step::Sail, Action::Roam { to }) => sail(state, me, to, world),
            (Step::Battle, Action::Battle { clearing, defender }) => {
                battle::start_against(state, me, clearing, defender, world);
            }
            _ => state.stray(),
        }
    }

    fn stands(self, state: &State, me: Owner, _: bool) -> bool {
        let stands = state.pawn(me).is_some();
        match self {
            _ if state.is_demoted(me) => false,
            Step::SetUp { .. } => !stands,
            Step::Trade { .. } | Step::Sail | Step::Battle => stands,
        }
    }
}
