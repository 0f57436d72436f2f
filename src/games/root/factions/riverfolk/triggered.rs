//! The price that the Company pays for removed trade posts (11.2.5.I).

use super::queries::{can_lose, funds_lost};
use super::turn::{losable, lose_funds};
use crate::games::root::module::{Fits, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::losses::Step;
use crate::games::root::state::task::Task;
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::faction::Faction;
use crate::kernel::Seat;

/// An effect that is triggered and resolved by the law of the Company.
#[derive(Clone, Copy)]
pub(in crate::games::root) enum Triggered {
    /// This many trade posts were removed together.
    PostsLost { count: u8 },
    /// The choice of the funds to lose.
    LoseFunds { left: u8 },
}

impl Tasks for Triggered {
    fn asks(self, state: &State) -> Option<Seat> {
        match self {
            Triggered::PostsLost { .. } => None,
            Triggered::LoseFunds { left } => {
                let choice = losable(state, left).is_open();
                state.seat_of(Faction::Riverfolk).filter(|_| choice)
            }
        }
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        if let Triggered::LoseFunds { left } = self {
            let owners = losable(state, left).seats();
            out.extend(owners.map(|owner| Action::Fund { faction: state.faction(owner) }));
        }
    }

    fn take(self, state: &mut State, action: Action, _: &mut World) {
        match (self, action) {
            (Triggered::LoseFunds { left }, Action::Fund { faction }) => {
                if let Some(owner) = state.seat_of(faction) {
                    state.picks.seats[owner.index()] += 1;
                    state.push(Task::Removal(Step::LoseFunds { left: left - 1 }));
                }
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Triggered::PostsLost { count } => {
                let left = funds_lost(state, count);
                state.push(Task::Removal(Step::LoseFunds { left }));
            }
            Triggered::LoseFunds { left } => lose_funds(state, left, world),
        }
    }
}

impl Fits for Triggered {
    const FACTION: Option<Faction> = Some(Faction::Riverfolk);

    fn fits(self, state: &State, _: bool) -> bool {
        match self {
            Triggered::PostsLost { .. } => true,
            Triggered::LoseFunds { left } => can_lose(state, left),
        }
    }

    fn picks_fit(self, state: &State) -> bool {
        match self {
            Triggered::PostsLost { .. } => false,
            Triggered::LoseFunds { left } => state.picks.only_seats() && losable(state, left).fits(),
        }
    }
}
