//! Checks of the tasks that belong to no faction against their table.

use crate::games::root::law::{craft, terrain};
use crate::games::root::module::Fits;
use crate::games::root::state::task::Task;
use crate::games::root::state::{State, battle, crossing, effect, frame};
use crate::games::root::words::place::Clearing;
use crate::kernel::{Mention, Written};

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

impl Fits for effect::Moment {}

impl Fits for battle::Step {}

impl Fits for frame::Step {
    fn picks_fit(self, state: &State) -> bool {
        self == frame::Step::DiscardDown && state.picks.only_cards()
    }
}

impl Fits for craft::Payment {
    fn fits(self, state: &State, is_top: bool) -> bool {
        is_top && state.player(state.turn).hand.has(self.card)
    }

    fn picks_fit(self, state: &State) -> bool {
        state.picks.only_suits() && craft::activations(state, self.left).fits()
    }
}

impl Fits for effect::Step {
    fn fits(self, state: &State, _: bool) -> bool {
        match self {
            effect::Step::Bureau { enemy, .. } => state.owners().any(|owner| owner == enemy),
            _ => true,
        }
    }
}

impl Fits for crossing::Step {
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
}
