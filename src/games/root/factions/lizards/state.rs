//! The board of the Lizard Cult, and the steps that it can leave pending (chapter 10).

use super::words::Conspiracy;
use crate::games::root::state::zones::{CardZone, Holding, Pile, Piles};
use crate::games::root::words::card::CardSet;
use crate::games::root::words::place::{Clearing, Suit};
use crate::tasks;

/// Points of the score ritual, by gardens of the suit on the map (10.5.3).
pub const GARDEN_POINTS: [u8; 6] = [0, 0, 2, 2, 3, 4];

/// Gardens of a suit on the map that uncover its draw icon (10.6.3).
pub const GARDENS_FOR_A_CARD: u8 = 2;

/// The state that only the Cult has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lizards {
    /// The Outcast suit; none until it is chosen (10.3.3).
    pub outcast: Option<Suit>,
    /// Whether its marker shows the hated side (10.4.1).
    pub hated: bool,
    pub acolytes: u8,
    /// Cards revealed for rituals: out of use until Evening, open to all (10.5).
    pub revealed: CardSet,
    /// The suits that have scored this turn (10.5.3).
    pub scored: [bool; 3],
    /// The Lost Souls, open to all (10.2.6).
    pub souls: CardSet,
}

impl Lizards {
    /// Acolytes that a conspiracy takes now (10.4.3).
    pub fn price(&self, conspiracy: Conspiracy) -> u8 {
        conspiracy.price() - u8::from(self.hated)
    }

    pub(in crate::games::root) fn affords(&self, conspiracy: Conspiracy) -> bool {
        self.acolytes >= self.price(conspiracy)
    }

    /// Returns the suit of which the Lost Souls hold most, birds aside; none where two lead or no card lies there (10.4.1).
    pub fn lost_most(&self) -> Option<Suit> {
        let lost = |suit: Suit| (self.souls & CardSet::suit(suit)).len();
        let most = Suit::CLEARING.into_iter().map(lost).max().filter(|&most| most > 0)?;
        let mut leading = Suit::CLEARING.into_iter().filter(|&suit| lost(suit) == most);
        leading.next().filter(|_| leading.next().is_none())
    }
}

impl Holding for Lizards {
    fn piles(&self) -> Piles {
        let mut piles = Piles::new();
        piles.push(Pile::open(CardZone::LostSouls, self.souls));
        piles.push(Pile::open(CardZone::Revealed, self.revealed));
        piles
    }

    fn lower_copies(&mut self) {
        self.souls = self.souls.canonical();
        self.revealed = self.revealed.canonical();
    }
}

tasks! {
    /// The Cult's own tasks.
    pub enum Step {
        #[main] #[ask("root-ask-home-corner", "10.3.2")]
        SetupHome = "setup_home",
        #[main] #[ask("root-ask-outcast", "10.3.3")]
        ChooseOutcast = "choose_outcast",
        /// The Outcast is adjusted and the Lost Souls leave (10.4.1, 10.4.2). An effect may change what lies among the Lost
        /// Souls, so it comes before or not at all.
        #[main] #[offers(Alone)] #[ask("root-ask-adjust-outcast", "10.4.1")]
        AdjustOutcast = "adjust_outcast",
        #[main] #[offers(Alone)] #[ask("root-ask-conspiracies", "10.4.3")]
        Conspiracies = "conspiracies",
        /// The battle after the move of a crusade (10.4.3.I).
        #[ask("root-ask-crusade-battle", "10.4.3.I", clearing)]
        CrusadeBattle = "crusade_battle" { clearing: Clearing },
        #[main] #[offers(Alone)] #[ask("root-ask-rituals", "10.5")]
        Rituals = "rituals",
        /// Takes the revealed cards back into the hand (10.6.1).
        TakeBack = "take_back",
        #[main] #[idle] #[offers(Alone)] #[ask("root-ask-evening-craft", "10.6.2")]
        Craft = "craft",
    }
}
