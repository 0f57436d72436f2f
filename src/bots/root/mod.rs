//! The players of Root.

use super::{Bot, Bots, Level, Random};
use crate::games::root::State;

impl Bots for State {
    fn bot(_: Level, _: &str) -> Box<dyn Bot<Self>> {
        Box::new(Random)
    }
}
