//! The one list of modules: every kind of task with what carries it out, every faction with its turn.

use super::landmarks::FerryDraw;
use super::{clockwork, landmarks, offers};
use crate::games::root::clockwork::duchy as drillbit;
use crate::games::root::factions::{
    alliance, corvids, duchy, eyrie, hundreds, keepers, lizards, marquise, riverfolk, vagabond,
};
use crate::games::root::hirelings::{forest_patrol, the_exile};
use crate::games::root::landmarks::{black_market, elder_treetop};
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::victory::Victory;
use crate::games::root::law::{battle, craft, moves, order};
use crate::games::root::module::FactionRules;
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::state::landmarks::Step as OfLandmark;
use crate::games::root::state::losses::Trigger;
use crate::games::root::state::{MAX_TASKS, hirelings};
use crate::kernel::{Declared, Flow, Illegal, Mention, Offers, Outcome, Pending, PromptSpec, Stack, TextForm};

/// Calls a function of [`TaskHandler`] on what the task is.
macro_rules! each {
    ($task:expr, $step:ident => $call:expr) => {
        match $task {
            Task::Nothing => {
                let $step = Nothing;
                $call
            }
            Task::Setup($step) => $call,
            Task::Turn($step) => $call,
            Task::Offer($step) => $call,
            Task::Activate { card, left } => {
                let $step = craft::Payment { card, left };
                $call
            }
            Task::FreeMove => {
                let $step = moves::FreeMove;
                $call
            }
            Task::FreeBattle => {
                let $step = battle::FreeBattle;
                $call
            }
            Task::Effect($step) => $call,
            Task::Battle($step) => $call,
            Task::Triggers => {
                let $step = order::Triggers;
                $call
            }
            Task::Removal(triggered) => match triggered {
                Trigger::Hospital { clearing, count, buried } => {
                    let $step = marquise::turn::Hospital { clearing, count, buried };
                    $call
                }
                Trigger::Outrage { payer, clearing } => {
                    let $step = alliance::turn::Triggered::Outrage { payer, clearing };
                    $call
                }
                Trigger::BaseLost { suit } => {
                    let $step = alliance::turn::Triggered::BaseLost { suit };
                    $call
                }
                Trigger::ShedSupporters => {
                    let $step = alliance::turn::Triggered::ShedSupporters;
                    $call
                }
                Trigger::Damage { seat, left } => {
                    let $step = vagabond::turn::Damage { seat, left };
                    $call
                }
                Trigger::GardensLost { count } => {
                    let $step = lizards::turn::GardensLost { count };
                    $call
                }
                Trigger::PostsLost { count } => {
                    let $step = riverfolk::turn::Triggered::PostsLost { count };
                    $call
                }
                Trigger::LoseFunds { left } => {
                    let $step = riverfolk::turn::Triggered::LoseFunds { left };
                    $call
                }
                Trigger::FerryDraw { seat } => {
                    let $step = FerryDraw { seat };
                    $call
                }
                Trigger::Failure => {
                    let $step = duchy::turn::Failure;
                    $call
                }
                Trigger::Raid { clearing } => {
                    let $step = corvids::turn::Raid { clearing };
                    $call
                }
                Trigger::Prize { by } => {
                    let $step = keepers::turn::Prize { by };
                    $call
                }
                Trigger::Physicians { seat, clearing, count, buried } => {
                    let $step = forest_patrol::Physicians { seat, clearing, count, buried };
                    $call
                }
                Trigger::Errors { clearings, by } => {
                    let $step = drillbit::Errors { clearings, by };
                    $call
                }
            },
            Task::Terrain($step) => $call,
            Task::Hiring($step) => $call,
            Task::Hireling(step) => match step {
                hirelings::Step::ForestPatrol($step) => $call,
                hirelings::Step::LastDynasty($step) => $call,
                hirelings::Step::SpringUprising($step) => $call,
                hirelings::Step::TheExile($step) => $call,
                hirelings::Step::FlameBearers($step) => $call,
                hirelings::Step::VaultKeepers($step) => $call,
                hirelings::Step::SunwardExpedition($step) => $call,
                hirelings::Step::CorvidSpies($step) => $call,
                hirelings::Step::PopularBand($step) => $call,
                hirelings::Step::RiverfolkFlotilla($step) => $call,
                hirelings::Step::WarmSunProphets($step) => $call,
                hirelings::Step::HighwayBandits($step) => $call,
                hirelings::Step::FuriousProtector($step) => $call,
            },
            Task::Landmark(of_landmark) => match of_landmark {
                OfLandmark::SetUp { seat } => {
                    let $step = landmarks::SetUp { seat };
                    $call
                }
                OfLandmark::Slot { piece } => {
                    let $step = elder_treetop::Slot { building: piece };
                    $call
                }
                OfLandmark::Swap => {
                    let $step = black_market::Swap;
                    $call
                }
            },
            Task::Marquise($step) => $call,
            Task::Eyrie($step) => $call,
            Task::Alliance($step) => $call,
            Task::Vagabond($step) => $call,
            Task::Lizards($step) => $call,
            Task::Riverfolk($step) => $call,
            Task::Duchy($step) => $call,
            Task::Corvids($step) => $call,
            Task::Hundreds($step) => $call,
            Task::Keepers($step) => $call,
            Task::Clockwork($step) => $call,
        }
    };
}

