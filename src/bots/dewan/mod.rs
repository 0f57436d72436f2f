//! The players of Dewan.

mod aim;
mod evaluate;
mod greedy;
mod rank;

use super::{Bot, Bots, Level, NoWeights, Random};
use crate::games::dewan::State;
use greedy::GreedyBot;

impl Bots for State {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Easy, Level::Normal];

    type Weights = NoWeights;

    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => Box::new(GreedyBot::EASY),
            Level::Normal | Level::Hard => Box::new(GreedyBot::NORMAL),
        }
    }
}
