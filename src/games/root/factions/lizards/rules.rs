//! The Lizard Cult as a whole: setup, positions, invariants.

use super::state::{Lizards as Board, Step};
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::module::position::{CLEARING_SUITS, Position, visit_cards};
use crate::games::root::module::{Fits, Module};
use crate::games::root::prelude::*;
use crate::games::root::state::kits::Kit;
use crate::kernel::{Codec, Illegal};

pub(in crate::games::root) struct Lizards;

impl Module for Lizards {
    fn kit(&self) -> Kit {
        Kit::Lizards(Board::default())
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
        state.push_all(&[Step::SetupHome, Step::ChooseOutcast].map(Task::Lizards));
    }

    fn homelands(&self) -> Homelands {
        Homelands { count: 1, on_edge: false, apart: Apart::NotAdjacent, builds: true, come_first: true }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let in_setup = position.state.phase == Phase::Setup;
        let Some(lizards) = position.state.lizards_mut(seat) else { return };
        if codec.reads() {
            // A position that does not name the outcast has the first suit, once setup is over.
            lizards.outcast = (!in_setup).then_some(Suit::Fox);
        }
        codec.word("outcast", &CLEARING_SUITS, &mut lizards.outcast);
        codec.flag("hated", &mut lizards.hated);
        codec.marks("scored", &CLEARING_SUITS, &mut lizards.scored);
        codec.number("acolytes", Faction::Lizards.warriors(), &mut lizards.acolytes);
        visit_cards(codec, "revealed", &mut position.left, &mut lizards.revealed);
        visit_cards(codec, "lost_souls", &mut position.left, &mut lizards.souls);
        let acolytes = lizards.acolytes;
        position.lay_aside(codec, "acolytes", seat, acolytes);
    }

    fn warriors_aside(&self, state: &State, seat: Seat, owner: Seat) -> u8 {
        state.lizards(seat).filter(|_| owner == seat).map_or(0, |lizards| lizards.acolytes)
    }
}

impl Fits for Step {
    const FACTION: Option<Faction> = Some(Faction::Lizards);
}
