//! The Riverfolk Company as a whole: setup, positions, invariants.

use super::state::{Riverfolk as Board, Step};
use super::{position, turn};
use crate::games::root::module::reading::Reader;
use crate::games::root::module::{Fits, Module, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::state::kits::Kit;
use crate::kernel::{Broken, Fields, Illegal};
use toml::Table;

pub(in crate::games::root) struct Riverfolk;

impl Module for Riverfolk {
    fn kit(&self) -> Kit {
        Kit::Riverfolk(Board::default())
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
        state.push_all(&turn::SET_UP);
    }

    fn read(&self, reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
        position::read(reader, fields, seat);
    }

    fn write(&self, state: &State, seat: Seat, table: &mut Table) {
        if let Some(riverfolk) = state.riverfolk(seat) {
            position::write(riverfolk, state, table);
        }
    }

    fn check(&self, state: &State, _: Seat) -> Result<(), Broken> {
        one_in_each(state, &Piece::POSTS)
    }

    fn warriors_aside(&self, state: &State, seat: Seat, owner: Seat) -> u8 {
        state.riverfolk(seat).map_or(0, |riverfolk| riverfolk.holds(owner))
    }
}

impl Fits for Step {
    const FACTION: Option<Faction> = Some(Faction::Riverfolk);

    fn fits(self, state: &State, _: bool) -> bool {
        turn::fits(state, self)
    }

    fn picks_fit(self, state: &State) -> bool {
        match self {
            Step::Pay { left, errand } => state.picks.only_seats() && turn::payment(state, left, errand).fits(),
            _ => false,
        }
    }
}
