//! The characters (9.3.1, appendix D), and what they start with.

use crate::games::root::words::item::Item;
use crate::words;

words! {
    /// The character of a pawn.
    pub enum Character {
        Thief = "thief",
        Tinker = "tinker",
        Ranger = "ranger",
        Vagrant = "vagrant",
        Arbiter = "arbiter",
        Scoundrel = "scoundrel",
        Adventurer = "adventurer",
        Ronin = "ronin",
        Harrier = "harrier",
    }
}

impl Character {
    /// The starting items (9.3.5).
    pub const fn items(self) -> &'static [Item] {
        match self {
            Character::Thief => &[Item::Boot, Item::Torch, Item::Tea, Item::Sword],
            Character::Tinker => &[Item::Boot, Item::Torch, Item::Bag, Item::Hammer],
            Character::Ranger => &[Item::Boot, Item::Torch, Item::Crossbow, Item::Sword],
            Character::Vagrant => &[Item::Coin, Item::Torch, Item::Boot],
            Character::Arbiter => &[Item::Boot, Item::Torch, Item::Sword, Item::Sword],
            Character::Scoundrel => &[Item::Boot, Item::Boot, Item::Torch, Item::Crossbow],
            Character::Adventurer => &[Item::Boot, Item::Torch, Item::Hammer],
            Character::Ronin => &[Item::Boot, Item::Boot, Item::Torch, Item::Sword],
            Character::Harrier => &[Item::Coin, Item::Torch, Item::Sword, Item::Crossbow],
        }
    }
}
