//! Dealing hirelings and setting them up, and when they are asked to act: at the start of Birdsong (E.2.3), in Daylight (E.2.4), on gaining
//! control (E.2.1), in setup (A.6.3).

use crate::games::root::cards::effects;
use crate::games::root::hirelings::forest_patrol::Physicians;
use crate::games::root::hirelings::module;
use crate::games::root::law::among::Asked;
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::hooks::bars;
use crate::games::root::law::victory::Victory;
use crate::games::root::law::why::{because, of_faction, of_party};
use crate::games::root::law::{hiring, hooks};
use crate::games::root::module::broken;
use crate::games::root::module::hireling::{HirelingRules, Obligation};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Moment;
use crate::games::root::state::hired::{HirelingInPlay, MARKER_SPACES};
use crate::games::root::state::hiring::Step;
use crate::games::root::state::losses::Trigger;
use crate::games::root::state::ruins;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::owner::MAX_HIRELINGS;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::roll::{ROLL_DEMOTED, ROLL_HIRELING};
use crate::kernel::{Broken, Illegal, Message};
use arrayvec::ArrayVec;

pub(super) fn module_of(state: &State, me: Owner) -> Option<&'static dyn HirelingRules> {
    Some(module(state.hired(me)?.hireling))
}

/// Sides turned over at random (A.6.2) of three cards, by number of players.
const fn demoted_count(players: usize) -> usize {
    match players {
        0..=2 => 0,
        3 => 1,
        4 => 2,
        _ => 3,
    }
}

/// A.6.1, A.6.2, A.6.4: three cards are dealt, those aside that stand for a faction that plays (A.6.5), and some turned over;
/// a game with fewer keeps the first of them, so that each has either side up as often as at a table with three.
pub(super) fn deal(state: &mut State, count: u8, world: &mut World) {
    let playing = || Faction::ALL.into_iter().filter(|&faction| state.seat_of(faction).is_some());
    let is_free = |hireling: &Hireling| !playing().any(|faction| bars(*hireling, faction));
    let mut left: u64 = Hireling::ALL.iter().filter(|hireling| is_free(hireling)).fold(0, |all, one| all | bit(*one));
    let mut dealt = ArrayVec::<Hireling, MAX_HIRELINGS>::new();
    while !dealt.is_full() && left != 0 {
        let drawn = 1 << world.draw(ROLL_HIRELING, left);
        left &= !drawn;
        dealt.extend(Hireling::ALL.into_iter().find(|hireling| bit(*hireling) == drawn));
    }
    let mut promoted = dealt.iter().fold(0, |all, one| all | bit(*one));
    for _ in 0..demoted_count(state.seat_count()).min(dealt.len()) {
        promoted &= !(1 << world.draw(ROLL_DEMOTED, promoted));
    }
    for &hireling in dealt.iter().take(usize::from(count)) {
        state.hirelings.push(HirelingInPlay::dealt(hireling, promoted & bit(hireling) == 0));
    }
    for me in state.hirelings() {
        for &piece in state.pieces_of(me) {
            state.stock[piece.index()] = piece.first_stock();
        }
        let what = if state.is_demoted(me) { EventKind::DealtDemoted } else { EventKind::Dealt };
        world.emit(|| Event::new(what, me));
    }
    ruins::fill(state);
    let markers = state.hirelings.len();
    state.hiring.on_track.iter_mut().take(markers).for_each(|there| *there = true);
    state.push(Task::Hiring(Step::SetUp { done: 0 }));
}

fn bit(hireling: Hireling) -> u64 {
    1 << hireling as u64
}

/// Returns what the current player can or must have their hirelings do in this phase.
fn duties(state: &State, phase: Phase) -> impl Iterator<Item = (Owner, Obligation)> + use<'_> {
    let waiting = hiring::controlled(state, state.turn).iter();
    let waiting = waiting.filter(|&me| state.hired(me).is_some_and(|hired| !hired.used));
    waiting.filter_map(move |me| {
        let module = module_of(state, me)?;
        let (_, duty) = module.moment(state.is_demoted(me)).filter(|&(moment, _)| moment == phase)?;
        module.can_act(state, me).then_some((me, duty))
    })
}

