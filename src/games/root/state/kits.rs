//! The kits: what only one faction has, and by which rules a seat plays.

use crate::games::root::factions::alliance::kit::Alliance;
use crate::games::root::factions::corvids::kit::Corvids;
use crate::games::root::factions::duchy::kit::Duchy;
use crate::games::root::factions::eyrie::kit::Eyrie;
use crate::games::root::factions::hundreds::kit::Hundreds;
use crate::games::root::factions::keepers::kit::Keepers;
use crate::games::root::factions::lizards::kit::Lizards;
use crate::games::root::factions::riverfolk::kit::Riverfolk;
use crate::games::root::factions::vagabond::kit::Vagabond;

/// What only one faction has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kit {
    Marquise,
    Eyrie(Eyrie),
    Alliance(Alliance),
    Vagabond(Vagabond),
    Lizards(Lizards),
    Riverfolk(Riverfolk),
    Duchy(Duchy),
    Corvids(Corvids),
    Hundreds(Hundreds),
    Keepers(Keepers),
}
