//! What each hireling leaves pending, as data.

pub mod last_dynasty;

use crate::games::root::words::party::Hireling;
use crate::tasks;

tasks! {
    /// A step of a hireling.
    pub enum Step {
        LastDynasty = "last_dynasty" (step: last_dynasty::Step),
    }
}

impl Step {
    /// Whose step it is.
    pub fn hireling(self) -> Hireling {
        match self {
            Step::LastDynasty(_) => Hireling::LastDynasty,
        }
    }
}
