//! The board of the Keepers in Iron, and the steps that they can leave pending (chapter 15).

use super::words::{Found, Slot};
use crate::games::root::state::zones::{CardZone, Holding, Pile, Piles};
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::item::Relic;
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Forest, ForestSet, MAX_FORESTS, Suit};
use crate::tasks;

/// Cards and Faithful Retainers that the retinue holds at most (15.6.2).
pub const MOST_RETINUE: u8 = 10;

/// Faithful Retainers in the box: one for each column (15.3.4).
pub const RETAINERS: u8 = 3;

/// The number of Keepers warriors from which a clearing loses one of them each Evening (15.6.1).
pub const HUNGRY: u8 = 4;

tasks! {
    /// The card of a column that acts. Retainers are all alike.
    pub enum Actor {
        Retainer = "retainer",
        Card = "card" (card: CardKind),
    }
}

/// The state that only the Keepers have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Keepers {
    pub forests: Forests,
    /// Removed relics that have still to be laid into a forest, by kind and value (15.2.5).
    pub adrift: [u8; Piece::RELICS.len()],
    /// By kind and value the relics in the rows (15.5.2.III).
    pub recovered: [u8; Piece::RELICS.len()],
    /// The cards of each column.
    pub retinue: [CardSet; 3],
    /// The Faithful Retainers of each column.
    pub retainers: [u8; 3],
    /// The cards that have acted in the current column.
    pub acted: CardSet,
    pub acted_retainers: u8,
    /// The clearings where this step has put up or taken down a waystation (15.4.1, 15.4.2).
    pub camped: ClearingSet,
}

/// The relics in the forests.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Forests {
    down: [[u8; Relic::COUNT]; MAX_FORESTS],
    /// By kind and value the forests where one lies turned up, and those where a second one does.
    open: [[ForestSet; 2]; Piece::RELICS.len()],
}

impl Forests {
    pub fn count(&self, forest: Forest, found: Found) -> u8 {
        match found {
            Found::Down(relic) => self.down[forest.index()][relic.index()],
            Found::Open(piece) => piece
                .relic_index()
                .map_or(0, |index| self.open[index].iter().map(|forests| u8::from(forests.contains(forest))).sum()),
        }
    }

    /// Returns the relics of a forest, each kind with its number.
    pub fn found(&self, forest: Forest) -> impl Iterator<Item = (Found, u8)> + use<'_> {
        let down = Relic::ALL.into_iter().map(Found::Down);
        let open = Piece::RELICS.into_iter().map(Found::Open);
        down.chain(open).map(move |found| (found, self.count(forest, found))).filter(|&(_, count)| count > 0)
    }

    pub fn is_empty(&self, forest: Forest) -> bool {
        self.found(forest).next().is_none()
    }

    /// Relics of a kind that lie face down, all forests together.
    pub fn face_down(&self, relic: Relic) -> u8 {
        self.down.iter().map(|forest| forest[relic.index()]).sum()
    }

    /// Relics of a kind and value that lie turned up, all forests together.
    pub fn turned_up(&self, piece: Piece) -> u8 {
        piece.relic_index().map_or(0, |index| self.open[index].iter().map(|forests| forests.len() as u8).sum())
    }

    pub(in crate::games::root) fn lay(&mut self, forest: Forest, found: Found) {
        match found {
            Found::Down(relic) => self.down[forest.index()][relic.index()] += 1,
            Found::Open(piece) => {
                if let Some(index) = piece.relic_index() {
                    let [once, again] = &mut self.open[index];
                    if once.contains(forest) { again.insert(forest) } else { once.insert(forest) }
                }
            }
        }
    }

    pub(in crate::games::root) fn take(&mut self, forest: Forest, found: Found) {
        match found {
            Found::Down(relic) => {
                let lying = &mut self.down[forest.index()][relic.index()];
                *lying = lying.saturating_sub(1);
            }
            Found::Open(piece) => {
                if let Some(index) = piece.relic_index() {
                    let [once, again] = &mut self.open[index];
                    if again.contains(forest) { again.remove(forest) } else { once.remove(forest) }
                }
            }
        }
    }
}

/// Points for filling a column of the relic rows (15.5.2.III.b).
pub const COLUMN_POINTS: u8 = 2;

impl Keepers {
    /// Returns the cards of a column that have not acted yet; retainers aside.
    pub fn idle(&self, slot: Slot) -> CardSet {
        self.retinue[slot.index()] - self.acted
    }

