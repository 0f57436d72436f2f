//! The Eyrie Dynasties as a whole: setup, positions, invariants.

use super::state::{Eyrie as Board, Step};
use super::{position, turn};
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::{Fits, Module, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::state::kits::Kit;
use crate::kernel::{Broken, Fields, Illegal};
use toml::Table;

pub(in crate::games::root) struct Eyrie;

impl Module for Eyrie {
    fn kit(&self) -> Kit {
        Kit::Eyrie(Board::default())
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
        state.push_all(&[Step::SetupRoost, Step::ChooseLeader].map(Task::Eyrie));
    }

    fn homelands(&self) -> Homelands {
        Homelands { count: 1, on_edge: true, apart: Apart::TwoBetween, builds: true, come_first: true }
    }

    fn read(&self, reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
        position::read(reader, fields, seat);
    }

    fn write(&self, state: &State, seat: Seat, table: &mut Table) {
        if let Some(eyrie) = state.eyrie(seat) {
            position::write(eyrie, table);
        }
    }

    fn check(&self, state: &State, _: Seat) -> Result<(), Broken> {
        one_in_each(state, &[Piece::Roost])
    }
}

impl Fits for Step {
    const FACTION: Option<Faction> = Some(Faction::Eyrie);

    fn fits(self, state: &State, _: bool) -> bool {
        match self {
            Step::SetupRoost => state.phase == Phase::Setup && state.on_map(Piece::Roost) == 0,
            Step::AddToDecree { added, birds } => {
                added <= turn::MOST_ADDED && birds <= added.min(turn::MOST_BIRDS_ADDED)
            }
            _ => true,
        }
    }
}
