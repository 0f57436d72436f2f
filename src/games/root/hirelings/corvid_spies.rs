//! The Corvid Spies, who come among enemies to fight or to steal, and the Raven Sentries (`hooks::attacker_extra_hits`).

use crate::games::root::law::among::{Among, Asked, here};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::{battles, in_supply, placings, refuse_own};
use crate::games::root::law::why::at;
use crate::games::root::law::{battle, hooks};
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation, go_on, lists};
use crate::games::root::prelude::*;
use crate::games::root::state::hirelings::Step as Steps;
use crate::games::root::state::hirelings::corvid_spies::Step;
use crate::games::root::words::party::Hireling;
use crate::kernel::Illegal;

/// Spies that come in a Daylight.
const COMING: u8 = 2;

pub(in crate::games::root) struct CorvidSpies;

/// The clearings open to them that share a suit with another one.
fn pairs(state: &State, me: Owner, first: Option<Clearing>) -> ClearingSet {
    let all = hooks::placing(state, me, state.board.clearings());
    let shares = |one: Clearing, other: Clearing| one != other && !(state.suits(one) & state.suits(other)).is_empty();
    let fits = |&at: &Clearing| match first {
        Some(first) => shares(at, first),
        None => all.iter().any(|other| shares(at, other)),
    };
    all.iter().filter(fits).collect()
}

/// Narrows down where they can come: among enemies.
fn targets<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    let enemies = state.enemies(me).iter().fold(ClearingSet::EMPTY, |met, enemy| met | state.presence(enemy));
    let open = in_supply(state, me, hooks::placing(state, me, sites));
    open.only(enemies, here("root-no-spies-among-enemies", "E.2.4"))
}

/// The enemy players there who have a card to lose: those with faction pieces.
fn victims(state: &State, me: Owner, clearing: Clearing) -> impl Iterator<Item = Seat> + use<'_> {
    let enemies = state.enemies_in(me, clearing).iter().filter_map(Owner::seat);
    enemies.filter(|&seat| state.player(seat).has_cards())
}

fn steal(state: &mut State, me: Owner, clearing: Clearing, world: &mut World) {
    let Some(thief) = state.controller(me) else { return state.stray() };
    for seat in state.seats() {
        if victims(state, me, clearing).any(|victim| victim == seat) {
            state.steal_random(thief, seat, world);
        }
    }
}

impl HirelingRules for CorvidSpies {
    fn set_up(&self, state: &mut State, _: Owner, by: Seat, _: &mut World) {
        state.push(Step::SetUp { by, first: None }.task());
    }

    fn moment(&self, is_demoted: bool) -> Option<(Phase, Obligation)> {
        (!is_demoted).then_some((Phase::Daylight, Obligation::May))
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        lists(Step::Place { left: COMING }, state, me) || lists(Step::Either, state, me)
    }

    fn act(&self, state: &mut State, _: Owner, _: &mut World) {
        state.push(Step::Either.task());
        state.push(Step::Place { left: COMING }.task());
    }

    fn is_own(&self, action: Action) -> bool {
        matches!(action, Action::StealAt { .. })
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        refuse_own(state, me, action).or_else(|| match action {
            Action::PlaceAt { clearing } if state.phase == Phase::Setup => {
                Some(at("root-no-spies-of-suit", "A.6.3", clearing))
            }
            Action::PlaceAt { clearing } => targets(state, me, Asked::about(clearing)).why(),
            Action::Battle { clearing, .. } => match state.top()? {
                Task::Hireling(Steps::CorvidSpies(Step::Battles { left })) if !left.contains(clearing) => {
                    Some(at("root-no-second-battle", "E.2.4", clearing))
                }
                _ => None,
            },
            Action::StealAt { clearing } => Some(at("root-no-victims", "E.2.4", clearing)),
            _ => None,
        })
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::CorvidSpies;

    fn asked(self) -> Option<Seat> {
        match self {
            Step::SetUp { by, .. } => Some(by),
            _ => None,
        }
    }

    fn choice_mode(self, _: &State, _: Owner) -> ChoiceMode {
        ChoiceMode::Must
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        let spied = state.clearings_with_warriors(me);
        match self {
            Step::SetUp { first, .. } => placings(pairs(state, me, first), found),
            Step::Place { .. } => placings(targets(state, me, state.board.clearings()), found),
            Step::Either => {
                battles(state, me, spied, found);
                for clearing in spied.iter().filter(|&clearing| victims(state, me, clearing).next().is_some()) {
                    found(Action::StealAt { clearing });
                }
            }
            Step::Battles { left } => battles(state, me, left, found),
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetUp { by, first }, Action::PlaceAt { clearing }) => {
                if first.is_none() {
                    state.push(Step::SetUp { by, first: Some(clearing) }.task());
                }
                state.recruit(me, clearing, 1, world);
            }
            (Step::Place { left }, Action::PlaceAt { clearing }) => {
                go_on(state, left, |left| Step::Place { left });
                state.recruit(me, clearing, 1, world);
            }
            (Step::Either | Step::Battles { .. }, Action::Battle { clearing, defender }) => {
                let left = match self {
                    Step::Battles { left } => left,
                    _ => state.clearings_with_warriors(me),
                };
                state.push(Step::Battles { left: left.without(clearing) }.task());
                battle::start_against(state, me, clearing, defender, world);
            }
            (Step::Either, Action::StealAt { clearing }) => steal(state, me, clearing, world),
            _ => state.stray(),
        }
    }

    fn stands(self, state: &State, me: Owner, _: bool) -> bool {
        match self {
            _ if state.is_demoted(me) => false,
            Step::SetUp { .. } | Step::Either => true,
            Step::Place { left } => (1..=COMING).contains(&left),
            Step::Battles { left } => left.is_subset(state.board.clearings()),
        }
    }
}
