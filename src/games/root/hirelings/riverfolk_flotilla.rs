//! The Flotilla, a pawn on the river, and the Otter Divers.

use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::{
    battlefields, no_battle, no_placing, no_roaming, nothing_to_do, open, put_pawn,
};
use crate::games::root::law::why::at;
use crate::games::root::law::{battle, hooks};
use crate::games::root::module::hireling::{Duty, Hire, at_table, hired_by, read_pawn, write_pawn};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::{Fits, Offers, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::hirelings::Step as Any;
use crate::games::root::state::hirelings::riverfolk_flotilla::Step;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Broken, Fields, Illegal, MAX_SEATS, Seat};
use arrayvec::ArrayVec;
use toml::Table;

const HIRELING: Hireling = Hireling::RiverfolkFlotilla;

pub(in crate::games::root) struct RiverfolkFlotilla;

fn push(state: &mut State, step: Step) {
    state.push(Task::Hireling(Any::RiverfolkFlotilla(step)));
}

fn is_on_river(state: &State, clearing: Clearing) -> bool {
    !state.board.river_adjacent(clearing).is_empty()
}

/// Where it can begin: on the map edge and on the river.
fn landings(state: &State, me: Owner) -> ClearingSet {
    let edge = open(state, me, state.board.edge());
    edge.iter().filter(|&clearing| is_on_river(state, clearing)).collect()
}

/// Where it can go along the river, on the lake to any other coast (C.2.2), without rule.
fn courses(state: &State, me: Owner) -> ClearingSet {
    match state.pawn(me) {
        Some(from) if hooks::may_leave(state, me, from) => state.board.river_adjacent(from) - hooks::barred(state, me),
        _ => ClearingSet::EMPTY,
    }
}

/// The players with faction pieces where it lies.
fn traders(state: &State, me: Owner) -> impl Iterator<Item = Seat> + use<'_> {
    let at = state.pawn(me);
    state.seats_from_turn().filter(move |&seat| at.is_some_and(|at| state.is_present(seat, at)))
}

impl Hire for RiverfolkFlotilla {
    fn set_up(&self, state: &mut State, me: Owner, by: Seat, _: &mut World) {
        if !state.is_demoted(me) {
            push(state, Step::SetUp { by });
        }
    }

    fn hired(&self, _: &mut State, _: Owner, _: &mut World) {}

    fn duty(&self, state: &State, me: Owner, phase: Phase) -> Duty {
        let acts = || {
            traders(state, me).next().is_some() || !courses(state, me).is_empty() || !battlefields(state, me).is_empty()
        };
        if phase == Phase::Birdsong && !state.is_demoted(me) && acts() { Duty::Must } else { Duty::None }
    }

    fn act(&self, state: &mut State, me: Owner, _: Phase, _: &mut World) {
        push(state, Step::Battle);
        push(state, Step::Sail);
        let traders: ArrayVec<Seat, MAX_SEATS> = traders(state, me).collect();
        for &seat in traders.iter().rev() {
            push(state, Step::Trade { seat });
        }
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } if !state.board.edge().contains(clearing) => {
                Some(at("root-no-edge", "G.1.15", clearing))
            }
            Action::PlaceAt { clearing } if !is_on_river(state, clearing) => {
                Some(at("root-no-river", "A.6.3", clearing))
            }
            Action::PlaceAt { clearing } => no_placing(state, me, clearing),
            Action::Roam { to } if !is_on_river(state, to) => Some(at("root-no-river", "E.2.3", to)),
            Action::Roam { to } => no_roaming(state, me, to, courses(state, me)),
            Action::Battle { clearing, defender } => no_battle(state, me, clearing, defender),
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

    fn read(&self, reader: &mut Reader<'_>, fields: &mut Fields<'_>, me: Owner) {
        if !reader.state.is_demoted(me) {
            read_pawn(reader, fields, me);
        }
    }

    fn write(&self, state: &State, me: Owner, table: &mut Table) {
        write_pawn(state, me, table);
    }
}

/// Whom it can battle where it lies.
fn targets(state: &State, me: Owner) -> impl Iterator<Item = (Clearing, Owner)> + use<'_> {
    let at = state.pawn(me).into_iter();
    at.flat_map(move |at| battle::opponents(state, me, at).iter().map(move |enemy| (at, enemy)))
}

impl Tasks for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        match self {
            Step::SetUp { by } => {
                let me = state.hireling(HIRELING)?;
                (landings(state, me).len() > 1).then_some(by)
            }
            Step::Trade { seat } => Some(seat),
            Step::Sail => {
                hired_by(state, HIRELING).filter(|&(me, _)| courses(state, me).len() > 1).map(|(_, seat)| seat)
            }
            Step::Battle => {
                let (me, seat) = hired_by(state, HIRELING)?;
                targets(state, me).next().map(|_| seat)
            }
        }
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let Some(me) = state.hireling(HIRELING) else { return };
        match self {
            Step::SetUp { .. } => {
                out.extend(landings(state, me).iter().map(|clearing| Action::PlaceAt { clearing }));
            }
            Step::Trade { .. } => out.extend([Action::Pass, Action::Draw]),
            Step::Sail => out.extend(courses(state, me).iter().map(|to| Action::Roam { to })),
            Step::Battle => {
                out.push(Action::Pass);
                out.extend(
                    targets(state, me)
                        .map(|(clearing, enemy)| Action::Battle { clearing, defender: state.party(enemy) }),
                );
            }
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        match (self, action) {
            (Step::SetUp { .. }, Action::PlaceAt { clearing }) => put_pawn(state, me, clearing, world),
            (Step::Trade { seat }, Action::Draw) => state.draw_cards(seat, 1, world),
            (Step::Sail, Action::Roam { to }) => put_pawn(state, me, to, world),
            (Step::Battle, Action::Battle { clearing, defender }) => {
                battle::start_against(state, me, clearing, defender, world);
            }
            (Step::Trade { .. } | Step::Battle, Action::Pass) => {}
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return };
        let only = match self {
            Step::SetUp { .. } => landings(state, me).first(),
            Step::Sail => courses(state, me).first(),
            Step::Trade { .. } | Step::Battle => None,
        };
        if let Some(clearing) = only {
            put_pawn(state, me, clearing, world);
        }
    }

    fn question(self, _: &State) -> Asking {
        match self {
            Step::SetUp { .. } => Asking::new("root-ask-flotilla-set-up", "A.6.3"),
            Step::Trade { .. } => Asking::new("root-ask-flotilla-trade", "E.2.3"),
            Step::Sail => Asking::new("root-ask-flotilla-sail", "E.2.3"),
            Step::Battle => Asking::new("root-ask-flotilla-battle", "E.2.3"),
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
            Step::SetUp { by: seat } | Step::Trade { seat } => Some(seat),
            Step::Sail | Step::Battle => None,
        }
    }

    fn plays(self, state: &State) -> Result<(), &'static str> {
        at_table(state, HIRELING)
    }

    fn fits(self, state: &State, _: bool) -> bool {
        let Some(me) = state.hireling(HIRELING) else { return false };
        let stands = state.pawn(me).is_some();
        match self {
            _ if state.is_demoted(me) => false,
            Step::SetUp { .. } => !stands,
            Step::Trade { .. } | Step::Sail | Step::Battle => stands,
        }
    }

    fn picks_fit(self, _: &State) -> bool {
        false
    }
}
