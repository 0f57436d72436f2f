//! Players that are programs. They see what their seat may see and draw from a stream of their own.

mod dewan;
mod evaluation;
mod iwari;
mod level;
mod random;
mod request;
pub mod root;

pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use request::BotRequest;

use crate::kernel::{Decision, Doc, Generator, Message, Progress, Rules, Seat, Viewer};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The game as one seat may know it. The state itself never gets out, unless all cards are open.
pub struct View<'a, G: Rules> {
    state: &'a G,
    seat: Seat,
    legal: &'a [G::Action],
    stop: Option<&'a StopFlag>,
    /// Whether the seat is shown everything, after the game.
    is_open: bool,
}

impl<'a, G: Rules> View<'a, G> {
    /// `legal` is the list of the pending decision; a seat that is not asked sees none of it.
    pub fn new(state: &'a G, seat: Seat, legal: &'a [G::Action]) -> Self {
        let legal = if state.asked() == Some(seat) { legal } else { &[] };
        Self { state, seat, legal, stop: None, is_open: false }
    }

    /// Has the bot stop thinking once the flag is raised.
    #[must_use]
    pub fn until(self, stop: &'a StopFlag) -> Self {
        Self { stop: Some(stop), ..self }
    }

    /// Returns whether nobody waits for the answer any more, so that any will do.
    pub fn is_stopped(&self) -> bool {
        self.stop.is_some_and(StopFlag::is_raised)
    }

    /// Returns the game with all cards open, for who looks back at it.
    #[must_use]
    pub fn open(self) -> Self {
        Self { is_open: true, ..self }
    }

    /// Returns whose view it is.
    fn viewer(&self) -> Viewer {
        if self.is_open { Viewer::All } else { Viewer::Seat(self.seat) }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn decision(&self) -> Decision {
        self.state.decision()
    }

    /// Returns the legal actions, if this seat is asked.
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    pub fn observe(&self) -> G::Observation {
        self.state.observe(self.viewer())
    }

    /// Returns what the seat may know as a document.
    pub fn document(&self) -> Doc {
        self.state.write(self.viewer())
    }

    /// Returns round and scores, which are public.
    pub fn progress(&self) -> Progress {
        self.state.progress()
    }

    /// Returns a full state that this seat cannot tell from the true one.
    pub fn sample(&self, rng: &mut Generator) -> G {
        if self.is_open { self.state.clone() } else { self.state.determinize(self.seat, rng) }
    }
}

/// Tells a bot on another thread that nobody waits for its answer any more.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The limit on what a bot may spend on one decision. Plans are made in any case: it limits how often they are tried. Rules of
/// thumb need none of it, and no clock is one: a game follows from its seed alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Positions to look at.
    pub nodes: Option<u64>,
}

/// What a bot reckons in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// The chance to win, 0 to 1.
    Chance,
    Points,
}

/// A term of a bot's reckoning: the key of what it is about, and the points that are expected to come of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Term {
    pub about: &'static str,
    pub gain: f64,
}

/// An action as a bot weighs it, and why: by how much each term of its reckoning is more or less than now.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    pub action: A,
    pub value: f64,
    pub terms: Vec<Term>,
}

impl<A> Weighed<A> {
    /// Returns how far each term differs from that of another action.
    pub fn beside(&self, other: &Self) -> Vec<Term> {
        let missing = other.terms.iter().filter(|term| self.terms.iter().all(|own| own.about != term.about));
        let missing = missing.map(|term| Term { gain: -term.gain, ..*term });
        let gain = |about| other.terms.iter().find(|term| term.about == about).map_or(0.0, |term| term.gain);
        let own = self.terms.iter().map(|term| Term { gain: term.gain - gain(term.about), ..*term });
        own.chain(missing).collect()
    }

    /// Returns the same action in another form.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Weighed<B> {
        Weighed { action: form(self.action), value: self.value, terms: self.terms }
    }
}

/// The choice of a bot, and what it thinks the alternatives are worth: nothing if it does not weigh them.
#[derive(Clone, PartialEq, Debug)]
pub struct BotDecision<A> {
    pub action: A,
    pub values: Vec<Weighed<A>>,
    pub unit: Unit,
    /// What it means to do after this one, as far as it can tell.
    pub then: Vec<A>,
    /// What it expects others to do to it before its next turn, if it looks so far ahead.
    pub replies: Vec<Reply<A>>,
}

impl<A> BotDecision<A> {
    /// Makes a choice that nothing was weighed for.
    pub const fn plain(action: A) -> Self {
        Self { action, values: Vec::new(), unit: Unit::Points, then: Vec::new(), replies: Vec::new() }
    }
}

/// An action of another seat that a bot expects.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply<A> {
    pub seat: Seat,
    pub action: A,
    pub chance: f64,
}

