//! Items that are damaged where an effect would remove the pawn (9.2.2.I).

use crate::games::root::law::removal;
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::losses::Step;
use crate::games::root::state::task::Task;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::kernel::Seat;

/// This many tiles are to be damaged.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Damage {
    pub seat: Seat,
    pub left: u8,
}

impl Tasks for Damage {
    fn asks(self, state: &State) -> Option<Seat> {
        state.vagabond(self.seat)?.must_choose_damage(self.left).then_some(self.seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        out.extend(state.undamaged_tiles(self.seat).map(|tile| Action::Damage { tile }));
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::Damage { tile } => {
                removal::damage(state, self.seat, tile, world);
                state.push(Task::Removal(Step::Damage { seat: self.seat, left: self.left - 1 }));
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        for _ in 0..self.left {
            let Some(tile) = state.undamaged_tiles(self.seat).next() else { return };
            removal::damage(state, self.seat, tile, world);
        }
    }
}

impl Fits for Damage {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        if state.has_pawn(self.seat) { Ok(()) } else { Err("root-doc-no-pawn") }
    }
}
