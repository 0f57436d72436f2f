//! The players of Root. `normal` plans its turn with `plan` and values positions with `evaluate`, which asks each faction's
//! file in `factions`; `easy` takes what looks best at once.

mod aim;
mod answers;
mod cards;
pub mod chances;
mod easy;
mod evaluate;
mod factions;
mod hard;
mod hirelings;
mod map_features;
mod normal;
mod odds;
mod opening;
mod plan;
#[cfg(test)]
mod tests;

use super::{Bot, Bots, Level, Random};
use crate::games::root::State;

impl Bots for State {
    const LEVELS: &'static [Level] = &Level::ALL;

    fn bot(level: Level, _: &str) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => Box::new(easy::Easy),
            Level::Normal => Box::new(normal::Normal),
            Level::Hard => Box::new(hard::Hard),
        }
    }

    fn chances(&self) -> Option<Vec<f64>> {
        chances::chances(self)
    }
}
