//! The players of Dewan.

mod thumb;
mod weigh;
mod worth;

use super::{Bot, Bots, Level, Random};
use crate::games::dewan::State;
use thumb::Thumb;

impl Bots for State {
    fn bot(level: Level, _: &str) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => Box::new(Thumb::EASY),
            Level::Normal => Box::new(Thumb::NORMAL),
        }
    }
}
