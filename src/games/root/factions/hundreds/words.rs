//! The closed lists of the Lord of the Hundreds: words that actions and events are made of (chapter 14).

use crate::games::root::words::item::Item;
use crate::words;

words! {
    /// A mood of the warlord (14.7).
    #[derive(Default)]
    pub enum Mood {
        Bitter = "bitter",
        Grandiose = "grandiose",
        Jubilant = "jubilant",
        Lavish = "lavish",
        Relentless = "relentless",
        Rowdy = "rowdy",
        #[default]
        Stubborn = "stubborn",
        Wrathful = "wrathful",
    }
}

impl Mood {
    /// The item that forbids the mood while it lies in the hoard (14.4.4).
    pub const fn item(self) -> Option<Item> {
        match self {
            Mood::Bitter => Some(Item::Hammer),
            Mood::Grandiose => Some(Item::Tea),
            Mood::Jubilant => Some(Item::Boot),
            Mood::Lavish => None,
            Mood::Relentless => Some(Item::Bag),
            Mood::Rowdy => Some(Item::Coin),
            Mood::Stubborn => Some(Item::Crossbow),
            Mood::Wrathful => Some(Item::Sword),
        }
    }
}
