//! The players of Dewan.

use super::{Bot, Bots, Level, Random};
use crate::games::dewan::State;

impl Bots for State {
    fn bot(_: Level, _: &str) -> Box<dyn Bot<Self>> {
        Box::new(Random)
    }
}
