//! The bot of a beginner: takes what looks best at once, thinks of nobody else, and overlooks much.

use super::evaluate::EvalContext;
use super::odds::Ambushes;
use super::plan::{Beam, Planner, best};
use super::weights::Weights;
use super::{factions, hirelings, opening};
use crate::bots::{Bot, View};
use crate::games::root::State;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::kernel::Generator;
use std::sync::Arc;

/// The number of actions overlooked, of a hundred.
const OVERLOOKED: u32 = 35;

/// Plays from one action to the next.
pub struct Easy {
    pub weights: Arc<Weights>,
}

impl Bot<State> for Easy {
    fn choose(&mut self, view: &View<'_, State>, rng: &mut Generator) -> Action {
        let (weights, legal) = (&*self.weights, view.legal());
        if let [only] = legal {
            return *only;
        }
        let seen = view.observe();
        if seen.phase == Phase::Setup
            && let Some(action) = opening::choose(weights, &seen, view.seat(), legal, rng)
        {
            return action;
        }
        let guess = factions::guess(weights, &seen, view.seat(), legal);
        if let Some(action) = guess.or_else(|| hirelings::gift(weights, &seen, view.seat(), legal)) {
            return action;
        }
        let guesses = |action: &Action| matches!(action, Action::Expose { .. });
        let plain = legal.iter().copied().filter(|action| !guesses(action));
        let mut noticed: Vec<Action> = plain.filter(|_| rng.below(100) >= OVERLOOKED).collect();
        if noticed.is_empty() {
            noticed.push(legal[rng.below(legal.len() as u32) as usize]);
        }
        let sample = view.sample(rng);
        let context = EvalContext::of(weights, &seen, view.seat()).naive();
        let mut planner = Planner::new(context, Ambushes::default(), rng.fork(), Beam::USUAL);
        let plans = planner.glance(&sample, &noticed);
        noticed[best(&plans)]
    }
}