/// Returns what a faction is as a whole.
pub(super) fn module(faction: Faction) -> &'static dyn FactionRules {
    match faction {
        Faction::Marquise => &marquise::rules::Marquise,
        Faction::Eyrie => &eyrie::rules::Eyrie,
        Faction::Alliance => &alliance::rules::Alliance,
        Faction::Vagabond | Faction::Vagabond2 => &vagabond::rules::Vagabond,
        Faction::Lizards => &lizards::rules::Lizards,
        Faction::Riverfolk => &riverfolk::rules::Riverfolk,
        Faction::Duchy => &duchy::rules::Duchy,
        Faction::Corvids => &corvids::rules::Corvids,
        Faction::Hundreds => &hundreds::rules::Hundreds,
        Faction::Keepers => &keepers::rules::Keepers,
    }
}

/// Returns what the seat plays; nothing before it has drafted (A.8).
pub(super) fn module_of(state: &State, seat: Seat) -> Option<&'static dyn FactionRules> {
    let player = state.player(seat);
    let rules = match player.kit {
        FactionState::Clockwork(_) => clockwork::module,
        _ => module,
    };
    player.faction.map(rules)
}

/// The tasks of a seat's turn, in order.
pub(in crate::games::root) fn turn_of(state: &State, seat: Seat) -> &'static [Task] {
    module_of(state, seat).map_or(&[], FactionRules::turn)
}

/// Returns why the faction of a seat cannot do what its player wishes.
pub(super) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    module_of(state, seat)?.refuse(state, seat, action)
}

/// Returns why a player cannot do what another faction or a landmark lets everybody do.
pub(super) fn refuse_guest(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    riverfolk::rules::refuse_buyer(state, seat, action)
        .or_else(|| corvids::rules::refuse_exposer(state, seat, action))
        .or_else(|| landmarks::refuse(state, seat, action))
        .or_else(|| the_exile::refuse_seller(state, seat, action))
}

/// Whether, for all that everybody can see, another faction or a landmark lets the current player do something at any time
/// (13.2.4, F.1); so may a hireling (E.2.2).
fn lets_guests(state: &State) -> bool {
    landmarks::are_open(state) || lets_expose(state) || the_exile::buys(state)
}

fn lets_expose(state: &State) -> bool {
    !corvids::exposure::exposable(state).is_empty()
}

