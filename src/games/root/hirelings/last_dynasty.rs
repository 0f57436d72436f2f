//! The Last Dynasty, five who always stay together, and the Bluebird Nobles.

use crate::games::root::law::hirelings::{
    battlefields, moves, no_battle, no_move, no_placing, not_all, nothing_to_do, open,
};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::victory::Scoring;
use crate::games::root::law::why::at;
use crate::games::root::law::{battle, movement};
use crate::games::root::module::hireling::{Duty, Hire, at_table, hired_by};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::{Fits, Offers, Tasks, broken};
use crate::games::root::state::State;
use crate::games::root::state::hirelings::Step as Any;
use crate::games::root::state::hirelings::last_dynasty::Step;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::{Broken, Fields, Illegal, Message, Seat};
use toml::Table;

const HIRELING: Hireling = Hireling::LastDynasty;

/// Ruled clearings for each point of the Nobles.
const CLEARINGS_FOR_A_POINT: usize = 3;

/// Battles where the Dynasty does not rule.
const BATTLES: u8 = 2;

pub(in crate::games::root) struct LastDynasty;

fn push(state: &mut State, step: Step) {
    state.push(Task::Hireling(Any::LastDynasty(step)));
}

/// Where all of them stand.
fn home(state: &State, me: Owner) -> Option<Clearing> {
    state.clearings_with_warriors(me).first()
}

/// Where all of them can come onto the map.
fn landings(state: &State, me: Owner) -> ClearingSet {
    open(state, me, state.board.edge())
}

/// Where all of them can go, if their controller rules where they stand.
fn destinations(state: &State, me: Owner) -> ClearingSet {
    let rules = |at: Clearing| state.ruler(at) == Some(state.counts_for(me));
    let from = home(state, me).filter(|&at| rules(at));
    from.map_or(ClearingSet::EMPTY, |from| movement::destinations(state, me, from))
}

impl Hire for LastDynasty {
    fn set_up(&self, state: &mut State, me: Owner, by: Seat, _: &mut World) {
        if !state.is_demoted(me) {
            push(state, Step::SetUp { by });
        }
    }

    fn hired(&self, _: &mut State, _: Owner, _: &mut World) {}

    fn duty(&self, state: &State, me: Owner, phase: Phase) -> Duty {
        match (state.is_demoted(me), phase) {
            (true, Phase::Birdsong) => {
                let scores = state.controller(me).is_some_and(|seat| points(state, seat) > 0);
                if scores { Duty::Must } else { Duty::None }
            }
            (false, Phase::Daylight) => {
                let acts = match home(state, me) {
                    None => state.supply(me) > 0 && !landings(state, me).is_empty(),
                    Some(_) => !destinations(state, me).is_empty() || !battlefields(state, me).is_empty(),
                };
                if acts { Duty::May } else { Duty::None }
            }
            _ => Duty::None,
        }
    }

    fn act(&self, state: &mut State, me: Owner, _: Phase, world: &mut World) {
        if state.is_demoted(me) {
            if let Some(seat) = state.controller(me) {
                let points = points(state, seat);
                state.score(seat, points, world);
            }
        } else if home(state, me).is_none() {
            push(state, Step::Battle { left: 1 });
            push(state, Step::Land);
        } else if !destinations(state, me).is_empty() {
            push(state, Step::Battle { left: 1 });
            push(state, Step::March);
        } else {
            let rules = home(state, me).and_then(|at| state.ruler(at)) == Some(state.counts_for(me));
            push(state, Step::Battle { left: if rules { 1 } else { BATTLES } });
        }
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAt { clearing } if !state.board.edge().contains(clearing) => {
                Some(at("root-no-edge", "G.1.15", clearing))
            }
            Action::PlaceAt { clearing } => no_placing(state, me, clearing),
            Action::Move { from, to, count } => {
                no_move(state, me, from, to, count).or_else(|| not_all(state, me, from, count))
            }
            Action::Battle { clearing, defender } => no_battle(state, me, clearing, defender),
            Action::UseHireling { .. } => Some(nothing_to_do()),
            _ => None,
        }
    }

    fn check(&self, state: &State, me: Owner) -> Result<(), Broken> {
        let stand = state.clearings_with_warriors(me).len();
        let most = if state.is_demoted(me) { 0 } else { 1 };
        if stand > most {
            return broken(Message::new("root-broken-dynasty").number("most", most as u32));
        }
        Ok(())
    }

    fn warriors_aside(&self, _: &State, _: Owner) -> u8 {
        0
    }

    fn read(&self, _: &mut Reader<'_>, _: &mut Fields<'_>, _: Owner) {}

    fn write(&self, _: &State, _: Owner, _: &mut Table) {}
}

