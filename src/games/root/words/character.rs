//! The characters (9.3.1, appendix D), and what they start with.

use crate::enum_table;
use crate::games::root::words::item::Item::{self, Bag, Boot, Coin, Crossbow, Hammer, Sword, Tea, Torch};

enum_table! {
    /// The character of a pawn.
    pub enum Character(
        /// The starting items (9.3.5).
        items: &'static [Item],
    ) {
        Thief      = "thief"      (&[Boot, Torch, Tea, Sword]),
        Tinker     = "tinker"     (&[Boot, Torch, Bag, Hammer]),
        Ranger     = "ranger"     (&[Boot, Torch, Crossbow, Sword]),
        Vagrant    = "vagrant"    (&[Coin, Torch, Boot]),
        Arbiter    = "arbiter"    (&[Boot, Torch, Sword, Sword]),
        Scoundrel  = "scoundrel"  (&[Boot, Boot, Torch, Crossbow]),
        Adventurer = "adventurer" (&[Boot, Torch, Hammer]),
        Ronin      = "ronin"      (&[Boot, Boot, Torch, Sword]),
        Harrier    = "harrier"    (&[Coin, Torch, Sword, Crossbow]),
    }
}
