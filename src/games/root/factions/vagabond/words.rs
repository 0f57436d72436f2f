//! The closed lists of the Vagabond: words that actions and events are made of (chapter 9).

use crate::games::root::words::action::words;
use crate::games::root::words::item::Item;

words! {
    /// A Vagabond character.
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

words! {
    /// A space of the relationship chart.
    #[derive(Default)]
    pub enum Relation {
        Hostile = "hostile",
        #[default]
        Indifferent = "indifferent",
        Amiable = "amiable",
        Friendly = "friendly",
        Allied = "allied",
    }
}

impl Relation {
    /// The next space, the aids in one turn that lead there, and the points for entering it (9.2.9.I).
    pub const fn next(self) -> Option<(Relation, u8, u8)> {
        match self {
            Relation::Hostile | Relation::Allied => None,
            Relation::Indifferent => Some((Relation::Amiable, 1, 1)),
            Relation::Amiable => Some((Relation::Friendly, 2, 2)),
            Relation::Friendly => Some((Relation::Allied, 3, 2)),
        }
    }
}
