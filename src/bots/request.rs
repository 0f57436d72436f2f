//! One decision of a bot, to be thought over away from the table.

use super::{Bot, BotDecision, Bots, Budget, Judgment, StopFlag, View};
use crate::kernel::{Generator, Seat};

/// All that a bot needs for one decision, owned: while it thinks, the game can go on.
pub struct BotRequest<G: Bots> {
    bot: Box<dyn Bot<G>>,
    state: G,
    seat: Seat,
    legal: Vec<G::Action>,
    rng: Generator,
    budget: Budget,
    stop: StopFlag,
}

impl<G: Bots> BotRequest<G> {
    /// Returns the decision that is pending, with its legal list; `None` when the game is over. `rng` is the bot's own
    /// stream.
    pub fn new(bot: Box<dyn Bot<G>>, state: &G, legal: &[G::Action], rng: Generator, budget: Budget) -> Option<Self> {
        let seat = state.asked()?;
        Some(Self { bot, state: state.clone(), seat, legal: legal.to_vec(), rng, budget, stop: StopFlag::default() })
    }

    /// Returns the flag that ends its thinking.
    pub fn stop_flag(&self) -> StopFlag {
        self.stop.clone()
    }

    /// Returns the bot's choice and the next best ones: this many, or all others if there are fewer.
    pub fn rank(mut self, others: usize) -> (BotDecision<G::Action>, Vec<G::Action>) {
        let thought = self.decide();
        if others == 0 {
            return (thought, Vec::new());
        }
        let mut weighed = thought.values.clone();
        weighed.retain(|other| other.action != thought.action);
        weighed.sort_by(|one, other| other.value.total_cmp(&one.value));
        let mut next: Vec<G::Action> = weighed.into_iter().map(|other| other.action).take(others).collect();
        self.legal.retain(|action| *action != thought.action && !next.contains(action));
        // of what it did not weigh, the bot would choose this if there were nothing better
        while next.len() < others && !self.legal.is_empty() {
            let action = self.decide().action;
            next.push(action);
            self.legal.retain(|other| *other != action);
        }
        (thought, next)
    }

    /// Weighs the choice that was made, the first of what its player did in the rest of the turn, beside the bot's own;
    /// `is_open`: with all cards open. `None` where there was nothing to choose, or the bot weighs nothing.
    pub fn judge(mut self, made: &[G::Action], is_open: bool) -> Option<Judgment<G::Action>> {
        if self.legal.len() < 2 || !made.first().is_some_and(|choice| self.legal.contains(choice)) {
            return None;
        }
        let view = View::new(&self.state, self.seat, &self.legal);
        let view = if is_open { view.open() } else { view };
        self.bot.judge(&view, made, &mut self.rng, self.budget)
    }

    /// Asks the bot, unless there is nothing to choose.
    fn decide(&mut self) -> BotDecision<G::Action> {
        if let [only] = self.legal[..] {
            return BotDecision::plain(only);
        }
        let view = View::new(&self.state, self.seat, &self.legal).until(&self.stop);
        self.bot.think(&view, &mut self.rng, self.budget)
    }
}