/// Lists what other factions, landmarks and hirelings let the current player do at any time.
#[inline]
fn guest_offers(state: &State, out: &mut Vec<Action>) {
    if state.seat_of(Faction::Corvids).is_some() {
        corvids::exposure::list(state, out);
    }
    if !state.landmarks.sites.is_empty() {
        landmarks::list(state, out);
    }
    if !state.hirelings.is_empty() {
        the_exile::list(state, out);
    }
}

/// Takes what may be done at any time.
fn take_offer(state: &mut State, action: Action, world: &mut World) {
    match action {
        Action::Expose { clearing, plot } => corvids::exposure::begin(state, clearing, plot),
        Action::UseLandmark { landmark } => landmarks::begin(state, landmark),
        Action::SellTo { tile, .. } => the_exile::buy(state, tile, world),
        action => offers::take(state, action, world),
    }
}

/// Returns whether the faction does this, of those that do not share it with everybody.
pub(super) fn is_own(faction: Faction, action: Action) -> bool {
    module(faction).is_own(action)
}

/// # Errors
/// Why the task cannot stand on this table. Unless `sees_choice`, others' cards are no ground to find fault.
pub(super) fn fits(task: Task, state: &State, sees_choice: bool) -> Result<(), &'static str> {
    check_names(state, task)?;
    each!(task, step => {
        step.plays(state)?;
        if sees_choice && !step.fits(state, state.top() == Some(task)) {
            return Err("root-pending-table");
        }
        Ok(())
    })
}

/// Returns whether what has been picked is what the task picks.
pub(super) fn picks_fit(task: Task, state: &State) -> bool {
    each!(task, step => step.picks_fit(state))
}

/// Returns who is asked; what may be done at any time can be reason enough.
fn asks_of(step: impl TaskHandler + ValidateTask, task: Task, state: &State) -> Option<Seat> {
    step.plays(state).ok()?;
    asks_player(step, task, state)
}

/// The offers that the task has room for now.
#[inline]
fn offers_of(step: impl TaskHandler, task: Task, state: &State) -> Offers {
    match task.offers() {
        Offers::No => Offers::No,
        declared => {
            if step.takes_offers(state) {
                declared
            } else {
                Offers::No
            }
        }
    }
}

/// Returns who is asked by the task of a faction that plays.
#[inline(never)]
fn asks_player(step: impl TaskHandler, task: Task, state: &State) -> Option<Seat> {
    step.asks(state).or_else(|| {
        let alone = offers_of(step, task, state) == Offers::Alone && (lets_guests(state) || offers::are_open(state));
        alone.then_some(state.turn)
    })
}

#[inline(never)]
fn legal_step(step: impl TaskHandler, task: Task, state: &State, out: &mut Vec<Action>) {
    step.legal(state, out);
    match offers_of(step, task, state) {
        Offers::No => {}
        Offers::Beside | Offers::Alone => {
            guest_offers(state, out);
            offers::list(state, out);
        }
        Offers::Openings => offers::openings(state, out),
    }
}

#[inline(never)]
fn take_step(step: impl TaskHandler, task: Task, state: &mut State, action: Action, world: &mut World) {
    let offers = if offers::is_one(action) { offers_of(step, task, state) } else { Offers::No };
    match offers {
        Offers::No => step.take(state, action, world),
        Offers::Beside | Offers::Alone => {
            state.push(task);
            take_offer(state, action, world);
        }
        Offers::Openings => {
            state.push(task);
            offers::take_opening(state, action, world);
        }
    }
}

impl Flow<MAX_TASKS> for State {
    type Task = Task;
    type Action = Action;
    type Event = Event;

    fn tasks(&self) -> &Stack<Task, MAX_TASKS> {
        &self.tasks
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over
    }