/// What the Nobles bring their controller.
fn points(state: &State, seat: Seat) -> u8 {
    if state.player(seat).scores() { (state.ruled(seat).len() / CLEARINGS_FOR_A_POINT) as u8 } else { 0 }
}

impl Tasks for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        match self {
            Step::SetUp { by } => Some(by),
            Step::Land | Step::March => hired_by(state, HIRELING).map(|(_, seat)| seat),
            Step::Battle { .. } => {
                let (me, seat) = hired_by(state, HIRELING)?;
                let at = home(state, me)?;
                (battle::opponents(state, me, at).len() > 1).then_some(seat)
            }
        }
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let Some(me) = state.hireling(HIRELING) else { return };
        match self {
            Step::SetUp { .. } | Step::Land => {
                out.extend(landings(state, me).iter().map(|clearing| Action::PlaceAt { clearing }));
            }
            Step::March => {
                moves(state, me, |from, to, counts| out.push(Action::Move { from, to, count: *counts.end() }));
            }
            Step::Battle { .. } => {
                if let Some(at) = home(state, me) {
                    battle::legal_in(state, me, at, out);
                }
            }
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let Some(me) = state.hireling(HIRELING) else { return state.stray() };
        match (self, action) {
            (Step::SetUp { .. } | Step::Land, Action::PlaceAt { clearing }) => {
                state.recruit(me, clearing, HIRELING.warriors(), world);
            }
            (Step::March, Action::Move { from, to, count }) => {
                movement::move_warriors(state, me, from, to, count, world);
            }
            (Step::Battle { left }, Action::Battle { clearing, defender }) => {
                if left > 1 {
                    push(state, Step::Battle { left: left - 1 });
                }
                battle::start_against(state, me, clearing, defender, world);
            }
            _ => state.stray(),
        }
    }

    /// A battle with the only enemy there, or none.
    fn run(self, state: &mut State, world: &mut World) {
        let enemy = state.hireling(HIRELING).and_then(|me| {
            let clearing = home(state, me)?;
            let defender = state.party(battle::opponents(state, me, clearing).first()?);
            Some(Action::Battle { clearing, defender })
        });
        if let Some(battle) = enemy {
            self.take(state, battle, world);
        }
    }

    fn question(self, _: &State) -> Asking {
        match self {
            Step::SetUp { .. } => Asking::new("root-ask-dynasty-set-up", "A.6.3"),
            Step::Land => Asking::new("root-ask-dynasty-land", "E.2.4"),
            Step::March => Asking::new("root-ask-dynasty-move", "E.2.4"),
            Step::Battle { left } => Asking::new("root-ask-dynasty-battle", "E.2.4").number("left", left),
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

    fn fits(self, state: &State, is_top: bool) -> bool {
        let Some(me) = state.hireling(HIRELING) else { return false };
        let stands = home(state, me).is_some();
        match self {
            _ if state.is_demoted(me) => false,
            Step::SetUp { .. } => !stands && !landings(state, me).is_empty(),
            Step::Land => !stands && !landings(state, me).is_empty() && state.controller(me).is_some(),
            Step::March => !destinations(state, me).is_empty(),
            Step::Battle { left } => (1..=BATTLES).contains(&left) && (!is_top || state.controller(me).is_some()),
        }
    }

    fn picks_fit(self, _: &State) -> bool {
        false
    }
}