/// Returns whether the current player can use a hireling in Daylight.
pub(super) fn are_open(state: &State) -> bool {
    !state.hirelings.is_empty() && duties(state, Phase::Daylight).next().is_some()
}

/// Returns the hirelings that the current player can use in this phase.
pub(super) fn list(state: &State, out: &mut Vec<Action>) {
    let is_paid_for = |&me: &Owner| module_of(state, me).is_some_and(|module| module.is_paid_for(state, me));
    let open = duties(state, state.phase).map(|(me, _)| me).filter(is_paid_for);
    out.extend(names(state, open).map(|hireling| Action::UseHireling { hireling }));
}

/// Uses one of `list`.
pub(super) fn act(state: &mut State, hireling: Hireling, world: &mut World) {
    let Some(me) = state.hireling(hireling) else { return state.stray() };
    let module = module(hireling);
    let seat = state.turn;
    if let Some(hired) = state.hired_mut(me) {
        hired.used = true;
    }
    world.emit(|| Event::new(EventKind::UsedHireling, seat).with(Detail::Party(hireling.into())));
    if state.phase == Phase::Birdsong {
        state.push(Task::Hiring(Step::Judge));
    }
    module.act(state, me, world);
}

/// The seat gains control, and the hireling does what it does when hired.
fn hire(state: &mut State, me: Owner, seat: Seat, world: &mut World) {
    hiring::gain(state, me, seat, world);
    if let Some(module) = module_of(state, me) {
        module.hired(state, me, world);
    }
}

/// A.6.3: the seat sets one of those up that are not.
fn set_up(state: &mut State, done: u8, hireling: Hireling, world: &mut World) {
    let by = hiring::chooser(state, done);
    let dealt = state.hirelings.as_mut_slice();
    match dealt.iter().position(|hired| hired.hireling == hireling) {
        Some(place) => dealt.swap(place, usize::from(done)),
        None => return state.stray(),
    }
    let me = Owner::hireling(usize::from(done));
    world.emit(|| Event::new(EventKind::SetsUpHireling, by).with(Detail::Party(hireling.into())));
    state.push(Task::Hiring(Step::SetUp { done: done + 1 }));
    if let Some(module) = module_of(state, me).filter(|_| !state.is_demoted(me)) {
        module.set_up(state, me, by, world);
    }
}

/// Those that nobody has set up.
fn left_to_set_up(state: &State, done: u8) -> impl Iterator<Item = Hireling> + use<'_> {
    state.hirelings.as_slice().iter().skip(usize::from(done)).map(|hired| hired.hireling)
}

fn names(state: &State, hirelings: impl Iterator<Item = Owner>) -> impl Iterator<Item = Hireling> {
    hirelings.filter_map(|me| state.hired(me)).map(|hired| hired.hireling)
}

/// Returns the hirelings that the current player has to give away, and who can get each.
fn gifts(state: &State) -> impl Iterator<Item = (Hireling, Seat)> + use<'_> {
    let leaving = names(state, hiring::leaving(state).iter());
    leaving.flat_map(|hireling| hiring::receivers(state).map(move |seat| (hireling, seat)))
}

fn pass_on(state: &mut State, hireling: Hireling, to: Seat, world: &mut World) {
    let Some(me) = state.hireling(hireling) else { return state.stray() };
    let seat = state.turn;
    world.emit(|| {
        let gift = Event::new(EventKind::PassedOn, seat).with(Detail::Party(hireling.into()));
        gift.with(Detail::Faction(state.faction(to)))
    });
    state.push(Task::Hiring(Step::PassOn));
    hire(state, me, to, world);
}

/// E.1.1: for one of the markers that the current player holds.
fn hire_from_supply(state: &mut State, hireling: Hireling, world: &mut World) {
    let Some(me) = state.hireling(hireling) else { return state.stray() };
    let seat = state.turn;
    let taken = &mut state.hiring.taken[seat.index()];
    *taken = taken.saturating_sub(1);
    state.push(Task::Hiring(Step::Hire));
    hire(state, me, seat, world);
}

