//! The players of Iwari: `value` says what a table is worth to a seat, `easy` and `normal` choose by it.

mod aim;
mod easy;
mod normal;
mod value;

use super::{Bot, Bots, Level, NoWeights, Random};
use crate::games::iwari::State;

impl Bots for State {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Easy, Level::Normal];

    type Weights = NoWeights;

    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => Box::new(easy::Easy),
            Level::Normal | Level::Hard => Box::new(normal::Normal::default()),
        }
    }
}
