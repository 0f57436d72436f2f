//! Takes what scores at once and forgets the others, now and then everything.

use super::value::points_now;
use crate::bots::{Bot, View};
use crate::games::iwari::{Action, State};
use crate::kernel::{Generator, Rules};

/// One decision in this many is made without thinking.
const CARELESS: u32 = 4;

pub struct Easy;

impl Bot<State> for Easy {
    fn choose(&mut self, view: &View<'_, State>, rng: &mut Generator) -> Action {
        let legal = view.legal();
        let any = legal[rng.below(legal.len() as u32) as usize];
        if legal.len() == 1 || rng.below(CARELESS) == 0 {
            return any;
        }
        let table = view.sample(rng);
        let tribe = view.seat().index();
        let mut best = (f64::MIN, any);
        for &action in legal {
            let worth = match action {
                Action::Take { .. } | Action::Draw | Action::Discard { .. } => points_now(&table, tribe),
                _ => {
                    let mut after = table.clone();
                    after.step(action, rng, &mut ());
                    points_now(&after, tribe)
                }
            };
            // among equals any
            let worth = worth + f64::from(rng.below(1000)) / 2000.0;
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }
}
