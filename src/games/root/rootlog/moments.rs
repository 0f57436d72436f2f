//! An action in steps: the states through which it leads, each with what was told on the way to it.

use crate::games::root::prelude::*;
use crate::kernel::{ForcedRoll, Rules, Script, Sink};

/// An action that was taken, with its results of chance and what is noted of it.
pub struct Played {
    pub action: Action,
    pub rolls: Vec<ForcedRoll>,
    pub note: String,
}

/// Events up to a number, from which on it is full.
struct Told {
    events: Vec<Event>,
    most: usize,
}

impl Sink<Event> for Told {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.events.push(event());
    }

    fn is_full(&self) -> bool {
        self.events.len() >= self.most
    }
}

/// Plays an action again, task by task. A turn that ends, its successor's first steps and each removal of a battle are moments
/// of their own by that; the last of them is the state after the action.
pub fn moments(before: &State, played: &Played) -> Vec<(State, Vec<Event>)> {
    let mut moments = Vec::new();
    let mut known = 0;
    loop {
        let mut told = Told { events: Vec::new(), most: known + 1 };
        let mut state = before.clone();
        state.step(played.action, &mut Script::new(played.rolls.iter().copied()), &mut told);
        let (is_whole, count) = (!told.is_full(), told.events.len());
        moments.push((state, told.events.split_off(known.min(count))));
        if is_whole {
            return moments;
        }
        known = count;
    }
}
