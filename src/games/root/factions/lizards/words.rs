//! The closed lists of the Lizard Cult: words that actions and events are made of (chapter 10).

use crate::words;

words! {
    /// A conspiracy (10.4.3).
    pub enum Conspiracy {
        Crusade = "crusade",
        Convert = "convert",
        Sanctify = "sanctify",
    }
}

words! {
    /// A crusade that is a battle.
    pub enum ByBattle {
        Battle = "battle",
    }
}

words! {
    /// A crusade that begins with a move.
    pub enum ByMove {
        Move = "move",
    }
}

impl Conspiracy {
    /// Acolytes that it takes while nobody is hated (10.4.3).
    pub(in crate::games::root) const fn price(self) -> u8 {
        match self {
            Conspiracy::Crusade | Conspiracy::Convert => 2,
            Conspiracy::Sanctify => 3,
        }
    }
}
