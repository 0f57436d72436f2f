//! The Sunward Expedition, who found footholds and march from them, and the Mole Artisans, who keep crafted cards.

use crate::games::root::law::among::{Among, Asked, here};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::{
    all_battles, all_moves, can_garrison, each_post, found, garrison, has_its_warrior, in_supply, placings, refuse_own,
    run_garrison,
};
use crate::games::root::law::why::{at, counted};
use crate::games::root::law::{battle, hooks, movement};
use crate::games::root::module::broken;
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation, lists};
use crate::games::root::prelude::*;
use crate::games::root::state::hired::HirelingState;
use crate::games::root::state::hirelings::Step as Steps;
use crate::games::root::state::hirelings::sunward_expedition::Step;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::piece::Target;
use crate::kernel::{Broken, Illegal, OrNone};

/// Warriors that come with a foothold at most.
const CREW: u8 = 3;

pub(in crate::games::root) struct SunwardExpedition;

fn is_spent(state: &State) -> bool {
    state.stock[Piece::Foothold.index()] == 0
}

/// Narrows down where the next foothold can come.
fn sites<A: Among<ClearingSet>>(state: &State, me: Owner, sites: A) -> A {
    let free = sites.except(state.clearings_with(Piece::Foothold), here("root-no-second-foothold", "E.2.4"));
    hooks::placing(state, me, free)
}

/// Returns how many can come with one.
fn crew(state: &State, me: Owner) -> u8 {
    CREW.min(state.supply(me))
}

/// Returns why neither a foothold nor, where one is, a warrior comes there.
fn no_place(state: &State, me: Owner, clearing: Clearing) -> Option<Illegal> {
    match state.top()? {
        Task::Hireling(Steps::SunwardExpedition(Step::Garrison)) => hooks::placing(state, me, Asked::about(clearing))
            .only(state.clearings_with(Piece::Foothold), here("root-no-foothold", "E.2.4"))
            .why()
            .or_else(|| Some(has_its_warrior(clearing))),
        _ => sites(state, me, Asked::about(clearing)).why(),
    }
}

/// Its controller takes a foothold from the map, for which nobody scores.
fn abandon(state: &mut State, me: Owner, clearing: Clearing, world: &mut World) {
    let foothold = Piece::Foothold;
    state.pieces[foothold.index()][clearing.index()] -= 1;
    state.stock[foothold.index()] += 1;
    world.emit(|| {
        Event::new(EventKind::Removed, me)
            .with(Detail::Count(1))
            .with(Detail::Target(Target::Piece(foothold)))
            .with(Detail::Clearing(clearing))
    });
}

/// A crafted card is discarded after all.
fn discard(state: &mut State, me: Owner, kind: CardKind, world: &mut World) {
    if let Some(HirelingState::Cards(cards)) = state.hired_mut(me).map(|hired| &mut hired.kit)
        && let Some(card) = cards.copy_of(kind)
    {
        cards.remove(card);
        state.lay_on_discard(card, world);
    }
}

impl HirelingRules for SunwardExpedition {
    fn set_up(&self, state: &mut State, _: Owner, by: Seat, _: &mut World) {
        state.push(Step::SetUp { by }.task());
    }

    fn moment(&self, is_demoted: bool) -> Option<(Phase, Obligation)> {
        (!is_demoted).then_some((Phase::Daylight, Obligation::May))
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        lists(Step::Found, state, me) || lists(Step::Either, state, me)
    }

