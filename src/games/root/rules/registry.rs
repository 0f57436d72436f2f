//! The one list of modules: every kind of task with what carries it out, every faction with its turn.

use super::ferry::FerryDraw;
use super::{fits, idle, landmarks, offers};
use crate::games::root::factions::{
    alliance, corvids, duchy, eyrie, hundreds, keepers, lizards, marquise, riverfolk, vagabond,
};
use crate::games::root::hirelings::forest_patrol::physicians;
use crate::games::root::hirelings::the_exile;
use crate::games::root::landmarks::{black_market, elder_treetop};
use crate::games::root::law::victory::Scoring;
use crate::games::root::law::{battle, craft, moves, terrain};
use crate::games::root::module::{Fits, Module, Tasks};
use crate::games::root::state;
use crate::games::root::state::State;
use crate::games::root::state::hirelings;
use crate::games::root::state::landmarks::Step as OfLandmark;
use crate::games::root::state::losses::Step as Triggered;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::kernel::{Asking, Declared, Illegal, Offers, Seat};
use plain::{FreeBattle, FreeMove, Nothing, Triggers};

mod plain;

/// Calls a function of [`Tasks`] on what the task is.
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
                let $step = FreeMove;
                $call
            }
            Task::FreeBattle => {
                let $step = FreeBattle;
                $call
            }
            Task::Effect($step) => $call,
            Task::Battle($step) => $call,
            Task::Triggers => {
                let $step = Triggers;
                $call
            }
            Task::Removal(triggered) => match triggered {
                Triggered::Hospital { clearing, count, buried } => {
                    let $step = marquise::hospital::Hospital { clearing, count, buried };
                    $call
                }
                Triggered::Outrage { payer, clearing } => {
                    let $step = alliance::triggered::Triggered::Outrage { payer, clearing };
                    $call
                }
                Triggered::BaseLost { suit } => {
                    let $step = alliance::triggered::Triggered::BaseLost { suit };
                    $call
                }
                Triggered::ShedSupporters => {
                    let $step = alliance::triggered::Triggered::ShedSupporters;
                    $call
                }
                Triggered::Damage { seat, left } => {
                    let $step = vagabond::triggered::Damage { seat, left };
                    $call
                }
                Triggered::GardensLost { count } => {
                    let $step = lizards::triggered::GardensLost { count };
                    $call
                }
                Triggered::PostsLost { count } => {
                    let $step = riverfolk::triggered::Triggered::PostsLost { count };
                    $call
                }
                Triggered::LoseFunds { left } => {
                    let $step = riverfolk::triggered::Triggered::LoseFunds { left };
                    $call
                }
                Triggered::FerryDraw { seat } => {
                    let $step = FerryDraw { seat };
                    $call
                }
                Triggered::Failure => {
                    let $step = duchy::triggered::Failure;
                    $call
                }
                Triggered::Raid { clearing } => {
                    let $step = corvids::triggered::Raid { clearing };
                    $call
                }
                Triggered::Prize { by } => {
                    let $step = keepers::triggered::Prize { by };
                    $call
                }
                Triggered::Physicians { seat, clearing, count, buried } => {
                    let $step = physicians::Physicians { seat, clearing, count, buried };
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
                hirelings::Step::Vault($step) => $call,
                hirelings::Step::SunwardExpedition($step) => $call,
                hirelings::Step::Spies($step) => $call,
                hirelings::Step::PopularBand($step) => $call,
                hirelings::Step::Flotilla($step) => $call,
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
        }
    };
}

/// Returns what a faction is as a whole.
pub(super) fn module(faction: Faction) -> &'static dyn Module {
    match faction {
        Faction::Marquise => &marquise::module::Marquise,
        Faction::Eyrie => &eyrie::module::Eyrie,
        Faction::Alliance => &alliance::module::Alliance,
        Faction::Vagabond | Faction::Vagabond2 => &vagabond::module::Vagabond,
        Faction::Lizards => &lizards::module::Lizards,
        Faction::Riverfolk => &riverfolk::module::Riverfolk,
        Faction::Duchy => &duchy::module::Duchy,
        Faction::Corvids => &corvids::module::Corvids,
        Faction::Hundreds => &hundreds::module::Hundreds,
        Faction::Keepers => &keepers::module::Keepers,
    }
}

/// Returns what the seat plays; nothing before it has drafted (A.8).
pub(super) fn module_of(state: &State, seat: Seat) -> Option<&'static dyn Module> {
    state.player(seat).faction.map(module)
}

/// The tasks of a seat's turn, in order.
pub(in crate::games::root) fn turn_of(state: &State, seat: Seat) -> &'static [Task] {
    module_of(state, seat).map_or(&[], Module::turn)
}

/// Returns why the faction of a seat cannot do what its player wishes.
pub(super) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    module_of(state, seat)?.refuse(state, seat, action)
}

/// Returns why a player cannot do what another faction or a landmark lets everybody do.
pub(super) fn refuse_guest(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    riverfolk::refusal::refuse_buyer(state, seat, action)
        .or_else(|| corvids::refusal::refuse_exposer(state, seat, action))
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

/// Whether the faction does this, of those that do not share it with everybody.
pub(super) fn is_own(faction: Faction, action: Action) -> bool {
    module(faction).is_own(action)
}

/// # Errors
/// Why the task cannot stand on this table. Unless `sees_choice`, others' cards are no ground to find fault.
pub(super) fn fits(task: Task, state: &State, sees_choice: bool) -> Result<(), &'static str> {
    fits::check_names(state, task)?;
    each!(task, step => {
        step.plays(state)?;
        if sees_choice && !step.fits(state, state.top() == Some(task)) {
            return Err("root-pending-table");
        }
        Ok(())
    })
}

