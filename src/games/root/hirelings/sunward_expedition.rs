//! The Sunward Expedition, who found footholds and march from them, and the Mole Artisans, who keep crafted cards.

use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::{
    Listed, all_battles, all_moves, can_garrison, found, garrison, no_battle, no_move, no_placing, nothing_to_do, open,
    placings, run_garrison,
};
use crate::games::root::law::why::{at, because};
use crate::games::root::law::{battle, movement};
use crate::games::root::module::hireling::{Duty, Hire, at_table, hired_by};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::writing::put_cards;
use crate::games::root::module::{Fits, Offers, Tasks, broken};
use crate::games::root::state::State;
use crate::games::root::state::hired::HiredKit;
use crate::games::root::state::hirelings::Step as Any;
use crate::games::root::state::hirelings::sunward_expedition::Step;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::piece::{Piece, Target};
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Broken, Fields, Illegal, Message, Seat};
use toml::Table;

const HIRELING: Hireling = Hireling::SunwardExpedition;

/// Warriors that come with a foothold at most.
const CREW: u8 = 3;

pub(in crate::games::root) struct SunwardExpedition;

fn push(state: &mut State, step: Step) {
    state.push(Task::Hireling(Any::SunwardExpedition(step)));
}

fn is_spent(state: &State) -> bool {
    state.stock[Piece::Foothold.index()] == 0
}

/// Where the next foothold can come.
fn sites(state: &State, me: Owner) -> ClearingSet {
    open(state, me, state.board.clearings() - state.clearings_with(Piece::Foothold))
}

fn each(step: Step, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
    match step {
        Step::SetUp { .. } => placings(sites(state, me), found),
        Step::Abandon => {
            let (party, target) = (HIRELING.into(), Target::Piece(Piece::Foothold));
            let footholds = state.clearings_with(Piece::Foothold).iter();
            footholds.for_each(|clearing| found(Action::Remove { clearing, party, target }));
        }
        Step::Found => {
            for clearing in sites(state, me).iter() {
                found(Action::PlaceAt { clearing });
                (1..=CREW.min(state.supply(me))).for_each(|count| found(Action::PlaceWith { clearing, count }));
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
        Step::Garrison => {
            garrison(state, me, Piece::Foothold).clearings().for_each(|clearing| found(Action::PlaceAt { clearing }));
        }
        Step::Keep { .. } => found(Action::Show),
    }
}

/// Whether it can be let be.
fn is_free(step: Step) -> bool {
    matches!(step, Step::Either | Step::Battle | Step::Keep { .. })
}

/// Its controller takes a foothold from the map, for which nobody scores.
fn abandon(state: &mut State, me: Owner, clearing: Clearing, world: &mut World) {
    let foothold = Piece::Foothold;
    state.pieces[foothold.index()][clearing.index()] -= 1;
    state.stock[foothold.index()] += 1;
    world.emit(|| {
        Event::new(What::Removed, me)
            .with(Detail::Count(1))
            .with(Detail::Target(Target::Piece(foothold)))
            .with(Detail::Clearing(clearing))
    });
}

/// A crafted card is discarded after all.
fn discard(state: &mut State, me: Owner, kind: CardKind, world: &mut World) {
    if let Some(HiredKit::Cards(cards)) = state.hired_mut(me).map(|hired| &mut hired.kit)
        && let Some(card) = cards.copy_of(kind)
    {
        cards.remove(card);
        state.lay_on_discard(card, world);
    }
}

impl Hire for SunwardExpedition {
    fn set_up(&self, state: &mut State, me: Owner, by: Seat, _: &mut World) {
        if !state.is_demoted(me) {
            push(state, Step::SetUp { by });
        }
    }

    fn hired(&self, _: &mut State, _: Owner, _: &mut World) {}

    fn duty(&self, state: &State, me: Owner, phase: Phase) -> Duty {
        if state.is_demoted(me) || phase != Phase::Daylight {
            return Duty::None;
        }
        let can = |step: Step| !Listed::by(|found| each(step, state, me, found)).is_empty();
        if can(Step::Found) || can(Step::Either) { Duty::May } else { Duty::None }
    }

    fn act(&self, state: &mut State, me: Owner, _: Phase, _: &mut World) {
        push(state, Step::Either);
        push(state, Step::Found);
        if is_spent(state) && !sites(state, me).is_empty() {
            push(state, Step::Abandon);
        }
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } | Action::PlaceWith { clearing, .. } => {
                let here = state.count(Piece::Foothold, clearing) > 0;
                let second = here.then(|| at("root-no-second-foothold", "E.2.4", clearing));
                let few = || because("root-no-warriors-left", "1.5.4");
                second.or_else(|| no_placing(state, me, clearing)).or_else(|| Some(few()))
            }
            Action::Move { from, to, count } => no_move(state, me, from, to, count),
            Action::Battle { clearing, defender } => no_battle(state, me, clearing, defender),
            Action::Remove { clearing, .. } => Some(at("root-no-foothold", "E.2.4", clearing)),
            Action::Recruit => Some(because("root-no-warriors-left", "1.5.4")),
            Action::UseHireling { .. } => Some(nothing_to_do()),
            _ => None,
        }
    }

    fn check(&self, state: &State, me: Owner) -> Result<(), Broken> {
        if state.is_demoted(me) && !state.presence(me).is_empty() {
            return broken(Message::new("root-broken-demoted").text("hireling", HIRELING.id()));
        }
        if state.board.clearings().iter().any(|clearing| state.count(Piece::Foothold, clearing) > 1) {
            return broken("root-broken-footholds");
        }
        let cards = state.hired(me).map_or(CardSet::EMPTY, |hired| hired.kit.cards());
        if !cards.is_subset(CardSet::GOODS) || !cards.is_empty() && state.controller(me) != Some(state.turn) {
            return broken("root-broken-artisans");
        }
        Ok(())
    }

    fn warriors_aside(&self, _: &State, _: Owner) -> u8 {
        0
    }

    fn read(&self, reader: &mut Reader<'_>, fields: &mut Fields<'_>, me: Owner) {
        if reader.state.is_demoted(me) {
            let revealed = reader.cards(fields, "revealed");
            reader.state.hired_mut(me).into_iter().for_each(|hired| hired.kit = HiredKit::Cards(revealed));
        }
    }

    fn write(&self, state: &State, me: Owner, table: &mut Table) {
        put_cards(table, "revealed", state.hired(me).map_or(CardSet::EMPTY, |hired| hired.kit.cards()));
    }
}

