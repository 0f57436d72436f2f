//! What each hireling leaves pending, as data.

pub mod furious_protector;
pub mod last_dynasty;
pub mod popular_band;
pub mod riverfolk_flotilla;
pub mod warm_sun_prophets;

use crate::games::root::words::party::Hireling;
use crate::tasks;

tasks! {
    /// A step of a hireling.
    pub enum Step {
        LastDynasty = "last_dynasty" (step: last_dynasty::Step),
        PopularBand = "popular_band" (step: popular_band::Step),
        RiverfolkFlotilla = "riverfolk_flotilla" (step: riverfolk_flotilla::Step),
        WarmSunProphets = "warm_sun_prophets" (step: warm_sun_prophets::Step),
        FuriousProtector = "furious_protector" (step: furious_protector::Step),
    }
}

impl Step {
    /// Whose step it is.
    pub fn hireling(self) -> Hireling {
        match self {
            Step::LastDynasty(_) => Hireling::LastDynasty,
            Step::PopularBand(_) => Hireling::PopularBand,
            Step::RiverfolkFlotilla(_) => Hireling::RiverfolkFlotilla,
            Step::WarmSunProphets(_) => Hireling::WarmSunProphets,
            Step::FuriousProtector(_) => Hireling::FuriousProtector,
        }
    }
}
