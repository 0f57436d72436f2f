//! What each hireling leaves pending, as data.

pub mod corvid_spies;
pub mod flame_bearers;
pub mod forest_patrol;
pub mod last_dynasty;
pub mod sunward_expedition;
pub mod vault_keepers;

use crate::games::root::words::party::Hireling;
use crate::tasks;

tasks! {
    /// A step of a hireling.
    pub enum Step {
        ForestPatrol = "forest_patrol" (step: forest_patrol::Step),
        LastDynasty = "last_dynasty" (step: last_dynasty::Step),
        FlameBearers = "flame_bearers" (step: flame_bearers::Step),
        VaultKeepers = "vault_keepers" (step: vault_keepers::Step),
        SunwardExpedition = "sunward_expedition" (step: sunward_expedition::Step),
        CorvidSpies = "corvid_spies" (step: corvid_spies::Step),
    }
}

impl Step {
    /// Whose step it is.
    pub fn hireling(self) -> Hireling {
        match self {
            Step::ForestPatrol(_) => Hireling::ForestPatrol,
            Step::LastDynasty(_) => Hireling::LastDynasty,
            Step::FlameBearers(_) => Hireling::FlameBearers,
            Step::VaultKeepers(_) => Hireling::VaultKeepers,
            Step::SunwardExpedition(_) => Hireling::SunwardExpedition,
            Step::CorvidSpies(_) => Hireling::CorvidSpies,
        }
    }
}
