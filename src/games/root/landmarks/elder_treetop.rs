//! The Elder Treetop: one building slot more, and a point more for removing the building that stands in it.

use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::hiring;
use crate::games::root::module::broken;
use crate::games::root::module::landmark::LandmarkCard;
use crate::games::root::module::position::Position;
use crate::games::root::prelude::*;
use crate::games::root::words::landmark::Landmark;
use crate::kernel::{Broken, Codec, Field, Texts};

pub(in crate::games::root) struct ElderTreetop;

/// The buildings that stand in the clearing.
fn buildings_in(state: &State, clearing: Clearing) -> impl Iterator<Item = Piece> + '_ {
    Piece::ALL.into_iter().filter(move |&piece| piece.is_building() && state.count(piece, clearing) > 0)
}

impl LandmarkCard for ElderTreetop {
    fn sites(&self, state: &State) -> ClearingSet {
        state.board.corners()
    }

    fn stand(&self, state: &mut State, clearing: Clearing) {
        state.slots[clearing.index()] += 1;
    }

    /// Visits the building that stands in the treetop: the first one, where all slots are full and nothing is said.
    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, clearing: Clearing) {
        let state = &mut *position.state;
        let mut building = state.landmarks.treetop;
        if codec.reads() && state.open_slots(clearing) == 0 {
            building = buildings_in(state, clearing).next();
        }
        let stands = |&piece: &Piece| buildings_in(state, clearing).any(|here| here == piece);
        let read = |word: &str| <Piece as Field>::read(word).filter(stands);
        let write = |piece: &Piece| piece.id().to_owned();
        codec.word("building", &Texts { what: "root-doc-treetop", read: &read, write: &write }, &mut building);
        state.landmarks.treetop = building;
    }

    fn check(&self, state: &State, clearing: Clearing) -> Result<(), Broken> {
        let stands = match state.landmarks.treetop {
            Some(building) => buildings_in(state, clearing).any(|here| here == building),
            None => state.open_slots(clearing) > 0,
        };
        if stands { Ok(()) } else { broken("root-broken-landmark") }
    }
}

/// Whether the building that was placed takes the slot of the treetop.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Slot {
    pub building: Piece,
}

impl TaskHandler for Slot {
    fn asks(self, state: &State) -> Option<Seat> {
        let owner = state.owner_of(self.building.owner())?;
        state.controller(owner).or_else(|| hiring::sets_up(state))
    }

    fn legal(self, _: &State, out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Treetop]);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::Treetop => {
                state.landmarks.treetop = Some(self.building);
                if let Some(owner) = state.owner_of(self.building.owner()) {
                    world.emit(|| Event::new(EventKind::Treetop, owner).with(Detail::Piece(self.building)));
                }
            }
            Action::Pass => {}
            _ => state.stray(),
        }
    }
}

impl ValidateTask for Slot {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        let at = state.landmark(Landmark::ElderTreetop);
        let open = at.is_some_and(|at| state.count(self.building, at) > 0 && state.open_slots(at) > 0);
        let fits = open && self.building.is_building() && state.landmarks.treetop.is_none();
        if fits { Ok(()) } else { Err("root-pending-landmark") }
    }

    fn fits(self, _: &State, is_top: bool) -> bool {
        is_top
    }
}
