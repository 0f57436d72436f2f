//! The steps that each hireling leaves pending, as data.

pub mod flame_bearers;
pub mod flotilla;
pub mod forest_patrol;
pub mod furious_protector;
pub mod highway_bandits;
pub mod last_dynasty;
pub mod popular_band;
pub mod spies;
pub mod spring_uprising;
pub mod sunward_expedition;
pub mod the_exile;
pub mod vault;
pub mod warm_sun_prophets;

use crate::games::root::words::party::Hireling;
use crate::tasks;

/// The steps of all hirelings as one kind of task.
macro_rules! steps {
    ($($hireling:ident = $word:literal $module:ident),+ $(,)?) => {
        tasks! {
            /// A step of a hireling.
            pub enum Step {
                $(#[steps] $hireling = $word (step: $module::Step),)+
            }
        }

        impl Step {
            /// Returns whose step it is.
            pub fn hireling(self) -> Hireling {
                match self {
                    $(Step::$hireling(_) => Hireling::$hireling,)+
                }
            }
        }

        $(impl From<$module::Step> for Step {
            fn from(step: $module::Step) -> Self {
                Step::$hireling(step)
            }
        })+
    };
}

steps! {
    ForestPatrol = "forest_patrol" forest_patrol,
    LastDynasty = "last_dynasty" last_dynasty,
    SpringUprising = "spring_uprising" spring_uprising,
    TheExile = "the_exile" the_exile,
    PopularBand = "popular_band" popular_band,
    Flotilla = "flotilla" flotilla,
    HighwayBandits = "highway_bandits" highway_bandits,
    WarmSunProphets = "warm_sun_prophets" warm_sun_prophets,
    FuriousProtector = "furious_protector" furious_protector,
    FlameBearers = "flame_bearers" flame_bearers,
    Vault = "vault" vault,
    SunwardExpedition = "sunward_expedition" sunward_expedition,
    Spies = "spies" spies,
}
