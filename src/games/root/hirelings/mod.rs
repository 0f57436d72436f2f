//! The hirelings (appendix E), in the same shape for all: each is a file here, with its pending steps as data in
//! `state/hirelings.rs`. How they bend the general rules is in `law/hooks/hirelings.rs`.

pub mod corvid_spies;
pub mod flame_bearers;
pub mod forest_patrol;
pub mod furious_protector;
pub mod highway_bandits;
pub mod last_dynasty;
pub mod popular_band;
pub mod riverfolk_flotilla;
pub mod spring_uprising;
pub mod sunward_expedition;
pub mod the_exile;
pub mod vault_keepers;
pub mod warm_sun_prophets;

use crate::games::root::module::hireling::HirelingRules;
use crate::games::root::words::party::Hireling;

/// Returns what a hireling answers.
pub(in crate::games::root) fn module(hireling: Hireling) -> &'static dyn HirelingRules {
    match hireling {
        Hireling::ForestPatrol => &forest_patrol::ForestPatrol,
        Hireling::LastDynasty => &last_dynasty::LastDynasty,
        Hireling::SpringUprising => &spring_uprising::SpringUprising,
        Hireling::TheExile => &the_exile::TheExile,
        Hireling::PopularBand => &popular_band::PopularBand,
        Hireling::RiverfolkFlotilla => &riverfolk_flotilla::RiverfolkFlotilla,
        Hireling::WarmSunProphets => &warm_sun_prophets::WarmSunProphets,
        Hireling::HighwayBandits => &highway_bandits::HighwayBandits,
        Hireling::FuriousProtector => &furious_protector::FuriousProtector,
        Hireling::FlameBearers => &flame_bearers::FlameBearers,
        Hireling::VaultKeepers => &vault_keepers::VaultKeepers,
        Hireling::SunwardExpedition => &sunward_expedition::SunwardExpedition,
        Hireling::CorvidSpies => &corvid_spies::CorvidSpies,
    }
}
