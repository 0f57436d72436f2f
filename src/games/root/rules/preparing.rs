//! What comes before the first turn (5.1), part by part.

use super::fits::fit_anywhere;
use super::{hirelings, landmarks, registry};
use crate::games::root::law::hand::Hands;
use crate::games::root::module::{Offers, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::preparing::Step;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::kernel::Seat;

/// Cards dealt to each player (5.1.3).
const FIRST_CARDS: u8 = 3;

/// Lays the whole set-up on the stack, above the tasks of the first turn.
pub(super) fn begin(state: &mut State, landmarks: u8, hirelings: u8) {
    registry::begin_turn(state);
    for step in [Step::Factions, Step::Deal { count: FIRST_CARDS }] {
        state.push(Task::Setup(step));
    }
    if hirelings > 0 {
        state.push(Task::Setup(Step::Hirelings { count: hirelings }));
    }
    if landmarks > 0 {
        state.push(Task::Setup(Step::Landmarks { count: landmarks }));
    }
}

impl Tasks for Step {
    fn asks(self, _: &State) -> Option<Seat> {
        None
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, _: &State, _: &mut Vec<Action>) {}

    fn take(self, state: &mut State, _: Action, _: &mut World) {
        state.stray();
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
        }
    }

    fn question(self, _: &State) -> Asking {
        Asking::new("root-ask-over", "3.1")
    }

    fn is_main(self) -> bool {
        false
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

fit_anywhere!(Step);
