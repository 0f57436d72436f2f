//! The factions and their letters.

use super::item::Item;
use super::item::Item::{Bag, Boot, Coin, Crossbow, Hammer, Sword, Tea, Torch};
use crate::{enum_table, small_set};

enum_table! {
    /// The factions, in the order of their setup letters (5.1.7).
    pub enum Faction as Player(
        /// Returns the capital that stands for the faction on the map.
        letter: char,
        /// Returns the warriors in the box (6.3.1, 7.3.1, 8.3.1, 10.3.1, 11.3.1, 12.3.1, 13.3.1, 15.3; the Vagabond has a
        /// pawn only, 9.2.2), the warlord among them (14.2.2).
        warriors: u8,
        /// Returns how much a faction stirs things up; the sum of a table should not be too small (5.2).
        reach: u8,
        /// Returns whether it is a militant; the others are insurgents (A.8.1).
        is_militant: bool,
        /// Returns whether the faction needs a corner for itself to begin in.
        starts_in_corner: bool,
        /// Returns the id of the hireling at whose table it does not play: the same folk, hired (A.6.5). Empty
        /// where there is none.
        barred_by: &'static str,
        /// Whether it can run out of everything that scores, unless others bring it something.
        can_run_dry: bool,
        /// Returns the law by which it discards down to five cards.
        discard_law: &'static str,
    ) {
        Marquise  = "marquise"   ('C', 25, 10, true,  true,  "forest_patrol",      false, "6.6"),
        Eyrie     = "eyrie"      ('E', 20, 7,  true,  true,  "last_dynasty",       false, "7.6.2"),
        Alliance  = "alliance"   ('A', 10, 3,  false, false, "spring_uprising",    false, "8.6.2"),
        Vagabond  = "vagabond"   ('V', 0,  5,  false, false, "the_exile",          true,  "9.6.3"),
        /// The other Vagabond at the table (9.7).
        Vagabond2 = "vagabond_2" ('U', 0,  2,  false, false, "the_exile",          true,  "9.6.3"),
        Lizards   = "lizards"    ('L', 25, 2,  false, true,  "warm_sun_prophets",  false, "10.6.3"),
        Riverfolk = "riverfolk"  ('O', 15, 5,  false, false, "riverfolk_flotilla", true,  "11.6.1"),
        Duchy     = "duchy"      ('D', 20, 8,  true,  true,  "sunward_expedition", false, "12.6.3"),
        Corvids   = "corvids"    ('P', 15, 3,  false, false, "corvid_spies",       false, "13.6.2"),
        Hundreds  = "hundreds"   ('H', 21, 9,  true,  true,  "flame_bearers",      false, "14.6.3"),
        Keepers   = "keepers"    ('K', 15, 8,  true,  true,  "vault_keepers",      false, "15.6.3"),
    }
}

impl Faction {
    /// The table that a newcomer meets.
    pub const FIRST_GAME: [Faction; 4] = [Faction::Marquise, Faction::Eyrie, Faction::Alliance, Faction::Vagabond];

    /// The two that play by chapter 9: a pawn each, without warriors (9.2.2).
    pub const PAWNS: [Faction; 2] = [Faction::Vagabond, Faction::Vagabond2];

    /// Warriors of the largest box.
    pub const MOST_WARRIORS: u8 = Faction::Marquise.warriors();

    /// Returns which of the pawns it is.
    pub fn pawn(self) -> Option<usize> {
        Self::PAWNS.into_iter().position(|pawn| pawn == self)
    }

    /// Returns whether the faction is a pawn (9.2.2).
    pub const fn has_pawn(self) -> bool {
        matches!(self, Faction::Vagabond | Faction::Vagabond2)
    }

    /// Returns whether it is the second of two that are played alike, and is called so in sentences.
    pub const fn is_second(self) -> bool {
        matches!(self, Faction::Vagabond2)
    }
}

small_set! {
    /// A set of factions.
    #[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
    FactionSet of Faction as u16
}

enum_table! {
    /// The character of a pawn.
    pub enum Character(
        /// The starting items (9.3.5).
        items: &'static [Item],
        /// The law of what only this one can do.
        law: &'static str,
    ) {
        Thief      = "thief"      (&[Boot, Torch, Tea, Sword], "D.1"),
        Tinker     = "tinker"     (&[Boot, Torch, Bag, Hammer], "D.2"),
        Ranger     = "ranger"     (&[Boot, Torch, Crossbow, Sword], "D.3"),
        Vagrant    = "vagrant"    (&[Coin, Torch, Boot], "D.4"),
        Arbiter    = "arbiter"    (&[Boot, Torch, Sword, Sword], "D.5"),
        Scoundrel  = "scoundrel"  (&[Boot, Boot, Torch, Crossbow], "D.6"),
        Adventurer = "adventurer" (&[Boot, Torch, Hammer], "D.7"),
        Ronin      = "ronin"      (&[Boot, Boot, Torch, Sword], "D.8"),
        Harrier    = "harrier"    (&[Coin, Torch, Sword, Crossbow], "D.9"),
    }
}
