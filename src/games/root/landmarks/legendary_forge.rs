//! The Legendary Forge: items of which every one that is crafted brings a card and a point, to those with a piece there.
//! `law/craft.rs` does the crafting (4.1.2).

use crate::games::root::module::landmark::LandmarkCard;
use crate::games::root::module::position::{ITEMS, MOST_POINTS, Position};
use crate::games::root::module::{broken, miscounted};
use crate::games::root::prelude::*;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::landmark::forged;
use crate::kernel::{Broken, Codec, always};

pub(in crate::games::root) struct LegendaryForge;

/// The items that a clearing gives the forge: those of its suit.
fn items_of(state: &State, clearing: Clearing) -> ItemCounts {
    state.suits(clearing).first().map_or([0; Item::COUNT], forged)
}

impl LandmarkCard for LegendaryForge {
    fn sites(&self, state: &State) -> ClearingSet {
        state.board.clearings()
    }

    fn stock(&self, state: &mut State, clearing: Clearing, world: &mut World) {
        let wanted = items_of(state, clearing);
        for item in Item::ALL {
            let index = item.index();
            let count = wanted[index].min(state.item_supply[index]);
            state.item_supply[index] -= count;
            state.landmarks.forge[index] += count;
            if count > 0 {
                world.emit(|| {
                    Event::new(EventKind::ForgeTook, Seat::new(0))
                        .with(Detail::Count(i16::from(count)))
                        .with(Detail::Item(item))
                });
            }
        }
    }

    /// Visits the items that lie there: without a list all of the clearing's suit; what elsewhere has been crafted is taken
    /// off later.
    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, clearing: Clearing) {
        if codec.reads() {
            let all = items_of(position.state, clearing);
            position.state.landmarks.forge = if codec.has("items") { [0; Item::COUNT] } else { all };
        }
        codec.counts(always("items"), &ITEMS, MOST_POINTS, &mut position.state.landmarks.forge);
    }

    fn check(&self, state: &State, clearing: Clearing) -> Result<(), Broken> {
        let most = items_of(state, clearing);
        let above = |item: &Item| state.landmarks.forge[item.index()] > most[item.index()];
        match Item::ALL.into_iter().find(above) {
            Some(item) => {
                let index = item.index();
                miscounted(item.id(), state.landmarks.forge[index].into(), most[index].into())
            }
            None if state.suits(clearing).only().is_none() => broken("root-broken-landmark"),
            None => Ok(()),
        }
    }
}
