//! The board of the Underground Duchy, and the steps that it can leave pending (chapter 12).

use super::words::{Minister, MinisterSet};
use crate::games::root::state::zones::{CardZone, Holding, Pile, Piles};
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Suit};
use crate::tasks;

/// Actions of an Assembly (12.5.1).
pub const ACTIONS: u8 = 2;

/// The two kinds of buildings.
pub const BUILDINGS: [Piece; 2] = [Piece::Citadel, Piece::Market];

/// The state that only the Duchy has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Duchy {
    /// Warriors in the Burrow (12.2.2).
    pub burrow: u8,
    pub swayed: MinisterSet,
    /// Ministers that have acted this turn (12.5.2).
    pub acted: MinisterSet,
    /// Crowns that have left the game, by rank (12.2.3).
    pub lost_crowns: [u8; 3],
    /// Cards revealed this turn: out of use until Evening, and seen by all (12.6.1).
    pub revealed: CardSet,
}

impl Holding for Duchy {
    fn piles(&self) -> Piles {
        let mut piles = Piles::new();
        piles.push(Pile::open(CardZone::Revealed, self.revealed));
        piles
    }

    fn lower_copies(&mut self) {
        self.revealed = self.revealed.canonical();
    }
}

tasks! {
    /// The Duchy's own tasks.
    pub enum Step {
        #[main] #[ask("root-ask-home-corner", "12.3.3")]
        SetupHome = "setup_home",
        Muster = "muster",
        #[main] #[offers(Alone)] #[ask("root-ask-assembly", "12.5.1")]
        Assembly = "assembly",
        /// The card that is revealed for a building (12.5.1.I), of whatever suit for the Foremole (12.5.2.I).
        #[ask("root-ask-show", "12.5.1.I", clearing)]
        Show = "show" { clearing: Clearing, piece: Piece, any: bool },
        /// The card that is spent for a tunnel (12.5.1.V).
        #[ask("root-ask-pay-dig", "12.5.1.V", clearing)]
        PayDig = "pay_dig" { clearing: Clearing },
        /// Asks which tunnel is taken up for one in this clearing (12.2.4).
        #[ask("root-ask-fill", "12.2.4", clearing)]
        Fill = "fill" { clearing: Clearing },
        /// Warriors of the Burrow into the new tunnel (12.5.1.V).
        #[ask("root-ask-follow", "12.5.1.V", clearing)]
        Follow = "follow" { clearing: Clearing },
        #[main] #[offers(Beside)] #[ask("root-ask-parliament", "12.5.2")]
        Parliament = "parliament",
        /// Asks what Foremole, Captain, Marshal or Brigadier does.
        #[ask("root-ask-act", "12.5.2", minister)]
        Act = "act" (minister: Minister),
        /// The Brigadier's second battle or move (12.5.2.IV).
        #[ask("root-ask-again-move", "12.5.2.IV")]
        Again = "again" { battle: bool },
        /// Cards for the Banker: this many so far, birds only if `suit` is bird.
        #[ask("root-ask-bank", "12.5.2.V", count)]
        Spend = "spend" { count: u8, suit: Suit },
        #[main] #[offers(Alone)] #[ask("root-ask-sway", "12.5.3")]
        Sway = "sway",
        /// Cards for a minister (12.5.3.II); `shown` by suit, birds aside.
        #[ask("root-ask-reveal", "12.5.3.II", minister, count = left)]
        Reveal = "reveal" { minister: Minister, left: u8, shown: [u8; 3] },
        TakeBack = "take_back",
        #[main] #[idle] #[ask("root-ask-duchy-craft", "12.6.2")]
        Craft = "craft",
    }
}
