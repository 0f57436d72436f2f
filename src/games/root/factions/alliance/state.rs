//! The board of the Woodland Alliance, and the steps that it can leave pending (chapter 8).

use crate::games::root::state::zones::{CardZone, Holding, Pile, Piles, Secret};
use crate::games::root::words::card::CardSet;
use crate::games::root::words::place::{Clearing, Suit};
use crate::tasks;

/// Supporters for the next sympathy, by sympathy on the map (8.4.2.II).
pub const SPREAD_COST: [u8; 10] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];

/// Points for the next sympathy, by sympathy on the map (8.4.2.III).
pub const SPREAD_POINTS: [u8; 10] = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];

/// Supporters for a revolt (8.4.1.II).
pub const REVOLT_COST: u8 = 2;

/// Supporters kept without a base (8.2.3.I).
pub const SUPPORTER_LIMIT: u8 = 5;

/// The state that only the Alliance has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Alliance {
    /// The supporters that are known here: all of them in a full state.
    pub supporters: CardSet,
    /// Supporters that are not known here: none in a full state.
    pub hidden: u8,
    pub officers: u8,
}

impl Alliance {
    /// Returns how many supporters there are, public for everyone.
    pub fn supporter_count(&self) -> u8 {
        self.supporters.len() as u8 + self.hidden
    }
}

impl Holding for Alliance {
    fn piles(&self) -> Piles {
        let mut piles = Piles::new();
        piles.push(Pile { zone: CardZone::Supporters, cards: self.supporters, hidden: self.hidden });
        piles
    }

    fn secret(&mut self) -> Option<Secret<'_>> {
        Some(Secret { cards: &mut self.supporters, hidden: &mut self.hidden })
    }

    fn lower_copies(&mut self) {
        self.supporters = self.supporters.canonical();
    }
}

/// Warriors of one other player that put a clearing under martial law (8.4.2.II.a).
pub const MARTIAL_LAW: u8 = 3;

tasks! {
    /// The purpose for which supporters are spent.
    pub enum Purpose {
        Revolt = "revolt",
        Spread = "spread",
    }
}

tasks! {
    /// The Alliance's own tasks.
    pub enum Step {
        #[main] #[offers(Beside)] #[ask("root-ask-revolt", "8.4.1")]
        Revolt = "revolt",
        #[main] #[offers(Alone)] #[ask("root-ask-spread", "8.4.2")]
        Spread = "spread",
        /// Supporters for a clearing; in one of several suits the suit of the base that is revolted for.
        #[ask("root-ask-spend-supporters", "8.4.1.II", clearing, count = left)]
        Spend = "spend" { purpose: Purpose, clearing: Clearing, left: u8, base: Option<Suit> },
        /// Asks what a revolt places, after the removal and what that triggered.
        Rise = "rise" { clearing: Clearing, base: Option<Suit> },
        #[main] #[offers(Alone)] #[ask("root-ask-alliance-daylight", "8.5")]
        Daylight = "daylight",
        #[main] #[offers(Beside)] #[ask("root-ask-operations", "8.6.1")]
        Operations = "operations",
    }
}
