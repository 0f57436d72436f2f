//! The Marquise de Cat as a whole: setup, positions, invariants.

use super::state::Step;
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::module::position::Position;
use crate::games::root::module::{Fits, Module};
use crate::games::root::prelude::*;
use crate::games::root::state::kits::Kit;
use crate::kernel::{Codec, Illegal};

pub(in crate::games::root) struct Marquise;

impl Module for Marquise {
    fn kit(&self) -> Kit {
        Kit::Marquise
    }

    fn turn(&self) -> &'static [Task] {
        super::turn::TURN
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        super::refusal::refuse(state, seat, action)
    }

    fn is_own(&self, action: Action) -> bool {
        super::refusal::is_own(action)
    }

    fn set_up(&self, state: &mut State, _: Seat, _: &mut World) {
        state.push(Task::Marquise(Step::SetupKeep));
    }

    fn homelands(&self) -> Homelands {
        Homelands { count: 3, on_edge: false, apart: Apart::Anywhere, builds: true, come_first: true }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, _: Seat) {
        // 6.2.2: a keep that is gone never comes back
        if codec.reads() && position.state.phase != Phase::Setup {
            position.state.stock[Piece::Keep.index()] = 0;
        }
    }
}

impl Fits for Step {
    const FACTION: Option<Faction> = Some(Faction::Marquise);

    fn fits(self, state: &State, is_top: bool) -> bool {
        let in_setup = state.phase == Phase::Setup;
        let left = |piece: Piece| state.stock[piece.index()] > 0;
        let is_building =
            |piece: Piece| piece.owner() == Faction::Marquise.into() && piece.is_building() && left(piece);
        match self {
            Step::SetupKeep => in_setup && left(Piece::Keep),
            Step::SetupBuilding(piece) => in_setup && is_building(piece),
            // 6.5.4.I
            Step::PayWood { clearing, piece, left } => {
                is_top
                    && is_building(piece)
                    && state.open_slots(clearing) > 0
                    && super::turn::payment(state, clearing, left).suffices()
            }
            Step::Wood | Step::Actions | Step::SecondMove | Step::Muster => true,
        }
    }

    fn picks_fit(self, state: &State) -> bool {
        state.picks.only_clearings()
            && match self {
                Step::Wood => super::turn::wood(state).fits(),
                Step::Muster => super::turn::muster(state).fits(),
                Step::PayWood { clearing, left, .. } => super::turn::payment(state, clearing, left).fits(),
                Step::SetupKeep | Step::SetupBuilding(_) | Step::Actions | Step::SecondMove => false,
            }
    }
}
