//! The characters of the base game (D.1 to D.3).

use crate::games::root::action::words;
use crate::games::root::item::Item;

words! {
    /// A Vagabond character.
    pub enum Character {
        Thief = "thief",
        Tinker = "tinker",
        Ranger = "ranger",
    }
}

impl Character {
    /// The starting items (9.3.5).
    pub const fn items(self) -> [Item; 4] {
        match self {
            Character::Thief => [Item::Boot, Item::Torch, Item::Tea, Item::Sword],
            Character::Tinker => [Item::Boot, Item::Torch, Item::Bag, Item::Hammer],
            Character::Ranger => [Item::Boot, Item::Torch, Item::Crossbow, Item::Sword],
        }
    }
}
