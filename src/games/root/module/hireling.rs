//! The interface of each hireling and of each of its steps, in the same shape for all (appendix E).

use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::prelude::*;
use crate::games::root::state::hirelings;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::party::Hireling;
use crate::kernel::{Broken, Illegal};

/// Whether its controller has to have a hireling act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::root) enum Obligation {
    May,
    Must,
}

/// A hireling, `me`, whichever of its sides is up. Only the dispatcher in `rules` calls these.
pub(in crate::games::root) trait HirelingRules: Sync {
    /// Sets it up by its promoted card (A.6.3): what runs by itself, and the tasks that ask the seat.
    fn set_up(&self, state: &mut State, me: Owner, by: Seat, world: &mut World);

    /// Carries out the hired action on gaining control (E.2.1).
    fn hired(&self, _: &mut State, _: Owner, _: &mut World) {}

    /// Returns when the side acts: at the start of its controller's Birdsong (E.2.3), in their Daylight (E.2.4), or
    /// never.
    fn moment(&self, is_demoted: bool) -> Option<(Phase, Obligation)>;

    /// Whether it can do anything at its moment, for all that everybody can see.
    fn can_act(&self, state: &State, me: Owner) -> bool;

    /// Whether its controller holds a card that acting costs, if it costs any.
    fn is_paid_for(&self, _: &State, _: Owner) -> bool {
        true
    }

    /// Takes the hireling's action, once per turn.
    fn act(&self, state: &mut State, me: Owner, world: &mut World);

    /// Whether one of its steps takes this action, of those that none but its own take.
    fn is_own(&self, _: Action) -> bool {
        false
    }

    /// Returns why an action answers none of its steps, or why `act` is not offered now if its side has its own reason.
    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal>;

    /// # Errors
    /// The first of its own invariants that does not hold.
    fn check(&self, _: &State, _: Owner) -> Result<(), Broken> {
        Ok(())
    }
}

/// The freedom of the answer to a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::root) enum ChoiceMode {
    /// Asked if several things are listed; the only one is done unasked.
    Must,
    /// Asked if anything is listed; it can be let be.
    May,
    /// Always asked: what is listed is for one seat to see.
    Unseen,
    /// Asked only if `is_open`; without that it settles by itself.
    Settles { is_open: bool },
}

/// A step of a hireling, `me`: a task whose list depends only on what every seat can see, unless it is [`ChoiceMode::Unseen`].
pub(in crate::games::root) trait HirelingStep: Copy + Into<hirelings::Step> {
    const HIRELING: Hireling;

    /// Returns the seat that is asked, if not the controller.
    fn asked(self) -> Option<Seat> {
        None
    }

    fn choice_mode(self, state: &State, me: Owner) -> ChoiceMode;

    /// Calls `found` for everything that can be done, to let it be aside.
    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action));

    /// Does what `each` lists.
    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World);

    /// Does what needs no choice, of a step that settles.
    fn settle(self, state: &mut State, _: Owner, _: &mut World) {
        state.stray();
    }

    /// Its question, with what depends on the state.
    fn question(self, _: &State, _: Owner, declared: PromptSpec) -> PromptSpec {
        declared
    }

    /// Whether what the step speaks of is as it is whenever a game comes to it. Who is asked is there.
    fn stands(self, state: &State, me: Owner, is_top: bool) -> bool;

    /// Whether what has been picked is what this step picks.
    fn picks_stand(self, _: &State, _: Owner) -> bool {
        false
    }

    fn task(self) -> Task {
        Task::Hireling(self.into())
    }
}

/// The choices of a step, as far as they decide whether someone is asked.
#[derive(Clone, Copy, Default)]
struct Listed {
    first: Option<Action>,
    several: bool,
}

impl Listed {
    fn by(step: impl HirelingStep, state: &State, me: Owner) -> Self {
        let mut listed = Self::default();
        step.each(state, me, &mut |action| {
            listed.several |= listed.first.is_some();
            listed.first.get_or_insert(action);
        });
        listed
    }
}

/// Whether the step lists anything.
pub(in crate::games::root) fn lists(step: impl HirelingStep, state: &State, me: Owner) -> bool {
    Listed::by(step, state, me).first.is_some()
}

/// Puts the step back for those that are left after one of `left`.
pub(in crate::games::root) fn go_on<S: HirelingStep>(state: &mut State, left: u8, step: impl FnOnce(u8) -> S) {
    if left > 1 {
        state.push(step(left - 1).task());
    }
}

fn asked(step: impl HirelingStep, state: &State, me: Owner) -> Option<Seat> {
    step.asked().or_else(|| state.controller(me))
}

impl<S: HirelingStep> TaskHandler for S {
    fn asks(self, state: &State) -> Option<Seat> {
        let me = state.hireling(S::HIRELING)?;
        let is_open = match self.choice_mode(state, me) {
            ChoiceMode::Must => Listed::by(self, state, me).several,
            ChoiceMode::May => lists(self, state, me),
            ChoiceMode::Unseen => true,
            ChoiceMode::Settles { is_open } => is_open,
        };
        asked(self, state, me).filter(|_| is_open)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let Some(me) = state.hireling(S::HIRELING) else { return };
        self.each(state, me, &mut |action| out.push(action));
        if self.choice_mode(state, me) == ChoiceMode::May {
            out.push(Action::Pass);
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let Some(me) = state.hireling(S::HIRELING) else { return state.stray() };
        match action {
            Action::Pass if self.choice_mode(state, me) == ChoiceMode::May => {}
            action => self.carry_out(state, me, action, world),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let Some(me) = state.hireling(S::HIRELING) else { return state.stray() };
        match self.choice_mode(state, me) {
            ChoiceMode::Must => {
                if let Some(only) = Listed::by(self, state, me).first {
                    self.carry_out(state, me, only, world);
                }
            }
            ChoiceMode::Settles { .. } => self.settle(state, me, world),
            ChoiceMode::May | ChoiceMode::Unseen => {}
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match state.hireling(S::HIRELING) {
            Some(me) => HirelingStep::question(self, state, me, declared),
            None => declared,
        }
    }
}

impl<S: HirelingStep> ValidateTask for S {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        at_table(state, S::HIRELING)
    }

    fn fits(self, state: &State, is_top: bool) -> bool {
        let me = state.hireling(S::HIRELING);
        me.is_some_and(|me| asked(self, state, me).is_some() && self.stands(state, me, is_top))
    }

    fn picks_fit(self, state: &State) -> bool {
        state.hireling(S::HIRELING).is_some_and(|me| self.picks_stand(state, me))
    }
}

/// # Errors
/// The hireling is not at the table.
pub(in crate::games::root) fn at_table(state: &State, hireling: Hireling) -> Result<(), &'static str> {
    state.hireling(hireling).map(|_| ()).ok_or("root-pending-hireling")
}
