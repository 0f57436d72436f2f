//! The players of Root. `normal` plans its turn with `plan`, weighing positions with `value` and what each faction's file
//! says of its own standing; `easy` takes what looks best at once.

mod alliance;
mod answers;
mod cards;
mod corvids;
mod duchy;
mod easy;
mod eyrie;
mod hundreds;
mod keepers;
mod lizards;
mod marquise;
mod normal;
mod odds;
mod opening;
mod plan;
mod riverfolk;
mod survey;
#[cfg(test)]
mod tests;
mod vagabond;
mod value;

use super::{Bot, Bots, Level, Random};
use crate::games::root::State;

impl Bots for State {
    fn bot(level: Level, _: &str) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => Box::new(easy::Easy),
            Level::Normal => Box::new(normal::Normal),
        }
    }
}
