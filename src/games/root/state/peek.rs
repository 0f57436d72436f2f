//! The tiles that someone has seen under a ruin and left there (9.7.3).

use crate::games::root::words::item::{Item, ItemCounts};
use crate::kernel::SeatSet;

/// Most tiles under one ruin (9.7.1).
pub const MOST_TILES: usize = 2;

/// The tiles that someone has seen under a ruin and left there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RuinPeek {
    /// The tiles, in the order of their kinds.
    pub tiles: [Option<Item>; MOST_TILES],
    /// Tiles that are not known here: none in a full state.
    pub hidden: u8,
    /// The seats that have looked; while there are none, nothing is drawn yet.
    pub seen_by: SeatSet,
}

impl RuinPeek {
    pub fn items(&self) -> impl Iterator<Item = Item> + use<> {
        self.tiles.into_iter().flatten()
    }

    /// Tiles known or not.
    pub fn count(&self) -> u8 {
        self.items().count() as u8 + self.hidden
    }

    pub(in crate::games::root) fn add(&mut self, item: Item) {
        if let Some(free) = self.tiles.iter_mut().find(|tile| tile.is_none()) {
            *free = Some(item);
        }
        self.tiles.sort_unstable_by_key(|tile| tile.map_or(Item::COUNT, Item::index));
    }

    /// Returns what the look of these tiles is.
    pub(in crate::games::root) fn of(items: impl IntoIterator<Item = Item>, seen_by: SeatSet) -> Self {
        let mut look = Self { seen_by, ..Self::default() };
        items.into_iter().for_each(|item| look.add(item));
        look
    }

    pub(in crate::games::root) fn remove(&mut self, item: Item) {
        if let Some(held) = self.tiles.iter_mut().find(|tile| **tile == Some(item)) {
            *held = None;
        }
        self.tiles.sort_unstable_by_key(|tile| tile.map_or(Item::COUNT, Item::index));
    }

    /// Puts the tiles back among those whose place is not known here, as for a viewer who has not looked.
    pub(in crate::games::root) fn forget(&mut self, pool: &mut ItemCounts) {
        for item in std::mem::take(&mut self.tiles).into_iter().flatten() {
            pool[item.index()] += 1;
            self.hidden += 1;
        }
    }

    /// Draws tiles for those that are not known here.
    pub(in crate::games::root) fn deal(&mut self, pool: &mut ItemCounts, mut draw: impl FnMut(u64) -> u8) {
        for _ in 0..std::mem::take(&mut self.hidden) {
            let Some(item) = draw_tile(pool, &mut draw) else { return };
            self.add(item);
        }
    }
}

/// One of the tiles at random.
fn draw_tile(pool: &mut ItemCounts, draw: impl FnOnce(u64) -> u8) -> Option<Item> {
    let mut options = 0;
    for item in Item::ALL {
        for copy in 0..pool[item.index()] {
            options |= 1 << (8 * item.index() + usize::from(copy));
        }
    }
    if options == 0 {
        return None;
    }
    let item = Item::ALL[usize::from(draw(options) / 8).min(Item::COUNT - 1)];
    pool[item.index()] -= 1;
    Some(item)
}
