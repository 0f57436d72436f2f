//! Pieces come onto the map, from the supply or a track (G.1.19).

use crate::games::root::state::State;
use crate::games::root::words::event::World;
use crate::games::root::words::event::{Detail, Event, EventKind};
use crate::games::root::words::owner::Owner;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;

impl State {
    /// Places a building or token of which one is left.
    pub(in crate::games::root) fn place(&mut self, piece: Piece, clearing: Clearing) {
        let stock = &mut self.stock[piece.in_stock().index()];
        // D.6.2
        if *stock == 0 || self.scorched.contains(clearing) {
            return;
        }
        *stock -= 1;
        self.pieces[piece.index()][clearing.index()] += 1;
        if piece.is_building()
            && let Some(owner) = self.owner_of(piece.owner())
        {
            self.buildings[owner.index()][clearing.index()] += 1;
            if !self.landmarks.sites.is_empty() {
                self.settle_in_treetop(piece, clearing);
            }
        }
    }

    /// Places warriors, as many as the supply has (1.5.4); how many came.
    pub(in crate::games::root) fn add_warriors(
        &mut self,
        owner: impl Into<Owner>,
        clearing: Clearing,
        count: u8,
    ) -> u8 {
        let owner = owner.into();
        let supply = self.supply(owner);
        // D.6.2
        let room = if self.scorched.contains(clearing) { 0 } else { supply };
        let count = count.min(room);
        self.set_supply(owner, supply - count);
        self.warriors[owner.index()][clearing.index()] += count;
        count
    }

    /// Places warriors and tells of it.
    pub(in crate::games::root) fn recruit(
        &mut self,
        owner: impl Into<Owner>,
        clearing: Clearing,
        count: u8,
        world: &mut World,
    ) -> u8 {
        let owner = owner.into();
        let count = self.add_warriors(owner, clearing, count);
        if count > 0 {
            world.emit(|| {
                Event::new(EventKind::Recruited, owner)
                    .with(Detail::Count(i16::from(count)))
                    .with(Detail::Clearing(clearing))
            });
        }
        count
    }

    /// Warriors that lie on Coffin Makers go back to their supplies.
    pub(in crate::games::root) fn take_coffins_home(&mut self) {
        for owner in self.owners() {
            let buried = std::mem::take(&mut self.coffins[owner.index()]);
            self.supply_warriors(owner, buried);
        }
    }
}
