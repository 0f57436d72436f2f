//! The landmarks at the table, as data: where each stands, and what lies on its card (appendix F).

use crate::games::root::words::card::CardSet;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::landmark::{Landmark, MAX_LANDMARKS, STALLS};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::kernel::{List, Seat};
use crate::tasks;

tasks! {
    /// The steps that landmarks can leave pending.
    pub enum Step {
        /// Asks which of the landmarks that were dealt the seat sets up, and where (A.5.3).
        #[main] #[ask("root-ask-landmark", "A.5.3")]
        SetUp = "set_up" { seat: Seat },
        /// Whether the building that was placed takes the slot of the Elder Treetop.
        #[ask("root-ask-treetop", "F.1", piece)]
        Slot = "slot" { piece: Piece },
        /// Asks which card is swapped at the Black Market, and for which.
        #[ask("root-ask-swap", "F.1")]
        Swap = "swap",
    }
}

/// A landmark at the table; it stands nowhere until it is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Site {
    pub landmark: Landmark,
    pub clearing: Option<Clearing>,
}

/// A card that lies face down at the Black Market.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stall {
    pub cards: CardSet,
    /// Cards that are not known here: none in a full state.
    pub hidden: u8,
}

/// The landmarks at the table. What they change on the map is a fact of the state: suits, slots, ferry and tower.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Landmarks {
    /// In the order of their names.
    pub sites: List<Site, MAX_LANDMARKS>,
    /// The building in the slot that the Elder Treetop adds.
    pub treetop: Option<Piece>,
    /// A building that has just been placed and may stand in that slot or another.
    pub(in crate::games::root) unsettled: Option<Piece>,
    /// The items on the card of the Legendary Forge.
    pub forge: ItemCounts,
    /// The cards at the Black Market.
    pub market: [Stall; STALLS],
}

impl Landmarks {
    pub(in crate::games::root) fn none() -> Self {
        Self {
            sites: List::new(),
            treetop: None,
            unsettled: None,
            forge: [0; Item::COUNT],
            market: [Stall::default(); STALLS],
        }
    }
}
