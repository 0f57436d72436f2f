//! Known results of an action, before it is taken.

use super::LocalSession;
use crate::bots::{self, Bots};
use crate::kernel::{Chance, Decision, Generator, RollKind, Seat, Sink, Viewer, join};
use crate::table::game::{Forecast, GameRecord};
use std::cell::Cell;

/// Samples of what the asked seat does not know: what is told in all of them is certain.
const SAMPLES: u64 = 4;

/// Forced steps that are followed: no action has more of them, and none may loop.
const FORCED: usize = 16;

/// The action that says no.
const DECLINE: &str = "pass";

/// Notes that chance was asked: what follows is unknown.
struct Uncertain<'a> {
    generator: Generator,
    asked: &'a Cell<bool>,
}

impl Chance for Uncertain<'_> {
    fn draw(&mut self, kind: RollKind, options: u64) -> u8 {
        self.asked.set(true);
        self.generator.draw(kind, options)
    }
}

/// Keeps what is told until chance is asked.
struct Until<'a, E> {
    events: Vec<E>,
    asked: &'a Cell<bool>,
}

impl<E> Sink<E> for Until<'_, E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        if !self.asked.get() {
            self.events.push(event());
        }
    }
}

impl<G: Bots> LocalSession<G> {
    /// Returns what the seat would certainly be told if it took a legal action now, with the steps after it that leave
    /// it no choice. It is found with samples of what the seat does not know, so that it learns nothing by asking.
    pub(super) fn foresee(&self, seat: Seat, action: G::Action) -> Forecast {
        let mut rng = bots::stream(self.chance.seed(), self.actions());
        let asked = Cell::new(false);
        let mut told: Option<Vec<_>> = None;
        let mut certain = true;
        let mut then = None;
        let mut is_final = false;
        for number in 0..SAMPLES {
            let mut sample = self.state.determinize(seat, &mut rng);
            asked.set(false);
            let mut chance = Uncertain { generator: rng.clone(), asked: &asked };
            let mut log = Until { events: Vec::new(), asked: &asked };
            let mut way = vec![(sample.clone(), action)];
            if sample.apply(action, &mut chance, &mut log).is_err() {
                // what is hidden decides whether it can be done at all
                return Forecast { told: Vec::new(), certain: false, then: None, is_final: false };
            }
            let mut legal = Vec::new();
            while !asked.get() && sample.asked() == Some(seat) && !sample.at_rest() && way.len() < FORCED {
                sample.legal(&mut legal);
                let [only] = legal[..] else { break };
                way.push((sample.clone(), only));
                sample.step(only, &mut chance, &mut log);
            }
            // what the others then do in their turn is theirs, and for the log to tell
            let is_own_turn = GameRecord::turn(self) == Some(seat);
            let events = log.events.into_iter().take_while(|event| is_own_turn || sample.comes_of(event, seat));
            let events = events.map(|event| sample.tell(event, Viewer::Seat(seat)));
            let messages: Vec<_> = events.collect();
            certain &= !asked.get() && sample.asked() == Some(seat);
            let next = match sample.decision() {
                Decision::Ask(question) if !asked.get() && question.seat == seat && !sample.at_rest() => {
                    sample.legal(&mut legal);
                    // what can be declined costs nothing yet
                    let declined = legal.iter().any(|action| join(&G::parts(*action)) == DECLINE);
                    (!declined).then_some(question.message)
                }
                _ => None,
            };
            then = if number == 0 { next } else { then.filter(|then| Some(then) == next.as_ref()) };
            is_final = is_final || number == 0 && self.is_final(seat, &way, sample, &mut chance);
            told = Some(match told {
                None => messages,
                Some(before) => {
                    let alike = before.iter().zip(&messages).take_while(|(one, other)| one == other).count();
                    certain &= alike == before.len() && alike == messages.len();
                    messages.into_iter().take(alike).collect()
                }
            });
        }
        Forecast { told: told.unwrap_or_default(), certain, then, is_final }
    }

    /// Whether `undo` would refuse to take these actions back, which led to `after` in a sample.
    fn is_final(&self, seat: Seat, way: &[(G, G::Action)], mut after: G, chance: &mut Uncertain) -> bool {
        let humans = self.humans();
        if humans.len() < 2 {
            return false;
        }
        let mut legal = Vec::new();
        // a bot that answers in the middle of it lets the dice roll
        for _ in 0..FORCED {
            let answers = |other: &Seat| *other != seat && !humans.contains(*other);
            if chance.asked.get() || after.at_rest() || after.asked().filter(answers).is_none() {
                break;
            }
            after.legal(&mut legal);
            let Some(first) = legal.first() else { break };
            after.step(*first, chance, &mut ());
        }
        if chance.asked.get() || after.asked().is_some_and(|other| other != seat && humans.contains(other)) {
            return true;
        }
        way.iter()
            .enumerate()
            .any(|(at, (before, action))| self.reveals(before, *action, self.entries.len() + at, humans))
    }
}
