//! The pending tasks: a stack in the state. The top one either runs by itself or asks a seat. The lowest are the
//! rest of the turn in its order; interruptions lie above them. There is no other control flow, so a state can be
//! copied, saved and resumed between any two actions.

use super::{battle, crossing, effect, frame, hirelings, hiring, landmarks, losses, preparing};
use crate::games::root::clockwork;
use crate::games::root::factions::{
    alliance, corvids, duchy, eyrie, hundreds, keepers, lizards, marquise, riverfolk, vagabond,
};
use crate::games::root::words::card::CardKind;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::Item;
use crate::games::root::words::party::Party;
use crate::games::root::words::place::{Clearing, SuitSet};
use crate::kernel::Declared;
pub use crate::kernel::PromptSpec;
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
        #[steps]
        Setup = "setup" (step: preparing::Step),
        #[steps]
        Turn = "turn" (step: frame::Step),
        /// Card effects offered at a moment of the turn.
        #[steps]
        Offer = "offer" (moment: effect::Moment),
        /// Asks which pieces pay the icons that take any suit (4.1.1).
        #[ask("root-ask-activate", "4.1.1", card, left)]
        Activate = "activate" { card: CardKind, left: u8 },
        /// A move given by a card.
        #[ask("root-ask-free-move", "4.2")]
        FreeMove = "free_move",
        /// A battle given by a card.
        #[ask("root-ask-free-battle", "4.3")]
        FreeBattle = "free_battle",
        /// Asks what a card of the Exiles and Partisans deck leaves to choose.
        #[steps]
        Effect = "effect" (step: effect::Step),
        #[steps]
        Battle = "battle" (step: battle::Step),
        /// Effects of removals, in the order that their owner chooses.
        #[ask("root-ask-order", "1.1.3")]
        Triggers = "triggers",
        #[steps]
        Removal = "removal" (trigger: losses::Trigger),
        #[steps]
        Terrain = "terrain" (step: crossing::Step),
        #[steps]
        Landmark = "landmark" (step: landmarks::Step),
        #[steps]
        Hiring = "hiring" (step: hiring::Step),
        #[steps]
        Hireling = "hireling" (step: hirelings::Step),
        #[steps]
        Marquise = "marquise" (step: marquise::state::Step),
        #[steps]
        Eyrie = "eyrie" (step: eyrie::state::Step),
        #[steps]
        Alliance = "alliance" (step: alliance::state::Step),
        #[steps]
        Vagabond = "vagabond" (step: vagabond::state::Step),
        #[steps]
        Lizards = "lizards" (step: lizards::state::Step),
        #[steps]
        Riverfolk = "riverfolk" (step: riverfolk::state::Step),
        #[steps]
        Duchy = "duchy" (step: duchy::state::Step),
        #[steps]
        Corvids = "corvids" (step: corvids::state::Step),
        #[steps]
        Hundreds = "hundreds" (step: hundreds::state::Step),
        #[steps]
        Keepers = "keepers" (step: keepers::state::Step),
        #[steps]
        Clockwork = "clockwork" (step: clockwork::state::Step),
    }
}

const _: () = assert!(size_of::<Task>() == 8);

impl Task {
    /// Whether it stands between the steps of a turn: an effect, a battle, what a removal brings on.
    pub(in crate::games::root) fn interrupts(self) -> bool {
        match self {
            Task::Activate { .. }
            | Task::FreeMove
            | Task::FreeBattle
            | Task::Effect(_)
            | Task::Battle(_)
            | Task::Triggers
            | Task::Removal(_)
            | Task::Terrain(_)
            | Task::Hireling(_) => true,
            // which one is set up and where is a decision of the setup itself
            Task::Landmark(step) => !step.is_main(),
            Task::Nothing
            | Task::Setup(_)
            | Task::Turn(_)
            | Task::Offer(_)
            | Task::Hiring(_)
            | Task::Marquise(_)
            | Task::Eyrie(_)
            | Task::Alliance(_)
            | Task::Vagabond(_)
            | Task::Lizards(_)
            | Task::Riverfolk(_)
            | Task::Duchy(_)
            | Task::Corvids(_)
            | Task::Hundreds(_)
            | Task::Keepers(_)
            | Task::Clockwork(_) => false,
        }
    }

    /// The item tile that is to be kept or given away, and lies nowhere else meanwhile (14.2.3, 14.2.4).
    pub(in crate::games::root) fn item(&self) -> Option<Item> {
        match *self {
            Task::Hundreds(hundreds::state::Step::Trade { item, .. } | hundreds::state::Step::Overflow { item }) => {
                Some(item)
            }
            _ => None,
        }
    }
}

impl PromptSpec {
    pub fn clearing(self, name: &'static str, clearing: Clearing) -> Self {
        self.number(name, clearing.number())
    }

    pub fn faction(self, name: &'static str, faction: Faction) -> Self {
        self.party(name, faction.into())
    }

    pub fn suits(self, suits: SuitSet) -> Self {
        self.name("suit", "root-suit", suits.id())
    }

    pub fn party(self, name: &'static str, party: Party) -> Self {
        self.name(name, party.space_in_sentence(), party.id())
    }
}
