//! The board of the Eyrie Dynasties, and the steps that they can leave pending (chapter 7).

use super::words::{Column, Leader};
use crate::games::root::state::zones::{CardZone, Holding, Pile, Piles};
use crate::games::root::words::card::CardSet;
use crate::games::root::words::place::Suit;
use crate::tasks;

/// Points each Evening, by roosts on the map (7.6.1).
pub const ROOST_POINTS: [u8; 8] = [0, 0, 1, 2, 3, 4, 4, 5];

/// The state that only the Eyrie has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Eyrie {
    pub leader: Option<Leader>,
    /// Leaders that lie face down, by index.
    pub deposed: [bool; 4],
    /// The cards of the columns, viziers aside.
    pub decree: [CardSet; 4],
    /// The columns that hold a vizier.
    pub viziers: [bool; 4],
    /// The cards and viziers resolved this turn.
    pub resolved: [CardSet; 4],
    pub resolved_viziers: [bool; 4],
}

impl Eyrie {
    /// Returns all cards of the Decree but the viziers.
    pub fn cards(&self) -> CardSet {
        self.decree.into_iter().fold(CardSet::EMPTY, |all, column| all | column)
    }

    /// Birds of the Decree, viziers included: what a turmoil costs (7.7.1).
    pub fn birds(&self) -> u8 {
        let viziers = self.viziers.iter().filter(|&&vizier| vizier).count();
        (self.cards() & CardSet::suit(Suit::Bird)).len() as u8 + viziers as u8
    }

    /// Returns cards of a column that are still to be resolved, of this suit; a vizier is a bird.
    pub fn pending(&self, column: Column, suit: Suit) -> u8 {
        let index = column.index();
        let cards = (self.decree[index] - self.resolved[index]) & CardSet::suit(suit);
        let vizier = suit == Suit::Bird && self.viziers[index] && !self.resolved_viziers[index];
        cards.len() as u8 + u8::from(vizier)
    }

    /// Returns whether a card of the column and suit is still to be resolved.
    pub fn is_pending(&self, column: Column, suit: Suit) -> bool {
        let index = column.index();
        (self.decree[index] - self.resolved[index]).intersects(CardSet::suit(suit))
            || suit == Suit::Bird && self.viziers[index] && !self.resolved_viziers[index]
    }

    /// Returns the leftmost column with cards to resolve.
    #[inline]
    pub fn column(&self) -> Option<Column> {
        let open = |index: usize| {
            !(self.decree[index] - self.resolved[index]).is_empty()
                || self.viziers[index] && !self.resolved_viziers[index]
        };
        Column::ALL.into_iter().find(|column| open(column.index()))
    }

    pub(in crate::games::root) fn resolve(&mut self, column: Column, suit: Suit) {
        let index = column.index();
        let cards = (self.decree[index] - self.resolved[index]) & CardSet::suit(suit);
        match cards.first() {
            Some(card) => self.resolved[index].insert(card),
            None => self.resolved_viziers[index] = true,
        }
    }

    pub(in crate::games::root) fn install(&mut self, leader: Leader) {
        self.leader = Some(leader);
        self.viziers = [false; 4];
        for column in leader.viziers() {
            self.viziers[column.index()] = true;
        }
    }

    pub(in crate::games::root) fn forget_resolved(&mut self) {
        self.resolved = [CardSet::EMPTY; 4];
        self.resolved_viziers = [false; 4];
    }
}

impl Holding for Eyrie {
    fn piles(&self) -> Piles {
        let mut piles = Piles::new();
        for column in Column::ALL {
            piles.push(Pile::open(CardZone::Decree, self.decree[column.index()]));
        }
        piles
    }

    fn lower_copies(&mut self) {
        for (cards, resolved) in self.decree.iter_mut().zip(&mut self.resolved) {
            let pending = (*cards - *resolved).canonical();
            *cards = cards.canonical();
            *resolved = *cards - pending;
        }
    }
}

tasks! {
    /// The Eyrie's own tasks.
    pub enum Step {
        #[main] #[ask("root-ask-roost-corner", "7.3.2")]
        SetupRoost = "setup_roost",
        #[main] #[ask("root-ask-new-leader", "7.7.3")]
        ChooseLeader = "choose_leader",
        #[main] #[offers(Alone)] #[ask("root-ask-emergency", "7.4.1")]
        EmergencyOrders = "emergency_orders",
        #[main] #[offers(Beside)] #[ask("root-ask-decree", "7.4.2", count = added)]
        AddToDecree = "add_to_decree" { added: u8, birds: u8 },
        #[main] #[ask("root-ask-new-roost", "7.4.3")]
        NewRoost = "new_roost",
        #[main] #[offers(Alone)] #[ask("root-ask-resolve", "7.5.2")]
        ResolveDecree = "resolve_decree",
        ScoreRoosts = "score_roosts",
    }
}
