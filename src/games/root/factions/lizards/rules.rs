//! The Lizard Cult as a whole: setup, positions, invariants.

use super::position;
use super::state::{Lizards as Board, Step};
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::{Fits, Module};
use crate::games::root::prelude::*;
use crate::games::root::state::kits::Kit;
use crate::kernel::{Fields, Illegal};
use toml::Table;

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

    fn read(&self, reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
        position::read(reader, fields, seat);
    }

    fn write(&self, state: &State, seat: Seat, table: &mut Table) {
        if let Some(lizards) = state.lizards(seat) {
            position::write(lizards, table);
        }
    }

    fn warriors_aside(&self, state: &State, seat: Seat, owner: Seat) -> u8 {
        state.lizards(seat).filter(|_| owner == seat).map_or(0, |lizards| lizards.acolytes)
    }
}

impl Fits for Step {
    const FACTION: Option<Faction> = Some(Faction::Lizards);
}
