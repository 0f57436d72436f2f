//! What each hireling leaves pending, as data.

pub mod corvid_spies;
pub mod flame_bearers;
pub mod forest_patrol;
pub mod furious_protector;
pub mod last_dynasty;
pub mod popular_band;
pub mod riverfolk_flotilla;
pub mod sunward_expedition;
pub mod vault_keepers;
pub mod warm_sun_prophets;

use crate::games::root::words::party::Hireling;
use crate::tasks;

tasks! {
    /// A step of a hireling.
    pub enum Step {
        ForestPatrol = "forest_patrol" (step: forest_patrol::Step),
        LastDynasty = "last_dynasty" (step: last_dynasty::Step),
        PopularBand = "popular_band" (step: popular_band::Step),
        RiverfolkFlotilla = "riverfolk_flotilla" (step: riverfolk_flotilla::Step),
        WarmSunProphets = "warm_sun_prophets" (step: warm_sun_prophets::Step),
        FuriousProtector = "furious_protector" (step: furious_protector::Step),
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
            Step::PopularBand(_) => Hireling::PopularBand,
            Step::RiverfolkFlotilla(_) => Hireling::RiverfolkFlotilla,
            Step::WarmSunProphets(_) => Hireling::WarmSunProphets,
            Step::FuriousProtector(_) => Hireling::FuriousProtector,
            Step::FlameBearers(_) => Hireling::FlameBearers,
            Step::VaultKeepers(_) => Hireling::VaultKeepers,
            Step::SunwardExpedition(_) => Hireling::SunwardExpedition,
            Step::CorvidSpies(_) => Hireling::CorvidSpies,
        }
    }
}
