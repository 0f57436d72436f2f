//! Preparations before the first turn (5.1, appendix A), part by part.

use super::{draft, hirelings, landmarks, registry};
use crate::games::root::law::hand::Hands;
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::preparing::Step;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::kernel::Seat;

/// Cards dealt to each player (5.1.3).
const FIRST_CARDS: u8 = 3;

/// Lays the whole setup on the stack, above the tasks of the first turn. Where factions are drafted, nobody knows these
/// yet: that turn begins as all others do, when the stack is empty.
pub(super) fn begin(state: &mut State, advanced: bool, landmarks: u8, hirelings: u8) {
    if advanced {
        draft::begin(state);
    } else {
        registry::begin_turn(state);
        for step in [Step::Factions, Step::Deal { count: FIRST_CARDS }] {
            state.push(Task::Setup(step));
        }
    }
    if hirelings > 0 {
        state.push(Task::Setup(Step::Hirelings { count: hirelings }));
    }
    if landmarks > 0 {
        state.push(Task::Setup(Step::Landmarks { count: landmarks }));
    }
}

impl Tasks for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        draft::asks(state, self)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        draft::legal(state, self, out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        draft::take(state, self, action, world);
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::Landmarks { count } => landmarks::deal(state, count, world),
            Step::Hirelings { count } => hirelings::deal(state, count, world),
            Step::Deal { count } => {
                for seat in state.seats() {
                    state.draw_cards(seat, count, world);
                }
            }
            Step::Factions => set_up_factions(state, world),
            step => draft::run(state, step, world),
        }
    }

    fn question(self, state: &State, declared: Asking) -> Asking {
        draft::question(state, self, declared)
    }
}

/// Characters that were named before the game lie open first; then what asks comes in letter order (5.1.7).
fn set_up_factions(state: &mut State, world: &mut World) {
    for seat in state.seats() {
        if let Some(character) = state.character(seat) {
            state.choose_character(seat, character, world);
        }
    }
    for faction in Faction::ALL.into_iter().rev() {
        if let Some(seat) = state.seat_of(faction) {
            registry::module(faction).set_up(state, seat, world);
        }
    }
}

impl Fits for Step {
    fn fits(self, state: &State, is_top: bool) -> bool {
        state.phase == Phase::Setup && draft::fits(state, self, is_top)
    }

    fn picks_fit(self, state: &State) -> bool {
        draft::picks_fit(state, self)
    }
}
