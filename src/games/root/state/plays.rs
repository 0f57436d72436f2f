//! The kit by which a seat plays, by faction.

use super::State;
use super::kits::Kit;
use crate::games::root::factions::alliance::kit::Alliance;
use crate::games::root::factions::corvids::kit::Corvids;
use crate::games::root::factions::duchy::kit::Duchy;
use crate::games::root::factions::eyrie::kit::Eyrie;
use crate::games::root::factions::hundreds::kit::Hundreds;
use crate::games::root::factions::keepers::kit::Keepers;
use crate::games::root::factions::lizards::kit::Lizards;
use crate::games::root::factions::riverfolk::kit::Riverfolk;
use crate::games::root::factions::vagabond::kit::Vagabond;
use crate::games::root::words::owner::Owner;
use crate::kernel::Seat;

/// The kit of a seat as that of one faction, if the seat plays by it.
macro_rules! as_one {
    ($($name:ident, $name_mut:ident: $kit:ident),+ $(,)?) => {
        impl State {
            $(pub fn $name(&self, owner: impl Into<Owner>) -> Option<&$kit> {
                match self.kit(owner)? {
                    Kit::$kit(kit) => Some(kit),
                    _ => None,
                }
            }

            pub(in crate::games::root) fn $name_mut(&mut self, seat: Seat) -> Option<&mut $kit> {
                match &mut self.player_mut(seat).kit {
                    Kit::$kit(kit) => Some(kit),
                    _ => None,
                }
            })+
        }
    };
}

as_one! {
    eyrie, eyrie_mut: Eyrie,
    alliance, alliance_mut: Alliance,
    vagabond, vagabond_mut: Vagabond,
    lizards, lizards_mut: Lizards,
    riverfolk, riverfolk_mut: Riverfolk,
    duchy, duchy_mut: Duchy,
    corvids, corvids_mut: Corvids,
    hundreds, hundreds_mut: Hundreds,
    keepers, keepers_mut: Keepers,
}
