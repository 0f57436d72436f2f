//! The Protector, one pawn. Furious: enemies place nothing in its clearing. Stoic: enemies cannot battle or remove the pieces
//! of its controller there.

use crate::games::root::law::among::{Among, Asked};
use crate::games::root::law::hirelings::{beside, pawn_ways, placings, put_pawn, refuse_own, roam, roamings};
use crate::games::root::law::{hooks, removal};
use crate::games::root::module::broken;
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation};
use crate::games::root::prelude::*;
use crate::games::root::state::hirelings::furious_protector::Step;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::words::party::Hireling;
use crate::kernel::{Broken, Illegal, MAX_SEATS};
use arrayvec::ArrayVec;

pub(in crate::games::root) struct FuriousProtector;

/// Narrows down where it can come onto the map.
fn landings<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    if state.is_demoted(me) { beside(state, me, "E.2.1", sites) } else { hooks::placing(state, me, sites) }
}

/// The players who lose a warrior where it rages, its controller among them.
fn victims(state: &State, me: Owner) -> impl Iterator<Item = Loss> + use<'_> {
    let at = state.pawn(me).filter(|_| !state.is_demoted(me));
    let falls = move |(seat, at): (Seat, Clearing)| {
        let stands = hooks::removable_warriors(state, seat, me, at) > 0;
        stands.then(|| Loss { warriors: 1, ..Loss::none(seat, me, at) })
    };
    at.into_iter().flat_map(move |at| state.seats().map(move |seat| (seat, at))).filter_map(falls)
}

impl HirelingRules for FuriousProtector {
    fn set_up(&self, state: &mut State, _: Owner, by: Seat, _: &mut World) {
        state.push(Step::SetUp { by }.task());
    }

    fn hired(&self, state: &mut State, me: Owner, _: &mut World) {
        if state.pawn(me).is_none() {
            state.push(Step::Arrive.task());
        }
    }

    fn moment(&self, _: bool) -> Option<(Phase, Obligation)> {
        Some((Phase::Birdsong, Obligation::Must))
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        !pawn_ways(state, me).is_empty() || victims(state, me).next().is_some()
    }

    fn act(&self, state: &mut State, me: Owner, _: &mut World) {
        if !state.is_demoted(me) {
            state.push(Step::Rage.task());
        }
        state.push(Step::Roam.task());
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } => landings(state, me, Asked::about(clearing)).why(),
            _ => refuse_own(state, me, action),
        }
    }

    fn check(&self, state: &State, me: Owner) -> Result<(), Broken> {
        // set up in any clearing, it never leaves the map
        let may_be_off = state.is_demoted(me) || state.phase == Phase::Setup;
        if may_be_off || state.pawn(me).is_some() { Ok(()) } else { broken("root-broken-protector") }
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::FuriousProtector;

    fn asked(self) -> Option<Seat> {
        match self {
            Step::SetUp { by } => Some(by),
            _ => None,
        }
    }

    fn choice_mode(self, _: &State, _: Owner) -> ChoiceMode {
        match self {
            Step::SetUp { .. } | Step::Arrive | Step::Roam => ChoiceMode::Must,
            Step::Rage => ChoiceMode::Settles { is_open: false },
        }
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::SetUp { .. } | Step::Arrive => placings(landings(state, me, state.board.clearings()), found),
            Step::Roam => roamings(pawn_ways(state, me), found),
            Step::Rage => {}
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetUp { .. } | Step::Arrive, Action::PlaceAt { clearing }) => put_pawn(state, me, clearing, world),
            (Step::Roam, Action::Roam { to }) => roam(state, me, to, world),
            _ => state.stray(),
        }
    }

    fn settle(self, state: &mut State, me: Owner, world: &mut World) {
        let losses: ArrayVec<Loss, MAX_SEATS> = victims(state, me).collect();
        removal::remove(state, &losses, Cause::Other, world);
    }

    fn stands(self, state: &State, me: Owner, _: bool) -> bool {
        let (is_demoted, stands) = (state.is_demoted(me), state.pawn(me).is_some());
        match self {
            Step::SetUp { .. } => !is_demoted && !stands,
            Step::Arrive => !stands,
            Step::Roam => stands,
            Step::Rage => !is_demoted && stands,
        }
    }
}
