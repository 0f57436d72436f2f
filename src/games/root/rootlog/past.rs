//! The past of a game that follows a log, and how it is changed where nobody has seen it: an unknown card that was drawn can
//! have been another.

use super::outcomes::Outcome;
use super::pieces::Pieces;
use super::search::{Begun, Step, advance};
use super::tracker::Tracker;
use crate::games::root::prelude::*;
use crate::games::root::rules::setup::Setup;
use crate::games::root::words::card::{Card, CardSet};
use crate::games::root::words::roll::ROLL_CARD;
use crate::kernel::{ForcedRoll, Roll, Rules, Script, join};

/// Where it begins: with a setup and its results of chance, or with a position.
#[derive(Clone)]
pub enum Anchor<'a> {
    Setup(&'a Setup, Vec<Roll>),
    Position(Box<State>),
}

/// All steps since then, line by line.
#[derive(Clone)]
pub struct Past<'a> {
    pub anchor: Anchor<'a>,
    pub lines: Vec<Vec<Step>>,
}

impl Past<'_> {
    /// Lets one card have been the other from the draw on which brought it where it is. Returns what the same steps lead to
    /// then; none if they could not have been taken.
    pub fn exchange(&self, one: Card, other: Card, now: &Begun) -> Option<(Self, Begun, State)> {
        let mut past = self.clone();
        let face = |card: Card| CardSet::of(card).places().trailing_zeros() as u8;
        past.rename(face(one), face(other))?;
        let (begun, end) = past.replay([one.kind(), other.kind()])?;
        let is_same = Pieces::of(&begun.state) == Pieces::of(&now.state)
            && begun.state.turn == now.state.turn
            && begun.state.asked == now.state.asked
            && begun.state.players().map(|player| player.score).eq(now.state.players().map(|player| player.score));
        is_same.then_some((past, begun, end))
    }

    /// Exchanges the faces of the two among all draws from the last one of the first card on.
    fn rename(&mut self, one: u8, other: u8) -> Option<()> {
        let first = match &mut self.anchor {
            Anchor::Setup(_, rolls) => Some(rolls),
            Anchor::Position(_) => None,
        };
        let later = self.lines.iter_mut().flatten().map(|step| &mut step.rolls);
        let mut rolls: Vec<&mut Roll> =
            first.into_iter().chain(later).flatten().filter(|roll| roll.kind == ROLL_CARD).collect();
        let begin = rolls.iter().rposition(|roll| roll.value == one)?;
        for roll in &mut rolls[begin..] {
            roll.value = match roll.value {
                value if value == one => other,
                value if value == other => one,
                value => value,
            };
        }
        Some(())
    }

    /// Takes all steps again, with one card in place of the other where that is played instead; the state in which the last turn
    /// ended, and where the next one begins.
    fn replay(&mut self, exchanged: [CardKind; 2]) -> Option<(Begun, State)> {
        let mut state = match &self.anchor {
            Anchor::Setup(setup, rolls) => {
                let mut script = script(rolls);
                let state = State::new(setup, &mut script, &mut ()).ok()?;
                script.finish().ok()?;
                state
            }
            Anchor::Position(state) => State::clone(state),
        };
        let mut tracker = Tracker::of(&state);
        let mut last = None;
        let mut legal = Vec::new();
        for step in self.lines.iter_mut().flatten() {
            state.legal(&mut legal);
            if !legal.contains(&step.action) {
                step.action = instead(step.action, exchanged).filter(|action| legal.contains(action))?;
            }
            let (mut after, mut events, mut script) = (state.clone(), Vec::new(), script(&step.rolls));
            after.step(step.action, &mut script, &mut events);
            script.finish().ok()?;
            let outcome = Outcome { state: after, events, rolls: step.rolls.clone() };
            let advanced = advance((&state, &tracker), step.action, outcome);
            (state, tracker, last) = (advanced.state, advanced.tracker, advanced.next);
        }
        last.map(|(end, begun)| (begun, end))
    }
}

/// The same action with the other of two cards.
fn instead(action: Action, [one, other]: [CardKind; 2]) -> Option<Action> {
    let text = join(&State::parts(action));
    let exchange = |word: &str| match word {
        word if word == one.id() => other.id().to_owned(),
        word if word == other.id() => one.id().to_owned(),
        word => word.to_owned(),
    };
    let words: Vec<String> = text.split(' ').map(exchange).collect();
    State::parse(&words.join(" ")).ok()
}

fn script(rolls: &[Roll]) -> Script {
    Script::new(rolls.iter().copied().map(ForcedRoll::from))
}