fn may_hire(state: &State) -> bool {
    state.hiring.taken[state.turn.index()] > 0
}

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        match self {
            Step::SetUp { done } => left_to_set_up(state, done).nth(1).map(|_| hiring::chooser(state, done)),
            Step::PassOn => gifts(state).nth(1).map(|_| state.turn),
            Step::Hire => (may_hire(state) && hiring::supply(state).len() > 1).then_some(state.turn),
            Step::Birdsong => {
                let mut duties = duties(state, Phase::Birdsong);
                let (_, first) = duties.next()?;
                // 1.1.3: what else starts this Birdsong may come before
                let is_open =
                    first == Obligation::May || duties.next().is_some() || effects::opens(state, Moment::BirdsongStart);
                is_open.then_some(state.turn)
            }
            Step::Upkeep | Step::Judge => None,
        }
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        match self {
            Step::SetUp { done } => {
                out.extend(left_to_set_up(state, done).map(|hireling| Action::SetUp { hireling }));
            }
            Step::PassOn => out
                .extend(gifts(state).map(|(hireling, seat)| Action::PassOn { hireling, player: state.faction(seat) })),
            Step::Hire => {
                let supply = names(state, hiring::supply(state).iter());
                out.extend(supply.map(|hireling| Action::Hire { hireling }));
            }
            // what can act is on the list of openings
            Step::Birdsong => {
                if duties(state, Phase::Birdsong).all(|(_, duty)| duty == Obligation::May) {
                    out.push(Action::Pass);
                }
            }
            Step::Upkeep | Step::Judge => {}
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetUp { done }, Action::SetUp { hireling }) => set_up(state, done, hireling, world),
            (Step::PassOn, Action::PassOn { hireling, player }) => match state.seat_of(player) {
                Some(to) => pass_on(state, hireling, to, world),
                None => state.stray(),
            },
            (Step::Hire, Action::Hire { hireling }) => hire_from_supply(state, hireling, world),
            (Step::Birdsong, Action::Pass) => {}
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::SetUp { done } => {
                let last = left_to_set_up(state, done).next();
                if let Some(hireling) = last {
                    set_up(state, done, hireling, world);
                }
            }
            Step::Upkeep => {
                hiring::tick(state, world);
                state.push(Task::Hiring(Step::Hire));
                state.push(Task::Hiring(Step::PassOn));
            }
            Step::PassOn => {
                let gift = gifts(state).next();
                match gift {
                    Some((hireling, to)) => pass_on(state, hireling, to, world),
                    None => hiring::leaving(state).iter().for_each(|hireling| hiring::let_go(state, hireling, world)),
                }
            }
            Step::Hire => {
                let only = names(state, hiring::supply(state).iter()).next();
                if let Some(hireling) = only.filter(|_| may_hire(state)) {
                    hire_from_supply(state, hireling, world);
                }
            }
            Step::Birdsong => {
                let duty = names(state, duties(state, Phase::Birdsong).map(|(me, _)| me)).next();
                if let Some(hireling) = duty {
                    state.push(Task::Hiring(Step::Birdsong));
                    act(state, hireling, world);
                }
            }
            // 3.3.1, 1.1.3: all of it is at the start of Birdsong, in the order that serves the player
            Step::Judge => state.check_dominance(world),
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        let must = || duties(state, Phase::Birdsong).any(|(_, duty)| duty == Obligation::Must);
        match self {
            Step::Birdsong if must() => declared.instead("root-ask-hirelings-must", "E.2.3"),
            _ => declared,
        }
    }
}

impl ValidateTask for Step {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        if state.hirelings.is_empty() && !matches!(self, Step::SetUp { .. }) {
            return Err("root-pending-hireling");
        }
        Ok(())
    }

    fn fits(self, state: &State, _: bool) -> bool {
        match self {
            // A.6.3: what is still to be set up has nothing on the map and nothing to do
            Step::SetUp { done } => {
                let acts = |me: Owner| {
                    state.pending().any(
                        |task| matches!(task, Task::Hireling(steps) if state.hireling(steps.hireling()) == Some(me)),
                    )
                };
                let mut to_come = (usize::from(done)..state.hirelings.len()).map(Owner::hireling);
                state.phase == Phase::Setup
                    && usize::from(done) <= state.hirelings.len()
                    && to_come.all(|me| state.presence(me).is_empty() && !acts(me))
            }
            Step::Birdsong | Step::Judge => state.phase == Phase::Birdsong,
            Step::Upkeep | Step::PassOn | Step::Hire => state.used.upkept,
        }
    }
}