    fn pending(&mut self) -> Pending<'_, Task, MAX_TASKS> {
        Pending { tasks: &mut self.tasks, asked: &mut self.asked, over: &mut self.over }
    }

    fn asks(&self, task: Task) -> Option<Seat> {
        each!(task, step => asks_of(step, task, self))
    }

    // As for a list and for an action, what is done for a kind of task stands alone, lest what few kinds need is made ready
    // for all; so does what few that ask come to.
    fn ask_or_run(&mut self, task: Task, world: &mut World) -> Option<Seat> {
        each!(task, step => run_or_ask_step(step, task, self, world))
    }

    fn list(&self, task: Task, out: &mut Vec<Action>) {
        each!(task, step => legal_step(step, task, self, out));
    }

    fn take(&mut self, task: Task, action: Action, world: &mut World) {
        each!(task, step => take_step(step, task, self, action, world));
    }

    fn run(&mut self, task: Task, world: &mut World) {
        each!(task, step => run_step(step, self, world));
    }

    fn question(&self, task: Task) -> PromptSpec {
        match task.asking() {
            Some(declared) => each!(task, step => step.question(self, declared)),
            None => PromptSpec::new("root-ask-over", "3.1"),
        }
    }

    fn settle(&mut self, world: &mut World) {
        // the player who placed a building says at once where it stands
        if let Some(piece) = self.landmarks.unsettled.take() {
            self.push(Task::Landmark(OfLandmark::Slot { piece }));
        }
        self.check_victory(world);
    }

    fn begin_turn(&mut self) {
        begin_turn(self);
        if self.tasks.is_empty() {
            self.stray();
        }
    }

    // For all that everybody can see, there is nothing to do but to pass.
    fn idle_answer(&self, task: Task, asked: Seat) -> Option<Action> {
        if self.clockwork(asked).is_some() {
            return clockwork::answer(self, task);
        }
        // a move is on nearly all of the long lists of Daylight
        let can_move = || self.phase == Phase::Daylight && task.is_main() && moves::is_possible(self, asked);
        let is_idle = task.may_be_idle()
            && !can_move()
            && offers::leaves_nothing(self, asked, |state, out| state.list(task, out));
        is_idle.then_some(Action::Pass)
    }

    fn close(&mut self) {
        self.triggers.clear();
        self.settling = None;
    }
}

#[inline]
fn run_or_ask_step(
    step: impl TaskHandler + ValidateTask,
    task: Task,
    state: &mut State,
    world: &mut World,
) -> Option<Seat> {
    // nobody answers for a faction that does not play
    if step.plays(state).is_err() {
        state.tasks.pop();
        state.stray();
        return None;
    }
    let asked = asks_player(step, task, state);
    if asked.is_none() {
        state.tasks.pop();
        run_step(step, state, world);
    }
    asked
}

#[inline(never)]
fn run_step(step: impl TaskHandler, state: &mut State, world: &mut World) {
    step.run(state, world);
}

/// Lays the tasks of the turn of `state.turn` on the stack.
pub(super) fn begin_turn(state: &mut State) {
    state.push_all(turn_of(state, state.turn));
}

mod frames;

/// # Errors
/// The task names what is not there.
pub(super) fn check_names(state: &State, task: Task) -> Result<(), &'static str> {
    let mut fault = None;
    task.mention(&mut |mention| {
        let missing = match mention {
            Mention::Place(number) => {
                let clearing = Clearing::from_number(number);
                let stands = clearing.is_some_and(|clearing| state.board.clearings().contains(clearing));
                (!stands).then_some("root-doc-clearing")
            }
            Mention::Seat(seat) => (seat.index() >= state.seat_count()).then_some("pending-seat"),
        };
        fault = fault.or(missing);
    });
    fault.map_or(Ok(()), Err)
}

/// The filler of free places on the stack.
#[derive(Clone, Copy)]
pub(in crate::games::root::rules) struct Nothing;

impl TaskHandler for Nothing {
    fn asks(self, _: &State) -> Option<Seat> {
        None
    }
}

impl ValidateTask for Nothing {}

#[cfg(test)]
mod tests;
