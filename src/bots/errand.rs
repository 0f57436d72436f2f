//! One decision of a bot, to be thought over away from the table.

use super::{Bot, Bots, Budget, Thought, View};
use crate::kernel::{Generator, Seat};

/// All that a bot needs for one decision, owned: while it thinks, the game is nobody's to wait for.
pub struct Errand<G: Bots> {
    bot: Box<dyn Bot<G>>,
    state: G,
    seat: Seat,
    legal: Vec<G::Action>,
    rng: Generator,
    budget: Budget,
}

impl<G: Bots> Errand<G> {
    /// The decision that is pending, with its legal list; `None` when the game is over. `rng` is the bot's own stream.
    pub fn new(bot: Box<dyn Bot<G>>, state: &G, legal: &[G::Action], rng: Generator, budget: Budget) -> Option<Self> {
        let seat = state.asked()?;
        Some(Self { bot, state: state.clone(), seat, legal: legal.to_vec(), rng, budget })
    }

    /// Returns the bot's choice. Where there is nothing to choose it is not asked.
    pub fn think(mut self) -> Thought<G::Action> {
        if let [only] = self.legal[..] {
            return Thought { action: only, values: Vec::new(), then: Vec::new() };
        }
        let view = View::new(&self.state, self.seat, &self.legal);
        self.bot.think(&view, &mut self.rng, self.budget)
    }
}
