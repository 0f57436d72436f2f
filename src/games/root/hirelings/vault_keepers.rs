//! Badgers who build vaults and fight for them, and the Badger Bodyguards (`hooks::ignores_first_hit`).

use crate::games::root::law::among::{Among, Asked, here};
use crate::games::root::law::conditions::{piece_left, with_slots};
use crate::games::root::law::hirelings::{
    battles, can_garrison, each_post, found, garrison, has_its_warrior, in_supply, placings, refuse_own, run_garrison,
};
use crate::games::root::law::why::at;
use crate::games::root::law::{battle, hooks};
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation, lists};
use crate::games::root::prelude::*;
use crate::games::root::state::hirelings::Step as Steps;
use crate::games::root::state::hirelings::vault_keepers::Step;
use crate::games::root::words::party::Hireling;
use crate::kernel::Illegal;

/// Warriors that come with the first vault.
const FIRST: u8 = 2;

pub(in crate::games::root) struct VaultKeepers;

/// Narrows down where a vault can be built (2.2.3).
fn sites<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    let sites = with_slots(state, hooks::placing(state, me, sites));
    piece_left(state, Piece::Vault, "root-no-building-left", "1.5.4", sites)
}

/// The clearings with a vault or next to one where another can come.
fn near_sites(state: &State, me: Owner) -> ClearingSet {
    sites(state, me, state.around(state.clearings_with(Piece::Vault)))
}

/// Narrows down where the next vault can come: near the others, or anywhere if that is impossible.
fn next_sites<A: Among<ClearingSet>>(state: &State, me: Owner, all: A) -> A {
    let near = near_sites(state, me);
    let open = sites(state, me, all);
    if near.is_empty() { open } else { open.only(near, here("root-no-vault-near", "E.2.4")) }
}

/// Returns why neither a vault nor, where one is, a warrior comes there.
fn no_place(state: &State, me: Owner, clearing: Clearing) -> Option<Illegal> {
    match state.top()? {
        Task::Hireling(Steps::VaultKeepers(Step::Garrison)) => hooks::placing(state, me, Asked::about(clearing))
            .only(state.clearings_with(Piece::Vault), here("root-no-vault", "E.2.4"))
            .why()
            .or_else(|| Some(has_its_warrior(clearing))),
        _ => next_sites(state, me, Asked::about(clearing)).why(),
    }
}

impl HirelingRules for VaultKeepers {
    fn set_up(&self, state: &mut State, _: Owner, by: Seat, _: &mut World) {
        state.push(Step::SetUp { by }.task());
    }

    fn hired(&self, state: &mut State, me: Owner, _: &mut World) {
        if !state.is_demoted(me) && state.presence(me).is_empty() {
            state.push(Step::Land.task());
        }
    }

    fn moment(&self, is_demoted: bool) -> Option<(Phase, Obligation)> {
        (!is_demoted).then_some((Phase::Daylight, Obligation::May))
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        lists(Step::Found, state, me) || lists(Step::Either, state, me)
    }

    fn act(&self, state: &mut State, _: Owner, _: &mut World) {
        state.push(Step::Either.task());
        state.push(Step::Found.task());
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        if let Action::PlaceAt { clearing } = action {
            return no_place(state, me, clearing);
        }
        refuse_own(state, me, action).or_else(|| match action {
            Action::Battle { clearing, .. } => Some(at("root-no-battle-at-vault", "E.2.4", clearing)),
            Action::Recruit => in_supply(state, me, None),
            _ => None,
        })
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::VaultKeepers;

    fn asked(self) -> Option<Seat> {
        match self {
            Step::SetUp { by } => Some(by),
            _ => None,
        }
    }

    fn choice_mode(self, state: &State, me: Owner) -> ChoiceMode {
        match self {
            Step::SetUp { .. } | Step::Land => ChoiceMode::Must,
            Step::Found | Step::Either | Step::Battles { .. } => ChoiceMode::May,
            Step::Garrison => ChoiceMode::Settles { is_open: garrison(state, me, Piece::Vault).is_open() },
        }
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::SetUp { .. } | Step::Land => placings(sites(state, me, state.board.clearings()), found),
            Step::Found => placings(next_sites(state, me, state.board.clearings()), found),
            Step::Either => {
                battles(state, me, state.clearings_with(Piece::Vault), found);
                if can_garrison(state, me, Piece::Vault) {
                    found(Action::Recruit);
                }
            }
            Step::Battles { left } => battles(state, me, left, found),
            Step::Garrison => each_post(state, me, Piece::Vault, found),
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetUp { .. } | Step::Land, Action::PlaceAt { clearing }) => {
                found(state, me, Piece::Vault, clearing, world);
                state.recruit(me, clearing, FIRST, world);
            }
            (Step::Found, Action::PlaceAt { clearing }) => {
                let is_near = !near_sites(state, me).is_empty();
                found(state, me, Piece::Vault, clearing, world);
                if !is_near {
                    state.recruit(me, clearing, 1, world);
                }
            }
            (Step::Either | Step::Battles { .. }, Action::Battle { clearing, defender }) => {
                let left = match self {
                    Step::Battles { left } => left,
                    _ => state.clearings_with(Piece::Vault),
                };
                state.push(Step::Battles { left: left.without(clearing) }.task());
                battle::start_against(state, me, clearing, defender, world);
            }
            (Step::Either, Action::Recruit) => state.push(Step::Garrison.task()),
            (Step::Garrison, Action::PlaceAt { clearing }) => state.pick_clearing(clearing, self.task()),
            _ => state.stray(),
        }
    }

    fn settle(self, state: &mut State, me: Owner, world: &mut World) {
        run_garrison(state, me, Piece::Vault, self.task(), world);
    }

    fn stands(self, state: &State, me: Owner, _: bool) -> bool {
        match self {
            _ if state.is_demoted(me) => false,
            Step::SetUp { .. } => {
                state.presence(me).is_empty() && !sites(state, me, state.board.clearings()).is_empty()
            }
            Step::Battles { left } => left.is_subset(state.board.clearings()),
            Step::Land | Step::Found | Step::Either | Step::Garrison => true,
        }
    }

    fn picks_stand(self, state: &State, me: Owner) -> bool {
        self == Step::Garrison && state.picks.only_clearings() && garrison(state, me, Piece::Vault).fits()
    }
}