/// Returns why the seat can have no hireling do this.
pub(super) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    if let Action::UseHireling { hireling } = action {
        return Some(no_use(state, seat, hireling, action));
    }
    if let Some(hireling) = unused(state, seat, action) {
        return Some(of_party(state, "root-no-hireling-first", "E.2.4", hireling));
    }
    if let Some(Task::Hireling(step)) = state.top()
        && let Some(me) = state.hireling(step.hireling())
        && let Some(illegal) = module_of(state, me).and_then(|module| module.refuse(state, me, action))
    {
        return Some(illegal);
    }
    match action {
        Action::Hire { hireling } => Some(match hired(state, hireling) {
            None => of_faction("root-no-hireling", "A.6.1", hireling),
            Some(hired) if hired.controller.is_some() => of_party(state, "root-no-hire-taken", "E.1.1", hireling),
            Some(_) => because("root-no-hire-now", "E.1.1"),
        }),
        Action::PassOn { hireling, .. } => Some(match hired(state, hireling) {
            None => of_faction("root-no-hireling", "A.6.1", hireling),
            Some(hired) if hired.controller != Some(seat) => not_yours(state, hireling, hired.controller, "E.1.3"),
            Some(_) => of_party(state, "root-no-pass-on", "E.1.3", hireling),
        }),
        Action::Heal { clearing, card } => no_healing(state, clearing, card),
        Action::Roam { .. } => no_roaming(state, seat, action),
        Action::SetUp { hireling } if hired(state, hireling).is_none() => {
            Some(of_faction("root-no-hireling", "A.6.1", hireling))
        }
        Action::SetUp { hireling } => Some(match state.top() {
            Some(Task::Hiring(Step::SetUp { .. })) => of_party(state, "root-no-second-set-up", "A.6.3", hireling),
            _ => because("root-no-setup-first", "A.6.3"),
        }),
        _ => None,
    }
}

/// Returns why the pawn of a hireling does not move now: of a seat that has no pawn of its own, it is the one that is
/// meant.
fn no_roaming(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    if state.pawn(seat).is_some() || state.pawn_forest(seat).is_some() {
        return None;
    }
    let pawns = || hiring::controlled(state, seat).iter().filter(|&me| state.pawn(me).is_some());
    let held = pawns().find_map(|me| hooks::leaving(state, me, Asked::about(state.pawn(me)?)).why());
    held.or_else(|| Some(no_use(state, seat, state.hired(pawns().next()?)?.hireling, action)))
}

/// Returns why the Feline Physicians do not help now.
fn no_healing(state: &State, clearing: Clearing, card: CardKind) -> Option<Illegal> {
    match state.top() {
        Some(Task::Removal(Trigger::Physicians { seat, clearing: from, count, buried })) => {
            Physicians { seat, clearing: from, count, buried }.refuse(state, clearing, card)
        }
        _ => Some(because("root-no-heal-now", "E.2.2")),
    }
}

fn hired(state: &State, hireling: Hireling) -> Option<&HirelingInPlay> {
    state.hired(state.hireling(hireling)?)
}

