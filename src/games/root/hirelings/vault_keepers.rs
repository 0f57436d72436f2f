//! The Vault Keepers, who build vaults and fight for them, and the Badger Bodyguards (`hooks::ignores_first_hit`).

use crate::games::root::law::battle;
use crate::games::root::law::hirelings::{
    Listed, battles, can_garrison, found, garrison, no_battle, no_placing, nothing_to_do, open, placings, run_garrison,
};
use crate::games::root::law::why::{at, because};
use crate::games::root::module::hireling::{Duty, Hire, at_table, hired_by};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::{Fits, Offers, Tasks, broken};
use crate::games::root::state::State;
use crate::games::root::state::hirelings::Step as Any;
use crate::games::root::state::hirelings::vault_keepers::Step;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Broken, Fields, Illegal, Message, Seat};
use toml::Table;

const HIRELING: Hireling = Hireling::VaultKeepers;

/// Warriors that come with the first vault.
const FIRST: u8 = 2;

pub(in crate::games::root) struct VaultKeepers;

fn push(state: &mut State, step: Step) {
    state.push(Task::Hireling(Any::VaultKeepers(step)));
}

/// Where a vault can be built (2.2.3).
fn sites(state: &State, me: Owner) -> ClearingSet {
    if state.stock[Piece::Vault.index()] == 0 {
        return ClearingSet::EMPTY;
    }
    open(state, me, state.board.clearings()).iter().filter(|&clearing| state.open_slots(clearing) > 0).collect()
}

/// Those of them with a vault, or next to one.
fn near_sites(state: &State, me: Owner) -> ClearingSet {
    let vaults = state.clearings_with(Piece::Vault);
    sites(state, me) & vaults.iter().fold(vaults, |near, clearing| near | state.adjacent(clearing))
}

/// Where the next vault can come: near the others, or anywhere if that is impossible.
fn next_sites(state: &State, me: Owner) -> ClearingSet {
    let near = near_sites(state, me);
    if near.is_empty() { sites(state, me) } else { near }
}

/// What a step lists, to let it be aside.
fn each(step: Step, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
    match step {
        Step::SetUp { .. } | Step::Land => placings(sites(state, me), found),
        Step::Found => placings(next_sites(state, me), found),
        Step::Either => {
            battles(state, me, state.clearings_with(Piece::Vault), found);
            if can_garrison(state, me, Piece::Vault) {
                found(Action::Recruit);
            }
        }
        Step::Battles { left } => battles(state, me, left, found),
        Step::Garrison => {
            garrison(state, me, Piece::Vault).clearings().for_each(|clearing| found(Action::PlaceAt { clearing }));
        }
    }
}

/// Whether it can be let be: all that they do in Daylight.
fn is_free(step: Step) -> bool {
    matches!(step, Step::Found | Step::Either | Step::Battles { .. })
}

impl Hire for VaultKeepers {
    fn set_up(&self, state: &mut State, me: Owner, by: Seat, _: &mut World) {
        if !state.is_demoted(me) {
            push(state, Step::SetUp { by });
        }
    }

    fn hired(&self, state: &mut State, me: Owner, _: &mut World) {
        if !state.is_demoted(me) && state.presence(me).is_empty() {
            push(state, Step::Land);
        }
    }

    fn duty(&self, state: &State, me: Owner, phase: Phase) -> Duty {
        if state.is_demoted(me) || phase != Phase::Daylight {
            return Duty::None;
        }
        let can = |step: Step| !Listed::by(|found| each(step, state, me, found)).is_empty();
        if can(Step::Found) || can(Step::Either) { Duty::May } else { Duty::None }
    }

    fn act(&self, state: &mut State, _: Owner, _: Phase, _: &mut World) {
        push(state, Step::Either);
        push(state, Step::Found);
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } if state.open_slots(clearing) == 0 => {
                Some(at("root-no-slot", "2.2.3", clearing))
            }
            Action::PlaceAt { clearing } => {
                no_placing(state, me, clearing).or_else(|| Some(at("root-no-vault-near", "E.2.4", clearing)))
            }
            Action::Battle { clearing, defender } => no_battle(state, me, clearing, defender)
                .or_else(|| Some(at("root-no-battle-at-vault", "E.2.4", clearing))),
            Action::Recruit => Some(because("root-no-warriors-left", "1.5.4")),
            Action::UseHireling { .. } => Some(nothing_to_do()),
            _ => None,
        }
    }

    fn check(&self, state: &State, me: Owner) -> Result<(), Broken> {
        if state.is_demoted(me) && !state.presence(me).is_empty() {
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
            Step::SetUp { by } => Some(by),
            _ => state.controller(me),
        };
        let is_open = match self {
            Step::Garrison => garrison(state, me, Piece::Vault).is_open(),
            _ => {
                let listed = Listed::by(|found| each(self, state, me, found));
                if is_free(self) { !listed.is_empty() } else { listed.is_open() }
            }
        };
        asked.filter(|_| is_open)
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let Some(me) = state.hireling(HIRELING) else { return };
        each(self, state, me, &mut |action| out.push(action));
        if is_free(self) {
            out.push(Action::Pass);
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
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
            (Step::Either, Action::Battle { clearing, defender }) => {
                push(state, Step::Battles { left: state.clearings_with(Piece::Vault).without(clearing) });
                battle::start_against(state, me, clearing, defender, world);
            }
            (Step::Battles { left }, Action::Battle { clearing, defender }) => {
                push(state, Step::Battles { left: left.without(clearing) });
                battle::start_against(state, me, clearing, defender, world);
            }
            (Step::Either, Action::Recruit) => push(state, Step::Garrison),
            (Step::Garrison, Action::PlaceAt { clearing }) => {
                state.picks.clearings[clearing.index()] += 1;
                push(state, self);
            }
            (step, Action::Pass) if is_free(step) => {}
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        if self == Step::Garrison {
            return run_garrison(state, me, Piece::Vault, Task::Hireling(Any::VaultKeepers(self)), world);
        }
        let only = Listed::by(|found| each(self, state, me, found)).first.filter(|_| !is_free(self));
        if let Some(action) = only {
            self.take(state, action, world);
        }
    }

    fn question(self, _: &State) -> Asking {
        match self {
            Step::SetUp { .. } => Asking::new("root-ask-vault-first", "A.6.3"),
            Step::Land => Asking::new("root-ask-vault-first", "E.2.1"),
            Step::Found => Asking::new("root-ask-vault", "E.2.4"),
            Step::Either => Asking::new("root-ask-vault-either", "E.2.4"),
            Step::Battles { .. } => Asking::new("root-ask-vault-battles", "E.2.4"),
            Step::Garrison => Asking::new("root-ask-vault-garrison", "E.2.4"),
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
        let is_hired = hired_by(state, HIRELING).is_some();
        match self {
            _ if state.is_demoted(me) => false,
            Step::SetUp { .. } => state.presence(me).is_empty() && !sites(state, me).is_empty(),
            Step::Battles { left } => is_hired && left.is_subset(state.board.clearings()),
            Step::Land | Step::Found | Step::Either | Step::Garrison => is_hired,
        }
    }

    fn picks_fit(self, state: &State) -> bool {
        let Some(me) = state.hireling(HIRELING) else { return false };
        self == Step::Garrison && state.picks.only_clearings() && garrison(state, me, Piece::Vault).fits()
    }
}
