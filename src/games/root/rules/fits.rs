//! Checks of the tasks that belong to no faction against their table.

use crate::games::root::law::{craft, terrain};
use crate::games::root::module::Fits;
use crate::games::root::state::{State, battle, crossing, effect, frame};
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;

/// # Errors
/// The task names what is not there.
pub(super) fn check_names(state: &State, step: impl Fits) -> Result<(), &'static str> {
    if step.clearings().into_iter().flatten().any(|clearing| !state.board.clearings().contains(clearing)) {
        return Err("root-doc-clearing");
    }
    if step.names().is_some_and(|seat| seat.index() >= state.seat_count()) {
        return Err("pending-seat");
    }
    step.plays(state)
}

/// Tasks that name nothing and fit every table.
macro_rules! fit_anywhere {
    ($($step:ty),+ $(,)?) => {
        $(impl $crate::games::root::module::Fits for $step {
            fn clearings(self) -> [Option<$crate::games::root::words::place::Clearing>; 2] {
                [None, None]
            }

            fn names(self) -> Option<$crate::kernel::Seat> {
                None
            }

            fn plays(self, _: &$crate::games::root::state::State) -> Result<(), &'static str> {
                Ok(())
            }

            fn fits(self, _: &$crate::games::root::state::State, _: bool) -> bool {
                true
            }

            fn picks_fit(self, _: &$crate::games::root::state::State) -> bool {
                false
            }
        })+
    };
}

pub(super) use fit_anywhere;

fit_anywhere!(effect::Moment, battle::Step);

impl Fits for frame::Step {
    fn clearings(self) -> [Option<Clearing>; 2] {
        [None, None]
    }

    fn names(self) -> Option<Seat> {
        None
    }

    fn plays(self, _: &State) -> Result<(), &'static str> {
        Ok(())
    }

    fn fits(self, _: &State, _: bool) -> bool {
        true
    }

    fn picks_fit(self, state: &State) -> bool {
        self == frame::Step::DiscardDown && state.picks.only_cards()
    }
}

impl Fits for craft::Payment {
    fn clearings(self) -> [Option<Clearing>; 2] {
        [None, None]
    }

    fn names(self) -> Option<Seat> {
        None
    }

    fn plays(self, _: &State) -> Result<(), &'static str> {
        Ok(())
    }

    fn fits(self, state: &State, is_top: bool) -> bool {
        is_top && state.player(state.turn).hand.has(self.card)
    }

    fn picks_fit(self, state: &State) -> bool {
        state.picks.only_suits() && craft::activations(state, self.left).fits()
    }
}

impl Fits for effect::Step {
    fn clearings(self) -> [Option<Clearing>; 2] {
        match self {
            effect::Step::Bureau { clearing, .. } | effect::Step::EmigreBattle { clearing } => [Some(clearing), None],
            effect::Step::Company { from, to } => [Some(from), Some(to)],
            _ => [None, None],
        }
    }

    fn names(self) -> Option<Seat> {
        match self {
            effect::Step::Orders { enemy: seat }
            | effect::Step::SwapBack { other: seat }
            | effect::Step::Broker { owner: seat } => Some(seat),
            effect::Step::Bureau { enemy, .. } => enemy.seat(),
            _ => None,
        }
    }

    fn plays(self, _: &State) -> Result<(), &'static str> {
        Ok(())
    }

    fn fits(self, state: &State, _: bool) -> bool {
        match self {
            effect::Step::Bureau { enemy, .. } => state.owners().any(|owner| owner == enemy),
            _ => true,
        }
    }

    fn picks_fit(self, _: &State) -> bool {
        false
    }
}

impl Fits for crossing::Step {
    fn clearings(self) -> [Option<Clearing>; 2] {
        match self {
            crossing::Step::Ride { to, .. } | crossing::Step::RideWith { to, .. } => [Some(to), None],
            crossing::Step::PayPath { from, to } => [Some(from), Some(to)],
        }
    }

    fn names(self) -> Option<Seat> {
        match self {
            crossing::Step::Ride { seat: mover, .. } | crossing::Step::RideWith { seat: mover, .. } => mover.seat(),
            crossing::Step::PayPath { .. } => None,
        }
    }

    fn plays(self, state: &State) -> Result<(), &'static str> {
        let fits = match self {
            crossing::Step::Ride { seat: mover, .. } | crossing::Step::RideWith { seat: mover, .. }
                if state.controller(mover).is_none() =>
            {
                false
            }
            crossing::Step::RideWith { ally, .. } if ally.index() >= state.seat_count() => false,
            crossing::Step::Ride { to, .. } | crossing::Step::RideWith { to, .. } => {
                state.ferry.is_some_and(|at| terrain::ferry_ways(state, at).contains(to))
            }
            crossing::Step::PayPath { from, to } => state.closed_paths(from).contains(to) && !state.used.cleared,
        };
        if fits { Ok(()) } else { Err("root-pending-terrain") }
    }

    fn fits(self, _: &State, _: bool) -> bool {
        true
    }

    fn picks_fit(self, _: &State) -> bool {
        false
    }
}