impl<A> Reply<A> {
    /// Returns the same action in another form.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Reply<B> {
        Reply { seat: self.seat, action: form(self.action), chance: self.chance }
    }
}

/// A choice that someone made beside the one that a bot would have made.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgment<A> {
    /// The bot's own choice, and what it would have done after it.
    pub better: A,
    pub then: Vec<A>,
    /// By how much less the choice made is worth, in the bot's own reckoning, as the mean of the worlds in which both were
    /// played out, and the standard error of that.
    pub cost: f64,
    pub error: f64,
    /// The number of these worlds, and in how many of them the game is won or lost before the next turn: after the bot's own
    /// choice, and after the one made.
    pub worlds: usize,
    pub wins: [usize; 2],
    pub losses: [usize; 2],
    /// By how much each term is more or less after the bot's own choice, where the game goes on.
    pub terms: Vec<Term>,
}

impl<A> Judgment<A> {
    /// Makes the judgment of a choice that the bot would have made too.
    pub const fn same(choice: A) -> Self {
        Self {
            better: choice,
            then: Vec::new(),
            cost: 0.0,
            error: 0.0,
            worlds: 0,
            wins: [0; 2],
            losses: [0; 2],
            terms: Vec::new(),
        }
    }

    /// Returns the same in another form.
    pub fn map<B>(self, form: impl Fn(A) -> B) -> Judgment<B> {
        let Self { better, then, cost, error, worlds, wins, losses, terms } = self;
        let (better, then) = (form(better), then.into_iter().map(form).collect());
        Judgment { better, then, cost, error, worlds, wins, losses, terms }
    }
}

/// A player that is a program. What it chooses follows from the view and the stream alone: it may keep buffers, but no
/// memory of earlier decisions, since a game that was continued or taken back must meet the same player.
pub trait Bot<G: Rules>: Send {
    /// Returns one of `view.legal()`, which is not empty.
    fn choose(&mut self, view: &View<'_, G>, rng: &mut Generator) -> G::Action;

    /// Like `choose`, within a budget and with reasons.
    fn think(&mut self, view: &View<'_, G>, rng: &mut Generator, _: Budget) -> BotDecision<G::Action> {
        BotDecision::plain(self.choose(view, rng))
    }

    /// Weighs a legal action that someone took, the first of what they did in the rest of the turn, beside its own choice;
    /// `None` where it weighs nothing.
    fn judge(
        &mut self,
        _: &View<'_, G>,
        _made: &[G::Action],
        _: &mut Generator,
        _: Budget,
    ) -> Option<Judgment<G::Action>> {
        None
    }
}

/// A game says which bot plays at which level.
pub trait Bots: Rules {
    /// The levels at which the game has bots.
    const LEVELS: &'static [Level];

    /// The weights of its bots, as they are read from a file; [`NoWeights`] where they are fixed.
    type Weights: FromStr<Err = Message> + Send + Sync;

    /// The built-in weights as such a file; none where they are fixed.
    const WEIGHTS: Option<&'static str> = None;

    /// Returns the bot of a level. For one that the game does not have, the best below it plays.
    fn bot(level: Level) -> Box<dyn Bot<Self>>;

    /// Returns the bot of [`Bots::bot`] with other weights.
    fn bot_with(level: Level, _weights: &Arc<Self::Weights>) -> Box<dyn Bot<Self>> {
        Self::bot(level)
    }

    /// Returns the chance of each seat to win, as anyone at the table could give it; they add up to 1. `None` where nothing
    /// is known of it.
    fn chances(&self) -> Option<Vec<f64>> {
        None
    }
}

/// The weights of bots whose weights are fixed: there are none.
#[derive(Clone, Copy, Debug)]
pub enum NoWeights {}

impl FromStr for NoWeights {
    type Err = Message;

    fn from_str(_: &str) -> Result<Self, Message> {
        Err(Message::new("weights-fixed"))
    }
}

/// Returns the stream for one decision of a bot: it follows from the game's seed and the number of actions before, so that
/// a continued, replayed or repeated game meets the same bots, and shares nothing with the game's own stream.
pub fn stream(seed: u64, actions: u64) -> Generator {
    const APART: u64 = 0x7468_6963_6B65_7421;
    Generator::new(seed.rotate_left(32) ^ APART ^ actions.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_of_neighboring_decisions_and_of_the_game_differ() {
        let first = |mut generator: Generator| generator.below(u32::MAX);
        let drawn = [first(stream(7, 0)), first(stream(7, 1)), first(stream(8, 0)), first(Generator::new(7))];
        for (index, value) in drawn.iter().enumerate() {
            assert!(!drawn[..index].contains(value), "{drawn:?}");
        }
        assert_eq!(first(stream(7, 1)), drawn[1]);
    }
}
