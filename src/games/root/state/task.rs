//! The pending tasks: a stack in the state. The top one either runs by itself or asks a seat. The lowest are the
//! rest of the turn in its order; interruptions lie above them. There is no other control flow, so a state can be
//! copied, saved and resumed between any two actions.

use crate::games::root::factions::{
    alliance, corvids, duchy, eyrie, hundreds, keepers, lizards, marquise, riverfolk, vagabond,
};
use crate::games::root::state;
use crate::games::root::state::{crossing, effect, frame, hirelings, hiring, landmarks, losses, preparing};
use crate::games::root::words::card::CardKind;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::Item;
use crate::games::root::words::party::Party;
use crate::games::root::words::place::Clearing;
pub use crate::kernel::Asking;
use crate::tasks;

tasks! {
    /// A pending step. What it does stands in the module that it belongs to; `rules::registry` brings the two together. It is
    /// one machine word.
    #[derive(Default)]
    #[repr(align(8))]
    pub enum Task {
        /// Nothing; the filler of free places.
        #[default]
        Nothing = "nothing",
        Setup = "setup" (step: preparing::Step),
        Turn = "turn" (step: frame::Step),
        /// Card effects offered at a moment of the turn.
        Offer = "offer" (moment: effect::Moment),
        /// Asks which pieces pay the icons that take any suit (4.1.1).
        Activate = "activate" { card: CardKind, left: u8 },
        /// A move given by a card.
        FreeMove = "free_move",
        /// A battle given by a card.
        FreeBattle = "free_battle",
        /// Asks what a card of the Exiles and Partisans deck leaves to choose.
        Effect = "effect" (step: effect::Step),
        Battle = "battle" (step: state::battle::Step),
        /// Effects of removals, in the order that their owner chooses.
        Triggers = "triggers",
        Removal = "removal" (step: losses::Step),
        Terrain = "terrain" (step: crossing::Step),
        Landmark = "landmark" (step: landmarks::Step),
        Hiring = "hiring" (step: hiring::Step),
        Hireling = "hireling" (step: hirelings::Step),
        Marquise = "marquise" (step: marquise::kit::Step),
        Eyrie = "eyrie" (step: eyrie::kit::Step),
        Alliance = "alliance" (step: alliance::kit::Step),
        Vagabond = "vagabond" (step: vagabond::kit::Step),
        Lizards = "lizards" (step: lizards::kit::Step),
        Riverfolk = "riverfolk" (step: riverfolk::kit::Step),
        Duchy = "duchy" (step: duchy::kit::Step),
        Corvids = "corvids" (step: corvids::kit::Step),
        Hundreds = "hundreds" (step: hundreds::kit::Step),
        Keepers = "keepers" (step: keepers::kit::Step),
    }
}

const _: () = assert!(size_of::<Task>() == 8);

impl Task {
    /// The item tile that is to be kept or given away, and lies nowhere else meanwhile (14.2.3, 14.2.4).
    pub(in crate::games::root) fn item(&self) -> Option<Item> {
        match *self {
            Task::Hundreds(hundreds::kit::Step::Trade { item, .. } | hundreds::kit::Step::Overflow { item }) => {
                Some(item)
            }
            _ => None,
        }
    }
}

impl Asking {
    pub fn clearing(self, name: &'static str, clearing: Clearing) -> Self {
        self.number(name, clearing.number())
    }

    pub fn faction(self, name: &'static str, faction: Faction) -> Self {
        self.party(name, faction.into())
    }

    pub fn party(self, name: &'static str, party: Party) -> Self {
        self.name(name, party.space_in_sentence(), party.id())
    }
}
