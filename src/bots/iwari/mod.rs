//! The players of Iwari.

use super::{Bot, Bots, Level, Random};
use crate::games::iwari::State;

impl Bots for State {
    fn bot(_: Level, _: &str) -> Box<dyn Bot<Self>> {
        Box::new(Random)
    }
}