    /// Counts the Faithful Retainers of a column that have not acted yet.
    pub fn idle_retainers(&self, slot: Slot) -> u8 {
        self.retainers[slot.index()].saturating_sub(self.acted_retainers)
    }

    /// Returns cards and Faithful Retainers in all columns.
    pub fn retinue_count(&self) -> u8 {
        let cards: usize = self.retinue.iter().map(|cards| cards.len()).sum();
        cards as u8 + self.retainers.iter().sum::<u8>()
    }

    /// Relics of a kind that are recovered.
    pub fn row(&self, relic: Relic) -> u8 {
        Piece::of_relic(relic)
            .into_iter()
            .filter_map(|piece| piece.relic_index())
            .map(|index| self.recovered[index])
            .sum()
    }
}

pub(in crate::games::root) type CardKinds = arrayvec::ArrayVec<CardKind, { MOST_RETINUE as usize }>;

impl Holding for Keepers {
    fn piles(&self) -> Piles {
        let mut piles = Piles::new();
        for slot in Slot::ALL {
            piles.push(Pile::open(CardZone::Retinue, self.retinue[slot.index()]));
        }
        piles
    }

    fn lower_copies(&mut self) {
        // what has acted is told by its copy, so that no other column may hold the same one
        let acted = std::mem::replace(&mut self.acted, CardSet::EMPTY);
        let mut used = CardSet::EMPTY;
        for column in &mut self.retinue {
            let done = lowest_free(*column & acted, &mut used);
            *column = done | lowest_free(*column - acted, &mut used);
            self.acted |= done;
        }
    }
}

/// Returns the same number of cards of each kind, as their lowest unused copies.
fn lowest_free(cards: CardSet, used: &mut CardSet) -> CardSet {
    let mut lowest = CardSet::EMPTY;
    for card in cards.iter() {
        if let Some(copy) = (card.kind().copies() - *used).first() {
            used.insert(copy);
            lowest.insert(copy);
        }
    }
    lowest
}

tasks! {
    /// The Keepers' own tasks.
    pub enum Step {
        SetupRelics = "setup_relics",
        #[main] #[ask("root-ask-home-corner", "15.3.2")]
        SetupHome = "setup_home",
        /// The clearing beside the home (15.3.2).
        #[main] #[ask("root-ask-home-second", "15.3.2", clearing = home)]
        SetupSecond = "setup_second" { home: Clearing },
        SetupRest = "setup_rest",
        #[main] #[offers(Beside)] #[ask("root-ask-encamp", "15.4.1")]
        Encamp = "encamp",
        #[main] #[offers(Beside)] #[ask("root-ask-decamp", "15.4.2")]
        Decamp = "decamp",
        #[main] #[offers(Alone)] #[ask("root-ask-keepers-recruit", "15.4.3")]
        Recruit = "recruit",
        #[main] #[idle] #[offers(Alone)] #[ask("root-ask-retinue-move", "15.5.2.I")]
        Retinue = "retinue" (slot: Slot),
        /// Asks which card makes the move; so for the battle, the delve and the recovery.
        #[ask("root-ask-lead", "15.5.2", clearing = from)]
        LeadMove = "lead_move" { slot: Slot, from: Clearing, to: Clearing, count: u8 },
        #[ask("root-ask-lead", "15.5.2", clearing)]
        LeadBattle = "lead_battle" { clearing: Clearing, defender: Party },
        #[ask("root-ask-lead", "15.5.2", clearing)]
        LeadDelve = "lead_delve" { clearing: Clearing, forest: Forest, relic: Found },
        #[ask("root-ask-lead", "15.5.2", clearing)]
        LeadRecover = "lead_recover" { clearing: Clearing, relic: Piece, suit: Option<Suit> },
        /// Relics that go with warriors that have moved (15.2.4).
        #[ask("root-ask-carry", "15.2.4", clearing = to, count = left)]
        Carry = "carry" { from: Clearing, to: Clearing, left: u8 },
        /// After the battle (15.5.2.II).
        #[ask("root-ask-delve", "15.5.2.II", clearing)]
        Delve = "delve" { clearing: Clearing, actor: Actor },
        /// Another relic of the same clearing (15.5.2.III.c).
        #[ask("root-ask-recover-more", "15.5.2.III.c", clearing)]
        More = "more" { clearing: Clearing, actor: Actor },
        /// Takes warriors from clearings that hold too many (15.6.1).
        LiveOff = "live_off",
        #[main] #[ask("root-ask-gather", "15.6.2")]
        Gather = "gather" { added: bool },
    }
}
