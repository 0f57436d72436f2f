//! The players of Root. `normal` plans its turn with `plan` and values positions with `evaluate`, which asks each faction's
//! file in `factions`; `easy` takes what looks best at once. `hard` tries its plans in `trials`, and so does `judge` with what
//! others chose.

mod aim;
mod answers;
mod cards;
pub mod chances;
mod easy;
mod evaluate;
mod factions;
mod hard;
mod hirelings;
mod judge;
mod map_features;
mod normal;
mod odds;
mod opening;
mod plan;
#[cfg(test)]
mod tests;
mod trials;
mod weights;

use super::{Bot, Bots, Level, Random};
use crate::games::root::State;
use std::sync::Arc;
use weights::Weights;

impl Bots for State {
    const LEVELS: &'static [Level] = &Level::ALL;

    type Weights = Weights;

    const WEIGHTS: Option<&'static str> = Some(weights::TEXT);

    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        Self::bot_with(level, Weights::usual())
    }

    fn bot_with(level: Level, weights: &Arc<Weights>) -> Box<dyn Bot<Self>> {
        let weights = Arc::clone(weights);
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => Box::new(easy::Easy { weights }),
            Level::Normal => Box::new(normal::Normal { weights }),
            Level::Hard => Box::new(hard::Hard { weights }),
        }
    }

    fn chances(&self) -> Option<Vec<f64>> {
        chances::chances(self)
    }
}