    fn act(&self, state: &mut State, me: Owner, _: &mut World) {
        state.push(Step::Either.task());
        state.push(Step::Found.task());
        if is_spent(state) && !sites(state, me, state.board.clearings()).is_empty() {
            state.push(Step::Abandon.task());
        }
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } => no_place(state, me, clearing),
            Action::PlaceWith { clearing, .. } => {
                no_place(state, me, clearing).or_else(|| Some(counted("root-no-crew", "E.2.4", crew(state, me))))
            }
            Action::Recruit => in_supply(state, me, None),
            Action::Remove { clearing, .. } => Some(at("root-no-foothold", "E.2.4", clearing)),
            _ => refuse_own(state, me, action),
        }
    }

    fn check(&self, state: &State, me: Owner) -> Result<(), Broken> {
        if state.board.clearings().iter().any(|clearing| state.count(Piece::Foothold, clearing) > 1) {
            return broken("root-broken-footholds");
        }
        let cards = state.hired(me).map_or(CardSet::EMPTY, |hired| hired.kit.cards());
        if !cards.is_subset(CardSet::GOODS) || !cards.is_empty() && state.controller(me) != Some(state.turn) {
            return broken("root-broken-artisans");
        }
        Ok(())
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::SunwardExpedition;

    fn asked(self) -> Option<Seat> {
        match self {
            Step::SetUp { by } => Some(by),
            _ => None,
        }
    }

    fn choice_mode(self, state: &State, me: Owner) -> ChoiceMode {
        match self {
            Step::SetUp { .. } | Step::Abandon | Step::Found | Step::Keep { .. } => ChoiceMode::Must,
            Step::Either | Step::Battle => ChoiceMode::May,
            Step::Garrison => ChoiceMode::Settles { is_open: garrison(state, me, Piece::Foothold).is_open() },
        }
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::SetUp { .. } => placings(sites(state, me, state.board.clearings()), found),
            Step::Abandon => {
                let (party, target) = (Self::HIRELING.into(), Target::Piece(Piece::Foothold));
                let footholds = state.clearings_with(Piece::Foothold).iter();
                footholds.for_each(|clearing| found(Action::Remove { clearing, party, target }));
            }
            Step::Found => {
                for clearing in sites(state, me, state.board.clearings()).iter() {
                    let crews = (0..=crew(state, me)).map(OrNone);
                    crews.for_each(|count| found(Action::PlaceWith { clearing, count }));
                }
            }
            Step::Either => {
                all_moves(state, me, found);
                all_battles(state, me, found);
                if can_garrison(state, me, Piece::Foothold) {
                    found(Action::Recruit);
                }
            }
            Step::Battle => all_battles(state, me, found),
            Step::Garrison => each_post(state, me, Piece::Foothold, found),
            Step::Keep { .. } => [Action::Show, Action::Pass].into_iter().for_each(found),
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetUp { .. }, Action::PlaceAt { clearing }) => {
                found(state, me, Piece::Foothold, clearing, world);
                state.recruit(me, clearing, CREW, world);
            }
            (Step::Abandon, Action::Remove { clearing, .. }) => abandon(state, me, clearing, world),
            (Step::Found, Action::PlaceWith { clearing, count: OrNone(count) }) => {
                found(state, me, Piece::Foothold, clearing, world);
                state.recruit(me, clearing, count, world);
            }
            (Step::Either, Action::Move { from, to, count }) => {
                state.push(Step::Battle.task());
                movement::move_warriors(state, me, from, to, count, world);
            }
            (Step::Either | Step::Battle, Action::Battle { clearing, defender }) => {
                battle::start_against(state, me, clearing, defender, world);
            }
            (Step::Either, Action::Recruit) => state.push(Step::Garrison.task()),
            (Step::Garrison, Action::PlaceAt { clearing }) => state.pick_clearing(clearing, self.task()),
            (Step::Keep { card }, Action::Show) => {
                let seat = state.turn;
                world.emit(|| Event::new(EventKind::Revealed, seat).with(Detail::Card(card)));
            }
            (Step::Keep { card }, Action::Pass) => discard(state, me, card, world),
            _ => state.stray(),
        }
    }

    fn settle(self, state: &mut State, me: Owner, world: &mut World) {
        run_garrison(state, me, Piece::Foothold, self.task(), world);
    }

    fn stands(self, state: &State, me: Owner, _: bool) -> bool {
        match self {
            Step::Keep { card } => state.hired(me).is_some_and(|hired| hired.kit.cards().has(card)),
            _ if state.is_demoted(me) => false,
            Step::SetUp { .. } => {
                state.presence(me).is_empty() && !sites(state, me, state.board.clearings()).is_empty()
            }
            Step::Abandon => is_spent(state),
            Step::Found => {
                let comes_before = || state.pending().any(|task| task == Step::Abandon.task());
                !is_spent(state) || sites(state, me, state.board.clearings()).is_empty() || comes_before()
            }
            Step::Either | Step::Battle | Step::Garrison => true,
        }
    }

    fn picks_stand(self, state: &State, me: Owner) -> bool {
        self == Step::Garrison && state.picks.only_clearings() && garrison(state, me, Piece::Foothold).fits()
    }
}