/// Whether what has been picked is what the task picks.
pub(super) fn picks_fit(task: Task, state: &State) -> bool {
    each!(task, step => step.picks_fit(state))
}

/// Returns who is asked; what may be done at any time can be reason enough.
pub(super) fn asks(task: Task, state: &State) -> Option<Seat> {
    each!(task, step => asks_of(step, task, state))
}

fn asks_of(step: impl Tasks + Fits, task: Task, state: &State) -> Option<Seat> {
    step.plays(state).ok()?;
    asks_player(step, task, state)
}

/// The offers that the task has room for now.
#[inline]
fn offers_of(step: impl Tasks, task: Task, state: &State) -> Offers {
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

/// The same of a faction that plays.
#[inline(never)]
fn asks_player(step: impl Tasks, task: Task, state: &State) -> Option<Seat> {
    step.asks(state).or_else(|| {
        let alone = offers_of(step, task, state) == Offers::Alone && (lets_guests(state) || offers::are_open(state));
        alone.then_some(state.turn)
    })
}

/// The complete list of a task that asks.
pub(super) fn legal(task: Task, state: &State, out: &mut Vec<Action>) {
    each!(task, step => legal_step(step, task, state, out));
}

#[inline(never)]
fn legal_step(step: impl Tasks, task: Task, state: &State, out: &mut Vec<Action>) {
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

/// Takes a legal action of the task, which has been taken off the stack.
fn take(task: Task, state: &mut State, action: Action, world: &mut World) {
    each!(task, step => take_step(step, task, state, action, world));
}

#[inline(never)]
fn take_step(step: impl Tasks, task: Task, state: &mut State, action: Action, world: &mut World) {
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

/// The question of a task that asks; one that never does is on top only of a game that is over.
pub(super) fn question(task: Task, state: &State) -> Asking {
    match task.asking() {
        Some(declared) => each!(task, step => step.question(state, declared)),
        None => Asking::new("root-ask-over", "3.1"),
    }
}

/// Takes a legal action and runs on to the next decision.
pub(super) fn proceed(state: &mut State, action: Action, world: &mut World) {
    if let Some(task) = state.tasks.pop() {
        take(task, state, action, world);
    }
    advance(state, world);
}

/// Runs tasks until one asks somebody or the game is over. A turn that has ended makes room for the next.
pub(super) fn advance(state: &mut State, world: &mut World) {
    state.asked = None;
    loop {
        // the player who placed a building says at once where it stands
        if let Some(piece) = state.landmarks.unsettled.take() {
            state.push(Task::Landmark(OfLandmark::Slot { piece }));
        }
        state.check_victory(world);
        if state.over.is_some() {
            state.tasks.clear();
            state.triggers.clear();
            state.settling = None;
            return;
        }
        let Some(task) = state.top() else {
            begin_turn(state);
            if state.top().is_none() {
                state.stray();
            }
            continue;
        };
        if let Some(asked) = run_or_ask(task, state, world) {
            if !is_idle(task, state, asked) {
                state.asked = Some(asked);
                return;
            }
            state.tasks.pop();
            take(task, state, Action::Pass, world);
        }
    }
}

/// Returns who is asked the task; without anyone it has been carried out and is off the stack. As for a list and for an
/// action, what is done for a kind of task stands alone, lest what few kinds need is made ready for all; so does what
/// few that ask come to.
fn run_or_ask(task: Task, state: &mut State, world: &mut World) -> Option<Seat> {
    each!(task, step => run_or_ask_step(step, task, state, world))
}

#[inline]
fn run_or_ask_step(step: impl Tasks + Fits, task: Task, state: &mut State, world: &mut World) -> Option<Seat> {
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
fn run_step(step: impl Tasks, state: &mut State, world: &mut World) {
    step.run(state, world);
}

/// Whether nobody need be asked: for all that everybody can see, there is nothing to do but to pass.
fn is_idle(task: Task, state: &State, asked: Seat) -> bool {
    // a move is on nearly all of the long lists of Daylight
    let can_move = || state.phase == Phase::Daylight && task.is_main() && moves::is_possible(state, asked);
    task.may_be_idle() && !can_move() && idle::leaves_nothing(state, asked, |state, out| legal(task, state, out))
}

/// Lays the tasks of the turn of `state.turn` on the stack.
pub(super) fn begin_turn(state: &mut State) {
    state.push_all(turn_of(state, state.turn));
}

impl Tasks for craft::Payment {
    fn asks(self, state: &State) -> Option<Seat> {
        craft::asks(state, self)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        craft::legal_payment(state, self, out);
    }

    fn take(self, state: &mut State, action: Action, _: &mut World) {
        craft::take(state, self, action);
    }

    fn run(self, state: &mut State, world: &mut World) {
        craft::run(state, self, world);
    }
}

// The general law knows nothing of `Tasks`.

impl Tasks for state::battle::Step {
    fn asks(self, state: &State) -> Option<Seat> {
        battle::asks(state, self)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        battle::legal(state, self, out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        battle::take(state, self, action, world);
    }

    fn run(self, state: &mut State, world: &mut World) {
        battle::run(state, self, world);
    }

    fn question(self, state: &State, declared: Asking) -> Asking {
        battle::question(state, self, declared)
    }
}

impl Tasks for state::crossing::Step {
    fn asks(self, state: &State) -> Option<Seat> {
        terrain::asks(state, self)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        terrain::legal(state, self, out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        terrain::take(state, self, action, world);
    }

    fn run(self, state: &mut State, world: &mut World) {
        terrain::run(state, self, world);
    }
}

mod frames;
#[cfg(test)]
mod tests;
