//! The landmarks of appendix F.

use crate::enum_table;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::place::Suit;

enum_table! {
    /// The landmarks, in the order of their names.
    #[derive(Default)]
    pub enum Landmark(
        /// The sign that stands for it on the map.
        sign: char,
    ) {
        #[default]
        BlackMarket    = "black_market"    ('$'),
        ElderTreetop   = "elder_treetop"   ('"'),
        Ferry          = "ferry"           ('&'),
        LegendaryForge = "legendary_forge" ('%'),
        LostCity       = "lost_city"       ('@'),
        Tower          = "tower"           ('^'),
    }
}

/// Most landmarks in a game (A.5.2).
pub const MAX_LANDMARKS: usize = 2;

/// Cards that lie at the Black Market, each in a stall of its own.
pub const STALLS: usize = 3;

/// Returns the items that a Legendary Forge in a clearing of the suit takes from the supply.
pub const fn forged(suit: Suit) -> ItemCounts {
    let mut items = [0; Item::COUNT];
    match suit {
        Suit::Fox => {
            items[Item::Sword.index()] = 2;
            items[Item::Crossbow.index()] = 1;
            items[Item::Hammer.index()] = 1;
        }
        Suit::Mouse => {
            items[Item::Bag.index()] = 2;
            items[Item::Tea.index()] = 2;
        }
        Suit::Rabbit => {
            items[Item::Boot.index()] = 2;
            items[Item::Coin.index()] = 2;
        }
        Suit::Bird => {}
    }
    items
}