impl Tasks for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let me = state.hireling(HIRELING)?;
        let asked = match self {
            Step::SetUp { by } => Some(by),
            _ => state.controller(me),
        };
        let is_open = match self {
            Step::Garrison => garrison(state, me, Piece::Foothold).is_open(),
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
            (Step::SetUp { .. }, Action::PlaceAt { clearing }) => {
                found(state, me, Piece::Foothold, clearing, world);
                state.recruit(me, clearing, CREW, world);
            }
            (Step::Abandon, Action::Remove { clearing, .. }) => abandon(state, me, clearing, world),
            (Step::Found, Action::PlaceAt { clearing }) => found(state, me, Piece::Foothold, clearing, world),
            (Step::Found, Action::PlaceWith { clearing, count }) => {
                found(state, me, Piece::Foothold, clearing, world);
                state.recruit(me, clearing, count, world);
            }
            (Step::Either, Action::Move { from, to, count }) => {
                push(state, Step::Battle);
                movement::move_warriors(state, me, from, to, count, world);
            }
            (Step::Either | Step::Battle, Action::Battle { clearing, defender }) => {
                battle::start_against(state, me, clearing, defender, world);
            }
            (Step::Either, Action::Recruit) => push(state, Step::Garrison),
            (Step::Garrison, Action::PlaceAt { clearing }) => {
                state.picks.clearings[clearing.index()] += 1;
                push(state, self);
            }
            (Step::Keep { card }, Action::Show) => {
                let seat = state.turn;
                world.emit(|| Event::new(What::Revealed, seat).with(Detail::Card(card)));
            }
            (Step::Keep { card }, Action::Pass) => discard(state, me, card, world),
            (step, Action::Pass) if is_free(step) => {}
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        if self == Step::Garrison {
            return run_garrison(state, me, Piece::Foothold, Task::Hireling(Any::SunwardExpedition(self)), world);
        }
        let only = Listed::by(|found| each(self, state, me, found)).first.filter(|_| !is_free(self));
        if let Some(action) = only {
            self.take(state, action, world);
        }
    }

    fn question(self, _: &State) -> Asking {
        match self {
            Step::SetUp { .. } => Asking::new("root-ask-foothold-first", "A.6.3"),
            Step::Abandon => Asking::new("root-ask-foothold-abandon", "E.2.4"),
            Step::Found => Asking::new("root-ask-foothold", "E.2.4"),
            Step::Either => Asking::new("root-ask-expedition-either", "E.2.4"),
            Step::Battle => Asking::new("root-ask-expedition-battle", "E.2.4"),
            Step::Garrison => Asking::new("root-ask-foothold-garrison", "E.2.4"),
            Step::Keep { card } => Asking::new("root-ask-artisans", "E.2.2").name("card", "root-card", card.id()),
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
            Step::Keep { card } => is_hired && state.hired(me).is_some_and(|hired| hired.kit.cards().has(card)),
            _ if state.is_demoted(me) => false,
            Step::SetUp { .. } => state.presence(me).is_empty() && !sites(state, me).is_empty(),
            Step::Abandon => is_hired && is_spent(state),
            Step::Found => {
                let comes_before =
                    state.pending().any(|task| task == Task::Hireling(Any::SunwardExpedition(Step::Abandon)));
                is_hired && (!is_spent(state) || comes_before || sites(state, me).is_empty())
            }
            Step::Either | Step::Battle | Step::Garrison => is_hired,
        }
    }

    fn picks_fit(self, state: &State) -> bool {
        let Some(me) = state.hireling(HIRELING) else { return false };
        self == Step::Garrison && state.picks.only_clearings() && garrison(state, me, Piece::Foothold).fits()
    }
}
