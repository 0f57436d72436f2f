//! The closed lists of the Lord of the Hundreds: words that actions and events are made of (chapter 14).

use crate::enum_table;
use crate::games::root::words::item::Item::{self, Bag, Boot, Coin, Crossbow, Hammer, Sword, Tea};

enum_table! {
    /// A mood of the warlord (14.7).
    #[derive(Default)]
    pub enum Mood(
        /// The item that forbids the mood while it lies in the hoard (14.4.4).
        item: Option<Item>,
    ) {
        Bitter     = "bitter"     (Some(Hammer)),
        Grandiose  = "grandiose"  (Some(Tea)),
        Jubilant   = "jubilant"   (Some(Boot)),
        Lavish     = "lavish"     (None),
        Relentless = "relentless" (Some(Bag)),
        Rowdy      = "rowdy"      (Some(Coin)),
        #[default]
        Stubborn   = "stubborn"   (Some(Crossbow)),
        Wrathful   = "wrathful"   (Some(Sword)),
    }
}