fn no_use(state: &State, seat: Seat, hireling: Hireling, action: Action) -> Illegal {
    let Some(hired) = hired(state, hireling) else { return of_faction("root-no-hireling", "A.6.1", hireling) };
    if hired.controller != Some(seat) {
        return not_yours(state, hireling, hired.controller, "E.2");
    }
    match module(hireling).moment(hired.demoted) {
        None => return of_party(state, "root-no-hireling-by-itself", "E.2.2", hireling),
        Some(_) if state.turn != seat => return because("root-no-hireling-now", "E.2"),
        Some((phase, _)) if phase == state.phase => {}
        Some((Phase::Birdsong, _)) => return of_party(state, "root-no-hireling-in-birdsong", "E.2.3", hireling),
        Some(_) => return of_party(state, "root-no-hireling-in-daylight", "E.2.4", hireling),
    }
    if hired.used {
        return of_party(state, "root-no-hireling-again", "E.2.4", hireling);
    }
    let reason = state.hireling(hireling).and_then(|me| module_of(state, me)?.refuse(state, me, action));
    reason.unwrap_or_else(|| of_party(state, "root-no-hireling-use", "E.2.4", hireling))
}

/// Another player controls it, if anyone does.
fn not_yours(state: &State, hireling: Hireling, controller: Option<Seat>, law: &'static str) -> Illegal {
    match controller {
        None => of_party(state, "root-no-hireling-of-yours", law, hireling),
        Some(other) => {
            let controller = state.party(other).in_sentence();
            of_party(state, "root-no-hireling-of-others", law, hireling).with("controller", controller)
        }
    }
}

/// The hireling of the current player whose own action this is, as long as it waits to be used.
fn unused(state: &State, seat: Seat, action: Action) -> Option<Hireling> {
    if state.turn != seat || state.phase != Phase::Daylight {
        return None;
    }
    let is_asked = |hireling| matches!(state.top(), Some(Task::Hireling(step)) if step.hireling() == hireling);
    let mut waiting = names(state, duties(state, Phase::Daylight).map(|(me, _)| me));
    waiting.find(|&hireling| module(hireling).is_own(action) && !is_asked(hireling))
}

/// # Errors
/// The first invariant of hirelings that does not hold.
pub(super) fn check(state: &State) -> Result<(), Broken> {
    for me in state.hirelings() {
        let Some(hired) = state.hired(me) else { continue };
        let is_given = || state.pending().any(|task| task == Task::Hiring(Step::PassOn));
        let fits = match hired.controller {
            None => hired.markers == 0,
            // E.1.1
            Some(seat) if hooks::is_clockwork(state, seat) => false,
            Some(seat) => {
                let is_spent = seat == state.turn && is_given() || state.over.is_some();
                hired.markers <= hiring::MOST_CONTROL && (hired.markers > 0 || is_spent)
            }
        };
        if !fits {
            let message = Message::new("root-broken-control").text("hireling", hired.hireling.id());
            return broken(message.number("markers", hired.markers));
        }
        // only its controller has it act, in their turn
        let has_acted = hired.used || hired.kit.raids().is_some_and(|raids| raids.found || raids.robbed);
        if has_acted && state.over.is_none() && hired.controller != Some(state.turn) {
            return broken(Message::new("root-broken-used").text("hireling", hired.hireling.id()));
        }
        // what is demoted is not set up, so its pieces come with its first controller at the earliest; beside clockwork players it
        // may have had one that nobody could follow
        let had = hired.controller.is_some() || state.seats().any(|seat| hooks::is_clockwork(state, seat));
        let comes = hired.hireling.comes_demoted() && had;
        if hired.demoted && !comes && !state.presence(me).is_empty() {
            return broken(Message::new("root-broken-demoted").text("hireling", hired.hireling.id()));
        }
        if let Some(module) = module_of(state, me) {
            module.check(state, me)?;
        }
    }
    let on_track = state.hiring.on_track.iter().filter(|&&there| there).count();
    let taken: usize = state.hiring.taken.iter().map(|&taken| usize::from(taken)).sum();
    let supply = hiring::supply(state).len();
    // E.1.1: who enters or passes a space takes its marker, if it is no clockwork player
    for (place, space) in MARKER_SPACES.into_iter().enumerate() {
        let mut takers = state.seats().filter(|&seat| !hooks::is_clockwork(state, seat));
        let passed = takers.any(|seat| state.player(seat).score >= space);
        if state.hiring.on_track[place] && passed {
            return broken(Message::new("root-broken-passed").number("space", space));
        }
    }
    if on_track + taken > supply {
        return broken(Message::new("root-broken-markers").number("count", (on_track + taken) as u32));
    }
    Ok(())
}
