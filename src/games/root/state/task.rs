//! What is pending: a stack of tasks in the state. The top one either runs by itself or asks a seat. The lowest are the
//! rest of the turn in its order; interruptions lie above them. There is no other control flow, so a state can be
//! copied, saved and resumed between any two actions.

use crate::games::root::cards::effects;
use crate::games::root::cards::exiles;
use crate::games::root::factions::alliance;
use crate::games::root::factions::corvids;
use crate::games::root::factions::duchy;
use crate::games::root::factions::eyrie;
use crate::games::root::factions::hundreds;
use crate::games::root::factions::keepers;
use crate::games::root::factions::lizards;
use crate::games::root::factions::marquise;
use crate::games::root::factions::riverfolk;
use crate::games::root::factions::vagabond;
use crate::games::root::law::battle;
use crate::games::root::law::removal;
use crate::games::root::law::terrain;
use crate::games::root::law::turn;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::{Clearing, Suit};
pub use crate::kernel::Asking;
use crate::tasks;

tasks! {
    /// A pending step. What it does stands in the module that it belongs to; `rules::registry` brings the two together.
    #[derive(Default)]
    pub enum Task {
        /// Nothing; the filler of free places.
        #[default]
        Nothing = "nothing",
        Turn = "turn" (step: turn::Step),
        /// Card effects offered at a moment of the turn.
        Offer = "offer" (moment: effects::Moment),
        /// Which pieces pay the icons that take any suit (4.1.1).
        Activate = "activate" { card: CardKind, left: u8, least: Suit },
        /// A move given by a card.
        FreeMove = "free_move",
        /// A battle given by a card.
        FreeBattle = "free_battle",
        /// What a card of the Exiles and Partisans deck leaves to choose.
        Effect = "effect" (step: exiles::Step),
        Battle = "battle" (step: battle::Step),
        /// Effects of removals, in the order that their owner chooses.
        Triggers = "triggers",
        Removal = "removal" (step: removal::Step),
        Terrain = "terrain" (step: terrain::Step),
        Marquise = "marquise" (step: marquise::turn::Step),
        Eyrie = "eyrie" (step: eyrie::turn::Step),
        Alliance = "alliance" (step: alliance::turn::Step),
        Vagabond = "vagabond" (step: vagabond::turn::Step),
        Lizards = "lizards" (step: lizards::turn::Step),
        Riverfolk = "riverfolk" (step: riverfolk::turn::Step),
        Duchy = "duchy" (step: duchy::turn::Step),
        Corvids = "corvids" (step: corvids::turn::Step),
        Hundreds = "hundreds" (step: hundreds::turn::Step),
        Keepers = "keepers" (step: keepers::turn::Step),
    }
}

const _: () = assert!(size_of::<Task>() <= 8);

impl Asking {
    pub fn clearing(self, name: &'static str, clearing: Clearing) -> Self {
        self.number(name, clearing.number())
    }

    pub fn faction(self, name: &'static str, faction: Faction) -> Self {
        self.name(name, "root-faction", faction.id())
    }
}
